/** What is said when memory runs short; loaded with what watches it. */
export const memory = {
  title: "Memory is short",
  text: "Your graph is all there. What was worked out from it, such as the search index, was let go and is made again when it is needed.",
};

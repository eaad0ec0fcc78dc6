/** What is said when memory runs short. */
export const memory = {
  title: "Memory is low",
  text: "Your graph is complete. I dropped caches such as the search index and rebuild them when needed.",
};

/** The handbook's courses in their order, in the folder `handbook` beside the page. */
export const handbookFiles: readonly string[] = [
  "graph-basics.md",
  "centrality.md",
  "communities.md",
  "reading-a-picture.md",
  "working-with-the-assistant.md",
  "models-and-privacy.md",
];

/** Small parts used all over the page. */
export const parts = {
  selectNode: (label: string) => `Select ${label}`,
  useSelected: (label: string) => `${label}: take the selected node`,
  deletedSince: "Deleted since then",
  noSuchNodeHere: "There is no such node in this graph",
  noSuchNode: "(no such node)",
};

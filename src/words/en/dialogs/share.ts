/** Said where a link that holds a graph is opened. */
export const share = {
  sharedTitle: "Shared graph: a copy is yours.",
  sharedText: "It is kept on this device once you change it.",
  keepIt: "Keep it",
  notOpened: "The shared graph was not opened.",
  faults: {
    broken: "The link is not whole: ask for it again, or for a file.",
    "too-large": "The link unfolds to more than this page takes.",
    "no-graph": "There is no graph of Parley's in the link.",
  },
};

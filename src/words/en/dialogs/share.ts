/** Said where a link that holds a graph is opened. */
export const share = {
  sharedTitle: "This is your own copy.",
  sharedText: "It is saved on this device when you edit it.",
  keepIt: "Save now",
  notOpened: "I could not open the shared graph.",
  faults: {
    broken: "The link is incomplete. Ask for it again, or for a file.",
    "too-large": "The link contains more than this page can open. Ask for a file.",
    "no-graph": "The link contains no Parley graph.",
    newer: "A newer Parley made this link. Open it with that version.",
  },
};

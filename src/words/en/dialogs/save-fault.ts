/** Told of a save that failed. */
export const saveFault = {
  title: "Changes are not saved.",
  text: (reason: string) =>
    `This browser could not store them: ${reason} You can go on working; I try again with the next change. ` +
    "To be safe, save the graph as a file.",
  fullTitle: "Storage is full.",
  fullText:
    "You can go on working, but changes are not saved. Delete graphs you no longer need, or save this one as a file.",
  largeTitle: "The graph is too large for this browser's storage.",
  largeText: "You can go on working, but changes are not saved. Save the graph as a file.",
  makeRoom: "Make room",
  saveFile: "Save as a file…",
};

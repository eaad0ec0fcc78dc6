/** Told of a save that failed. */
export const saveFault = {
  title: "Changes are not saved.",
  text: (reason: string) =>
    `This browser could not keep them: ${reason} The graph stays open and works, and the next change is tried again. To be safe, save it as a file.`,
  fullTitle: "Storage is full.",
  fullText:
    "The graph stays open and works, but changes are not saved. Delete graphs you no longer need, or save this one as a file.",
  makeRoom: "Make room",
  saveFile: "Save as a file…",
};

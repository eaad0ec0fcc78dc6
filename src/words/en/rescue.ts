/** The page that stands where Parley cannot draw its own. */
export const rescue = {
  title: "Parley could not draw the page",
  kept: (name: string) => `Nothing is lost: ${name} is still saved on this device. Try these in order.`,
  keptNameless: "Nothing is lost: your graph is still saved on this device. Try these in order.",
  notKept: "Nothing was deleted, but unsaved changes are not on this device.",
  tried: "Already tried.",
  again: "Reload the page",
  againHint: "Helps if this was a one-time error.",
  plain: "Open without filter and labels",
  plainHint: "Shows the whole graph without labels. Undo restores the filter.",
  save: "Save the file",
  saveHint: "Downloads the last saved graph. Parley can open it again.",
  saved: (file: string) => `Saved ${file}.`,
  notSaved: "I could not read the graph from this device.",
  fresh: "Start fresh",
  freshHint: "Opens a sample. Your graphs stay saved on this device.",
  details: "What went wrong",
};

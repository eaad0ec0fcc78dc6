/** The page that stands where Parley cannot draw its own. */
export const rescue = {
  title: "Parley could not draw the page",
  kept: (name: string) => `Nothing was deleted: ${name} is still kept on this device. Try these one after the other.`,
  keptNameless: "Nothing was deleted: your graph is still kept on this device. Try these one after the other.",
  notKept: "Nothing was deleted. What was not saved yet is not on this device.",
  tried: "This was just tried.",
  again: "Load the page again",
  againHint: "Helps where something went wrong only once.",
  plain: "Open without filter and labels",
  plainHint: "Shows the whole graph and no names. Undo brings the filter back.",
  save: "Save the file",
  saveHint: "Downloads the graph as it was last saved. Parley can open it again.",
  saved: (file: string) => `${file} is saved.`,
  notSaved: "The graph could not be read from this device.",
  fresh: "Start fresh",
  freshHint: "Begins with a sample. Your graphs stay in the list of what is kept on this device.",
  details: "What went wrong",
};

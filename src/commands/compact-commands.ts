/** The commands offered to small models: enough to look, find, style, lay out and take back. */
export const compactCommands: readonly string[] = [
  "queryGraph",
  "getSchema",
  "findNodes",
  "getNode",
  "findPath",
  "rankNodes",
  "styleNodes",
  "styleByAttribute",
  "clearStyles",
  "undo",
];

/** Steps that are about nothing named. */
export type PlainStep =
  | "hello"
  | "thanks"
  | "help"
  | "summary"
  | "question"
  | "figure"
  | "share"
  | "communities"
  | "algorithm"
  | "components"
  | "clearStyles"
  | "unstyle"
  | "swapColors"
  | "deselect"
  | "showAll"
  | "fit"
  | "fold"
  | "layout"
  | "clearGraph"
  | "path"
  | "addEdge"
  | "removeEdge"
  | "export"
  | "undo"
  | "redo"
  | "notUnderstood";

/** Steps with what they are about. */
export type StepOfThings =
  | "question"
  | "count"
  | "find"
  | "sample"
  | "describe"
  | "types"
  | "values"
  | "rank"
  | "style"
  | "clearLooks"
  | "select"
  | "hide"
  | "unhide"
  | "only"
  | "zoom"
  | "remove"
  | "merge"
  | "add"
  | "load"
  | "export";

/** Steps with an attribute, a colour or a name besides. */
export type StepWith = "colour" | "styleBy" | "rank" | "change" | "unset" | "rename" | "save";

export type StepBetween = "path" | "addEdge" | "removeEdge";

/** Why a step came to nothing. */
export type StepWhy =
  | "denied"
  | "refused"
  | "nothing"
  | "allShown"
  | "held"
  | "lost"
  | "askColor"
  | "cannot"
  | "noSuch"
  | "lacks";

const plainSteps: Readonly<Record<PlainStep, string>> = {
  hello: "Say hello",
  thanks: "Reply to thanks",
  help: "Show what I can do",
  summary: "Summarise the graph",
  question: "Answer a question",
  figure: "Work out a figure",
  share: "Work out a share",
  communities: "Find groups",
  algorithm: "Measure the graph",
  components: "Find connected parts",
  clearStyles: "Remove all styles",
  unstyle: "Remove a style",
  swapColors: "Swap two colours",
  deselect: "Clear the selection",
  showAll: "Show everything",
  fit: "Fit the graph into view",
  fold: "Fold or unfold groups",
  layout: "Arrange the graph",
  clearGraph: "Delete everything",
  path: "Find a path",
  addEdge: "Add an edge",
  removeEdge: "Delete the edge",
  export: "Save as a file",
  undo: "Undo",
  redo: "Redo",
  notUnderstood: "Something I did not understand",
};

const stepsOf: Readonly<Record<StepOfThings, (what: string) => string>> = {
  question: (what) => `Answer a question about ${what}`,
  count: (what) => `Count ${what}`,
  find: (what) => `Find ${what}`,
  sample: (what) => `Show examples of ${what}`,
  describe: (what) => `Describe ${what}`,
  types: (what) => `Name the kinds of ${what}`,
  values: (what) => `Look at the values of ${what}`,
  rank: (what) => `Rank ${what}`,
  style: (what) => `Style ${what}`,
  clearLooks: (what) => `Reset the style of ${what}`,
  select: (what) => `Select ${what}`,
  hide: (what) => `Hide ${what}`,
  unhide: (what) => `Show again ${what}`,
  only: (what) => `Show only ${what}`,
  zoom: (what) => `Zoom to ${what}`,
  remove: (what) => `Delete ${what}`,
  merge: (what) => `Merge ${what}`,
  add: (what) => `Add ${what}`,
  load: (what) => `Open ${what}`,
  export: (what) => `Save ${what} as a file`,
};

const stepsWith: Readonly<Record<StepWith, (what: string, more: string) => string>> = {
  colour: (what, colour) => `Colour ${what} ${colour}`,
  styleBy: (what, attribute) => `Draw ${what} by ${attribute}`,
  rank: (what, attribute) => `Rank ${what} by ${attribute}`,
  change: (what, attribute) => `Change ${what}: ${attribute}`,
  unset: (what, attribute) => `Remove from ${what}: ${attribute}`,
  rename: (what, name) => `Rename ${what} to ${name}`,
  save: (what, name) => `Save ${what} as ${name}`,
};

const stepsBetween: Readonly<Record<StepBetween, (from: string, to: string) => string>> = {
  path: (from, to) => `Find a path from ${from} to ${to}`,
  addEdge: (from, to) => `Add an edge from ${from} to ${to}`,
  removeEdge: (from, to) => `Delete the edge from ${from} to ${to}`,
};

const stepWhys: Readonly<Record<StepWhy, string>> = {
  denied: "you did not allow it",
  refused: "the command refused it",
  nothing: "nothing matched",
  allShown: "nothing would be left to see",
  held: "I was not sure you wanted it",
  lost: "I did not understand it",
  askColor: "no colour was named",
  cannot: "I can't do it",
  noSuch: "nothing has that name",
  lacks: "none of them has such a value",
};

/** The lines of a message's checklist. */
export const plan = {
  plainSteps,
  stepsOf,
  stepsWith,
  stepsBetween,
  stepWhys,
  /** Things by their kind in such a line. */
  stepThings: (many: string, isAll: boolean) => (isAll ? `all ${many}` : many),
};

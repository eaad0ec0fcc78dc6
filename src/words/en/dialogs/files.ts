import { figures } from "@/lib/english";

/** Opening files, and the dialog of a table's columns. */
export const files = {
  opened: (name: string, nodes: string, edges: string) => `Opened ${name}: ${nodes}, ${edges}`,
  openedTitle: (name: string) => `Opened ${name}.`,
  /** Of files that are opened together. */
  names: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${figures(names.length - 2)} more` : names.join(", "),
  notOpened: (name: string) => `${name} was not opened.`,
  notAdded: (name: string) => `${name} was not added.`,
  graphNotOpened: "The graph was not opened.",
  sampleNotOpened: "The sample was not opened.",
  /** A sentence of a reader or of the library of models, which speak English. */
  told: (sentence: string) => sentence,
  line: (line: number) => `Line ${figures(line)}.`,
  manyForms:
    "Several files open as one graph only when all are tables: one of nodes, one of edges. Open the others one by one.",
  reading: (name: string) => `Reading ${name}`,
  read: (count: number) => `${figures(count)} rows or elements`,
  tooLarge: (megabytes: number, most: number) =>
    `That is ${figures(megabytes)} MB, and at most ${figures(most)} MB can be opened: the browser has no room for more. Leave out what you do not need, or open a part. The graph stays as it was.`,
  readingStopped: (name: string) => `Reading ${name} was cancelled. The graph stays as it was.`,
  arranging: "Arranging the nodes",
  stopped: (what: string) => `${what}: cancelled. Nothing was changed.`,
  pasted: "Pasted text",
  changeColumns: "Change columns",
  chooseColumns: "Choose columns",
  skipIt: "Skip it",
  readerMissing: "The part that reads files could not be loaded. Check the connection and open it again.",
  columns: "What the columns are",
  columnsLead: (name: string) => `The first rows of ${name}. Say what each column is; the rest follows.`,
  formatLead: (name: string) => `${name} does not say what it is. Say how it is meant; below stands what it makes.`,
  format: "Read as",
  shapes: {
    csv: "A table",
    matrix: "An adjacency matrix",
    "adjacency-list": "Nodes with their neighbours",
    sif: "Node, relation, node",
    arrows: "Edges with arrows",
  },
  doubts: {
    header: "The first row may name the columns, or be one more row.",
    kind: "A row may be an edge or a node.",
    ends: "It does not tell which columns are the ends of the edges.",
    pairs: "Two pairs of columns could be the ends of the edges.",
  },
  above: (count: number, text: string) =>
    `${count === 1 ? "One line" : `${figures(count)} lines`} above the table left out: ${text}`,
  table: "Table",
  kind: "Each row is",
  kinds: { edges: "an edge", nodes: "a node" },
  header: "The first row names the columns",
  delimiter: "Separator",
  delimiters: { "\t": "Tab", ";": "Semicolon", ",": "Comma", "|": "Bar", " ": "Blanks" },
  encoding: "Encoding",
  directed: "Edges have a direction",
  role: (column: string) => `What “${column}” is`,
  roles: {
    source: "Source",
    target: "Target",
    weight: "Weight",
    type: "Type",
    id: "Id",
    direction: "Direction",
    label: "Name",
    link: "Names other rows (edges)",
    attribute: "Attribute",
    skip: "Leave out",
  },
  shortRows: "Rows with one name",
  shortChoices: { node: "Add as a node without edges", skip: "Skip" },
  longRows: "Rows with too many cells",
  longChoices: { skip: "Skip", cut: "Leave the extra cells out" },
  sameEdges: "Rows with the same two ends",
  sameChoices: { keep: "An edge each", join: "One edge, weights added" },
  rowProblem: {
    short: (row: number, file: string, line: number, id: string) =>
      `Row ${figures(row)} has one name, “${id}”. ${file}, line ${figures(line)}.`,
    long: (row: number, file: string, line: number) =>
      `Row ${figures(row)} has more cells than the header. ${file}, line ${figures(line)}.`,
    empty: (row: number, file: string, line: number) =>
      `Row ${figures(row)} names no node. ${file}, line ${figures(line)}.`,
    double: (row: number, file: string, line: number, id: string) =>
      `Row ${figures(row)} has the id “${id}” again. ${file}, line ${figures(line)}.`,
  },
  moreProblems: (count: number) => `${figures(count)} more like these.`,
  addNodeTable: "Add the table of nodes…",
  addEdgeTable: "Add the table of edges…",
  removeTable: (name: string) => `Leave ${name} out`,
  makes: (nodes: string, edges: string) => `${nodes}, ${edges}`,
  open: "Open",
  add: "Add",
  cancel: "Cancel",
  needsEnds: "Choose a source and a target.",
  needsId: "Choose the column with the ids.",
};

import { sayRead } from "@parley/formats/read";
import type { ShapeName } from "@parley/formats/recognise";
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
  /** What a reader says of a file: why it is refused, what was read otherwise, what to do. */
  sayRead,
  read: (count: number) => `${figures(count)} rows or elements`,
  tooLarge: (megabytes: number, most: number) =>
    `The file has ${figures(megabytes)} MB; the browser can open up to ${figures(most)} MB. ` +
    "Open a smaller part of it, or put all of it into a graph database. Nothing changed.",
  intoDatabase: "Graph database…",
  /** While a database is connected. */
  intoConnected: (name: string, host: string) => `Put ${name} into ${host}?`,
  intoConnectedText: "You see what it would do before it begins. Opening it as a graph of its own disconnects.",
  openAlone: "Open as its own graph",
  readingStopped: (name: string) => `You cancelled reading ${name}. Nothing changed.`,
  changeColumns: "Change columns",
  chooseColumns: "Choose columns",
  skipIt: "Skip it",
  /** A row of a total that was skipped. */
  addIt: "Add it as a node",
  skipAll: "Skip all",
  addAll: "Add all as nodes",
  /** Before a file is read again in place of its graph, which was changed or talked about. */
  hasWork: (name: string) => `You have worked on ${name} since you opened it.`,
  hasWorkText: "Opening it again replaces the graph with your changes and starts a new chat.",
  openAgain: "Open again",
  columns: "Set up columns",
  columnsLead: (name: string) => `The first rows of ${name}. Check how each column is used.`,
  formatLead: (name: string) => `I can't tell the format of ${name}. Choose one and check the preview below.`,
  format: "Read as",
  shapes: {
    csv: "A table",
    matrix: "An adjacency matrix",
    "adjacency-list": "Nodes with their neighbours",
    sif: "Node, relation, node",
    arrows: "Edges with arrows",
  } satisfies Record<ShapeName, string>,
  doubts: {
    header: "Is the first row a header?",
    kind: "Is each row an edge or a node?",
    ends: "I can't tell which two columns an edge connects.",
    figures: "Does the comma or dot in the numbers separate decimals or thousands?",
    pairs: "Two pairs of columns could be source and target. Choose one.",
  },
  above: (count: number, text: string) =>
    `${count === 1 ? "One line" : `${figures(count)} lines`} above the table skipped: ${text}`,
  table: "Table",
  kind: "Each row is",
  kinds: { edges: "an edge", nodes: "a node" },
  header: "The first row is a header",
  delimiter: "Separator",
  delimiters: { "\t": "Tab", ";": "Semicolon", ",": "Comma", "|": "Bar", " ": "Spaces" },
  decimals: "Decimal sign",
  decimalSigns: { dot: "1.5", comma: "1,5" },
  encoding: "Encoding",
  sheet: "Sheet",
  directed: "Edges have a direction",
  role: (column: string) => `Use of “${column}”`,
  roles: {
    source: "Source",
    target: "Target",
    weight: "Weight",
    type: "Type",
    id: "Id",
    direction: "Direction",
    label: "Name",
    link: "Link to another row",
    attribute: "Attribute",
    skip: "Skip",
  },
  shortRows: "Rows with one name",
  sumRows: "Rows of totals",
  shortChoices: { node: "Add as nodes", skip: "Skip" },
  longRows: "Rows with too many cells",
  longChoices: { skip: "Skip", cut: "Drop the extra cells" },
  sameEdges: "Rows that connect the same two nodes",
  sameChoices: { keep: "One edge each", join: "One edge, weights added up" },
  rowProblem: {
    short: (row: number, file: string, line: number, id: string) =>
      `Row ${figures(row)} has one name, “${id}”. ${file}, line ${figures(line)}.`,
    long: (row: number, file: string, line: number) =>
      `Row ${figures(row)} has more cells than the header. ${file}, line ${figures(line)}.`,
    empty: (row: number, file: string, line: number) =>
      `Row ${figures(row)} has no name (a total?). It is skipped. ${file}, line ${figures(line)}.`,
    sum: (row: number, file: string, line: number, id: string) =>
      `Row ${figures(row)} looks like a total: “${id}”. ${file}, line ${figures(line)}.`,
    double: (row: number, file: string, line: number, id: string) =>
      `Row ${figures(row)} has the id “${id}” again. ${file}, line ${figures(line)}.`,
  },
  moreProblems: (count: number) => `${figures(count)} more like these.`,
  addNodeTable: "Add a node table…",
  addEdgeTable: "Add an edge table…",
  removeTable: (name: string) => `Remove ${name}`,
  makes: (nodes: string, edges: string) => `${nodes}, ${edges}`,
  cancel: "Cancel",
  needsEnds: "Choose a source and a target.",
  needsId: "Choose the id column.",
};

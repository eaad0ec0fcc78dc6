/** Words of the table under the canvas, and of the editors of values. */
export const table = {
  table: "Table",
  open: "Open the table",
  grow: "Make the table taller",
  close: "Close the table",
  nodes: "Nodes",
  edges: "Edges",
  show: "Rows",
  height: "Height of the table",
  filter: "Filter rows",
  filterHint: "Text, or a selector: age > 5",
  clearFilter: "Clear the filter of the table",
  found: (count: number, total: number) => `${figures(count)} of ${figures(total)}`,
  atSign: (place: number) => `At sign ${figures(place)}:`,
  selectedOnly: "Selected only",
  noRows: {
    nodes: "There are no nodes. Add one on the canvas, or open a file.",
    edges: "There are no edges. Connect two nodes on the canvas.",
    filter: "No row matches.",
    selected: "Nothing is selected here. Click nodes on the canvas, or switch off “Selected only”.",
  },
  showAll: "Show all rows",
  grid: { nodes: "Nodes of the graph", edges: "Edges of the graph" },
  keys: "Typing, Enter or F2 edits, Space selects, Ctrl Enter shows it on the canvas, Ctrl C copies the selected rows, Ctrl V pastes over the cells",
  name: "Name",
  source: "Source",
  target: "Target",
  degree: "Degree",
  indegree: "In",
  outdegree: "Out",
  id: "id",
  hidden: "hidden by the filter of the graph",
  missing: "no value",
  emptyText: "empty text",
  fixed: (name: string) => `${name} cannot be edited here.`,
  columns: "Columns",
  columnsTitle: "Show columns",
  findColumn: "Find a column",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  showAllColumns: "Show all",
  hideAllColumns: "Hide all",
  resetColumns: "Reset the columns",
  download: "Download as CSV",
  copyRows: "Copy the selected rows",
  copied: (count: number) => `Copied ${figures(count)} ${count === 1 ? "row" : "rows"}.`,
  copyFailed: {
    title: "Nothing was copied.",
    text: "The browser did not allow it. Press Ctrl C in the table instead.",
  },
  column: (name: string) => `Column ${name}`,
  sortUp: "Sort up",
  sortDown: "Sort down",
  sortOff: "Do not sort",
  moveLeft: "Move left",
  moveRight: "Move right",
  wider: "Wider",
  narrower: "Narrower",
  fitWidth: "Fit the width",
  hideColumn: "Hide",
  addAttribute: "Add an attribute",
  renameAttribute: "Rename the attribute",
  deleteAttribute: "Delete the attribute",
  attributeName: "Name",
  newName: "New name",
  attributeKind: "Kind",
  attributeValue: "Value for all",
  attributeValueHint: "Leave it empty to fill in the values one by one.",
  nameTaken: (name: string) => `There is an attribute ${name} already.`,
  nameFixed: (name: string) => `${name} stands for itself and cannot name an attribute.`,
  nameMissing: "Give the attribute a name.",
  add: "Add",
  rename: "Rename",
  cancel: "Cancel",
  deleted: (name: string) => `Deleted the attribute ${name}.`,
  deletedReaders: (layers: number, steps: number) => {
    const parts = [
      ...(layers > 0 ? [`${figures(layers)} style ${layers === 1 ? "layer" : "layers"}`] : []),
      ...(steps > 0 ? [`${figures(steps)} ${steps === 1 ? "step" : "steps"} of the filter`] : []),
    ];
    return `What read it changed with it: ${parts.join(" and ")}.`;
  },
  namedNow: (name: string) => `Nodes are named by ${name} now.`,
  theirId: "their id",
  paste: {
    done: (count: number) => `Pasted ${values(count)}.`,
    some: (count: number, total: number) =>
      count === 0 ? "Nothing was pasted." : `Pasted ${figures(count)} of ${values(total)}.`,
    refused: {
      number: (text: string, column: string, row: string) => `“${text}” is no number (${column} of ${row}).`,
      boolean: (text: string, column: string, row: string) =>
        `“${text}” is neither true nor false (${column} of ${row}).`,
      date: (text: string, column: string, row: string) =>
        `“${text}” is no date like 2024-03-31 (${column} of ${row}).`,
      json: (text: string, column: string, row: string) => `“${text}” is no list or record (${column} of ${row}).`,
    },
    fixed: (column: string) => `${column} is computed and cannot be written.`,
    more: (count: number) => `${figures(count)} more ${count === 1 ? "was" : "were"} refused.`,
    outside: (count: number) =>
      `${figures(count)} ${count === 1 ? "value" : "values"} had no cell: the table ends before. Add nodes or columns first.`,
  },
  kinds: { text: "Text", number: "Number", boolean: "True or false", date: "Date", json: "List or record" },
  yes: "true",
  no: "false",
  none: "no value",
  edit: (name: string) => `Edit ${name}`,
  notNumber: (name: string, example: string) => `${name} is a number in this graph, like ${example}.`,
  notBoolean: (name: string) => `${name} is true or false in this graph.`,
  notDate: (name: string) => `${name} is a date in this graph, like 2024-03-31.`,
  notJson: (line: number, column: number) =>
    `No list or record: look at line ${figures(line)}, sign ${figures(column)}. For example ["a", 2] or { "city": "Leeds" }.`,
  keepAsText: "Keep it as text",
  multiline: "Ctrl Enter keeps, Esc leaves it as it was",
};

function values(count: number): string {
  return `${figures(count)} ${count === 1 ? "value" : "values"}`;
}

function figures(count: number): string {
  return count.toLocaleString("en-GB");
}

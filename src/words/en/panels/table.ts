import { figures } from "@/lib/english";

/** Words of the table under the canvas, and of the editors of values. */
export const table = {
  filter: "Filter rows",
  filterHint: "Text, or a selector: age > 5",
  clearFilter: "Clear the filter of the table",
  found: (count: number, total: number) => `${figures(count)} of ${figures(total)}`,
  atSign: (place: number) => `At character ${figures(place)}:`,
  selectedOnly: "Selected only",
  noRows: {
    nodes: "There are no nodes. Add one on the canvas, or open a file.",
    edges: "There are no edges. Connect two nodes on the canvas.",
    filter: "No row matches.",
    selected: "Nothing is selected here. Click nodes on the canvas, or switch off “Selected only”.",
  },
  showAll: "Show all rows",
  grid: { nodes: "Nodes of the graph", edges: "Edges of the graph" },
  keys:
    "Type, Enter or F2 to edit. Space selects, Ctrl Enter shows it on the canvas, Ctrl C copies the selected " +
    "rows, Ctrl V pastes into the cells",
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
  fixed: (name: string) => `You cannot edit ${name} here.`,
  columns: "Columns",
  columnsTitle: "Show columns",
  findColumn: "Find a column",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  showAllColumns: "Show all",
  hideAllColumns: "Hide all",
  resetColumns: "Reset columns",
  download: "Download as CSV",
  copyRows: "Copy selected rows",
  copied: (count: number) => `Copied ${figures(count)} ${count === 1 ? "row" : "rows"}.`,
  copyFailed: {
    title: "Nothing was copied.",
    text: "The browser blocked it. Press Ctrl C in the table instead.",
  },
  column: (name: string) => `Column ${name}`,
  sortUp: "Sort ascending",
  sortDown: "Sort descending",
  sortOff: "Clear sorting",
  moveLeft: "Move left",
  moveRight: "Move right",
  wider: "Wider",
  narrower: "Narrower",
  fitWidth: "Fit width",
  hideColumn: "Hide",
  addAttribute: "Add an attribute",
  renameAttribute: "Rename the attribute",
  deleteAttribute: "Delete the attribute",
  attributeName: "Name",
  newName: "New name",
  attributeKind: "Type",
  attributeValue: "Value for all",
  attributeValueHint: "Leave empty to enter values one by one.",
  nameTaken: (name: string) => `There is already an attribute “${name}”.`,
  nameFixed: (name: string) => `“${name}” is reserved. Choose another name.`,
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
    return `Also changed: ${parts.join(" and ")}.`;
  },
  namedNow: (name: string) => `Nodes are now labelled by ${name}.`,
  theirId: "id",
  paste: {
    /** The step, as undo calls it. */
    step: (count: number) => `Paste ${values(count)}`,
    done: (count: number) => `Pasted ${values(count)}.`,
    some: (count: number, total: number) =>
      count === 0 ? "Nothing was pasted." : `Pasted ${figures(count)} of ${values(total)}.`,
    refused: {
      number: (text: string, column: string, row: string) => `“${text}” is not a number (${column} of ${row}).`,
      boolean: (text: string, column: string, row: string) => `“${text}” is not true or false (${column} of ${row}).`,
      date: (text: string, column: string, row: string) =>
        `“${text}” is not a date like 2024-03-31 (${column} of ${row}).`,
      json: (text: string, column: string, row: string) => `“${text}” is not a list or record (${column} of ${row}).`,
    },
    fixed: (column: string) => `${column} is computed. You cannot edit it.`,
    more: (count: number) => `${figures(count)} more ${count === 1 ? "value" : "values"} did not fit.`,
    outside: (count: number) =>
      `${figures(count)} ${count === 1 ? "value" : "values"} did not fit: the table ends there. Add nodes or columns first.`,
  },
  kinds: { text: "Text", number: "Number", boolean: "True or false", date: "Date", json: "List or record" },
  yes: "true",
  no: "false",
  none: "no value",
  edit: (name: string) => `Edit ${name}`,
  notNumber: (name: string, example: string) => `${name} takes numbers, like ${example}.`,
  notBoolean: (name: string) => `${name} takes true or false.`,
  notDate: (name: string) => `${name} takes dates, like 2024-03-31.`,
  notJson: (line: number, column: number) =>
    `Not a list or record: see line ${figures(line)}, character ${figures(column)}. For example ["a", 2] or { "city": "Leeds" }.`,
  keepAsText: "Keep as text",
  multiline: "Ctrl Enter saves, Esc cancels",
};

function values(count: number): string {
  return `${figures(count)} ${count === 1 ? "value" : "values"}`;
}

/** What the columns of tables mean, before they are read as a graph. */
export { delimiters } from "../src/table/csv-table";
export type { DecimalSign } from "../src/table/figures";
export { joinTables } from "../src/table/join-tables";
export { partTables, type TablePart } from "../src/table/part-tables";
export { type OpenedTable, openTable } from "../src/table/read-table";
export { planAs, type TableDoubt } from "../src/table/table-guess";
export {
  bodyRows,
  type ColumnRole,
  columnNames,
  edgeRoles,
  nodeRoles,
  type TablePlan,
  withRole,
} from "../src/table/table-plan";
export { openFigure, problemsOf, rowsOf, type TableProblem, type TableSource } from "../src/table/table-rows";
export { guessTogether } from "../src/table/tables-together";

import type { GraphData } from "../change-types";
import type { GraphEdge } from "../graph-types";
import { columnValues } from "./column-values";
import { type CsvRow, type CsvTable, readCsvTable } from "./csv-table";
import { type EdgeColumns, findColumns } from "./edge-columns";
import { guessName } from "./guess-name";
import { createEdgeIds } from "./loose-elements";
import { failure, type ReadFailure, type ReadResult } from "./read-result";

const NOTES_SHOWN = 5;
const HINT = "An edge list has one edge a row, such as: source,target,weight, then Ann,Bob,2.";

/** Comma, semicolon or tab separated rows, one edge each; a row with one name is a node without edges. */
export async function readEdgeList(text: string, fileName: string): Promise<ReadResult> {
  const table = await readCsvTable(text);
  if (!table.success) {
    return failure(`Row ${table.row} ${table.reason}. ${fileName}, line ${table.line}.`, {
      line: table.line,
      hint: HINT,
    });
  }
  const columns = findColumns(table);
  if (!columns.success) return failure(`${fileName} ${columns.reason}.`, { hint: columns.hint });
  const problem = rowProblem(table, columns, fileName);
  return problem ?? { success: true, ...build(table, columns, fileName) };
}

function rowProblem(table: CsvTable, columns: EdgeColumns, fileName: string): ReadFailure | undefined {
  const width = columns.hasHeader ? columns.names.length : Number.POSITIVE_INFINITY;
  for (const row of table.rows.slice(columns.hasHeader ? 1 : 0)) {
    const extra = row.cells.slice(width).some((cell) => cell !== "");
    const isEmpty = !row.cells[columns.source] && !row.cells[columns.target];
    if (!extra && !isEmpty) continue;
    const trouble = extra ? `has ${row.cells.length} columns, the header ${width}` : "names no node";
    const hint = extra ? "Put a cell that holds the separator in double quotes." : HINT;
    return failure(`Row ${numberOf(row, columns)} ${trouble}. ${fileName}, line ${row.line}.`, {
      line: row.line,
      hint,
    });
  }
  return undefined;
}

function build(
  table: CsvTable,
  columns: EdgeColumns,
  fileName: string,
): { readonly graph: GraphData; readonly notes: readonly string[] } {
  const rows = table.rows.slice(columns.hasHeader ? 1 : 0);
  const ids = rows.flatMap((row) => endsOf(row, columns)).filter((id) => id !== "");
  const whole = rows.map((row) => endsOf(row, columns).every((id) => id !== ""));
  const graph: GraphData = {
    name: guessName(fileName),
    directed: columns.directed,
    nodes: [...new Set(ids)].map((id) => ({ id, attributes: {} })),
    edges: buildEdges(rows, columns, table.delimiter),
    layers: [],
    sets: [],
    filter: null,
  };
  const notes = rows.filter((_, place) => !whole[place]).map((row) => noteOf(row, columns, fileName));
  return { graph, notes: shorten(notes) };
}

function buildEdges(rows: readonly CsvRow[], columns: EdgeColumns, delimiter: string): readonly GraphEdge[] {
  const values = columns.attributes.map(({ index, name }) => {
    const cells = rows.map((row) => row.cells[index] ?? "");
    return { name, cells: columnValues(cells, delimiter) };
  });
  const edgeId = createEdgeIds();
  return rows.flatMap((row, place) => {
    const [source, target] = endsOf(row, columns);
    if (source === "" || target === "") return [];
    const entries = values.flatMap(({ name, cells }) => {
      const value = cells[place];
      return value === undefined ? [] : [[name, value] as const];
    });
    const directed = directionOf(cellOf(row, columns.direction));
    const id = edgeId(cellOf(row, columns.id) || undefined);
    const direction = directed === undefined ? {} : { directed };
    return [{ id, source, target, attributes: Object.fromEntries(entries), ...direction }];
  });
}

function endsOf(row: CsvRow, columns: EdgeColumns): readonly [string, string] {
  return [cellOf(row, columns.source), cellOf(row, columns.target)];
}

function cellOf(row: CsvRow, column: number | undefined): string {
  return column === undefined ? "" : (row.cells[column] ?? "");
}

/** Rows are counted without the header. */
function numberOf(row: CsvRow, columns: EdgeColumns): number {
  return row.number - (columns.hasHeader ? 1 : 0);
}

function noteOf(row: CsvRow, columns: EdgeColumns, fileName: string): string {
  const trouble = row.cells.length === 1 ? "has one column" : "names one end";
  const id = endsOf(row, columns).join("");
  return `Row ${numberOf(row, columns)} ${trouble}: '${id}' was read as a node. ${fileName}, line ${row.line}.`;
}

function directionOf(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  if (word === "directed") return true;
  return word === "undirected" ? false : undefined;
}

function shorten(notes: readonly string[]): readonly string[] {
  if (notes.length <= NOTES_SHOWN) return notes;
  return [...notes.slice(0, NOTES_SHOWN), `${notes.length - NOTES_SHOWN} more rows have one name only.`];
}

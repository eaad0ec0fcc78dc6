import type { JsonValue } from "@/lib/json";
import type { Attributes } from "../../document/graph-types";
import { failure, type ReadFailure } from "../read-result";
import { columnValues, decimalSign } from "./column-values";
import { type CsvRow, type CsvTable, widthOf } from "./csv-table";
import { bodyRows, type ColumnRole, columnNames, headerCells, type TablePlan } from "./table-plan";

/** A table from a file, and how it is read. */
export interface TableSource {
  readonly fileName: string;
  readonly table: CsvTable;
  readonly plan: TablePlan;
}

/** A row that is not like the others. */
export interface TableProblem {
  readonly kind: "short" | "long" | "empty" | "double";
  readonly fileName: string;
  /** Counted from 1, without the header. */
  readonly row: number;
  readonly line: number;
  /** The node it names, as far as it names one. */
  readonly id: string;
  readonly cellCount: number;
  /** Cells a row may have. */
  readonly width: number;
}

export interface TableRow {
  readonly row: CsvRow;
  readonly attributes: Attributes;
  cell(role: ColumnRole): string;
}

export const tableHint = "An edge list has one edge a row, such as: source,target,weight, then Ann,Bob,2.";

/** The rows under the header, their attributes read a column at a time. */
export function rowsOf(source: TableSource): readonly TableRow[] {
  const { table, plan } = source;
  const rows = bodyRows(table, plan);
  const columns = attributeColumns(source).map(({ index, name }) => ({
    name,
    cells: rows.map(({ cells }) => cells[index] ?? ""),
  }));
  const sign = decimalSign(
    columns.map(({ cells }) => cells),
    table.delimiter,
  );
  const values = columns.map(({ name, cells }) => ({ name, cells: columnValues(cells, table.delimiter, sign) }));
  return rows.map((row, place) => {
    const entries = values.flatMap(({ name, cells }): (readonly [string, JsonValue])[] => {
      const value = cells[place];
      return value === undefined ? [] : [[name, value]];
    });
    return {
      row,
      attributes: Object.fromEntries(entries),
      cell: (role) => row.cells[plan.roles.indexOf(role)] ?? "",
    };
  });
}

/** Rows that do not fit the plan. */
export function problemsOf(source: TableSource, rows: readonly TableRow[]): readonly TableProblem[] {
  const { table, plan, fileName } = source;
  const width = plan.hasHeader ? headerCells(table, plan.skipped).length : widthOf(table);
  const seen = new Set<string>();
  return rows.flatMap((tableRow) => {
    const ends = idsIn(tableRow, plan);
    const id = ends.find((end) => end !== "") ?? "";
    const isDouble = plan.kind === "nodes" && id !== "" && seen.has(id);
    seen.add(id);
    const kind = kindOf({ ends, isLong: tableRow.row.cells.slice(width).some((cell) => cell !== ""), isDouble });
    if (kind === null) return [];
    const row = tableRow.row.number - plan.skipped - (plan.hasHeader ? 1 : 0);
    return [{ kind, fileName, row, line: tableRow.row.line, id, cellCount: tableRow.row.cells.length, width }];
  });
}

/** The ids a row of this plan names: two ends, or one node. */
export function idsIn({ cell }: TableRow, { kind }: TablePlan): readonly string[] {
  return kind === "edges" ? [cell("source"), cell("target")] : [cell("id")];
}

/** In words: what is wrong with the row, and where it stands. */
export function describeProblem({ kind, fileName, row, line, id, cellCount, width }: TableProblem): string {
  const place = `${fileName}, line ${line}.`;
  switch (kind) {
    case "short":
      return `Row ${row} ${cellCount === 1 ? "has one column" : "names one end"}: '${id}' was read as a node. ${place}`;
    case "long":
      return `Row ${row} has ${cellCount} columns, the header ${width}. ${place}`;
    case "empty":
      return `Row ${row} names no node. ${place}`;
    case "double":
      return `Row ${row} has the id '${id}' again: its values were added to the first. ${place}`;
  }
}

/** What keeps the table from being read as planned. */
export function refusalOf(problems: readonly TableProblem[], { longRows }: TablePlan): ReadFailure | undefined {
  const problem = problems.find(({ kind }) => longRows === "refuse" && (kind === "long" || kind === "empty"));
  if (!problem) return undefined;
  const hint = problem.kind === "long" ? "Put a cell that holds the separator in double quotes." : tableHint;
  return failure(describeProblem(problem), { line: problem.line, hint });
}

function kindOf(found: {
  readonly ends: readonly string[];
  readonly isLong: boolean;
  readonly isDouble: boolean;
}): TableProblem["kind"] | null {
  if (found.isLong) return "long";
  if (found.ends.every((end) => end === "")) return "empty";
  if (found.ends.includes("")) return "short";
  return found.isDouble ? "double" : null;
}

/** The columns that become attributes; weight, type and label are called so. */
function attributeColumns({ table, plan }: TableSource): readonly { readonly index: number; readonly name: string }[] {
  const names = columnNames(table, plan);
  const header = plan.hasHeader ? headerCells(table, plan.skipped) : [];
  const used = new Set<string>();
  return plan.roles.flatMap((role, index) => {
    const own = names[index] ?? "";
    // A second column called id is an attribute of that name: the first is none.
    const wanted = attributeName(role, header[index] || own);
    if (wanted === null) return [];
    const name = used.has(wanted) ? own : wanted;
    used.add(name);
    return [{ index, name }];
  });
}

function attributeName(role: ColumnRole, own: string): string | null {
  if (role === "attribute") return own;
  if (role === "weight" || role === "type") return role;
  if (role === "label") return /^(?:label|name|title)$/iu.test(own) ? own.toLowerCase() : "label";
  return null;
}

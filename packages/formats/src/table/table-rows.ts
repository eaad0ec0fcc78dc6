import { groupBy, type JsonValue } from "../host";
import type { ReadNote } from "../note-texts";
import { failure, type ReadFailure } from "../read-result";
import { attributeColumns, attributeName } from "./attribute-columns";
import { type ColumnReader, columnReader, columnValues, decimalSign, openReading } from "./column-values";
import { type CsvTable, widthOf } from "./csv-table";
import { describedEnd } from "./described-end";
import { isLabelName, wordOf } from "./header-names";
import { isSumName, sumInCells } from "./sum-rows";
import { bodyRows, headerCells, type TablePlan, type TableRow } from "./table-plan";

/** A table from a file, and how it is read. */
export interface TableSource {
  readonly fileName: string;
  readonly table: CsvTable;
  readonly plan: TablePlan;
  /** What an earlier part of the file settled for all of it. */
  readonly decided?: TableDecisions;
}

export interface TableDecisions {
  readonly columns: readonly TableColumn[];
  readonly described: "source" | "target" | undefined;
}

/** A column that becomes an attribute. */
export interface TableColumn {
  readonly index: number;
  readonly name: string;
  readonly reader: ColumnReader;
}

/** A row that is not like the others. */
export interface TableProblem {
  readonly kind: "short" | "long" | "empty" | "double" | "sum";
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

export const tableHint = { id: "edgeList" } as const;

/** The rows under the header, their attributes read a column at a time. */
export function rowsOf(source: TableSource): readonly TableRow[] {
  const { table, plan } = source;
  const rows = bodyRows(table, plan);
  const values = valuesOf(source);
  const read = rows.map((row, place): TableRow => {
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
  // Of a file in parts nobody knows which names come again.
  if (source.decided) return read;
  if (areNamed(source)) return withOwnIds(read, attributeName("label", idHeader(source)) ?? "label");
  if (plan.sumRows === "skip" || plan.kind !== "nodes") return read;
  // Totals that are added are rows of their own, however many are called so.
  const totals = read.filter((row) => sumIn(row, plan) !== undefined);
  const own = withOwnIds(totals, "label");
  const ownOf = new Map(totals.map((row, place) => [row, own[place] ?? row]));
  return read.map((row) => ownOf.get(row) ?? row);
}

/** Rows that go by their names, and by nothing that tells two of one name apart. */
function areNamed(source: TableSource): boolean {
  return source.plan.kind === "nodes" && isLabelName(wordOf(idHeader(source)));
}

function idHeader({ table, plan }: TableSource): string {
  return (plan.hasHeader ? headerCells(table, plan.skipped)[plan.roles.indexOf("id")] : "") ?? "";
}

/** Each row is one of its own, if not the same in all its cells as another of the name. */
function withOwnIds(rows: readonly TableRow[], label: string): readonly TableRow[] {
  const byName = groupBy(rows, ({ cell }) => cell("id"));
  const used = new Set(byName.keys());
  if (used.size === rows.length) return rows;
  const ids = new Map<TableRow, string>();
  for (const [name, same] of byName) {
    const byContent = [...groupBy(same, ({ row }) => JSON.stringify(row.cells)).values()];
    for (const [place, alike] of byContent.entries()) {
      let id = name;
      for (let count = 2; place > 0 && name !== "" && used.has(id); count += 1) id = `${name} ${count}`;
      used.add(id);
      for (const row of alike) ids.set(row, id);
    }
  }
  if (rows.every((row) => ids.get(row) === row.cell("id"))) return rows;
  return rows.map((row) => {
    const [name, id = ""] = [row.cell("id"), ids.get(row)];
    if (name === "") return row;
    return {
      ...row,
      ...(id !== name && { namesake: name }),
      attributes: { [label]: name, ...row.attributes },
      cell: (role) => (role === "id" ? id : row.cell(role)),
    };
  });
}

/** The columns that become attributes. */
function valuesOf(source: TableSource) {
  const rows = bodyRows(source.table, source.plan);
  return columnsOf(source).map(({ index, name, reader }) => ({
    name,
    cells: rows.map(({ cells }) => reader.read(cells[index] ?? "")),
  }));
}

/** By all of its rows where nothing is settled. One whose numbers have a unit has it in its name, unless its name says it or is fixed. */
export function columnsOf({ table, plan, ...source }: TableSource): readonly TableColumn[] {
  if (source.decided) return source.decided.columns;
  const rows = bodyRows(table, plan);
  const columns = attributeColumns({ table, plan }).map((column) => ({
    ...column,
    cells: rows.map(({ cells }) => cells[column.index] ?? ""),
  }));
  const sign =
    plan.decimals ??
    decimalSign(
      columns.map(({ cells }) => cells),
      table.delimiter,
    );
  return columns.map(({ index, name, isFixed, cells }) => {
    const reader = columnReader(cells, table.delimiter, sign);
    const { unit } = reader;
    const isSaid = isFixed || unit === "" || name.toLowerCase().includes(unit.toLowerCase());
    return { index, name: isSaid ? name : `${name} (${unit})`, reader };
  });
}

/** The end that its rows describe: see `describedEnd`. */
export function describedBy(source: TableSource, rows: readonly TableRow[]): "source" | "target" | undefined {
  return source.decided ? source.decided.described : describedEnd(source, rows);
}

/** What stood beside the weights, which are called so whatever they are in. */
export function weightUnit({ table, plan }: TableSource): string {
  const at = plan.roles.indexOf("weight");
  const cells = at < 0 ? [] : bodyRows(table, plan).map((row) => row.cells[at] ?? "");
  return columnValues(cells, table.delimiter, "unknown").unit;
}

/** A figure that may be two numbers, as nothing in the table shows its decimal sign; undefined where there is none. */
export function openFigure(source: TableSource) {
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
  const howRead = ({ cells }: { readonly cells: readonly string[] }) => openReading(cells, table.delimiter);
  const open =
    sign === "unknown"
      ? (columns.find((one) => howRead(one) === "asked") ?? columns.find((one) => howRead(one) === "said"))
      : undefined;
  const cell = open?.cells.find((one) => /[.,]/.test(one));
  if (open === undefined || cell === undefined) return undefined;
  const [value] = columnValues([cell], table.delimiter, plan.decimals ?? "unknown").values;
  return { name: open.name, cell, value, isAsked: howRead(open) === "asked" };
}

/** Rows that do not fit the plan. */
export function problemsOf(source: TableSource, rows: readonly TableRow[]): readonly TableProblem[] {
  const { table, plan, fileName } = source;
  const width = plan.hasHeader ? headerCells(table, plan.skipped).length : widthOf(table);
  const seen = new Set<string>();
  const isEachOnes = describedBy(source, rows) !== undefined;
  return rows.flatMap((tableRow) => {
    const ends = idsIn(tableRow, plan);
    const id = ends.find((end) => end !== "") ?? "";
    const isDouble = plan.kind === "nodes" && id !== "" && seen.has(id);
    seen.add(id);
    const isLong = tableRow.row.cells.slice(width).some((cell) => cell !== "");
    const sum = sumIn(tableRow, plan);
    const kind = kindOf({ ends, isLong, isDouble, isSum: sum !== undefined });
    if (kind === null || (kind === "short" && isEachOnes)) return [];
    const row = tableRow.row.number - plan.skipped - (plan.hasHeader ? 1 : 0);
    const said = kind === "sum" ? (sum ?? id) : id;
    return [{ kind, fileName, row, line: tableRow.row.line, id: said, cellCount: tableRow.row.cells.length, width }];
  });
}

/** The ids a row of this plan names: two ends, or one node. */
export function idsIn({ cell }: TableRow, { kind }: TablePlan): readonly string[] {
  return kind === "edges" ? [cell("source"), cell("target")] : [cell("id")];
}

/** What is wrong with the row, and where it stands. */
export function describeProblem(problem: TableProblem, { sumRows }: TablePlan): ReadNote {
  const { kind, fileName: file, row, line, id, cellCount: cells, width } = problem;
  const place = { row, file, line };
  switch (kind) {
    case "short":
      return { id: cells === 1 ? "rowOneColumn" : "rowOneName", with: { ...place, id } };
    case "long":
      return { id: "rowLong", with: { ...place, cells, width } };
    case "empty":
      return { id: "rowEmpty", with: place };
    case "sum":
      return { id: sumRows === "skip" ? "sumSkipped" : "sumAdded", with: { ...place, id } };
    case "double":
      return { id: "rowDouble", with: { ...place, id } };
  }
}

/** What keeps the table from being read as planned. */
export function refusalOf(problems: readonly TableProblem[], plan: TablePlan): ReadFailure | undefined {
  const problem = problems.find(({ kind }) => plan.longRows === "refuse" && kind === "long");
  if (!problem) return undefined;
  return failure(describeProblem(problem, plan), { hint: { id: "quoteCell" } });
}

/** What a row that adds up those above it calls itself: by its name, or in any cell. */
function sumIn({ cell, row }: TableRow, plan: TablePlan): string | undefined {
  const name = plan.kind === "nodes" ? cell("label") || cell("id") : "";
  return isSumName(name) ? name : sumInCells(row.cells);
}

function kindOf(found: {
  readonly ends: readonly string[];
  readonly isLong: boolean;
  readonly isDouble: boolean;
  readonly isSum: boolean;
}): TableProblem["kind"] | null {
  if (found.isLong) return "long";
  if (found.ends.every((end) => end === "")) return "empty";
  if (found.isSum) return "sum";
  if (found.ends.includes("")) return "short";
  return found.isDouble ? "double" : null;
}

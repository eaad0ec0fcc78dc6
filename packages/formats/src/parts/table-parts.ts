import type { ReadNote } from "../note-texts";
import type { ReadFailure } from "../read-result";
import { type ColumnReader, columnReader } from "../table/column-values";
import { type CsvRow, createRowCutter, guessDelimiter, widthOf } from "../table/csv-table";
import { joinTables, readPart } from "../table/join-tables";
import { doubtNotes, openRows, quoteFailure, refusedDoubts, type TableReading } from "../table/read-table";
import { bodyRows, columnNames } from "../table/table-plan";
import {
  columnsOf,
  describedBy,
  describeProblem,
  rowsOf,
  type TableColumn,
  type TableDecisions,
  type TableProblem,
  type TableSource,
} from "../table/table-rows";
import type { GraphInParts, GraphPart, PartColumn } from "./graph-in-parts";
import { type LargeFile, type TextBlock, textBlocks } from "./text-blocks";

/** Characters of one row: a quote that nobody closed would take in all that follows. */
const longestRow = 4_000_000;

/** A table by its first lines; undefined where it has to be read whole, as its links may name any row. */
export async function tableInParts(
  file: LargeFile,
  { text }: TextBlock,
  { wish = {}, refusesDoubts = false }: TableReading,
): Promise<GraphInParts | ReadFailure | undefined> {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const delimiter = guessDelimiter(text, wish.kind !== undefined);
  const newCutter = () => createRowCutter(delimiter, newline);
  const { rows, fault } = (await newCutter()).cut(text, false);
  if (fault) return quoteFailure(fault, file.name);
  const opened = openRows({ success: true, delimiter, rows }, file.name, wish);
  if (!opened.success) return opened;
  if (opened.source.plan.roles.includes("link")) return undefined;
  const refusal = refusedDoubts(opened, refusesDoubts);
  if (refusal) return refusal;
  const source: TableSource = { ...opened.source, plan: { ...opened.source.plan, longRows: "cut" } };
  const read = joinTables([source]);
  if (!read.success) return read;
  const decided = { columns: columnsOf(source), described: describedBy(source, rowsOf(source)) };
  return {
    success: true,
    fileName: file.name,
    size: file.size,
    sample: read.graph,
    notes: doubtNotes(opened),
    columns: columnsShown(source, decided),
    parts: () => partsOf(file, { newCutter, readRows: createPartReader(source, decided) }),
  };
}

async function* partsOf(
  file: LargeFile,
  {
    newCutter,
    readRows,
  }: {
    readonly newCutter: () => ReturnType<typeof createRowCutter>;
    readonly readRows: ReturnType<typeof createPartReader>;
  },
): ReturnType<GraphInParts["parts"]> {
  const cutter = await newCutter();
  for await (const { text, ratio, isLast, isLatin } of textBlocks(file)) {
    const { line } = cutter.next();
    const { rows, next, fault } = cutter.cut(text, isLast);
    if (rows.length > 0) yield readRows(rows, { ratio, line: next.line - 1, latinFrom: isLatin ? line : undefined });
    const isOpen = cutter.waiting() > longestRow;
    if (!fault && !isOpen) continue;
    yield quoteFailure(fault ?? { fault: "rowOpenQuote", row: next.number, line: next.line }, file.name);
    return;
  }
}

/** What each column is, in the order of the file. */
function columnsShown({ table, plan }: TableSource, { columns }: TableDecisions): readonly PartColumn[] {
  const names = columnNames(table, plan);
  return plan.roles.map((role, index) => {
    const column = columns.find((one) => one.index === index);
    return { name: column?.name ?? names[index] ?? "", role, kind: column?.reader.kind ?? "text" };
  });
}

interface PartPlace extends Pick<GraphPart, "ratio" | "line"> {
  /** The line from which it was no UTF-8. */
  readonly latinFrom: number | undefined;
}

/** Reads rows as the first lines showed; a column that had no value there is read by the first rows that have one. */
function createPartReader(source: TableSource, decided: TableDecisions) {
  const { table, plan, fileName } = source;
  const head = table.rows.slice(0, table.rows.length - bodyRows(table, plan).length);
  const filled = new Set(decided.columns.filter(({ index }) => hasValue(bodyRows(table, plan), index)));
  const known = new Map<number, ColumnReader>([...filled].map(({ index, reader }) => [index, reader]));
  let edges = 0;
  const edgeId = (wanted: string | undefined): string => {
    edges += 1;
    return wanted ?? `e${edges}`;
  };
  return (rows: readonly CsvRow[], { ratio, line, latinFrom }: PartPlace): GraphPart => {
    const body = rows.filter(({ number }) => number > head.length);
    const part = { ...table, rows: [...head, ...body] };
    const extra = Math.max(0, widthOf({ ...part, rows: body }) - plan.roles.length);
    const roles = [...plan.roles, ...Array.from({ length: extra }, () => "attribute" as const)];
    const own = { ...plan, roles };
    const names = columnNames(part, own);
    const columns = [
      ...decided.columns.map(({ index, name }) => ({ index, name })),
      ...Array.from({ length: extra }, (_, at) => ({
        index: plan.roles.length + at,
        name: names[plan.roles.length + at] ?? "",
      })),
    ].map(({ index, name }): TableColumn => {
      const reader =
        known.get(index) ??
        columnReader(
          body.map(({ cells }) => cells[index] ?? ""),
          table.delimiter,
          plan.decimals ?? "unknown",
        );
      if (!known.has(index) && hasValue(body, index)) known.set(index, reader);
      return { index, name, reader };
    });
    const read = readPart({ fileName, table: part, plan: own, decided: { ...decided, columns } }, edgeId);
    const notes = [
      ...(latinFrom === undefined ? [] : [{ id: "latinFrom", with: { file: fileName, line: latinFrom } } as const]),
      ...byLine([
        ...read.problems.filter(isShown).map((one) => ({ line: one.line, note: describeProblem(one, plan) })),
        ...body.flatMap((row) => unlikeCells(row, columns)),
      ]),
    ];
    return { success: true, nodes: read.nodes, edges: read.edges, ratio, line, notes };
  };
}

/** That an id comes again is not seen where it does in another part; which values count is said beforehand. */
function isShown({ kind }: TableProblem): boolean {
  return kind !== "double";
}

interface LineNote {
  readonly line: number;
  readonly note: ReadNote;
}

function byLine(notes: readonly LineNote[]): readonly ReadNote[] {
  return notes.toSorted((one, other) => one.line - other.line).map(({ note }) => note);
}

function unlikeCells({ cells, line }: CsvRow, columns: readonly TableColumn[]): readonly LineNote[] {
  return columns.flatMap(({ index, name, reader }) => {
    const cell = cells[index] ?? "";
    if (reader.fits(cell)) return [];
    const id = reader.kind === "truth" ? "cellNoTruth" : "cellNoNumber";
    return [{ line, note: { id, with: { line, cell: cell.slice(0, 40), name } } }];
  });
}

function hasValue(rows: readonly CsvRow[], index: number): boolean {
  return rows.some(({ cells }) => (cells[index] ?? "") !== "");
}

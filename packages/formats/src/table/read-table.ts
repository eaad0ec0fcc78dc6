import type { ReadNote } from "../note-texts";
import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { type CsvResult, type CsvTable, guessDelimiter, readCsvTable } from "./csv-table";
import { joinTables } from "./join-tables";
import { partTables, type TablePart } from "./part-tables";
import { doubtNote, doubtRefusal } from "./table-doubts";
import { guessPlan, planAs, type TableDoubt } from "./table-guess";
import type { TablePlan } from "./table-plan";
import { openFigure, type TableSource, tableHint } from "./table-rows";
import { guessTogether } from "./tables-together";

/** What a person says of a table, where they say it. */
export interface TableOptions {
  readonly kind?: TablePlan["kind"];
  readonly hasHeader?: boolean;
  readonly directed?: boolean;
  readonly sumRows?: TablePlan["sumRows"];
}

export interface TableReading {
  readonly wish?: TableOptions;
  /** What is unclear is refused; else it is read as guessed, and said. */
  readonly refusesDoubts?: boolean;
  /** Hears how many rows or elements were read. */
  readonly onProgress?: ((count: number) => void) | undefined;
  /** Whether the graph that this is added to has a node of this id. */
  readonly isThere?: (id: string) => boolean;
}

/** Comma, semicolon, tab or blank separated rows: edges or nodes, one a row. */
export function readTable(text: string, fileName: string, reading: TableReading = {}): Promise<ReadResult> {
  return readTables([{ text, fileName }], reading);
}

/** Several files that are one graph. */
export async function readTables(files: readonly TablePart[], reading: TableReading = {}): Promise<ReadResult> {
  const opened = await openTables(files, reading);
  return opened.success ? joinOpened(opened.tables, reading) : opened;
}

/** The same; without a table of nodes among them each is a graph, so that edges which two of them have can be joined. */
export async function readAddedTables(
  files: readonly TablePart[],
  reading: TableReading,
): Promise<readonly ReadResult[]> {
  const opened = await openTables(files, reading);
  if (!opened.success) return [opened];
  const { tables } = opened;
  const isOne = tables.some(({ source }) => source.plan.kind === "nodes");
  return isOne ? [joinOpened(tables, reading)] : tables.map((table) => joinOpened([table], reading));
}

type Opened = Extract<OpenedTable, { readonly success: true }>;

async function openTables(
  files: readonly TablePart[],
  { wish = {}, onProgress, isThere }: TableReading,
): Promise<{ readonly success: true; readonly tables: readonly Opened[] } | ReadFailure> {
  // Who says what the rows are means all of them.
  const parts = wish.kind === undefined ? files.flatMap(({ text, fileName }) => partTables(text, fileName)) : files;
  const tables = await Promise.all(parts.map((part) => openTable(part.text, part.fileName, { wish, onProgress })));
  const refused = tables.find((table) => !table.success);
  if (refused) return refused;
  const opened = tables.filter((table) => table.success);
  return { success: true, tables: guessTogether(opened, isThere) };
}

/** As they are guessed, and said. */
function joinOpened(tables: readonly Opened[], { refusesDoubts = false }: TableReading): ReadResult {
  const refusal = tables.map((table) => refusedDoubts(table, refusesDoubts)).find(Boolean);
  if (refusal) return refusal;
  const read = joinTables(tables.map(({ source }) => source));
  if (!read.success) return read;
  return { ...read, notes: [...tables.flatMap(doubtNotes), ...read.notes] };
}

/** Which of two pairs the ends are is never guessed, and a figure never refused. */
export function refusedDoubts({ source, doubts }: Opened, refusesDoubts: boolean): ReadFailure | undefined {
  const isRefused = (doubt: TableDoubt) => doubt === "pairs" || (refusesDoubts && doubt !== "figures");
  return doubts.some(isRefused) ? doubtRefusal(source, doubts) : undefined;
}

export function doubtNotes({ source, doubts }: Opened): readonly ReadNote[] {
  return doubts.map((doubt) => doubtNote(source, doubt));
}

export type OpenedTable =
  | {
      readonly success: true;
      readonly source: TableSource;
      /** What it may mean otherwise. */
      readonly doubts: readonly TableDoubt[];
    }
  | ReadFailure;

export interface TableGiven {
  readonly delimiter?: string;
  readonly wish?: TableOptions;
  /** A person sees the cells before anything is opened. */
  readonly isAsked?: boolean;
  readonly onProgress?: TableReading["onProgress"];
}

/** The rows with a guess at what the columns are. */
export async function openTable(
  text: string,
  fileName: string,
  { delimiter, wish = {}, isAsked = false, onProgress }: TableGiven = {},
): Promise<OpenedTable> {
  const isTable = isAsked || wish.kind !== undefined;
  const table = await readCsvTable(text, delimiter ?? guessDelimiter(text, isTable), onProgress);
  return table.success ? openRows(table, fileName, wish) : quoteFailure(table, fileName);
}

export function quoteFailure({ fault, row, line }: QuoteFault, file: string): ReadFailure {
  return failure({ id: fault, with: { row, file, line } }, { hint: tableHint });
}

type QuoteFault = Pick<Extract<CsvResult, { readonly success: false }>, "fault" | "row" | "line">;

/** A table that is cut already. */
export function openRows(table: CsvTable, fileName: string, wish: TableOptions): OpenedTable {
  const guess = guessPlan(table);
  const plan = withOptions(guess.plan, wish, (kind, before) => planAs(kind, table, before));
  if (plan.roles.length < 2 && plan.kind === "edges") {
    return failure({ id: "oneColumn", with: { file: fileName } }, { hint: { id: "oneEdgeARow" } });
  }
  const source = { fileName, table, plan };
  const doubts = guess.doubts.filter((doubt) => !isAnswered(doubt, wish));
  return { success: true, source, doubts: openFigure(source)?.isAsked === true ? [...doubts, "figures"] : doubts };
}

function withOptions(
  plan: TablePlan,
  { kind, hasHeader, directed, sumRows }: TableOptions,
  toKind: (kind: TablePlan["kind"], plan: TablePlan) => TablePlan,
): TablePlan {
  const headed = hasHeader === undefined ? plan : { ...plan, hasHeader };
  const planned = kind === undefined || kind === plan.kind ? headed : toKind(kind, headed);
  return { ...planned, ...(directed !== undefined && { directed }), ...(sumRows && { sumRows }) };
}

/** Who says that rows are edges means that the first two columns are their ends. */
function isAnswered(doubt: TableDoubt, { kind, hasHeader }: TableOptions): boolean {
  return doubt === "header" ? hasHeader !== undefined : kind !== undefined;
}

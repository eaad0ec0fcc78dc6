import {
  type Encoding,
  failure,
  type ReadFailure,
  type ReadNote,
  type ReadResult,
  readGraph,
  textOfFile,
} from "@parley/formats/read";
import type { FormatName, Recognised } from "@parley/formats/recognise";
import { guessTogether, joinTables, openTable, type TablePart } from "@parley/formats/table-plan";
import type { GraphData } from "@/graph/changes/change-types";
import type { DocumentFile } from "@/knowledge/documents/read-courses";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";
import { openDocuments } from "@/knowledge/graph-form/open-documents";
import type { ImportedTable } from "@/store/view/table-import";
import { type LookedAt, lookAtFiles, partsOf, type SourceFile } from "./look-at-files";

/** What came of reading files. */
export type OpenedFiles =
  | {
      readonly kind: "graph";
      readonly graph: GraphData;
      readonly notes: readonly ReadNote[];
      /** Where it was made of tables, or may be of another format: it can be read otherwise. */
      readonly tables: readonly ImportedTable[];
      /** What it was made of, where these are courses: added, they update what is there. */
      readonly documents?: readonly DocumentFile[];
    }
  /** Files that may be meant otherwise than guessed. */
  | { readonly kind: "columns"; readonly tables: readonly ImportedTable[] }
  | { readonly kind: "refused"; readonly failure: ReadFailure; readonly tables: readonly ImportedTable[] };

/** What a reader is asked for. */
export interface ReadRequest {
  readonly files: readonly SourceFile[];
}

const previewed = 1_500;

/** Reads files as one graph: any format alone, tables of nodes and edges together, or documents. Never rejects. */
export async function readFiles(
  files: readonly SourceFile[],
  onProgress?: (count: number) => void,
): Promise<OpenedFiles> {
  const looks = await lookAtFiles(files, onProgress);
  return "success" in looks ? refused(looks, []) : readLooks(looks, onProgress);
}

async function readLooks(looks: readonly LookedAt[], onProgress?: (count: number) => void): Promise<OpenedFiles> {
  const documents = looks.filter(({ name, text }) => recogniseDocument(text, name) !== "no");
  if (documents.length > 0) return openTogether(documents, looks, onProgress);
  const areTables = looks.every(({ text, recognised }) => recognised.candidates.includes("csv") && !isForeign(text));
  if (!areTables && looks.length > 1) return refused(failure({ id: "onlyTables" }), []);
  const [first] = looks;
  if (areTables && partsOf(looks).length > 1) return openParts(partsOf(looks), first?.notes ?? [], onProgress);
  if (first && looks.length === 1 && !isAskable(first.recognised, first.text)) {
    return openMarked(first, onProgress);
  }
  const isAlone = looks.length === 1;
  const tables = looks.map(({ name, bytes, recognised }) => {
    const formats = isAlone ? recognised.candidates : (["csv"] as const);
    return importTable(name, bytes, {
      formats,
      format: (isAlone ? recognised.format : null) ?? "csv",
      onProgress: onProgress,
    });
  });
  return joinImported(together(await Promise.all(tables)), isAlone && isRecognised(first?.recognised));
}

/** A file of a format that shows itself. */
async function openMarked({ text, name, notes }: LookedAt, onProgress?: (count: number) => void): Promise<OpenedFiles> {
  const read = await readGraph(text, name, onProgress ? { onProgress: onProgress } : {});
  if (!read.success) return refused(read, []);
  return { kind: "graph", graph: read.graph, notes: [...notes, ...read.notes], tables: [] };
}

/** Tables that are unclear alone, read by what the graph tells of them which they are added to. */
export function joinAdded(tables: readonly ImportedTable[], isThere: (id: string) => boolean): OpenedFiles {
  const onProgress = together(tables, isThere);
  const isPlain = onProgress.every(
    (table, at) => table.format === "csv" && !hasDoubts(table) && !isOpenQuestion(tables[at]),
  );
  return joinImported(onProgress, isPlain);
}

/** It was unclear for another reason than what its rows are. */
function isOpenQuestion(table: ImportedTable | undefined): boolean {
  return table !== undefined && isUnclear(table) && !hasDoubts(table);
}

/** Each as what the others tell of it. */
function together(tables: readonly ImportedTable[], isThere?: (id: string) => boolean): readonly ImportedTable[] {
  const opened = tables.map((table) => table.opened).filter((one) => one.success);
  if (opened.length < tables.length) return tables;
  const guessed = guessTogether(opened, isThere);
  return tables.map((table, at) => ({ ...table, opened: guessed[at] ?? table.opened }));
}

/** The tables of one file; what is told of the file is told with the first. */
async function openParts(
  parts: readonly TablePart[],
  notes: readonly ReadNote[],
  onProgress?: (count: number) => void,
): Promise<OpenedFiles> {
  const tables = await Promise.all(parts.map((part) => importPart(part, onProgress)));
  return joinImported(
    together(tables.map((table, at) => (at === 0 ? { ...table, notes: [...notes, ...table.notes] } : table))),
  );
}

/** One of the tables of a file, as if it were a file of its own. */
function importPart({ text, fileName }: TablePart, onProgress?: (count: number) => void): Promise<ImportedTable> {
  return importTable(fileName, new TextEncoder().encode(text), { onProgress: onProgress });
}

/** Documents, when all of them are. */
function openTogether(
  documents: readonly LookedAt[],
  all: readonly LookedAt[],
  onProgress?: (count: number) => void,
): OpenedFiles {
  const others = all.filter((file) => !documents.includes(file)).map(({ name }) => name);
  if (others.length > 0) {
    const why = { id: "onlyDocuments", with: { files: others.join(", ") } } as const;
    return refused(failure(why, { hint: { id: "leaveOut" } }), []);
  }
  const files = documents.map(({ name, text }) => ({ name, text }));
  const read = openDocuments(files, onProgress);
  if (!read.success) return refused(read, []);
  const notes = [...documents.flatMap((file) => file.notes), ...read.notes];
  return { kind: "graph", graph: read.graph, notes, tables: [], documents: files };
}

/** A table, or what has no mark of its own, can be read in several ways. */
function isAskable({ format, sure, candidates }: Recognised, text: string): boolean {
  if (isForeign(text) || format === null) return false;
  return format === "csv" || !sure || candidates.length > 1;
}

function isRecognised(recognised: Recognised | undefined): boolean {
  return recognised?.sure === true && recognised.format !== "csv";
}

/** Files as they are planned now; asks where one of them is unclear. */
export function joinImported(tables: readonly ImportedTable[], isDecided = false): OpenedFiles {
  const failed = tables.map((table) => table.read ?? table.opened).find((one) => !one.success);
  if (failed && !failed.success) return refused(failed, tables);
  if (!isDecided && tables.some(isUnclear)) return { kind: "columns", tables };
  const read = joinAll(tables);
  const notes = tables.flatMap((table) => table.notes);
  if (!read.success) return refused(read, tables);
  return { kind: "graph", graph: read.graph, notes: [...notes, ...read.notes], tables };
}

function isUnclear(table: ImportedTable): boolean {
  return table.formats.length > 1 || table.formats[0] !== "csv" || hasDoubts(table);
}

function hasDoubts({ opened }: ImportedTable): boolean {
  return opened.success && opened.doubts.length > 0;
}

/** One file in a format of its own, or tables together. */
function joinAll(tables: readonly ImportedTable[]): ReadResult {
  const [only] = tables;
  if (only?.read && tables.length === 1) return only.read;
  return joinTables(tables.flatMap(({ opened }) => (opened.success ? [opened.source] : [])));
}

/** What is given instead of what is guessed. */
export interface GivenReading {
  readonly encoding?: Encoding;
  /** Of a workbook. */
  readonly sheet?: string;
  readonly delimiter?: string;
  readonly format?: FormatName;
  readonly formats?: readonly FormatName[];
  /** Hears how many rows were read. */
  readonly onProgress?: ((count: number) => void) | undefined;
}

/** The bytes as a table, or as the format that is given. */
export async function importTable(
  fileName: string,
  bytes: Uint8Array,
  given: GivenReading = {},
): Promise<ImportedTable> {
  const decoded = await textOfFile(bytes, fileName, given);
  const { text, encoding, notes, sheets, chosen } = decoded.success ? decoded : { ...nothing, notes: [] };
  const { format = "csv", formats = [format] } = given;
  const opened = decoded.success
    ? await openTable(text, fileName, {
        isAsked: true,
        onProgress: given.onProgress,
        ...(given.delimiter === undefined ? {} : { delimiter: given.delimiter }),
      })
    : decoded;
  const delimiter = given.delimiter ?? (opened.success ? opened.source.table.delimiter : ",");
  const read = format === "csv" ? null : await readGraph(text, fileName, { format });
  return {
    fileName,
    bytes,
    encoding,
    delimiter,
    opened,
    format,
    formats,
    read,
    preview: text.slice(0, previewed),
    notes,
    sheets,
    sheet: chosen[0] ?? "",
  };
}

/** Of a workbook that cannot be read. */
const nothing = { text: "", encoding: "utf-8", sheets: [], chosen: [] } as const;

function refused(read: ReadFailure, tables: readonly ImportedTable[]): OpenedFiles {
  return { kind: "refused", failure: read, tables };
}

/** An empty file, a picture: `readGraph` tells. */
function isForeign(text: string): boolean {
  return text.trim() === "" || text.slice(0, 4096).includes("\0");
}

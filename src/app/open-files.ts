import type { GraphData } from "@/graph/change-types";
import { decodeText, type Encoding, guessEncoding } from "@/graph/formats/decode-text";
import { joinTables } from "@/graph/formats/join-tables";
import { formOf, readGraph } from "@/graph/formats/read-graph";
import type { ReadFailure } from "@/graph/formats/read-result";
import { openTable } from "@/graph/formats/read-table";
import type { TablePlan } from "@/graph/formats/table-plan";
import type { ImportedTable } from "@/store/table-import";

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What came of reading files. */
export type OpenedFiles =
  | {
      readonly kind: "graph";
      readonly graph: GraphData;
      readonly notes: readonly string[];
      /** Where it was made of tables: they can be read otherwise. */
      readonly tables: readonly ImportedTable[];
    }
  /** Tables that may be meant otherwise than guessed. */
  | { readonly kind: "columns"; readonly tables: readonly ImportedTable[] }
  | { readonly kind: "refused"; readonly failure: ReadFailure; readonly tables: readonly ImportedTable[] };

/** Reads files as one graph: any form alone, or tables of nodes and edges together. Never rejects. */
export async function readFiles(files: readonly SourceFile[], manyForms: string): Promise<OpenedFiles> {
  const texts = files.map(({ name, bytes }) => ({ name, text: decodeText(bytes, guessEncoding(bytes)) }));
  const areTables = texts.every(({ name, text }) => formOf(text, name) === "table" && !isForeign(text));
  if (!areTables && texts.length > 1) return refused({ success: false, message: manyForms }, []);
  const [first] = texts;
  if (!areTables && first) {
    const read = await readGraph(first.text, first.name);
    return read.success ? { kind: "graph", graph: read.graph, notes: read.notes, tables: [] } : refused(read, []);
  }
  const tables = await Promise.all(files.map(({ name, bytes }) => importTable(name, bytes)));
  return joinImported(tables);
}

/** Tables as they are planned now; asks where one of them is unclear. */
export function joinImported(tables: readonly ImportedTable[], isDecided = false): OpenedFiles {
  const sources = tables.flatMap(({ opened }) => (opened.success ? [opened.source] : []));
  const failure = tables.map(({ opened }) => opened).find((opened) => !opened.success);
  if (failure && !failure.success) return refused(failure, tables);
  const areSure = tables.every(({ opened }) => opened.success && opened.isSure);
  if (!areSure && !isDecided) return { kind: "columns", tables };
  const read = joinTables(sources);
  return read.success ? { kind: "graph", graph: read.graph, notes: read.notes, tables } : refused(read, tables);
}

/** The bytes as a table, with what is given instead of what is guessed. */
export async function importTable(
  fileName: string,
  bytes: Uint8Array,
  given: { readonly encoding?: Encoding; readonly delimiter?: string } = {},
): Promise<ImportedTable> {
  const encoding = given.encoding ?? guessEncoding(bytes);
  const opened = await openTable(decodeText(bytes, encoding), fileName, given.delimiter);
  const delimiter = given.delimiter ?? (opened.success ? opened.source.table.delimiter : ",");
  return { fileName, bytes, encoding, delimiter, opened };
}

export function withPlan(table: ImportedTable, plan: Partial<TablePlan>): ImportedTable {
  const { opened } = table;
  if (!opened.success) return table;
  return { ...table, opened: { ...opened, source: { ...opened.source, plan: { ...opened.source.plan, ...plan } } } };
}

function refused(failure: ReadFailure, tables: readonly ImportedTable[]): OpenedFiles {
  return { kind: "refused", failure, tables };
}

/** An empty file, a picture: `readGraph` tells. */
function isForeign(text: string): boolean {
  return text.trim() === "" || text.slice(0, 4096).includes("\0");
}

import { isRead } from "./formats";
import { withOwnDirection } from "./host";
import { checked, isOwn, KINDS, notRead, readOwnGraph, withoutMark } from "./read-own-graph";
import { failure, type ReadFailure, type ReadResult } from "./read-result";
import { readAs } from "./recognise/format-readers";
import type { FormatName } from "./recognise/known-formats";
import { recogniseFormat, titlesOf } from "./recognise/recognise-format";
import { readAddedTables, readTables, type TableOptions, type TableReading } from "./table/read-table";

/** What the caller knows about a text. */
export interface ReadOptions {
  /** Read as this, whatever it looks like. */
  readonly format?: FormatName;
  readonly table?: TableOptions;
  /** What is not surely meant in one way is refused; else it is read as guessed, and `notes` say how. */
  readonly refusesDoubts?: boolean;
  /** Hears how many rows or elements were read, where a reader counts them. */
  readonly onProgress?: (count: number) => void;
  /** Whether the graph that this is added to has a node of this id. */
  readonly isThere?: (id: string) => boolean;
}

/** Reads a file's or pasted text as a graph; the format is recognised by the content first. Never rejects. */
export async function readGraph(text: string, fileName: string, wish: ReadOptions = {}): Promise<ReadResult> {
  const name = fileName.trim() === "" ? "The text" : fileName;
  const content = withoutMark(text);
  if (content.trim() === "") return failure({ id: "empty", with: { file: name } }, { hint: KINDS });
  try {
    if (isOwn(content)) return readOwnGraph(content, name);
    return withName(await readOther(content, name, wish), name);
  } catch (error) {
    return notRead(error, name);
  }
}

/** Whether the texts are tables, which several files can be of one graph. */
export function areTables(files: readonly NamedText[]): boolean {
  return files.every(({ text, name }) => {
    const content = withoutMark(text);
    const isPlain = content.trim() !== "" && foreignContent(content, name, null) === undefined;
    return isPlain && recogniseFormat(content, name).candidates[0] === "csv";
  });
}

/** Tables of nodes and of edges as one graph. */
export async function readTablesTogether(files: readonly NamedText[], wish: ReadOptions = {}): Promise<ReadResult> {
  const { names, tables } = tablesOf(files);
  return withName(await readTables(tables, tableReading(wish)), names);
}

/** The same for a graph that they are added to: tables of edges alone are a graph each. */
export async function readTablesToAdd(files: readonly NamedText[], wish: ReadOptions): Promise<readonly ReadResult[]> {
  const { names, tables } = tablesOf(files);
  return (await readAddedTables(tables, tableReading(wish))).map((read) => withName(read, names));
}

function tablesOf(files: readonly NamedText[]) {
  const tables = files.map(({ text, name }) => ({ text: withoutMark(text), fileName: name }));
  return { names: files.map(({ name }) => name).join(", "), tables };
}

/** What another program wrote, with the direction its edges have. */
function withName(read: ReadResult, name: string): ReadResult {
  const result = checked(read, name);
  return result.success ? { ...result, graph: withOwnDirection(result.graph) } : result;
}

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

function tableReading({ table = {}, refusesDoubts = false, onProgress, isThere }: ReadOptions): TableReading {
  return { wish: table, refusesDoubts, onProgress, ...(isThere && { isThere }) };
}

async function readOther(content: string, name: string, wish: ReadOptions): Promise<ReadResult> {
  const { format, sure, candidates } = recogniseFormat(content, name);
  const foreign = foreignContent(content, name, format);
  if (foreign) return foreign;
  const chosen = wish.format ?? format;
  if (chosen === null) return unlikeGraph(name);
  // A table is read as guessed and said; what only looks like another format is never read unasked.
  const isAsked =
    wish.format !== undefined || sure || (candidates.length === 1 && chosen === "csv" && !wish.refusesDoubts);
  if (!isAsked) {
    return failure(
      { id: "unsure", with: { file: name, kinds: titlesOf(candidates).join(", or ") } },
      { isUnsure: true, hint: { id: "chooseOne" } },
    );
  }
  return readAs(chosen, content, { fileName: name, table: tableReading(wish) });
}

/** Who wrote the text can write it otherwise; a file is as it is. */
function unlikeGraph(file: string): ReadFailure {
  const isFile = /\.[a-z\d]{1,8}$/iu.test(file);
  return failure({ id: isFile ? "unlikeGraph" : "unlikeGraphText", with: { file } }, { hint: KINDS });
}

function foreignContent(content: string, name: string, format: FormatName | null): ReadFailure | undefined {
  const isNamed = format !== null && !isRead(format);
  if (isNamed) return undefined;
  if (isBinary(content)) return failure({ id: "notText", with: { file: name } }, { hint: KINDS });
  if (/^\s*<(?:!doctype html|html|head|body)/i.test(content)) {
    return failure({ id: "webPage", with: { file: name } }, { hint: { id: "downloadData" } });
  }
  return undefined;
}

function isBinary(content: string): boolean {
  const start = content.slice(0, 4096);
  const broken = start.split("\uFFFD").length - 1;
  return start.includes("\0") || broken > Math.max(2, start.length / 50);
}

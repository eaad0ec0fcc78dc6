import { openAsBlob } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { mostWhole, readInParts } from "@parley/formats/parts";
import {
  areTables,
  type ReadFailure,
  type ReadNote,
  type ReadOptions,
  type ReadResult,
  readGraph,
  readTablesTogether,
  sayRead,
  textOfFile,
} from "@parley/formats/read";
import type { ImportSource } from "@/engine/import-plan";
import type { GraphData } from "@/graph/changes/change-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { sampleList } from "@/graph/samples/sample-list";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";
import { type OpenedDocuments, openDocuments } from "@/knowledge/graph-form/open-documents";
import { plainReason } from "@/lib/plain-reason";
import { readingHint, toReadWish } from "./graph-reading";
import type { HeadlessHost } from "./host";
import type { Task, UsageError } from "./task-types";

export interface TaskGraph {
  readonly graph: GraphData;
  /** What was read otherwise than it is in the file. */
  readonly notes: readonly string[];
  /** A database of which the graph is a part. */
  readonly remote?: RemoteGraph;
}

export async function openGraph(
  task: Task,
  host: HeadlessHost,
  workingFolder: string,
): Promise<TaskGraph | UsageError> {
  if (task.sample !== undefined) return openSample(task.sample, host);
  const wish = toReadWish(task.reading ?? {});
  if ("usage" in wish) return wish;
  const files = await readFiles([task.graph ?? ""].flat(), workingFolder);
  if ("usage" in files) return files;
  const read = await readTogether(files, wish);
  if ("usage" in read) return read;
  const notes = files.flatMap((file) => file.notes);
  if (read.success) {
    return { graph: read.graph, notes: [...notes, ...read.notes].map(sayRead) };
  }
  return { usage: refusalText(read) };
}

function refusalText(read: ReadFailure): string {
  return `${sayRead(read.why)} ${read.isUnsure ? readingHint(read) : sayRead(read.hint)}`.trim();
}

/** A file for a database: a large table or JSON lines in parts, else the whole graph. */
export async function openForImport(
  task: Task & { readonly graph: string },
  host: HeadlessHost,
  workingFolder: string,
): Promise<ImportSource | UsageError> {
  const wish = toReadWish(task.reading ?? {});
  if ("usage" in wish) return wish;
  const path = resolve(workingFolder, task.graph);
  // It throws at once where there is no such file.
  const blob = await Promise.resolve(path)
    .then((own) => openAsBlob(own))
    .catch(() => undefined);
  const size = blob?.size ?? 0;
  const parts = blob && (await readInParts({ name: basename(path), size, stream: () => blob.stream() }, wish));
  if (parts?.success) return parts;
  if (parts) return { usage: refusalText(parts) };
  if (size > mostWhole)
    return {
      usage: sayRead({
        id: "tooLargeWhole",
        with: { file: task.graph, megabytes: Math.ceil(size / 1e6), most: mostWhole / 1e6 },
      }),
    };
  const read = await openGraph(task, host, workingFolder);
  return "usage" in read ? read : read.graph;
}

/** One graph, tables of nodes and of edges, or documents together. */
async function readTogether(
  files: readonly TextFile[],
  wish: ReadOptions,
): Promise<ReadResult | OpenedDocuments | UsageError> {
  const others = wish.format ? files : files.filter(({ name, text }) => recogniseDocument(text, name) === "no");
  const [only] = others;
  if (only === undefined) return openDocuments(files);
  if (files.length === 1) return readGraph(only.text, only.name, wish);
  const canBeOne = others.length === files.length && (wish.format ?? "csv") === "csv" && wish.table?.kind === undefined;
  return canBeOne && areTables(others) ? readTablesTogether(others, wish) : notTogether(files);
}

function notTogether(files: readonly { readonly name: string }[]): UsageError {
  const names = files.map(({ name }) => name).join(", ");
  return {
    usage:
      `${names} do not open together: only tables (CSV) do, and text documents (.md, .txt). ` +
      "Open one with --graph and add the others with importData.",
  };
}

interface TextFile {
  readonly name: string;
  readonly text: string;
  readonly notes: readonly ReadNote[];
}

/** The files; of a folder the documents in it, by name. */
async function readFiles(paths: readonly string[], workingFolder: string): Promise<readonly TextFile[] | UsageError> {
  const read: TextFile[] = [];
  for (const path of paths) {
    const inside = await documentsIn(resolve(workingFolder, path));
    if (inside?.length === 0) return { usage: `${path} is a folder without documents (.md, .txt).` };
    for (const file of inside ?? [path]) {
      const texts = await readTexts(workingFolder, file);
      if ("usage" in texts) return texts;
      for (const text of texts) read.push(text);
    }
  }
  return read;
}

/** The text of a file, or those of a workbook's sheets of nodes and of edges. */
async function readTexts(workingFolder: string, file: string): Promise<readonly TextFile[] | UsageError> {
  const bytes = await readBytes(workingFolder, file);
  if ("usage" in bytes) return bytes;
  const name = basename(file);
  const decoded = await textOfFile(bytes, name);
  if (!decoded.success) return { usage: `${sayRead(decoded.why)} ${sayRead(decoded.hint)}`.trim() };
  const { text, notes, parts } = decoded;
  if (parts.length === 0) return [{ name, text, notes }];
  return parts.map((part, at) => ({ name: part.fileName, text: part.text, notes: at === 0 ? notes : [] }));
}

/** Undefined where it is no folder. */
async function documentsIn(folder: string): Promise<readonly string[] | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  return names
    ?.filter((name) => /\.(?:md|markdown|txt)$/iu.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

async function openSample(name: string, host: HeadlessHost): Promise<TaskGraph | UsageError> {
  const known = sampleList.map((sample) => sample.name);
  if (!known.includes(name)) return { usage: `There is no sample ${name}. Samples: ${known.join(", ")}.` };
  try {
    return { graph: await host.samples.load(name, new AbortController().signal), notes: [] };
  } catch (error) {
    return { usage: `The sample ${name} cannot be read: ${reasonOf(error)}.` };
  }
}

export async function readText(workingFolder: string, file: string): Promise<string | UsageError> {
  const bytes = await readBytes(workingFolder, file);
  if ("usage" in bytes) return bytes;
  const decoded = await textOfFile(bytes, basename(file));
  return decoded.success ? decoded.text : { usage: sayRead(decoded.why) };
}

async function readBytes(workingFolder: string, file: string): Promise<Uint8Array | UsageError> {
  try {
    return await readFile(resolve(workingFolder, file));
  } catch (error) {
    return { usage: `${file} cannot be read: ${reasonOf(error)}.` };
  }
}

/** The system's reason in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no such file or folder";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES") return "this user may not";
  return plainReason(error);
}

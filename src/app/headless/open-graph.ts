import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { GraphData } from "@/graph/changes/change-types";
import { decodeFile } from "@/graph/formats/decode-text";
import { readGraph } from "@/graph/formats/read-graph";
import { sampleList } from "@/graph/formats/samples/sample-list";
import { plainReason } from "@/lib/plain-reason";
import { readingHint, toReadWish } from "./graph-reading";
import type { HeadlessHost } from "./host";
import type { Task, UsageError } from "./task-types";

export interface TaskGraph {
  readonly graph: GraphData;
  /** What was read otherwise than it stands in the file. */
  readonly notes: readonly string[];
}

export async function openGraph(
  task: Task,
  host: HeadlessHost,
  workingFolder: string,
): Promise<TaskGraph | UsageError> {
  if (task.sample !== undefined) return openSample(task.sample, host);
  const file = task.graph ?? "";
  const wish = toReadWish(task.reading ?? {});
  if ("usage" in wish) return wish;
  const bytes = await readBytes(workingFolder, file);
  if ("usage" in bytes) return bytes;
  const { text, notes } = decodeFile(bytes, basename(file));
  const read = await readGraph(text, basename(file), wish);
  if (read.success) return { graph: read.graph, notes: [...notes, ...read.notes] };
  return { usage: [read.message, read.hint, read.isUnsure ? readingHint : ""].filter(Boolean).join(" ") };
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
  return "usage" in bytes ? bytes : decodeFile(bytes, basename(file)).text;
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

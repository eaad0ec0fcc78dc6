import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { GraphData } from "@/graph/change-types";
import { readGraph } from "@/graph/formats/read-graph";
import { sampleList } from "@/graph/formats/sample-list";
import { plainReason } from "@/lib/plain-reason";
import type { HeadlessHost } from "./host";
import type { Task, UsageError } from "./task-types";

export async function openGraph(
  task: Task,
  host: HeadlessHost,
  workingFolder: string,
): Promise<{ readonly graph: GraphData } | UsageError> {
  if (task.sample !== undefined) return openSample(task.sample, host);
  const file = task.graph ?? "";
  const text = await readText(workingFolder, file);
  if (typeof text !== "string") return text;
  const read = await readGraph(text, basename(file));
  if (read.success) return { graph: read.graph };
  return { usage: [read.message, read.hint].filter(Boolean).join(" ") };
}

async function openSample(name: string, host: HeadlessHost): Promise<{ readonly graph: GraphData } | UsageError> {
  const known = sampleList.map((sample) => sample.name);
  if (!known.includes(name)) return { usage: `There is no sample ${name}. Samples: ${known.join(", ")}.` };
  try {
    return { graph: await host.samples.load(name, new AbortController().signal) };
  } catch (error) {
    return { usage: `The sample ${name} cannot be read: ${reasonOf(error)}.` };
  }
}

export async function readText(workingFolder: string, file: string): Promise<string | UsageError> {
  try {
    return await readFile(resolve(workingFolder, file), "utf8");
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

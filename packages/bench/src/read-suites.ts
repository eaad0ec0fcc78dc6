import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod/mini";
import { pushAll } from "@/lib/lists/whole-lists";
import { inWords } from "@/lib/schema-words";
import { tryJson } from "@/lib/try-json";
import type { UsageError } from "./parse-args";
import { type EvalTask, suiteFile } from "./task-schema";

/** A task with where it comes from. */
export interface PlannedTask {
  readonly suite: string;
  readonly task: EvalTask;
  /** Absolute. */
  readonly graphFile: string;
  /** Changes with the task or its graph. */
  readonly fingerprint: string;
}

/** Nobody who builds an assistant reads the tasks of such a suite, so an evaluation tells their failures by kind only. */
export function isHeldOut(suite: string): boolean {
  return suite.endsWith("-held");
}

/** The suites whose tasks may be in a folder: its own, and its half or whole that is held out. */
export function suitesOfFolder(folder: string): readonly string[] {
  return [folder, `${folder}-held`];
}

export interface SuitePlaces {
  /** Holds one folder for each named suite. */
  readonly suitesFolder: string;
  readonly workingFolder: string;
}

/** All tasks of the suites named (or of all there are), in the order of their files. */
export function readSuites(
  names: readonly string[],
  places: SuitePlaces,
): { readonly tasks: readonly PlannedTask[] } | UsageError {
  const files = filesOf(names, places);
  if ("usage" in files) return files;
  const tasks: PlannedTask[] = [];
  const known = new Set<string>();
  for (const file of files.files) {
    const read = readSuite(file);
    if ("usage" in read) return read;
    for (const planned of read.tasks) {
      const key = `${planned.suite}/${planned.task.id}`;
      if (known.has(key)) return { usage: `${file}: there are two tasks ${key}.` };
      known.add(key);
      tasks.push(planned);
    }
  }
  return { tasks };
}

function filesOf(names: readonly string[], places: SuitePlaces): { readonly files: readonly string[] } | UsageError {
  const folders = suiteNames(places.suitesFolder);
  const files: string[] = [];
  for (const name of names.length > 0 ? names : folders) {
    if (folders.includes(name)) pushAll(files, jsonFilesIn(join(places.suitesFolder, name)));
    else if (existsSync(resolve(places.workingFolder, name))) files.push(resolve(places.workingFolder, name));
    else return { usage: `There is no suite ${name}. Suites: ${folders.join(", ")}; or give a file.` };
  }
  return files.length > 0 ? { files } : { usage: `There is no suite in ${places.suitesFolder}.` };
}

/** A folder each. */
export function suiteNames(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function jsonFilesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));
}

function readSuite(file: string): { readonly tasks: readonly PlannedTask[] } | UsageError {
  const value = tryJson(readFileSync(file, "utf8"));
  if (value === undefined) return { usage: `${file} is not JSON.` };
  const read = z.safeParse(suiteFile, value, inWords);
  if (!read.success) return { usage: `${file}: ${firstIssue(read.error, value)}` };
  const { suite, tasks } = read.data;
  const planned: PlannedTask[] = [];
  for (const task of tasks) {
    const graphFile = findGraph(task.graph, file);
    if (graphFile === undefined) return { usage: `${file}: task ${task.id} wants the graph ${task.graph}: not found.` };
    planned.push({ suite, task, graphFile, fingerprint: fingerprintOf(task, graphFile) });
  }
  return { tasks: planned };
}

/** `graphs/NAME` beside the suite's file or in a folder above it. */
function findGraph(name: string, suite: string): string | undefined {
  for (let folder = dirname(suite); ; folder = dirname(folder)) {
    const file = join(folder, "graphs", name);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return undefined;
  }
}

function fingerprintOf(task: EvalTask, graphFile: string): string {
  const hash = createHash("sha256").update(JSON.stringify(task)).update(readFileSync(graphFile));
  return hash.digest("hex").slice(0, 12);
}

const withId = z.object({ tasks: z.array(z.object({ id: z.string() })) });

function firstIssue(error: z.core.$ZodError, value: unknown): string {
  const issue = error.issues[0];
  const index = issue?.path[0] === "tasks" ? issue.path[1] : undefined;
  const ids = z.safeParse(withId, value);
  const id = ids.success && typeof index === "number" ? ids.data.tasks[index]?.id : undefined;
  return `${id === undefined ? "" : `task ${id}: `}${issue?.path.join(".") ?? ""}: ${issue?.message ?? "no suite"}`;
}

import * as z from "zod/mini";
import { allCommands } from "@/commands/registry/all-commands";
import type { ListedCommand } from "@/commands/registry/command-types";
import { plainReason } from "@/lib/plain-reason";
import { createAnswering, unsentKey } from "./headless/create-provider";
import { reportDocument } from "./headless/document-report";
import { createMeaning } from "./headless/embeddings";
import { helpText } from "./headless/flags/help-text";
import { type HeadlessArgs, parseArgs } from "./headless/flags/parse-args";
import { idOfLine, readTask } from "./headless/flags/read-batch";
import { unpriced } from "./headless/flags/read-spending";
import { createHeadlessHost, type HeadlessHost } from "./headless/host";
import { createMeter, type Meter } from "./headless/meter";
import { importFile, openEngine } from "./headless/open-engine";
import { openForImport, openGraph, readText, type TaskGraph } from "./headless/open-graph";
import { replayTask } from "./headless/replay-task";
import { loadRecipes } from "./headless/run-recipe-step";
import { runTask, type TaskRun } from "./headless/run-task";
import type { Task, UsageError } from "./headless/task-types";
import { describeReplay, describeStep, printRounds } from "./headless/text-output";
import { writeFiles, writeMetrics, writeTraces } from "./headless/write-files";

export interface HeadlessCall {
  readonly args: readonly string[];
  /** Relative file names are of this folder. */
  readonly workingFolder: string;
  readonly samplesFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Default: all there are. */
  readonly commands?: readonly ListedCommand[];
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** Stops what runs, and all after it. */
  readonly signal?: AbortSignal;
}

type ExitStatus = 0 | 1 | 2;

/** The command line (headless.md): resolves with the exit status and never throws for what a caller did wrong. */
export async function main(call: HeadlessCall): Promise<ExitStatus> {
  z.config({ jitless: true });
  if (call.args.includes("--help")) {
    call.stdout(helpText);
    return 0;
  }
  const args = parseArgs(call.args);
  if ("usage" in args) return tellUsage(call, args, { json: call.args.includes("--json") });
  const unsent = unsentKey(args.provider, call.environment);
  if (unsent) call.stderr(`${unsent}\n`);
  const meaning = createMeaning(args, args.options.idleSeconds ?? undefined, call.environment);
  const host = createHeadlessHost(call.samplesFolder, meaning);
  const { batch } = args;
  const metered = { ...call, meter: createMeter(args.provider.kind ?? args.provider.id, call.commands) };
  const status =
    batch === undefined
      ? await runOne(metered, args, host).catch((error: unknown) => tellFault(call, error, { args }))
      : await runBatch(metered, { ...args, batch }, host);
  const problem = await writeMetrics(call, args, metered.meter);
  return problem ? tellUsage(call, problem, { json: args.output === "json" }) : status;
}

/** A call whose messages are measured. */
interface MeteredCall extends HeadlessCall {
  readonly meter: Meter;
}

async function runOne(call: MeteredCall, args: HeadlessArgs, host: HeadlessHost): Promise<ExitStatus> {
  const json = args.output === "json";
  const run = await openAndRun(call, { args, task: args, host });
  if ("usage" in run) return tellUsage(call, run, { json });
  const problem = await writeFiles(call, args, run);
  if (problem) return tellUsage(call, problem, { json });
  if (json) call.stdout(`${JSON.stringify(reportRun(run))}\n`);
  return run.success ? 0 : 1;
}

async function runBatch(
  call: MeteredCall,
  args: HeadlessArgs & { readonly batch: string },
  host: HeadlessHost,
): Promise<ExitStatus> {
  const text = await readText(call.workingFolder, args.batch);
  if (typeof text !== "string") return tellUsage(call, text, { json: args.output === "json" });
  let status: ExitStatus = 0;
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== "")) {
    const ended = await runLine(call, { args, line, host }).catch((error: unknown) =>
      tellFault(call, error, { args, ...idOfLine(line) }),
    );
    if (ended > status) status = ended;
  }
  return status;
}

async function runLine(
  call: MeteredCall,
  { args, line, host }: { readonly args: HeadlessArgs; readonly line: string; readonly host: HeadlessHost },
): Promise<ExitStatus> {
  const json = args.output === "json";
  const task = readTask(line);
  const id = task.id === undefined ? {} : { id: task.id };
  const run = "usage" in task ? task : await openAndRun(call, { args, task, host });
  if ("usage" in run) return tellUsage(call, { ...run, ...id }, { json });
  const problem = await writeTraces(call, args, run, task.id ?? "");
  if (problem) return tellUsage(call, { ...problem, ...id }, { json });
  if (json) call.stdout(`${JSON.stringify(reportRun(run, task.id))}\n`);
  return run.success ? 0 : 1;
}

async function openAndRun(
  call: MeteredCall,
  { args, task, host }: { readonly args: HeadlessArgs; readonly task: Task; readonly host: HeadlessHost },
): Promise<TaskRun | UsageError> {
  if (args.provider.id === "replay") return replayRun(call, args, host);
  const { engine } = task;
  const graph =
    engine === undefined
      ? await openGraph(task, host, call.workingFolder)
      : await openDatabase(call, { args, host, task: { ...task, engine } });
  if ("usage" in graph) return graph;
  return runOn(graph, call, { args, task, host }).finally(graph.remote?.close);
}

/** With a file put into it first. */
async function openDatabase(
  call: MeteredCall,
  {
    args,
    host,
    task,
  }: { readonly args: HeadlessArgs; readonly host: HeadlessHost; readonly task: Task & { engine: string } },
): Promise<TaskGraph | UsageError> {
  const scene = { ...call, signal: call.signal ?? new AbortController().signal };
  const { importFile: file, engine: _, ...reading } = task;
  if (file !== undefined) {
    const source = await openForImport({ ...reading, graph: file }, host, call.workingFolder);
    if ("usage" in source) return source;
    const isAllowed = (task.approve ?? args.approve) === "always";
    const problem = await importFile(task, { source, isAllowed }, scene);
    if (problem) return problem;
  }
  return openEngine(task, scene);
}

async function runOn(
  graph: TaskGraph,
  call: MeteredCall,
  { args, task, host }: { readonly args: HeadlessArgs; readonly task: Task; readonly host: HeadlessHost },
): Promise<TaskRun | UsageError> {
  const { forMessage, asked } = await createAnswering(args, call.environment, host.dictionaries);
  const options = { ...args.options, ...task.options };
  const problem = unpriced(options.budget, asked, args.prices);
  if (problem) return problem;
  const recipes = await loadRecipes(task.steps, call.workingFolder, call.commands ?? allCommands);
  if ("usage" in recipes) return recipes;
  const approve = task.approve ?? args.approve;
  const write = (text: string) => {
    if (args.output !== "json") call.stdout(`${text}\n`);
  };
  if (args.output !== "json") for (const note of graph.notes) call.stderr(`${note}\n`);
  const run = await runTask({ ...task, options, ...(approve ? { approve } : {}) }, graph.graph, {
    host,
    provider: forMessage,
    prices: args.prices,
    snapshots: args.snapshots,
    recipes,
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.commands ? { commands: call.commands } : {}),
    ...(graph.remote ? { remote: graph.remote } : {}),
    listeners: {
      ...(args.output === "verbose" ? { event: printRounds(options, write) } : {}),
      finished: (step, report) => write(describeStep(step, report)),
      ended: call.meter.ended,
    },
  });
  return { ...run, notes: graph.notes };
}

async function replayRun(call: HeadlessCall, args: HeadlessArgs, host: HeadlessHost): Promise<TaskRun | UsageError> {
  const write = (text: string) => {
    if (args.output !== "json") call.stdout(`${text}\n`);
  };
  const run = await replayTask(args, {
    host,
    workingFolder: call.workingFolder,
    ...(args.output === "verbose" ? { event: printRounds({}, write) } : {}),
    finished: (step, report) => write(describeStep(step, report)),
  });
  if (!("usage" in run) && run.replay) write(describeReplay(run.replay));
  return run;
}

function reportRun(run: TaskRun, id?: string): object {
  return {
    version: 1,
    ...(id === undefined ? {} : { id }),
    ...(run.notes && run.notes.length > 0 ? { notes: run.notes } : {}),
    ...(run.opened ? { opened: run.opened } : {}),
    steps: run.steps,
    ...(run.replay ? { replay: run.replay } : {}),
    document: reportDocument(run.core.document, run.core.sets),
  };
}

/** What nobody foresaw ends its task with a result of its own, and none of the tasks after it. */
function tellFault(
  call: HeadlessCall,
  error: unknown,
  { args, id }: { readonly args: HeadlessArgs; readonly id?: string },
): 1 {
  const message = `This task ended unexpectedly: ${plainReason(error)}.`;
  tell(call, { message, ...(id === undefined ? {} : { id }) }, { json: args.output === "json" });
  if (args.output === "verbose" && error instanceof Error) call.stderr(`${error.stack}\n`);
  return 1;
}

function tellUsage(call: HeadlessCall, { usage, ...about }: UsageError, { json }: { readonly json: boolean }): 2 {
  tell(call, { message: usage, ...about }, { json });
  return 2;
}

function tell(
  call: HeadlessCall,
  { message, ...about }: { readonly message: string; readonly id?: string },
  { json }: { readonly json: boolean },
): void {
  if (json) call.stdout(`${JSON.stringify({ version: 1, ...about, error: message })}\n`);
  call.stderr(`${about.id === undefined ? "" : `${about.id}: `}${message}\n`);
}

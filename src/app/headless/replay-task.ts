import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { AiEvent } from "@/ai/loop/ai-events";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { readTraceFile, tooLargeTrace } from "@/traces/read-trace";
import type { TraceFile } from "@/traces/trace-file";
import type { NotRunAgain } from "../replay/recorded-results";
import { createReplay, type Replay, type ReplayedMessage } from "../replay/run-replay";
import { reportDocument } from "./document-report";
import type { HeadlessArgs } from "./flags/parse-args";
import type { HeadlessHost } from "./host";
import { openGraph, readText, reasonOf } from "./open-graph";
import { reportPrompt, type TaskRun } from "./run-task";
import type { TaskStep, UsageError } from "./task-types";

export interface ReplayCall {
  readonly host: HeadlessHost;
  readonly workingFolder: string;
  readonly event?: (event: AiEvent) => void;
  readonly finished: (step: TaskStep, report: JsonObject) => void;
}

/** Plays a recording, message by message, until it ends or the run differs from it. */
export async function replayTask(args: HeadlessArgs, call: ReplayCall): Promise<TaskRun | UsageError> {
  const file = await openTrace(call.workingFolder, args.trace ?? "");
  if ("usage" in file) return file;
  const prompts = args.steps.flatMap((step) => (step.kind === "prompt" ? [step.prompt] : []));
  const problem = fileProblem(file, prompts, args);
  if (problem !== undefined) return { usage: problem };
  const given = await givenGraph(args, call);
  if ("usage" in given) return given;
  const { samples, layouts, algorithms, reading } = call.host;
  const replay = createReplay(file, {
    samples,
    layouts,
    algorithms,
    reading,
    speed: args.speed ?? "full",
    ...(given.graph && { graph: given.graph }),
    ...(call.event && { listener: { event: call.event } }),
  });
  const inputs = prompts.length > 0 ? prompts : file.messages.map(({ input }) => input);
  return { ...(await playAll(replay, inputs, { args, call })), notes: given.notes };
}

async function playAll(
  replay: Replay,
  inputs: readonly string[],
  { args, call }: { readonly args: HeadlessArgs; readonly call: ReplayCall },
): Promise<TaskRun> {
  const { core } = replay;
  const drawn = (): JsonObject => reportDocument(core.document, core.sets, { drawn: true });
  const opened = args.snapshots ? { opened: drawn() } : {};
  const steps: JsonObject[] = [];
  const notRun = new Set<NotRunAgain>();
  let difference: string | null = null;
  for (const [place, prompt] of inputs.entries()) {
    const played = await replay.play(place, prompt);
    const report = { ...reportPlayed(played, core), ...(args.snapshots ? { document: drawn() } : {}) };
    steps.push(report);
    call.finished({ kind: "prompt", prompt }, report);
    for (const kind of played.notRun) notRun.add(kind);
    ({ difference } = played);
    if (difference !== null) break;
  }
  const report = {
    equal: difference === null,
    messages: steps.length,
    ...(difference !== null && { difference }),
    ...(notRun.size > 0 && { notes: [...notRun].map((kind) => notRunText[kind]) }),
  };
  return { core, ...opened, steps, replay: report, success: report.equal };
}

const notRunText: Readonly<Record<NotRunAgain, string>> = {
  picture: "Pictures were not drawn again: there is no canvas here.",
  meaning: "Searches by meaning were not asked for again: what they found is the recording's.",
};

/** In place of the trace's own, where the call names one. */
async function givenGraph(args: HeadlessArgs, { host, workingFolder }: ReplayCall): Promise<Given | UsageError> {
  const isOwn = args.graph === undefined && args.sample === undefined;
  return isOwn ? { notes: [] } : openGraph(args, host, workingFolder);
}

interface Given {
  readonly graph?: GraphData;
  readonly notes: readonly string[];
}

function reportPlayed({ input, result, events, difference }: ReplayedMessage, core: TaskRun["core"]): JsonObject {
  const report = reportPrompt({ prompt: input, result, events, durationMs: 0, core });
  return { ...report, replay: { equal: difference === null, ...(difference !== null && { difference }) } };
}

async function openTrace(workingFolder: string, name: string): Promise<TraceFile | UsageError> {
  try {
    const { size } = await stat(resolve(workingFolder, name));
    const large = tooLargeTrace(size, name);
    if (large) return { usage: `${large.message} ${large.hint}` };
  } catch (error) {
    return { usage: `${name} cannot be read: ${reasonOf(error)}.` };
  }
  const text = await readText(workingFolder, name);
  if (typeof text !== "string") return text;
  const read = readTraceFile(text, name);
  return read.success ? read.file : { usage: `${read.message} ${read.hint}` };
}

function fileProblem(file: TraceFile, prompts: readonly string[], args: HeadlessArgs): string | undefined {
  if (file.graph === null && (args.graph ?? args.sample) === undefined) {
    return `${args.trace} holds no graph: name the one it was recorded on with --graph FILE or --sample NAME.`;
  }
  const { length } = file.messages;
  return prompts.length <= length
    ? undefined
    : `${args.trace} holds ${length} ${length === 1 ? "message" : "messages"}: give as many prompts at most, or none.`;
}

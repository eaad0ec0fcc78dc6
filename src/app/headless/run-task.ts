import type { AiEvent } from "@/ai/loop/ai-events";
import { stagesOf } from "@/ai/loop/ai-stage";
import { defaultAiOptions } from "@/ai/options/option-table";
import type { Provider } from "@/ai/port/provider-port";
import type { ExecutionResult } from "@/ai/results/execution-result";
import { noteTexts } from "@/ai/results/notes";
import type { PriceRow } from "@/ai/usage/prices";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { allCommands } from "@/commands/registry/all-commands";
import type { Download, ExecutedCommand, ListedCommand } from "@/commands/registry/command-types";
import { overRemote } from "@/commands/remote/over-remote";
import type { GraphData } from "@/graph/changes/change-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { defined } from "@/lib/defined";
import type { JsonObject, JsonValue } from "@/lib/json";
import { say } from "@/lib/text/said";
import { untilStopped } from "@/lib/until-aborted";
import { priceOf } from "@/providers/price-table";
import type { Recipe } from "@/recipes/recipe-types";
import { withLabels } from "../edit/with-labels";
import { type Core, createCore } from "../page/create-core";
import { reportDocument } from "./document-report";
import type { HeadlessHost } from "./host";
import { withFiles } from "./made-files";
import { runRecipeStep } from "./run-recipe-step";
import type { CancelOn, Task, TaskStep } from "./task-types";

export interface TaskRun {
  readonly core: Core;
  /** With snapshots: the document as it was opened. */
  readonly opened?: JsonObject;
  readonly steps: readonly JsonObject[];
  /** What was read otherwise than it is in the graph's file. */
  readonly notes?: readonly string[];
  /** Of a replay. */
  readonly replay?: {
    readonly equal: boolean;
    readonly messages: number;
    readonly difference?: string;
    /** What cannot be done again and was taken from the recording. */
    readonly notes?: readonly string[];
  };
  /** Whether every message succeeded; of a replay, whether it was as the recording. */
  readonly success: boolean;
}

export interface TaskListeners {
  readonly event?: (event: AiEvent) => void;
  readonly finished?: (step: TaskStep, report: JsonObject) => void;
  /** A message, and how long it took. */
  readonly ended?: (result: ExecutionResult, durationMs: number) => void;
}

export interface TaskDeps {
  readonly host: HeadlessHost;
  /** Asked at the start of each message. */
  readonly provider: () => Provider;
  readonly prices: readonly PriceRow[];
  readonly listeners: TaskListeners;
  readonly snapshots: boolean;
  /** By their files. */
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly commands?: readonly ListedCommand[];
  /** The database of which the graph is a part. */
  readonly remote?: RemoteGraph;
  /** Stops the step that runs, and all after it. */
  readonly signal?: AbortSignal;
}

/** Runs the steps in order, each when the one before has ended, on a document and conversation of their own. */
export async function runTask(task: Task, graph: GraphData, deps: TaskDeps): Promise<TaskRun> {
  const newId = countingIds();
  const { remote, signal = new AbortController().signal } = deps;
  const downloads: Download[] = [];
  const core = createCore({
    graph,
    provider: deps.provider,
    price: (host, model) => priceOf(host, model, deps.prices),
    samples: deps.host.samples,
    layouts: deps.host.layouts,
    algorithms: deps.host.algorithms,
    reading: deps.host.reading,
    options: task.options,
    ...(deps.commands ? { commands: deps.commands } : {}),
    ...(remote && { profile: () => remote.profile, commands: overRemote(deps.commands ?? allCommands, remote) }),
    onDownload: (download) => downloads.push(download),
    now: () => performance.now(),
    random: createSeededRandom(1),
    newId,
  });
  let pending = task.cancelOn;
  const steps: JsonObject[] = [];
  let success = true;
  const snapshot = (): JsonObject => reportDocument(core.document, core.sets, { drawn: true });
  const finish = (step: TaskStep, report: JsonObject): void => {
    success &&= report["success"] === true;
    steps.push(deps.snapshots ? { ...report, document: snapshot() } : report);
    deps.listeners.finished?.(step, report);
  };
  const opened = deps.snapshots ? { opened: snapshot() } : {};
  for (const step of untilStopped(task.steps, signal)) {
    if (step.kind !== "prompt") {
      finish(step, await runByHand(step, { core, newId, task, recipes: deps.recipes, signal }));
      continue;
    }
    const message = await runPrompt(core, step.prompt, {
      approve: task.approve === "always",
      cancelOn: step.cancelOn ?? pending,
      listeners: deps.listeners,
      signal,
    });
    if (message.cancelled && !step.cancelOn) pending = undefined;
    finish(step, { ...message.report, ...(await withFiles(downloads.splice(0))) });
  }
  return { core, ...opened, steps, success: success && !signal.aborted };
}

function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `id${count}`;
  };
}

interface ByHand {
  readonly core: Core;
  readonly newId: () => string;
  readonly task: Task;
  readonly recipes: TaskDeps["recipes"];
  readonly signal: AbortSignal;
}

async function runByHand(
  step: Exclude<TaskStep, { kind: "prompt" }>,
  { core, newId, task, recipes, signal }: ByHand,
): Promise<JsonObject> {
  if (step.kind === "command") return runCommand(core, step, { stepId: newId(), signal });
  const recipe = recipes.get(step.file);
  if (recipe === undefined) throw new Error(`The recipe ${step.file} was not read.`);
  const { approval } = { ...defaultAiOptions, ...task.options };
  return runRecipeStep(step, recipe, { core, newId, approval, approve: task.approve === "always" });
}

/** As if the user did it: no approval, an undo step of its own. */
async function runCommand(
  core: Core,
  step: TaskStep & { kind: "command" },
  { stepId, signal }: { readonly stepId: string; readonly signal: AbortSignal },
): Promise<JsonObject> {
  const title = core.registry.get(step.command)?.title ?? step.command;
  const executed = await core.registry
    .execute(
      { name: step.command, input: step.input },
      { step: stepId, actor: "user", title },
      { signal, actor: "user" },
    )
    .catch((error: unknown) => {
      if (signal.aborted) return stopped;
      throw error;
    });
  const { success, message, hint, data, downloads = [] } = executed;
  const { command, input } = step;
  return { command, input, success, message, ...defined({ hint, data }), ...(await withFiles(downloads)) };
}

type Ran = Pick<ExecutedCommand, "success" | "message" | "hint" | "data" | "downloads">;
const stopped: Ran = { success: false, message: "Stopped. Nothing was changed." };

interface PromptOptions {
  readonly signal: AbortSignal;
  readonly approve: boolean;
  readonly cancelOn: CancelOn | undefined;
  readonly listeners: TaskListeners;
}

async function runPrompt(
  core: Core,
  prompt: string,
  options: PromptOptions,
): Promise<{ readonly report: JsonObject; readonly cancelled: boolean }> {
  const { controller } = core;
  const events: AiEvent[] = [];
  let seen = 0;
  let cancelled = false;
  const unsubscribe = controller.subscribe((event) => {
    events.push(event);
    options.listeners.event?.(event);
    if (event.type === "ai-approval-request") controller.answerApproval(event.callId, options.approve);
    if (event.type !== options.cancelOn?.event) return;
    seen += 1;
    if (seen !== options.cancelOn.count) return;
    cancelled = true;
    controller.cancel();
  });
  const started = performance.now();
  options.signal.addEventListener("abort", controller.cancel);
  const result = await controller.execute(prompt).finally(unsubscribe);
  options.signal.removeEventListener("abort", controller.cancel);
  const durationMs = performance.now() - started;
  options.listeners.ended?.(result, durationMs);
  return { report: reportPrompt({ prompt, result, events, durationMs, core }), cancelled };
}

export function reportPrompt(report: {
  readonly prompt: string;
  readonly result: ExecutionResult;
  readonly events: readonly AiEvent[];
  readonly durationMs: number;
  readonly core: Core;
}): JsonObject {
  const { result, core } = report;
  const calls = result.rounds.flatMap((round) =>
    round.toolResults.map((call) => ({
      id: call.callId,
      round: round.roundNumber,
      name: call.name,
      input: call.input,
      success: call.success,
      message: call.message,
      ...(call.hint === undefined ? {} : { hint: call.hint }),
      data: call.data ?? null,
      approval: call.approval,
    })),
  );
  return {
    prompt: report.prompt,
    ...asJsonObject({
      ...result,
      message: withLabels(result.message, core.document, result.sources),
      degraded: result.degraded.map((note) => say(noteTexts, note)),
      ...(!result.success && { llmText: withLabels(result.llmText, core.document, result.sources) }),
    }),
    durationMs: report.durationMs,
    calls,
    events: report.events.map(asJsonObject),
    stages: stagesOf(report.events),
  };
}

/** Results and events are plain data by their types; this drops what is undefined. */
function asJsonObject(value: object): JsonObject {
  const json: Record<string, JsonValue> = JSON.parse(JSON.stringify(value));
  return json;
}

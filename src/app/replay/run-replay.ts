import type { AiEvent } from "@/ai/loop/ai-events";
import type { ExecutionResult } from "@/ai/results/execution-result";
import { refusedResult } from "@/ai/results/refused-result";
import type { Trace } from "@/ai/trace/trace";
import type { TraceBefore } from "@/ai/trace/trace-surroundings";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { allCommands } from "@/commands/registry/all-commands";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { plainReason } from "@/lib/plain-reason";
import { createReplayProvider } from "@/providers/replay/replay-provider";
import type { TraceFile } from "@/traces/trace-file";
import { type Core, type CoreDeps, createCore } from "../page/create-core";
import { createMessageReplay, type MessageReplay } from "./message-replay";
import { applyForeign, cannotBeDone, select } from "./outside-events";
import { createRecordedResults, type NotRunAgain } from "./recorded-results";

export interface ReplayDeps extends Pick<CoreDeps, "samples" | "layouts" | "algorithms" | "reading" | "commands"> {
  /** In place of the file's own. */
  readonly graph?: GraphData;
  readonly speed: "full" | "recorded";
  /** Hears each message before it begins, its events and its end. */
  readonly listener?: ReplayListener;
}

export interface ReplayListener {
  begins?(place: number, trace: Trace): void;
  event?(event: AiEvent): void;
}

export interface ReplayedMessage {
  readonly input: string;
  readonly result: ExecutionResult;
  readonly events: readonly AiEvent[];
  /** Where it left the recording, in a sentence; null where it is the same. */
  readonly difference: string | null;
  /** What cannot be done again and came out as recorded. */
  readonly notRun: readonly NotRunAgain[];
}

/** A recorded conversation on a document, registry and controller of its own: nothing of a file reaches what the user has open. */
export type Replay = ReturnType<typeof createReplay>;

export function createReplay(file: TraceFile, deps: ReplayDeps) {
  const { samples, layouts, algorithms, reading, commands } = deps;
  let running: MessageReplay | null = null;
  let random = createSeededRandom(1);
  let timer: (() => void) | null = null;
  const results = createRecordedResults(commands ?? allCommands);
  const trace = () => running?.trace ?? file.messages[0];
  const core = createCore({
    graph: deps.graph ?? file.graph ?? emptyGraph(),
    steps: deps.graph ? [] : file.steps,
    samples,
    layouts,
    algorithms,
    reading,
    commands: results.commands,
    provider: () => providerOf(running, deps.speed),
    price: (host, model) => trace()?.prices?.find((row) => row.host === host && row.model === model)?.price,
    now: () => running?.now() ?? 0,
    random: () => random(),
    newId: () => trace()?.step ?? trace()?.result.undoStep ?? "replayed",
    after(_ms, action) {
      timer = action;
      return () => {
        timer = null;
      };
    },
  });
  const { document, controller } = core;
  controller.subscribe((event) => {
    running?.takeEvent(event);
    deps.listener?.event?.(event);
  });
  document.subscribe((news) => running?.takeNews(news));

  return {
    core,
    /** One message of the file; `input` in place of the recorded one. */
    async play(place: number, input?: string): Promise<ReplayedMessage> {
      const message = file.messages[place];
      if (message === undefined) throw new RangeError(`The trace has no message ${place + 1}.`);
      deps.listener?.begins?.(place, message);
      results.begins(message);
      const problem = await setScene(core, message, place === 0);
      running = createMessageReplay(message, { core, endTime: () => timer?.() });
      if (problem !== null) running.differ(problem);
      random = drawn(message.random ?? []);
      const result = await executed(core, message, input ?? message.input);
      const { events } = running;
      const difference = running.difference();
      running = null;
      const notRun = results.taken();
      return {
        input: input ?? message.input,
        result,
        events,
        difference: describeDifference(difference, place, file),
        notRun,
      };
    },
    stop: (): void => controller.cancel(),
  };
}

function providerOf(running: MessageReplay | null, speed: ReplayDeps["speed"]) {
  if (running === null) throw new Error("No message is replayed.");
  const { beforePart, differ } = running;
  return createReplayProvider(running.trace, { speed, beforePart, onDifference: differ });
}

/** Options of a file that the loop does not accept are returned as a failed result. */
function executed({ controller }: Core, { options, result }: Trace, input: string): Promise<ExecutionResult> {
  // `adaptive` has raised the rounds already, by the request or by a plan made in mid-run.
  const rounds = result.rounds.length + (result.terminationReason === "max_rounds_reached" ? 0 : 1);
  const maxToolIterations = options.adaptive ? Math.max(options.maxToolIterations, rounds) : options.maxToolIterations;
  return controller
    .execute(input, { ...options, maxToolIterations, adaptive: false })
    .catch((error: unknown) => refusedResult(`The recording cannot be replayed: ${plainReason(error)}`));
}

/** What stood beside the graph when the message was sent. Why that cannot be had here, if so. */
async function setScene(core: Core, { before }: Trace, isFirst: boolean): Promise<string | null> {
  if (before === undefined) return null;
  if (isFirst) begin(core, before);
  else await goOn(core, before);
  for (const step of before.byHand) if (!applyForeign(core.document, step)) return cannotBeDone(step);
  core.controller.plan.put(before.plan ?? null, { by: "page" });
  select(core.document, before.selection);
  return null;
}

function begin({ controller, sets }: Core, { history = [], allowed, summary, sets: savedSets }: TraceBefore): void {
  controller.restore(history, { allowed, ...(summary && { summary }) });
  if (savedSets) sets.restore(savedSets);
}

/** A message that was sent again takes the place of the one before. */
async function goOn({ controller }: Core, { exchanges, allowed }: TraceBefore): Promise<void> {
  const more = controller.history().length - exchanges;
  if (more > 0) await controller.rewind(more, []);
  for (const name of controller.allowed()) if (!allowed.includes(name)) controller.revoke(name);
}

/** The numbers of the recording; what is drawn beyond them is the same each time. */
function drawn(numbers: readonly number[]): () => number {
  const rest = createSeededRandom(1);
  let taken = 0;
  return () => {
    taken += 1;
    return numbers[taken - 1] ?? rest();
  };
}

function describeDifference(difference: string | null, place: number, { messages }: TraceFile): string | null {
  return difference === null || messages.length === 1
    ? difference
    : `Message ${place + 1} of ${messages.length}. ${difference}`;
}

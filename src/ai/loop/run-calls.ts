import type { ExecutedCommand, PreparedCommand } from "@/commands/registry/command-types";
import { defined } from "@/lib/defined";
import { isJsonObject } from "@/lib/json";
import { plainReason } from "@/lib/plain-reason";
import { type Approved, prepare, prepareAllowed } from "../guards/approval";
import { refusalOf, refusedOutcome, stoppedRefusal, unfinishedRefusal } from "../guards/call-guards";
import { checkWords } from "../guards/check-words";
import { changingGraphRefusal, deniedRefusal, type Earlier, type Refusal } from "../guards/refusal";
import type { ToolCall } from "../history/messages";
import type { ToolOutcome } from "../results/execution-result";
import { isAbortError } from "./abortable";
import { namesMovingSet } from "./read-cache";
import type { MessageRun, Session } from "./run-types";
import type { Turn } from "./turn-builder";

/** Runs the calls of one turn. Every call gets an outcome, even one the user stopped: models reject a gap. */
export async function runCalls(
  run: MessageRun,
  { calls, finishReason }: Pick<Turn, "calls" | "finishReason">,
  before: Omit<Earlier, "round">,
): Promise<readonly ToolOutcome[]> {
  const outcomes: ToolOutcome[] = [];
  const unfinished = unfinishedRefusal(finishReason);
  for (const batch of toBatches(run, calls, unfinished !== null)) {
    const running = batch.map((call, index) => {
      run.tell.callStart(call);
      const round = calls.slice(0, outcomes.length + index);
      const earlier = { ...before, round, outcomes: [...before.outcomes, ...outcomes] };
      const started = unfinished === null ? startCall(run, call, earlier) : refused(unfinished);
      return { call, started };
    });
    for (const { call, started } of running) {
      const outcome = endCall(run, call, await started);
      run.tell.callEnd(outcome);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

/** Reads side by side run together; a call that names a set of the conversation waits for what may make it. */
function toBatches(
  { session, message }: MessageRun,
  calls: readonly ToolCall[],
  isEachAlone: boolean,
): readonly (readonly ToolCall[])[] {
  const batches: ToolCall[][] = [];
  let open = false;
  for (const call of calls) {
    const isRead = message.options.parallelReads && session.registry.get(call.name)?.effect === "read";
    const joins = open && isRead && !isEachAlone && !namesMovingSet(call.input);
    if (joins) batches.at(-1)?.push(call);
    else batches.push([call]);
    open = isRead;
  }
  return batches;
}

type Ready =
  | Extract<Approved, { kind: "ready" }>
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "cached"; readonly outcome: ToolOutcome };

interface Started {
  readonly ready: Ready;
  /** What was left out of the call; "" for nothing. */
  readonly note: string;
}

function refused(refusal: Refusal): Started {
  return { ready: { kind: "refused", refusal }, note: "" };
}

/** All that happens before anything is changed. Never rejects. */
async function startCall(run: MessageRun, call: ToolCall, earlier: Earlier): Promise<Started> {
  const refusal = refusalOf(run, call, earlier);
  if (refusal !== null) return refused(refusal);
  const checked = earlier.isBySmall ? await checkWords(run, call, earlier) : ({ kind: "run", call, note: "" } as const);
  if (checked.kind === "refused") return refused(checked.refusal);
  return { ready: await readyCall(run, checked.call, earlier), note: checked.note };
}

async function readyCall(run: MessageRun, call: ToolCall, { tools }: Earlier): Promise<Ready> {
  const { session, message } = run;
  const isRead = session.registry.get(call.name)?.effect === "read";
  const cacheKey = isRead && message.options.cacheReads ? session.cache.keyOf(call.name, call.input) : null;
  const known = cacheKey === null ? undefined : session.cache.find(cacheKey);
  if (known !== undefined) return { kind: "cached", outcome: known };
  try {
    if (isRead) return { kind: "ready", prepared: await prepare(run, call, tools), approval: "none", cacheKey };
    const approved = await prepareAllowed(run, call, tools);
    if (approved.kind === "ready") return { ...approved, prepared: await session.registry.commit(approved.prepared) };
    return { kind: "refused", refusal: approved.kind === "denied" ? deniedRefusal : changingGraphRefusal };
  } catch (error) {
    return { kind: "refused", refusal: isAbortError(error) ? stoppedRefusal : failedRefusal(call.name, error) };
  }
}

function failedRefusal(name: string, error: unknown): Refusal {
  return { message: `${name} failed: ${plainReason(error)}`, hint: "Try another command, or answer without it." };
}

/** Settles a finished call, unless the user stopped meanwhile. */
function endCall(run: MessageRun, call: ToolCall, { ready, note }: Started): ToolOutcome {
  const outcome = endOf(run, call, ready);
  if (note === "") return outcome;
  return { ...outcome, hint: outcome.hint === undefined ? note : `${note} ${outcome.hint}` };
}

function endOf(run: MessageRun, call: ToolCall, ready: Ready): ToolOutcome {
  if (ready.kind === "ready" && (!run.clock.signal.aborted || isWritten(ready.prepared)))
    return applyPrepared(run, call, ready);
  if (ready.kind === "cached") return fromCache(run.session, call, ready.outcome);
  const refusal = ready.kind === "refused" ? ready.refusal : stoppedRefusal;
  return refusedOutcome(run.session, call, refusal);
}

const isWritten = ({ result }: PreparedCommand): boolean => result.success && result.isWritten === true;

function applyPrepared(
  { session, message }: MessageRun,
  call: ToolCall,
  ready: Extract<Ready, { kind: "ready" }>,
): ToolOutcome {
  const { registry } = session;
  const executed = registry.apply(ready.prepared, { ...message.origin, call: call.id });
  if (executed.success) message.edits.add(ready.prepared.size, ready.approval === "allowed");
  const outcome = toOutcome(call, executed, ready.approval);
  for (const download of executed.downloads ?? []) session.onDownload?.(download);
  // A file is handed over each time it is asked for.
  if (executed.downloads === undefined && ready.cacheKey) session.cache.keep(ready.cacheKey, outcome);
  return outcome;
}

/** What a call that was run now came to. */
function toOutcome(
  { id: callId, name }: ToolCall,
  executed: ExecutedCommand,
  approval: ToolOutcome["approval"],
): ToolOutcome {
  const { title, input, success, message, said, hint, reason: refusal, data, ofShown } = executed;
  const { affectedNodes, affectedEdges, durationMs } = executed;
  const more = defined({ hint, refusal, said, data, ofShown });
  return { callId, name, title, input, success, message, ...more, affectedNodes, affectedEdges, approval, durationMs };
}

/** The same result, for which nobody is asked; the set it left becomes `$last` again. */
function fromCache({ registry }: Session, call: ToolCall, outcome: ToolOutcome): ToolOutcome {
  const set = isJsonObject(outcome.data) ? outcome.data["set"] : undefined;
  if (typeof set === "string" && set.startsWith("$")) registry.sets.touch(set.slice(1));
  const { refusal: _, ...same } = outcome;
  return { ...same, callId: call.id, name: call.name, approval: "none", cached: true, durationMs: 0 };
}

import type { ExecutedCommand } from "@/commands/door/command-types";
import { isJsonObject } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import { plainReason } from "@/lib/plain-reason";
import { mayQuote } from "../given-data/asks-to-run";
import { standsInText } from "../given-data/data-judge";
import { type Approved, prepare, prepareAllowed } from "../guards/approval";
import { refusalOf, refusedOutcome, stoppedRefusal } from "../guards/call-guards";
import { checkWords } from "../guards/check-words";
import { deniedRefusal, type Earlier, quotedRefusal as quoted, type Refusal, restlessRefusal } from "../guards/refusal";
import type { ToolCall } from "../history/messages";
import type { ToolOutcome } from "../results/execution-result";
import type { Note } from "../results/notes";
import { tellCallEnd, tellCallStart } from "../results/tell-call";
import { isAbortError } from "./abortable";
import { namesMovingSet } from "./read-cache";
import type { MessageRun } from "./run-types";

export interface CallsOutcome {
  /** One for each call, in call order. */
  readonly outcomes: readonly ToolOutcome[];
  /** What recovery was used. */
  readonly notes: readonly Note[];
}

/** Runs the calls of one turn. Every call gets an outcome, even one the user stopped: models reject a gap. */
export async function runCalls(
  run: MessageRun,
  calls: readonly ToolCall[],
  before: Omit<Earlier, "round">,
): Promise<CallsOutcome> {
  const outcomes: ToolOutcome[] = [];
  const notes: Note[] = [];
  for (const batch of toBatches(run, calls)) {
    const running = batch.map((call, index) => {
      const round = calls.slice(0, outcomes.length + index);
      const earlier = { ...before, round, outcomes: [...before.outcomes, ...outcomes] };
      return { call, started: startCall(run, call, earlier) };
    });
    for (const { call, started } of running) {
      const ended = finishCall(run, call, await started);
      outcomes.push(ended.outcome);
      pushAll(notes, ended.notes);
    }
  }
  return { outcomes, notes };
}

/** Reads side by side run together; a call that names a set of the conversation waits for what may make it. */
function toBatches(run: MessageRun, calls: readonly ToolCall[]): readonly (readonly ToolCall[])[] {
  const batches: ToolCall[][] = [];
  let open = false;
  for (const call of calls) {
    const isRead = run.options.parallelReads && run.registry.get(call.name)?.effect === "read";
    const joins = open && isRead && !namesMovingSet(call.input);
    if (joins) batches.at(-1)?.push(call);
    else batches.push([call]);
    open = isRead;
  }
  return batches;
}

type Ready =
  | Approved
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "cached"; readonly outcome: ToolOutcome };

interface Started {
  readonly ready: Ready;
  /** What was left out of the call; "" for nothing. */
  readonly note: string;
}

/** All that happens before anything is changed. Never rejects. */
async function startCall(run: MessageRun, call: ToolCall, earlier: Earlier): Promise<Started> {
  tellCallStart(run, call);
  const refusal = refusalOf(run, call, earlier) ?? (mayQuote(run.input) ? quotedRefusal(run, call) : null);
  if (refusal !== null) return { ready: { kind: "refused", refusal }, note: "" };
  const checked = earlier.isBySmall ? await checkWords(run, call, earlier) : undefined;
  if (checked?.kind === "refused") return { ready: checked, note: "" };
  return { ready: await readyCall(run, checked?.call ?? call), note: checked?.note ?? "" };
}

async function readyCall(run: MessageRun, call: ToolCall): Promise<Ready> {
  const isRead = run.registry.get(call.name)?.effect === "read";
  const cacheKey = isRead && run.options.cacheReads ? run.cache.keyOf(call.name, call.input) : null;
  const known = cacheKey === null ? undefined : run.cache.find(cacheKey);
  if (known !== undefined) return { kind: "cached", outcome: known };
  try {
    if (!isRead) return await prepareAllowed(run, call);
    return { kind: "ready", prepared: await prepare(run, call), approval: "none", cacheKey };
  } catch (error) {
    return { kind: "refused", refusal: isAbortError(error) ? stoppedRefusal : failedRefusal(call.name, error) };
  }
}

/** A change that the user's message only asks about or shows: that it stands there is no wish to have it made. */
function quotedRefusal({ input, registry }: MessageRun, call: ToolCall): Refusal | null {
  const effect = registry.get(call.name)?.effect;
  if (effect === "read" || effect === "view") return null;
  const names = registry.commands.map(({ name }) => name);
  return standsInText(input, call, names) ? quoted : null;
}

function failedRefusal(name: string, error: unknown): Refusal {
  return { message: `${name} failed: ${plainReason(error)}`, hint: "Try another command, or answer without it." };
}

interface Ended {
  readonly outcome: ToolOutcome;
  readonly notes: readonly Note[];
}

/** Settles a finished call, unless the user stopped meanwhile, and emits its events. */
function finishCall(run: MessageRun, call: ToolCall, { ready, note }: Started): Ended {
  const { outcome, notes } = endOf(run, call, ready);
  const { hint } = outcome;
  const told = note === "" ? outcome : { ...outcome, hint: hint === undefined ? note : `${note} ${hint}` };
  tellCallEnd(run, told);
  return { outcome: told, notes };
}

function endOf(run: MessageRun, call: ToolCall, ready: Ready): Ended {
  switch (ready.kind) {
    case "refused":
      return withoutNotes(refusedOutcome(run, call, ready.refusal));
    case "restless":
      return withoutNotes(refusedOutcome(run, call, restlessRefusal));
    case "denied":
      return withoutNotes({ ...refusedOutcome(run, call, deniedRefusal), approval: "denied" });
    case "cached":
      return withoutNotes(fromCache(run, call, ready.outcome));
    case "ready":
      return run.signal.aborted ? withoutNotes(refusedOutcome(run, call, stoppedRefusal)) : settled(run, call, ready);
  }
}

function withoutNotes(outcome: ToolOutcome): Ended {
  return { outcome, notes: [] };
}

function settled(run: MessageRun, call: ToolCall, ready: Extract<Ready, { kind: "ready" }>): Ended {
  const executed = run.registry.settle(ready.prepared, { ...run.origin, call: call.id });
  if (executed.success) run.edits.add(ready.prepared.size, ready.approval === "allowed");
  const outcome = { ...toOutcome(call, executed), approval: ready.approval };
  if (executed.downloads !== undefined) executed.downloads.forEach(run.deliver);
  // A file is handed over each time it is asked for.
  else if (ready.cacheKey) run.cache.keep(ready.cacheKey, outcome);
  const other = executed.fallback === undefined ? undefined : run.registry.get(executed.fallback);
  if (other === undefined) return { outcome, notes: [] };
  return { outcome, notes: [{ id: "fallback", with: { command: executed.title, other: other.title } }] };
}

type Done = Pick<
  ExecutedCommand,
  | "title"
  | "input"
  | "success"
  | "message"
  | "hint"
  | "reason"
  | "data"
  | "affectedNodes"
  | "affectedEdges"
  | "durationMs"
>;

/** What a call came to, run now or known from before. Only reads are kept, and a read asks nobody. */
function toOutcome(call: ToolCall, done: Done, isCached = false): ToolOutcome {
  const { title, input, success, message, hint, reason, data, affectedNodes, affectedEdges, durationMs } = done;
  return {
    callId: call.id,
    name: call.name,
    title,
    input,
    success,
    message,
    ...(hint !== undefined && { hint }),
    ...(reason !== undefined && { refusal: reason }),
    ...(data !== undefined && { data }),
    affectedNodes,
    affectedEdges,
    approval: "none",
    ...(isCached && { cached: true }),
    durationMs: isCached ? 0 : durationMs,
  };
}

/** The same result; the set it left becomes `$last` again. */
function fromCache(run: MessageRun, call: ToolCall, outcome: ToolOutcome): ToolOutcome {
  const set = isJsonObject(outcome.data) ? outcome.data["set"] : undefined;
  if (typeof set === "string" && set.startsWith("$")) run.registry.sets.touch(set.slice(1));
  return toOutcome(call, outcome, true);
}

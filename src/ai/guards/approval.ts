import type { PreparedCommand } from "@/commands/door/command-types";
import { marksBefore } from "@/graph/changes/change-marks";
import type { ToolCall } from "../history/messages";
import type { MessageRun } from "../loop/run-types";
import type { AiOptions } from "../options/ai-options";

/** A command ready to settle, or the user's no. */
export type Approved =
  | {
      readonly kind: "ready";
      readonly prepared: PreparedCommand;
      readonly approval: "none" | "allowed";
      /** Where to keep the result of a read; null for one that is not kept. */
      readonly cacheKey?: string | null;
    }
  | { readonly kind: "denied" }
  | { readonly kind: "restless" };

/** How often a command is prepared anew because the user kept changing the graph meanwhile. */
const attempts = 5;

type Call = Pick<ToolCall, "id" | "name" | "input">;

/**
 * Prepares a call until what it would do is both allowed and true of the present graph: a graph that changed while
 * the command ran or the user thought is prepared anew, and asked about anew when the question has changed.
 */
export async function prepareAllowed(run: MessageRun, call: Call): Promise<Approved> {
  let allowed: string | null = null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const prepared = await prepare(run, call);
    if (isStale(run, prepared)) continue;
    const word = await userWord(run, call.id, { prepared, allowed });
    if (word.denied) return { kind: "denied" };
    allowed = word.allowed;
    if (!isStale(run, prepared)) return { kind: "ready", prepared, approval: allowed === null ? "none" : "allowed" };
  }
  return { kind: "restless" };
}

/** Asks what has not been allowed yet. */
async function userWord(
  run: MessageRun,
  callId: string,
  { prepared, allowed }: { readonly prepared: PreparedCommand; readonly allowed: string | null },
): Promise<{ readonly denied: boolean; readonly allowed: string | null }> {
  const summary = questionFor(prepared, run.options.approval);
  if (summary === null || summary === allowed) return { denied: false, allowed };
  const { name, input, result, effect } = prepared;
  // Each step of a plan that destroys is asked for by itself.
  const isEachAsked = effect === "destroy" && run.plan.isActive();
  if (!isEachAsked && run.isAllowed(name)) return { denied: false, allowed: summary };
  const marks = marksBefore(run.document, (result.success && result.changes) || []);
  const yes = await run.untilStopped(run.askUser({ callId, name, input, summary, marks }));
  return { denied: !yes, allowed: summary };
}

export function prepare(run: MessageRun, { name, input }: Call): Promise<PreparedCommand> {
  const { signal } = run;
  let told = "";
  const progress = (ratio: number, note?: string): void => {
    const text = note ?? `${Math.round(ratio * 100)} %`;
    if (text === told || signal.aborted) return;
    told = text;
    run.setStage("executing", text);
  };
  const { largeEdits } = run.options.approval;
  const largeEdit = typeof largeEdits === "number" ? { largeEdit: largeEdits } : {};
  const options = { signal, actor: "assistant", step: run.origin.step, progress, ...largeEdit } as const;
  return run.untilStopped(run.registry.prepare({ name, input }, options));
}

function isStale(run: MessageRun, prepared: PreparedCommand): boolean {
  const { result } = prepared;
  const willChange = result.success && (result.changes?.length ?? 0) > 0;
  return willChange && prepared.revision !== run.document.revision;
}

/** The question to ask under these options; null when the call may go on. */
export function questionFor(prepared: PreparedCommand, approval: AiOptions["approval"]): string | null {
  const { effect, result, question, title } = prepared;
  if (effect === undefined || !result.success || result.ask === false) return null;
  if (approval.effects.includes(effect)) {
    const changes = (result.changes?.length ?? 0) > 0;
    return question ?? (changes ? `${title}: ${result.message} Allow this?` : null);
  }
  return approval.largeEdits !== false && effect !== "destroy" ? question : null;
}

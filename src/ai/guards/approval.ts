import type { PreparedCommand, RunOptions, ToolDefinition } from "@/commands/registry/command-types";
import { marksBefore } from "@/graph/changes/change-marks";
import type { GraphDocument } from "@/graph/document/document-types";
import { finder } from "../context/offer-rules";
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
  | { readonly kind: "beyond-undo" };

/** How often a command is prepared anew because the user kept changing the graph meanwhile. */
const attempts = 5;

export interface Preparing {
  readonly document: Pick<GraphDocument, "revision">;
  prepare(): Promise<PreparedCommand>;
  /** Null when it may go on. */
  question(prepared: PreparedCommand): string | null;
  ask(question: string, prepared: PreparedCommand): Promise<boolean>;
}

/**
 * Prepares a command until what it would do is both allowed and true of the present graph: a graph that changed while
 * it ran or the user thought is prepared anew, and asked about anew when the question has changed.
 */
export async function untilAllowed({ document, prepare: make, question, ask }: Preparing): Promise<Approved> {
  let allowed: string | null = null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const prepared = await make();
    if (isStale(document, prepared)) continue;
    const asked = question(prepared);
    if (asked !== null && asked !== allowed && !(await ask(asked, prepared))) return { kind: "denied" };
    allowed = asked ?? allowed;
    if (!isStale(document, prepared)) {
      return { kind: "ready", prepared, approval: allowed === null ? "none" : "allowed" };
    }
  }
  return { kind: "beyond-undo" };
}

type Call = Pick<ToolCall, "id" | "name" | "input">;

/** The same for a call of the assistant, whose user may have allowed its command for the conversation. */
export function prepareAllowed(run: MessageRun, call: Call, tools: readonly ToolDefinition[]): Promise<Approved> {
  const { approvals, document } = run.session;
  const { options, plan } = run.message;
  return untilAllowed({
    document,
    prepare: () => prepare(run, call, tools),
    question: (prepared) => questionFor(prepared, options.approval),
    async ask(summary, { name, input, result, effect }) {
      // Each step of a plan that destroys is asked for by itself.
      const isEachAsked = effect === "destroy" && plan.isActive();
      if (!isEachAsked && approvals.isAllowed(name)) return true;
      const marks = marksBefore(document, (result.success && result.changes) || []);
      return run.clock.untilStopped(approvals.ask({ callId: call.id, name, input, summary, marks }));
    },
  });
}

export function prepare(
  { session, message, clock, tell }: MessageRun,
  { name, input }: Call,
  tools: readonly ToolDefinition[],
): Promise<PreparedCommand> {
  const { signal } = clock;
  let reason = "";
  const progress = (ratio: number, note?: string): void => {
    const text = note ?? `${Math.round(ratio * 100)} %`;
    if (text === reason || signal.aborted) return;
    reason = text;
    tell.setStage("executing", text);
  };
  const offered = name === finder ? { offered: tools.map((tool) => tool.name) } : {};
  const given = { signal, step: message.origin.step, progress, already: message.edits.size, ...offered };
  const options = runOptions(message.options.approval, given);
  return clock.untilStopped(session.registry.prepare({ name, input }, options));
}

/** As a call of the assistant is run: what is destroyed or large is asked. */
export function runOptions(
  { largeEdits }: AiOptions["approval"],
  given: Pick<RunOptions, "signal" | "step" | "progress" | "already" | "offered">,
): RunOptions {
  return { ...given, actor: "assistant", ...(typeof largeEdits === "number" && { largeEdit: largeEdits }) };
}

function isStale({ revision }: Pick<GraphDocument, "revision">, prepared: PreparedCommand): boolean {
  const { result } = prepared;
  const willChange = result.success && (result.changes?.length ?? 0) > 0;
  return willChange && prepared.revision !== revision;
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

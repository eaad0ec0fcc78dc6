import { isJsonObject } from "@/lib/json";
import type { ToolCall } from "../history/messages";
import { callKey } from "../loop/decide-next";
import { namesMovingSet } from "../loop/read-cache";
import type { Message, Session } from "../loop/run-types";
import { isModel } from "../port/provider-port";
import type { ToolOutcome } from "../results/execution-result";
import type { Earlier, Refusal } from "./refusal";

const message = "Not run: the same call was done already in this message.";

/** The change stands: it is no failure. */
export function isDoneAlready(outcome: ToolOutcome): boolean {
  return outcome.message === message;
}

/**
 * A model that adds the same a second time has mostly lost sight of its first call. It is refused, and told how to say that it is
 * meant: to send it again, having read that. What was taken back or removed meanwhile may be added anew.
 */
export function repeatedChange(
  session: Session,
  { provider }: Message,
  { call, earlier }: { readonly call: ToolCall; readonly earlier: Earlier },
): Refusal | null {
  if (session.registry.get(call.name)?.effect !== "edit" || !isModel(provider)) return null;
  const isSame = toSame(call);
  const same = [...earlier.before, ...earlier.round].filter(isSame).map(({ id }) => id);
  if (same.length === 0 || namesMovingSet(call.input)) return null;
  const first = earlier.outcomes.find(
    ({ callId, success, data }) => same.includes(callId) && success && hasAdded(data),
  );
  if (first === undefined || isGone(session, earlier.outcomes.slice(earlier.outcomes.indexOf(first)))) return null;
  const wasSaid = earlier.before.filter(isSame).some(({ id }) => messageOf(earlier.outcomes, id) === message);
  const hint = `It had said: ${first.message} Answer, or send it once more if the user wants it twice.`;
  return wasSaid ? null : { message, hint };
}

function toSame(call: ToolCall): (other: ToolCall) => boolean {
  const key = callKey(call.name, call.input);
  return (other) => other.name === call.name && callKey(other.name, other.input) === key;
}

/** Whatever only sets something does the same twice. */
function hasAdded(data: ToolOutcome["data"]): boolean {
  return isJsonObject(data) && typeof data["addedCount"] === "number" && data["addedCount"] > 0;
}

function isGone({ registry }: Session, after: readonly ToolOutcome[]): boolean {
  return after.some(({ name, success }) => success && (name === "undo" || registry.get(name)?.effect === "destroy"));
}

function messageOf(outcomes: readonly ToolOutcome[], id: string): string | undefined {
  return outcomes.find(({ callId }) => callId === id)?.message;
}

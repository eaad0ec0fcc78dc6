import { tooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import { tryJson } from "@/lib/try-json";
import { cutText } from "../context/text-limits";
import { failuresOf, failuresThatWithdraw } from "../context/tool-profile";
import { mayQuote } from "../given-data/asks-to-run";
import { occursInText } from "../given-data/data-judge";
import type { ToolCall } from "../history/messages";
import type { MessageRun, Session } from "../loop/run-types";
import type { AiOptions } from "../options/ai-options";
import type { FinishReason } from "../port/provider-port";
import type { ToolOutcome } from "../results/execution-result";
import { type Earlier, quotedRefusal, type Refusal } from "./refusal";
import { repeatedChange } from "./repeated-change";

export const stoppedRefusal: Refusal = { message: "Not run: stopped by the user.", reason: { why: "stopped" } };

/** The checks before a command is looked at. */
export function refusalOf({ session, message, clock }: MessageRun, call: ToolCall, earlier: Earlier): Refusal | null {
  const { name, rawInput } = call;
  if (clock.signal.aborted) return stoppedRefusal;
  if (rawInput !== undefined) return malformed(name, rawInput);
  return (
    unknownAgain(session, name, earlier) ??
    repeatedChange(session, message, { call, earlier }) ??
    withdrawn(name, earlier) ??
    message.plan.refusal(name, session.registry.get(name)?.effect) ??
    usedUp(name, message.options.toolLimits, earlier) ??
    quoted(session, message.input, call)
  );
}

function namesIn({ before, round }: Earlier): readonly string[] {
  return [...before, ...round].map(({ name }) => name);
}

/** The list of all commands is in the first refusal. */
function unknownAgain({ registry }: Session, name: string, earlier: Earlier): Refusal | null {
  const isUnknown = (one: string): boolean => registry.get(one) === undefined;
  if (!isUnknown(name) || !namesIn(earlier).some(isUnknown)) return null;
  const near = nearest(
    name,
    registry.commands.map((command) => command.name),
  );
  const list = "All commands stand in the result before.";
  return {
    message: `There is no command '${name}'.`,
    hint: near.length === 0 ? list : `The nearest: ${near.join(", ")}. ${list}`,
  };
}

/** A turn that was cut off may hold half a plan: its calls are not run. Null when the turn is whole. */
export function unfinishedRefusal(finishReason: FinishReason): Refusal | null {
  if (finishReason === "stop" || finishReason === "tool-calls") return null;
  const why = finishReason === "length" ? "reached its length limit" : "ended before it was complete";
  return {
    message: `Not run: the reply with this call ${why}.`,
    hint: "Send the whole call again, with shorter arguments or fewer calls at once.",
  };
}

function malformed(name: string, rawInput: string): Refusal {
  // What can be read was kept as it came for one reason only.
  const isWhole = isJsonObject(tryJson(rawInput));
  const fault = isWhole ? `are ${tooDeep}` : "are not a whole JSON object";
  return {
    message: `Not run: the arguments of ${name} ${fault}. They began with: ${cutText(rawInput, 80)}`,
    hint: `Send the whole call again with ${isWhole ? "plain" : "complete"} JSON arguments.`,
  };
}

function withdrawn(name: string, { outcomes }: Earlier): Refusal | null {
  if (failuresOf([{ toolResults: outcomes }], name) < failuresThatWithdraw) return null;
  return {
    message: `Not run: ${name} failed ${failuresThatWithdraw} times in this message and is no longer offered.`,
    hint: "Use another command, or answer with what was found and say what failed.",
    reason: { why: "used-up" },
  };
}

function usedUp(name: string, limits: AiOptions["toolLimits"], earlier: Earlier): Refusal | null {
  const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
  if (limit === undefined || namesIn(earlier).filter((other) => other === name).length < limit) return null;
  return {
    message: `Not run: ${name} may be called ${limit} ${limit === 1 ? "time" : "times"} in one message, and that is used up.`,
    hint: "Answer from the results there are, or use another command.",
    reason: { why: "used-up" },
  };
}

/** A change that the user's message only asks about or shows: that it stands there is no wish to have it made. */
function quoted({ registry }: Session, input: string, call: ToolCall): Refusal | null {
  const effect = registry.get(call.name)?.effect;
  if (!mayQuote(input) || effect === "read" || effect === "view") return null;
  const names = registry.commands.map(({ name }) => name);
  return occursInText(input, call, names) ? quotedRefusal : null;
}

/** The outcome of a call that was not run. */
export function refusedOutcome({ registry }: Session, call: ToolCall, refusal: Refusal): ToolOutcome {
  return {
    callId: call.id,
    name: call.name,
    title: registry.get(call.name)?.title ?? call.name,
    input: toInput(call),
    success: false,
    message: refusal.message,
    ...(refusal.hint !== undefined && { hint: refusal.hint }),
    ...(refusal.reason && { refusal: refusal.reason }),
    affectedNodes: [],
    affectedEdges: [],
    approval: refusal.reason?.why === "denied" ? "denied" : "none",
    ...(refusal.reason?.why === "stopped" && { isStopped: true }),
    durationMs: 0,
  };
}

function toInput(call: ToolCall): JsonObject {
  return call.rawInput === undefined ? call.input : {};
}

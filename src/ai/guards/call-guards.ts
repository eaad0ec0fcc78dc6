import { tooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import { tryJson } from "@/lib/try-json";
import { cutText } from "../context/text-limits";
import { failuresOf, failuresThatWithdraw } from "../context/tool-profile";
import type { ToolCall } from "../history/messages";
import type { MessageRun } from "../loop/run-types";
import type { FinishReason } from "../port/provider-port";
import type { ToolOutcome } from "../results/execution-result";
import type { Earlier, Refusal } from "./refusal";
import { repeatedChange } from "./repeated-change";

export const stoppedRefusal: Refusal = { message: "Not run: stopped by the user.", isStopped: true };

/** The checks before a command is looked at. */
export function refusalOf(run: MessageRun, call: ToolCall, earlier: Earlier): Refusal | null {
  if (run.signal.aborted) return stoppedRefusal;
  if (call.rawInput !== undefined) return malformed(call.name, call.rawInput);
  if (isUnknownAgain(run, call.name, earlier)) return unknownAgain(run, call.name);
  const again = repeatedChange(run, call, earlier);
  if (again !== null) return again;
  if (failuresOf([{ toolResults: earlier.outcomes }], call.name) >= failuresThatWithdraw) return withdrawn(call.name);
  const planned = run.plan.refusal(call.name, run.registry.get(call.name)?.effect);
  if (planned !== null) return planned;
  const limit = limitOf(run, call.name);
  if (limit === undefined) return null;
  const count = namesIn(earlier).filter((name) => name === call.name).length;
  return count >= limit ? usedUp(call.name, limit) : null;
}

function namesIn({ before, round }: Earlier): readonly string[] {
  return [...before, ...round].map(({ name }) => name);
}

function isUnknownAgain({ registry }: MessageRun, name: string, earlier: Earlier): boolean {
  return registry.get(name) === undefined && namesIn(earlier).some((other) => registry.get(other) === undefined);
}

/** The list of all commands stands in the first refusal. */
function unknownAgain({ registry }: MessageRun, name: string): Refusal {
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

function withdrawn(name: string): Refusal {
  return {
    message: `Not run: ${name} failed ${failuresThatWithdraw} times in this message and is no longer offered.`,
    hint: "Use another command, or answer with what was found and say what failed.",
  };
}

function usedUp(name: string, limit: number): Refusal {
  return {
    message: `Not run: ${name} may be called ${limit} ${limit === 1 ? "time" : "times"} in one message, and that is used up.`,
    hint: "Answer from the results there are, or use another command.",
  };
}

function limitOf(run: MessageRun, name: string): number | undefined {
  return Object.hasOwn(run.options.toolLimits, name) ? run.options.toolLimits[name] : undefined;
}

/** The outcome of a call that was not run. */
export function refusedOutcome(run: MessageRun, call: ToolCall, refusal: Refusal): ToolOutcome {
  return {
    callId: call.id,
    name: call.name,
    title: run.registry.get(call.name)?.title ?? call.name,
    input: toInput(call),
    success: false,
    message: refusal.message,
    ...(refusal.hint !== undefined && { hint: refusal.hint }),
    affectedNodes: [],
    affectedEdges: [],
    approval: "none",
    ...(refusal.isStopped && { isStopped: true }),
    durationMs: 0,
  };
}

function toInput(call: ToolCall): JsonObject {
  return call.rawInput === undefined ? call.input : {};
}

import type { AiEvent } from "@/ai/loop/ai-events";
import type { AiOptions } from "@/ai/options/ai-options";
import { defaultAiOptions } from "@/ai/options/option-table";
import { isJsonObject, type JsonObject } from "@/lib/json";
import type { TaskRun } from "./run-task";
import type { TaskStep } from "./task-types";

/** What a person reads of a finished step. */
export function describeStep(step: TaskStep, report: JsonObject): string {
  const message = String(report["message"] ?? "");
  if (step.kind === "prompt")
    return [
      `> ${step.prompt}`,
      ...partOf(report),
      message,
      ...notesOf(report),
      ...deniedOf(report),
      ...accountOf(report),
    ].join("\n");
  if (step.kind === "recipe") return `# ${step.file}\n${message}`;
  const hint = report["hint"] === undefined ? "" : ` ${String(report["hint"])}`;
  return `# ${step.command} ${JSON.stringify(step.input)}\n${message}${hint}`;
}

/** What had come of an answer that broke off, above why it did. */
function partOf({ success, llmText, message }: JsonObject): readonly string[] {
  const text = typeof llmText === "string" ? llmText.trim() : "";
  return success !== false || text === "" || String(message).includes(text) ? [] : [text];
}

/** Which steps of its plan a message did, which not and why, whatever its answer says. */
function accountOf({ plan }: JsonObject): readonly string[] {
  const account = isJsonObject(plan) ? plan["account"] : undefined;
  return typeof account === "string" ? [account] : [];
}

/** What the page says under an answer: that it changed nothing, that it was cut off, what was asked again. */
function notesOf({ degraded }: JsonObject): readonly string[] {
  return Array.isArray(degraded) ? degraded.map((note) => `(${String(note)})`) : [];
}

/** Nobody is there to ask: how to allow what needs approval. */
function deniedOf({ calls }: JsonObject): readonly string[] {
  const isDenied = Array.isArray(calls) && calls.some((call) => isJsonObject(call) && call["approval"] === "denied");
  return isDenied ? ["(This needs approval. Add --approve always to allow it.)"] : [];
}

export function describeReplay({ equal, messages, difference, notes = [] }: NonNullable<TaskRun["replay"]>): string {
  const count = `${messages} ${messages === 1 ? "message" : "messages"}`;
  const said = equal ? `As recorded: ${count}, the same events and changes.` : `Not as recorded. ${difference ?? ""}`;
  return [said, ...notes].join(" ");
}

/** `--verbose`: each call with its round as it starts, then how the message ended. */
export function printRounds(options: Partial<AiOptions>, write: (line: string) => void): (event: AiEvent) => void {
  const limit = options.maxToolIterations ?? defaultAiOptions.maxToolIterations;
  let turn = 0;
  return (event) => {
    if (event.type === "ai-turn-start") turn = event.turnNumber;
    if (event.type === "ai-tool-call-start")
      write(`[round ${turn}/${limit}] ${event.name} ${JSON.stringify(event.input)}`);
    if (event.type === "ai-tool-call-end") write(`  ${event.success ? "ok" : "refused"}: ${event.message}`);
    if (event.type === "ai-complete" || event.type === "ai-error")
      write(ending(event.result.terminationReason, event.result.rounds.length));
  };
}

function ending(reason: string, rounds: number): string {
  if (reason === "max_rounds_reached") return `stopped at the step limit (${rounds}); final answer without tools`;
  const count = `${rounds} ${rounds === 1 ? "round" : "rounds"}`;
  if (reason === "natural_completion") return `finished after ${count}`;
  return `ended after ${count}: ${reason}`;
}

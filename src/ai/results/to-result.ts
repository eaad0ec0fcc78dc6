import type { StepId } from "@/graph/document/document-types";
import { assertNever } from "@/lib/assert-never";
import { type Block, blocksText, type Exchange } from "../history/messages";
import type { RunEnd } from "../loop/run-types";
import { citedSources } from "../sources/cited-sources";
import type { ExecutionResult, RoundState, ToolOutcome } from "./execution-result";
import type { Note } from "./notes";
import { offeredIn } from "./offered";

/** The parts of the conversation that a result includes. */
interface ResultParts {
  readonly undoStep: StepId | null;
  /** The finished exchanges before this one. */
  readonly history: readonly Exchange[];
}

/** The result people and scripts read, from how the loop ended. */
export function toResult(end: RunEnd, { undoStep, history }: ResultParts): ExecutionResult {
  const { progress } = end;
  const { usage, cost } = progress;
  const isPriced = cost !== "unknown" && usage.inputTokens + usage.outputTokens > 0;
  const { rounds } = progress;
  const { message, success, notes } = wording(end);
  return {
    success,
    message,
    ...(success && offeredIn(end)),
    sources: success ? citedSources(message, history, progress.sent) : [],
    llmText: progress.lastText,
    terminationReason: end.reason,
    rounds,
    affectedNodes: union(rounds, (outcome) => outcome.affectedNodes),
    affectedEdges: union(rounds, (outcome) => outcome.affectedEdges),
    usage: { ...usage, ...(isPriced && { cost }) },
    degraded: [...progress.degraded, ...notes, ...ofShownNote(rounds)],
    undoStep,
  };
}

/** What was done with a part of a database says so, once. */
function ofShownNote(rounds: readonly RoundState[]): readonly Note[] {
  const ofShown = rounds.flatMap(({ toolResults }) => toolResults.flatMap((call) => call.ofShown ?? [])).at(-1);
  return ofShown ? [{ id: "ofShown", with: ofShown }] : [];
}

/** What is kept as the exchange's answer: never empty, so that the next request has a closed turn before it. */
export function toAnswer(end: RunEnd, result: ExecutionResult): readonly Block[] {
  const blocks = end.answer ?? [];
  const text = blocksText(blocks);
  if (text === "") return [{ type: "text", text: result.message }];
  if (result.success && !end.isOutOfTime) return blocks;
  // Reasoning of a turn that was cut short would be refused by the provider that signed it.
  const closing = end.isOutOfTime ? "(Stopped here: its time was used up.)" : (closings[end.reason] ?? errorClosing);
  return [...blocks.filter((block) => block.type === "text"), { type: "text", text: `\n\n${closing}` }];
}

const errorClosing = "(The reply ended here with an error.)";
const closings: Partial<Record<RunEnd["reason"], string>> = { aborted: "(Stopped by the user here.)" };

interface Wording {
  readonly message: string;
  readonly success: boolean;
  readonly notes: readonly Note[];
}

function wording(end: RunEnd): Wording {
  const { rounds } = end.progress;
  switch (end.reason) {
    case "aborted":
      return stopped(sayWhatWasDone(rounds));
    case "tool_failure":
      return refusal(`No call of the last round worked. ${sayWhatFailed(rounds)}`);
    case "provider_error":
      return failed(end, sayWhatWasDone(rounds));
    case "natural_completion":
    case "max_rounds_reached":
    case "repeated_calls":
    case "budget":
      if (end.isOutOfTime) return outOfTime(end, sayWhatWasDone(rounds));
      return end.answer === null ? refusal(limitMessage(end)) : answered(end);
    default:
      return assertNever(end.reason);
  }
}

function refusal(message: string): Wording {
  return { message, success: false, notes: [] };
}

function stopped(done: string): Wording {
  return refusal(done === "" ? "Stopped." : `Stopped. Done before that: ${done}`);
}

/** What there was of the answer, or what was done. */
function outOfTime(end: RunEnd, done: string): Wording {
  const text = blocksText(end.answer ?? []).trim();
  if (text !== "") return { message: text, success: true, notes: [{ id: "outOfTime" }] };
  const nothing = "The message's seconds were used up before an answer came.";
  return refusal(done === "" ? nothing : `${nothing} Done before that: ${done}`);
}

/** These words are a promise to scripts. */
function limitMessage({ progress }: RunEnd): string {
  const reached = "Maximum tool iterations reached";
  return progress.lastText === "" ? reached : `${reached}. The last words of the model: ${progress.lastText}`;
}

function failed(end: RunEnd, done: string): Wording {
  const what = end.failure?.message ?? "The provider failed. Send the message again.";
  if (done === "") return refusal(what);
  return { message: `${what} Done before that: ${done}`, success: false, notes: [{ id: "providerFailed" }] };
}

/** An answer in words, or without any the plain sentence of what was done: silence is no answer. */
function answered(end: RunEnd): Wording {
  const text = blocksText(end.answer ?? []).trim();
  if (text !== "") return { message: text, success: true, notes: [] };
  const done = sayWhatWasDone(end.progress.rounds);
  if (done !== "") {
    const message = `The model gave no answer in words. What was done: ${done}`;
    return { message, success: true, notes: [{ id: "noWords" }] };
  }
  const why = sayWhatFailed(end.progress.rounds);
  const nothing = `The model gave no answer in words, and nothing was done. ${why}`.trim();
  return { message: `${nothing} Send the message again or word it differently.`, success: false, notes: [] };
}

function union(rounds: readonly RoundState[], idsOf: (outcome: ToolOutcome) => readonly string[]): readonly string[] {
  const ids = new Set<string>();
  for (const { toolResults } of rounds) {
    for (const outcome of toolResults) for (const id of idsOf(outcome)) ids.add(id);
  }
  return [...ids];
}

const mostSentences = 5;

/** What the rounds that succeeded came to, in the commands' own sentences; "" when nothing succeeded. */
function sayWhatWasDone(rounds: readonly RoundState[]): string {
  // What is known from before was not done again.
  const done = rounds.flatMap((round) => round.toolResults.filter(({ success, cached }) => success && cached !== true));
  const sentences = done.map(toSentence);
  return onceEach(sentences).slice(-mostSentences).join(" ");
}

/** What was done several times says how often. */
function onceEach(sentences: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].map(([sentence, count]) =>
    count === 1 ? sentence : `${sentence.slice(0, -1)} (${count} times)${sentence.slice(-1)}`,
  );
}

/** Why the last calls failed; "" when none did. */
function sayWhatFailed(rounds: readonly RoundState[]): string {
  const faults = rounds.at(-1)?.toolResults.filter(({ success }) => !success) ?? [];
  return [...new Set(faults.map(toSentence))].slice(-mostSentences).join(" ");
}

function toSentence({ message }: ToolOutcome): string {
  const text = message.trim();
  return /[.:?!…]$/.test(text) ? text : `${text}.`;
}

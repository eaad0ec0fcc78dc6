import type { JsonObject, JsonValue } from "@/lib/json";
import type { AiOptions } from "../options/ai-options";
import type { RoundState, TerminationReason } from "../results/execution-result";
import type { Note } from "../results/notes";

/** `call`: a request that may call. `answer`: one request with nothing to call. `end`: no further request. */
export type Decision =
  | { readonly type: "call" }
  | { readonly type: "answer"; readonly reason: TerminationReason; readonly note?: Note }
  | { readonly type: "end"; readonly reason: TerminationReason };

/** What comes next, and how many rounds the message may take in all. */
export interface Wanted {
  readonly decision: Decision;
  readonly maxRounds: number;
}

export type LimitOptions = Pick<AiOptions, "maxToolIterations" | "onLimit" | "onAllToolsFailed"> &
  Partial<Pick<AiOptions, "budget">> & {
    /** It knows its calls beforehand: what failed before is no reason to leave the rest. */
    readonly isPlanned?: boolean;
  };
export type LimitRound = Pick<RoundState, "toolResults">;

const repeatsThatStop = 3;

/** What a message has used so far; no cost where the price is not known. */
export interface Spent {
  readonly tokens: number;
  readonly seconds: number;
  readonly cost?: number;
}

/** Every limit of a message in one place: what comes after these rounds. */
export function decideNext(
  rounds: readonly LimitRound[],
  options: LimitOptions,
  spent: Spent = nothingSpent,
): Decision {
  if (options.maxToolIterations === 0) return { type: "answer", reason: "natural_completion" };
  const lastFailed = allFailed(rounds.at(-1));
  if (lastFailed && options.onAllToolsFailed === "fail") return { type: "end", reason: "tool_failure" };
  if (rounds.length >= options.maxToolIterations) return atLimit(options);
  const used = rounds.length === 0 ? null : usedUp(spent, options.budget ?? null);
  if (used !== null) return { type: "answer", reason: "budget", note: used };
  if (mostRepeated(rounds) >= repeatsThatStop)
    return { type: "answer", reason: "repeated_calls", note: { id: "repeated" } };
  const isHopeless = options.isPlanned !== true && allFailed(rounds.at(-2));
  if (lastFailed && (options.onAllToolsFailed === "answer" || isHopeless)) {
    return { type: "answer", reason: "natural_completion", note: { id: "allFailed" } };
  }
  return { type: "call" };
}

const nothingSpent: Spent = { tokens: 0, seconds: 0 };

function usedUp(spent: Spent, budget: AiOptions["budget"]): Note | null {
  const { tokens, cost, seconds } = budget ?? {};
  if (tokens !== undefined && spent.tokens >= tokens) return { id: "tokensUsed", with: { count: tokens } };
  if (cost !== undefined && (spent.cost ?? 0) >= cost) return { id: "costUsed", with: { cost: `$${cost}` } };
  if (seconds !== undefined && spent.seconds >= seconds) return { id: "secondsUsed", with: { count: seconds } };
  return null;
}

function atLimit(options: LimitOptions): Decision {
  const type = options.onLimit === "fail" ? "end" : "answer";
  return { type, reason: "max_rounds_reached" };
}

/** A refusal by the user is an answer to the call, not a failure of the command. */
export function allFailed(round: LimitRound | undefined): boolean {
  if (round === undefined || round.toolResults.length === 0) return false;
  return round.toolResults.every((result) => !result.success && result.approval !== "denied");
}

function mostRepeated(rounds: readonly LimitRound[]): number {
  const calls = rounds.reduce((sum, { toolResults }) => sum + toolResults.length, 0);
  // Keys are dear, and so few calls are no repetition whatever they are.
  if (calls < repeatsThatStop) return 0;
  const counts = new Map<string, number>();
  let most = 0;
  for (const { toolResults } of rounds) {
    for (const { name, input } of toolResults) {
      const key = knownKey(name, input);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      most = Math.max(most, count);
    }
  }
  return most;
}

const knownInputs = new WeakMap<JsonObject, string>();

/** As `callKey`, each input written once: every round asks for the keys of all before it. */
function knownKey(name: string, input: JsonObject): string {
  const known = knownInputs.get(input);
  if (known !== undefined) return name + known;
  const key = inKeyOrder(input);
  knownInputs.set(input, key);
  return name + key;
}

/** Equal for calls that differ only in the order of their arguments. */
export function callKey(name: string, input: JsonObject): string {
  return name + inKeyOrder(input);
}

/** Not a replacer of JSON.stringify, which is slower: this runs in every step. */
function inKeyOrder(value: JsonValue): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inKeyOrder).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${inKeyOrder(item)}`).join(",")}}`;
}

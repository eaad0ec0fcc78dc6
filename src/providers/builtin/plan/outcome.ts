import type { Round, ToolCall, ToolResult } from "@/ai/history/messages";
import type { RefusalReason } from "@/commands/registry/refusal-reason";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

export interface CallSpec {
  readonly name: string;
  readonly input: JsonObject;
}

/** What became of a call, as far as the conversation tells. */
export interface Outcome {
  readonly status: "done" | "refused" | "denied" | "stopped" | "unavailable";
  readonly data: JsonObject;
  /** It went well and its data were kept back. */
  readonly isBare: boolean;
  /** How many nodes and edges the command found or changed. */
  readonly touched: number;
  /** Empty unless the command refused. */
  readonly hint: string;
  readonly message: string;
  /** Why it was refused, where the command tells. */
  readonly reason?: RefusalReason;
}

/** Part of a plan: asks for calls round by round, reads what came back, ends with a value. */
export type Step<T> = Generator<readonly CallSpec[], T, readonly Outcome[]>;

export const unavailable: Outcome = {
  status: "unavailable",
  data: {},
  isBare: false,
  touched: 0,
  hint: "",
  message: "",
};

/** One call, one outcome. */
export function* call(name: string, input: JsonObject): Step<Outcome> {
  const [outcome] = yield [{ name, input }];
  return outcome ?? unavailable;
}

/** The outcomes of a recorded round for the calls a plan asked for; null when the round is of other calls. */
export function outcomesIn(round: Round, specs: readonly CallSpec[]): readonly Outcome[] | null {
  const used = new Set<number>();
  const found = specs.map((spec) => {
    const at = indexOfCall(round.calls, spec, used);
    if (at < 0) return null;
    used.add(at);
    return toOutcome(round.results[at]);
  });
  return found.every((outcome) => outcome === null) ? null : found.map((outcome) => outcome ?? unavailable);
}

/** The same call, else the next one of that command: the profile it was written from may have changed since. */
function indexOfCall(calls: readonly ToolCall[], spec: CallSpec, used: ReadonlySet<number>): number {
  const input = JSON.stringify(spec.input);
  const isFree = (entry: ToolCall, at: number): boolean => entry.name === spec.name && !used.has(at);
  const exact = calls.findIndex((entry, at) => isFree(entry, at) && JSON.stringify(entry.input) === input);
  return exact >= 0 ? exact : calls.findIndex(isFree);
}

export function toOutcome(result: Partial<ToolResult> = {}): Outcome {
  const { content = "", success = false, reason } = result;
  const read = parse(content);
  const data = read["data"];
  return {
    status: success ? "done" : failureOf(reason?.why),
    data: isJsonObject(data) ? data : {},
    isBare: success && data === undefined,
    touched: (numberIn(read, "affectedNodes") ?? 0) + (numberIn(read, "affectedEdges") ?? 0),
    hint: valueText(read["hint"]),
    message: valueText(read["message"]),
    ...(reason && { reason }),
  };
}

function failureOf(why: RefusalReason["why"] | undefined): Outcome["status"] {
  if (why === "used-up") return "unavailable";
  return why === "denied" || why === "stopped" ? why : "refused";
}

function parse(content: string): JsonObject {
  try {
    const value: unknown = JSON.parse(content);
    return isJsonObject(value) ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function valueText(value: JsonValue | undefined): string {
  return typeof value === "string" ? value : "";
}

export function numberIn(data: JsonObject, name: string): number | null {
  const value = data[name];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function textIn(data: JsonObject, name: string): string {
  return valueText(data[name]);
}

/** Whether a command only looks something up. */
export function isLookUp(name: string): boolean {
  return /^(?:find|get|query|rank|aggregate|describe|sample|list|search)/u.test(name);
}

/** The records of a list; anything else in it is left out. */
export function recordsIn(data: JsonObject, name: string): readonly JsonObject[] {
  const value = data[name];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function textsIn(data: JsonObject, name: string): readonly string[] {
  const value = data[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

export function recordIn(data: JsonObject, name: string): JsonObject {
  const value = data[name];
  return isJsonObject(value) ? value : {};
}

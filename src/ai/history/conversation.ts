import { isJsonObject, type JsonValue } from "@/lib/json";
import { finder } from "../context/offer-rules";
import type { ToolOutcome } from "../results/execution-result";
import type { Trace } from "../trace/trace";
import type { LeftMessage } from "./broken-off";
import type { Exchange } from "./messages";
import { type MeasuredHistory, noHistory, toMeasured, withExchange } from "./trim-history";
import type { Summary } from "./write-summary";

/** The finished exchanges of one conversation, the ids in use and how its calls ended. */
export interface Conversation {
  readonly callIds: CallIds;
  /** What a model wrote of its oldest messages. */
  summary: Summary | null;
  /** Commands models are offered beyond the usual ones, in the order in which the conversation came to them. */
  readonly asked: Set<string>;
  /** The message that runs, were it left now. */
  running: (() => LeftMessage) | null;
  history(): readonly Exchange[];
  measured(): MeasuredHistory;
  /** In one push, so that half an exchange is never stored. */
  add(exchange: Exchange): void;
  /** Takes the newest out. */
  drop(count: number): void;
  replace(history: readonly Exchange[]): void;
  keepOutcome(outcome: ToolOutcome): void;
  outcomeOf(callId: string): ToolOutcome | undefined;
  addTrace(make: () => Trace): void;
  traces(): readonly Trace[];
  hasTraces(): boolean;
}

const mostTraces = 100;

export function createConversation(): Conversation {
  let measured = noHistory;
  let summary: Summary | null = null;
  let callIds = createCallIds([]);
  let traces: readonly (() => Trace)[] = [];
  const outcomes = new Map<string, ToolOutcome>();
  const asked = new Set<string>();
  let running: Conversation["running"] = null;
  return {
    get callIds() {
      return callIds;
    },
    get summary() {
      return summary;
    },
    set summary(written) {
      summary = written;
    },
    get running() {
      return running;
    },
    set running(message) {
      running = message;
    },
    asked,
    history: () => measured.exchanges,
    measured: () => measured,
    add(exchange) {
      measured = withExchange(measured, exchange);
    },
    drop(count) {
      measured = toMeasured(measured.exchanges.slice(0, Math.max(0, measured.exchanges.length - count)));
      if (summary !== null && summary.of > measured.exchanges.length) summary = null;
    },
    replace(history) {
      measured = toMeasured([...history]);
      summary = null;
      callIds = createCallIds(history);
      running = null;
      outcomes.clear();
      asked.clear();
      for (const name of calledNames(history)) asked.add(name);
      traces = [];
    },
    keepOutcome(outcome) {
      outcomes.set(outcome.callId, outcome);
      for (const name of foundNames(outcome)) asked.add(name);
    },
    outcomeOf: (callId) => outcomes.get(callId),
    addTrace(make) {
      traces = [...traces.slice(1 - mostTraces), once(make)];
    },
    traces: () => traces.map((make) => make()),
    hasTraces: () => traces.length > 0,
  };
}

function calledNames(history: readonly Exchange[]): readonly string[] {
  return history.flatMap(({ rounds }) => rounds.flatMap(({ calls }) => calls.map(({ name }) => name)));
}

/** The commands that a call has found. */
function foundNames({ name, data }: ToolOutcome): readonly string[] {
  if (name !== finder || !isJsonObject(data) || !Array.isArray(data["commands"])) return [];
  const found: readonly JsonValue[] = data["commands"];
  return found.flatMap((one) => (isJsonObject(one) && typeof one["name"] === "string" ? [one["name"]] : []));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Hands out call ids that are unique in the conversation, whatever a model sends. */
type CallIds = ReturnType<typeof createCallIds>;

function createCallIds(history: readonly Exchange[]) {
  const used = new Set(history.flatMap(({ rounds }) => rounds.flatMap(({ calls }) => calls.map(({ id }) => id))));
  let count = used.size;
  function mint(): string {
    do count += 1;
    while (used.has(`call_${count}`));
    return `call_${count}`;
  }
  return {
    /** The id itself when it can be used, else a new one. */
    take(id: string): string {
      const unique = id.trim() === "" || used.has(id) ? mint() : id;
      used.add(unique);
      return unique;
    },
  };
}

import type { GraphChange } from "@/graph/changes/change-types";
import type { StepId } from "@/graph/document/document-types";
import type { AiEvent } from "../loop/ai-events";
import type { AiOptions } from "../options/ai-options";
import type { Answerer, Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "../port/provider-port";
import type { ExecutionResult, ToolOutcome } from "../results/execution-result";
import type { Price } from "../usage/prices";
import type { OutsideEvent, RecordedPrice, TimedEvent, TraceBefore, TraceEdit } from "./trace-surroundings";
import { isTraced } from "./traced-events";

/** One message as it went, plain JSON: enough to replay it without a model. No request holds a key. */
export interface Trace {
  readonly version: 1;
  readonly input: string;
  readonly provider: Pick<Provider, "id" | "model" | "title" | "host"> & {
    readonly capabilities?: ProviderCapabilities;
  };
  readonly options: AiOptions;
  /** As `now` gave it, milliseconds. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** Of the document before the first request and after the last change. */
  readonly firstRevision: number;
  readonly finalRevision: number;
  /** Times are milliseconds since `startedAt`. */
  readonly requests: readonly { readonly at: number; readonly request: ProviderRequest }[];
  readonly parts: readonly { readonly at: number; readonly request: number; readonly part: ProviderPart }[];
  readonly events: readonly { readonly at: number; readonly event: AiEvent }[];
  readonly calls: readonly ToolOutcome[];
  readonly result: ExecutionResult;
  /** The undo step of all its changes. What follows is missing in traces of the first versions. */
  readonly step?: StepId;
  readonly before?: TraceBefore;
  readonly acts?: readonly TimedEvent[];
  readonly edits?: readonly TraceEdit[];
  /** Random numbers its commands drew. */
  readonly random?: readonly number[];
  /** What was known of the costs of who answered. */
  readonly prices?: readonly RecordedPrice[];
}

export type TraceRecorder = ReturnType<typeof createTraceRecorder>;

export interface TraceStart {
  readonly input: string;
  readonly provider: Provider;
  readonly options: AiOptions;
  readonly revision: number;
  readonly step: StepId;
  readonly before: TraceBefore;
  readonly now: () => number;
}

/** Keeps references and times side by side, since this is done for every part of a stream. */
export function createTraceRecorder(start: TraceStart) {
  const { now } = start;
  const startedAt = now();
  const requests: Trace["requests"][number][] = [];
  const parts: ProviderPart[] = [];
  const partTimes: number[] = [];
  /** How many parts had come before each request. */
  const partsBefore: number[] = [];
  const events: AiEvent[] = [];
  const eventTimes: number[] = [];
  const beside = createBeside();
  let written = 0;
  let partAt = 0;
  const moment = () => ({ at: now() - startedAt, events: written, parts: parts.length });
  return {
    request(request: ProviderRequest): void {
      requests.push({ at: now() - startedAt, request });
      partsBefore.push(parts.length);
    },
    part(part: ProviderPart): void {
      partAt = now() - startedAt;
      parts.push(part);
      partTimes.push(partAt);
    },
    event(event: AiEvent): void {
      events.push(event);
      if (isTraced(event)) written += 1;
      // A delta is sent out while its part is read: the clock need not be read again.
      eventTimes.push(event.type === "ai-text-delta" ? partAt : now() - startedAt);
    },
    /** People, or the clock, did something. */
    outside: (deed: OutsideEvent): void => void beside.acts.push({ ...moment(), ...deed }),
    /** A call of the message changed the graph. */
    edit: (title: string, changes: readonly GraphChange[]): void =>
      void beside.edits.push({ ...moment(), title, count: changes.length, changes }),
    drew: (value: number): void => void beside.random.push(value),
    price: beside.price,
    /** The trace is put together when it is asked for: most never are. */
    finish(result: ExecutionResult, finalRevision: number): () => Trace {
      const durationMs = now() - startedAt;
      return () => ({
        version: 1,
        input: start.input,
        provider: toAnswerer(start.provider),
        options: start.options,
        startedAt,
        durationMs,
        firstRevision: start.revision,
        finalRevision,
        requests,
        parts: parts.map((part, index) => ({
          at: partTimes[index] ?? 0,
          request: partsBefore.findLastIndex((count) => count <= index),
          part,
        })),
        events: events.map((event, index) => ({ at: eventTimes[index] ?? 0, event })),
        calls: result.rounds.flatMap((round) => round.toolResults),
        result,
        step: start.step,
        before: start.before,
        ...beside.end(),
      });
    },
  };
}

function toAnswerer({ id, model, title, host, capabilities }: Provider): Trace["provider"] {
  return { id, model, title, ...(host !== undefined && { host }), capabilities };
}

/** What a message's own events and parts do not tell of it. */
function createBeside() {
  const outside: TimedEvent[] = [];
  const edits: TraceEdit[] = [];
  const random: number[] = [];
  const prices = new Map<string, RecordedPrice>();
  let last: { readonly who: Answerer; readonly price: Price | undefined } | null = null;
  return {
    acts: outside,
    edits,
    random,
    price(who: Answerer, price: Price | undefined): void {
      // Told with each turn, most often of the same one.
      if (last !== null && last.who === who && last.price === price) return;
      last = { who, price };
      const { model, host } = who;
      prices.set(`${host}\n${model}`, { model, ...(host !== undefined && { host }), ...(price && { price }) });
    },
    end: (): Pick<Trace, "acts" | "edits" | "random" | "prices"> => ({
      acts: outside,
      edits,
      random,
      prices: [...prices.values()],
    }),
  };
}

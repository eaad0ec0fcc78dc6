import type { StepId } from "@/graph/document/document-types";
import type { AiEvent } from "../loop/ai-events";
import type { AiOptions } from "../loop/ai-options";
import type { Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "../port/provider-port";
import type { ExecutionResult, ToolOutcome } from "../results/execution-result";
import type { OutsideAct, TraceBefore, TraceEdit } from "./trace-surroundings";

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
  readonly acts?: readonly OutsideAct[];
  readonly edits?: readonly TraceEdit[];
}

export interface TraceRecorder {
  request(request: ProviderRequest): void;
  part(part: ProviderPart): void;
  event(event: AiEvent): void;
  /** The trace is put together when it is asked for: most never are. */
  finish(result: ExecutionResult, finalRevision: number): () => Trace;
}

export interface TraceStart {
  readonly input: string;
  readonly provider: Provider;
  readonly options: AiOptions;
  readonly revision: number;
  readonly now: () => number;
}

/** Keeps references and times side by side, since this is done for every part of a stream. */
export function createTraceRecorder(start: TraceStart): TraceRecorder {
  const { now } = start;
  const startedAt = now();
  const requests: Trace["requests"][number][] = [];
  const parts: ProviderPart[] = [];
  const partTimes: number[] = [];
  const partRequests: number[] = [];
  const events: AiEvent[] = [];
  const eventTimes: number[] = [];
  let partAt = 0;
  return {
    request: (request) => void requests.push({ at: now() - startedAt, request }),
    part(part) {
      partAt = now() - startedAt;
      parts.push(part);
      partTimes.push(partAt);
      partRequests.push(requests.length - 1);
    },
    event(event) {
      events.push(event);
      // A delta is sent out while its part is read: the clock need not be read again.
      eventTimes.push(event.type === "ai-text-delta" ? partAt : now() - startedAt);
    },
    finish(result, finalRevision) {
      const durationMs = now() - startedAt;
      const { id, model, title } = start.provider;
      return () => ({
        version: 1,
        input: start.input,
        provider: { id, model, title },
        options: start.options,
        startedAt,
        durationMs,
        firstRevision: start.revision,
        finalRevision,
        requests,
        parts: parts.map((part, index) => ({ at: partTimes[index] ?? 0, request: partRequests[index] ?? 0, part })),
        events: events.map((event, index) => ({ at: eventTimes[index] ?? 0, event })),
        calls: result.rounds.flatMap((round) => round.toolResults),
        result,
      });
    },
  };
}

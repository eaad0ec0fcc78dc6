import type { AiEvent } from "./ai-events";
import type { AiOptions } from "./ai-options";
import type { ExecutionResult, ToolOutcome } from "./execution-result";
import type { Provider, ProviderPart, ProviderRequest } from "./provider-port";

/** One message as it went, plain JSON: enough to replay it without a model. No request holds a key. */
export interface Trace {
  readonly version: 1;
  readonly input: string;
  readonly provider: { readonly id: string; readonly model: string; readonly title: string };
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
}

export interface TraceRecorder {
  request(request: ProviderRequest): void;
  part(part: ProviderPart): void;
  event(event: AiEvent): void;
  finish(result: ExecutionResult, finalRevision: number): Trace;
}

export interface TraceStart {
  readonly input: string;
  readonly provider: Provider;
  readonly options: AiOptions;
  readonly revision: number;
  readonly now: () => number;
}

export function createTraceRecorder(start: TraceStart): TraceRecorder {
  const { now } = start;
  const startedAt = now();
  const requests: Trace["requests"][number][] = [];
  const parts: Trace["parts"][number][] = [];
  const events: Trace["events"][number][] = [];
  return {
    request: (request) => void requests.push({ at: now() - startedAt, request }),
    part: (part) => void parts.push({ at: now() - startedAt, request: requests.length - 1, part }),
    event: (event) => void events.push({ at: now() - startedAt, event }),
    finish(result, finalRevision) {
      const { id, model, title } = start.provider;
      return {
        version: 1,
        input: start.input,
        provider: { id, model, title },
        options: start.options,
        startedAt,
        durationMs: now() - startedAt,
        firstRevision: start.revision,
        finalRevision,
        requests,
        parts,
        events,
        calls: result.rounds.flatMap((round) => round.toolResults),
        result,
      };
    },
  };
}

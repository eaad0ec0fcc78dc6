import type { FinishReason, ProviderPart, ProviderRequest, Usage } from "@/ai/port/provider-port";
import type { ToolOutcome } from "@/ai/results/execution-result";
import type { Trace } from "@/ai/trace/trace";

/** A part as it came, or several of one text. */
export interface CamePart {
  readonly at: number;
  readonly part: ProviderPart;
}

export interface TracedCall {
  readonly outcome: ToolOutcome;
  readonly at: number;
  readonly endedAt: number;
}

/** One request with what came of it; times in ms since the message was sent. */
export interface TracedRound {
  /** From 1. */
  readonly number: number;
  readonly at: number;
  /** Of its last part. */
  readonly endedAt: number;
  readonly request: ProviderRequest;
  readonly came: readonly CamePart[];
  readonly calls: readonly TracedCall[];
  readonly usage?: Usage;
  readonly finish?: FinishReason;
}

/** The trace as its reader goes through it: a round for each request. */
export function toRounds(trace: Trace): readonly TracedRound[] {
  const calls = callsByRequest(trace);
  return trace.requests.map(({ at, request }, index) => {
    const parts = trace.parts.filter((one) => one.request === index);
    const finish = parts.map(({ part }) => part).findLast((part) => part.type === "finish");
    return {
      number: index + 1,
      at,
      endedAt: parts.at(-1)?.at ?? at,
      request,
      came: joined(parts),
      calls: calls.get(index) ?? [],
      ...(finish ? { finish: finish.reason } : {}),
      ...(finish?.usage ? { usage: finish.usage } : {}),
    };
  });
}

function joined(parts: readonly CamePart[]): readonly CamePart[] {
  const list: CamePart[] = [];
  for (const { at, part } of parts) {
    const last = list.at(-1);
    // Pieces of a call are a preview of the whole one behind them.
    if (part.type === "tool-call-delta") continue;
    if (part.type === "text-delta" && last?.part.type === "text-delta") {
      list[list.length - 1] = { at: last.at, part: { ...last.part, text: last.part.text + part.text } };
    } else if (part.type === "load-progress" && last?.part.type === "load-progress")
      list[list.length - 1] = { at, part };
    else list.push({ at, part });
  }
  return list;
}

/** The calls of a round stand behind the last request that had been sent so many rounds. */
function callsByRequest(trace: Trace): ReadonlyMap<number, readonly TracedCall[]> {
  const byRequest = new Map<number, TracedCall[]>();
  for (const [place, { toolResults }] of trace.result.rounds.entries()) {
    const asked = trace.requests.findLastIndex(({ request }) => request.history.at(-1)?.rounds.length === place);
    for (const outcome of toolResults) {
      const call = timed(trace, outcome);
      const index =
        asked >= 0
          ? asked
          : Math.max(
              0,
              trace.requests.findLastIndex(({ at }) => at <= call.at),
            );
      byRequest.set(index, [...(byRequest.get(index) ?? []), call]);
    }
  }
  return byRequest;
}

function timed({ events, durationMs }: Trace, outcome: ToolOutcome): TracedCall {
  const timeOf = (type: "ai-tool-call-start" | "ai-tool-call-end") =>
    events.find(({ event }) => event.type === type && event.callId === outcome.callId)?.at;
  const at = timeOf("ai-tool-call-start") ?? durationMs;
  return { outcome, at, endedAt: timeOf("ai-tool-call-end") ?? at + outcome.durationMs };
}

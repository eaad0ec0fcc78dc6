import type { Provider, ProviderCapabilities, ProviderRequest } from "@/ai/port/provider-port";
import type { Trace } from "@/ai/trace/trace";
import { requestDifference } from "@/traces/compare-request";

export interface ReplayDeps {
  /** At full speed a part comes as soon as the one before was read. */
  readonly speed: "full" | "recorded";
  /** Told before each part is handed on, and once there are no more of a request: what people did then is done now. */
  readonly beforePart: (place: number | null) => void;
  /** Where the run left the recording. */
  readonly onDifference: (sentence: string) => void;
}

/**
 * Answers one message as it was answered when it was recorded: the parts of each request in their order, without a model or network.
 * A request that is not the recorded one is refused with a sentence that says where they differ.
 */
export function createReplayProvider(trace: Trace, deps: ReplayDeps): Provider {
  const { id, model, title, host, capabilities = usual } = trace.provider;
  const parts = trace.parts.map((part, place) => ({ ...part, place }));
  let asked = 0;
  return {
    id,
    model,
    title,
    ...(host !== undefined && { host }),
    capabilities,
    async *stream(request, signal) {
      const place = asked;
      asked += 1;
      const problem = deviation(trace, request, place);
      if (problem !== null) {
        deps.onDifference(problem);
        yield { type: "failure", failure: { kind: "bad-request", message: `The replay stops here. ${problem}` } };
        return;
      }
      let time = trace.requests[place]?.at ?? 0;
      for (const part of parts.filter((one) => one.request === place)) {
        if (deps.speed === "recorded") await wait(part.at - time, signal);
        time = part.at;
        deps.beforePart(part.place);
        if (signal.aborted) return;
        // A copy: whoever reads a part may keep and change it.
        yield structuredClone(part.part);
      }
      deps.beforePart(null);
    },
  };
}

/** Traces of the first versions do not say what their provider could. */
const usual: ProviderCapabilities = {
  toolChoiceNone: true,
  contentNull: true,
  textCalls: false,
  maxTools: 128,
  contextTokens: 128_000,
  reasoningBack: false,
  toolProfile: "full",
};

function deviation(trace: Trace, request: ProviderRequest, place: number): string | null {
  const recorded = trace.requests[place]?.request;
  if (recorded === undefined) {
    return `The model was asked ${trace.requests.length} times in the recording and is asked once more here.`;
  }
  return requestDifference(recorded, request);
}

/** Ends early when the user stops. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (!(ms > 0) || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(end, Math.min(ms, longestWait));
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
    signal.addEventListener("abort", end);
  });
}

/** A file may say anything. */
const longestWait = 60_000;

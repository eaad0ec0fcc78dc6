import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import type { EndpointService } from "@/ui/services";

/** Asks endpoints that are being set up, each in the words of its API. The code comes with the first question. */
export function createEndpointService(guard: Pick<NetworkGuard, "allow">): EndpointService {
  /** The host was typed by the user: let through for this question. */
  const letThrough = async (
    { baseUrl }: EndpointQuestion,
    ask: () => Promise<EndpointFinding>,
  ): Promise<EndpointFinding> => {
    const close = guard.allow(baseUrl, "typed");
    try {
      return await ask();
    } finally {
      close();
    }
  };
  return {
    listModels: (question, signal) =>
      letThrough(question, async () =>
        question.kind === "anthropic"
          ? (await import("@/providers/anthropic/anthropic-check")).checkAnthropic(withoutModel(question), signal)
          : (await import("@/providers/openai/endpoint-check")).listModels(question, signal),
      ),
    test: (question, signal) =>
      letThrough(question, async () =>
        question.kind === "anthropic"
          ? (await import("@/providers/anthropic/anthropic-check")).checkAnthropic(question, signal)
          : (await import("@/providers/openai/endpoint-check")).testEndpoint(question, signal),
      ),
  };
}

/** A list is asked for whatever model is written there. */
function withoutModel({ model: _model, ...question }: EndpointQuestion): EndpointQuestion {
  return question;
}

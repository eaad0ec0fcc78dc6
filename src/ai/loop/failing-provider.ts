import type { AiFailure, Provider } from "../port/provider-port";

/** Replaces a provider that could not be made, so that its failure is reported like any other. */
export function createFailingProvider(failure: AiFailure): Provider {
  return {
    id: "none",
    model: "",
    title: "The provider",
    capabilities: {
      toolChoiceNone: false,
      contentNull: false,
      textCalls: false,
      maxTools: 0,
      contextTokens: 1,
      reasoningBack: false,
      toolProfile: "full",
    },
    async *stream() {
      yield { type: "failure", failure };
    },
  };
}

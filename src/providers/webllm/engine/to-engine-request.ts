import type { ProviderRequest } from "@/ai/port/provider-port";
import { mayCallIn, type SmallPromptOptions, toSmallMessages } from "@/ai/small-prompt/to-small-messages";
import type { EngineRequest } from "./engine-messages";
import { toToolGrammar } from "./tool-grammar";

export interface EngineRequestOptions extends SmallPromptOptions {
  readonly modelId: string;
  readonly contextTokens: number;
}

/** Half of a small context is the prompt; an answer takes an eighth. */
const answerShare = 8;
const smallestAnswer = 256;

/** A pure function of the request: a grammar binds the reply to a call or an answer, and to nothing where nothing may be called. */
export function toEngineRequest(request: ProviderRequest, options: EngineRequestOptions): EngineRequest {
  const answer = Math.max(smallestAnswer, Math.floor(options.contextTokens / answerShare));
  return {
    messages: toSmallMessages(request, { ...options, room: options.contextTokens - answer }),
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0,
    max_tokens: Math.min(request.maxTokens ?? answer, answer),
    ...(mayCallIn(request)
      ? { response_format: { type: "grammar" as const, grammar: toToolGrammar(request.tools) } }
      : {}),
    // To other families an empty thought is only noise in the prompt.
    ...(/^Qwen3/i.test(options.modelId) ? { extra_body: { enable_thinking: false as const } } : {}),
  };
}

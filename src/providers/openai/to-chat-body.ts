import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { ProviderCapabilities, ProviderRequest } from "@/ai/port/provider-port";
import type { EndpointFlags } from "./endpoint-kinds";
import { type SmallBodyOptions, toSmallBody } from "./to-small-body";
import { toWireMessages } from "./to-wire-messages";

export interface ChatBodyOptions {
  readonly model: string;
  readonly capabilities: ProviderCapabilities;
  readonly flags: EndpointFlags;
  readonly withUsage: boolean;
  /** Of the short prompt. */
  readonly small?: SmallBodyOptions;
}

/** Whether the short prompt is written, as the request asks or the model's size does. */
export function isForSmall(request: ProviderRequest, capabilities: ProviderCapabilities): boolean {
  return (request.toolProfile ?? capabilities.toolProfile) === "compact";
}

/** The body of one request for a chat completion. */
export function toChatBody(request: ProviderRequest, options: ChatBodyOptions): ChatCompletionCreateParamsStreaming {
  const { model, capabilities, flags, withUsage, small } = options;
  const common = {
    model,
    stream: true as const,
    ...(flags.cacheKey ? { prompt_cache_key: "parley" } : {}),
    ...(withUsage ? { stream_options: { include_usage: true } } : {}),
    ...(request.maxTokens === undefined ? {} : { [flags.answerLimit]: request.maxTokens }),
  };
  if (isForSmall(request, capabilities)) {
    // An eighth of it is for the answer.
    const room = Math.floor((capabilities.contextTokens * 7) / 8);
    return { ...common, ...toSmallBody(request, { jsonSchema: flags.jsonSchema, room, ...small }) };
  }
  const tools = request.tools.slice(0, capabilities.maxTools).map((tool) => ({
    type: "function" as const,
    function: { name: tool.name, description: tool.description, parameters: { ...tool.parameters } },
  }));
  return {
    ...common,
    messages: toWireMessages(request, { model, capabilities, flags }),
    ...(tools.length > 0 ? { tools, tool_choice: request.toolChoice } : {}),
  };
}

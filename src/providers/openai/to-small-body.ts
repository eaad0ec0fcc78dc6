import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { toReplySchema } from "@/ai/small-prompt/reply-schema";
import { mayCallIn, type SmallPromptOptions, toSmallMessages } from "@/ai/small-prompt/to-small-messages";

export interface SmallBodyOptions extends SmallPromptOptions {
  /** The server binds the reply to a schema (`response_format: json_schema`); not each takes one. */
  readonly jsonSchema?: boolean;
}

/** A request for a small model: the tools are in the prompt, since such models make calls of native definitions half as often right. */
export function toSmallBody(
  request: ProviderRequest,
  options: SmallBodyOptions = {},
): Pick<ChatCompletionCreateParamsStreaming, "messages" | "temperature" | "response_format"> {
  const isBound = options.jsonSchema === true && mayCallIn(request);
  return {
    messages: [...toSmallMessages(request, options)],
    temperature: 0,
    ...(isBound
      ? {
          response_format: {
            type: "json_schema",
            json_schema: { name: "reply", schema: { ...toReplySchema(request.tools) } },
          },
        }
      : {}),
  };
}

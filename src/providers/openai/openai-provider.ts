import type { OpenAI } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/provider-port";
import { readReplies } from "@/ai/small-prompt/read-replies";
import type { NotAnApi } from "../http/careful-fetch";
import { converse } from "../http/converse";
import { refuseAddress } from "../http/refuse-address";
import { messageOf, statusOf, toFailure } from "../http/to-failure";
import { createChunkFetch } from "./chunk-fetch";
import { capabilitiesOf, type Endpoint, readEndpoint } from "./endpoint";
import { readChunks } from "./read-chunks";
import { type SmallBodyOptions, toSmallBody } from "./to-small-body";
import { toWireMessages } from "./to-wire-messages";

export interface OpenAiProviderOptions {
  /** Up to and without `/chat/completions`: "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly model: string;
  /** Many servers on one's own machine need none. */
  readonly apiKey?: string;
  /** What differs from what the address tells. */
  readonly capabilities?: Partial<ProviderCapabilities>;
  /** Of the short prompt (`toolProfile: "compact"`). */
  readonly small?: SmallBodyOptions;
}

/** Any OpenAI-compatible chat-completions endpoint. The SDK is loaded with the first request. */
export function createOpenAiProvider(options: OpenAiProviderOptions): Provider {
  const endpoint = readEndpoint(options.baseUrl);
  const capabilities = { ...capabilitiesOf(endpoint ?? nowhere), ...options.capabilities };
  return {
    id: "openai",
    model: options.model,
    title: `${options.model} at ${endpoint?.host ?? options.baseUrl}`,
    capabilities,
    stream: (request, signal) =>
      endpoint
        ? ask({ request, signal, endpoint, options, capabilities })
        : refuseAddress(options.baseUrl, "https://api.openai.com/v1 or http://localhost:11434/v1"),
  };
}

const nowhere: Endpoint = { baseUrl: "", host: "", isLocal: false, maxTokensField: "max_tokens" };

interface Conversation {
  readonly request: ProviderRequest;
  readonly signal: AbortSignal;
  readonly endpoint: Endpoint;
  readonly options: OpenAiProviderOptions;
  readonly capabilities: ProviderCapabilities;
}

/** What a server may refuse to know. */
interface Shape {
  readonly withUsage: boolean;
}

function ask(conversation: Conversation): AsyncIterable<ProviderPart> {
  const { signal, endpoint, options, capabilities } = conversation;
  return converse<Shape>({
    signal,
    address: endpoint,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    shape: { withUsage: true },
    send: async (shape, onNotAnApi) => {
      const client = await createClient(conversation, onNotAnApi);
      const chunks = await client.chat.completions.create(toBody(conversation, shape), { signal });
      const parts = readChunks(chunks, options.model);
      return capabilities.toolProfile === "compact" ? readReplies(parts) : parts;
    },
    mend: (error, shape) => (shape.withUsage && isAboutUsage(error) ? { withUsage: false } : undefined),
    toFailure: (trouble) =>
      toFailure(trouble, { address: endpoint, model: options.model, addressHint: "it usually ends in /v1" }),
  });
}

async function createClient(
  { endpoint, options }: Conversation,
  onNotAnApi: (found: NotAnApi) => void,
): Promise<OpenAI> {
  const { OpenAI: Client } = await import("openai");
  return new Client({
    baseURL: endpoint.baseUrl,
    // The SDK insists on a key; a server that needs none ignores it.
    apiKey: options.apiKey ?? "none",
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    logLevel: "off",
    organization: null,
    project: null,
    fetch: createChunkFetch(onNotAnApi),
  });
}

function toBody(conversation: Conversation, { withUsage }: Shape): ChatCompletionCreateParamsStreaming {
  const { request, endpoint, options, capabilities } = conversation;
  const common = {
    model: options.model,
    stream: true as const,
    ...(withUsage ? { stream_options: { include_usage: true } } : {}),
    ...(request.maxTokens === undefined ? {} : { [endpoint.maxTokensField]: request.maxTokens }),
  };
  if (capabilities.toolProfile === "compact") return { ...common, ...toSmallBody(request, options.small) };
  const tools = request.tools.slice(0, capabilities.maxTools).map((tool) => ({
    type: "function" as const,
    function: { name: tool.name, description: tool.description, parameters: { ...tool.parameters } },
  }));
  return {
    ...common,
    messages: toWireMessages(request, { model: options.model, capabilities }),
    ...(tools.length > 0 ? { tools, tool_choice: request.toolChoice } : {}),
  };
}

/** Some servers do not know `stream_options` and say so. */
function isAboutUsage(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 400 || status === 422) && /stream_options|include_usage/.test(messageOf(error));
}

import type { OpenAI } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { EndpointKind } from "@/ai/endpoint-kind";
import type { Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/provider-port";
import { readReplies } from "@/ai/small-prompt/read-replies";
import type { NotAnApi } from "../http/careful-fetch";
import { converse } from "../http/converse";
import { refuseAddress } from "../http/refuse-address";
import { messageOf, statusOf, toFailure } from "../http/to-failure";
import { afterLoading } from "./after-loading";
import { createChunkFetch } from "./chunk-fetch";
import { capabilitiesOf, type Endpoint, type ModelFacts, readEndpoint } from "./endpoint";
import { type EndpointFlags, flagsOf } from "./endpoint-kinds";
import { failedGeneration, recovered } from "./failed-generation";
import { readChunks } from "./read-chunks";
import { withErrorStatus } from "./stream-error";
import { type SmallBodyOptions, toSmallBody } from "./to-small-body";
import { toWireMessages } from "./to-wire-messages";

export interface OpenAiProviderOptions {
  /** Up to and without `/chat/completions`: "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly model: string;
  /** Many servers on one's own machine need none. */
  readonly apiKey?: string;
  /** Default: as the address tells. */
  readonly kind?: EndpointKind;
  /** What the server or its user tells of the model. */
  readonly facts?: ModelFacts;
  /** What differs from what is known of the kind. */
  readonly flags?: Partial<EndpointFlags>;
  readonly capabilities?: Partial<ProviderCapabilities>;
  /** Of the short prompt (`toolProfile: "compact"`). */
  readonly small?: SmallBodyOptions;
  /** Between two questions whether a model is loaded. */
  readonly loadPollMs?: number;
}

/** Any OpenAI-compatible chat-completions endpoint. The SDK is loaded with the first request. */
export function createOpenAiProvider(options: OpenAiProviderOptions): Provider {
  const endpoint = readEndpoint(options.baseUrl, options.kind);
  const flags = { ...(endpoint?.flags ?? flagsOf("other", nowhere)), ...options.flags };
  const capabilities = { ...capabilitiesOf(flags, options.facts), ...options.capabilities };
  return {
    id: "openai",
    model: options.model,
    ...(endpoint ? { host: endpoint.host } : {}),
    title: `${options.model} at ${endpoint?.host ?? options.baseUrl}`,
    capabilities,
    stream: (request, signal) =>
      endpoint
        ? ask({ request, signal, endpoint: { ...endpoint, flags }, options, capabilities })
        : refuseAddress(options.baseUrl, "https://api.openai.com/v1 or http://localhost:11434/v1"),
  };
}

const nowhere = { host: "", isLocal: false };

interface Conversation {
  readonly request: ProviderRequest;
  readonly signal: AbortSignal;
  readonly endpoint: Endpoint;
  readonly options: OpenAiProviderOptions;
  readonly capabilities: ProviderCapabilities;
}

/** What a server may refuse to know, and whether it is asked a second time. */
interface Shape {
  readonly withUsage: boolean;
  readonly isSecond: boolean;
}

function ask(conversation: Conversation): AsyncIterable<ProviderPart> {
  const { signal, endpoint, options } = conversation;
  const { flags } = endpoint;
  return converse<Shape>({
    signal,
    address: endpoint,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    shape: { withUsage: flags.usageOption, isSecond: false },
    send: (shape, onNotAnApi) => sendCarefully(conversation, shape, onNotAnApi),
    mend: (error, shape) => {
      if (shape.withUsage && isAboutUsage(error)) return { ...shape, withUsage: false };
      return flags.failedGeneration && failedGeneration(error) !== null && !shape.isSecond
        ? { ...shape, isSecond: true }
        : undefined;
    },
    toFailure: (trouble) =>
      toFailure(trouble, { address: endpoint, model: options.model, addressHint: "it usually ends in /v1" }),
  });
}

/** A refusal that says what the model wrote, or that it is still being loaded, is part of an answer. */
async function sendCarefully(
  conversation: Conversation,
  shape: Shape,
  onNotAnApi: (found: NotAnApi) => void,
): Promise<AsyncIterable<ProviderPart>> {
  const { request, signal, endpoint, options } = conversation;
  const { flags } = endpoint;
  const send = () => sendOnce(conversation, shape, onNotAnApi);
  const toolNames = request.toolChoice === "none" ? [] : request.tools.map(({ name }) => name);
  const answered = async (): Promise<AsyncIterable<ProviderPart>> =>
    flags.failedGeneration ? recovered(send, toolNames) : send();
  if (!flags.loadsModel) return answered();
  return afterLoading(answered, {
    note: `${endpoint.host} is loading ${options.model}`,
    signal,
    ...(options.loadPollMs === undefined ? {} : { pollMs: options.loadPollMs }),
  });
}

async function sendOnce(
  conversation: Conversation,
  shape: Shape,
  onNotAnApi: (found: NotAnApi) => void,
): Promise<AsyncIterable<ProviderPart>> {
  const { signal, endpoint, options } = conversation;
  const client = await createClient(conversation, onNotAnApi);
  const chunks = await client.chat.completions.create(toBody(conversation, shape), { signal });
  const parts = withErrorStatus(readChunks(chunks, { model: options.model, flags: endpoint.flags }));
  return isForSmall(conversation) ? readReplies(parts) : parts;
}

/** Whether the short prompt is written, as the request asks or the model's size does. */
function isForSmall({ request, capabilities }: Conversation): boolean {
  return (request.toolProfile ?? capabilities.toolProfile) === "compact";
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
    ...(request.maxTokens === undefined ? {} : { [endpoint.flags.answerLimit]: request.maxTokens }),
  };
  if (isForSmall(conversation)) {
    // An eighth of it is for the answer.
    const room = Math.floor((capabilities.contextTokens * 7) / 8);
    return { ...common, ...toSmallBody(request, { jsonSchema: endpoint.flags.jsonSchema, room, ...options.small }) };
  }
  const tools = request.tools.slice(0, capabilities.maxTools).map((tool) => ({
    type: "function" as const,
    function: { name: tool.name, description: tool.description, parameters: { ...tool.parameters } },
  }));
  return {
    ...common,
    messages: toWireMessages(request, { model: options.model, capabilities, flags: endpoint.flags }),
    ...(tools.length > 0 ? { tools, tool_choice: request.toolChoice } : {}),
  };
}

/** Some servers do not know `stream_options` and say so. */
function isAboutUsage(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 400 || status === 422) && /stream_options|include_usage/.test(messageOf(error));
}

import type { OpenAI } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { AiFailure, Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/provider-port";
import { createCarefulFetch, type NotAnApi } from "./careful-fetch";
import { diagnoseSilence } from "./diagnose-silence";
import { capabilitiesOf, type Endpoint, readEndpoint } from "./endpoint";
import { readChunks } from "./read-chunks";
import { retryWait } from "./retry-wait";
import { messageOf, statusOf, toFailure } from "./to-failure";
import { toWireMessages } from "./to-wire-messages";

export interface OpenAiProviderOptions {
  /** Up to and without `/chat/completions`: "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly model: string;
  /** Many servers on one's own machine need none. */
  readonly apiKey?: string;
  /** What differs from what the address tells. */
  readonly capabilities?: Partial<ProviderCapabilities>;
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
      endpoint ? converse({ request, signal, endpoint, options, capabilities }) : refuseAddress(options.baseUrl),
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

/** What became of one request. */
interface Attempt {
  readonly number: number;
  readonly withUsage: boolean;
  hasBegun: boolean;
  notAnApi?: NotAnApi;
  error?: unknown;
}

/** Asks, and asks again as long as nothing has come and asking again may help. */
async function* converse(conversation: Conversation): AsyncGenerator<ProviderPart> {
  const { signal, endpoint } = conversation;
  let attempt: Attempt = { number: 1, withUsage: true, hasBegun: false };
  for (;;) {
    yield* tryOnce(conversation, attempt);
    if (signal.aborted || attempt.error === undefined) return;
    const wait = waitAfter(attempt);
    if (wait === undefined) {
      yield { type: "failure", failure: await explain(conversation, attempt) };
      return;
    }
    if (wait.milliseconds === undefined) {
      attempt = { number: attempt.number + 1, withUsage: false, hasBegun: false };
      continue;
    }
    const reason = `${endpoint.host} answered ${statusOf(attempt.error) ?? "nothing"}`;
    yield { type: "retry", attempt: attempt.number, waitMs: wait.milliseconds, reason };
    if (!(await waited(wait.milliseconds, signal))) return;
    attempt = { number: attempt.number + 1, withUsage: attempt.withUsage, hasBegun: false };
  }
}

async function* tryOnce(conversation: Conversation, attempt: Attempt): AsyncGenerator<ProviderPart> {
  try {
    const chunks = await ask(conversation, attempt);
    attempt.hasBegun = true;
    yield* readChunks(chunks, conversation.options.model);
  } catch (error) {
    attempt.error = error ?? new Error("The request failed without a reason.");
  }
}

/** How long to wait before the next attempt; no time at all where leaving out the usage mends it; undefined: no use. */
function waitAfter(attempt: Attempt): { readonly milliseconds?: number } | undefined {
  if (attempt.hasBegun) return undefined;
  if (attempt.withUsage && isAboutUsage(attempt.error)) return {};
  const milliseconds = retryWait(attempt.error, attempt.number);
  return milliseconds === undefined ? undefined : { milliseconds };
}

async function ask(conversation: Conversation, attempt: Attempt): Promise<AsyncIterable<unknown>> {
  const client = await createClient(conversation, (found) => {
    attempt.notAnApi = found;
  });
  return client.chat.completions.create(toBody(conversation, attempt.withUsage), { signal: conversation.signal });
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
    fetch: createCarefulFetch(onNotAnApi),
  });
}

function toBody(
  { request, endpoint, options, capabilities }: Conversation,
  withUsage: boolean,
): ChatCompletionCreateParamsStreaming {
  const tools = request.tools.slice(0, capabilities.maxTools).map((tool) => ({
    type: "function" as const,
    function: { name: tool.name, description: tool.description, parameters: { ...tool.parameters } },
  }));
  return {
    model: options.model,
    messages: toWireMessages(request, { model: options.model, capabilities }),
    stream: true,
    ...(withUsage ? { stream_options: { include_usage: true } } : {}),
    ...(tools.length > 0 ? { tools, tool_choice: request.toolChoice } : {}),
    ...(request.maxTokens === undefined ? {} : { [endpoint.maxTokensField]: request.maxTokens }),
  };
}

/** Some servers do not know `stream_options` and say so. */
function isAboutUsage(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 400 || status === 422) && /stream_options|include_usage/.test(messageOf(error));
}

async function explain({ endpoint, options, signal }: Conversation, attempt: Attempt): Promise<AiFailure> {
  const { error, hasBegun, notAnApi } = attempt;
  const isSilent = statusOf(error) === undefined && !hasBegun && !notAnApi;
  const silence = isSilent ? await diagnoseSilence(endpoint, signal) : undefined;
  const trouble = {
    error,
    hasBegun,
    ...(notAnApi ? { notAnApi } : {}),
    ...(silence ? { silence } : {}),
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
  };
  return toFailure(trouble, endpoint, options.model);
}

/** False when it was stopped meanwhile. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (value: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(value);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), milliseconds);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
  });
}

async function* refuseAddress(baseUrl: string): AsyncGenerator<ProviderPart> {
  yield {
    type: "failure",
    failure: {
      kind: "bad-request",
      message: `"${baseUrl}" is no web address. A base URL looks like https://api.openai.com/v1 or http://localhost:11434/v1.`,
    },
  };
}

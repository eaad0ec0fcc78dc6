import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import * as z from "zod/mini";
import type { Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import { readReplies } from "@/ai/small-prompt/read-replies";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import type { EndpointOptions } from "@/providers/adapter-types";
import { converse, type Line, waited } from "../http/converse";
import { done, readAnswer } from "../http/read-answer";
import { refuseAddress } from "../http/refuse-address";
import { saysSomething } from "../http/says-something";
import { createShapeMemory, type ShapeMemory } from "../http/shape-memory";
import { messageOf, statusOf, toFailure } from "../http/to-failure";
import { askClient } from "./client";
import { capabilitiesOf, type Endpoint, readEndpoint } from "./endpoint";
import { type EndpointFlags, flagsOf } from "./endpoint-kinds";
import { failedGeneration, recovered } from "./failed-generation";
import { readChunks } from "./read-chunks";
import { isForSmall, toChatBody } from "./to-chat-body";
import type { SmallBodyOptions } from "./to-small-body";

/** `baseUrl` is up to and without `/chat/completions`: "https://api.openai.com/v1". */
export interface OpenAiProviderOptions extends Omit<EndpointOptions, "thinking" | "thinkingTokens"> {
  /** What differs from what is known of the kind. */
  readonly flags?: Partial<EndpointFlags>;
  readonly capabilities?: Partial<ProviderCapabilities>;
  /** Of the short prompt (`toolProfile: "compact"`). */
  readonly small?: SmallBodyOptions;
  /** Between two questions whether a model is loaded. */
  readonly loadPollMs?: number;
}

/** Any OpenAI-compatible chat-completions endpoint. */
export function createOpenAiProvider(options: OpenAiProviderOptions): Provider {
  const memory = createShapeMemory(options.learned ?? new Map(), readShape);
  const endpoint = readEndpoint(options.baseUrl, options.kind);
  const flags = { ...(endpoint?.flags ?? flagsOf("other", nowhere)), ...options.flags };
  const capabilities = { ...capabilitiesOf(flags, options.facts), ...options.capabilities };
  return {
    id: "openai",
    model: options.model,
    ...(endpoint ? { host: endpoint.host } : {}),
    title: `${options.model} at ${endpoint?.host ?? "no address"}`,
    capabilities,
    stream: (request, signal) =>
      endpoint
        ? ask({ request, signal, endpoint: { ...endpoint, flags }, options, capabilities, memory })
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
  readonly memory: ShapeMemory<Shape>;
}

/** What a server may refuse to know or to do without, and whether it is asked a second time. */
const shapeSchema = z.object({
  withUsage: z.boolean(),
  /** What the model thought goes back to it. */
  withReasoning: z.boolean(),
  isSecond: z.boolean(),
});
type Shape = Readonly<z.output<typeof shapeSchema>>;

const readShape = (raw: unknown): Shape | undefined => z.safeParse(shapeSchema, raw).data;

function ask(conversation: Conversation): AsyncIterable<ProviderPart> {
  const { signal, endpoint, options, capabilities, memory } = conversation;
  const { flags } = endpoint;
  const first = { withUsage: flags.usageOption, withReasoning: capabilities.reasoningBack, isSecond: false };
  const begun = memory.recall(first);
  return converse<Shape>({
    signal,
    address: endpoint,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    shape: begun,
    idleSeconds: conversation.request.idleSeconds,
    send: (shape, line) => sendCarefully(conversation, shape, line),
    mend: (error, shape) => {
      const better = mended(error, shape, begun);
      if (better) memory.keep(first, better);
      if (better) return better;
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
  line: Line,
): Promise<AsyncIterable<ProviderPart>> {
  const { request, endpoint, options } = conversation;
  const { flags } = endpoint;
  const send = () => sendOnce(conversation, shape, line);
  const toolNames = request.toolChoice === "none" ? [] : request.tools.map(({ name }) => name);
  const answered = async (): Promise<AsyncIterable<ProviderPart>> =>
    flags.failedGeneration ? recovered(send, toolNames) : send();
  if (!flags.loadsModel) return answered();
  return afterLoading(answered, {
    note: `${endpoint.host} is loading ${options.model}`,
    title: options.model,
    line,
    ...(options.loadPollMs === undefined ? {} : { pollMs: options.loadPollMs }),
  });
}

async function sendOnce(conversation: Conversation, shape: Shape, line: Line): Promise<AsyncIterable<ProviderPart>> {
  const { request, endpoint, options } = conversation;
  const { baseUrl } = endpoint;
  const { model, small } = options;
  const { withUsage } = shape;
  const { capabilities, flags } = withReasoning(shape, conversation.capabilities, endpoint.flags);
  const bodyOptions = { model, capabilities, flags, withUsage, ...(small ? { small } : {}) };
  const chunks = await sendChat({ baseUrl, apiKey: options.apiKey, body: toChatBody(request, bodyOptions), line });
  const parts = readChunks(chunks, { model: options.model, flags });
  return isForSmall(request, capabilities) ? readReplies(parts) : parts;
}

/** Another way to write it, where the refusal names what it is about: `stream_options`, or the thoughts of earlier turns. */
function mended(error: unknown, shape: Shape, begun: Shape): Shape | undefined {
  const status = statusOf(error);
  if (status !== 400 && status !== 422) return undefined;
  const words = messageOf(error);
  if (shape.withUsage && /stream_options|include_usage/.test(words)) return { ...shape, withUsage: false };
  const isOnce = shape.withReasoning === begun.withReasoning;
  return isOnce && /reasoning_content/.test(words) ? { ...shape, withReasoning: !shape.withReasoning } : undefined;
}

/** As it is known of the endpoint, unless it has said otherwise. */
function withReasoning(shape: Shape, capabilities: ProviderCapabilities, flags: EndpointFlags) {
  if (shape.withReasoning === capabilities.reasoningBack) return { capabilities, flags };
  return {
    capabilities: { ...capabilities, reasoningBack: shape.withReasoning },
    flags: { ...flags, reasoningFiller: shape.withReasoning ? ("reasoning_content" as const) : null },
  };
}

interface ChatPost {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly body: ChatCompletionCreateParamsStreaming;
  readonly line: Line;
}

/** Posts one request for a chat completion; its chunks as they come. Rejects when the API refuses it. */
async function sendChat({ baseUrl, apiKey, body, line }: ChatPost): Promise<AsyncIterable<JsonObject>> {
  const response = await askClient({ baseUrl, apiKey, line }, (client, options) =>
    client.chat.completions.create(body, options),
  );
  return readAnswer(response, { fromWhole: wholeAnswer, isWord, line });
}

/** Some servers send chunks with nothing in them while they think. */
function isWord({ choices }: JsonObject): boolean {
  const [choice]: readonly unknown[] = Array.isArray(choices) ? choices : [];
  if (!isJsonObject(choice)) return false;
  const delta = isJsonObject(choice["delta"]) ? choice["delta"] : {};
  return saysSomething(delta) || typeof choice["finish_reason"] === "string";
}

/** A whole answer, as a server that does not stream sends it, is one chunk. */
function wholeAnswer(body: JsonObject): readonly JsonObject[] | null {
  const { choices } = body;
  if (!Array.isArray(choices) || choices.length === 0) return null;
  const whole = choices.map((choice: JsonValue) => (isJsonObject(choice) ? { delta: null, ...choice } : choice));
  return [{ ...body, choices: whole }, done];
}

interface LoadingOptions {
  readonly note: string;
  /** The model. */
  readonly title: string;
  readonly line: Line;
  readonly pollMs?: number;
}

/** Ten minutes, at the usual pace: a large model from a slow disk. */
const mostPolls = 300;

/** Sends again and again while the server says that it loads its model, and tells so meanwhile. */
async function afterLoading(
  send: () => Promise<AsyncIterable<ProviderPart>>,
  options: LoadingOptions,
): Promise<AsyncIterable<ProviderPart>> {
  try {
    return await send();
  } catch (error) {
    if (!isLoading(error)) throw error;
    return polled(send, error, options);
  }
}

async function* polled(
  send: () => Promise<AsyncIterable<ProviderPart>>,
  first: unknown,
  { note, title, line, pollMs = 2000 }: LoadingOptions,
): AsyncGenerator<ProviderPart> {
  let last = first;
  yield { type: "load-progress", ratio: 0, note, load: { phase: "server", title } };
  for (let poll = 0; poll < mostPolls; poll += 1) {
    // It says that it is loading: that is no silence.
    line.again();
    if (!(await waited(pollMs, line.signal))) throw line.signal.reason;
    try {
      const parts = await send();
      yield { type: "load-progress", ratio: 1, note };
      yield* parts;
      return;
    } catch (error) {
      if (!isLoading(error)) throw error;
      last = error;
    }
  }
  throw last;
}

function isLoading(error: unknown): boolean {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  const words = isJsonObject(body) ? body["message"] : undefined;
  return statusOf(error) === 503 && typeof words === "string" && /loading model/i.test(words);
}

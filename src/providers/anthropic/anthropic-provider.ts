import { toStateText } from "@/ai/context/prompt";
import { apiOf } from "@/ai/port/api-table";
import type { Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { EndpointOptions } from "@/providers/adapter-types";
import type { ModelFacts } from "../adapter-types";
import type { Address } from "../http/address";
import { converse, type Line } from "../http/converse";
import { readAnswer } from "../http/read-answer";
import { refuseAddress } from "../http/refuse-address";
import { saysSomething } from "../http/says-something";
import { sendJson } from "../http/send-json";
import { createShapeMemory, type ShapeMemory } from "../http/shape-memory";
import { toFailure } from "../http/to-failure";
import { anthropicBaseUrl, anthropicHeaders, readAnthropicAddress } from "./anthropic-address";
import { mendRefusal, ownWords } from "./own-words";
import { readEvents } from "./read-events";
import { thinkingFormOf, toThinkingOptions } from "./thinking";
import { type BodyShape, readShape, toBody } from "./to-body";

export interface AnthropicProviderOptions extends Omit<EndpointOptions, "baseUrl" | "kind"> {
  /** With or without `/v1`; Anthropic's own when absent. Other servers speak this API too. */
  readonly baseUrl?: string;
  readonly capabilities?: Partial<ProviderCapabilities>;
}

/** Room for an answer and, with models that always think, for their thinking. */
const answerTokens = 16_000;

/** Anthropic's Messages API, or a server that speaks it. */
export function createAnthropicProvider(options: AnthropicProviderOptions): Provider {
  const memory = createShapeMemory(options.learned ?? new Map(), readShape);
  const baseUrl = options.baseUrl ?? anthropicBaseUrl;
  const address = readAnthropicAddress(baseUrl);
  const capabilities = { ...capabilitiesOf(address, options.facts), ...options.capabilities };
  const sentStates = createSentStates();
  return {
    id: "anthropic",
    model: options.model,
    ...(address ? { host: address.host } : {}),
    title: `${options.model} at ${address?.host ?? "no address"}`,
    capabilities,
    stream: (request, signal) =>
      address
        ? ask({ request, signal, address, options, maxTools: capabilities.maxTools, sentStates: sentStates, memory })
        : refuseAddress(baseUrl, anthropicBaseUrl),
  };
}

/** A server on one's own machine runs smaller models, and some of these write their calls as text. */
function capabilitiesOf(address: Address | undefined, facts: ModelFacts = {}): ProviderCapabilities {
  const isLocal = address?.isLocal ?? false;
  return {
    toolChoiceNone: true,
    contentNull: false,
    textCalls: isLocal,
    maxTools: 128,
    contextTokens: facts.contextTokens ?? (isLocal ? 16_000 : apiOf("anthropic").contextTokens),
    reasoningBack: true,
    toolProfile: "full",
  };
}

interface Conversation {
  readonly request: ProviderRequest;
  readonly signal: AbortSignal;
  readonly address: Address;
  readonly options: AnthropicProviderOptions;
  readonly maxTools: number;
  readonly sentStates: SentStates;
  readonly memory: ShapeMemory<BodyShape>;
}

function ask({
  request,
  signal,
  address,
  options,
  maxTools,
  sentStates,
  memory,
}: Conversation): AsyncIterable<ProviderPart> {
  const { model, apiKey } = options;
  const wish = toThinkingOptions(options.thinking, options.thinkingTokens);
  const states = sentStates.with(request, toStateText(request));
  const first: BodyShape = {
    thinking: thinkingFormOf(wish, model),
    withThinking: true,
    maxTokens: (request.maxTokens ?? answerTokens) + wish.tokens,
  };
  return converse<BodyShape>({
    signal,
    address,
    ...(apiKey ? { apiKey } : {}),
    shape: memory.recall(first),
    idleSeconds: request.idleSeconds,
    send: (shape, line) => {
      const body = toBody(request, shape, { model, maxTools, thinkingTokens: wish.tokens, states });
      return sendMessage({ address, apiKey, body, line });
    },
    mend: (error, shape) => {
      const better = mendRefusal(error, shape);
      // Thoughts that are refused are those of one conversation: the next one's may be taken.
      if (better) memory.keep(first, { ...better, withThinking: true });
      return better;
    },
    toFailure: (trouble) =>
      toFailure(trouble, {
        address,
        model,
        addressHint: `Anthropic's own is ${anthropicBaseUrl}`,
        own: ownWords(address.host, model),
      }),
  });
}

/** What was sent of the graph in each request of the message that is under way. */
type SentStates = ReturnType<typeof createSentStates>;

/**
 * A model that binds its thinking to what it read must find it all again, word for word: the state of the graph as it was sent with
 * each round stays where it stood. Holds one message at a time.
 */
function createSentStates() {
  let message: string | undefined;
  let sentStates: readonly (string | undefined)[] = [];
  return {
    /** The states behind the running message and behind each round's results, this request's last; undefined where none is known. */
    with({ history }: ProviderRequest, state: string): readonly (string | undefined)[] {
      const running = history.at(-1);
      const rounds = running?.rounds.length ?? 0;
      const isSame = rounds > 0 && message === running?.user;
      const before = Array.from({ length: rounds }, (_, place) => (isSame ? sentStates[place] : undefined));
      message = running?.user;
      sentStates = [...before, state];
      return sentStates;
    },
  };
}

interface MessagePost {
  readonly address: Address;
  readonly apiKey: string | undefined;
  readonly body: JsonObject;
  readonly line: Line;
}

/** Posts one message; its parts as they come. Rejects when the API refuses it. */
async function sendMessage({ address, apiKey, body, line }: MessagePost): Promise<AsyncIterable<ProviderPart>> {
  const headers = anthropicHeaders(apiKey);
  const response = await sendJson(`${address.baseUrl}/messages`, { headers, body: JSON.stringify(body), line });
  const events = readAnswer(response, { fromWhole: wholeMessage, isWord, line });
  return readEvents(events, String(body["model"]));
}

/** Pings, beginnings, ends and kinds of event that nobody knows bring nothing. */
function isWord({ type, content_block: block, delta }: JsonObject): boolean {
  switch (type) {
    case "content_block_start":
      return saysSomething(block);
    case "content_block_delta":
    case "message_delta":
      return saysSomething(delta);
    default:
      return false;
  }
}

/** A whole message, as a server that does not stream sends it, as its events. */
function wholeMessage(message: JsonObject): readonly JsonObject[] | null {
  const { content, stop_reason: stopReason } = message;
  if (!Array.isArray(content)) return null;
  return [
    { type: "message_start", message },
    ...content.flatMap((block: JsonValue, index) => [
      { type: "content_block_start", index, content_block: block },
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: stopReason ?? null } },
  ];
}

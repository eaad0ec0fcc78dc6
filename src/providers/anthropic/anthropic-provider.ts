import { toStateText } from "@/ai/context/prompt";
import { apiOf } from "@/ai/port/api-table";
import type { Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import type { ThinkingLevel } from "@/ai/port/thinking-level";
import type { ModelFacts } from "../adapter-types";
import type { Address } from "../http/address";
import { converse } from "../http/converse";
import { refuseAddress } from "../http/refuse-address";
import { createShapeMemory, type Learned, type ShapeMemory } from "../http/shape-memory";
import { toFailure } from "../http/to-failure";
import { anthropicBaseUrl, readAnthropicAddress } from "./anthropic-address";
import { mendRefusal, ownWords } from "./own-words";
import { sendMessage } from "./send-message";
import { thinkingFormOf, toThinkingWish } from "./thinking";
import { type BodyShape, readShape, toBody } from "./to-body";
import { createToldStates, type ToldStates } from "./told-states";

export interface AnthropicProviderOptions {
  readonly model: string;
  readonly apiKey?: string;
  /** With or without `/v1`; Anthropic's own when absent. Other servers speak this API too. */
  readonly baseUrl?: string;
  /** How much the model thinks before it answers; default: as it does by itself. */
  readonly thinking?: ThinkingLevel;
  /** The same in tokens, where no level is given. */
  readonly thinkingTokens?: number;
  readonly facts?: ModelFacts;
  readonly capabilities?: Partial<ProviderCapabilities>;
  readonly learned?: Learned;
}

/** Room for an answer and, with models that always think, for their thinking. */
const answerTokens = 16_000;

/** Anthropic's Messages API, or a server that speaks it. */
export function createAnthropicProvider(options: AnthropicProviderOptions): Provider {
  const memory = createShapeMemory(options.learned ?? new Map(), readShape);
  const baseUrl = options.baseUrl ?? anthropicBaseUrl;
  const address = readAnthropicAddress(baseUrl);
  const capabilities = { ...capabilitiesOf(address, options.facts), ...options.capabilities };
  const told = createToldStates();
  return {
    id: "anthropic",
    model: options.model,
    ...(address ? { host: address.host } : {}),
    title: `${options.model} at ${address?.host ?? "no address"}`,
    capabilities,
    stream: (request, signal) =>
      address
        ? ask({ request, signal, address, options, maxTools: capabilities.maxTools, told, memory })
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
  readonly told: ToldStates;
  readonly memory: ShapeMemory<BodyShape>;
}

function ask({ request, signal, address, options, maxTools, told, memory }: Conversation): AsyncIterable<ProviderPart> {
  const { model, apiKey } = options;
  const wish = toThinkingWish(options.thinking, options.thinkingTokens);
  const states = told.with(request, toStateText(request));
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

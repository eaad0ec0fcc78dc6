import { type ApiKind, apiOf, commonApi } from "@/ai/port/api-table";
import type { EndpointKind } from "@/ai/port/endpoint-kind";
import { endpointPresets } from "../endpoint-presets";
import { readAddress } from "../http/address";

/** In what one kind of endpoint differs from OpenAI's own API. Each flag names where its behaviour was reported. */
export interface EndpointFlags {
  /**
   * Pieces of streamed calls come without an index, or all with 0: they are joined by id, then by what is whole.
   * https://github.com/open-webui/computer/issues/224 (Gemini), https://github.com/ollama/ollama/issues/7881
   */
  readonly looseIndexes: boolean;
  /**
   * Whether what the model thought goes back with its message: DeepSeek refuses calls without it, OpenRouter passes signed
   * thoughts (`reasoning_details`) on to models that refuse a gap. Only in exchanges that called something.
   * https://github.com/continuedev/continue/issues/10193, https://github.com/microsoft/agent-framework/issues/2947
   */
  readonly reasoningBack: boolean;
  /**
   * A field that must be there beside calls even where there is nothing to put in it, such as calls another model made.
   * https://github.com/earendil-works/pi/issues/3636
   */
  readonly reasoningFiller: "reasoning_content" | null;
  /**
   * What stands beside a call (`extra_content`, Gemini's signature of a thought) goes back with it, and a call of another model
   * gets the value that says so. https://github.com/0xsline/OpenChatCut/issues/6, https://github.com/earendil-works/pi/pull/1825
   */
  readonly callExtras: boolean;
  /** Ids of calls are nine letters and digits, also of calls other models made. https://github.com/anomalyco/opencode/issues/1680 */
  readonly nineCharacterIds: boolean;
  /** The text comes as a list of parts, thoughts among them. https://github.com/BerriAI/litellm/issues/16272 */
  readonly contentParts: boolean;
  /** Takes `content: null` beside calls. Ollama: https://github.com/pydantic/pydantic-ai/issues/5206 */
  readonly contentNull: boolean;
  /** Calls may be written into the text, in the form of the model's family, where the server does not read them. */
  readonly textCalls: boolean;
  /** Takes `prompt_cache_key`: requests that begin alike go to one cache. https://platform.openai.com/docs/guides/prompt-caching */
  readonly cacheKey: boolean;
  /** Knows `stream_options`; those that refuse it send usage anyway. https://github.com/avante-corp/avante.nvim/issues/2347 */
  readonly usageOption: boolean;
  /**
   * What the limit of an answer is called: OpenAI's newer models refuse the old name, Mistral the new one.
   * https://github.com/teilomillet/gollm/issues/33, https://github.com/editor-code-assistant/eca/issues/231
   */
  readonly answerLimit: "max_tokens" | "max_completion_tokens";
  /**
   * Heeds `tool_choice: none`; Ollama calls on regardless, Groq refuses the model's call.
   * https://github.com/ollama/ollama/issues/17921, https://github.com/BerriAI/litellm/issues/21242
   */
  readonly toolChoiceNone: boolean;
  /** Refuses what the model wrote as a call, but tells it (`failed_generation`). https://github.com/huggingface/smolagents/issues/1119 */
  readonly failedGeneration: boolean;
  /** Answers 503 while it loads its model, which can take minutes. https://github.com/ggml-org/llama.cpp/pull/9056 */
  readonly loadsModel: boolean;
  /**
   * Binds a small model's reply to a schema (`response_format`): Ollama, LM Studio, llama.cpp and vLLM compile it to a grammar.
   * https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
   */
  readonly jsonSchema: boolean;
  /**
   * Tokens a model there can read where the server does not tell. Ollama cuts what is over 4,096 off in silence.
   * https://github.com/ollama/ollama/issues/17889, https://github.com/zed-industries/zed/pull/25606 (LM Studio)
   */
  readonly contextTokens: number;
}

/** OpenAI's own API. */
const plain: EndpointFlags = {
  looseIndexes: false,
  reasoningBack: false,
  reasoningFiller: null,
  callExtras: false,
  nineCharacterIds: false,
  contentParts: false,
  contentNull: true,
  textCalls: false,
  cacheKey: false,
  usageOption: true,
  answerLimit: "max_tokens",
  toolChoiceNone: true,
  failedGeneration: false,
  loadsModel: false,
  jsonSchema: false,
  contextTokens: commonApi.contextTokens,
};

/** A user's own server runs any model, and each writes calls as it was trained to. */
const ownServer: EndpointFlags = {
  ...plain,
  looseIndexes: true,
  contentParts: true,
  textCalls: true,
  contextTokens: 16_000,
};

/** Those that speak this API. */
type SpokenKind = Exclude<EndpointKind, ApiKind> | typeof commonApi.kind;

/** The one table of what is known. */
const kinds: Readonly<Record<SpokenKind, EndpointFlags>> = {
  openai: { ...plain, cacheKey: true, answerLimit: "max_completion_tokens" },
  openrouter: { ...plain, looseIndexes: true, reasoningBack: true },
  groq: { ...plain, toolChoiceNone: false, failedGeneration: true },
  mistral: { ...plain, nineCharacterIds: true, contentParts: true, usageOption: false },
  deepseek: { ...plain, reasoningBack: true, reasoningFiller: "reasoning_content" },
  gemini: { ...plain, looseIndexes: true, callExtras: true, contextTokens: 1_000_000 },
  vllm: { ...ownServer, jsonSchema: true, nineCharacterIds: true },
  ollama: { ...ownServer, jsonSchema: true, contentNull: false, toolChoiceNone: false, contextTokens: 4096 },
  "lm-studio": { ...ownServer, jsonSchema: true, contextTokens: 4096 },
  "llama-cpp": { ...ownServer, jsonSchema: true, loadsModel: true, contextTokens: 4096 },
  other: { ...ownServer, loadsModel: true },
};

/** Hosts of APIs that are known to send calls as calls, without a kind of their own. */
const knownHosts = ["api.together.xyz", "api.fireworks.ai"].concat(
  endpointPresets.flatMap(({ kind, baseUrl }) => (kind === "other" ? (readAddress(baseUrl)?.host ?? []) : [])),
);

/** What an address alone tells: a host people know, or the port a server starts with on this machine or network. */
export function guessKind({ host, isLocal }: { readonly host: string; readonly isLocal: boolean }): EndpointKind {
  const [name = "", port = ""] = host.split(/:(?=\d+$)/);
  const found = endpointPresets.find((preset) => {
    const known = readAddress(preset.baseUrl)?.host ?? "";
    if (preset.isLocal) return isLocal && known.endsWith(`:${port}`);
    return known !== "" && (name === known || name.endsWith(`.${known}`));
  });
  return found?.kind ?? "other";
}

/** The flags of a kind; "other" is recognised by its address where that is known. */
export function flagsOf(
  kind: EndpointKind,
  address: { readonly host: string; readonly isLocal: boolean },
): EndpointFlags {
  const isKnown = knownHosts.some((host) => address.host === host || address.host.endsWith(`.${host}`));
  if (kind === "other" && isKnown) return plain;
  return flagsOfKind(kind === "other" ? guessKind(address) : kind);
}

/** A service with another API may offer OpenAI's beside its own. */
function flagsOfKind(kind: EndpointKind): EndpointFlags {
  const known: { readonly [one in EndpointKind]?: EndpointFlags } = kinds;
  return known[kind] ?? { ...plain, contextTokens: apiOf(kind).contextTokens };
}

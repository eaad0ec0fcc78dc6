import { type ApiKind, apiOf, apis, commonApi } from "./api-table";
import type { FailureKind } from "./provider-port";

/** Services and servers that speak OpenAI's API, each in its own way. "other": told by the address, else taken carefully. */
const compatibleKinds = [
  "openrouter",
  "groq",
  "mistral",
  "deepseek",
  "gemini",
  "vllm",
  "ollama",
  "lm-studio",
  "llama-cpp",
  "other",
] as const;

/** What speaks at an address: known to its provider. */
export type EndpointKind = ApiKind | (typeof compatibleKinds)[number];

export const endpointKinds: readonly EndpointKind[] = [...apis.map(({ kind }) => kind), ...compatibleKinds];

/** Those that speak OpenAI's API. */
export const spokenKinds = endpointKinds.filter((kind) => apiOf(kind) === commonApi);

/** What an endpoint's list says about one of its models. */
export interface ModelInfo {
  readonly id: string;
  /** Tokens of history and answer together, as the server runs it. */
  readonly contextTokens?: number;
  /** False where the server said that it drops tools for this model. */
  readonly takesTools?: boolean;
}

/** What is asked of an endpoint that is being set up. */
export interface EndpointQuestion {
  readonly baseUrl: string;
  readonly kind: EndpointKind;
  readonly apiKey?: string;
  /** Asked for by the test when given. */
  readonly model?: string;
  /** Seconds of silence until it is given up; default: half a minute. */
  readonly idleSeconds?: number;
}

export type EndpointFinding =
  | {
      readonly success: true;
      /** One sentence: what answers. */
      readonly message: string;
      /** As it turned out to be. */
      readonly kind: EndpointKind;
      readonly models: readonly ModelInfo[];
    }
  /** One sentence: why not, and what to do. */
  | {
      readonly success: false;
      readonly message: string;
      readonly reason?: FailureKind;
      /** Where on that host an API does answer. */
      readonly usual?: string;
    };

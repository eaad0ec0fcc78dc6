import type { ApiKind } from "@/ai/port/api-table";
import type { EndpointKind } from "@/ai/port/endpoint-kind";
import type { ThinkingLevel } from "@/ai/port/thinking-level";
import type { PriceRow } from "@/ai/usage/prices";

/** One address that answers, as the call names it. Its key is in the environment. */
export interface EndpointChoice {
  readonly baseUrl?: string;
  readonly model?: string;
  /** Default: as the address tells. */
  readonly kind?: EndpointKind;
  readonly apiKeyEnv?: string;
  /** Of the model; default: as its kind is known for. */
  readonly contextTokens?: number;
  /** Where the API takes it: how much the model thinks, or about how many tokens. */
  readonly thinking?: ThinkingLevel;
  readonly thinkingTokens?: number;
}

/** Who answers the messages. */
export interface ProviderChoice extends EndpointChoice {
  /** "replay": who answered when the trace was recorded. */
  readonly id: "builtin" | "replay" | ApiKind;
}

/** An endpoint that can help the provider, by a name of the call's own. */
export interface NamedEndpoint extends EndpointChoice {
  readonly name: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** Who helps, as the page's settings have it: names of endpoints, "builtin" for the built-in assistant. */
export interface RouteChoice {
  readonly fallback: readonly string[];
  readonly builtinFirst: boolean;
  readonly results?: string;
}

/** Who makes the vectors of texts, for search by meaning. */
export interface EmbeddingsChoice {
  /** "endpoint": where the provider is; else the name of an endpoint. */
  readonly from: "off" | "endpoint" | (string & {});
  readonly model?: string;
}

/** All that decides who answers, and what it costs. */
export interface ModelChoice {
  readonly provider: ProviderChoice;
  readonly endpoints: readonly NamedEndpoint[];
  readonly route: RouteChoice;
  readonly embeddings: EmbeddingsChoice;
  /** Before the table's. */
  readonly prices: readonly PriceRow[];
}

export const builtinOnly: ModelChoice = {
  provider: { id: "builtin" },
  endpoints: [],
  route: { fallback: [], builtinFirst: false },
  embeddings: { from: "off" },
  prices: [],
};

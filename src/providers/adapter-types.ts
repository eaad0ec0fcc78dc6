import type { ApiKind } from "@/ai/port/api-table";
import type { EndpointFinding, EndpointKind, EndpointQuestion } from "@/ai/port/endpoint-kind";
import type { Provider, ProviderRequest } from "@/ai/port/provider-port";
import type { ThinkingLevel } from "@/ai/port/thinking-level";
import type { PriceRow } from "@/ai/usage/prices";
import type { Learned } from "./http/shape-memory";

/** What the server or its user tells of a model. */
export interface ModelFacts {
  readonly contextTokens?: number;
  readonly takesTools?: boolean;
}

/** An endpoint as it was set up. An adapter reads what its API knows of. */
export interface EndpointOptions {
  readonly baseUrl: string;
  readonly model: string;
  /** Default: as the address tells. */
  readonly kind?: EndpointKind;
  readonly apiKey?: string;
  readonly facts?: ModelFacts;
  /** How much the model thinks before it answers. */
  readonly thinking?: ThinkingLevel;
  /** The same in tokens, where no level is given. */
  readonly thinkingTokens?: number;
  /** What its refusals taught before, where that is kept; else it is as long as the provider. */
  readonly learned?: Learned;
}

export type CreateProvider = (options: EndpointOptions) => Provider;

type Ask = (question: EndpointQuestion, signal: AbortSignal) => Promise<EndpointFinding>;

/** What an endpoint that is being set up can be asked. Neither rejects. */
export interface EndpointCheck {
  readonly listModels: Ask;
  /** Also whether it has the model. */
  readonly test: Ask;
}

/** Prices as the services' own pages gave them. */
export interface PriceList {
  /** "2026-11-22" */
  readonly readOn: string;
  readonly rows: readonly PriceRow[];
}

/** Who was asked. */
export type AskedProvider = Pick<Provider, "id" | "model" | "host">;

/** A request in the form of one kind of provider. */
export interface WireForm {
  readonly kind: ApiKind | "webllm";
  /** The model it is written for: the one that was asked where it speaks this form, else a usual one. */
  readonly model: string;
  /** What would go out, without a key. */
  readonly body: object;
  /** Why the API would refuse it, in its own words; null: it is valid. */
  readonly refusal: string | null;
}

export type ToWireForm = (request: ProviderRequest, asked: AskedProvider) => WireForm;

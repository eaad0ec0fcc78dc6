import type { ApiKind } from "@/ai/port/api-table";
import type { CreateProvider, EndpointCheck, PriceList, ToWireForm } from "./adapter-types";
import { anthropicPrices } from "./anthropic/prices";
import { openAiPrices } from "./openai/prices";

interface ProviderRow {
  /** The adapter's code; it comes with its first use. */
  readonly load: () => Promise<CreateProvider>;
  readonly check: () => Promise<EndpointCheck>;
  readonly prices: PriceList;
  /** How a request is written, for the view of what happened. */
  readonly wireForm: () => Promise<ToWireForm>;
}

/** The code of each API in `ai/port/api-table.ts`; page, terminal, endpoint test and prices read it. */
export const providerTable: Readonly<Record<ApiKind, ProviderRow>> = {
  openai: {
    load: async () => (await import("./openai/openai-provider")).createOpenAiProvider,
    check: async () => (await import("./openai/endpoint-check")).openAiCheck,
    prices: openAiPrices,
    wireForm: async () => (await import("./openai/wire-form")).toOpenAiForm,
  },
  anthropic: {
    load: async () => (await import("./anthropic/anthropic-provider")).createAnthropicProvider,
    check: async () => (await import("./anthropic/anthropic-check")).anthropicCheck,
    prices: anthropicPrices,
    wireForm: async () => (await import("./anthropic/wire-form")).toAnthropicForm,
  },
};

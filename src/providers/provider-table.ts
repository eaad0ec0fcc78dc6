import type { ApiKind } from "@/ai/port/api-table";
import type { CreateProvider, EndpointCheck, PriceList } from "./adapter-types";
import { anthropicPrices } from "./anthropic/prices";
import { openAiPrices } from "./openai/prices";

interface ProviderRow {
  /** The adapter's code; it comes with its first use. */
  readonly load: () => Promise<CreateProvider>;
  readonly check: () => Promise<EndpointCheck>;
  readonly prices: PriceList;
}

/** The code of each API in `ai/port/api-table.ts`; page, terminal, endpoint test and prices read it. */
export const providerTable: Readonly<Record<ApiKind, ProviderRow>> = {
  openai: {
    load: async () => (await import("./openai/openai-provider")).createOpenAiProvider,
    check: async () => (await import("./openai/endpoint-check")).openAiCheck,
    prices: openAiPrices,
  },
  anthropic: {
    load: async () => (await import("./anthropic/anthropic-provider")).createAnthropicProvider,
    check: async () => (await import("./anthropic/anthropic-check")).anthropicCheck,
    prices: anthropicPrices,
  },
};

import type { Usage } from "@/ai/port/provider-port";
import type { Trace } from "@/ai/trace/trace";
import { costOf } from "@/ai/usage/prices";
import { priceOf } from "@/providers/price-table";
import { useSettings } from "../use-stores";

/** The cost of a round by the prices of today; nothing where none is known: unknown is not free. */
export function useRoundCost({
  host,
  model,
}: Trace["provider"]): (usage: Usage) => { readonly cost: number } | undefined {
  const own = useSettings(({ prices }) => prices);
  const price = host === undefined ? undefined : priceOf(host, model, own);
  return (usage) => (price === undefined ? undefined : { cost: costOf(usage, price) });
}

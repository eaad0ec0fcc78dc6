import { apis, commonApi } from "@/ai/port/api-table";
import type { Price, PriceRow } from "@/ai/usage/prices";
import { providerTable } from "./provider-table";

/** When the prices of a host were last read from its own pages. Prices change: people can write their own. */
export function pricesReadOn(host: string): string {
  const { kind } = apis.find(({ baseUrl }) => new URL(baseUrl).host === host) ?? commonApi;
  return providerTable[kind].prices.readOn;
}

export const priceTable: readonly PriceRow[] = apis.flatMap(({ kind }) => providerTable[kind].prices.rows);

/** The price of a model, those of `own` before the table's; undefined where it is not known. */
export function priceOf(host: string, model: string, own: readonly PriceRow[] = []): Price | undefined {
  const rows = [...own, ...priceTable].filter((row) => row.host === host);
  return rows.find((row) => row.model === model) ?? rows.find((row) => row.model === undated(model));
}

function undated(model: string): string {
  return model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
}

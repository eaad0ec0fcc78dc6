import type { Usage } from "./provider-port";

/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Of input the provider had in its cache; `input` where nothing else is said. */
  readonly cachedInput?: number;
  /** Of input it has written to its cache; `input` where nothing else is said. */
  readonly cacheWrite?: number;
}

export interface PriceRow extends Price {
  /** Where the requests go: "api.openai.com". */
  readonly host: string;
  /** As the API names it; its dated versions (`gpt-5-2025-08-07`) cost the same. */
  readonly model: string;
}

/** When the table was written, from the providers' public price pages. Prices change: people can edit their own. */
export const pricesAsOf = "2025-11-01";

export const priceTable: readonly PriceRow[] = [
  { host: "api.openai.com", model: "gpt-5", input: 1.25, output: 10, cachedInput: 0.125 },
  { host: "api.openai.com", model: "gpt-5-mini", input: 0.25, output: 2, cachedInput: 0.025 },
  { host: "api.openai.com", model: "gpt-5-nano", input: 0.05, output: 0.4, cachedInput: 0.005 },
  { host: "api.openai.com", model: "gpt-4.1", input: 2, output: 8, cachedInput: 0.5 },
  { host: "api.openai.com", model: "gpt-4.1-mini", input: 0.4, output: 1.6, cachedInput: 0.1 },
  { host: "api.openai.com", model: "gpt-4o", input: 2.5, output: 10, cachedInput: 1.25 },
  { host: "api.openai.com", model: "gpt-4o-mini", input: 0.15, output: 0.6, cachedInput: 0.075 },
  { host: "api.anthropic.com", model: "claude-opus-4-1", input: 15, output: 75, cachedInput: 1.5, cacheWrite: 18.75 },
  { host: "api.anthropic.com", model: "claude-sonnet-4-5", input: 3, output: 15, cachedInput: 0.3, cacheWrite: 3.75 },
  { host: "api.anthropic.com", model: "claude-haiku-4-5", input: 1, output: 5, cachedInput: 0.1, cacheWrite: 1.25 },
  { host: "generativelanguage.googleapis.com", model: "gemini-2.5-pro", input: 1.25, output: 10 },
  { host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash", input: 0.3, output: 2.5 },
  { host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash-lite", input: 0.1, output: 0.4 },
  { host: "api.deepseek.com", model: "deepseek-chat", input: 0.28, output: 0.42, cachedInput: 0.028 },
  { host: "api.deepseek.com", model: "deepseek-reasoner", input: 0.28, output: 0.42, cachedInput: 0.028 },
  { host: "api.groq.com", model: "llama-3.3-70b-versatile", input: 0.59, output: 0.79 },
  { host: "api.groq.com", model: "llama-3.1-8b-instant", input: 0.05, output: 0.08 },
];

/** The price of a model, those of `own` before the table's; undefined where it is not known. */
export function priceOf(host: string, model: string, own: readonly PriceRow[] = []): Price | undefined {
  const rows = [...own, ...priceTable].filter((row) => row.host === host);
  return rows.find((row) => row.model === model) ?? rows.find((row) => row.model === undated(model));
}

/** Dollars: 3,500 tokens in and 500 out at $1 and $5 a million are 0.006. `inputTokens` holds those of the cache too. */
export function costOf(usage: Usage, price: Price): number {
  const cached = Math.min(usage.cachedTokens ?? 0, usage.inputTokens);
  const written = Math.min(usage.cacheWriteTokens ?? 0, usage.inputTokens - cached);
  const plain = (usage.inputTokens - cached - written) * price.input;
  const input = plain + cached * (price.cachedInput ?? price.input) + written * (price.cacheWrite ?? price.input);
  return (input + usage.outputTokens * price.output) / 1_000_000;
}

function undated(model: string): string {
  return model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
}

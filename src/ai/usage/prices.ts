import type { Usage } from "../port/provider-port";

/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Of input the provider had in its cache; `input` where nothing else is said. */
  readonly cachedInput?: number;
  /** Of input it has written to its cache; `input` where nothing else is said. */
  readonly cacheWrite?: number;
  /** Where a longer request costs more, all of it: from more than so many tokens of input on. */
  readonly long?: Price & { readonly over: number };
}

export interface PriceRow extends Price {
  /** Where the requests go: "api.openai.com". */
  readonly host: string;
  /** As the API names it; its dated versions (`gpt-5-2025-08-07`) cost the same. */
  readonly model: string;
}

/** Dollars for one request: 3,500 tokens in and 500 out at $1 and $5 a million are 0.006. `inputTokens` holds those of the cache too. */
export function costOf(usage: Usage, asked: Price): number {
  const price = asked.long && usage.inputTokens > asked.long.over ? asked.long : asked;
  const cached = Math.min(usage.cachedTokens ?? 0, usage.inputTokens);
  const written = Math.min(usage.cacheWriteTokens ?? 0, usage.inputTokens - cached);
  const plain = (usage.inputTokens - cached - written) * price.input;
  const input = plain + cached * (price.cachedInput ?? price.input) + written * (price.cacheWrite ?? price.input);
  return (input + usage.outputTokens * price.output) / 1_000_000;
}

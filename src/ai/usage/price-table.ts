import type { Price, PriceRow } from "./prices";

/** When a host's rows were last read from its own pages. Prices change: people can write their own. */
export const pricesReadOn: Readonly<Record<string, string>> = {
  // platform.claude.com/docs/en/about-claude/pricing and the models' own pages; cache writes are those of five minutes.
  "api.anthropic.com": "2026-11-22",
};

/** When all others were read. */
export const pricesAsOf = "2025-11-01";

export const priceTable: readonly PriceRow[] = [
  { host: "api.openai.com", model: "gpt-5", input: 1.25, output: 10, cachedInput: 0.125 },
  { host: "api.openai.com", model: "gpt-5-mini", input: 0.25, output: 2, cachedInput: 0.025 },
  { host: "api.openai.com", model: "gpt-5-nano", input: 0.05, output: 0.4, cachedInput: 0.005 },
  { host: "api.openai.com", model: "gpt-4.1", input: 2, output: 8, cachedInput: 0.5 },
  { host: "api.openai.com", model: "gpt-4.1-mini", input: 0.4, output: 1.6, cachedInput: 0.1 },
  { host: "api.openai.com", model: "gpt-4o", input: 2.5, output: 10, cachedInput: 1.25 },
  { host: "api.openai.com", model: "gpt-4o-mini", input: 0.15, output: 0.6, cachedInput: 0.075 },
  anthropic("claude-fable-5-1", [10, 50, 0.25, 12.5]),
  anthropic("claude-fable-5", [10, 50, 1, 12.5]),
  anthropic("claude-opus-5-5", [4, 20, 0.2, 5]),
  ...["claude-opus-5", "claude-opus-4-8", "claude-opus-4-7", "claude-opus-4-6", "claude-opus-4-5"].map((model) =>
    anthropic(model, [5, 25, 0.5, 6.25]),
  ),
  anthropic("claude-opus-4-1", [15, 75, 1.5, 18.75]),
  anthropic("claude-sonnet-5-5", [2, 10, 0.1, 2.5]),
  anthropic("claude-sonnet-5", [2, 10, 0.2, 2.5]),
  anthropic("claude-sonnet-4-5", [3, 15, 0.3, 3.75]),
  {
    ...anthropic("claude-haiku-5-5", [0.1, 0.5, 0.01, 0.125]),
    long: { over: 100_000, ...priceOfFour([0.5, 2.5, 0.05, 0.625]) },
  },
  anthropic("claude-haiku-4-5", [1, 5, 0.1, 1.25]),
  { host: "generativelanguage.googleapis.com", model: "gemini-2.5-pro", input: 1.25, output: 10 },
  { host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash", input: 0.3, output: 2.5 },
  { host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash-lite", input: 0.1, output: 0.4 },
  { host: "api.deepseek.com", model: "deepseek-chat", input: 0.28, output: 0.42, cachedInput: 0.028 },
  { host: "api.deepseek.com", model: "deepseek-reasoner", input: 0.28, output: 0.42, cachedInput: 0.028 },
  { host: "api.groq.com", model: "llama-3.3-70b-versatile", input: 0.59, output: 0.79 },
  { host: "api.groq.com", model: "llama-3.1-8b-instant", input: 0.05, output: 0.08 },
];

type Four = readonly [input: number, output: number, cachedInput: number, cacheWrite: number];

function anthropic(model: string, four: Four): PriceRow {
  return { host: "api.anthropic.com", model, ...priceOfFour(four) };
}

function priceOfFour([input, output, cachedInput, cacheWrite]: Four): Price {
  return { input, output, cachedInput, cacheWrite };
}

/** The price of a model, those of `own` before the table's; undefined where it is not known. */
export function priceOf(host: string, model: string, own: readonly PriceRow[] = []): Price | undefined {
  const rows = [...own, ...priceTable].filter((row) => row.host === host);
  return rows.find((row) => row.model === model) ?? rows.find((row) => row.model === undated(model));
}

function undated(model: string): string {
  return model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");
}

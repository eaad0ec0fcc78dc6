import type { Price, PriceRow } from "@/ai/usage/prices";
import type { PriceList } from "../adapter-types";

/** From platform.claude.com/docs/en/about-claude/pricing and the models' own pages; cache writes are those of five minutes. */
export const anthropicPrices: PriceList = {
  readOn: "2026-11-22",
  rows: [
    row("claude-fable-5-1", [10, 50, 0.25, 12.5]),
    row("claude-fable-5", [10, 50, 1, 12.5]),
    row("claude-opus-5-5", [4, 20, 0.2, 5]),
    ...["claude-opus-5", "claude-opus-4-8", "claude-opus-4-7", "claude-opus-4-6", "claude-opus-4-5"].map((model) =>
      row(model, [5, 25, 0.5, 6.25]),
    ),
    row("claude-opus-4-1", [15, 75, 1.5, 18.75]),
    row("claude-sonnet-5-5", [2, 10, 0.1, 2.5]),
    row("claude-sonnet-5", [2, 10, 0.2, 2.5]),
    row("claude-sonnet-4-5", [3, 15, 0.3, 3.75]),
    {
      ...row("claude-haiku-5-5", [0.1, 0.5, 0.01, 0.125]),
      long: { over: 100_000, ...priceOfFour([0.5, 2.5, 0.05, 0.625]) },
    },
    row("claude-haiku-4-5", [1, 5, 0.1, 1.25]),
  ],
};

type Four = readonly [input: number, output: number, cachedInput: number, cacheWrite: number];

function row(model: string, four: Four): PriceRow {
  return { host: "api.anthropic.com", model, ...priceOfFour(four) };
}

function priceOfFour([input, output, cachedInput, cacheWrite]: Four): Price {
  return { input, output, cachedInput, cacheWrite };
}

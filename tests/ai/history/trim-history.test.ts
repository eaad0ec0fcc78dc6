import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exchangeTokens } from "@/ai/history/exchange-tokens";
import type { Exchange, Round } from "@/ai/history/messages";
import { trimHistory } from "@/ai/history/trim-history";
import { historyFaults } from "@/ai/history/validate-history";
import { runsOf } from "../../support/long";

/** Histories of any shape a conversation can have, written small: numbers become texts of that length. */
const arbitraryShape = fc.record({
  exchanges: fc.array(
    fc.record({
      user: fc.nat(300),
      rounds: fc.array(fc.array(fc.nat(400), { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  running: fc.boolean(),
  budget: fc.nat(4000),
});

type Shape = typeof arbitraryShape extends fc.Arbitrary<infer T> ? T : never;

function toHistory({ exchanges, running }: Shape): readonly Exchange[] {
  let ids = 0;
  const toRound = (sizes: readonly number[]): Round => {
    const calls = sizes.map(() => {
      ids += 1;
      return { id: `c${ids}`, name: "findNodes", input: {} };
    });
    const results = calls.map(({ id }, index) => ({
      callId: id,
      success: true,
      content: "x".repeat((sizes[index] ?? 0) + 1),
    }));
    return { blocks: [{ type: "text", text: "Let me look." }], calls, results };
  };
  return exchanges.map(({ user, rounds }, index) => ({
    user: "x".repeat(user + 1),
    rounds: rounds.map(toRound),
    ...(running && index === exchanges.length - 1 ? {} : { answer: [{ type: "text", text: "Done." } as const] }),
  }));
}

describe("trimming", () => {
  it("keeps the newest whole exchanges that fit and always the last", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arbitraryShape, (shape) => {
        const history = toHistory(shape);
        const stored = trimHistory(history, shape.budget);
        const dropped = history.length - stored.length;
        if (stored.length === 0 || stored.some((exchange, index) => exchange !== history[dropped + index]))
          return false;
        if (historyFaults(stored).length > 0) return false;
        const size = stored.reduce((sum, exchange) => sum + exchangeTokens(exchange), 0);
        if (stored.length > 1 && size > shape.budget) return false;
        const next = history[dropped - 1];
        return next === undefined || size + exchangeTokens(next) > shape.budget;
      }),
      { numRuns: runsOf(2000) },
    );
  });

  it("of nothing is nothing", () => {
    expect(trimHistory([], 100)).toEqual([]);
  });
});

import { schemaLength } from "../results/result-size";
import { createBriefWindow } from "./brief-window";
import { exchangeTokens, roundTokens } from "./exchange-tokens";
import type { HistoryWindow, Window } from "./history-window";
import type { Exchange } from "./messages";

/** Finished exchanges with their sizes added up, so that the work of a message does not grow with the history. */
export interface MeasuredHistory {
  readonly exchanges: readonly Exchange[];
  /** Tokens of all exchanges up to and with each place. */
  readonly tokensTo: readonly number[];
  /** Characters of the longest schema in them. */
  readonly longestSchema: number;
}

export const noHistory: MeasuredHistory = { exchanges: [], tokensTo: [], longestSchema: 0 };

export function toMeasured(exchanges: readonly Exchange[]): MeasuredHistory {
  let total = 0;
  const tokensTo = exchanges.map((exchange) => {
    total += exchangeTokens(exchange);
    return total;
  });
  return { exchanges, tokensTo, longestSchema: exchanges.reduce(longerSchema, 0) };
}

export function withExchange(before: MeasuredHistory, exchange: Exchange): MeasuredHistory {
  const total = (before.tokensTo.at(-1) ?? 0) + exchangeTokens(exchange);
  return {
    exchanges: [...before.exchanges, exchange],
    tokensTo: [...before.tokensTo, total],
    longestSchema: longerSchema(before.longestSchema, exchange),
  };
}

function longerSchema(longest: number, exchange: Exchange): number {
  return Math.max(longest, schemaLength(exchange));
}

/** `budget` in estimated tokens. `briefly`: a briefing stands for older messages, as `createBriefWindow` gives it. */
export function createHistoryWindow(measured: MeasuredHistory, budget: number, briefly?: Window): HistoryWindow {
  let window = briefly ?? createWholeWindow(measured, budget);
  const tokensSent = (running: Exchange) => tokensIn(window.withRunning(running));
  return {
    before: (running) => window.before(running),
    withRunning: (running) => window.withRunning(running),
    tokensOf: (history) => window.tokensOf(history) ?? tokensIn(history),
    longestSchema: measured.longestSchema,
    shrink(running) {
      const before = tokensSent(running);
      window = createBriefWindow(measured.exchanges, { budget: before / 2, isTight: true });
      return tokensSent(running) < before;
    },
  };
}

function tokensIn(history: readonly Exchange[]): number {
  let total = 0;
  for (const exchange of history) total += exchangeTokens(exchange);
  return total;
}

/** The newest messages that fit, whole. */
function createWholeWindow({ exchanges, tokensTo }: MeasuredHistory, budget: number): Window {
  const total = tokensTo.at(-1) ?? 0;
  const tokensOf = createRunningMeter();
  let first = 0;
  let remaining = exchanges;
  let last: readonly Exchange[] = [];
  let lastTokens = 0;
  function before(running: Exchange): readonly Exchange[] {
    if (first === exchanges.length) return remaining;
    const room = budget - tokensOf(running);
    const previous = first;
    while (first < exchanges.length && total - (tokensTo[first - 1] ?? 0) > room) first += 1;
    if (first !== previous) remaining = exchanges.slice(first);
    return remaining;
  }
  return {
    before,
    withRunning(running) {
      const { length } = before(running);
      // A copy with its last place changed takes a third of the time of one that has to grow.
      last = last.length === length + 1 ? last.with(length, running) : [...remaining, running];
      lastTokens = total - (tokensTo[first - 1] ?? 0) + tokensOf(running);
      return last;
    },
    tokensOf: (history) => (history === last ? lastTokens : undefined),
  };
}

/** Measures an exchange that grows: each round once. */
function createRunningMeter(): (running: Exchange) => number {
  let measured = 0;
  let tokens = 0;
  return (running) => {
    const { rounds } = running;
    if (tokens === 0) tokens = exchangeTokens({ ...running, rounds: [] });
    for (const round of rounds.slice(measured)) tokens += roundTokens(round);
    measured = rounds.length;
    return tokens;
  };
}

/** The newest exchanges that fit beside the last one, which always stays. */
export function trimHistory(history: readonly Exchange[], budget: number): readonly Exchange[] {
  const running = history.at(-1);
  if (running === undefined) return [];
  return [...createHistoryWindow(toMeasured(history.slice(0, -1)), budget).before(running), running];
}

import type { Exchange, Round } from "./messages";
import { estimateTokens } from "./text-limits";

/** The finished exchanges a message is sent with: as many of the newest as fit, whole ones only. */
export interface HistoryWindow {
  /** What goes before the running exchange, which itself is never cut. */
  before(running: Exchange): readonly Exchange[];
  /** Leaves out every finished exchange from now on; false when there was none left. */
  dropAll(): boolean;
}

/** `budget` in estimated tokens. The work of a step does not grow with the history's length. */
export function createHistoryWindow(history: readonly Exchange[], budget: number): HistoryWindow {
  const tokensFrom = suffixTokens(history);
  let first = 0;
  let kept: readonly Exchange[] = history;
  return {
    before(running) {
      const room = budget - exchangeTokens(running);
      const previous = first;
      while (first < history.length && (tokensFrom[first] ?? 0) > room) first += 1;
      if (first !== previous) kept = history.slice(first);
      return kept;
    },
    dropAll() {
      const had = first < history.length;
      first = history.length;
      kept = [];
      return had;
    },
  };
}

/** The newest exchanges that fit beside the last one, which always stays. */
export function trimHistory(history: readonly Exchange[], budget: number): readonly Exchange[] {
  const running = history.at(-1);
  if (running === undefined) return [];
  return [...createHistoryWindow(history.slice(0, -1), budget).before(running), running];
}

/** Tokens of all exchanges from each place on. */
function suffixTokens(history: readonly Exchange[]): readonly number[] {
  const sums: number[] = new Array(history.length).fill(0);
  let sum = 0;
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const exchange = history[index];
    if (exchange !== undefined) sum += exchangeTokens(exchange);
    sums[index] = sum;
  }
  return sums;
}

const roundSizes = new WeakMap<Round, number>();

/** What a message costs in a request, with a little for the marks around each part. */
export function exchangeTokens(exchange: Exchange): number {
  const rounds = exchange.rounds.reduce((sum, round) => sum + roundTokens(round), 0);
  return 8 + estimateTokens(exchange.user) + rounds + blockTokens(exchange.answer ?? []);
}

function roundTokens(round: Round): number {
  const known = roundSizes.get(round);
  if (known !== undefined) return known;
  const calls = round.calls.map((call) => `${call.id}${call.name}${call.rawInput ?? JSON.stringify(call.input)}`);
  const results = round.results.map((result) => `${result.callId}${result.content}`);
  const marks = 8 * (calls.length + results.length);
  const size = estimateTokens([...calls, ...results].join("")) + blockTokens(round.blocks) + marks;
  roundSizes.set(round, size);
  return size;
}

function blockTokens(blocks: readonly { readonly type: string }[]): number {
  return blocks.length === 0 ? 0 : estimateTokens(JSON.stringify(blocks));
}

import type { Exchange, Round } from "./messages";
import { estimateTokens } from "./text-limits";

/** The finished exchanges a message is sent with: as many of the newest as fit, whole ones only. */
export interface HistoryWindow {
  /** What goes before the running exchange, which itself is never cut. */
  before(running: Exchange): readonly Exchange[];
  /** Leaves out every finished exchange from now on; false when there was none left. */
  dropAll(): boolean;
}

/** Finished exchanges with their sizes added up, so that the work of a message does not grow with the history. */
export interface MeasuredHistory {
  readonly exchanges: readonly Exchange[];
  /** Tokens of all exchanges up to and with each place. */
  readonly tokensTo: readonly number[];
}

export const noHistory: MeasuredHistory = { exchanges: [], tokensTo: [] };

export function toMeasured(exchanges: readonly Exchange[]): MeasuredHistory {
  let sum = 0;
  const tokensTo = exchanges.map((exchange) => {
    sum += exchangeTokens(exchange);
    return sum;
  });
  return { exchanges, tokensTo };
}

export function withExchange({ exchanges, tokensTo }: MeasuredHistory, exchange: Exchange): MeasuredHistory {
  const total = (tokensTo.at(-1) ?? 0) + exchangeTokens(exchange);
  return { exchanges: [...exchanges, exchange], tokensTo: [...tokensTo, total] };
}

/** `budget` in estimated tokens. */
export function createHistoryWindow({ exchanges, tokensTo }: MeasuredHistory, budget: number): HistoryWindow {
  const total = tokensTo.at(-1) ?? 0;
  let first = 0;
  let kept = exchanges;
  return {
    before(running) {
      if (first === exchanges.length) return kept;
      const room = budget - exchangeTokens(running);
      const previous = first;
      while (first < exchanges.length && total - (tokensTo[first - 1] ?? 0) > room) first += 1;
      if (first !== previous) kept = exchanges.slice(first);
      return kept;
    },
    dropAll() {
      const had = first < exchanges.length;
      first = exchanges.length;
      kept = [];
      return had;
    },
  };
}

/** The newest exchanges that fit beside the last one, which always stays. */
export function trimHistory(history: readonly Exchange[], budget: number): readonly Exchange[] {
  const running = history.at(-1);
  if (running === undefined) return [];
  return [...createHistoryWindow(toMeasured(history.slice(0, -1)), budget).before(running), running];
}

/** What a message costs in a request, with a little for the marks around each part. */
export function exchangeTokens({ user, rounds, answer }: Exchange): number {
  let size = 8 + estimateTokens(user) + blockTokens(answer ?? []);
  for (const round of rounds) size += roundTokens(round);
  return size;
}

/** Rounds never change, so each is measured once. */
const roundSizes = new WeakMap<Round, number>();

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

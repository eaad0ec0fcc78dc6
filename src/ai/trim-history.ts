import type { Exchange, Round } from "./messages";
import { estimateTokens } from "./text-limits";

/** The finished exchanges a message is sent with: as many of the newest as fit, whole ones only. */
export interface HistoryWindow {
  /** What goes before the running exchange, which itself is never cut. Its rounds only ever grow in number. */
  before(running: Exchange): readonly Exchange[];
  /** The same with the running exchange at its end. */
  withRunning(running: Exchange): readonly Exchange[];
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
  const tokensOf = createRunningMeter();
  let first = 0;
  let kept = exchanges;
  let last: readonly Exchange[] = [];
  function before(running: Exchange): readonly Exchange[] {
    if (first === exchanges.length) return kept;
    const room = budget - tokensOf(running);
    const previous = first;
    while (first < exchanges.length && total - (tokensTo[first - 1] ?? 0) > room) first += 1;
    if (first !== previous) kept = exchanges.slice(first);
    return kept;
  }
  return {
    before,
    withRunning(running) {
      const { length } = before(running);
      // A copy with its last place changed takes a third of the time of one that has to grow.
      last = last.length === length + 1 ? last.with(length, running) : [...kept, running];
      return last;
    },
    dropAll() {
      const had = first < exchanges.length;
      first = exchanges.length;
      kept = [];
      return had;
    },
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

/** What a message costs in a request, with a little for the marks around each part. */
export function exchangeTokens({ user, rounds, answer }: Exchange): number {
  let size = 8 + estimateTokens(user) + blockTokens(answer ?? []);
  for (const round of rounds) size += roundTokens(round);
  return size;
}

function roundTokens({ blocks, calls, results }: Round): number {
  let text = "";
  for (const { id, name, input, rawInput } of calls) text += id + name + (rawInput ?? JSON.stringify(input));
  for (const { callId, content } of results) text += callId + content;
  return estimateTokens(text) + blockTokens(blocks) + 8 * (calls.length + results.length);
}

function blockTokens(blocks: readonly { readonly type: string }[]): number {
  return blocks.length === 0 ? 0 : estimateTokens(JSON.stringify(blocks));
}

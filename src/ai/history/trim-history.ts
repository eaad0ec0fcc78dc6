import { estimateTokens } from "../context/text-limits";
import type { AiOptions } from "../loop/ai-options";
import { compactExchange, compactRunning, type Detail } from "./compact-history";
import type { Exchange, Round } from "./messages";

/** The finished exchanges a message is sent with: as many of the newest as fit, whole ones only. */
export interface HistoryWindow {
  /** What goes before the running exchange, which itself is never cut. Its rounds only ever grow in number. */
  before(running: Exchange): readonly Exchange[];
  /** The same with the running exchange at its end. */
  withRunning(running: Exchange): readonly Exchange[];
  /** Estimated tokens of a history that this window gave, or of any other. */
  tokensOf(history: readonly Exchange[]): number;
  /** Halves what is sent from now on, with briefings for what came before; false when that left nothing out. */
  shrink(running: Exchange): boolean;
}

/** Finished exchanges with their sizes added up, so that the work of a message does not grow with the history. */
export interface MeasuredHistory {
  readonly exchanges: readonly Exchange[];
  /** Tokens of all exchanges up to and with each place. */
  readonly tokensTo: readonly number[];
}

export const noHistory: MeasuredHistory = { exchanges: [], tokensTo: [] };

export function toMeasured(exchanges: readonly Exchange[]): MeasuredHistory {
  let total = 0;
  const tokensTo = exchanges.map((exchange) => {
    total += exchangeTokens(exchange);
    return total;
  });
  return { exchanges, tokensTo };
}

export function withExchange({ exchanges, tokensTo }: MeasuredHistory, exchange: Exchange): MeasuredHistory {
  const total = (tokensTo.at(-1) ?? 0) + exchangeTokens(exchange);
  return { exchanges: [...exchanges, exchange], tokensTo: [...tokensTo, total] };
}

/** `budget` in estimated tokens. */
export function createHistoryWindow(
  measured: MeasuredHistory,
  budget: number,
  strategy: AiOptions["contextStrategy"] = "full",
): HistoryWindow {
  let window =
    strategy === "compact" ? createBriefWindow(measured.exchanges, budget, usual) : createWholeWindow(measured, budget);
  const tokensSent = (running: Exchange) => tokensIn(window.withRunning(running));
  return {
    before: (running) => window.before(running),
    withRunning: (running) => window.withRunning(running),
    tokensOf: (history) => window.tokensOf(history) ?? tokensIn(history),
    shrink(running) {
      const before = tokensSent(running);
      window = createBriefWindow(measured.exchanges, before / 2, tightest);
      return tokensSent(running) < before;
    },
  };
}

interface Window extends Pick<HistoryWindow, "before" | "withRunning"> {
  /** Of the history it gave last; nothing of any other. */
  tokensOf(history: readonly Exchange[]): number | undefined;
}

function tokensIn(history: readonly Exchange[]): number {
  let total = 0;
  for (const exchange of history) total += exchangeTokens(exchange);
  return total;
}

/** How many of the newest messages and of the running message's rounds are not shortened. */
interface Kept {
  readonly whole: number;
  readonly brief: number;
  readonly rounds: number;
}

const usual: Kept = { whole: 2, brief: 6, rounds: 2 };
const tightest: Kept = { whole: 0, brief: 2, rounds: 1 };
const details: readonly Detail[] = ["whole", "brief", "short"];

/** The newest messages as they are, older ones as briefings, still older ones as a line; each shorter where it must be. */
function createBriefWindow(exchanges: readonly Exchange[], budget: number, kept: Kept): Window {
  function before(running: Exchange): readonly Exchange[] {
    let room = budget - exchangeTokens(compactRunning(running, kept.rounds));
    const fitting: Exchange[] = [];
    for (const [age, exchange] of exchanges.toReversed().entries()) {
      const shortened = details
        .slice(Number(age >= kept.whole) + Number(age >= kept.brief))
        .map((detail) => compactExchange(exchange, detail));
      const fits = shortened.find((one) => exchangeTokens(one) <= room);
      if (fits === undefined) break;
      fitting.push(fits);
      room -= exchangeTokens(fits);
    }
    return fitting.toReversed();
  }

  return {
    before,
    withRunning: (running) => [...before(running), compactRunning(running, kept.rounds)],
    tokensOf: () => undefined,
  };
}

/** The newest messages that fit, whole. */
function createWholeWindow({ exchanges, tokensTo }: MeasuredHistory, budget: number): Window {
  const total = tokensTo.at(-1) ?? 0;
  const tokensOf = createRunningMeter();
  let first = 0;
  let kept = exchanges;
  let last: readonly Exchange[] = [];
  let lastTokens = 0;
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

/** What a message costs in a request, with a little for the marks around each part. */
export function exchangeTokens({ user, rounds, answer }: Exchange): number {
  let size = 8 + estimateTokens(user) + blockTokens(answer ?? []);
  for (const round of rounds) size += roundTokens(round);
  return size;
}

/** Rounds never change: each is measured once, though it stands in many histories. */
const roundSizes = new WeakMap<Round, number>();

function roundTokens(round: Round): number {
  const known = roundSizes.get(round);
  if (known !== undefined) return known;
  const tokens = measuredRound(round);
  roundSizes.set(round, tokens);
  return tokens;
}

function measuredRound({ blocks, calls, results }: Round): number {
  let text = "";
  for (const { id, name, input, rawInput } of calls) text += id + name + (rawInput ?? JSON.stringify(input));
  for (const { callId, content } of results) text += callId + content;
  return estimateTokens(text) + blockTokens(blocks) + 8 * (calls.length + results.length);
}

function blockTokens(blocks: readonly { readonly type: string }[]): number {
  return blocks.length === 0 ? 0 : estimateTokens(JSON.stringify(blocks));
}

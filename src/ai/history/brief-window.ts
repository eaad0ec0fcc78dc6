import { cutText } from "../context/text-limits";
import { callLine } from "./call-line";
import { digestOf } from "./digest-history";
import { exchangeTokens } from "./exchange-tokens";
import type { Window } from "./history-window";
import { blocksText, type Exchange, type Round } from "./messages";
import type { Summary } from "./write-summary";

/** How much of a finished message is still sent: all, a briefing of its rounds, or a line. */
type Detail = "whole" | "brief" | "short";

/**
 * A finished message in fewer words. Its rounds become a briefing in its answer: what was called, what came of it, which set
 * holds it. Text alone is left, so that no provider finds a call without its result.
 */
function compactExchange(exchange: Exchange, detail: Detail): Exchange {
  if (detail === "whole") return exchange;
  const { user, rounds, answer } = exchange;
  const limits = detail === "brief" ? briefLimits : shortLimits;
  const lines = briefingLines(rounds, limits);
  const said = cutText(blocksText(answer ?? []).trim(), limits.answer);
  const text = [...(lines.length > 0 ? [`${heading}\n${lines.join("\n")}`] : []), said].join("\n\n").trim();
  return {
    user: cutText(user, limits.user),
    rounds: [],
    answer: [{ type: "text", text: text === "" ? "(stopped)" : text }],
  };
}

/** The running message with its older rounds as a briefing behind the request, and the newest as they are. */
function compactRunning(running: Exchange, wholeRounds: number): Exchange {
  const older = running.rounds.slice(0, Math.max(0, running.rounds.length - wholeRounds));
  if (older.length === 0) return running;
  const lines = briefingLines(older, briefLimits);
  return {
    ...running,
    user: `${running.user}\n\n${heading}\n${lines.join("\n")}`,
    rounds: running.rounds.slice(older.length),
  };
}

const heading = "[Already done, in short; these calls need not be made again:]";

interface BriefLimits {
  readonly user: number;
  readonly answer: number;
  readonly lines: number;
  readonly line: number;
}

const briefLimits: BriefLimits = { user: 600, answer: 600, lines: 12, line: 220 };
const shortLimits: BriefLimits = { user: 140, answer: 160, lines: 2, line: 120 };

/** A line a call, the newest ones; a call that was made twice once. */
function briefingLines(rounds: readonly Round[], limits: BriefLimits): readonly string[] {
  const lines = rounds.flatMap(({ calls, results }) =>
    calls.map((call, index) => cutText(`- ${callLine(call, results[index])}`, limits.line)),
  );
  return [...new Set(lines)].slice(-limits.lines);
}

/** How many of the newest messages and of the running message's rounds are not shortened. */
interface WindowSizes {
  readonly whole: number;
  readonly brief: number;
  readonly rounds: number;
}

const usual: WindowSizes = { whole: 2, brief: 6, rounds: 2 };
const tightest: WindowSizes = { whole: 0, brief: 2, rounds: 1 };
const details: readonly Detail[] = ["whole", "brief", "short"];
/** Of the room for what came before, what older messages may claim against the newest ones. */
const olderShare = 0.3;

export interface BriefWindowOptions {
  /** In estimated tokens. */
  readonly budget: number;
  /** As after an overflow: nothing but the newest round stays as it was. */
  readonly isTight?: boolean;
  /** What a model wrote of the oldest messages, and of how many. */
  readonly summary?: Summary | null;
}

export interface BriefWindow extends Window {
  /** The messages summarised as one, and how many of their lines were left out for lack of room. */
  lost(running: Exchange): { readonly exchanges: readonly Exchange[]; readonly lines: number };
}

/** The newest messages as they are, older ones as briefings, and all before those as one that tells what is to be remembered. */
export function createBriefWindow(exchanges: readonly Exchange[], options: BriefWindowOptions): BriefWindow {
  const { budget, summary = null } = options;
  const sizes = options.isTight ? tightest : usual;
  const newest = exchanges.slice(-sizes.brief);
  const older = exchanges.slice(0, -sizes.brief);

  function digested(running: Exchange) {
    const compact = compactRunning(running, sizes.rounds);
    const room = budget - exchangeTokens(compact);
    const claimed = older.length === 0 ? 0 : tokensOf(digestOf(older, Math.max(0, room * olderShare))?.exchange);
    const shown = fitting(newest, room - claimed, sizes.whole);
    const left = exchanges.slice(0, exchanges.length - shown.length);
    const rest = room - sum(shown);
    const isSummed = summary !== null && summary.of <= left.length;
    const digest = (isSummed ? digestOf(left, rest, summary.text) : null) ?? digestOf(left, rest);
    return { compact, shown, left, digest };
  }

  function before({ digest, shown }: ReturnType<typeof digested>): readonly Exchange[] {
    return digest === null ? shown : [digest.exchange, ...shown];
  }

  return {
    before: (running) => before(digested(running)),
    withRunning(running) {
      const parts = digested(running);
      return [...before(parts), parts.compact];
    },
    tokensOf: () => undefined,
    lost(running) {
      const { left, digest } = digested(running);
      // Where not even the newest request found room, all of them are lost.
      return { exchanges: left, lines: digest?.left ?? left.length * 2 };
    },
  };
}

/** The newest that fit, oldest first, each as long as its age and the room allow. */
function fitting(exchanges: readonly Exchange[], room: number, whole: number): readonly Exchange[] {
  const fitted: Exchange[] = [];
  let left = room;
  for (const [age, exchange] of exchanges.toReversed().entries()) {
    const shortened = details.slice(Number(age >= whole)).map((detail) => compactExchange(exchange, detail));
    const fits = shortened.find((one) => exchangeTokens(one) <= left);
    if (fits === undefined) break;
    fitted.unshift(fits);
    left -= exchangeTokens(fits);
  }
  return fitted;
}

function tokensOf(exchange: Exchange | undefined): number {
  return exchange === undefined ? 0 : exchangeTokens(exchange);
}

function sum(exchanges: readonly Exchange[]): number {
  return exchanges.reduce((total, exchange) => total + exchangeTokens(exchange), 0);
}

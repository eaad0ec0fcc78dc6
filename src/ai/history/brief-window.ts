import { compactExchange, compactRunning, type Detail } from "./compact-history";
import { digestOf } from "./digest-history";
import { exchangeTokens } from "./exchange-tokens";
import type { Window } from "./history-window";
import type { Exchange } from "./messages";
import type { Summary } from "./write-summary";

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

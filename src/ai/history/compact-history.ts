import { cutText } from "../context/text-limits";
import { callLine } from "./call-line";
import { blocksText, type Exchange, type Round } from "./messages";

/** How much of a finished message is still sent: all, a briefing of its rounds, or a line. */
export type Detail = "whole" | "brief" | "short";

/**
 * A finished message in fewer words. Its rounds become a briefing in its answer: what was called, what came of it, which set
 * holds it. Text alone is left, so that no provider finds a call without its result.
 */
export function compactExchange(exchange: Exchange, detail: Detail): Exchange {
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
export function compactRunning(running: Exchange, wholeRounds: number): Exchange {
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

import type { RoundState, ToolOutcome } from "./execution-result";

const sentencesKept = 5;

/** What the rounds that succeeded came to, in the commands' own sentences; "" when nothing succeeded. */
export function sayWhatWasDone(rounds: readonly RoundState[]): string {
  const sentences = rounds.flatMap((round) => round.toolResults.filter(({ success }) => success).map(toSentence));
  return [...new Set(sentences)].slice(-sentencesKept).join(" ");
}

/** Why the last calls failed; "" when none did. */
export function sayWhatFailed(rounds: readonly RoundState[]): string {
  const failed = rounds.at(-1)?.toolResults.filter(({ success }) => !success) ?? [];
  return [...new Set(failed.map(toSentence))].slice(-sentencesKept).join(" ");
}

function toSentence({ message }: ToolOutcome): string {
  const text = message.trim();
  return /[.:?!…]$/.test(text) ? text : `${text}.`;
}

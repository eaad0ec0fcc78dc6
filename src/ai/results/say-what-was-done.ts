import type { RoundState, ToolOutcome } from "./execution-result";

const sentencesKept = 5;

/** What the rounds that succeeded came to, in the commands' own sentences; "" when nothing succeeded. */
export function sayWhatWasDone(rounds: readonly RoundState[]): string {
  // What is known from before was not done again.
  const done = rounds.flatMap((round) => round.toolResults.filter(({ success, cached }) => success && cached !== true));
  const sentences = done.map(toSentence);
  return onceEach(sentences).slice(-sentencesKept).join(" ");
}

/** What was done several times says how often. */
function onceEach(sentences: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].map(([sentence, count]) =>
    count === 1 ? sentence : `${sentence.slice(0, -1)} (${count} times)${sentence.slice(-1)}`,
  );
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

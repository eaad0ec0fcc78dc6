import { foldText } from "@/graph/search/fold-text";
import { greatest } from "@/lib/lists/whole-lists";
import { sentences } from "../passages/sentences";

/** A text's sentences in order, as they compare: small letters, blanks single, no marks of Markdown. */
export function plainSentences(text: string): readonly string[] {
  return sentences(text, { start: 0, end: text.length }).map(({ start, end }) => plainSentence(text.slice(start, end)));
}

export function plainSentence(sentence: string): string {
  return foldText(sentence)
    .replace(/[*_`#>|]+/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** So much of a sentence's words must be in the answer. */
const leastShare = 0.5;
const leastWords = 3;
/** Shorter words are in every sentence. */
const shortest = 4;

/**
 * Which of a text's sentences an answer took: those it quotes, else those it shares most of the words with; at least the
 * one it shares the most with. `id` is the text's: where the answer names it, the lines that do are looked at.
 */
export function usedSentences(text: readonly string[], answer: string, id: string): readonly string[] {
  const said = plainSentence(aboutIt(answer, id).replace(/\[\[[^[\]\n]*\]\]/gu, " "));
  const words = new Set(wordsOf(said));
  const quoted = text.filter((sentence) => wordsOf(sentence).length > 0 && said.includes(sentence));
  if (quoted.length > 0) return quoted;
  const rated = text.map((sentence) => ({ sentence, ...shareOf(sentence, words) }));
  const used = rated.filter(({ share, count }) => share >= leastShare && count >= leastWords);
  const most = greatest(
    rated.map(({ count }) => count),
    0,
  );
  const best = rated.find(({ count }) => most > 0 && count === most);
  return (used.length === 0 && best ? [best] : used).map(({ sentence }) => sentence);
}

function aboutIt(answer: string, id: string): string {
  const lines = answer.split("\n").filter((line) => line.includes(`[[${id}]]`));
  return lines.length > 0 ? lines.join("\n") : answer;
}

function shareOf(sentence: string, words: ReadonlySet<string>): { share: number; count: number } {
  const own = [...new Set(wordsOf(sentence))];
  if (own.length === 0) return { share: 0, count: 0 };
  const count = own.filter((word) => words.has(word)).length;
  return { share: count / own.length, count };
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= shortest);
}

import { lexicon } from "../lexicon/lexicon";
import { singulars } from "../text/inflect";
import { normalise } from "../text/tokens";
import type { Choice } from "./offered-choices";

const mostWords = 8;

/**
 * "Yes, the cats instead" after "Style all dogs red" and its offers: the one choice whose own words are said, where
 * nothing else is said that the choice does not say itself. `said`: the message the choices replace.
 */
export function namedChoice(choices: readonly Choice[], said: string, message: string): Choice | undefined {
  if (message.includes("?")) return undefined;
  const words = wordsOf(message);
  if (words.length > mostWords) return undefined;
  const [only, second] = choices.filter((choice) => {
    const own = ownWords(choice, choices, said);
    return own.length > 0 && own.every((word) => holds(words, word));
  });
  if (only === undefined || second !== undefined) return undefined;
  const known = wordsOf(only.say);
  const isMore = message.split(/[,;.!]/u).some((part) => saysMore(wordsOf(part), known));
  return isMore ? undefined : only;
}

/** Whether a message names something that an answer spoke of: only then are its offers looked for. */
export function mayName(message: string, answer: string): boolean {
  const words = wordsOf(message);
  if (words.length > mostWords || message.includes("?")) return false;
  const answerWords = wordsOf(answer);
  return words.some((word) => !isFill(word) && holds(answerWords, word));
}

/** What tells a choice from the others, and from what was said before them. */
function ownWords({ say }: Choice, choices: readonly Choice[], said: string): readonly string[] {
  const others = [said, ...choices.flatMap((other) => (other.say === say ? [] : [other.say]))].map(wordsOf);
  return wordsOf(say).filter((word) => others.every((words) => !words.includes(word)));
}

function saysMore(words: readonly string[], known: readonly string[]): boolean {
  if (words.length < 2) return words.some((word) => !isFill(word) && !isNo(word) && !holds(known, word));
  if (isFill(words.slice(0, 2).join(" "))) return saysMore(words.slice(2), known);
  const [first = "", ...rest] = words;
  return (!isFill(first) && !holds(known, first)) || saysMore(rest, known);
}

/** "please", "instead", "the", "ok": nothing that is asked for. */
function isFill(word: string): boolean {
  return lexicon.get(word)?.some(({ cls }) => cls === "fill") ?? false;
}

/** By itself it only turns down what was said before. */
function isNo(word: string): boolean {
  return lexicon.get(word)?.some(({ cls, arg }) => cls === "sign" && arg === "not") ?? false;
}

function holds(words: readonly string[], wanted: string): boolean {
  const forms = new Set(singulars(wanted));
  return words.some((word) => singulars(word).some((form) => forms.has(form)));
}

function wordsOf(text: string): readonly string[] {
  return normalise(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

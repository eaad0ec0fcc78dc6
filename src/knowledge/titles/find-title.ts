import { createStems } from "@/knowledge/index/stems";
import { greatest } from "@/lib/lists/whole-lists";
import { longestName } from "@/lib/text/nearest";
import { allowedSlips, slipsBetween } from "@/lib/text/slips";
import { plainTitle, titleWords } from "./title-words";

export type TitleMatch =
  /** `isWhole`: the title itself, whatever case and accents. */
  | { readonly kind: "one"; readonly index: number; readonly isWhole: boolean }
  /** Several fit alike. */
  | { readonly kind: "several"; readonly indexes: readonly number[] }
  | { readonly kind: "none" };

/** So much of what was asked, by letters, must be in the title. */
const leastAsked = 0.65;
/** Titles whose scores differ by less fit alike. */
const alike = 0.03;

/**
 * The title that is meant by a part of it: words in any order, some left out, misspelt, run together, cut short or as initials. A
 * word that many titles hold counts less than one that tells them apart.
 */
export function findTitle(asked: string, titles: readonly string[]): TitleMatch {
  const wanted = plainTitle(asked);
  if (wanted === "" || asked.length > longestName) return { kind: "none" };
  const whole = indexesOf(titles, (title) => plainTitle(title) === wanted);
  if (whole.length > 0) return toMatch(whole, true);
  const words = titleWords(asked);
  const all = titles.map(titleWords);
  const weights = words.map((word) => weightOf(word, all));
  const scores = all.map((title) => scoreOf({ words, weights, title }));
  const best = greatest(scores, 0);
  if (best === 0) return { kind: "none" };
  return toMatch(
    scores.flatMap((score, index) => (best - score < alike ? [index] : [])),
    false,
  );
}

function toMatch(indexes: readonly number[], isWhole: boolean): TitleMatch {
  const [index, second] = indexes;
  if (index === undefined) return { kind: "none" };
  return second === undefined ? { kind: "one", index, isWhole } : { kind: "several", indexes };
}

function indexesOf<T>(list: readonly T[], fits: (one: T) => boolean): readonly number[] {
  return list.flatMap((one, index) => (fits(one) ? [index] : []));
}

/** Its letters, fewer where most titles have the word. */
function weightOf(word: string, titles: readonly (readonly string[])[]): number {
  const holding = titles.filter((title) => title.includes(word)).length;
  return word.length * (holding > 1 && holding * 2 >= titles.length ? 0.5 : 1);
}

interface Compared {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly title: readonly string[];
}

/** 0: another title. Most counts how much of what was asked the title has, then how much of the title was asked. */
function scoreOf({ words, weights, title }: Compared): number {
  if (title.length === 0) return 0;
  const joined = greatest(
    title.map((word) => initialsFit(word, words)),
    likeness(words.join(""), title.join("")),
  );
  const fits = words.map((word) => bestFit(word, title));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const asked = fits.reduce((sum, { fit }, index) => sum + fit * (weights[index] ?? 0), 0) / all;
  const met = new Set(fits.flatMap(({ fit, at }) => (fit > 0 ? [at] : [])));
  const share = [...met].reduce((sum, at) => sum + (title[at]?.length ?? 0), 0) / title.join("").length;
  const byWords = asked < leastAsked ? 0 : asked * 0.75 + share * 0.25;
  return Math.max(byWords, joined);
}

function bestFit(word: string, title: readonly string[]): { readonly fit: number; readonly at: number } {
  let best = { fit: initialsFit(word, title), at: 0 };
  for (const [at, other] of title.entries()) {
    const fit = likeness(word, other);
    if (fit > best.fit) best = { fit, at };
  }
  return best;
}

/** How well a word stands for the first letters of others: "ml" for "machine learning". */
function initialsFit(word: string, others: readonly string[]): number {
  const initials = others.map((other) => other.charAt(0)).join("");
  return word.length > 1 && initials.includes(word) ? 0.85 : 0;
}

const stem = createStems();

/** 1: the same word; less for another form of it, for its beginning and for a misspelt one; 0: another. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (stem(word, "english") === stem(other, "english")) return 0.95;
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short.length >= 4 && long.startsWith(short)) return 0.85 + 0.1 * (short.length / long.length);
  const allowed = Math.min(allowedSlips(word), allowedSlips(other));
  if (Math.abs(word.length - other.length) > allowed) return 0;
  const slips = slipsBetween(word, other);
  return slips > allowed ? 0 : 0.9 - 0.05 * slips;
}

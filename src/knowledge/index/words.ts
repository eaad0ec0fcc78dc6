import { foldText } from "@/graph/search/fold-text";

/** A word as it is compared, and where it stands. */
export interface PlacedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Letters and figures; "C++" and "C#" with their marks, "don't" with its apostrophe. */
const runs = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** Written without blanks between words: these are found by pairs of letters. */
const unspacedScripts = ["Han", "Hiragana", "Katakana", "Hangul", "Thai", "Lao", "Khmer", "Myanmar"];
const unspaced = new RegExp(`[${unspacedScripts.map((script) => `\\p{Script=${script}}`).join("")}ー々]+`, "gu");
const hasUnspaced = new RegExp(unspaced.source, "u");
const hump = /(?<=\p{Ll})(?=\p{Lu})/u;
/** Nothing to take apart or to fold: most words. */
const simple = /^[A-Za-z]?[a-z]*$/u;
const isAscii = /^[ -~\s]*$/u;

/** The words of a text in order: whole ones, the parts of words like "PageRank", pairs of letters where nothing parts words. */
export function wordsOf(text: string): readonly PlacedWord[] {
  const words: PlacedWord[] = [];
  const plain = isAscii.test(text);
  for (const { 0: run, index: from } of text.matchAll(runs)) {
    if (plain && simple.test(run)) words.push({ word: run.toLowerCase(), from, to: from + run.length });
    else if (!plain && hasUnspaced.test(run)) addUnspaced(words, run, from);
    else addWord(words, run, from);
  }
  return words;
}

function addWord(words: PlacedWord[], run: string, from: number): void {
  const to = from + run.length;
  const whole = folded(withoutApostrophe(run));
  if (whole !== "") words.push({ word: whole, from, to });
  if (!hump.test(run)) return;
  let at = from;
  for (const part of run.split(hump)) {
    words.push({ word: folded(part), from: at, to: at + part.length });
    at += part.length;
  }
}

/** "Euler's" is Euler, "l'analyse" is analyse. */
function withoutApostrophe(run: string): string {
  const parts = run.split(/['’]/u);
  const [first = "", second] = parts;
  if (second === undefined) return run;
  return first.length <= 2 && second.length > 2 ? second : first + (second === "t" ? "t" : "");
}

function folded(word: string): string {
  return foldText(word).replace(/ß/gu, "ss");
}

/** Every two neighbours, and the last alone, so that a single letter is found by its beginning. */
function addUnspaced(words: PlacedWord[], run: string, from: number): void {
  let rest = 0;
  for (const { 0: part, index } of run.matchAll(unspaced)) {
    if (index > rest) addWord(words, run.slice(rest, index), from + rest);
    addPairs(words, part, from + index);
    rest = index + part.length;
  }
  if (rest < run.length) addWord(words, run.slice(rest), from + rest);
}

function addPairs(words: PlacedWord[], part: string, from: number): void {
  const letters = [...part];
  let at = from;
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1] ?? "";
    words.push({ word: folded(letter + next), from: at, to: at + letter.length + next.length });
    at += letter.length;
  }
}

/** Whether the word is a letter or two of such a script. */
export function isUnspaced(word: string): boolean {
  return hasUnspaced.test(word);
}

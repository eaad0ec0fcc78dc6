import { greatest } from "@/lib/lists/whole-lists";
import type { WordClass } from "./language-types";
import type { Vocabulary } from "./vocabulary/vocabulary";

export interface Segmented {
  /** The text with a sign for each word of the world. */
  readonly text: string;
  /** A sign's English. */
  readonly english: ReadonlyMap<string, string>;
}

/** Where the signs of each class of words begin; those of names and numbers stand before and behind. */
const firstSign: Readonly<Record<WordClass, number>> = {
  noun: 0xe600,
  verb: 0xec00,
  up: 0xee00,
  down: 0xef00,
  "most-up": 0xf000,
  "most-down": 0xf100,
};
const each = 0xff;

const range = (cls: WordClass): string =>
  `\\u{${firstSign[cls].toString(16)}}-\\u{${(firstSign[cls] + each).toString(16)}}`;

/** What is in a pattern for a word of a class. */
export const classPatterns: Readonly<Record<string, string>> = {
  "<verb>": `[${range("verb")}]`,
  "<most>": `[${range("most-up")}${range("most-down")}]`,
  "<most-up>": `[${range("most-up")}]`,
  "<most-down>": `[${range("most-down")}]`,
  "<up>": `[${range("up")}]`,
  "<down>": `[${range("down")}]`,
  "<number>": "[\\u{f800}-\\u{f8ff}]",
};

/** Names and nouns. */
export const nounPattern = "[\\u{e000}-\\u{ebff}\\u{f800}-\\u{f8ff}]";

/**
 * Finds the words in a text that has no spaces between them: the longest that stands at each place. Words of commands
 * and questions take part and stay, so that none is taken for a piece of another.
 */
export function createSegmenter(
  { world, classOf }: Pick<Vocabulary, "world" | "classOf">,
  staying: ReadonlySet<string>,
): (text: string) => Segmented {
  const longest = greatest([...world.keys(), ...staying].map((word) => word.length));
  return (text) => {
    const english = new Map<string, string>();
    const signs = new Map<string, string>();
    const next = { noun: 0, verb: 0, up: 0, down: 0, "most-up": 0, "most-down": 0 };
    const signOf = (word: string): string => {
      const known = signs.get(word);
      if (known !== undefined) return known;
      const cls = classOf(word);
      const sign = String.fromCodePoint(firstSign[cls] + Math.min(next[cls], each));
      next[cls] += 1;
      signs.set(word, sign);
      english.set(sign, [...(world.get(word) ?? []), word].map((one) => one.replaceAll(" ", "_")).join("~"));
      return sign;
    };
    let found = "";
    let at = 0;
    while (at < text.length) {
      const isUnit = unitBehind.test(text.slice(Math.max(0, at - 1), at + 1));
      const word = isUnit ? "" : wordAt(text, at, { longest, isWord: (part) => world.has(part) || staying.has(part) });
      found += word !== "" && !staying.has(word) ? signOf(word) : word || (text[at] ?? "");
      at += Math.max(1, word.length);
    }
    return { text: found, english };
  };
}

/** A counter or unit behind a number is no noun: "30歳", "5年". */
const unitBehind = /[\u{f800}-\u{f8ff}][歳年円人匹頭個台本件分点岁元块米个名位只天日]/u;

function wordAt(
  text: string,
  at: number,
  { longest, isWord }: { readonly longest: number; readonly isWord: (part: string) => boolean },
): string {
  for (let size = Math.min(longest, text.length - at); size > 0; size -= 1) {
    const part = text.slice(at, at + size);
    if (isWord(part)) return part;
  }
  return "";
}

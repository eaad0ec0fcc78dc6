import { plural, singulars, verbStem } from "../inflect";
import { lexicon } from "../lexicon";
import type { Schema } from "../schema";
import type { LanguageTable } from "./language-types";
import { protectNames } from "./protect-names";

/** Gives plain English with the same names, values and numbers; words that are not known stay as they are. */
export type Translator = (message: string, schema: Schema) => string;

const sign = "[\\ue000-\\uf8ff]";
const letter = "[\\p{L}\\p{N}]";
const edge = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

/** A translator of one language. `isSpaced`: its words stand between spaces. */
export function createTranslator(table: LanguageTable, isSpaced: boolean): Translator {
  const words = invert(table.words);
  const longest = Math.max(...[...words.keys()].map((word) => (isSpaced ? word.split(" ").length : word.length)));
  const phrases = table.phrases.map(toRule);
  const order = table.order.map(toRule);
  const look = (word: string): string | undefined => words.get(word) ?? byEnding(word, words, table.endings);
  const isOwnWord = (word: string): boolean => word.split(/[-'’]/u).some((part) => look(part) !== undefined);
  const isWordOfCommands = (word: string): boolean => {
    const english = words.get(word);
    return english !== undefined && (english === "" || lexicon.has(english.split("~")[0] ?? ""));
  };
  const own = { isOwnWord, isWordOfCommands, formsOf: table.formsOf ?? (() => []) };
  return (message, schema) => {
    const { text, written, restore } = protectNames(message, schema, own);
    const said = apply(phrases, tidy(text));
    const english = isSpaced ? bySpaces(said, { look, written, longest }) : byCharacters(said, words, longest);
    return tidy(restore(apply(order, tidy(fitting(english, schema)))));
  };
}

/** Of "teacher~lecturer" the word that the graph knows, else the first. */
function fitting(english: string, schema: Schema): string {
  return english.replace(choice, (found) => {
    const words = found.replaceAll("_", " ").split("~");
    return words.find((word) => isKnown(word, schema)) ?? words[0] ?? "";
  });
}

/** Alternatives are written without spaces. */
const choice = /[^\s~]+(?:~[^\s~]+)+/gu;

function isKnown(word: string, schema: Schema): boolean {
  const forms = [word, plural(word), ...singulars(word)];
  return forms.some((form) => schema.senses.has(form)) || schema.verbs.has(verbStem(word.split(" ")[0] ?? word));
}

type Rule = readonly [pattern: RegExp, english: string];

/** `@` stands for a name's sign; the edge of a word is one in every script; where a word may stand, a word of the graph may. */
function toRule([pattern, english]: readonly [string, string]): Rule {
  const wide = pattern.replaceAll("@", sign).replaceAll("\\p{L}+", `(?:\\p{L}|${sign})+`);
  return [new RegExp(wide.replaceAll("\\b", edge), "gu"), english];
}

function apply(rules: readonly Rule[], text: string): string {
  return rules.reduce((now, [pattern, english]) => now.replace(pattern, english), text);
}

function invert(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [english, list] of Object.entries(table)) {
    for (const word of list.split("|")) if (!words.has(word)) words.set(word, english.replace(/#\d$/u, ""));
  }
  return words;
}

function byEnding(word: string, words: ReadonlyMap<string, string>, endings: readonly string[]): string | undefined {
  for (const ending of endings) {
    if (word.length <= ending.length + 2 || !word.endsWith(ending)) continue;
    const found = words.get(word.slice(0, -ending.length));
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Lookup {
  readonly look: (word: string) => string | undefined;
  readonly written: (word: string) => string;
  readonly longest: number;
}

/** Greedy: the longest stretch of words that is known; signs and English in braces stand as they are. */
function bySpaces(text: string, lookup: Lookup): string {
  const parts = text.match(/\{[^}]*\}|[\p{L}\p{M}][\p{L}\p{M}'’-]*|[^\s]/gu) ?? [];
  const english: string[] = [];
  let at = 0;
  while (at < parts.length) {
    const { found, size } = longestAt(parts, at, lookup);
    english.push(found);
    at += size;
  }
  return english.join(" ");
}

function longestAt(
  parts: readonly string[],
  at: number,
  { look, written, longest }: Lookup,
): { readonly found: string; readonly size: number } {
  for (let size = Math.min(longest, parts.length - at); size > 0; size -= 1) {
    const found = look(parts.slice(at, at + size).join(" "));
    if (found !== undefined) return { found, size };
  }
  const part = parts[at] ?? "";
  return { found: part.startsWith("{") ? part.slice(1, -1) : compound(part, look, written), size: 1 };
}

/** "CPU-Last": the known parts of a compound are read for themselves. */
function compound(word: string, look: Lookup["look"], written: Lookup["written"]): string {
  const parts = word.split("-");
  if (parts.length < 2 || parts.every((part) => look(part) === undefined)) return written(word);
  return parts.map((part) => look(part) ?? part).join(" ");
}

function byCharacters(text: string, words: ReadonlyMap<string, string>, longest: number): string {
  const english: string[] = [];
  let at = 0;
  while (at < text.length) {
    const braced = /^\{([^}]*)\}/u.exec(text.slice(at));
    if (braced) {
      english.push(` ${braced[1]} `);
      at += braced[0].length;
      continue;
    }
    const size = sizeAt(text, at, words, longest);
    english.push(size === 0 ? text.slice(at, at + 1) : ` ${words.get(text.slice(at, at + size)) ?? ""} `);
    at += Math.max(1, size);
  }
  return english.join("");
}

function sizeAt(text: string, at: number, words: ReadonlyMap<string, string>, longest: number): number {
  for (let size = Math.min(longest, text.length - at); size > 0; size -= 1) {
    if (words.has(text.slice(at, at + size))) return size;
  }
  return 0;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/\s([,.?!;:])/gu, "$1")
    .trim();
}

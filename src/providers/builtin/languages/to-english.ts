import { lexicon } from "../lexicon/lexicon";
import { type Schema, typeAttribute } from "../schema/schema";
import { plural, singulars, verbStem } from "../text/inflect";
import { measureOrder } from "./english-order";
import { folder } from "./fold";
import type { LanguageTable } from "./language-types";
import { type LinkedNouns, noLinks, strangeNounsIn } from "./linked-nouns";
import { compoundJoint, createWordLookUp } from "./look-up-word";
import { type Need, neededWords } from "./needed-words";
import { protectNames } from "./protect-names";
import { classPatterns, createSegmenter, nounPattern, type Segmented } from "./segment";
import { keepStored } from "./stored-spans";
import { cognate } from "./vocabulary/cognates";
import { type Vocabulary, vocabularyOf } from "./vocabulary/vocabulary";

export interface Translator {
  /** Plain English with the same names, values and numbers; words that are not known stay as they are. */
  translate(message: string, schema: Schema, linked?: LinkedNouns): string;
  /** Words written like nouns that neither the language's rows nor the graph have. */
  strangeNouns(message: string, schema: Schema): readonly string[];
}

const sign = "[\\ue000-\\uf8ff]";
const letter = "[\\p{L}\\p{N}]";
const edge = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

/** A translator of one language. */
export function createTranslator(table: LanguageTable): Translator {
  const isSpaced = table.language !== "zh" && table.language !== "ja";
  const fold = folder(table.language);
  const vocabulary = vocabularyOf(table.language);
  const words = createWordLookUp(table, vocabulary, fold);
  const { look } = words;
  const longest = words.longest(isSpaced);
  const expand = createExpansion(table, vocabulary, fold);
  const nouns = isSpaced ? sign : nounPattern;
  const spell = (pattern: string): string => fold(expand.spell(withClasses(pattern))).replaceAll("@", nouns);
  const phrases = [
    ...table.phrases.map((rule) => toRule(rule, spell, expand.needs(rule[0]))),
    ...vocabulary.phrases.map(({ pattern, english, needs }) => toRule([pattern, english], spell, [[needs]])),
  ];
  const segment = isSpaced
    ? asItIs
    : createSegmenter(vocabulary, new Set([...words.staying, ...literals(table, vocabulary)]));
  const order = [...table.order, ...measureOrder].map((rule) =>
    toRule(
      rule,
      (text) => text.replaceAll("@", sign),
      neededWords(rule[0], () => null),
    ),
  );
  const own = (schema: Schema) => ({
    isOwnWord: (word: string): boolean =>
      word.split(/[-'’]/u).some((part) => look(fold(part)) !== undefined) || cognate(word, schema) !== null,
    isWordOfCommands: (word: string): boolean => words.isWordOfCommands(fold(word)),
    formsOf: table.formsOf ?? (() => []),
    ownForms: (named: Schema, text: string) =>
      (table.ownForms?.(named, text) ?? []).filter(({ word }) => !words.isOrder(fold(word))),
    fold,
    keepStored: (text: string, keep: (name: string) => string) =>
      keepStored(text, table.language, { schema, keep, english: (word) => look(fold(word.toLowerCase())) }),
  });
  const translate = (message: string, schema: Schema, linked = noLinks): string => {
    const { text, written, restore } = protectNames(message, schema, own(schema), linked);
    const segments = segment(isSpaced ? tidy(text) : text.replace(/\s+/gu, ""));
    const said = apply(phrases, segments.text);
    const unknown = (word: string): string =>
      cognate(word, schema) ?? (linked.unsure.has(written(word)) ? written(word).toLowerCase() : written(word));
    const plain = isSpaced ? bySpaces(said, { look, unknown, longest }) : byCharacters(said, look, longest);
    const english = plain.replace(/[\ue600-\uf1ff]/gu, (one) => ` ${segments.english.get(one) ?? one} `);
    return tidy(restore(apply(order, tidy(fitting(english, schema)))));
  };
  const strangeNouns = (message: string, schema: Schema): readonly string[] =>
    table.language === "de" ? strangeNounsIn(message, schema, own(schema).isOwnWord) : [];
  return { translate, strangeNouns };
}

/** What turns of phrase are worded with. */
function literals({ phrases }: LanguageTable, { world, classOf }: Vocabulary): readonly string[] {
  const found = phrases.flatMap(
    ([pattern]) => pattern.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu) ?? [],
  );
  return found.filter((word) => !world.has(word) || classOf(word) === "noun" || classOf(word) === "verb");
}

const asItIs = (text: string): Segmented => ({ text, english: new Map() });

function withClasses(pattern: string): string {
  return Object.entries(classPatterns).reduce((now, [name, signs]) => now.replaceAll(name, signs), pattern);
}

/** Of "teacher~lecturer" the word that the graph knows, of its nodes rather than of its edges; else the first. */
function fitting(english: string, schema: Schema): string {
  const apart = english.replace(compound, (_, head: string, last: string) => {
    const kind = last
      .replaceAll("_", " ")
      .split("~")
      .find((word) => isKind(word, schema));
    return kind ?? `${head.replaceAll(compoundJoint, " ")} ${last}`;
  });
  return apart.replace(choice, (found) => {
    const words = found.replaceAll("_", " ").split("~");
    const known = words.filter((one) => isKnown(one, schema));
    const word = known.find((one) => isOfNodes(one, schema)) ?? known[0] ?? words[0] ?? "";
    // "bugs" is no attribute called "bug".
    return schema.senses.has(word.toLowerCase())
      ? word
      : (formsOf(word).find((form) => schema.senses.has(form)) ?? word);
  });
}

const compound = /(\S+)⁀([^\s⁀]+)/gu;

/** A kind of node: the head of a compound is one. */
function isKind(word: string, schema: Schema): boolean {
  const type = typeAttribute(schema, "nodes")?.name;
  return formsOf(word).some((form) =>
    schema.senses.get(form)?.some((sense) => sense.kind === "value" && sense.attribute.name === type),
  );
}

/** Alternatives are written without spaces. */
const choice = /[^\s~]+(?:~[^\s~]+)+/gu;

const formsOf = (word: string): readonly string[] =>
  [word, plural(word), ...singulars(word)].map((form) => form.toLowerCase());

/** "Kind" is one of the nodes, though edges may have their "type". */
function isOfNodes(word: string, schema: Schema): boolean {
  const senses = formsOf(word).flatMap((form) => schema.senses.get(form) ?? []);
  return senses.some((sense) => sense.kind === "label" || sense.target === "nodes");
}

function isKnown(word: string, schema: Schema): boolean {
  return (
    formsOf(word).some((form) => schema.senses.has(form)) || schema.verbs.has(verbStem(word.split(" ")[0] ?? word))
  );
}

interface Rule {
  /** Made when it is first wanted: most turns of phrase are never met. */
  readonly pattern: () => RegExp;
  readonly english: string;
  readonly needs: readonly Need[];
}

interface Expansion {
  /** A pattern with the words its names stand for. */
  spell(pattern: string): string;
  /** What must be in a text that the pattern can be met by. */
  needs(pattern: string): readonly Need[];
}

/** "<hide>" stands for all forms of the verbs that hide, "<colour>" for the words of colours. */
function createExpansion(table: LanguageTable, vocabulary: Vocabulary, fold: (text: string) => string): Expansion {
  const known = new Map<string, readonly string[]>();
  const wordsOf = (english: string): readonly string[] => [
    ...[...vocabulary.commands].filter(([, [first]]) => first === english).map(([form]) => form),
    ...(table.words[english] ?? "").split("|").filter((word) => /^\p{L}+$/u.test(word)),
  ];
  const colours = Object.keys(table.words).filter((english) => isColour(english));
  const formsOfName = (name: string): readonly string[] => {
    const said =
      name === "colour"
        ? colours.flatMap((colour) => (table.words[colour] ?? "").split("|"))
        : name.split("/").flatMap(wordsOf);
    const forms = known.get(name) ?? [...new Set(said.map(fold))].sort((a, b) => b.length - a.length);
    known.set(name, forms);
    return forms;
  };
  return {
    spell: (pattern) =>
      pattern.replace(names, (_, name: string) => {
        const ends = name === "colour" ? table.colourEnds : table.verbEnds;
        return `(?:${formsOfName(name).join("|")})${ends ?? ""}`;
      }),
    needs: (pattern) =>
      neededWords(fold(pattern), (name) => (Object.hasOwn(classPatterns, `<${name}>`) ? null : formsOfName(name))),
  };
}

const names = /<([a-z/ ]+)>/gu;

function isColour(english: string): boolean {
  return (lexicon.get(english) ?? []).some(({ cls }) => cls === "color");
}

/** `@` stands for a name's sign; the edge of a word is one in every script; where a word may stand, a word of the graph may. */
function toRule(
  [pattern, english]: readonly [string, string],
  spell: (text: string) => string,
  needs: Rule["needs"] = [],
): Rule {
  let made: RegExp | null = null;
  const make = (): RegExp => {
    const wide = spell(pattern).replaceAll("\\p{L}+", `(?:\\p{L}|${sign})+`);
    return new RegExp(wide.replaceAll("\\b", edge), "gu");
  };
  return {
    pattern: () => {
      made ??= make();
      return made;
    },
    english,
    needs,
  };
}

function apply(rules: readonly Rule[], text: string): string {
  return rules.reduce((now, { pattern, english, needs }) => {
    const isMet = needs.every((words) => words.some((word) => now.includes(word)));
    return isMet ? now.replace(pattern(), english) : now;
  }, text);
}

interface Lookup {
  readonly look: (word: string) => string | undefined;
  readonly unknown: (word: string) => string;
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
  { look, unknown, longest }: Lookup,
): { readonly found: string; readonly size: number } {
  for (let size = Math.min(longest, parts.length - at); size > 0; size -= 1) {
    const found = look(parts.slice(at, at + size).join(" "));
    if (found !== undefined) return { found, size };
  }
  const part = parts[at] ?? "";
  return { found: part.startsWith("{") ? part.slice(1, -1) : hyphened(part, look, unknown), size: 1 };
}

/** "CPU-Last": the known parts of a compound are read for themselves. */
function hyphened(word: string, look: Lookup["look"], unknown: Lookup["unknown"]): string {
  const parts = word.split("-");
  if (parts.length < 2 || parts.every((part) => look(part) === undefined)) return unknown(word);
  return parts.map((part) => look(part) ?? part).join(" ");
}

function byCharacters(text: string, look: Lookup["look"], longest: number): string {
  const english: string[] = [];
  let at = 0;
  while (at < text.length) {
    const braced = /^\{([^}]*)\}/u.exec(text.slice(at));
    if (braced) {
      english.push(` ${braced[1]} `);
      at += braced[0].length;
      continue;
    }
    const size = sizeAt(text, at, look, longest);
    english.push(size === 0 ? text.slice(at, at + 1) : ` ${look(text.slice(at, at + size)) ?? ""} `);
    at += Math.max(1, size);
  }
  return english.join("");
}

function sizeAt(text: string, at: number, look: Lookup["look"], longest: number): number {
  for (let size = Math.min(longest, text.length - at); size > 0; size -= 1) {
    if (look(text.slice(at, at + size)) !== undefined) return size;
  }
  return 0;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/\s([,.?!;:])/gu, "$1")
    .trim();
}

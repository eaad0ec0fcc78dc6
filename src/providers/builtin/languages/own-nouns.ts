import { greatest, least } from "@/lib/lists/whole-lists";
import { wordLines } from "@/lib/text/lines";
import type { Noun } from "../say/kit";
import type { OwnWords } from "../say/speech";
import { singulars } from "../text/inflect";
import { folder } from "./fold";
import type { ForeignLanguage, LanguageTable } from "./language-types";
import { createWordLookUp } from "./look-up-word";
import { vocabularyOf } from "./vocabulary/vocabulary";

interface Token {
  readonly start: number;
  readonly end: number;
  /** What it may be in English, in all forms. */
  readonly english: ReadonlySet<string>;
}

interface Words {
  readonly language: ForeignLanguage;
  readonly message: string;
  readonly tokens: readonly Token[];
  /** A singular that the dictionary knows. */
  readonly singular: (word: string) => string;
}

/** Finds the words of a message that an English phrase was made of. */
export function createOwnWords(
  table: LanguageTable,
): (message: string, linked: ReadonlyMap<string, string>) => OwnWords {
  const { language } = table;
  const fold = folder(language);
  const vocabulary = vocabularyOf(language);
  const { look, longest } = createWordLookUp(table, vocabulary, fold);
  const isSpaced = language !== "zh" && language !== "ja";
  const size = longest(isSpaced);
  const known = (text: string): string | undefined => look(fold(text.toLowerCase()));
  const singular = (word: string): string => {
    const folded = fold(word.toLowerCase());
    const stem = (table.stemsOf?.(folded) ?? []).find((one) => vocabulary.world.has(one));
    if (stem === undefined || vocabulary.world.has(folded)) return word;
    const start = folded.startsWith(stem) ? word.slice(0, word.length - (folded.length - stem.length)) : stem;
    return /^\p{Lu}/u.test(word) ? start.slice(0, 1).toUpperCase() + start.slice(1) : start;
  };
  return (message, linked) => {
    const tokens = isSpaced
      ? spacedTokens(message, (text) => linked.get(text) ?? known(text))
      : signTokens(message, known, size);
    const words: Words = { language, message, tokens, singular };
    return { noun: (noun, generic) => ownNoun(noun, words, generic), word: (english) => ownWord(english, words) };
  };
}

function formsOf(text: string): ReadonlySet<string> {
  const alternatives = text.replaceAll("_", " ").split("~");
  const parts = alternatives.flatMap((one) => [one, ...one.split(" ")]).map((one) => one.toLowerCase());
  return new Set(parts.flatMap((one) => [one, ...singulars(one)]));
}

function spacedTokens(message: string, known: (text: string) => string | undefined): readonly Token[] {
  const found = [...message.matchAll(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?/gu)];
  return found.map((match) => {
    const [text] = match;
    return { start: match.index, end: match.index + text.length, english: formsOf(`${text}~${known(text) ?? text}`) };
  });
}

function signTokens(message: string, known: (text: string) => string | undefined, size: number): readonly Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < message.length) {
    const word = /^[\p{Script=Latin}\p{N}_-]+/u.exec(message.slice(start))?.[0];
    const length = word?.length ?? lengthAt(message, start, known, size);
    const text = message.slice(start, start + Math.max(1, length));
    const english = known(text) ?? (word === undefined ? "" : word);
    if (english !== "") tokens.push({ start, end: start + text.length, english: formsOf(english) });
    start += text.length;
  }
  return tokens;
}

function lengthAt(message: string, start: number, known: (text: string) => string | undefined, size: number): number {
  for (let length = Math.min(size, message.length - start); length > 0; length -= 1)
    if (known(message.slice(start, start + length)) !== undefined) return length;
  return 0;
}

const small = new Set(
  wordLines`
    that who which whose what are is was were the a an of with without in on at by to from for and or not no than
    have has do does but
  `.split(" "),
);

function wordsOf(phrase: string): readonly string[] {
  return phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function tokensFor(word: string, tokens: readonly Token[]): readonly Token[] {
  const forms = formsOf(word);
  const found = tokens.filter(({ english }) => [...forms].some((form) => english.has(form)));
  return found.length > 0 ? found : tokens.filter(({ english }) => [...english].some((one) => isCognate(one, word)));
}

/** "humanos" of "humans". */
function isCognate(own: string, english: string): boolean {
  return english.length > 4 && own.slice(0, 5) === english.slice(0, 5);
}

function ownWord(english: string, { tokens, message }: Words): string | null {
  const [token] = tokensFor(english, tokens);
  return token === undefined ? null : message.slice(token.start, token.end);
}

/** The head is the word that singular and plural differ in. */
function headOf({ one, many }: Noun): string {
  const [single, several] = [wordsOf(one), wordsOf(many)];
  const at = several.findIndex(
    (word, place) => word !== single[place] && singulars(word).includes(single[place] ?? ""),
  );
  return several[at] ?? several.find((word) => !small.has(word)) ?? "";
}

function ownNoun(noun: Noun, words: Words, genericOf: (head: string) => Noun | null): Noun | null {
  const head = headOf(noun);
  const [own] = tokensFor(head, words.tokens);
  const rest = wordsOf(noun.many).filter((word) => word !== head && !small.has(word));
  const others = rest.flatMap((word) => tokensFor(word, words.tokens).slice(0, 1));
  const generic = own === undefined ? genericOf(head) : null;
  if (own === undefined) {
    if (generic === null) return null;
    if (/\b(?:without|not|no)\b/u.test(noun.many)) return lacking(generic, others, words);
    return around(generic, { others, isCondition: condition.test(noun.many) || ofName.test(noun.many) }, words);
  }
  const said = nounFrom(words.message.slice(own.start, own.end), own.start === 0, words);
  return others.length === 0
    ? said
    : within(said, { own, others, isClause: /\b(?:that|who|which)\b/u.test(noun.many) }, words);
}

/** Both numbers of a noun that is said in one of them. */
function nounFrom(text: string, isFirst: boolean, { language, singular }: Words): Noun {
  const word = isFirst && language !== "de" ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
  const one = singular(word);
  if (language !== "es" && language !== "fr") return { one, many: word };
  const bare = one === word && word.length > 3 ? word.replace(/s$/u, "") : one;
  if (/[sxz]$/u.test(word)) return { one: bare, many: word };
  return { one: word, many: language === "es" && /[^aeiouáéíóú]$/u.test(word) ? `${word}es` : `${word}s` };
}

/** "nodes in Oslo" says where they are, "Oslo" is no noun for them. */
const condition = /\b(?:in|at|on|of|from|with|by|to|that|who|which|whose)\b/u;

/** "Oslo nodes": a name is no noun either. */
const ofName = /^\p{Lu}.* (?:node|edge)s$/u;

interface Around {
  readonly others: readonly Token[];
  readonly isCondition: boolean;
}

/** One word alone is said as a noun too: "cuántos gatos", "les oranges". */
function around(noun: Noun, { others, isCondition }: Around, words: Words): Noun {
  const [only, second] = others;
  const isAlone = only !== undefined && second === undefined && !isCondition;
  const alone = isAlone ? words.message.slice(only.start, only.end) : "";
  if (alone !== "" && /^\D+$/u.test(alone) && (words.language !== "de" || /^\p{Lu}/u.test(alone)))
    return nounFrom(alone, only?.start === 0, words);
  const text = spanOf(others, words.message);
  const isSigns = words.language === "zh" || words.language === "ja";
  // Without spaces the noun stands last: "30歳未満の社員".
  if (isSigns && /\p{L}$/u.test(text)) return { one: text, many: text };
  return text === "" ? noun : { one: bracketed(noun.one, text, words), many: bracketed(noun.many, text, words) };
}

/** What nodes are without is never said as what they are: "Knoten (ohne Verbindungen)"; where its words are missing, all asked. */
function lacking(noun: Noun, others: readonly Token[], words: Words): Noun {
  const { message, tokens } = words;
  const first = others.reduce<Token | null>(
    (one, other) => (one === null || other.start < one.start ? other : one),
    null,
  );
  const said = tokens.filter(({ end }) => first !== null && end <= first.start);
  const before = said.findLast(({ english }) => [...english].some((one) => negations.has(one))) ?? said.at(-1);
  const isSpaced = words.language !== "zh" && words.language !== "ja";
  const text =
    isSpaced && before !== undefined
      ? spanOf([before, ...others], message)
      : message.replace(/[\p{P}\s]+$/u, "").trim();
  return { one: bracketed(noun.one, text, words), many: bracketed(noun.many, text, words) };
}

const negations: ReadonlySet<string> = new Set(["not", "no", "without", "none"]);

function bracketed(noun: string, text: string, { language }: Words): string {
  return language === "zh" || language === "ja" ? `${noun}（${text}）` : `${noun} (${text})`;
}

function spanOf(tokens: readonly Token[], message: string): string {
  if (tokens.length === 0) return "";
  const text = message.slice(least(tokens.map(({ start }) => start)), greatest(tokens.map(({ end }) => end)));
  return text.replace(copula, "");
}

const copula = /^(?:ist|sind|es|son|está|están|est|sont)\s+/u;

interface Place {
  readonly own: Token;
  readonly others: readonly Token[];
  readonly isClause: boolean;
}

/** What stands before the noun belongs to it; what follows does where it is no sentence of its own, else it is in brackets. */
function within(noun: Noun, { own, others, isClause }: Place, words: Words): Noun {
  const before = others.filter(({ start }) => start < own.start);
  const after = others.filter(({ start }) => start > own.start);
  const first = before.length === 0 ? "" : words.message.slice(least(before.map(({ start }) => start)), own.start);
  const isFar = first.split(/\s+/u).length > 6;
  const tail =
    after.length === 0
      ? ""
      : words.message.slice(own.end, quotedTo(greatest(after.map(({ end }) => end)), own, words)).trim();
  const isSigns = words.language === "zh" || words.language === "ja";
  const isOwn = !isSigns && (!isClause || linkers[words.language].test(tail));
  const finish = (text: string): string => {
    const said = `${isFar ? "" : first}${text}`;
    if (tail === "") return said;
    return isOwn
      ? `${said}${tail.startsWith(",") ? "" : " "}${tail}`
      : bracketed(said, tail.replace(copula, ""), words);
  };
  return { one: finish(noun.one), many: finish(noun.many) };
}

/** Where a quotation ends that the noun's words end inside. */
function quotedTo(end: number, { end: start }: Token, { message }: Words): number {
  const quoted = /[„“«"「『](?=[^„“”«»"「」『』]*$)/u.exec(message.slice(start, end));
  const closed = quoted === null ? -1 : message.slice(end).search(/[“”»"」』]/u);
  return closed < 0 ? end : end + closed + 1;
}

const linkers: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /^(?:,|mit|ohne|aus|in|im|von|vom|bei|unter|über|ab|der|die|das|an|am|auf|zwischen)(?=\s)/u,
  es: /^(?:que|con|sin|de|del|en|por|cuyo|cuya|cuyos|cuyas|mayores|menores)(?=\s)/u,
  fr: /^(?:qui|que|avec|sans|de|du|des|en|à|au|dont|dans|plus|moins)(?=\s)/u,
  zh: /^$/u,
  ja: /^$/u,
};

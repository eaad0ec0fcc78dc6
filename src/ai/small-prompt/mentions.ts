import { foldText } from "@/graph/search/fold-text";
import { printField, printValue } from "@/graph/selector/print-field";
import type { Mention } from "../port/small-details";
import { attributeMeaning } from "./attribute-meaning";
import type { KnownAttribute } from "./known-attributes";
import { isCommandWord, wordForms } from "./word-forms";

const mostMentions = 6;
const longestPhrase = 4;
/** Shorter ones are taken as they are written only: "us" is not the US. */
const shortWord = 3;
const plainName = /^[\p{L}\p{N}_ .-]{1,30}$/u;
const longestText = 40;

/**
 * What of a message's words the graph knows: values, names of nodes, attributes, and words for measures of them. A small model
 * copies what stands under its user's message where it would guess an attribute. Only what the user wrote is given, so that
 * nothing else of the graph's data comes in.
 */
export function findMentions(text: string, attributes: readonly KnownAttribute[]): readonly Mention[] {
  const known = attributes.filter(({ name }) => plainName.test(name));
  const index = indexOf(known);
  const words = wordsOf(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length && found.length < mostMentions; ) {
    const { mention, length } = mentionAt(text, words.slice(at, at + longestPhrase), { known, index });
    if (mention !== null && !found.some(({ meaning }) => meaning === mention.meaning)) found.push(mention);
    at += length;
  }
  return found;
}

/** As it stands under the message; "" where there is nothing to tell. */
export function toMentionsLine(mentions: readonly Mention[]): string {
  if (mentions.length === 0) return "";
  return `(${mentions.map(({ word, meaning }) => `${word}: ${meaning}`).join("; ")})`;
}

/** A message as a small model reads it. */
export function underWords(text: string, ...lines: readonly string[]): string {
  return [text, ...lines].filter((line) => line.trim() !== "").join("\n");
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Lookup {
  readonly known: readonly KnownAttribute[];
  readonly index: ReadonlyMap<string, readonly Held[]>;
}

interface Held {
  readonly name: string;
  readonly text: string;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}_](?:[\p{L}\p{N}_&'’.-]*[\p{L}\p{N}_])?/gu)].map((match) => {
    return { text: match[0], from: match.index, to: match.index + match[0].length };
  });
}

function indexOf(attributes: readonly KnownAttribute[]): Lookup["index"] {
  const index = new Map<string, Held[]>();
  for (const { name, texts } of attributes) {
    for (const text of texts) {
      if (text.length > longestText) continue;
      const key = foldText(text);
      const held = index.get(key);
      if (held === undefined) index.set(key, [{ name, text }]);
      else if (!held.some((one) => one.name === name && one.text === text)) held.push({ name, text });
    }
  }
  return index;
}

/** The longest phrase that is a value, else the one word as an attribute. */
function mentionAt(
  text: string,
  words: readonly Word[],
  lookup: Lookup,
): { readonly mention: Mention | null; readonly length: number } {
  const [first] = words;
  if (first === undefined) return { mention: null, length: 1 };
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = text.slice(first.from, words[length - 1]?.to);
    const meaning = valueMeaning(phrase, lookup.index);
    if (meaning !== null) return { mention: { word: phrase, meaning }, length };
  }
  if (isCommandWord(first.text)) return { mention: null, length: 1 };
  const meaning = attributeMeaning(first.text, lookup.known);
  return { mention: meaning === null ? null : { word: first.text, meaning }, length: 1 };
}

function valueMeaning(phrase: string, index: Lookup["index"]): string | null {
  if (isCommandWord(phrase) || /^[\d.]+$/u.test(phrase)) return null;
  for (const form of wordForms(phrase)) {
    const held = (index.get(foldText(form)) ?? []).filter(({ text }) => form.length > shortWord || text === form);
    if (held.length === 0) continue;
    const comparisons = held.slice(0, 2).map(({ name, text }) => `${fieldOf(name)} == ${printValue(text)}`);
    return comparisons.join(" or ");
  }
  return null;
}

/** A double quote would stand escaped in the JSON of a call. */
function fieldOf(name: string): string {
  const printed = printField({ name, of: "bare" });
  return printed.startsWith("[") ? `[${printValue(name)}]` : printed;
}

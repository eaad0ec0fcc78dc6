import type { ElementTarget } from "@/graph/document/graph-types";
import { antonymsOf } from "../lexicon/antonyms";
import { adjectiveOf } from "../lexicon/demonyms";
import { lexicon, type Sense } from "../lexicon/lexicon";
import { endNamed } from "../lexicon/relation-nouns";
import { thingSide } from "../lexicon/thing-nouns";
import { isCommonNoun } from "../lexicon/world-nouns";
import { singulars, verbOfNoun, verbStem } from "../text/inflect";
import { mendWord } from "../text/mend-word";
import { type Token, wordsOfName } from "../text/tokens";
import type { Schema, SchemaSense } from "./schema";
import { isYesOrNo } from "./yes-and-no";

/** A stretch of the message with everything it may mean; best reading is the grammar's business. */
export interface Link {
  /** The words as written. */
  readonly text: string;
  readonly norm: string;
  readonly token: Token;
  readonly size: number;
  readonly senses: readonly Sense[];
  readonly schema: readonly SchemaSense[];
  /** The word this was taken for, when it was misspelt. */
  readonly mended?: string;
  /** "uncertified", of an attribute "certified". */
  readonly isOpposite?: true;
  readonly isName: boolean;
  readonly startsSentence: boolean;
}

const longestPhrase = 9;

/** Every token of the message is in exactly one link; the longest phrase wins. */
export function linkWords(tokens: readonly Token[], schema: Schema): readonly Link[] {
  const links: Link[] = [];
  let at = 0;
  while (at < tokens.length) {
    const link = linkAt(tokens, at, schema);
    links.push(link);
    at += link.size;
  }
  return links;
}

export function hasSense(link: Link | undefined, cls: string, arg?: string): boolean {
  return link?.senses.some((sense) => sense.cls === cls && (arg === undefined || sense.arg === arg)) ?? false;
}

export function argOf(link: Link | undefined, cls: string): string | undefined {
  return link?.senses.find((sense) => sense.cls === cls)?.arg;
}

/** A word without any sense, neither the language's nor the graph's. */
export function isUnknown(link: Link): boolean {
  return link.senses.length === 0 && link.schema.length === 0 && link.token.kind === "word";
}

export type AttributeSense = SchemaSense & { readonly kind: "attribute" };
export type ValueSense = SchemaSense & { readonly kind: "value" };

/** The attribute a word names, of the wanted side where both have one of that name. */
export function attributeSense(link: Link | undefined, target: ElementTarget): AttributeSense | undefined {
  const senses = link?.schema.filter((sense): sense is AttributeSense => sense.kind === "attribute") ?? [];
  return senses.find((sense) => sense.target === target) ?? senses[0];
}

export function valueSenses(link: Link | undefined, target: ElementTarget): readonly ValueSense[] {
  const senses = link?.schema.filter((sense): sense is ValueSense => sense.kind === "value") ?? [];
  return senses.filter((sense) => sense.target === target);
}

function linkAt(tokens: readonly Token[], at: number, schema: Schema): Link {
  for (let size = Math.min(longestPhrase, tokens.length - at); size > 0; size -= 1) {
    const part = tokens.slice(at, at + size);
    if (size > 1 && part.some(({ kind }) => kind === "quoted")) continue;
    const found = lookUp(part, isSentenceStart(tokens, at), schema);
    if (found !== null) return found;
  }
  const token = tokens[at];
  if (token === undefined) throw new Error("No token at this place");
  return mended(token, isSentenceStart(tokens, at), schema);
}

function lookUp(part: readonly Token[], isStart: boolean, schema: Schema): Link | null {
  const key = part.map((token) => token.norm).join(" ");
  const loose = key.replace(/[-_./]+/gu, " ");
  const isQuoted = part[0]?.kind === "quoted";
  const senses = isQuoted ? [] : (hexColour(key) ?? lexicon.get(key) ?? lexicon.get(loose) ?? []);
  const known = schema.senses.get(key) ?? schema.senses.get(loose) ?? schema.senses.get(adjectiveOf(key) ?? "") ?? [];
  const meant = known.filter((sense) => isMeant(sense, senses, { text: tokensText(part), isStart }));
  const meanings = isKindPlural(meant, key, schema) ? meant.filter(({ kind }) => kind !== "attribute") : meant;
  if (meanings.some((sense) => isThingName(sense, schema))) return toLink(part, { senses: thing, schema: [], isStart });
  const opposite = meanings.length > 0 || isQuoted ? [] : antonymsOf(key, schema);
  if (opposite.length > 0) return { ...toLink(part, { senses: [], schema: opposite, isStart }), isOpposite: true };
  if (senses.length === 0 && meanings.length === 0) return null;
  const isAttribute = meanings.some((sense) => sense.kind === "attribute");
  return toLink(part, {
    senses: isAttribute ? senses.filter((sense) => !isOutspoken(sense)) : senses,
    schema: meanings,
    isStart,
  });
}

/** "notes" where nodes are notes, and some have a `note`: several of them are the nodes. */
function isKindPlural(senses: readonly SchemaSense[], key: string, { context }: Schema): boolean {
  if (singulars(key)[0] === key || !senses.some(({ kind }) => kind === "attribute")) return false;
  const { nodeTypeAttribute } = context.profile;
  return senses.some(
    (sense) => sense.kind === "value" && sense.attribute.name === nodeTypeAttribute && sense.value !== key,
  );
}

const thing: readonly Sense[] = [{ cls: "noun", arg: "nodes" }];

/** Nodes that are called by their "port" are ports; "name" and "title" are no things. */
function isThingName(sense: SchemaSense, { context }: Schema): boolean {
  if (sense.kind !== "attribute" || sense.target !== "nodes") return false;
  const { name } = sense.attribute;
  return name === context.profile.labelAttribute && !nameLike.test(wordsOfName(name));
}

const nameLike =
  /\b(?:name|label|title|id|code|key|text|nombre|nom|nome|bezeichnung|titel|t[íi]tulo|titre|naam)\b|名|姓|标题|標題|タイトル/u;

/** Senses that stand back where the graph has an attribute of that name: "load" is no order, "position" no layout. */
function isOutspoken({ cls, arg }: Sense): boolean {
  return (
    cls === "ask" || cls === "light" || (cls === "verb" && /^(?:load|save|layout|export|merge|compare)$/u.test(arg))
  );
}

/** "#00aa88" is a colour wherever it stands. */
function hexColour(key: string): readonly Sense[] | undefined {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/u.test(key) ? [{ cls: "color", arg: key }] : undefined;
}

/** A name or value that is also a small word ("A", "Will", "no") counts only as it is written in the graph. */
function isMeant(
  sense: SchemaSense,
  senses: readonly Sense[],
  written: { readonly text: string; readonly isStart: boolean },
): boolean {
  if (sense.kind === "attribute" || senses.length === 0) return true;
  const text = sense.kind === "label" ? sense.label : String(sense.value);
  const isExact = text === written.text;
  if (sense.kind === "label") return isExact && (!written.isStart || written.text.includes(" "));
  return isExact || !senses.some(({ cls }) => smallClasses.has(cls));
}

const smallClasses = new Set(["fill", "sign", "ask", "number"]);

function mended(token: Token, isStart: boolean, schema: Schema): Link {
  const isName = token.kind === "quoted" || (!isStart && /^\p{Lu}/u.test(token.text));
  if (token.kind === "word" && isName) return slippedValue(token, isStart, schema);
  if (token.kind !== "word") return toLink([token], { senses: [], schema: [], isStart });
  return derived(token, isStart, schema) ?? slipped(token, isStart, schema);
}

/** A form of a word the graph has: "started" for `start year`, "stops" for `stop name`, "uncertified" for `certified`. */
function derived(token: Token, isStart: boolean, schema: Schema): Link | null {
  const byStem = attributesByStem(token.norm, schema);
  if (byStem !== undefined) return toLink([token], { senses: [], schema: byStem, isStart });
  const side = thingSide(token.norm, schema);
  if (side !== null) return toLink([token], { senses: [{ cls: "noun", arg: side }], schema: [], isStart });
  const opposite = oppositeOf(token.norm, schema);
  if (opposite.length === 0) return null;
  return { ...toLink([token], { senses: [], schema: opposite, isStart }), isOpposite: true };
}

/** A known word with a typing error, or a word that means nothing here. */
function slipped(token: Token, isStart: boolean, schema: Schema): Link {
  const isVerb = [verbStem, verbOfNoun].some((stemOf) => schema.verbs.has(stemOf(token.norm)));
  const found = isVerb ? null : meantWord(token.norm, schema);
  const word = found !== null && isAgentOf(token.norm, found, schema) ? null : found;
  if (word === null) return toLink([token], { senses: [], schema: [], isStart });
  return {
    ...toLink([token], { senses: lexicon.get(word) ?? [], schema: schema.senses.get(word) ?? [], isStart }),
    // Turns of phrase are met by the word that was meant.
    ...(isSlip(token.norm, word) ? { norm: word } : {}),
    mended: word,
  };
}

/** "Suport" where a value is "Support" and no node is called so. */
function slippedValue(token: Token, isStart: boolean, schema: Schema): Link {
  const isValue = (sense: SchemaSense): boolean => sense.kind === "value" && typeof sense.value === "string";
  const word = token.norm.length < 5 ? null : mendWord(token.norm, schema.words, []);
  const values = word === null ? [] : (schema.senses.get(word) ?? []).filter(isValue);
  const isCapital = values.some((sense) => sense.kind === "value" && /^\p{Lu}/u.test(String(sense.value)));
  const link = toLink([token], { senses: [], schema: isCapital ? values : [], isStart });
  return isCapital && word !== null ? { ...link, mended: word } : link;
}

/** The word that is misspelt; "stops" is no misspelt "stop": a plural denies nothing. */
function meantWord(written: string, { words }: Schema): string | null {
  const word = mendWord(written, words);
  // "mother" is no misspelt "other".
  if (word !== null && isCommonNoun(written) && singulars(word)[0] !== singulars(written)[0]) return null;
  const isPlural = word !== null && singulars(written)[0] === word;
  return isPlural && lexicon.get(word)?.some(({ cls }) => cls === "sign") === true ? null : word;
}

/** "supervisor" is no misspelt "supervises", but who does it. */
function isAgentOf(word: string, meant: string, schema: Schema): boolean {
  const senses = schema.senses.get(meant) ?? [];
  const isOfEdges = senses.length > 0 && senses.every((sense) => sense.kind === "value" && sense.target === "edges");
  return isOfEdges && [...schema.verbs].some((stem) => endNamed(stem, word) !== null);
}

function attributesByStem(word: string, { stems }: Schema): readonly SchemaSense[] | undefined {
  return word.length > 4 && word !== "shared" ? stems.get(verbStem(word)) : undefined;
}

/** "uncertified", "non-certified", "inactive": a yes-or-no attribute, the other way round. */
function oppositeOf(word: string, { senses }: Schema): readonly SchemaSense[] {
  const bare = /^(?:un|non-?|in|im|ir|dis)(\p{L}{4,})$/u.exec(word)?.[1];
  const known = bare === undefined ? [] : (senses.get(bare) ?? []);
  return known.filter((sense) => sense.kind === "attribute" && isYesOrNo(sense.attribute));
}

/** One letter too many, missing or swapped, and no other form of the same word. */
function isSlip(written: string, word: string): boolean {
  const isSameLetters = [...written].toSorted().join("") === [...word].toSorted().join("");
  const isNear = Math.abs(written.length - word.length) === 1 || isSameLetters;
  const isSmall = lexicon.get(word)?.some(({ cls }) => turnClasses.has(cls)) ?? false;
  const isForm = verbStem(written) === verbStem(word) || singulars(written)[0] === singulars(word)[0];
  return isNear && isSmall && !isForm;
}

/** Words that turns of phrase are made of. */
const turnClasses = new Set(["range", "compare", "ask", "fill", "sign", "measure", "order", "number", "void"]);

function toLink(
  part: readonly Token[],
  found: { readonly senses: readonly Sense[]; readonly schema: readonly SchemaSense[]; readonly isStart: boolean },
): Link {
  const first = part[0];
  if (first === undefined) throw new Error("A link holds at least one token");
  const isName = first.kind === "quoted" || (!found.isStart && /^\p{Lu}/u.test(first.text));
  return {
    text: tokensText(part),
    norm: part.map((token) => token.norm).join(" "),
    token: first,
    size: part.length,
    senses: found.senses,
    schema: found.schema,
    isName,
    startsSentence: found.isStart,
  };
}

function tokensText(part: readonly Token[]): string {
  return part.map((token, index) => (index > 0 && token.spaced ? ` ${token.text}` : token.text)).join("");
}

function isSentenceStart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || /^[.?!;:,]$/u.test(before.norm);
}

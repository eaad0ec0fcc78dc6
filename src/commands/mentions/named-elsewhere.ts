import type { NamedNode } from "@/graph/document/graph-reader";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import type { GraphProfile } from "@/graph/profile/profile-types";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import { untilAborted } from "@/lib/until-aborted";
import type { CommandContext } from "../registry/command-types";
import { foldedWords, type TextPhrases } from "./text-phrases";

/** So many phrases are asked for, of at most so many words. */
const mostPhrases = 60;
const mostWords = 6;
/** So many of them where they may be misspelt or a part. */
const mostUnlike = 5;
const fewestLetters = 3;
/** So many nodes are read of those that are called so. */
const mostNodes = 200;
/** A database that takes longer, ms, is not waited for: what is shown answers. */
const longest = 2000;
/** All names of so many nodes are looked through; of more only those that an index finds. */
const mostScanned = 50_000;

/** Names in all of a database. */
export interface Elsewhere {
  /** The nodes that phrases of the text name as they are written; undefined: it did not answer in time. */
  called(): Promise<readonly NamedNode[] | undefined>;
  /** Nodes that may be meant by those phrases of which this is so, misspelt or in part: they are to be compared. */
  like(isOpen: (span: string) => boolean): Promise<readonly NamedNode[]>;
}

/** Undefined where all there is is shown. It answers soon or not at all. */
export function createElsewhere(
  text: string,
  { spans }: TextPhrases,
  { remote, tables, signal }: CommandContext,
): Elsewhere | undefined {
  if (!remote || tables().nodes.count === remote.profile.nodeCount) return undefined;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const soon = <T>(work: Promise<T>): Promise<T | undefined> =>
    untilAborted(work, ends).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
  const names = namesAmong(spans, remote.profile);
  const asked = { remote, signal: ends };
  return {
    called: () =>
      soon(
        nodesCalled(
          names.slice(0, mostPhrases).flatMap((span) => formsOf(span, text)),
          asked,
        ),
      ),
    like: async (isOpen) => {
      const open = names.filter((span) => span.length >= fewestLetters && !/\d/u.test(span) && isOpen(span));
      const phrases = open.toSorted((a, b) => countWords(b) - countWords(a)).slice(0, mostUnlike);
      const finds = (await soon(findsLike(phrases, asked))) ?? [];
      return (await Promise.all(finds.map(soon))).flatMap((found) => found?.records ?? []);
    },
  };
}

interface Asked {
  readonly remote: RemoteGraph;
  readonly signal: AbortSignal;
}

async function nodesCalled(
  names: readonly string[],
  { remote: { reader, profile }, signal }: Asked,
): Promise<readonly NamedNode[]> {
  if (names.length === 0) return [];
  const fields = [...namingFields(profile, (await reader.fields(signal)).nodes), computed("id")];
  const called = (own: readonly string[]) => {
    const terms = fields.map((field): Selector => ({ op: "in", field, values: [...new Set(own)] }));
    return reader.find({ target: "nodes", selector: { op: "or", terms }, records: mostNodes }, signal);
  };
  const { records, total } = await called(names);
  // A word that many are called by leaves no room for the others.
  const longer = total > mostNodes ? names.filter((name) => name.includes(" ")) : [];
  if (longer.length === 0) return records;
  const more = await called(longer);
  return [...new Map([...records, ...more.records].map((record) => [record.id, record])).values()];
}

/** One for each phrase: an index finds a name by its first letter; without one all names are looked through. */
async function findsLike(phrases: readonly string[], { remote, signal }: Asked) {
  const { reader, profile, indexed } = remote;
  const find = (terms: readonly Selector[], op: "and" | "or" = "and") =>
    reader.find({ target: "nodes", selector: { op, terms }, records: mostNodes }, signal);
  if (phrases.length === 0) return [];
  if (profile.nodeCount <= mostScanned) {
    const label = computed("label");
    const parts = phrases.map((phrase) => holds(label, phrase));
    return [find(parts, "or"), ...phrases.map((phrase) => find(nearly(label, phrase)))];
  }
  const fields = namingFields(profile, (await reader.fields(signal)).nodes).filter(({ name }) => indexed.has(name));
  return phrases.flatMap((phrase) => {
    const letters = new Set([phrase.charAt(0), phrase.charAt(0).toUpperCase()]);
    return [...letters].flatMap((letter) =>
      fields.map((field) => find([...begins(field, letter), ...nearly(field, phrase)])),
    );
  });
}

/** What an index is asked by: a part without regard to case is not. */
function begins(field: Field, letter: string): readonly Selector[] {
  const next = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  return [compared(field, ">=", letter), compared(field, "<", next)];
}

/**
 * What holds of each name that is a slip or two of the hand away, or goes on behind the phrase: of as many pieces as slips and
 * two more, two are as they were, so that of all but one of them some are. So written no database takes long to plan it.
 */
function nearly(field: Field, phrase: string): readonly Selector[] {
  const count = phrase.length < 7 ? 3 : 4;
  const at = (place: number): number => Math.round((place * phrase.length) / count);
  const pieces = Array.from({ length: count }, (_, place) => holds(field, phrase.slice(at(place), at(place + 1))));
  const others = pieces.map((one): Selector => ({ op: "or", terms: pieces.filter((piece) => piece !== one) }));
  return [compared(field, "startsWith", phrase.charAt(0)), ...others];
}

const holds = (field: Field, part: string): Selector => compared(field, "contains", part);

function compared(field: Field, cmp: "contains" | "startsWith" | ">=" | "<", value: string): Selector {
  return { op: "compare", field, cmp, value: { kind: "literal", value } };
}

/** What nodes are named by: the attributes themselves where they hold texts alone, since a database may have an index of them. */
function namingFields({ nodeAttributes }: GraphProfile, all: readonly string[]): readonly Field[] {
  const own = usualLabelAttributes.filter((name) => all.includes(name));
  const areTexts = own.every((name) => nodeAttributes.some((one) => one.name === name && one.kind === "string"));
  return areTexts ? own.map((name): Field => ({ name, of: "attribute" })) : [computed("label")];
}

function computed(name: "id" | "label"): Field {
  return { name, of: "computed" };
}

/** Phrases that may be names, those written as names first. */
function namesAmong(spans: TextPhrases["spans"], profile: GraphProfile): readonly string[] {
  const known = knownWords(profile);
  const names = [...spans].filter(([phrase, span]) => mayBeName(span, known.has(phrase))).map(([, span]) => span);
  const isMarked = (span: string): boolean => /^[\p{Lu}\p{N}]/u.test(span) && /[\p{Lu}\p{N}]\S*$/u.test(span);
  return [...names.filter(isMarked), ...names.filter((span) => !isMarked(span))];
}

/** As a name may be written: as it is, with capitals, and with the signs beside it (".NET", "Acme Inc."). */
function formsOf(span: string, text: string): readonly string[] {
  const at = text.indexOf(span);
  const [before = ""] = /[^\s\p{L}\p{N}]?$/u.exec(text.slice(0, at)) ?? [];
  const [behind = ""] = /^[^\s\p{L}\p{N}]{0,3}/u.exec(text.slice(at + span.length)) ?? [];
  const plain = span.replaceAll("’", "'").replace(/\s+/gu, " ");
  const ends = [plain, ...Array.from(behind, (_, last) => `${plain}${behind.slice(0, last + 1)}`)];
  return [...ends, ...ends.map((end) => `${before}${end}`), span, withCapitals(plain)];
}

/** It begins and ends with no small word, and is not one that is an attribute or a value here. */
function mayBeName(span: string, isKnown: boolean): boolean {
  const words = span.split(/\s+/u);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length > mostWords || isSmall(first) || isSmall(last)) return false;
  return words.length > 1 || first !== first.toLowerCase() || !isKnown;
}

const countWords = (span: string): number => span.split(/\s+/u).length;

function isSmall(word: string): boolean {
  return !/[\p{Lu}\p{Lo}\p{N}]|\p{L}{4}/u.test(word);
}

function knownWords({ nodeAttributes, edgeAttributes }: GraphProfile): ReadonlySet<string> {
  const all = [...nodeAttributes, ...edgeAttributes];
  const words = all.flatMap(({ name, values = [] }) => [name, ...values.map(({ value }) => String(value))]);
  return new Set(words.map((word) => foldedWords(word).join(" ")));
}

function withCapitals(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

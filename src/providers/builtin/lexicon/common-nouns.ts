import type { Draft } from "../grammar/things/draft";
import { type Schema, typeAttribute } from "../schema/schema";
import { spokenName } from "../schema/spoken-names";
import { singulars } from "../text/inflect";
import { genderForms } from "./gender-words";
import { isCommonNoun } from "./world-nouns";

/**
 * What a noun that no value bears may stand for. "never": kinds of nodes are known, so it is a kind that is missing.
 * "reads": it may be another word for the nodes. "changes": the graph's values are no nouns, so it must be.
 */
export type NounLeeway = "never" | "reads" | "changes";

export function nounLeeway(schema: Schema): NounLeeway {
  const type = typeAttribute(schema, "nodes");
  if (type === undefined) return "changes";
  if (/\b(?:type|kind|category|class|species|sort|art)\b/u.test(spokenName(type.name))) return "never";
  const values = type.values?.map(({ value }) => value) ?? type.examples ?? [];
  const isNoun = values.some((value) => typeof value === "string" && /^\p{Ll}/u.test(value));
  return isNoun ? "reads" : "changes";
}

/** "airports": a plain plural, so hardly a name. */
export function isPlainPlural(word: string): boolean {
  return /^\p{Ll}{3,}$/u.test(word) && singulars(word)[0] !== word;
}

/** A plain plural that may stand where the noun stands. */
export function mayBeNoun(schema: Schema, word: string): boolean {
  return isPlainPlural(word) && nounLeeway(schema) !== "never";
}

interface ReadNoun {
  /** What is still to look up. */
  readonly unknown: string;
  readonly unread: readonly string[];
  readonly isNoun: boolean;
}

/** The words without meaning of a phrase: the noun among them becomes its head, what stands before it stays unread. */
export function takeNoun(draft: Draft): ReadNoun {
  return edgeNoun(draft) ?? modifier(draft) ?? nodeNoun(draft);
}

function nodeNoun(draft: Draft): ReadNoun {
  const words = draft.unknown.join(" ").split(" ");
  const last = words.at(-1) ?? "";
  const isNamed = draft.names.length > 0;
  const isPlural = isPlainPlural(last);
  const isNoun = mayMeanAll(draft, last, words.length === 1);
  // Where nothing sorts the nodes, nothing tells that they are servers: such a word alone never means all of them.
  const isSpecific = isNarrow(draft) || (isCommonNoun(last) && typeAttribute(draft.schema, "nodes") !== undefined);
  if (!isNoun || !isSpecific || nounLeeway(draft.schema) === "never")
    return { unknown: words.join(" "), unread: isNamed ? draft.unknown : [], isNoun: false };
  const one = isPlural ? (singulars(last)[0] ?? last) : last;
  const at = draft.links.findIndex((link) => link.norm === last);
  draft.head = { at, one, many: isPlural ? last : `${last}s`, isPlural, isGeneric: true };
  return { unknown: isNamed ? "" : last, unread: words.slice(0, -1), isNoun: true };
}

/** "women" are some of the people, whatever else is not known of them. */
function mayMeanAll({ rank }: Draft, word: string, isSole: boolean): boolean {
  if (genderForms(word) !== null) return false;
  return isPlainPlural(word) || (rank !== null && isSole && /^\p{Ll}{3,}$/u.test(word));
}

/** Something else is said of them, so that the noun need not say what they are. */
function isNarrow({ terms, rank, near, against, tied }: Draft): boolean {
  return terms.length > 0 || [rank, near, against, tied].some((part) => part !== null);
}

/** "ferry (rides)": before a noun for edges a word that means nothing is told, and left out. */
function modifier({ target, head, unknown }: Draft): ReadNoun | null {
  return target === "edges" && head !== null ? { unknown: "", unread: [...unknown], isNoun: false } : null;
}

/** "calls", "trips": where only edges have what is measured, a plain plural is another word for them. */
function edgeNoun(draft: Draft): ReadNoun | null {
  const [only = "", ...more] = draft.unknown.join(" ").split(" ");
  if (draft.target !== "edges" || draft.terms.length === 0 || more.length > 0 || !isPlainPlural(only)) return null;
  draft.head = { at: 0, one: singulars(only)[0] ?? only, many: only, isPlural: true, isGeneric: true };
  return { unknown: "", unread: [], isNoun: false };
}

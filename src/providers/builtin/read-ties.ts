import type { JsonValue } from "@/lib/json";
import type { Near } from "./acts";
import type { Draft, Handler } from "./draft";
import { verbStem } from "./inflect";
import { hasSense, isUnknown, type Link } from "./link-words";
import { readName } from "./read-names";
import { attributesOf, type Schema } from "./schema";
import { compare, exists } from "./selectors";
import { wordsOfName } from "./tokens";

/** A word or two of an edge's values or attributes, as a relation between nodes. */
interface Relation {
  readonly text: string;
  readonly stems: readonly string[];
  readonly attribute: string;
  /** Absent: the attribute itself is the relation. */
  readonly value?: JsonValue;
}

/** "neighbours of Ann", "Ann's neighbours", "connected to Ann", "within 2 steps of Ann". */
export const neighbours: Handler = (draft, at) => {
  const link = draft.links[at];
  const isNoun = hasSense(link, "noun", "neighbours");
  const isTie = hasSense(link, "tie", "to");
  if (!isNoun && !isTie) return 0;
  if (draft.target === "edges") return 0;
  const ends = namesAfter(draft, at + 1);
  const isShared = ends?.isShared === true || /^(?:common|shared|mutual)/u.test(link?.norm ?? "");
  if (ends !== null) return setNear(draft, { ...ends, isShared, length: 1 + ends.length });
  if (!isNoun) return 0;
  if (draft.names.length > 0) return setNear(draft, { names: draft.names.splice(0), length: 1 });
  return refersBack(draft, at) ? setNear(draft, { names: [], length: 1 }) : 0;
};

/** "lives with Ann", "friends of Ann", "films Mara acted in". */
export const relation: Handler = (draft, at) => {
  if (draft.target === "edges" && draft.isTargetSaid) return 0;
  const found = relationAt(draft.links, at, draft.schema);
  if (found === null) return 0;
  const ends = namesAfter(draft, at + found.length);
  const before = ends === null ? draft.names.splice(0) : [];
  if (ends === null && before.length === 0 && !refersBack(draft, at)) return 0;
  draft.near = {
    names: ends?.names ?? before,
    via:
      found.relation.value === undefined
        ? exists(found.relation.attribute)
        : compare(found.relation.attribute, "==", found.relation.value),
    direction: directionOf(draft, found.relation, ends !== null),
    depth: 1,
    relation: found.relation.text,
    isNegated: draft.isNegated,
  };
  if (draft.near.names.length === 0) draft.base = "all";
  draft.isNegated = false;
  return found.length + (ends?.length ?? 0);
};

/** The relation whose words stand at this place, in any form of the verb. */
export function relationAt(
  links: readonly Link[],
  at: number,
  schema: Schema,
): { readonly relation: Relation; readonly length: number } | null {
  let best: { readonly relation: Relation; readonly length: number } | null = null;
  for (const candidate of relationsOf(schema)) {
    const length = matchLength(links, at, candidate.stems);
    if (length > 0 && (best === null || candidate.stems.length > best.relation.stems.length))
      best = { relation: candidate, length };
  }
  return best;
}

function relationsOf(schema: Schema): readonly Relation[] {
  return attributesOf(schema, "edges").flatMap((attribute): readonly Relation[] => {
    const values = (attribute.values?.map((entry) => entry.value) ?? attribute.examples ?? []).filter(
      (value): value is string => typeof value === "string",
    );
    const named = values.map((value) => toRelation(value, attribute.name, value));
    return attribute.kind === "boolean" ? [...named, toRelation(attribute.name, attribute.name, true)] : named;
  });
}

function toRelation(text: string, attribute: string, value: JsonValue): Relation {
  const words = wordsOfName(text);
  return { text: words, stems: words.split(" ").map(verbStem), attribute, value };
}

/** How many links the stems cover from here; "do", "is" and the like may stand between. */
function matchLength(links: readonly Link[], at: number, stems: readonly string[]): number {
  const words: { readonly stem: string; readonly end: number }[] = [];
  for (let next = at; next < links.length && words.length < stems.length; next += 1) {
    const link = links[next];
    if (link === undefined || link.token.kind !== "word") break;
    for (const word of wordsOfName(link.norm).split(" ")) words.push({ stem: verbStem(word), end: next + 1 });
  }
  if (words.length < stems.length)
    return shortMatch(words, stems, at + words.length === links.length) ? words.length : 0;
  const isMatch = stems.every((stem, index) => words[index]?.stem === stem);
  return isMatch ? (words[stems.length - 1]?.end ?? at) - at : 0;
}

/** "Where does Ann work?" leaves out the "for" of "works for". */
function shortMatch(words: readonly { readonly stem: string }[], stems: readonly string[], isEnd: boolean): boolean {
  const isCut = words.length === stems.length - 1 && words.length > 0 && prepositions.has(stems.at(-1) ?? "");
  return isEnd && isCut && words.every(({ stem }, index) => stem === stems[index]);
}

const prepositions = new Set(["for", "at", "in", "to", "with", "by", "of", "on", "from"]);

/** Someone who owns Rex stands at the start of the edge; what Ann owns at its end. "with" goes both ways. */
function directionOf(draft: Draft, found: Relation, isNameAfter: boolean): Near["direction"] {
  if (!draft.schema.context.profile.directed || found.stems.at(-1) === "with") return "both";
  return isNameAfter ? "in" : "out";
}

export function setNear(
  draft: Draft,
  found: { readonly names: readonly string[]; readonly length: number; readonly isShared?: boolean },
): number {
  const shared = found.isShared === true ? { isShared: true } : {};
  draft.near = { names: found.names, direction: "both", depth: 1, isNegated: draft.isNegated, ...shared };
  if (found.names.length === 0) draft.base = "all";
  draft.isNegated = false;
  return found.length;
}

export interface Ends {
  readonly names: readonly string[];
  readonly length: number;
  /** "both A and B": only what each of them has. */
  readonly isShared: boolean;
}

export function namesAfter(draft: Draft, at: number): Ends | null {
  let next = at;
  let isShared = false;
  while (
    /^(?:of|to|with|by|from|for|in|the|a|node|is|are|do|does|did|has|have|both|all)$/u.test(
      draft.links[next]?.norm ?? "",
    )
  ) {
    isShared ||= draft.links[next]?.norm === "both";
    next += 1;
  }
  if (hasSense(draft.links[next], "pronoun", "those")) return { names: [], length: next + 1 - at, isShared };
  const names: string[] = [];
  let end = next;
  for (let found = readName(draft.links, next); found !== null; found = readName(draft.links, next)) {
    names.push(found.name);
    end = next + found.length;
    if (!/^(?:and|or|,)$/u.test(draft.links[end]?.norm ?? "")) break;
    next = end + 1;
  }
  return names.length === 0 ? null : { names, length: end - at, isShared: isShared && names.length > 1 };
}

function refersBack(draft: Draft, at: number): boolean {
  if (draft.base === "previous" || draft.base === "message" || draft.base === "selected") return true;
  return draft.links.slice(Math.max(0, at - 2), at).some((link) => hasSense(link, "pronoun") && !isUnknown(link));
}

import type { GraphProfile } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";
import { kindsMeant } from "../lexicon/kind-synonyms";
import { endNamed, sexOf } from "../lexicon/relation-nouns";
import { synonymAt } from "../lexicon/relation-synonyms";
import type { Near } from "../meaning/acts";
import { singulars, verbStem } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import type { Link } from "./link-words";
import { attributesOf, type Schema, typeAttribute } from "./schema";

/** A word or two of an edge's values or attributes, as a relation between nodes. */
export interface Relation {
  readonly text: string;
  readonly stems: readonly string[];
  readonly attribute: string;
  /** Absent: the attribute itself is the relation. */
  readonly value?: JsonValue;
  /** The attribute of edges that says how often. */
  readonly counts?: string;
}

export interface FoundRelation {
  readonly relation: Relation;
  readonly length: number;
  /** Said the other way round: "cited by" where edges say "cites", "boss" where they say "reports to". */
  readonly isReversed: boolean;
  /** A noun for one end ("owner"), or a form of the verb. */
  readonly isNoun: boolean;
  /** "mother": the sex the noun tells. */
  readonly sex?: "female" | "male";
  /** "grandparents": the parents of the parents. */
  readonly isTwice?: true;
}

/** The relation whose words stand at this place, in any form of the verb, or by a noun for one of its ends. */
export function relationAt(links: readonly Link[], at: number, schema: Schema): FoundRelation | null {
  let best: FoundRelation | null = null;
  for (const relation of relationsOf(schema)) {
    const found = verbMatch(links, at, relation) ?? nounMatch(links, at, { relation, schema });
    if (found === null) continue;
    const isBetter = best === null || rank(found) > rank(best);
    if (isBetter) best = found;
  }
  return best ?? byOtherVerb(links, at, schema);
}

/** "feeds on" where edges say "eats", "belongs to" where they say "owns". */
function byOtherVerb(links: readonly Link[], at: number, schema: Schema): FoundRelation | null {
  let best: FoundRelation | null = null;
  for (const relation of relationsOf(schema)) {
    const found = synonymAt(links, at, relation.stems);
    if (found !== null && (best === null || found.length > best.length)) best = { relation, ...found, isNoun: false };
  }
  return best;
}

/** More words of the relation are the better fit, a verb a better one than a noun. */
function rank({ relation, isNoun, length }: FoundRelation): number {
  return (isNoun ? 0 : 100) + 10 * Math.min(length, relation.stems.length) + relation.stems.length;
}

const relationsByProfile = new WeakMap<GraphProfile, readonly Relation[]>();

/** The relations that edges of this graph are said to be. */
export function relationsOf(schema: Schema): readonly Relation[] {
  const { profile } = schema.context;
  const known = relationsByProfile.get(profile) ?? readRelations(schema);
  relationsByProfile.set(profile, known);
  return known;
}

function readRelations(schema: Schema): readonly Relation[] {
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

function verbMatch(links: readonly Link[], at: number, relation: Relation): FoundRelation | null {
  const { stems } = relation;
  const length = matchLength(links, at, stems);
  const isPassiveEdge = stems.length === 2 && stems[1] === "by";
  const needing = needingLength(links, at, relation);
  if (needing > 0) return { relation, length: needing, isReversed: true, isNoun: false };
  if (length > 0 && !isPassiveEdge && isPassiveHere(links, at, { length, stems }))
    return { relation, length, isReversed: true, isNoun: false };
  if (length > 0 && !isShort(links, at, stems, length))
    return isPassiveEdge || links[at + length]?.norm !== "by"
      ? { relation, length, isReversed: false, isNoun: false }
      : { relation, length: length + 1, isReversed: true, isNoun: false };
  // "eats" where the edges say "eaten by".
  const active = isPassiveEdge ? matchLength(links, at, stems.slice(0, 1)) : 0;
  if (active > 0) return { relation, length: active, isReversed: true, isNoun: false };
  if (length > 0) return { relation, length, isReversed: false, isNoun: false };
  return passiveMatch(links, at, relation);
}

/** Edges say "required for", "needed for": what others need is at their start. */
function isNeeding({ stems, text }: Relation): boolean {
  return stems.length === 2 && stems[1] === "for" && participle.test(text.split(" ")[0] ?? "");
}

/** "requires" where the edges say "required for". */
function needingLength(links: readonly Link[], at: number, relation: Relation): number {
  const isOther = !isNeeding(relation) || participle.test(links[at]?.norm ?? "") || links[at + 1]?.norm === "for";
  return isOther ? 0 : matchLength(links, at, relation.stems.slice(0, 1));
}

/** "is cited", and "directed by", which may be one phrase of the language. */
function isPassiveHere(
  links: readonly Link[],
  at: number,
  { length, stems }: { readonly length: number; readonly stems: readonly string[] },
): boolean {
  if (/ by$/u.test(links[at + length - 1]?.norm ?? "")) return true;
  return stems.length === 1 && isPassive(links, at) && links[at + 1]?.norm !== "by";
}

/** "is cited", "were eaten", "the papers cited most": who does it is left open. */
function isPassive(links: readonly Link[], at: number): boolean {
  const norm = links[at]?.norm ?? "";
  if (!participle.test(norm)) return false;
  const before = links
    .slice(Math.max(0, at - 3), at)
    .findLast((link) => !/^(?:often|most|mostly|never|ever|not)$/u.test(link.norm));
  return /^(?:is|are|was|were|be|been|being|gets?|got|getting|isn't|aren't|wasn't|weren't|has been|have been)$/u.test(
    before?.norm ?? "",
  );
}

/** A form of a verb that says what is done to something. */
export function isParticiple(word: string): boolean {
  return participle.test(word);
}

/** "reads from it" does what "reads it" does; "is read by it" and "employed at it" do not. */
export function isActive(text: string): boolean {
  const [verb = ""] = text.toLowerCase().split(" ");
  return !/\bby\b|^(?:is|are|was|were|be|been|being)\b/u.test(text) && !participle.test(verb);
}

const participle = /(?:ed|en|wn|ght|old|aid|ade|et|un|ung|ilt|eft|ost)$/u;

/** "employed by" and the like of a relation with a preposition: "worked on by". */
function passiveMatch(links: readonly Link[], at: number, relation: Relation): FoundRelation | null {
  const [verb = "", ...rest] = relation.stems;
  if (rest.length === 0 || rest.at(-1) === "by" || links[at + 1]?.norm !== "by") return null;
  const isVerb = links[at]?.size === 1 && verbStem(links[at]?.norm ?? "") === verb && verb.length > 2;
  return isVerb ? { relation, length: 2, isReversed: true, isNoun: false } : null;
}

function isShort(links: readonly Link[], at: number, stems: readonly string[], length: number): boolean {
  const words = links.slice(at, at + length).flatMap((link) => wordsOfName(link.norm).split(" "));
  return words.length < stems.length;
}

interface Sought {
  readonly relation: Relation;
  readonly schema: Schema;
}

/** "what movies did Ann direct" where there are films: the noun says what is asked for, and nothing of a relation. */
function isKindHere(links: readonly Link[], at: number, schema: Schema): boolean {
  if (links[at - 1]?.norm === "'s" || links[at + 1]?.norm === "of") return false;
  const values = typeAttribute(schema, "nodes")?.values ?? [];
  const kinds = values.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  return kindsMeant(links[at]?.norm ?? "", kinds).length > 0;
}

/** "owner", "boss", "predators": what one end of the relation is called. */
function nounMatch(links: readonly Link[], at: number, { relation, schema }: Sought): FoundRelation | null {
  const link = links[at];
  const [stem = ""] = relation.stems;
  if (link === undefined || link.token.kind !== "word") return null;
  if (link.schema.some((sense) => sense.kind !== "attribute")) return null;
  const size = isCompound(link, links[at + 1]) ? 2 : 1;
  const noun = size === 2 ? `${link.norm} ${links[at + 1]?.norm ?? ""}` : link.norm;
  const end = endNamed(stem, noun) ?? (isOwnNoun(relation, noun) ? "source" : null);
  if (end === null || isKindHere(links, at, schema)) return null;
  const isTurned = relation.stems.at(-1) === "by" || isNeeding(relation);
  const sex = sexOf(noun);
  return {
    relation,
    length: size,
    isReversed: (end === "target") !== isTurned,
    isNoun: true,
    ...(sex === null ? {} : { sex }),
  };
}

/** "members" where edges say "member of". */
export function isOwnNoun({ stems: [noun, preposition, ...others] }: Relation, said: string): boolean {
  return preposition === "of" && others.length === 0 && singulars(said).some((form) => verbStem(form) === noun);
}

function isCompound(first: Link, second: Link | undefined): boolean {
  return /^(?:line|direct)$/u.test(first.norm) && second !== undefined && singulars(second.norm).length > 0;
}

/** How many links the stems cover from here; "do", "is" and the like may stand between. */
function matchLength(links: readonly Link[], at: number, stems: readonly string[]): number {
  const words: { readonly stem: string; readonly end: number }[] = [];
  for (let next = at; next < links.length && words.length < stems.length; next += 1) {
    const link = links[next];
    if (link === undefined || link.token.kind !== "word") break;
    for (const word of wordsOfName(link.norm).split(" ")) words.push({ stem: verbStem(word), end: next + 1 });
  }
  if (words.length < stems.length || !isAll(words, stems)) return shortMatch(links, at, stems);
  return (words[stems.length - 1]?.end ?? at) - at;
}

function isAll(words: readonly { readonly stem: string }[], stems: readonly string[]): boolean {
  return stems.every((stem, index) => words[index]?.stem === stem);
}

/** "shelved anywhere", "given a drug": the preposition is left out. */
function endsClause(link: Link | undefined): boolean {
  return (
    link === undefined ||
    link.token.kind === "sign" ||
    /^(?:any|some|no)where$|^(?:an?|any|no|only|just)$/u.test(link.norm)
  );
}

/** "Where does Ann work?" leaves out the "for" of "works for". */
function shortMatch(links: readonly Link[], at: number, stems: readonly string[]): number {
  if (stems.length < 2 || !prepositions.has(stems.at(-1) ?? "")) return 0;
  // "the heaviest part" where there are parts: no "part of".
  if (links[at]?.schema.some(({ kind }) => kind === "value")) return 0;
  const words = stems.slice(0, -1);
  const isSame = words.every((stem, index) => verbStem(links[at + index]?.norm ?? "") === stem);
  return isSame && endsClause(links[at + words.length]) ? words.length : 0;
}

const prepositions = new Set(["for", "at", "in", "to", "with", "by", "of", "on", "from"]);

const mutual = new RegExp(
  oneLine`
    ^(?:friend|married|sibling|brother|sister|twin|teammate|partner|neighbou?r|colleague|rival|linked|connected
    |related|spouse|knows?|met|adjacent|cousin|similar|same|interacts?|binds?|co)\b
  `,
  "u",
);

/** Which way the relation goes from the node that is named to the ones asked for. */
export function directionOf(
  { relation, isReversed }: Pick<FoundRelation, "relation" | "isReversed">,
  isNameAfter: boolean,
  isDirected: boolean,
): Near["direction"] {
  if (!isDirected || relation.stems.at(-1) === "with" || mutual.test(relation.text)) return "both";
  return isNameAfter !== isReversed ? "in" : "out";
}

/** Edges named by a bare noun ("parent") leave open which end is meant. */
export function isOpenWay(text: string): boolean {
  return !/\s/u.test(text) && !/s$|ed$/u.test(text);
}

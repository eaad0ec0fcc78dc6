import { hasDirections } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { isPlainPlural } from "../../lexicon/common-nouns";
import { nounMeaning } from "../../lexicon/noun-classes";
import type { Tied } from "../../meaning/acts";
import { compare } from "../../meaning/selectors";
import { hasSense, isUnknown, type Link, type ValueSense, valueSenses } from "../../schema/link-words";
import { directionOf, type FoundRelation, relationAt } from "../../schema/relation-match";
import { typeAttribute } from "../../schema/schema";
import { addTerm, type Draft, type Handler } from "./draft";
import { viaOf } from "./read-ties";
import { type Amount, amountAt, mostOrder } from "./tied-amount";

/**
 * "doctors who treat nobody", "films with more than 3 actors", "players without a club", "the most cited paper", "who supplies the
 * most parts": how many ties of a kind each has.
 */
export const tied: Handler = (draft, at) => {
  if (draft.target === "edges" || (draft.tied !== null && !isSecond(draft))) return 0;
  return mostVerb(draft, at) || nobody(draft, at) || undone(draft, at) || counted(draft, at);
};

/** "(cited by nobody) and cite nothing": a plain number of ties may be said twice. */
function isSecond(draft: Draft): boolean {
  return draft.tied?.order === undefined && draft.rank === null && draft.tiedAlso.length === 0;
}

/** "courses nobody teaches", "books no one has read". */
function nobody(draft: Draft, at: number): number {
  if (!/^(?:nobody|no one|noone|no-one|nothing)$/u.test(draft.links[at]?.norm ?? "") || draft.head === null) return 0;
  const verb = /^(?:has|have|had|does|did|is|ever)$/u.test(draft.links[at + 1]?.norm ?? "") ? at + 2 : at + 1;
  const found = verbAt(draft, verb);
  if (found === null) return 0;
  const via = { ...found, isReversed: !found.isReversed };
  setTied(draft, { amount: { cmp: "<", count: 1, length: 1, isWhole: true }, via, noun: null });
  return verb + found.length - at;
}

/** "(papers that did not get) cited", "(wards not) visited": without who does it. */
function undone(draft: Draft, at: number): number {
  const found = draft.isNegated && draft.names.length === 0 ? verbAt(draft, at) : null;
  if (found === null) return unused(draft, at);
  if (!found.isReversed) return 0;
  const next = draft.links[at + found.length];
  const isBy = next !== undefined && (/^(?:by|at|in|on|from)$/u.test(next.norm) || next.schema.length > 0);
  if (isBy || / by$/u.test(draft.links[at + found.length - 1]?.norm ?? "")) return 0;
  setTied(draft, { amount: { cmp: "<", count: 1, length: 1, isWhole: true }, via: found, noun: null });
  return found.length;
}

/** "(an ingredient that isn't) used in any recipe": whatever the verb, no tie to such a node. */
function unused(draft: Draft, at: number): number {
  const { links } = draft;
  const isVerb = draft.isNegated && /^\p{Ll}{3,}$/u.test(links[at]?.norm ?? "") && links[at]?.schema.length === 0;
  const isJoint = /^(?:in|by|on|with|to|at|of)$/u.test(links[at + 1]?.norm ?? "");
  const isAny = /^(?:any|a|an|some)$/u.test(links[at + 2]?.norm ?? "");
  const noun = isVerb && isJoint && isAny ? kindAt(draft, at + 3, false) : null;
  if (noun === null || (noun.sense === null && noun.where === undefined)) return 0;
  setTied(draft, { amount: { cmp: "<", count: 1, length: 1, isWhole: false }, via: null, noun });
  return 3 + noun.length;
}

function counted(draft: Draft, at: number): number {
  const have = haveLength(draft.links, at);
  const found = have > 0 ? null : verbAt(draft, at);
  if (have === 0 && found === null) return 0;
  const from = at + (found?.length ?? have);
  const amount = amountAt(draft, from, have > 0 ? draft.links[at]?.norm : undefined);
  if (amount === null) return 0;
  const end = from + amount.length;
  const noun = amount.isWhole ? null : kindAt(draft, end, found !== null);
  if (!isSaid(draft, { found, noun, isBare: amount.isWhole || isClosed(draft, end) })) return 0;
  setTied(draft, { amount, via: found ?? noun?.relation ?? null, noun });
  return end + (noun?.length ?? 0) - at;
}

function verbAt(draft: Draft, at: number): FoundRelation | null {
  const isNodeWord = valueSenses(draft.links[at], "nodes").length > 0;
  const found = isNodeWord ? null : relationAt(draft.links, at, draft.schema);
  return found?.isNoun === true ? null : found;
}

/** After "with" a kind has to follow, and not the one that is asked for; a verb may stand alone. */
function isSaid(
  draft: Draft,
  said: { readonly found: FoundRelation | null; readonly noun: Kind | null; readonly isBare: boolean },
): boolean {
  const { found, noun, isBare } = said;
  if (found !== null) return noun !== null || isBare;
  return noun !== null && (!isOwnKind(draft, noun) || asksWho(draft));
}

/** "most cited", "the least connected by treats": the verb stands after the word for most. */
function mostVerb(draft: Draft, at: number): number {
  const order = mostOrder(draft.links[at]);
  if (order === null) return 0;
  const next = draft.links[at + 1];
  const often = /^(?:often|frequently|highly|heavily)$/u.test(next?.norm ?? "") ? 1 : 0;
  const verb = draft.links[at + 1 + often];
  if (verb === undefined || !/(?:ed|en|t|n)$/u.test(verb.norm) || !isParticiple(verb)) return 0;
  const found = relationAt(draft.links, at + 1 + often, draft.schema);
  if (found === null || found.isNoun) return 0;
  const via = found.isReversed ? found : { ...found, isReversed: true };
  setTied(draft, { amount: { cmp: ">=", count: 1, order, length: 1, isWhole: true }, via, noun: null });
  return 1 + often + found.length;
}

function isParticiple({ norm }: Link): boolean {
  return /(?:ed|en|wn|own|ught|ought|old|aid|ade|et|un|ung|ilt|eft|ost)$/u.test(norm);
}

/** "with", "who have", "has", "without": what is had follows. */
function haveLength(links: readonly Link[], at: number): number {
  const link = links[at];
  if (link === undefined || link.schema.length > 0) return 0;
  if (
    !/^(?:with|have|has|having|had|without|got|in|for|of|from|to|at|on|are in|is in|appear in|appears in|appeared in)$/u.test(
      link.norm,
    )
  )
    return 0;
  return 1;
}

interface Kind {
  readonly sense: ValueSense | null;
  /** Kinds that a noun of the world stands for: "animals" where there are pets. */
  readonly where?: Selector;
  readonly relation: FoundRelation | null;
  readonly many: string;
  readonly length: number;
}

/** The kind of node that is counted: a type, or the end of a relation ("subordinates"). */
function kindAt(draft: Draft, at: number, isVerb: boolean): Kind | null {
  const start = at + (/^(?:different|other|of|the|a|an|any)$/u.test(draft.links[at]?.norm ?? "") ? 1 : 0);
  const link = draft.links[start];
  if (link === undefined) return null;
  const type = typeAttribute(draft.schema, "nodes")?.name;
  const sense = valueSenses(link, "nodes").find(({ attribute }) => attribute.name === type) ?? null;
  const length = start - at + 1;
  if (sense !== null) return { sense, relation: null, many: link.norm, length };
  const meant = isUnknown(link) && type !== undefined ? nounMeaning(draft.schema, link.norm) : null;
  if (meant !== null && meant !== "all" && type !== undefined) {
    const where: Selector = { op: "in", field: { name: type, of: "bare" }, values: meant };
    return { sense: null, where, relation: null, many: link.norm, length };
  }
  if (link.schema.some(({ kind }) => kind === "attribute")) return null;
  const relation = relationAt(draft.links, start, draft.schema);
  if (relation === null || !relation.isNoun) return kindOfTie(draft, start, { relation, isVerb, length });
  // The noun names the end that is counted; the one that has them stands at the other.
  const turned = { ...relation, isReversed: !relation.isReversed };
  return { sense: null, relation: turned, many: link.norm, length: start - at + relation.length };
}

/** "the most friends" where edges say so, "cites the most papers". */
function kindOfTie(
  draft: Draft,
  at: number,
  {
    relation,
    isVerb,
    length,
  }: { readonly relation: FoundRelation | null; readonly isVerb: boolean; readonly length: number },
): Kind | null {
  const link = draft.links[at];
  if (link === undefined) return null;
  if (relation !== null && !isVerb && valueSenses(link, "edges").length > 0)
    return { sense: null, relation, many: link.norm, length: length - 1 + relation.length };
  return (isVerb && isAnyKind(draft, link)) || isPlainTie(draft, at) ? anyKind(link, length) : null;
}

/** "clubs without any match": where edges have no kinds, a word for them can only mean them all. */
function isPlainTie(draft: Draft, at: number): boolean {
  const link = draft.links[at];
  const isOpen = typeAttribute(draft.schema, "edges") === undefined && isClosed(draft, at + 1);
  return isOpen && link !== undefined && isUnknown(link);
}

/** "cites the most papers": the noun for all there is says nothing more. */
function isAnyKind(draft: Draft, link: Link): boolean {
  if (hasSense(link, "noun", "nodes")) return true;
  return isUnknown(link) && (isPlainPlural(link.text) || nounMeaning(draft.schema, link.norm) !== null);
}

function anyKind(link: Link, length: number): Kind {
  return { sense: null, relation: null, many: link.norm, length };
}

function asksWho(draft: Draft): boolean {
  return draft.links.some((link) => hasSense(link, "ask", "who"));
}

/** "doctors with doctors" is no question of ties; "the kind itself" is what is asked for. */
function isOwnKind(draft: Draft, { sense }: Kind): boolean {
  return sense !== null && draft.head === null;
}

/** Nothing more is said: "who treats the most?". */
function isClosed(draft: Draft, at: number): boolean {
  return draft.links.slice(at).every((link) => link.token.kind === "sign" || hasSense(link, "fill"));
}

function setTied(
  draft: Draft,
  { amount, via, noun }: { readonly amount: Amount; readonly via: FoundRelation | null; readonly noun: Kind | null },
): void {
  const directed = hasDirections(draft.schema.context.profile);
  const way = via === null ? "both" : directionOf(via, false, directed);
  const tie: Tied = {
    cmp: amount.cmp,
    count: amount.count,
    ...(amount.order === undefined ? {} : { order: amount.order }),
    ...(noun?.sense ? { where: compare(noun.sense.attribute.name, "==", noun.sense.value) } : {}),
    ...(noun?.where === undefined ? {} : { where: noun.where }),
    ...(via === null ? {} : { via: viaOf(via.relation), relation: via.relation.text }),
    direction: way,
    many: noun?.many ?? "",
  };
  if (draft.tied === null) draft.tied = tie;
  else draft.tiedAlso.push(tie);
  draft.isNegated = false;
}

/** "Whose salary is missing?", "who owns no pets?": of people, where the types tell who they are. */
export function askedPeople(draft: Draft): void {
  const isOpen = draft.head === null && draft.near === null && draft.names.length === 0 && draft.base === "all";
  const isNarrow = draft.terms.length > 0 || draft.tied !== null;
  if (isOpen && isNarrow && draft.target === "nodes" && asksWho(draft)) addPeople(draft);
}

/** "Who owns no pets?" asks for people, where the types tell who they are. */
function addPeople(draft: Draft): void {
  const people = nounMeaning(draft.schema, "people");
  const type = typeAttribute(draft.schema, "nodes");
  if (people === null || people === "all" || type === undefined) return;
  addTerm(draft, { op: "in", field: { name: type.name, of: "bare" }, values: people });
  draft.head = { at: 0, one: "person", many: "people", isPlural: true, isGeneric: false };
}

import { hasDirections } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { isPlainPlural } from "../../lexicon/common-nouns";
import { sexTerm } from "../../lexicon/noun-classes";
import type { Near, Ref } from "../../meaning/acts";
import { any, compare, exists } from "../../meaning/selectors";
import { hasSense, isUnknown, type Link, valueSenses } from "../../schema/link-words";
import { directionOf, type FoundRelation, type Relation, relationAt, relationsOf } from "../../schema/relation-match";
import { descentAt, isDeep, wholeDepth } from "./deep-relation";
import { addTerm, type Draft, type Handler } from "./draft";
import { readName } from "./read-names";

/** "neighbours of Ann", "Ann's neighbours", "connected to Ann", "within 2 steps of Ann". */
export const neighbours: Handler = (draft, at) => {
  const link = draft.links[at];
  const isNoun = hasSense(link, "noun", "neighbours");
  const isTie = hasSense(link, "tie", "to");
  if (!isNoun && !isTie) return 0;
  if (draft.target === "edges") return 0;
  const ends = namesAfter(draft, at + 1);
  const isShared =
    ends?.isShared === true || /^(?:common|shared|mutual)/u.test(link?.norm ?? "") || saysCommon(draft.links);
  if (ends !== null) return setNear(draft, { ...ends, isShared, length: 1 + ends.length });
  if (!isNoun) return 0;
  if (draft.names.length > 0) return setNear(draft, { names: draft.names.splice(0), length: 1, isShared });
  return refersBack(draft, at) ? setNear(draft, { names: [], length: 1 }) : 0;
};

/** "lives with Ann", "friends of Ann", "films Mara acted in", "Rex's owner". */
export const relation: Handler = (draft, at) => {
  // "moderate hikes": what kind of edges, no name follows.
  const next = draft.links[at + 1];
  const isNoun = next !== undefined && isUnknown(next) && isPlainPlural(next.text);
  const isEdgeWord = isNoun && valueSenses(draft.links[at], "edges").length > 0;
  if (draft.target === "edges" && (draft.isTargetSaid || isEdgeWord)) return 0;
  const grand = grandAt(draft, at);
  const found = grand ?? descentAt(draft.links, at, draft.schema) ?? relationAt(draft.links, at, draft.schema);
  if (found === null) return 0;
  if (found.isNoun && draft.near !== null) return chained(draft, at, found);
  return related(draft, at, { found, isTwice: grand !== null });
};

/** "who is in Night Bus?", "who's on it?": relations with that preposition, else any. */
export const inside: Handler = (draft, at) => {
  const link = draft.links[at];
  if (isHolding(link)) return holding(draft, at);
  const preposition = /^(in|on|at)(?: it)?$/u.exec(link?.norm ?? "")?.[1];
  const asking = draft.links.slice(0, at).findLast((other) => !/^(?:is|are|was|were)$/u.test(other.norm));
  if (link === undefined || preposition === undefined || !hasSense(asking, "ask", "who") || draft.near !== null)
    return 0;
  const isBack = link.norm.endsWith(" it");
  const ends: Ends | null = isBack ? { names: [], length: 0, isShared: false } : namesAfter(draft, at + 1);
  const isNode = isBack || draft.links[at + 1]?.schema.some(({ kind }) => kind === "label") === true;
  if (ends === null || !(isNode || ends.names.length === 0)) return 0;
  const vias = relationsOf(draft.schema)
    .filter(({ stems, value }) => stems.length > 1 && stems.at(-1) === preposition && value !== undefined)
    .map(viaOf);
  const via = vias.length > 0 ? { via: any(vias) } : {};
  draft.near = { names: ends.names, direction: "both", depth: 1, ...via, isNegated: draft.isNegated };
  draft.isNegated = false;
  return 1 + ends.length;
};

function isHolding(link: Link | undefined): boolean {
  return link?.schema.length === 0 && /^(?:has|have|had|got|has got|have got|holds?)$/u.test(link.norm);
}

/** "who has the red bicycle?": whoever owns or borrowed it, where one kind of edge says such a thing. */
function holding(draft: Draft, at: number): number {
  const isWho = hasSense(draft.links[at - 1], "ask", "who") && draft.near === null;
  const next = draft.links[at + 1]?.norm === "the" ? at + 2 : at + 1;
  const isNode = draft.links[next]?.schema.some(({ kind }) => kind === "label") === true;
  const ends = isWho && isNode ? namesAfter(draft, at + 1) : null;
  const [only, ...more] = relationsOf(draft.schema).filter(
    ({ text }) => possession.test(text) && !/ (?:at|in|on)$/u.test(text),
  );
  if (ends === null || only === undefined || more.length > 0) return 0;
  draft.near = { names: ends.names, direction: "both", depth: 1, via: viaOf(only), isNegated: false };
  return 1 + ends.length;
}

const possession = /^(?:own|borrow|keep|kept|hold|held|rent|leas|possess|carr|loan|checked out|lent)/u;

function related(
  draft: Draft,
  at: number,
  { found, isTwice }: { readonly found: FoundRelation; readonly isTwice: boolean },
): number {
  const ends = isBesides(draft, at + found.length, found) ? null : namesAfter(draft, at + found.length);
  if (ends !== null && found.isNoun && isOwner(draft, at + found.length + ends.length)) return 0;
  const before = ends === null ? draft.names.splice(0) : [];
  if (ends === null && before.length === 0 && !refersBack(draft, at)) return ofSubject(draft, at, found);
  const near = nearBy(draft, found, { ends, before });
  const isSecond = draft.near !== null && draft.near.names.length > 0 && near.names.length > 0;
  if (isSecond) draft.nearAlso.push(near);
  else setRelated(draft, { near, found, isTwice });
  draft.isNegated = false;
  return found.length + (ends?.length ?? 0);
}

/** "what do the open cases cite?": what the subject's edges lead to. */
function ofSubject(draft: Draft, at: number, found: FoundRelation): number {
  const { links } = draft;
  const from = links.findIndex(({ norm }) => /^(?:do|does|did)$/u.test(norm));
  const isEnd = links.slice(at + found.length).every(({ token }) => token.kind === "sign");
  const asked = hasSense(links[0], "ask", "what") || hasSense(links[0], "ask", "who");
  if (found.isNoun || from !== 1 || !isEnd || !asked || draft.terms.length === 0) return 0;
  const { ref, unread } = draft.readWithin(links.slice(from + 1, at));
  if (unread.length > 0 || ref.where === undefined || ref.names !== undefined) return 0;
  const direction = directionOf(found, false, hasDirections(draft.schema.context.profile));
  draft.near = {
    names: [],
    of: ref,
    via: viaOf(found.relation),
    direction,
    depth: 1,
    relation: found.relation.text,
    isNegated: false,
  };
  draft.terms.length = 0;
  draft.head = null;
  return found.length;
}

function setRelated(
  draft: Draft,
  said: { readonly near: Near; readonly found: FoundRelation; readonly isTwice: boolean },
): void {
  const { near, found, isTwice } = said;
  draft.near = isTwice ? beyond(draft, near, found) : near;
  if (found.sex !== undefined) addSex(draft, found.sex);
  if (near.names.length === 0) draft.base = "all";
}

/** "(films Ann directed) with Bob in them": the second name is of another relation. */
function isBesides({ links, names }: Draft, at: number, found: FoundRelation): boolean {
  return !found.isNoun && names.length > 0 && links[at]?.norm === "with" && found.relation.stems.at(-1) !== "with";
}

/** "with Bob in them", after another relation: whatever joins the two. */
export const besides: Handler = (draft, at) => {
  const isWith = /^(?:with|featuring|starring|including)$/u.test(draft.links[at]?.norm ?? "");
  if (!isWith || draft.near === null || draft.links[at + 1]?.schema.some(({ kind }) => kind === "label") !== true)
    return 0;
  const ends = namesAfter(draft, at + 1);
  if (ends === null || ends.names.length === 0) return 0;
  draft.nearAlso.push({ names: ends.names, direction: "both", depth: 1, isNegated: draft.isNegated });
  draft.isNegated = false;
  const after = draft.links[at + 1 + ends.length];
  const tail = after?.norm === "in" && hasSense(draft.links[at + 2 + ends.length], "pronoun", "those") ? 2 : 0;
  return 1 + ends.length + (/^in (?:it|them)$/u.test(after?.norm ?? "") ? 1 : tail);
};

/** "Ann's boss's boss": the end of a relation of what stands before. */
function chained(draft: Draft, at: number, found: FoundRelation): number {
  if (draft.near === null || draft.links[at - 1]?.norm !== "'s") return 0;
  draft.near = beyond(draft, draft.near, found);
  if (found.sex !== undefined) addSex(draft, found.sex);
  return found.length;
}

function beyond(draft: Draft, near: Near, found: FoundRelation): Near {
  const of: Ref = { target: "nodes", base: "all", near, one: "node", many: "nodes", isAll: false, mended: [] };
  return {
    names: [],
    of,
    via: viaOf(found.relation),
    direction: directionOf(found, true, hasDirections(draft.schema.context.profile)),
    depth: 1,
    relation: found.relation.text,
    isNegated: false,
  };
}

/** "the boss of Ann's boss": the name belongs to the noun after it. */
function isOwner({ links, schema }: Draft, at: number): boolean {
  return links[at]?.norm === "'s" && relationAt(links, at + 1, schema)?.isNoun === true;
}

/** "grandchildren": the children of the children. */
function grandAt({ links, schema }: Draft, at: number): FoundRelation | null {
  const link = links[at];
  const bare = /^grand(\p{L}{3,})$/u.exec(link?.norm ?? "")?.[1];
  if (link === undefined || bare === undefined || link.schema.length > 0) return null;
  return relationAt([{ ...link, norm: bare, text: bare }, ...links.slice(at + 1)], 0, schema);
}

function nearBy(
  draft: Draft,
  found: FoundRelation,
  { ends, before }: { readonly ends: Ends | null; readonly before: readonly string[] },
): Near {
  // "Rex's owner", "the owner of Rex": a noun stands for the end asked for, wherever the name is.
  const isAfter = found.isNoun || ends !== null;
  return {
    names: ends?.names ?? before,
    via: viaOf(found.relation),
    direction: directionOf(found, isAfter, hasDirections(draft.schema.context.profile)),
    depth: isDeep(draft.links) ? wholeDepth : 1,
    relation: found.relation.text,
    ...(ends?.isShared === true || isCommon(draft, found) ? { isShared: true } : {}),
    isNegated: draft.isNegated,
  };
}

/** "common partners", "mutual friends". */
function isCommon({ links }: Draft, { relation: { text } }: FoundRelation): boolean {
  return text !== "" && saysCommon(links);
}

function saysCommon(links: readonly Link[]): boolean {
  return links.some((link) => /^(?:common|in common|shared|mutual)$/u.test(link.norm) && link.schema.length === 0);
}

export function viaOf({ value, attribute }: Relation): Selector {
  return value === undefined ? exists(attribute) : compare(attribute, "==", value);
}

/** "mother": the parents that are female, where the graph tells. */
function addSex(draft: Draft, sex: "female" | "male"): void {
  const term = sexTerm(draft.schema, sex);
  if (term !== null) addTerm(draft, term);
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
  const start = draft.links.findIndex(
    ({ norm }, place) =>
      place >= at &&
      !/^(?:of|to|with|by|from|for|in|on|at|the|a|node|is|are|do|does|did|has|have|both|all)$/u.test(norm),
  );
  let next = start < 0 ? draft.links.length : start;
  let isShared = draft.links.slice(at, next).some(({ norm }) => norm === "both");
  if (hasSense(draft.links[next], "pronoun", "those")) return { names: [], length: next + 1 - at, isShared };
  const names: string[] = [];
  let end = next;
  for (let found = readName(draft.links, next); found !== null; found = readName(draft.links, next)) {
    names.push(found.name);
    end = next + found.length;
    if (!/^(?:and|or|,)$/u.test(draft.links[end]?.norm ?? "")) break;
    const isAgain = isSaidAgain(draft, at, end);
    isShared ||= isAgain;
    next = end + (isAgain || /^(?:the|a|an)$/u.test(draft.links[end + 1]?.norm ?? "") ? 2 : 1);
  }
  return names.length === 0 ? null : { names, length: end - at, isShared: isShared && names.length > 1 };
}

/** "in A and in B": in both. */
function isSaidAgain({ links }: Draft, at: number, end: number): boolean {
  const [joint, next = ""] = [links[end]?.norm, links[end + 1]?.norm];
  const before = [links[at - 1]?.norm.split(" ").at(-1), links[at]?.norm];
  return joint === "and" && before.includes(next) && /^(?:in|to|with|by|from|for|on|at|of)$/u.test(next);
}

function refersBack(draft: Draft, at: number): boolean {
  if (draft.base === "previous" || draft.base === "message" || draft.base === "selected") return true;
  return draft.links.slice(Math.max(0, at - 2), at).some((link) => hasSense(link, "pronoun") && !isUnknown(link));
}

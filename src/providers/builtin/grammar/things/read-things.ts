import type { ElementTarget } from "@/graph/document/graph-types";
import { mayBeNoun } from "../../lexicon/common-nouns";
import { genderForms } from "../../lexicon/gender-words";
import { isInGraphName, nounMeaning } from "../../lexicon/noun-classes";
import { all, compare } from "../../meaning/selectors";
import { readOnce } from "../../parse/read-once";
import { numberOf } from "../../schema/link-number";
import { hasSense, isUnknown, type Link, type ValueSense } from "../../schema/link-words";
import { type Schema, saysKind, typeAttribute } from "../../schema/schema";
import { plural, singulars, verbStem } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { againstOthers } from "../conditions/read-against";
import { attributeCondition, comparative, isolated, numberFirst } from "../conditions/read-conditions";
import { dated } from "../conditions/read-dates";
import { graded } from "../conditions/read-graded";
import { knownWord, lacking, living, nobodyIs } from "../conditions/read-presence";
import { ranking } from "../conditions/read-ranks";
import { depthWord } from "./deep-relation";
import { addValue, createDraft, type Draft, type Handler, type ReadRef } from "./draft";
import { toRead } from "./draft-to-ref";
import { largestPart, withoutNeighbours, withTheirs } from "./read-around";
import { commonNoun } from "./read-common-noun";
import { edgeEnds } from "./read-edge-ends";
import { endKinds } from "./read-end-kinds";
import { noun } from "./read-head";
import { calledName, name } from "./read-named";
import { nested } from "./read-nested";
import { reached, stepsAround } from "./read-reach";
import { adverb, period, pronoun, small } from "./read-small-words";
import { tied } from "./read-tied";
import { besides, inside, neighbours, relation } from "./read-ties";
import { isRoutes, saidTarget } from "./said-target";

/** Reads a phrase about elements: "the idle servers older than 5", "Ann", "those", "everything". The same phrase is read once. */
export function readThings(links: readonly Link[], schema: Schema, target?: ElementTarget): ReadRef {
  return readOnce({ links, schema, target }, () => readPhrase(links, schema, target));
}

function readPhrase(links: readonly Link[], schema: Schema, target: ElementTarget | undefined): ReadRef {
  const special = besideRead(links, schema, target) ?? (target === "nodes" ? null : endsRead(links, schema));
  if (special !== null) return special;
  const draft = createDraft({
    links,
    schema,
    target: target ?? saidTarget(links, schema),
    readWithin: (part) => readThings(part, schema, "nodes"),
  });
  draft.isTargetSaid = links.some(
    (link, place) =>
      hasSense(link, "noun", draft.target) || (draft.target === "edges" && isRoutes(links, place, schema)),
  );
  let at = 0;
  while (at < links.length) {
    schema.steps.take(links.length);
    at += step(draft, at);
  }
  return toRead(draft);
}

/** Phrases that are another one and something about it: "… and their neighbours", "the largest part". */
function besideRead(links: readonly Link[], schema: Schema, target?: ElementTarget): ReadRef | null {
  const alone = withoutNeighbours(links);
  if (alone !== null) {
    const read = readThings(alone, schema, target);
    return { ...read, ref: { ...read.ref, isWithNeighbours: true } };
  }
  const beside = withTheirs(links, schema);
  if (beside !== null) {
    const read = readThings(beside.rest, schema, target);
    return { ...read, ref: { ...read.ref, isWithNeighbours: true, ...beside.only } };
  }
  const outside = largestPart(links);
  if (outside === null) return null;
  const words = { one: "node of the largest part", many: "nodes of the largest part" };
  const read = readThings(outside, schema, "nodes");
  return { ...read, ref: { ...read.ref, ...words, base: "part", isAll: false }, isEmpty: false };
}

/** Edges by their ends: "between doctors and wards", "of Ann". */
function endsRead(links: readonly Link[], schema: Schema): ReadRef | null {
  const kinds = endKinds(links, schema);
  if (kinds !== null) {
    const read = readThings(kinds.rest, schema, "edges");
    const where = read.ref.where === undefined ? kinds.where : all([read.ref.where, kinds.where]);
    return { ...read, ref: { ...read.ref, where, isAll: false } };
  }
  const found = edgeEnds(links);
  if (found === null) return null;
  const read = readThings(found.rest, schema, "edges");
  return { ...read, ref: { ...read.ref, ends: found.ends, isAll: false } };
}

const handlers: readonly Handler[] = [
  tied,
  againstOthers,
  negation,
  joint,
  calledName,
  dated,
  reached,
  stepsAround,
  inside,
  besides,
  relation,
  neighbours,
  nested,
  ranking,
  graded,
  numberFirst,
  comparative,
  lacking,
  attributeCondition,
  isolated,
  valueWord,
  pronoun,
  period,
  noun,
  commonNoun,
  depthWord,
  quantity,
  adverb,
  knownWord,
  living,
  nobodyIs,
  name,
  small,
];

function step(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined) return 1;
  for (const handler of handlers) {
    const taken = handler(draft, at);
    if (taken === 0) continue;
    noteMended(draft, at, taken);
    return taken;
  }
  if (isModifier(draft, at)) return 1;
  const isVerb = isUnknown(link) && at > 0 && isBeforeValue(draft, at);
  if (isUnknown(link) && !isVerb && draft.head === null && draft.unknown.length === 0) draft.unknown.push(link.text);
  else draft.unread.push(link.text);
  return 1;
}

/** "ferry rides" of a graph that is called "Ferries". */
function isModifier({ links, schema }: Draft, at: number): boolean {
  const [link, next] = [links[at], links[at + 1]];
  if (link === undefined || next === undefined || !isUnknown(link)) return false;
  const isNoun = hasSense(next, "noun", "nodes") || hasSense(next, "noun", "edges");
  return isNoun && isInGraphName(schema, singulars(link.norm));
}

/** "students studying physics": what stands right before a value is hardly a kind. */
function isBeforeValue({ links }: Draft, at: number): boolean {
  const isVerb = /(?:ing|ed|s)$/u.test(links[at]?.norm ?? "") || hasSense(links[at - 1], "ask");
  return isVerb && (links[at + 1]?.schema.some(({ kind }) => kind === "value") ?? false);
}

function noteMended(draft: Draft, at: number, taken: number): void {
  for (const link of draft.links.slice(at, at + taken)) {
    if (link.mended !== undefined && link.schema.length > 0 && !isSameVerb(link)) draft.mended.push(link.mended);
  }
}

/** "treat" for "treats" is no slip. */
function isSameVerb({ norm, mended }: Link): boolean {
  return mended !== undefined && verbStem(norm) === verbStem(mended);
}

function negation(draft: Draft, at: number): number {
  const link = draft.links[at];
  const isBut =
    link?.norm === "but" &&
    /^(?:everything|everyone|everybody|all|anything|nodes|all nodes)$/u.test(draft.links[at - 1]?.norm ?? "");
  if ((!isBut && !hasSense(link, "sign", "not")) || (link?.schema.length ?? 0) > 0) return 0;
  draft.isNegated = !draft.isNegated;
  draft.join = "and";
  return 1;
}

function joint(draft: Draft, at: number): number {
  const norm = draft.links[at]?.norm;
  if (norm !== "or" && norm !== "and" && norm !== "," && norm !== "||" && norm !== "&&") return 0;
  if (norm === "or" || norm === "||") draft.join = "or";
  return 1;
}

function valueWord(draft: Draft, at: number): number {
  const link = draft.links[at];
  const sense = bestValue(draft, at);
  if (link === undefined || sense === null) return 0;
  if (isAtTheirEdges(draft, at, sense)) {
    draft.tied = tieBy(sense, draft.isNegated);
    draft.isNegated = false;
    return 1;
  }
  const isDenied = draft.isNegated;
  addValue(draft, sense.attribute, sense.value);
  if (draft.target !== sense.target && !draft.isTargetSaid) draft.target = sense.target;
  const isOpen = draft.head === null || /^(?:node|edge)$/u.test(draft.head.one);
  if (isOpen && !isDenied && sense.target === "nodes" && !nounFollows(draft, at))
    draft.head = headSaid(draft, at, sense) ?? draft.head;
  draft.said.add(at);
  return 1;
}

/** A value that is a noun for what has it: "servers", "women"; null where it is none. */
function headSaid(draft: Draft, at: number, { attribute, target, value }: ValueSense): Draft["head"] {
  const said = draft.links[at]?.norm ?? "";
  const person = genderForms(said);
  if (person !== null) return { at, ...person, isPlural: person.many === said, isGeneric: false };
  // "Region West" is a condition, no noun.
  const isBesideItsName = namesAttribute(draft.links[at - 1], attribute.name);
  const isType = !isBesideItsName && typeAttribute(draft.schema, target)?.name === attribute.name;
  const phrase = wordsOfName(String(value));
  const isPlural = said !== phrase && singulars(said).includes(phrase);
  if (!isPlural && !(isType && saysKind(attribute.name))) return null;
  return { at, one: phrase, many: isPlural ? said : plural(phrase), isPlural, isGeneric: false };
}

/** A noun for the elements themselves follows: "idle servers", "R&D nodes", "ok ones". */
function nounFollows(draft: Draft, at: number): boolean {
  const next = draft.links[at + 1];
  if (next === undefined) return false;
  if (["nodes", "edges", "ones"].some((arg) => hasSense(next, "noun", arg))) return true;
  if (isUnknown(next) && mayBeNoun(draft.schema, next.text)) return true;
  const sense = bestValue(draft, at + 1);
  return (
    sense !== null &&
    sense.target === "nodes" &&
    typeAttribute(draft.schema, sense.target)?.name === sense.attribute.name
  );
}

function bestValue(draft: Draft, at: number): ValueSense | null {
  const link = draft.links[at];
  const senses = link?.schema.filter((sense): sense is ValueSense => sense.kind === "value") ?? [];
  if (senses.length === 0 || link?.schema.some((sense) => sense.kind === "label" && link.isName)) return null;
  const own = senses.filter((sense) => sense.target === draft.target);
  const isOwn = draft.isTargetSaid || (draft.head !== null && own.length > 0);
  const fitting = isOwn ? own : senses;
  const said = fitting.find((sense) => draft.links.some((other) => namesAttribute(other, sense.attribute.name)));
  const typed = fitting.find((sense) => typeAttribute(draft.schema, sense.target)?.name === sense.attribute.name);
  return said ?? typed ?? fitting.find((sense) => sense.target === draft.target) ?? fitting[0] ?? null;
}

function namesAttribute(link: Link | undefined, attribute: string): boolean {
  return link?.schema.some((sense) => sense.kind === "attribute" && sense.attribute.name === attribute) ?? false;
}

function quantity(draft: Draft, at: number): number {
  const number = numberOf(draft.links[at]);
  if (number === null || draft.count !== null || draft.head !== null || !Number.isInteger(number) || number < 0)
    return 0;
  if (draft.links.slice(at + 1).every((link) => link.token.kind === "sign") && draft.rank === null) return 0;
  if (isOfThem(draft, at)) {
    draft.base = "previous";
    return 1;
  }
  draft.count = number;
  return 1;
}

/** "(which) of the two is …": of those that were spoken of. */
function isOfThem({ links, base }: Draft, at: number): boolean {
  const isOf = links[at - 1]?.norm === "the" && links[at - 2]?.norm === "of";
  return isOf && base === "all" && /^(?:is|are|has|have|was|were|do|does|did)$/u.test(links[at + 1]?.norm ?? "");
}

/** "the orange line stations" where edges have a line: nodes with such an edge. */
function isAtTheirEdges({ links, schema, target, tied: known }: Draft, at: number, sense: ValueSense): boolean {
  if (sense.target !== "edges" || target !== "nodes" || known !== null) return false;
  if (typeAttribute(schema, "edges")?.name === sense.attribute.name) return false;
  const after = links.slice(at + 1, at + 3);
  return after.some((link) => isUnknown(link) && nounMeaning(schema, link.norm) === "all");
}

function tieBy({ attribute, value }: ValueSense, isNegated: boolean): NonNullable<Draft["tied"]> {
  const via = compare(attribute.name, "==", value);
  return { cmp: isNegated ? "<" : ">=", count: 1, via, direction: "both", many: "" };
}

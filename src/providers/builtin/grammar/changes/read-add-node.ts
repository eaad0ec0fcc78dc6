import type { JsonValue } from "@/lib/json";
import { nounLeeway } from "../../lexicon/common-nouns";
import { placeAttribute } from "../../lexicon/concept-attributes";
import { nounMeaning } from "../../lexicon/noun-classes";
import type { Act } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf } from "../../parse/clauses";
import { hintedAttribute } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { hasSense, isUnknown, type Link, valueSenses } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesIn } from "../../schema/said-attributes";
import { type Schema, typeAttribute } from "../../schema/schema";
import { type NameSpan, readName, wholeSpan } from "../things/read-names";
import { type EdgeWords, edgeWords } from "./edge-words";

/** "Add a server named Zoe connected to Ann". */
export const readAddNode: Reader = (clause) => {
  const at = indexOf(clause, "verb", "add");
  if (at < 0 || isEdgeAsked(clause, at)) return null;
  const tie = clause.links.findIndex((link, index) => index > at && (hasSense(link, "tie", "to") || isJoining(link)));
  const said = clause.links.slice(at + 1, tie < 0 ? undefined : tie);
  const type = typeValue(said, clause);
  const name = newName(said, type?.index ?? -1, clause.schema);
  if (name === null) return null;
  const joint = jointOf(clause, { said, used: name.used, tie });
  const attributes = { ...type?.set, ...saidValues(joint.own, clause, name.used) };
  const more = moreNames(joint.own, name.used);
  const left = [
    ...unknownNouns(joint.own, name.used, clause.schema),
    ...leftNames(joint.own, name.used, more),
    ...leftValues(joint.own, name.used, [...Object.values(attributes), ...more]),
  ];
  const act = { do: "addNode", name: name.name, attributes, ...joint.ends } as const;
  return candidate({ ...act, ...(more.length > 0 && { more }) }, 8, [...left, ...joint.unread]);
};

interface Joint {
  /** What is said of the node itself. */
  readonly own: readonly Link[];
  readonly ends: Pick<AddNode, "connectTo" | "edge">;
  readonly unread: readonly string[];
}

/** What the new node is joined to: "connected to Ann", "taught by Noether", "to Oncology". */
function jointOf(
  clause: Clause,
  { said, used, tie }: { readonly said: readonly Link[]; readonly used: readonly number[]; readonly tie: number },
): Joint {
  if (tie >= 0) {
    const tail = edgeWords(clause.links.slice(tie + 1), clause.schema);
    return { own: said, ends: { connectTo: splitNames(tail.rest), ...edgeOf(tail) }, unread: tail.unread };
  }
  const found = placeNamed(said, used);
  if (found === null) return { own: said, ends: { connectTo: [] }, unread: [] };
  const own = said.filter((_, index) => index < found.start || index >= found.end);
  return { own, ends: { connectTo: found.names }, unread: [] };
}

type AddNode = Extract<Act, { readonly do: "addNode" }>;

function edgeOf(tail: EdgeWords): Pick<AddNode, "edge"> {
  return Object.keys(tail.attributes).length === 0 ? {} : { edge: tail.attributes };
}

/** "(a nurse called Rita) to Oncology": what the new node belongs to is a node. */
function placeNamed(said: readonly Link[], used: readonly number[]) {
  const after = (used.at(-1) ?? said.length) + 1;
  const start = said.findIndex(({ norm }, index) => index >= after && /^(?:to|in|at|under|for|into|on)$/u.test(norm));
  const first = said[start + 1]?.norm === "the" ? start + 2 : start + 1;
  const isNode = start >= 0 && said[first]?.schema.some(({ kind }) => kind === "label") === true;
  if (!isNode || said[first]?.schema.some(({ kind }) => kind === "value") === true) return null;
  const names = splitNames([said[first]].flatMap((link) => link ?? []));
  return names.length === 0 ? null : { start, end: first + 1, names };
}

/** Names of the graph that nothing was made of: an edge that was meant must not be dropped in silence. */
function leftNames(own: readonly Link[], used: readonly number[], more: readonly string[]): readonly string[] {
  const last = used.at(-1) ?? own.length;
  return own.flatMap((link, index) =>
    index > last && link.schema.some(({ kind }) => kind === "label") && !more.includes(link.text) ? [link.text] : [],
  );
}

/** What stands behind the name and became no value: "…, worth 45000", "31, Cornish". */
function leftValues(own: readonly Link[], used: readonly number[], taken: readonly JsonValue[]): readonly string[] {
  const last = used.at(-1) ?? own.length;
  const texts = taken.map((value) => String(value).toLowerCase());
  const isTaken = (link: Link): boolean => {
    const number = numberOf(link);
    if (number !== null) return taken.some((value) => typeof value === "number" && value % number === 0);
    return texts.some((text) => text.includes(link.token.text.toLowerCase()));
  };
  return own.flatMap((link, index) => {
    const isName = link.isName && link.schema.length === 0 && /^\p{Lu}/u.test(link.text);
    const isValue = numberOf(link) !== null || link.token.kind === "quoted" || isUnknown(link) || isName;
    return index > last && isValue && !isTaken(link) ? [link.text] : [];
  });
}

/** "(two dogs named Max) and Rex". */
function moreNames(own: readonly Link[], used: readonly number[]): readonly string[] {
  const names: string[] = [];
  let at = (used.at(-1) ?? own.length) + 1;
  while (/^(?:and|,)$/u.test(own[at]?.norm ?? "")) {
    const found = readName(own, at + 1);
    if (found === null || !/^\p{Lu}/u.test(found.name)) break;
    names.push(found.name);
    at += 1 + found.length;
  }
  return names;
}

/** "Add an edge", "add a link between". */
export function isEdgeAsked(clause: Clause, at: number): boolean {
  const rest = clause.links.slice(at + 1);
  const next = rest.find((link) => !hasSense(link, "fill") && numberOf(link) === null);
  return hasSense(next, "noun", "edges") || rest.slice(1, 5).some((link) => link.norm === "between");
}

function isJoining(link: Link): boolean {
  return (
    hasSense(link, "verb", "connect") ||
    /^(?:connected|linked|joined|attached|connect|who lives|that lives)$/u.test(link.norm)
  );
}

function typeValue(own: readonly Link[], clause: Clause) {
  const type = typeAttribute(clause.schema, "nodes");
  for (const [index, link] of own.entries()) {
    const sense = valueSenses(link, "nodes").find(({ attribute }) => attribute.name === type?.name);
    if (sense !== undefined) return { index, set: { [sense.attribute.name]: sense.value } };
  }
  return null;
}

function newName(
  own: readonly Link[],
  type: number,
  schema: Schema,
): { readonly name: string; readonly used: readonly number[] } | null {
  const called = own.findIndex((link) => hasSense(link, "name", "called"));
  const start =
    called >= 0
      ? called + 1
      : own.findIndex(
          (link, index) =>
            index > type && (link.token.kind === "quoted" || link.isName) && own[index + 1]?.norm !== "'s",
        );
  if (start < 0 || own[start] === undefined) return null;
  // "Gannet sailed by Ivo": a verb of the graph's edges ends a name.
  const isVerb = (link: Link, index: number) =>
    index > start && /^\p{Ll}/u.test(link.text) && relationAt(own, index, schema)?.isNoun === false;
  const verb = own.findIndex(isVerb);
  const found = givenName(verb < 0 ? own : own.slice(0, verb), start) ?? { name: own[start].text, length: 1 };
  return { name: found.name, used: Array.from({ length: found.length }, (_, index) => start + index) };
}

/** "Bishop's Gate": in a name that is given, what stands before and after the apostrophe is one. */
function givenName(own: readonly Link[], start: number): NameSpan | null {
  const found = readName(own, start);
  if (found === null || own[start]?.token.kind === "quoted") return found;
  const end = start + found.length;
  const isOwned = own[end]?.norm === "'s" && /^\p{Lu}/u.test(own[end + 1]?.text ?? "");
  const rest = isOwned && own[end + 1]?.token.kind !== "quoted" ? givenName(own, end + 1) : null;
  return rest === null ? found : { name: `${found.name}'s ${rest.name}`, length: found.length + 1 + rest.length };
}

/** Further attributes: "age 3", "state idle", and values that say their attribute ("idle"). */
function saidValues(
  own: readonly Link[],
  clause: Clause,
  used: readonly number[],
): Readonly<Record<string, JsonValue>> {
  const set: Record<string, JsonValue> = {};
  for (const { at, name, target } of attributesIn({ ...clause, links: own })) {
    if (target !== "nodes" || used.includes(at) || hasSense(own[at], "name", "called")) continue;
    const before = numberOf(own[at - 1]);
    const value = before ?? saidValue(own.slice(at + 1).find((link) => !hasSense(link, "fill", "small")));
    if (value !== null) set[name] = value;
  }
  const age = hintedAttribute(clause.schema, "nodes", "age");
  const years = bareAge(own, used);
  if (years !== null && age !== null && !age.isTurned) set[age.attribute.name] ??= years;
  const place = placeSaid(own, clause, used);
  if (place !== null) set[place.property] ??= place.value;
  own.forEach((link, index) => {
    const [sense] = used.includes(index) ? [] : valueSenses(link, "nodes");
    if (sense !== undefined && set[sense.attribute.name] === undefined) set[sense.attribute.name] = sense.value;
  });
  return set;
}

/** "(add Kurt,) 33": a bare number after the name of somebody. */
function bareAge(own: readonly Link[], used: readonly number[]): number | null {
  const end = used.at(-1) ?? own.length;
  const years = own[end + 1]?.norm === "," ? numberOf(own[end + 2]) : null;
  const isAlone = /^(?:,|and|from|in|years old|who|with)$/u.test(own[end + 3]?.norm ?? ",");
  return years !== null && Number.isInteger(years) && years > 0 && years < 120 && isAlone ? years : null;
}

/** "(add a guest called Ann) from York": a place the graph may not have yet. */
function placeSaid(
  own: readonly Link[],
  { schema }: Clause,
  used: readonly number[],
): { readonly property: string; readonly value: string } | null {
  const at = own.findIndex(
    (link, index) =>
      index > (used.at(-1) ?? own.length) && /^(?:from|in|based in|living in|who lives in)$/u.test(link.norm),
  );
  const span = at < 0 ? null : readName(own, at + 1);
  const property = placeAttribute(schema);
  const isPlace = span !== null && /^\p{Lu}/u.test(span.name) && own[at + 1]?.schema.length === 0;
  return isPlace && property !== null ? { property, value: span.name } : null;
}

function saidValue(link: Link | undefined): JsonValue | null {
  return link === undefined ? null : (numberOf(link) ?? valueText(link));
}

/** A value as the graph or the user writes it. */
export function valueText(link: Link): JsonValue | null {
  const sense = link.schema.find((one) => one.kind === "value");
  if (sense?.kind === "value") return sense.value;
  return link.token.kind === "quoted" || isUnknown(link) || link.isName ? link.token.text : null;
}

function unknownNouns(own: readonly Link[], used: readonly number[], schema: Schema): readonly string[] {
  const found = own.find((link, index) => !used.includes(index) && isUnknown(link) && index < (used[0] ?? 0));
  if (found === undefined || nounMeaning(schema, found.norm) === "all") return [];
  return nounLeeway(schema) === "changes" ? [] : [found.text];
}

function splitNames(links: readonly Link[]): readonly string[] {
  const names: Link[][] = [[]];
  for (const link of links) {
    if (/^(?:and|,)$/u.test(link.norm)) names.push([]);
    else if (link.token.kind !== "sign" || link.norm === "-") names.at(-1)?.push(link);
  }
  return names.map(wholeSpan).filter((name) => name !== "" && name !== "to");
}

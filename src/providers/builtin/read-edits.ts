import type { JsonValue } from "@/lib/json";
import type { Ref } from "./acts";
import { hintedAttribute } from "./attribute-hints";
import { type Candidate, candidate, type Reader } from "./candidate";
import { type Clause, indexOf, says, without } from "./clauses";
import { nounLeeway } from "./common-nouns";
import { hasSense, isUnknown, type Link, valueSenses } from "./link-words";
import { nounMeaning } from "./noun-classes";
import { whoIs } from "./read-assign";
import { joinText, newNameSpan, readName, wholeSpan } from "./read-names";
import { pathEnds } from "./read-structure";
import { readThings } from "./read-things";
import { attributesIn, everything } from "./said-attributes";
import { type Schema, typeAttribute } from "./schema";
import { numberOf } from "./small-steps";

/** "Delete the Zora node", "remove the edge between A and B", "clear the graph". */
export const readRemove: Reader = (clause) => {
  const at = removeVerb(clause);
  if (at < 0) return null;
  const isCut = hasSense(clause.links[at], "verb", "disconnect");
  const ends = isCut || says(clause, "noun", "edges") ? pathEnds(clause) : null;
  if (ends !== null && (isCut || clause.links.some((link) => link.norm === "between" || link.norm === "from")))
    return candidate({ do: "removeEdge", ...ends, attributes: {} }, 9);
  const { ref, unread, isEmpty } = readThings(without(clause, [at]), clause.schema);
  const isGraph = says(clause, "noun", "graph") || says(clause, "noun", "all");
  if (ref.isAll && isGraph && ref.unknown === undefined) return candidate({ do: "clearGraph" }, 7, unread);
  if (hasSense(clause.links[at], "verb", "clear")) return null;
  if (isEmpty) return candidate({ do: "remove", what: everything(ref.target) }, 5, unread);
  return candidate({ do: "remove", what: ref }, 8, unread);
};

/** Where the verb stands; -1 also when it is the styling that goes. */
function removeVerb(clause: Clause): number {
  const at = ["remove", "clear", "disconnect"].map((arg) => indexOf(clause, "verb", arg)).find((index) => index >= 0);
  const isStyling = clause.links.some(
    (link, index) => index !== at && hasSense(link, "noun", "style") && link.schema.length === 0,
  );
  return at === undefined || isStyling ? -1 : at;
}

/** "Add a server named Zoe connected to Ann". */
export const readAddNode: Reader = (clause) => {
  const at = indexOf(clause, "verb", "add");
  if (at < 0 || isEdgeAsked(clause, at)) return null;
  const tie = clause.links.findIndex((link, index) => index > at && (hasSense(link, "tie", "to") || isJoining(link)));
  const own = clause.links.slice(at + 1, tie < 0 ? undefined : tie);
  const type = typeValue(own, clause);
  const name = newName(own, type?.index ?? -1);
  if (name === null) return null;
  const attributes = { ...type?.set, ...saidValues(own, clause, name.used) };
  const connectTo = tie < 0 ? [] : splitNames(clause.links.slice(tie + 1));
  const unknownKind = unknownNoun(own, name.used, clause.schema);
  const more = moreNames(own, name.used);
  return candidate(
    { do: "addNode", name: name.name, ...(more.length === 0 ? {} : { more }), attributes, connectTo },
    8,
    unknownKind === null ? [] : [unknownKind],
  );
};

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

function isEdgeAsked(clause: Clause, at: number): boolean {
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
): { readonly name: string; readonly used: readonly number[] } | null {
  const called = own.findIndex((link) => hasSense(link, "name", "called"));
  const start =
    called >= 0
      ? called + 1
      : own.findIndex((link, index) => index > type && (link.token.kind === "quoted" || link.isName));
  if (start < 0 || own[start] === undefined) return null;
  const found = readName(own, start) ?? { name: own[start].text, length: 1 };
  return { name: found.name, used: Array.from({ length: found.length }, (_, index) => start + index) };
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
  const aged = own.findIndex((link) => /^aged?$/u.test(link.norm));
  const age = hintedAttribute(clause.schema, "nodes", "age");
  const years = numberOf(own[aged + 1]);
  if (aged >= 0 && years !== null && age !== null && !age.isTurned) set[age.attribute.name] ??= years;
  own.forEach((link, index) => {
    const [sense] = used.includes(index) ? [] : valueSenses(link, "nodes");
    if (sense !== undefined && set[sense.attribute.name] === undefined) set[sense.attribute.name] = sense.value;
  });
  return set;
}

function saidValue(link: Link | undefined): JsonValue | null {
  return link === undefined ? null : (numberOf(link) ?? valueText(link));
}

function valueText(link: Link): JsonValue | null {
  const sense = link.schema.find((one) => one.kind === "value");
  if (sense?.kind === "value") return sense.value;
  return link.token.kind === "quoted" || isUnknown(link) || link.isName ? link.token.text : null;
}

function unknownNoun(own: readonly Link[], used: readonly number[], schema: Schema): string | null {
  const found = own.find((link, index) => !used.includes(index) && isUnknown(link) && index < (used[0] ?? 0));
  if (found !== undefined && nounMeaning(schema, found.norm) === "all") return null;
  return found === undefined || nounLeeway(schema) === "changes" ? null : found.text;
}

function splitNames(links: readonly Link[]): readonly string[] {
  const names: Link[][] = [[]];
  for (const link of links) {
    if (/^(?:and|,)$/u.test(link.norm)) names.push([]);
    else if (link.token.kind !== "sign" || link.norm === "-") names.at(-1)?.push(link);
  }
  return names.map(wholeSpan).filter((name) => name !== "" && name !== "to");
}

/** "Connect Zoe to Ann", "add an edge from A to B". */
export const readAddEdge: Reader = (clause) => {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "connect"));
  const add = addVerb(clause);
  if (says(clause, "ask") || (verb < 0 && !(add >= 0 && isEdgeAsked(clause, add)))) return null;
  if (verb >= 0 && add < 0) return connected(clause, verb);
  const ends = pathEnds(clause);
  return ends === null ? null : candidate({ do: "addEdge", ...ends, attributes: relationSaid(clause) }, 11);
};

/** "add an edge", "draw a link". */
function addVerb(clause: Clause): number {
  const add = indexOf(clause, "verb", "add");
  if (add >= 0) return add;
  const draw = clause.links.findIndex((link) => /^(?:draw|put|make|insert)$/u.test(link.norm));
  const next = clause.links.slice(draw + 1).find((link) => !hasSense(link, "fill"));
  return draw >= 0 && !says(clause, "color") && /^(?:edge|link|connection|line|arrow|tie)$/u.test(next?.norm ?? "")
    ? draw
    : -1;
}

/** "(connect A to B) with treats": which kind of edge, where it is said. */
function relationSaid({ links, schema }: Clause): Readonly<Record<string, JsonValue>> {
  const type = typeAttribute(schema, "edges");
  const sense = links
    .flatMap((link) => valueSenses(link, "edges"))
    .find(({ attribute }) => attribute.name === type?.name);
  return sense === undefined ? {} : { [sense.attribute.name]: sense.value };
}

function connected(clause: Clause, verb: number): Candidate | null {
  const links = clause.links.slice(verb + 1).filter((link) => !/^[.?!]$/u.test(link.norm));
  const to = links.findIndex((link) => /^(?:to|with|and)$/u.test(link.norm));
  if (to < 1) return null;
  const isBack = links.slice(0, to).every((link) => hasSense(link, "pronoun", "those") || hasSense(link, "fill"));
  const [from, target] = [isBack ? "" : wholeSpan(links.slice(0, to)), wholeSpan(links.slice(to + 1))];
  return (from === "" && !isBack) || target === ""
    ? null
    : candidate({ do: "addEdge", from, to: target, attributes: {} }, 8);
}

/** "Rename Zoe to Zora", "change the name of Zoe to Zora". */
export const readRename: Reader = (clause) => {
  const verb = indexOf(clause, "verb", "rename");
  const isLabel = says(clause, "verb", "set") && clause.links.some((link) => /^(?:name|label|title)$/u.test(link.norm));
  if (verb < 0 && !isLabel) return null;
  const to = clause.links.findLastIndex((link) => /^(?:to|into|as)$/u.test(link.norm));
  const isCall = clause.links[verb]?.norm === "call";
  if (to < 0 || isCall) return null;
  const name = newNameSpan(clause.links.slice(to + 1));
  const start = verb >= 0 ? verb + 1 : indexOf(clause, "verb", "set") + 1;
  const who = clause.links.slice(start, to).filter((link) => !/^(?:name|label|title)$/u.test(link.norm));
  const { ref, unread } = readThings(who, clause.schema);
  return name === "" ? null : candidate({ do: "rename", what: asName(ref), to: name }, 9, unread);
};

/** A word that means nothing here is a name to look up. */
function asName(ref: Ref): Ref {
  const { unknown, ...rest } = ref;
  if (unknown === undefined || ref.names !== undefined) return ref;
  return { ...rest, base: "names", names: [unknown], isAll: false };
}

/** "Set the age of Ann to 6", "change Ann's city to Paris". */
export const readSet: Reader = (clause) => {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "set") || hasSense(link, "verb", "make"));
  const [attribute] = attributesIn(clause);
  const to = clause.links.findLastIndex((link) => /^(?:to|=|as|equal to)$/u.test(link.norm));
  if (verb < 0 || attribute === undefined || to < attribute.at) return null;
  const value = clause.links.slice(to + 1).filter((link) => !/^[.?!]$/u.test(link.norm));
  const [first] = value;
  if (first === undefined) return null;
  const tail = value.findIndex((link, at) => at > 0 && /^(?:for|of|on)$/u.test(link.norm));
  const before = without({ ...clause, links: clause.links.slice(0, to) }, [verb, attribute.at]);
  const isWord = (link: Link): boolean =>
    link.schema.length === 0 && (hasSense(link, "noun", "attributes") || link.norm === "value");
  const who = (tail < 0 ? before : [...before, ...value.slice(tail + 1)]).filter((link) => !isWord(link));
  const isList = attribute.target === "nodes" && who.some((link) => /^(?:and|,)$/u.test(link.norm));
  const { ref, unread, isEmpty } = isList
    ? { isEmpty: false, ...whoIs(who, clause) }
    : readThings(who, clause.schema, attribute.target);
  const what = isEmpty ? { ...ref, base: "previous" as const, isAll: false } : asName(ref);
  const wanted = valueText(first) ?? numberOf(first) ?? joinText(tail < 0 ? value : value.slice(0, tail));
  return candidate(
    {
      do: "set",
      what,
      property: attribute.name,
      value: valueFor(attribute.kind, first, wanted),
    },
    8,
    unread,
  );
};

/** Numbers and yes or no as such, where the attribute has them. */
function valueFor(kind: string, link: Link, wanted: JsonValue): JsonValue {
  if (kind === "number") return numberOf(link) ?? wanted;
  if (kind !== "boolean" || !/^(?:true|yes|on|false|no|off)$/u.test(link.norm)) return wanted;
  return /^(?:true|yes|on)$/u.test(link.norm);
}

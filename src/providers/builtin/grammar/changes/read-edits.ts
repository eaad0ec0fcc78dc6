import type { JsonValue } from "@/lib/json";
import { everything } from "../../chart/refs";
import type { Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, says, without } from "../../parse/clauses";
import { numberOf } from "../../schema/link-number";
import { attributeSense, hasSense, isUnknown, type Link, valueSenses } from "../../schema/link-words";
import { attributesIn } from "../../schema/said-attributes";
import { typeAttribute } from "../../schema/schema";
import { pathEnds } from "../questions/read-structure";
import { namedIn } from "../things/named-nodes";
import { joinText, newNameSpan, wholeSpan } from "../things/read-names";
import { readThings } from "../things/read-things";
import { edgeWords } from "./edge-words";
import { isEdgeAsked, valueText } from "./read-add-node";
import { whoIs } from "./read-assign";

/** "Delete the Zora node", "remove the edge between A and B", "clear the graph". */
export const readRemove: Reader = (clause) => {
  const at = removeVerb(clause);
  if (at < 0) return null;
  if (hasSense(clause.links[at], "verb", "disconnect")) return readCut(clause, at);
  const isPath = clause.links.some((link) => /^(?:path|route|way)$/u.test(link.norm) && link.schema.length === 0);
  const ends = says(clause, "noun", "edges") || isPath ? pathEnds(clause) : null;
  if (ends !== null && clause.links.some((link) => link.norm === "between" || link.norm === "from"))
    return candidate({ do: "removeEdge", ...ends, attributes: {} }, 9);
  const { ref, unread, isEmpty } = readThings(without(clause, [at]), clause.schema);
  const isGraph = says(clause, "noun", "graph") || says(clause, "noun", "all");
  if (ref.isAll && isGraph && ref.unknown === undefined) return candidate({ do: "clearGraph" }, 7, unread);
  if (hasSense(clause.links[at], "verb", "clear")) return null;
  if (isEmpty) return candidate({ do: "remove", what: everything(ref.target) }, 5, unread);
  return candidate({ do: "remove", what: ref }, 8, unread);
};

/** "Disconnect A from B", "unlink them", "disconnect A": edges go, never the nodes themselves. */
function readCut(clause: Clause, at: number): Candidate | null {
  const after = clause.links.slice(at + 1);
  const [first, second, third] = namedIn(after);
  const isBack = after.some((link) => hasSense(link, "pronoun", "those"));
  const known = after.every(
    (link) =>
      link.schema.some(({ kind }) => kind === "label") || link.isName || hasSense(link, "pronoun") || joint(link),
  );
  const unread = known && third === undefined ? [] : [joinText(after)];
  if (second !== undefined)
    return candidate({ do: "removeEdge", from: first ?? "", to: second, attributes: {} }, 9, unread);
  if (isBack) return candidate({ do: "removeEdge", from: "", to: first ?? "", attributes: {} }, 9, unread);
  if (first === undefined) return null;
  const what: Ref = { ...everything("edges"), ends: { names: [first], side: "both" }, isAll: false };
  return candidate({ do: "remove", what: { ...what, isExact: true } }, 9, unread);
}

function joint(link: Link): boolean {
  return (
    link.token.kind === "sign" || /^(?:from|and|with|to|the|please|again|each other|one another|of)$/u.test(link.norm)
  );
}

/** Where the verb stands; -1 also when it is the styling that goes. */
function removeVerb(clause: Clause): number {
  const at = ["remove", "clear", "disconnect"].map((arg) => indexOf(clause, "verb", arg)).find((index) => index >= 0);
  const isStyling = clause.links.some(
    (link, index) => index !== at && hasSense(link, "noun", "style") && link.schema.length === 0,
  );
  return at === undefined || isStyling ? -1 : at;
}

/** "Connect Zoe to Ann", "add an edge from A to B". */
export const readAddEdge: Reader = (clause) => {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "connect"));
  const add = addVerb(clause);
  if (says(clause, "ask") || (verb < 0 && !(add >= 0 && isEdgeAsked(clause, add)))) return null;
  if (verb >= 0 && add < 0) return connected(clause, verb);
  const { attributes, unread, rest } = edgeWords(clause.links, clause.schema);
  const ends = pathEnds({ ...clause, links: rest }) ?? pathEnds(clause);
  if (ends === null) return null;
  return candidate({ do: "addEdge", ...ends, attributes: { ...relationSaid(clause), ...attributes } }, 11, unread);
};

/** "add an edge", "draw a link". */
function addVerb(clause: Clause): number {
  const add = indexOf(clause, "verb", "add");
  if (add >= 0) return add;
  const draw = clause.links.findIndex((link) => /^(?:draw|put|make|insert)$/u.test(link.norm));
  const next = clause.links.slice(draw + 1).find((link) => !hasSense(link, "fill"));
  const after = next === undefined ? undefined : clause.links[clause.links.indexOf(next) + 1];
  // "a boat between Ann and Bo": whatever stands between two nodes is an edge.
  if (draw >= 0 && next !== undefined && isUnknown(next) && after?.norm === "between") return draw;
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
  const after = clause.links.slice(verb + 1).filter((link) => !/^[.?!]$/u.test(link.norm));
  const isBoth = after.every((link) => /^(?:them|those|these|both|both of them|the two|together|up)$/u.test(link.norm));
  if (after.length > 0 && isBoth) return candidate({ do: "addEdge", from: "", to: "", attributes: {} }, 8);
  const own = edgeWords(after, clause.schema);
  const isOwn = Object.keys(own.attributes).length > 0;
  const { links, attributes } = isOwn ? { ...own, links: own.rest } : withoutKind(after, clause);
  const to = links.findIndex((link) => /^(?:to|with|and)$/u.test(link.norm));
  if (to < 1) return null;
  const isBack = links.slice(0, to).every((link) => hasSense(link, "pronoun", "those") || hasSense(link, "fill"));
  const [from, target] = [isBack ? "" : wholeSpan(links.slice(0, to)), wholeSpan(links.slice(to + 1))];
  return (from === "" && !isBack) || target === ""
    ? null
    : candidate(
        { do: "addEdge", from, to: target, attributes },
        Object.keys(attributes).length > 0 ? 12 : 8,
        own.unread,
      );
}

/** "(connect A to B) with type treats", "as friends", ", kind = rail": the kind of edge at the end. */
function withoutKind(
  links: readonly Link[],
  { schema }: Clause,
): { readonly links: readonly Link[]; readonly attributes: Readonly<Record<string, JsonValue>> } {
  const start = links.findLastIndex((link, at) => at > 2 && /^(?:with|as|via|by|,|of|using|through)$/u.test(link.norm));
  const tail = start < 0 ? [] : links.slice(start + 1);
  const named = tail.findIndex((link) => hasSense(link, "noun", "types") || isOfEdges(link));
  const value = tail.slice(named + 1).filter((link) => !isAroundKind(link));
  const known = value.flatMap((link) => valueSenses(link, "edges"))[0];
  const own = attributeSense(tail[named], "edges");
  const attribute = known?.attribute ?? (own?.target === "edges" ? own.attribute : typeAttribute(schema, "edges"));
  const isSaid = known !== undefined || (named >= 0 && (value.length === 1 || value.length === 2));
  if (attribute === undefined || !isSaid) return { links, attributes: {} };
  return { links: links.slice(0, start), attributes: { [attribute.name]: known?.value ?? valueSaid(value) } };
}

function valueSaid(value: readonly Link[]): JsonValue {
  return (value.length === 1 ? numberOf(value[0]) : null) ?? joinText(value);
}

function isOfEdges(link: Link): boolean {
  return attributeSense(link, "edges")?.target === "edges";
}

function isAroundKind({ norm }: Link): boolean {
  return /^(?:=|:|is|an?|the|edge|link|relation|relationship)$/u.test(norm);
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
    link.schema.length === 0 && (hasSense(link, "noun", "attributes") || /^(?:value|date)$/u.test(link.norm));
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

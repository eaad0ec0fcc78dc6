import { oneLine } from "@/lib/text/lines";
import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, normOf, says, without } from "../../parse/clauses";
import { hintedAttribute } from "../../schema/attribute-hints";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesIn } from "../../schema/said-attributes";
import { namedIn } from "../things/named-nodes";
import { endKinds } from "../things/read-end-kinds";
import { wholeSpan } from "../things/read-names";
import { readThings } from "../things/read-things";

/** "Shortest path from A to B", "how is A connected to B?", "distance between A and B". */
export const readPath: Reader = (given) => {
  const apart = withoutAvoided(given);
  // What is to be avoided is never passed over.
  if (apart === null) return null;
  const { clause, avoid } = apart;
  const isHow = asksHow(clause);
  if ((!isHow && !speaksOfWay(clause)) || endKinds(clause.links, clause.schema) !== null) return null;
  const found = pathEnds(clause, isHow);
  if (found === null || isEdit(clause, isHow)) return null;
  const isHighlighted = says(clause, "verb", "style") || says(clause, "color") || says(clause, "verb", "make");
  const color =
    argOf(
      clause.links.find((link) => hasSense(link, "color")),
      "color",
    ) ?? "orange";
  const weight = weightOf(clause, found);
  const by = { ...(weight === undefined ? {} : { weight }), ...(avoid.length === 0 ? {} : { avoid }) };
  return candidate(
    { do: "path", ...found, isHighlighted, color, ...by },
    says(clause, "noun", "path") || weight ? 10 : 8,
  );
};

/** "(from A to B) without going through C". */
function withoutAvoided(clause: Clause): { readonly clause: Clause; readonly avoid: readonly string[] } | null {
  const at = clause.links.findIndex((link) => avoiding.test(link.norm) && link.schema.length === 0);
  const avoid = at < 0 ? [] : namedIn(clause.links.slice(at + 1));
  if (at < 2) return { clause, avoid: [] };
  if (avoid.length === 0) return null;
  const end = /^(?:but|and|,)$/u.test(clause.links[at - 1]?.norm ?? "") ? at - 1 : at;
  return { clause: { ...clause, links: clause.links.slice(0, end) }, avoid };
}

const avoiding = /^(?:avoiding|avoid|avoids|without|bypassing|skipping|but not|not via|not)$/u;

function isEdit(clause: Clause, isHow: boolean): boolean {
  return says(clause, "verb", "add") || says(clause, "verb", "remove") || (says(clause, "verb", "connect") && !isHow);
}

function asksHow(clause: Clause): boolean {
  if (!says(clause, "ask", "how")) return false;
  return ["tie", "verb"].some((cls) => says(clause, cls)) || /\b(?:connected|linked|related)\b/u.test(normOf(clause));
}

const betweenWords = new RegExp(
  oneLine`
    \bwhat (?:connects|links)\b|\bwhat(?: is|'s| lies| stands| sits)?(?: in)? between\b|\bwhat is between\b
    |\b(?:least|lowest|smallest|minimum|shortest|cheapest|quickest|fastest)\b
  `,
  "u",
);

function speaksOfWay(clause: Clause): boolean {
  if (says(clause, "noun", "path") || says(clause, "noun", "edges")) return true;
  if (
    /\bhow long\b.*\bfrom\b.*\bto\b|\b(?:travel|journey|travelling|riding|walking|driving) (?:time|distance|duration)\b/u.test(
      normOf(clause),
    )
  )
    return true;
  return betweenWords.test(normOf(clause));
}

/** The numeric edge attribute the clause names beside its ends: "by distance", "the least total cost". */
function weightOf(clause: Clause, { from, to }: { readonly from: string; readonly to: string }): string | undefined {
  for (const sense of clause.links.flatMap((link) => link.schema)) {
    if (sense.kind !== "attribute" || sense.target !== "edges" || sense.attribute.kind !== "number") continue;
    const { name } = sense.attribute;
    if (!from.includes(name) && !to.includes(name)) return name;
  }
  return meantWeight(clause);
}

/** "how long does it take from A to B", "the fastest way", "the cheapest route": by what edges take, or cost. */
function meantWeight(clause: Clause): string | undefined {
  const text = normOf(clause);
  const groups = [
    ...(/\bhow long\b|\b(?:fastest|quickest)\b|\b(?:travel|journey|travelling|riding|walking|driving) (?:time|duration)\b/u.test(
      text,
    )
      ? ["speed", "length"]
      : []),
    ...(/\bcheapest\b/u.test(text) ? ["price"] : []),
  ];
  for (const group of groups) {
    const hint = hintedAttribute(clause.schema, "edges", group);
    if (hint !== null && (group !== "speed" || hint.isTurned)) return hint.attribute.name;
  }
  return undefined;
}

/** The two ends of "from X to Y", "between X and Y", "X connected to Y". */
export function pathEnds(clause: Clause, isHow = false): { readonly from: string; readonly to: string } | null {
  const links = clause.links.filter((link) => !/^(?:[.?!]|take|takes|took|last|lasts)$/u.test(link.norm));
  const between = links.findIndex(
    (link) => link.norm === "between" || link.norm === "from between" || /^(?:connects|links)$/u.test(link.norm),
  );
  const joint =
    between < 0 ? -1 : links.findIndex((link, at) => at > between + 1 && /^(?:and|to|with|,)$/u.test(link.norm));
  if (joint > 0) return ends(links.slice(between + 1, joint), links.slice(joint + 1));
  const from = links.findIndex((link) => link.norm === "from");
  const to = links.findIndex((link, at) => at > from && (link.norm === "to" || link.norm === "and"));
  const far = links.findIndex((link) => link.norm === "how far");
  const isNamedFirst = links
    .slice(far + 1, from)
    .some((link) => !/^(?:is|it|the|way|does|do|i|we|have|to|go)$/u.test(link.norm));
  if (far >= 0 && from > far + 1 && isNamedFirst) return ends(links.slice(far + 1, from), links.slice(from + 1));
  const how = links.findIndex((link) => hasSense(link, "ask", "how"));
  const and = links.findIndex((link) => link.norm === "and");
  const last = links.at(-1)?.norm ?? "";
  if (isHow && and > how + 1 && /^(?:connected|linked|related)$/u.test(last))
    return ends(links.slice(how + 1, and), links.slice(and + 1, -1));
  if (from >= 0 && to > from + 1) return ends(links.slice(from + 1, to), links.slice(to + 1));
  const tie = links.findIndex((link) => hasSense(link, "tie", "to"));
  if (isHow && tie > how + 1) return ends(links.slice(how + 1, tie), links.slice(tie + 1));
  return toEnds(links);
}

/** "path A to B", "get to B from A". */
function toEnds(links: readonly Link[]): { readonly from: string; readonly to: string } | null {
  const to = links.findIndex((link) => link.norm === "to");
  const path = links.findIndex((link) => hasSense(link, "noun", "path"));
  const from = links.findIndex((link, at) => at > to && link.norm === "from");
  if (to > 0 && from > to + 1) return ends(links.slice(from + 1), links.slice(to + 1, from));
  if (path >= 0 && to > path + 1) return ends(links.slice(path + 1, to), links.slice(to + 1));
  return isNamed(links[to - 1]) && isNamed(links[to + 1])
    ? ends(links.slice(to - 1, to), links.slice(to + 1, to + 2))
    : null;
}

function isNamed(link: Link | undefined): boolean {
  return link?.schema.some(({ kind }) => kind === "label") === true;
}

function ends(from: readonly Link[], to: readonly Link[]): { readonly from: string; readonly to: string } | null {
  const cut = to.findIndex(
    (link, at) =>
      at > 0 && (hasSense(link, "color") || /^(?:in|and|with|please|by|has|have|,)$/u.test(link.norm)) && !link.isName,
  );
  const tail = cut < 0 ? to : to.slice(0, cut);
  const [first, last] = [wholeSpan(from.filter((link) => !hasSense(link, "verb"))), wholeSpan(tail)];
  return first === "" || last === "" ? null : { from: first, to: last };
}

/** "Describe Ann", "who is Ann?", "how old is Ann?", "what is Ann's salary?". */
export const readDescribe: Reader = (clause) => {
  const isDescribed = says(clause, "verb", "describe");
  const isAsked =
    says(clause, "ask") ||
    clause.links.some(
      (link, at) =>
        ["show", "tell", "find"].some((arg) => hasSense(link, "verb", arg)) &&
        relationAt(clause.links, at, clause.schema) === null,
    );
  const property = askedProperty(clause);
  const isBare = clause.links.length <= 6 && property !== null && !says(clause, "verb");
  if (!isDescribed && !isAsked && !isBare) return null;
  const { ref, unread } = readThings(
    clause.links.filter(
      (link, at) =>
        at !== property?.at && !(isAskingWord(link) && relationAt(clause.links, at, clause.schema) === null),
    ),
    clause.schema,
  );
  if (!isOneNode(ref, isDescribed)) return null;
  const act = { do: "describe", what: ref, ...(property === null ? {} : { property: property.name }) } as const;
  return candidate(act, isDescribed ? 7 : 6, unread);
};

/** A name; after "describe" also a word that may turn out to be one, or "it". */
function isOneNode(ref: Ref, isDescribed: boolean): boolean {
  if (ref.names !== undefined && ref.near === undefined) return true;
  return isDescribed && (ref.unknown !== undefined || ref.base !== "all");
}

function isAskingWord(link: Link): boolean {
  if ((hasSense(link, "verb") && link.schema.length === 0) || hasSense(link, "noun", "attributes")) return true;
  return hasSense(link, "ask") && link.schema.length === 0;
}

/** The attribute asked for by name, or by its adjective: "how old" is the age. */
function askedProperty(clause: Clause): { readonly name: string; readonly at: number } | null {
  const said = attributesIn(clause).find(({ target }) => target === "nodes");
  if (said !== undefined) return said;
  const at = clause.links.findIndex((link) => adjectives[link.norm] !== undefined);
  const hint = hintedAttribute(clause.schema, "nodes", adjectives[clause.links[at]?.norm ?? ""] ?? "");
  return hint === null ? null : { name: hint.attribute.name, at };
}

const adjectives: Readonly<Record<string, string>> = {
  old: "age",
  tall: "height",
  heavy: "weight",
  long: "length",
  expensive: "price",
  fast: "speed",
};

/** "Find all servers", "who lives with Ann?", "are there any birds?", "servers older than 5". */
export const readFind: Reader = (clause) => {
  const verbs = clause.links.flatMap((link, at) =>
    isFindVerb(link) &&
    relationAt(clause.links, at, clause.schema) === null &&
    !(link.norm === "get" && relationAt(clause.links, at + 1, clause.schema)?.isNoun === false)
      ? [at]
      : [],
  );
  const { ref, unread, isEmpty } = readThings(without(clause, verbs), clause.schema);
  const isBare = verbs.length === 0 && !says(clause, "ask");
  const isEverything = verbs.length > 0 && says(clause, "noun") && ref.isAll;
  if ((isEmpty && !isEverything) || isBeside(clause, ref, isBare)) return null;
  if (ref.isAll && unread.length > 0) return null;
  return candidate(
    { do: "find", what: ref },
    findScore(clause, isBare) + (ref.near === undefined ? 0 : 3) + (isBare && ref.where !== undefined ? 1 : 0),
    unread,
  );
};

/** Words that mean nothing here are looked up only where something is asked for; a long text asks for nothing. */
function isBeside(clause: Clause, ref: Ref, isBare: boolean): boolean {
  if (isBare && clause.links.length > 12) return true;
  if (isBare && ref.isNoun === true && (ref.where !== undefined || ref.against !== undefined)) return false;
  return (
    ref.unknown !== undefined &&
    (isBare || says(clause, "verb", "tell") || (ref.unknown.includes(" ") && !says(clause, "ask", "who")))
  );
}

function findScore(clause: Clause, isBare: boolean): number {
  if (isBare) return 2;
  return indexOf(clause, "verb", "find") >= 0 ? 5 : 4.5;
}

function isFindVerb(link: Link): boolean {
  return ["find", "show", "tell", "describe"].some((arg) => hasSense(link, "verb", arg)) && link.schema.length === 0;
}

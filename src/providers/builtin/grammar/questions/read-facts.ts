import type { Selector } from "@/graph/selector/selector-types";
import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import { conceptAttribute } from "../../lexicon/concept-attributes";
import type { Act, Measure, Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, normOf, says, without } from "../../parse/clauses";
import { argOf, hasSense, type Link, valueSenses } from "../../schema/link-words";
import { attributesIn, groupOf, type SaidAttribute } from "../../schema/said-attributes";
import { attributesOf } from "../../schema/schema";
import { isEvent } from "../../schema/time-attributes";
import type { ReadRef } from "../things/draft";
import { namedIn } from "../things/named-nodes";
import { readThings } from "../things/read-things";

/** "How many servers are there?", "count the edges", "how many nodes per type". */
export const readCount: Reader = (clause) => {
  const at = indexOf(clause, "ask", "count");
  if (at < 0) return null;
  const group = groupOf(clause);
  const asking = clause.links.flatMap((link, index) => (isAskingVerb(link) ? [index] : []));
  const rest = without(clause, [at, ...asking, ...(group?.taken ?? [])]);
  const { ref, unread, isEmpty } = readThings(rest, clause.schema, group?.target);
  if (group !== null)
    return (
      summedPerGroup(clause, group) ??
      candidate({ do: "aggregate", what: ref, measure: "count", groupBy: group.name }, 8, unread)
    );
  const each = eachOf(clause, ref);
  if (each !== null) return candidate(each, 8, unread);
  const types = indexOf(clause, "noun", "types");
  if (types >= 0) return candidate({ do: "types", what: ref }, 8);
  const said = attributesIn(clause);
  const [attribute] = said;
  const summed = attribute?.kind === "number" ? summedUp(clause, attribute, at) : null;
  if (summed !== null) return summed;
  const isOfValues = says(clause, "noun", "values") || (isEmpty && attribute !== undefined);
  if (isOfValues && attribute !== undefined)
    return candidate(
      { do: "values", property: attribute.name, target: attribute.target, what: everything(attribute.target) },
      7,
    );
  return countOf(clause, { ref, unread, isEmpty });
};

/** "how many are easy, moderate and hard?": a number for each. */
function eachOf(clause: Clause, ref: Ref): Act | null {
  const { where } = ref;
  const isListed = where?.op === "in" && where.values.length > 1 && where.field.of === "bare";
  if (!isListed || !/^\W*(?:and |so )?how many (?:of (?:them|these|those) )?are\b.*\band\b/u.test(normOf(clause)))
    return null;
  return { do: "aggregate", what: ref, measure: "count", groupBy: where.field.name };
}

/** "how much budget does each team have?": what the attribute counts, added up in each. */
function summedPerGroup(clause: Clause, group: NonNullable<ReturnType<typeof groupOf>>): Candidate | null {
  const count = indexOf(clause, "ask", "count");
  const isMuch = /^how (?:much|many)$/u.test(clause.links[count]?.norm ?? "");
  const said = attributesIn(clause).find(({ at, kind }) => kind === "number" && !group.taken.includes(at));
  if (!isMuch || said === undefined || said.at !== count + 1 || said.target !== group.target) return null;
  const own = clause.links.flatMap((link, at) => (/^(?:have|has|get|gets|spend|spends)$/u.test(link.norm) ? [at] : []));
  const rest = without(clause, [count, said.at, ...own, ...group.taken]);
  const { ref, unread } = readThings(rest, clause.schema, group.target);
  return candidate({ do: "aggregate", what: ref, measure: "sum", property: said.name, groupBy: group.name }, 9, unread);
}

/** "how many seats do the courses have in total?": what the attribute counts, added up. */
function summedUp(clause: Clause, { at, name, target }: SaidAttribute, count: number): Candidate | null {
  const isCounted =
    /s$/u.test(clause.links[at]?.norm ?? "") &&
    clause.links.slice(count + 1, at).every((link) => hasSense(link, "fill") || hasSense(link, "measure"));
  if (!isCounted || at < count || says(clause, "noun", "values") || says(clause, "compare")) return null;
  const rest = without(clause, [count, at]).filter((link) => !isMeasuring(link));
  const { ref, unread } = readThings(rest, clause.schema, target);
  if (ref.names !== undefined || ref.unknown !== undefined) return null;
  return candidate({ do: "aggregate", what: ref, measure: "sum", property: name }, 8, unread);
}

function countOf(clause: Clause, { ref, unread, isEmpty }: ReadRef): Candidate | null {
  if (ref.names !== undefined && ref.near === undefined && unread.length > 0) return null;
  const base: Ref = isEmpty && !says(clause, "noun") ? { ...ref, base: "previous", isAll: false } : ref;
  const isPath = says(clause, "noun", "path") ? 3 : 0;
  return candidate({ do: "count", what: base }, 7 - isPath + (ref.near === undefined ? 0 : 3), unread);
}

function isAskingVerb(link: Link): boolean {
  return ["show", "tell", "find"].some((arg) => hasSense(link, "verb", arg)) && link.schema.length === 0;
}

/** "Show 5 sample edges", "what are some sample nodes?". */
export const readSample: Reader = (clause) => {
  const at = indexOf(clause, "noun", "sample");
  if (at < 0 || says(clause, "verb", "style") || says(clause, "verb", "load")) return null;
  const isFound = says(clause, "verb", "find") && /^(?:some|few|random)$/u.test(clause.links[at]?.norm ?? "");
  const taken = clause.links.flatMap((link, index) =>
    hasSense(link, "noun", "sample") ||
    ["show", "find", "tell", "describe", "make"].some((arg) => hasSense(link, "verb", arg)) ||
    link.norm === "data"
      ? [index]
      : [],
  );
  const { ref, unread } = readThings(without(clause, taken), clause.schema);
  const isBoth = says(clause, "noun", "nodes") && says(clause, "noun", "edges");
  const count = Math.min(20, Math.max(1, ref.count ?? (isFound ? 5 : 3)));
  if (ref.names !== undefined) return null;
  return candidate({ do: "sample", what: ref, count, ...(isBoth ? { both: true } : {}) }, 7, unread);
};

const valuesAsked = new RegExp(
  oneLine`
    ^(?:(?:the|all|distinct|unique|different|possible|list of|of) )*
    (?:values|options|distinct values|unique values|possible values|different values)
  `,
  "u",
);

/** "What values does the type property have?", "which breeds are there?", "what types are there?". */
export const readValues: Reader = (clause) => {
  const isSaid = valuesAsked;
  const isAsked =
    says(clause, "ask") ||
    ["find", "show", "tell", "describe"].some((arg) => says(clause, "verb", arg)) ||
    isSaid.test(normOf(clause)) ||
    (says(clause, "noun", "values") && !says(clause, "verb"));
  if (!isAsked || says(clause, "measure") || says(clause, "ask", "count")) return null;
  const isNone = clause.links.some((link) => /^(?:no|without|missing|lacks?|lacking)$/u.test(link.norm));
  const isValues = says(clause, "noun", "values") && !isNone;
  const isCompared = ["compare", "range", "more", "less"].some((cls) => says(clause, cls));
  if (isCompared && !isValues) return null;
  const [attribute] = attributesIn(clause);
  return attribute === undefined ? typesAsked(clause) : valuesOf(clause, attribute, isValues);
};

function typesAsked(clause: Clause): Candidate | null {
  const what = everything(says(clause, "noun", "edges") ? "edges" : "nodes");
  const isNarrow = clause.links.some((link) => link.schema.some((sense) => sense.kind === "value"));
  return says(clause, "noun", "types") && !isNarrow ? candidate({ do: "types", what }, 6) : null;
}

function valuesOf(clause: Clause, attribute: SaidAttribute, isValues: boolean): Candidate | null {
  if (!isValues && attribute.kind === "boolean") return null;
  if (!isValues && (isEvent(clause.links[attribute.at]?.norm ?? "") || isCondition(clause, attribute))) return null;
  const taken = clause.links.flatMap((link, index) =>
    index === attribute.at || isValueNoun(link) || (hasSense(link, "verb") && link.schema.length === 0) ? [index] : [],
  );
  const { ref, unread, isEmpty } = readThings(without(clause, taken), clause.schema, attribute.target);
  if (ref.names !== undefined || ref.rank !== undefined || ref.unknown !== undefined) return null;
  if (!isValues && isSaidOf(ref.where, attribute.name)) return null;
  const what = isEmpty ? everything(attribute.target) : ref;
  const act = { do: "values", property: attribute.name, target: attribute.target, what } as const;
  return candidate(act, isValues ? 8 : 5, unread);
}

/** "which items are assigned to Ann": the value is said, so the elements are asked for. */
function isSaidOf(where: Selector | undefined, name: string): boolean {
  if (where === undefined) return false;
  if (where.op === "and" || where.op === "or") return where.terms.some((term) => isSaidOf(term, name));
  return (where.op === "compare" || where.op === "in") && where.field.name === name;
}

/** "who is on call", "who has birthplace Oslo", "which has no price", "what is out of stock": which ones, not which values. */
function isCondition({ links }: Clause, { at, kind, name }: SaidAttribute): boolean {
  if (valueSenses(links[at + 1], "nodes").some(({ attribute }) => attribute.name === name)) return true;
  const isDenied = links
    .slice(Math.max(0, at - 4), at)
    .some(
      (link, place, near) =>
        hasSense(link, "sign", "not") &&
        near.slice(place + 1).some(({ norm }) => /^(?:have|has|got|had|with)$/u.test(norm)),
    );
  if (isDenied) return true;
  const before = links.slice(Math.max(0, at - 2), at).map(({ norm }) => norm);
  if (links.slice(0, at).some((link) => hasSense(link, "sign", "not"))) return true;
  if (before.some((norm) => /^(?:no|without|out of|not|missing|lacks?)$/u.test(norm))) return true;
  const after = links.slice(at + 1, at + 3).map(({ norm }) => norm);
  if (after.some((norm) => /^(?:missing|unknown|empty|blank|unset|not known|not set|is not|isn't)$/u.test(norm)))
    return true;
  return kind === "boolean" && before.some((norm) => /^(?:is|are|be|who is|who are|that are)$/u.test(norm));
}

function isValueNoun(link: Link): boolean {
  return hasSense(link, "noun", "values") || hasSense(link, "noun", "attributes");
}

/** "The average age of the servers", "total weight per kind", "what is the median salary in R&D?". */
export const readAggregate: Reader = (clause) => {
  const at = measureAt(clause);
  if (at < 0) return null;
  const group = groupOf(clause);
  const attribute =
    attributesIn(clause).find(({ at: index, kind }) => kind === "number" && !(group?.taken.includes(index) ?? false)) ??
    earnedIn(clause);
  if (attribute === undefined && !says(clause, "noun", "degree") && !says(clause, "noun", "neighbours")) return null;
  const measure = measures.find((name) => name === argOf(clause.links[at], "measure")) ?? "mean";
  const taken = clause.links.flatMap((link, index) => (index === attribute?.at || isMeasuring(link) ? [index] : []));
  const { ref, unread } = readThings(
    without(clause, [...taken, ...(group?.taken ?? [])]),
    clause.schema,
    attribute?.target ?? "nodes",
  );
  const owner = attribute?.target === "edges" ? ownerOf(clause) : null;
  const act: Act = {
    do: "aggregate",
    what: owner ?? ref,
    measure,
    property: attribute?.name ?? "degree",
    ...(group === null ? {} : { groupBy: group.name }),
  };
  return candidate(act, 8, owner === null ? unread : []);
};

/** "(how much do they) earn (altogether)": the verb says the attribute. */
function earnedIn({ links, schema }: Clause): SaidAttribute | undefined {
  const asked = conceptAttribute(links, schema, "nodes");
  const known = attributesOf(schema, "nodes").find(({ name, kind }) => name === asked?.name && kind === "number");
  const at = asked?.taken.at(-1);
  return known === undefined || at === undefined
    ? undefined
    : { at, name: known.name, kind: known.kind, target: "nodes" };
}

/** Where it is said that a figure is wanted; -1: nowhere. */
function measureAt(clause: Clause): number {
  const said = indexOf(clause, "measure");
  const at = said < 0 ? clause.links.findIndex(isMeasureByName) : said;
  return isComparedWith(clause.links[at - 1]) ? -1 : at;
}

/** "(the) average grade" where that is the attribute's own name. */
function isMeasureByName(link: Link): boolean {
  const isNumber = link.schema.some((sense) => sense.kind === "attribute" && sense.attribute.kind === "number");
  return isNumber && /^(?:average|mean|avg) /u.test(link.norm);
}

/** "above average", "older than the average": what is asked for is who they are. */
function isComparedWith(before: Link | undefined): boolean {
  return (
    before?.norm === "than" ||
    /^(?:above|below|over|under)$/u.test(before?.norm ?? "") ||
    /\bthan$/u.test(before?.norm ?? "")
  );
}

function isMeasuring(link: Link): boolean {
  const isNoun = ["degree", "neighbours", "values"].some((arg) => hasSense(link, "noun", arg));
  return isNoun || hasSense(link, "measure") || (hasSense(link, "verb") && link.schema.length === 0);
}

/** "(the total hours) of Ann": the edges at the one node that is named. */
function ownerOf({ links }: Clause): Ref | null {
  const [name, second] = namedIn(links);
  if (name === undefined || second !== undefined) return null;
  return { ...everything("edges"), ends: { names: [name], side: "both" }, isAll: false };
}

const measures: readonly Measure[] = ["sum", "mean", "min", "max", "median"];

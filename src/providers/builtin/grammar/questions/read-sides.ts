import type { Measure, Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { type HintedAttribute, hintedAttribute } from "../../schema/attribute-hints";
import { argOf, attributeSense, hasSense, type Link } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import { namedIn } from "../things/named-nodes";
import { readThings } from "../things/read-things";

/** "Average pay of smiths vs apprentices", "are smiths older than apprentices?": what two kinds come to beside each other. */
export const readSides: Reader = (clause) => {
  if (clause.links.length > 24 || says(clause, "color") || namedIn(clause.links).length > 0) return null;
  return beside(clause) ?? graded(clause);
};

/** "(average age of) humans vs animals". */
function beside(clause: Clause): Candidate | null {
  const { links, schema } = clause;
  const at = links.findIndex(
    (link) => /^(?:vs|versus|v)$/u.test(link.norm) || /^(?:compared (?:to|with)|as opposed to)$/u.test(link.norm),
  );
  const two = at > 0 ? { at, length: 1 } : comparedTo(links);
  if (two === null) return null;
  const number = links.findIndex((link) => attributeSense(link, "nodes")?.attribute.kind === "number");
  const property = attributeSense(links[number], "nodes")?.attribute.name;
  const measure = measures.find((one) => links.some((link) => hasSense(link, "measure", one)));
  if (property === undefined) return null;
  const isOther = (link: Link): boolean =>
    link !== links[number] &&
    !["measure", "ask", "verb"].some((cls) => hasSense(link, cls) && link.schema.length === 0);
  const sides = sidesOf(
    [links.slice(0, two.at).filter(isOther), links.slice(two.at + two.length).filter(isOther)],
    schema,
  );
  return (
    sides && candidate({ do: "sides", sides, measure: measure ?? "mean", property, asks: "both", isMore: true }, 12)
  );
}

function comparedTo(links: readonly Link[]): { readonly at: number; readonly length: number } | null {
  const at = links.findIndex(
    (link, place) => /^compared$/u.test(link.norm) && /^(?:to|with)$/u.test(links[place + 1]?.norm ?? ""),
  );
  return at > 0 ? { at, length: 2 } : null;
}

const measures: readonly Measure[] = ["sum", "median", "min", "max", "mean"];

/** "are German books rated higher than English ones?", "do smiths earn more than apprentices?". */
function graded(clause: Clause): Candidate | null {
  const { links, schema } = clause;
  if (!/^\W*(?:so |and |but )?(?:are|is|do|does|did|were|was|have|has)\b/u.test(normOf(clause))) return null;
  const than = links.findIndex((link) => /(?:^| )than$/u.test(link.norm));
  if (than < 2) return null;
  const found = measureOf(links.slice(0, than + 1), schema);
  if (found === null) return null;
  const left = links.slice(1, than).filter((_, at) => !found.taken.includes(at + 1));
  const sides = sidesOf([left, links.slice(than + 1)], schema);
  if (sides === null) return null;
  const { property, isMore } = found;
  return candidate({ do: "sides", sides, measure: "mean", property, asks: "yes", isMore }, 12);
}

interface Found {
  readonly property: string;
  readonly isMore: boolean;
  readonly taken: readonly number[];
}

/** "older than", "rated higher", "earn more", "more beds". */
function measureOf(links: readonly Link[], schema: Schema): Found | null {
  const at = links.findLastIndex((link) => directionOf(link) !== null);
  const isMore = directionOf(links[at]);
  if (isMore === null) return null;
  const place = [at + 1, at - 1].find((one) => namedBy(links[one], schema) !== null);
  const property = place === undefined ? null : namedBy(links[place], schema);
  if (place !== undefined && property !== null) return { property, isMore, taken: [at, place, links.length - 1] };
  const hint = hinted(argOf(links[at], "more") ?? argOf(links[at], "less"), schema);
  return hint && { property: hint.attribute.name, isMore: isMore !== hint.isTurned, taken: [at, links.length - 1] };
}

/** The number an attribute or a verb of measure stands for. */
function namedBy(link: Link | undefined, schema: Schema): string | null {
  const named = attributeSense(link, "nodes");
  if (named?.target === "nodes" && named.attribute.kind === "number") return named.attribute.name;
  return hinted(argOf(link, "of"), schema)?.attribute.name ?? null;
}

function hinted(group: string | undefined, schema: Schema): HintedAttribute | null {
  return group === undefined ? null : hintedAttribute(schema, "nodes", group);
}

/** Whether more of it is asked for; null: the word grades nothing. */
function directionOf(link: Link | undefined): boolean | null {
  if (link === undefined || link.schema.length > 0) return null;
  if (hasSense(link, "more") || /^(?:more|higher|bigger|larger|greater)(?: than)?$/u.test(link.norm)) return true;
  return hasSense(link, "less") || /^(?:less|lower|fewer|smaller)(?: than)?$/u.test(link.norm) ? false : null;
}

/** Both say which ones, and nothing is left over; "ones" stands for the noun of the first. */
function sidesOf(
  [left, right]: readonly [readonly Link[], readonly Link[]],
  schema: Schema,
): readonly [Ref, Ref] | null {
  const first = sideOf(left, schema);
  const noun = left.filter((link) => link.schema.some(({ kind }) => kind === "value")).at(-1);
  const isShort = right.some((link) => hasSense(link, "noun", "ones"));
  const second = sideOf(isShort && noun !== undefined ? [...right, noun] : right, schema);
  return first === null || second === null ? null : [first, second];
}

function sideOf(links: readonly Link[], schema: Schema): Ref | null {
  const kept = links.filter((link) => !/^[.?!,]$/u.test(link.norm));
  const { ref, unread, isEmpty } = readThings(kept, schema, "nodes");
  const isPlain = ref.names === undefined && ref.unknown === undefined && ref.rank === undefined && ref.base === "all";
  return isPlain && !isEmpty && !ref.isAll && unread.length === 0 ? ref : null;
}

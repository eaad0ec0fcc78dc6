import { adjectiveGroup } from "../../lexicon/graded-words";
import type { Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { attributesIn, groupOf } from "../../schema/said-attributes";
import { readThings } from "../things/read-things";

/** "Top 5 by degree", "what's the most connected node?", "the oldest server", "list them from old to new". */
export const readRank: Reader = (clause) => {
  const wish = sortWish(clause);
  const rest = withoutHow(wish.links).filter(
    (link) => !["find", "show", "tell", "sort", "describe"].some((arg) => hasSense(link, "verb", arg)),
  );
  const { ref, unread } = readThings(wish.isSorted ? withOrder(rest, wish.links) : rest, clause.schema);
  if (ref.tied?.order !== undefined) return tiedRank(ref, unread);
  if (ref.rank === undefined || ref.names !== undefined) return null;
  const limit = wish.isSorted && ref.count === undefined ? Math.max(10, ref.rank.limit) : ref.rank.limit;
  return candidate(
    { do: "rank", what: ref, rank: { ...ref.rank, limit, order: wish.order ?? ref.rank.order } },
    fromTo(clause.links) === null ? 7 : 12,
    unread,
  );
};

/** "How old is (the youngest person)": the measure is told with whoever has it. */
function withoutHow(links: readonly Link[]): readonly Link[] {
  const at = links.findIndex((link, place) => link.norm === "how" && adjectiveGroup(links[place + 1]) !== null);
  const isRanked = links.slice(at + 2).some((link) => hasSense(link, "most") || hasSense(link, "least"));
  return at < 0 || !isRanked ? links : [...links.slice(0, at), ...links.slice(at + 2)];
}

/** "Which film has the most actors?", "the 3 most cited papers". */
function tiedRank(ref: Ref, unread: readonly string[]): Candidate | null {
  const { tied, ...what } = ref;
  if (tied === undefined) return null;
  return candidate({ do: "rankTied", what, tied, limit: Math.min(20, ref.count ?? 1) }, 9, unread);
}

interface SortWish {
  /** What is left when the words for the order are taken away. */
  readonly links: readonly Link[];
  readonly isSorted: boolean;
  /** Absent: as the words that are left tell. */
  readonly order?: "asc" | "desc";
}

function sortWish(clause: Clause): SortWish {
  const { links } = clause;
  const span = fromTo(links) ?? first(links) ?? ordering(links);
  const isSorted = says(clause, "verb", "sort") || isListedBy(clause);
  if (span === null) return { links, isSorted };
  const { at, length, extreme } = span;
  const rest = [...links.slice(0, at), ...links.slice(at + length)];
  // "from oldest to youngest" names what it is sorted by, unless that is said besides.
  const isNamed = (argOf(extreme, "most") ?? argOf(extreme, "least")) !== undefined && groupOf(clause) === null;
  if (isNamed) return { links: [...rest.slice(0, at), extreme, ...rest.slice(at)], isSorted: true };
  return { links: rest, isSorted: true, order: isLow(extreme) ? "asc" : "desc" };
}

interface OrderSpan {
  readonly at: number;
  readonly length: number;
  readonly extreme: Link;
}

/** "from oldest to youngest", "from the lowest to the highest". */
function fromTo(links: readonly Link[]): OrderSpan | null {
  const at = links.findIndex((link) => link.norm === "from");
  const start = links[at + 1]?.norm === "the" ? at + 2 : at + 1;
  const [extreme, to] = [links[start], links[start + 1]];
  const end = links[start + 2]?.norm === "the" ? start + 3 : start + 2;
  if (at < 0 || extreme === undefined || to?.norm !== "to" || !isExtreme(extreme) || !isExtreme(links[end]))
    return null;
  return { at, length: end + 1 - at, extreme };
}

/** ", highest first". */
function first(links: readonly Link[]): OrderSpan | null {
  const last = links.findLastIndex((link) => link.token.kind !== "sign");
  const extreme = links[last - 1];
  if (links[last]?.norm !== "first" || extreme === undefined || !isExtreme(extreme) || last < 2) return null;
  const at = links[last - 2]?.norm === "," || links[last - 2]?.norm === "the" ? last - 2 : last - 1;
  return { at, length: last + 1 - at, extreme };
}

/** "descending", "in ascending order". */
function ordering(links: readonly Link[]): OrderSpan | null {
  const at = links.findIndex((link) => /^(?:asc|desc|ascending|descending)$/u.test(link.norm));
  const word = links[at];
  if (word === undefined) return null;
  const start = links[at - 1]?.norm === "in" ? at - 1 : at;
  const end = /^order(?:ed)?$/u.test(links[at + 1]?.norm ?? "") ? at + 2 : at + 1;
  const arg = word.norm.startsWith("asc") ? "bottom" : "top";
  return { at: start, length: end - start, extreme: { ...word, schema: [], senses: [{ cls: "order", arg }] } };
}

function isExtreme(link: Link | undefined): boolean {
  return link?.schema.length === 0 && ["most", "least", "order"].some((cls) => hasSense(link, cls));
}

function isLow(link: Link): boolean {
  return argOf(link, "order") === "bottom" || hasSense(link, "least");
}

/** "List the servers by age": in that order. */
function isListedBy(clause: Clause): boolean {
  const isListed = clause.links.some((link) => /^(?:list|show|show me|give me|display|see)$/u.test(link.norm));
  const group = isListed ? groupOf(clause) : null;
  const by = group === null ? undefined : attributesIn(clause).find(({ name }) => name === group.name);
  const isOther = ["measure", "color", "channel"].some((cls) => says(clause, cls)) || says(clause, "ask", "count");
  return (group?.name === "degree" || by?.kind === "number") && !isOther && !says(clause, "noun", "values");
}

/** "Sort the servers by age" ranks as "top" does. */
function withOrder(rest: readonly Link[], all: readonly Link[]): readonly Link[] {
  const [one] = all;
  if (one === undefined || rest.some(isExtreme)) return rest;
  return [{ ...one, norm: "top", text: "top", size: 1, schema: [], senses: [{ cls: "order", arg: "top" }] }, ...rest];
}

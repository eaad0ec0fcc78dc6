import type { ElementTarget } from "@/graph/document/graph-types";
import { adjectiveGroup } from "../../lexicon/graded-words";
import { attributeAt } from "../../schema/attribute-at";
import { hintedAttribute, rankableBy, rankableByWord } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { argOf, hasSense, isUnknown, type Link } from "../../schema/link-words";
import { attributesOf, type Schema } from "../../schema/schema";
import { isEventHere, timeAttribute } from "../../schema/time-attributes";
import type { Draft, Handler } from "../things/draft";
import { skipSmall } from "../things/small-steps";
import { spanAt } from "./read-dates";
import { placed } from "./read-place";

/** "most connected", "the 3 oldest", "top 5 by age", "highest salary". */
export const ranking: Handler = (draft, at) =>
  placed(draft, at) ||
  degreeRank(draft, at) ||
  adjectiveRank(draft, at) ||
  lastingRank(draft, at) ||
  comparativeRank(draft, at) ||
  tenureRank(draft, at) ||
  eventRank(draft, at) ||
  eventTail(draft, at) ||
  groupRank(draft, at) ||
  limited(draft, at) ||
  orderedRank(draft, at) ||
  byAttribute(draft, at);

function degreeRank(draft: Draft, at: number): number {
  const order = argOf(draft.links[at], "degree");
  if (order === undefined || draft.target === "edges" || (draft.links[at]?.schema.length ?? 0) > 0) return 0;
  const visited = /^(?:busiest|quietest|most popular|least popular)$/u.test(draft.links[at]?.norm ?? "")
    ? hintedAttribute(draft.schema, "nodes", "traffic")
    : null;
  setRank(draft, visited?.attribute.name ?? "degree", order === "least" ? "asc" : "desc");
  return 1;
}

/** "least busy", "most crowded". */
function adjectiveRank(draft: Draft, at: number): number {
  const { norm = "" } = draft.links[at] ?? {};
  const next = draft.links[at + 1];
  const graded = norm === "most" || norm === "least" ? adjectiveGroup(next) : null;
  if (graded === null || (next?.schema.length ?? 0) > 0) return 0;
  const isUp = (norm === "most") === graded.isMore;
  const hints = rankableBy(draft.schema, draft.target, graded.group);
  return rankBy(
    draft,
    hints.map((hint) => ({ ...hint, isUp: isUp !== hint.isTurned })),
  )
    ? 2
    : 0;
}

/** "takes longest to deliver", "lasted the shortest". */
function lastingRank(draft: Draft, at: number): number {
  const { links } = draft;
  if (argOf(links[at], "of") !== "length" || (links[at]?.schema.length ?? 0) > 0) return 0;
  const end = skipSmall(draft, at + 1);
  const hints = hasSense(links[end], "most", "length") || hasSense(links[end], "least", "length");
  if (!hints || !rankBy(draft, rankableByWord(draft.schema, draft.target, links[end], ["most", "least"]))) return 0;
  const tail = links[end + 2];
  const isTail = links[end + 1]?.norm === "to" && tail !== undefined && isUnknown(tail);
  return end + (isTail ? 3 : 1) - at;
}

/** "which of the two is cheaper?", "who is older?": of those that were spoken of the one. */
function comparativeRank(draft: Draft, at: number): number {
  const { links } = draft;
  const isEnd = links.slice(at + 1).every((link) => link.token.kind === "sign");
  const isWhich = links.slice(0, at).some((link) => hasSense(link, "ask", "what") || hasSense(link, "ask", "who"));
  const isOfThem = draft.base === "previous" || (draft.base === "all" && draft.terms.length === 0);
  if (!isEnd || !isWhich || !isOfThem || draft.names.length > 0 || draft.head !== null) return 0;
  if (!rankBy(draft, rankableByWord(draft.schema, draft.target, links[at], ["more", "less"]))) return 0;
  draft.base = "previous";
  draft.count = 1;
  return links.length - at;
}

function groupRank(draft: Draft, at: number): number {
  const most = argOf(draft.links[at], "most");
  const group = most ?? argOf(draft.links[at], "least");
  if (group === undefined) return 0;
  const hints = rankableByWord(draft.schema, draft.target, draft.links[at], ["most", "least"]);
  return rankBy(draft, hints) ? 1 : sizeRank(draft, group, most !== undefined);
}

/** By the first of them; by the others where none of the elements has that one. */
function rankBy(
  draft: Draft,
  hints: readonly { readonly attribute: { readonly name: string }; readonly isUp: boolean }[],
): boolean {
  const [first, ...more] = hints.map(
    ({ attribute, isUp }) => ({ by: attribute.name, order: isUp ? "desc" : "asc" }) as const,
  );
  if (first === undefined) return false;
  setRank(draft, first.by, first.order);
  if (draft.rank !== null && more.length > 0) draft.rank = { ...draft.rank, others: more };
  return true;
}

/** "been here the longest", "with us longest". */
function tenureRank(draft: Draft, at: number): number {
  const norm = draft.links[at]?.norm ?? "";
  const isLong = norm === "longest" || norm === "shortest";
  const isBeen = draft.links
    .slice(0, at)
    .some((link) => /^(?:been|worked|served|working|serving|lived|stayed|has been|have been)$/u.test(link.norm));
  if (!isLong || !isBeen) return 0;
  const hints = rankableBy(draft.schema, draft.target, "tenure");
  return rankBy(
    draft,
    hints.map((hint) => ({ ...hint, isUp: (norm === "longest") !== hint.isTurned })),
  )
    ? 1
    : 0;
}

/** "joined first", "the last to join", "the first two huts to open", "most recently serviced", "opened last". */
function eventRank(draft: Draft, at: number): number {
  const order = sequence(draft.links[at]);
  if (order !== null) return sequenceRank(draft, at, order);
  const after = sequence(draft.links[at + 1]);
  const event = draft.links[at]?.norm ?? "";
  return after !== null && isEventIn(draft, at) && timeRank(draft, event, after) ? 2 : 0;
}

function sequenceRank(draft: Draft, at: number, order: "asc" | "desc"): number {
  const { links } = draft;
  const number = numberOf(links[at + 1]);
  const from = number === null ? at + 1 : at + 2;
  const to = links.findIndex((link, place) => place >= from && place < from + 3 && link.norm === "to");
  const event = to < 0 ? from : to + 1;
  if (!isEventIn(draft, event)) return 0;
  if (spanAt(links, event + 1) !== null) return 1;
  if (!timeRank(draft, links[event]?.norm ?? "", order)) return 0;
  if (number !== null) draft.count = number;
  return (to > from ? from : event + 1) - at;
}

/** "(the last two huts) to open": what the ranking was made of. */
function eventTail(draft: Draft, at: number): number {
  const isTail = draft.rank !== null && draft.links[at]?.norm === "to" && isEventIn(draft, at + 1);
  return isTail ? 2 : 0;
}

function isEventIn({ links, schema, target }: Draft, at: number): boolean {
  return isEventHere(schema, target, links[at]?.norm ?? "");
}

function sequence(link: Link | undefined): "asc" | "desc" | null {
  if (link === undefined || link.schema.length > 0) return null;
  if (/^(?:first|earliest)$/u.test(link.norm)) return "asc";
  return /^(?:last|latest|most recent|most recently|recently)$/u.test(link.norm) ? "desc" : null;
}

function timeRank(draft: Draft, event: string, order: "asc" | "desc"): boolean {
  const attribute = timeAttribute(draft.schema, draft.target, event);
  if (attribute === null) return false;
  setRank(draft, attribute.name, order);
  return true;
}

/** "biggest", where no attribute is a size, is the best connected: nodes are drawn by degree. */
function sizeRank(draft: Draft, group: string, isMost: boolean): number {
  const next = draft.links[1];
  if (group !== "size" || draft.target === "edges" || next === undefined) return 0;
  setRank(draft, "degree", isMost ? "desc" : "asc");
  return 1;
}

function orderedRank(draft: Draft, at: number): number {
  const order = argOf(draft.links[at], "order");
  if (order === undefined) return 0;
  const number = numberOf(draft.links[at + 1]);
  const from = skipSmall(draft, at + (number === null ? 1 : 2));
  const direction = order === "bottom" ? "asc" : "desc";
  const by = measureAt(draft, from);
  const isTop = number !== null || /^(?:top|bottom)$/u.test(draft.links[at]?.norm ?? "");
  if (by === null && !isTop) return meantRank(draft, at, direction);
  const percent = percentAt(draft, at + 1);
  if (percent !== null) return percentRank(draft, { at, percent, order: direction });
  if (number !== null) draft.count = number;
  if (by !== null) {
    setRank(draft, by, direction);
    return from + 1 - at;
  }
  draft.rank = { by: "", order: direction, limit: number ?? 10 };
  return from - at;
}

/** "(live longest,) top five": how many of what is ranked already. */
function limited(draft: Draft, at: number): number {
  const number = numberOf(draft.links[at + 1]);
  const isTop = /^(?:top|bottom)$/u.test(draft.links[at]?.norm ?? "");
  if (!isTop || number === null || draft.rank === null || draft.rank.by === "") return 0;
  if (measureAt(draft, skipSmall(draft, at + 2)) !== null) return 0;
  draft.count = number;
  return 2;
}

/** "top 10 %", "the bottom 5 percent of the salaries". */
function percentAt({ links }: Draft, at: number): { readonly value: number; readonly length: number } | null {
  const value = numberOf(links[at]);
  if (value === null) return null;
  if (links[at]?.text.endsWith("%") === true) return { value, length: 1 };
  return /^(?:%|percent|per cent)$/u.test(links[at + 1]?.norm ?? "") ? { value, length: 2 } : null;
}

function percentRank(
  draft: Draft,
  {
    at,
    percent,
    order,
  }: {
    readonly at: number;
    readonly percent: { readonly value: number; readonly length: number };
    readonly order: "asc" | "desc";
  },
): number {
  const from = skipSmall(draft, at + 1 + percent.length);
  const by = measureAt(draft, from);
  draft.rank = { by: by ?? "", order, limit: 10, percent: percent.value };
  return by === null ? 1 + percent.length : from + 1 - at;
}

function meantRank(draft: Draft, at: number, direction: "asc" | "desc"): number {
  const meant = meantBy(draft.schema, draft.target, draft.links[at]?.norm ?? "");
  if (meant === null) return 0;
  setRank(draft, meant, direction);
  return 1;
}

/** "the highest peak", "the best film": what the word grades where no attribute is named, else the one number there is. */
export function meantBy(schema: Schema, target: ElementTarget, word: string): string | null {
  const group = graded[word];
  if (group === undefined) return null;
  const hint = hintedAttribute(schema, target, group);
  if (hint !== null) return hint.isTurned ? null : hint.attribute.name;
  const [only, second] = attributesOf(schema, target).filter(({ kind }) => kind === "number");
  return second === undefined ? (only?.name ?? null) : null;
}

const graded: Readonly<Record<string, string>> = {
  highest: "height",
  lowest: "height",
  best: "score",
  worst: "score",
  strongest: "strength",
  weakest: "strength",
  greatest: "size",
};

/** The numeric attribute or the degree named at this place. */
function measureAt(draft: Draft, at: number): string | null {
  const attribute = attributeAt(draft, at);
  if (attribute?.kind === "number") return attribute.name;
  if (draft.target === "edges") return null;
  const oneWay = ["indegree", "outdegree"].find((arg) => hasSense(draft.links[at], "noun", arg));
  const isDegree = ["degree", "neighbours", "edges"].some((arg) => hasSense(draft.links[at], "noun", arg));
  return oneWay ?? (isDegree ? "degree" : null);
}

/** "by age" after a ranking word, or "sorted by age". */
function byAttribute(draft: Draft, at: number): number {
  const isBy = /^(?:by|in order of|for|based on|according to)$/u.test(draft.links[at]?.norm ?? "");
  if (!isBy || draft.rank === null) return 0;
  const from = skipSmall(draft, at + 1);
  const start = hasSense(draft.links[from], "ask", "count") ? from + 1 : from;
  const by = measureAt(draft, start);
  if (by === null) return 0;
  setRank(draft, by, draft.rank.order);
  return start + 1 - at;
}

function setRank(draft: Draft, by: string, order: "asc" | "desc"): void {
  const { limit = 0, percent } = draft.rank ?? {};
  draft.rank = { by, order, limit, ...(percent === undefined ? {} : { percent }) };
}

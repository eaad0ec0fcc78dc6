import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Period, PointInTime } from "../../lexicon/time-words";
import type { Act, Ranking, Ref } from "../../meaning/acts";
import { all, compare } from "../../meaning/selectors";
import { hintedAttribute } from "../../schema/attribute-hints";
import { attributesOf } from "../../schema/schema";
import type { Amount, Graded, Meanings, Mood, Said } from "../grammar-types";
import { named, narrow, spoken } from "../refs";
import { amountTerm } from "../rules/things/amounts";
import { gradedRank } from "../rules/things/rankings";
import { again } from "./again";
import { type Before, isOn } from "./before";
import { narrowed } from "./lay-things";
import { plainRank, withoutRank } from "./ranks";
import { anew, comparedIn, fieldsOf, termsOf } from "./terms";

/** "and the lowest?", "the fewest?", "bottom 3": the same order from its other end. */
export function layOrder(order: "asc" | "desc", { last }: Before, limit?: number): readonly Act[] | null {
  if (last.do === "rank")
    return [ranked(last.what, { ...plainRank(last.rank), order, limit: limit ?? last.rank.limit })];
  if (last.do === "rankTied") {
    const { place: _place, after: _after, ...plain } = last;
    return [{ ...plain, tied: { ...last.tied, order }, limit: limit ?? last.limit }];
  }
  if (last.do !== "aggregate" || limit !== undefined) return null;
  if (last.groupBy !== undefined) return [{ ...last, pick: order === "asc" ? "least" : "most" }];
  return last.property === undefined ? null : [{ ...last, measure: order === "asc" ? "min" : "max" }];
}

function ranked(what: Ref, rank: Ranking): Act {
  return { do: "rank", what: what.rank === undefined ? what : { ...what, rank }, rank };
}

/** "the oldest of them", "and the youngest?", "the two heaviest". */
export function layMost(graded: Graded, limit: number, mood: Mood, before: Before): readonly Act[] | null {
  const { last, schema } = before;
  const rank = gradedRank(graded, limit, { schema, text: "" })?.rank;
  if (rank === undefined || !isOn(last) || last.what.target !== "nodes") return null;
  if (mood === "only") return narrowed({ rank }, before);
  const same = sameTime(graded, rank, last.what.rank?.by);
  if (same !== null) return [ranked(withoutRank(last.what), same)];
  if (last.do === "rank" || last.do === "rankTied") return [ranked(withoutRank(last.what), rank)];
  if (last.do === "find" || last.do === "count") return last.what.rank === undefined ? [ranked(last.what, rank)] : null;
  if (last.do === "select" || last.do === "only") return [ranked(spoken("previous"), rank)];
  return null;
}

/** "and the newest?" after who has worked there longest: by the same time. */
function sameTime({ group, isMore }: Graded, { limit, by, others = [] }: Ranking, before = ""): Ranking | null {
  const isKnown = group === "time" && [by, ...others.map((other) => other.by)].includes(before);
  return isKnown ? { by: before, order: isMore ? "desc" : "asc", limit } : null;
}

/** "and younger?" turns a comparison round; "only the older ones": older than those are on average. */
export function layMore({ group, isMore }: Graded, mood: Mood, before: Before): readonly Act[] | null {
  const { last, schema } = before;
  if (!isOn(last) || last.what.target !== "nodes" || mood === "less") return null;
  const found = hintedAttribute(schema, "nodes", group);
  if (found === null) return null;
  const { name } = found.attribute;
  const cmp = isMore === found.isTurned ? "<" : ">";
  const old = comparedIn(last.what.where);
  if (mood !== "only" && old?.field.name === name && old.value.kind === "literal")
    return again(withWhere(last, compare(name, cmp, old.value.value)), mood, before);
  return mood === "only" || mood === "plain"
    ? narrowed({ against: { property: name, cmp, isAmong: true } }, before)
    : null;
}

/** "and the median?", "in total?"; of figures by group "and the lowest?" is the lowest of these figures. */
export function layMeasure(measure: Meanings["Measure"], { last }: Before): readonly Act[] | null {
  if (last.do !== "aggregate" || last.property === undefined) return null;
  if (last.groupBy !== undefined && (measure === "min" || measure === "max")) return null;
  const { pick: _pick, ...plain } = last;
  return [{ ...plain, measure }];
}

type First = Extract<Said, { readonly kind: "first" }>;

/** "just the top 3", "sorry, 5 not 3", "the first two", "the next 5". */
export function layFirst(said: First, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  const value = said.isPlaced ? null : layNumber(said.count, mood, before);
  if (value !== null) return value;
  if (last.do === "rank") return [ranked(last.what, placed(last.rank, said))];
  if (last.do === "rankTied") return tiedFirst(last, said);
  return said.isPlaced || mood === "only" ? firstListed(said, before) : null;
}

/** Where of the order that is, after what was told of it. `limit` counts from the top. */
function placed(rank: Ranking, { count, from }: First): Ranking {
  const plain = plainRank(rank);
  if (from === "next") return { ...plain, ...afterListed(rank.limit, count) };
  const otherWay = rank.order === "asc" ? "desc" : "asc";
  return { ...plain, order: from === "top" ? rank.order : otherWay, limit: count };
}

function afterListed(
  limit: number,
  count: number,
): { readonly limit: number; readonly place?: number; readonly after?: number } {
  return count === 1 ? { limit: limit + 1, place: limit + 1 } : { limit: limit + count, after: limit };
}

function tiedFirst(last: Extract<Act, { readonly do: "rankTied" }>, { count, from }: First): readonly Act[] | null {
  const { place: _place, after: _after, ...plain } = last;
  if (from === "next") return [{ ...plain, ...afterListed(last.limit, count) }];
  return from === "top" ? [{ ...plain, limit: count }] : null;
}

/** Of a list its first, or last, names. */
function firstListed({ count, from }: First, { last, listed }: Before): readonly Act[] | null {
  if (last.do !== "find" || from === "next" || count >= listed.length) return null;
  return [{ do: "find", what: named(from === "top" ? listed.slice(0, count) : listed.slice(-count)) }];
}

/** "sorry, 41": the number that was given. */
function layNumber(value: number, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  const isPutRight = mood === "correct" || mood === "instead";
  const given = isPutRight ? givenAnew(last, value) : null;
  if (given !== null) return again(given, mood, before);
  if (!(isPutRight || mood === "and") || !isOn(last) || last.what.rank !== undefined) return null;
  const old = comparedIn(last.what.where);
  return old === null ? null : again(withWhere(last, compare(old.field.name, old.cmp, value)), mood, before);
}

function givenAnew(last: Act, value: number): Act | null {
  if (last.do === "set") return typeof last.value === "number" ? { ...last, value } : null;
  if (last.do !== "adjust" || last.add === undefined) return null;
  return { ...last, add: last.add < 0 ? -value : value };
}

function withWhere(last: Extract<Act, { readonly what: Ref }>, term: Selector): Act {
  const { one, many, where } = last.what;
  const head = (text: string): string => text.split(" ")[0] ?? text;
  return { ...last, what: { ...last.what, where: anew(where, term), one: head(one), many: head(many) } };
}

/** "over 60?", "and less than 200?": another limit for what was compared. */
export function layAmount(amount: Amount, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  const old = isOn(last) ? comparedIn(last.what.where) : null;
  if (!isOn(last) || old === null || mood === "less") return null;
  const term = amountTerm(
    { name: old.field.name, target: last.what.target, kind: "number", isComputed: old.field.of === "computed" },
    amount,
  );
  if (mood === "only") return narrowed({ where: term }, before);
  const what = narrow({ ...last.what, where: anew(last.what.where, term) }, {}, "not");
  return what === null ? null : again(withWhere({ ...last, what }, term), mood, before);
}

/** "no, Sales", "sorry, 3.1": the value that was set. */
export function layValue(
  value: Meanings["Literal"],
  attribute: string | undefined,
  mood: Mood,
  before: Before,
): readonly Act[] | null {
  const { last } = before;
  if (typeof value === "number") return layNumber(value, mood, before);
  if (last.do !== "set" || (mood !== "correct" && mood !== "instead")) return null;
  if (typeof last.value !== typeof value || (attribute !== undefined && attribute !== last.property)) return null;
  return again({ ...last, value }, mood, before);
}

/** "and in 2019?": another time of what was said to happen. */
export function layPeriod({ from, until }: Period, mood: Mood, before: Before): readonly Act[] | null {
  const { last, schema } = before;
  if (!isOn(last) || mood === "less") return null;
  const fields = new Set(fieldsOf(last.what.where));
  const attribute = attributesOf(schema, last.what.target).find(
    ({ name, kind }) => fields.has(name) && isTimed(name, kind, last.what.where),
  );
  if (attribute === undefined) return null;
  const point = ({ year }: PointInTime): JsonValue => (attribute.kind === "number" ? year : null);
  if (point(from) === null) return null;
  const term = all([compare(attribute.name, ">=", point(from)), compare(attribute.name, "<", point(until))]);
  if (mood === "only") return narrowed({ where: term }, before);
  return again(withWhere(last, term), mood, before);
}

/** A number that is compared with a year. */
function isTimed(name: string, kind: string, where: Selector | undefined): boolean {
  if (kind !== "number") return false;
  return termsOf(where)
    .flatMap((term) => (term.op === "and" ? term.terms : [term]))
    .some(
      (term) =>
        term.op === "compare" &&
        term.field.name === name &&
        term.value.kind === "literal" &&
        Number(term.value.value) > 1000 &&
        Number(term.value.value) < 2200,
    );
}

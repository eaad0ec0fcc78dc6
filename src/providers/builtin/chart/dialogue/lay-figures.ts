import type { Act, Ranking, Ref } from "../../meaning/acts";
import { compare } from "../../meaning/selectors";
import { hintedAttribute } from "../../schema/attribute-hints";
import type { Amount, Graded, Meanings, Mood, Said, SaidAttribute } from "../grammar-types";
import { named, narrow, spoken } from "../refs";
import { amountTerm, gradedRank } from "../rules/conditions";
import { again, takenBack } from "./again";
import { type Before, isOn } from "./before";
import { narrowed } from "./lay-things";
import { anew, comparedIn } from "./terms";

/** "and the weight?", "by type instead", "their ages?". */
export function layAttribute(
  attribute: SaidAttribute,
  { isBy, isOwn }: { readonly isBy: boolean; readonly isOwn?: boolean },
  mood: Mood,
  before: Before,
): readonly Act[] | null {
  const { last } = before;
  if (!isOn(last) || mood === "less" || attribute.target !== last.what.target) return null;
  const { name, kind } = attribute;
  if (isOwn === true) return ownOf(name, before);
  if (last.do === "styleBy")
    return channelTakes(last.channel, kind)
      ? [...(mood === "and" || mood === "plain" ? [] : takenBack(before)), { ...last, property: name }]
      : null;
  if (last.do === "aggregate") return aggregateOf(last, attribute, isBy);
  if (last.do === "rank" && (isBy || mood === "instead" || mood === "correct"))
    return [{ ...last, what: withoutRank(last.what), rank: { ...plainRank(last.rank), by: name } }];
  if (isBy) return inOrder(last, attribute);
  if (last.do === "describe" && last.property !== undefined) return [{ ...last, property: name }];
  if (last.do === "values") return [{ ...last, property: name }];
  const isMore = mood === "and" || mood === "also" || (mood === "plain" && before.isAsked);
  return isMore ? ownOf(name, before) : null;
}

function channelTakes(channel: string, kind: string): boolean {
  return (channel !== "size" && channel !== "width") || kind === "number";
}

function aggregateOf(
  last: Extract<Act, { readonly do: "aggregate" }>,
  { name, kind }: SaidAttribute,
  isBy: boolean,
): readonly Act[] | null {
  const { pick: _pick, ...plain } = last;
  if (isBy)
    return kind === "number" && last.groupBy === undefined && last.property !== undefined
      ? null
      : [{ ...plain, groupBy: name }];
  if (last.property === undefined) return last.groupBy === undefined ? null : [{ ...plain, groupBy: name }];
  return kind === "number" ? [{ ...last, property: name }] : null;
}

/** "by age": a list in that order; "by species" after a count: how many of each. */
function inOrder(last: Extract<Act, { readonly what: Ref }>, { name, kind }: SaidAttribute): readonly Act[] | null {
  const isList = last.do === "find" || last.do === "rank" || last.do === "rankTied";
  if (isList && kind === "number")
    return [{ do: "rank", what: withoutRank(last.what), rank: { by: name, order: "desc", limit: 20 } }];
  return isList || last.do === "count" ? [{ do: "aggregate", what: last.what, measure: "count", groupBy: name }] : null;
}

/** What those that were spoken of have. */
function ownOf(property: string, { last }: Before): readonly Act[] | null {
  if (!isOn(last) || last.what.target !== "nodes") return null;
  if (last.do === "describe") return [{ ...last, property }];
  return [{ do: "describe", what: spoken("previous"), property }];
}

function withoutRank({ rank: _rank, ...ref }: Ref): Ref {
  return ref;
}

function plainRank({ place: _place, after: _after, percent: _percent, others: _others, ...rank }: Ranking): Ranking {
  return rank;
}

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
  if (last.do === "rank" || last.do === "rankTied") return [ranked(withoutRank(last.what), rank)];
  if (last.do === "find" || last.do === "count") return last.what.rank === undefined ? [ranked(last.what, rank)] : null;
  if (last.do === "select" || last.do === "only") return [ranked(spoken("previous"), rank)];
  return null;
}

/** "only the older ones": older than those are on average. */
export function layMore({ group, isMore }: Graded, mood: Mood, before: Before): readonly Act[] | null {
  const { last, schema } = before;
  if (!isOn(last) || last.what.target !== "nodes" || mood === "less") return null;
  const found = hintedAttribute(schema, "nodes", group);
  if (found === null) return null;
  const cmp = isMore === found.isTurned ? "<" : ">";
  return narrowed({ against: { property: found.attribute.name, cmp, isAmong: true } }, before);
}

/** "and the median?", "in total?". */
export function layMeasure(measure: Meanings["Measure"], { last }: Before): readonly Act[] | null {
  if (last.do !== "aggregate" || last.property === undefined) return null;
  const { pick: _pick, ...plain } = last;
  return [{ ...plain, measure }];
}

type First = Extract<Said, { readonly kind: "first" }>;

/** "just the top 3", "sorry, 5 not 3", "the first two". */
export function layFirst({ count, from, isPlaced }: First, mood: Mood, before: Before): readonly Act[] | null {
  const { last, told } = before;
  if (!isPlaced) {
    const value = layNumber(count, mood, before);
    if (value !== null) return value;
  }
  if (last.do === "rank") {
    const order = from === "top" ? last.rank.order : last.rank.order === "asc" ? "desc" : "asc";
    return [ranked(last.what, { ...plainRank(last.rank), order, limit: count })];
  }
  if (last.do === "rankTied") return from === "top" ? [{ ...last, limit: count }] : null;
  if (!isPlaced && mood !== "only") return null;
  if (last.do !== "find" || told.length < count || count === told.length) return null;
  const names = from === "top" ? told.slice(0, count) : told.slice(-count);
  return [{ do: "find", what: named(names) }];
}

/** "sorry, 41": the number that was given. */
function layNumber(value: number, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  if (mood !== "correct" && mood !== "instead" && mood !== "and") return null;
  if (last.do === "set" && typeof last.value === "number")
    return mood === "and" ? null : again({ ...last, value }, mood, before);
  if (last.do === "adjust" && last.add !== undefined && mood !== "and")
    return again({ ...last, add: last.add < 0 ? -value : value }, mood, before);
  if (!isOn(last)) return null;
  const old = comparedIn(last.what.where);
  if (old === null || last.what.rank !== undefined) return null;
  const term = compare(old.field.name, old.cmp, value);
  return again(withWhere(last, term), mood, before);
}

function withWhere(last: Extract<Act, { readonly what: Ref }>, term: ReturnType<typeof compare>): Act {
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
  return what === null ? null : again(withWhere({ ...last, what }, term as ReturnType<typeof compare>), mood, before);
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

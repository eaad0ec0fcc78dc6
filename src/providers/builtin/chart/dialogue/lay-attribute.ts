import type { Act, Ref } from "../../meaning/acts";
import type { Mood, SaidAttribute } from "../grammar-types";
import { spoken } from "../refs";
import { takenBack } from "./again";
import { type Before, isOn } from "./before";
import { plainRank, withoutRank } from "./ranks";

/** "and the weight?", "by type instead", "their ages?". */
export function layAttribute(
  attribute: SaidAttribute,
  { isBy, isOwn }: { readonly isBy: boolean; readonly isOwn?: boolean },
  mood: Mood,
  before: Before,
): readonly Act[] | null {
  const { last } = before;
  if (!isOn(last) || mood === "less" || attribute.target !== last.what.target) return null;
  if (isOwn === true) return ownOf(attribute.name, before);
  return ofAnother(attribute, isBy, mood, before) ?? ofMore(attribute, isBy, mood, before);
}

/** What goes by an attribute goes by another one. */
function ofAnother(attribute: SaidAttribute, isBy: boolean, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  const { name: property, kind } = attribute;
  switch (last.do) {
    case "styleBy":
      if (!channelTakes(last.channel, kind)) return null;
      return [...(isBeside(mood) ? [] : takenBack(before)), { ...last, property }];
    case "aggregate":
      return aggregateOf(last, attribute, isBy);
    case "describe":
    case "values":
      return isBy || last.property === undefined ? null : [{ ...last, property }];
    case "rank":
      return isBy || !isBeside(mood) ? [by(last, property)] : null;
    default:
      return null;
  }
}

function by(last: Extract<Act, { readonly do: "rank" }>, property: string): Act {
  return { ...last, what: withoutRank(last.what), rank: { ...plainRank(last.rank), by: property } };
}

function isBeside(mood: Mood): boolean {
  return mood === "and" || mood === "plain";
}

function ofMore(attribute: SaidAttribute, isBy: boolean, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  if (!isOn(last) || last.do === "styleBy" || last.do === "aggregate") return null;
  if (isBy) return inOrder(last, attribute);
  const isMore = mood === "and" || mood === "also" || (mood === "plain" && before.isAsked);
  return isMore ? ownOf(attribute.name, before) : null;
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

import type { Act } from "../../meaning/acts";
import type { Said, Turn, World } from "../grammar-types";
import { spoken } from "../refs";
import { relatedTo } from "../rules/relations";
import { asking } from "./again";
import { type Before, isOn } from "./before";
import { layAmount, layAttribute, layFirst, layMeasure, layMore, layMost, layOrder, layValue } from "./lay-figures";
import { layChannel, layLook, swapped } from "./lay-looks";
import { layCondition, layThings } from "./lay-things";

/**
 * The act before with what is said anew in the place of what is of its type: things for things, a name for a name, a look for a
 * look, an attribute for an attribute. Null: that act has no such place, or the message stands for itself.
 */
export function laid({ mood, said }: Turn, before: Before): readonly Act[] | null {
  switch (said.kind) {
    case "whole":
      return null;
    case "things":
      return layThings(said, mood, before);
    case "condition":
      return layCondition(said.part, mood, before);
    case "look":
      return layLook(said.look, mood, before);
    case "channel":
      return layChannel(said.channel, mood, before);
    case "attribute":
      return layAttribute(said.attribute, said, mood, before);
    case "order":
      return layOrder(said.order, before, said.limit);
    case "most":
      return layMost(said.graded, said.limit, mood, before);
    case "more":
      return layMore(said.graded, mood, before);
    case "measure":
      return layMeasure(said.measure, before);
    case "first":
      return layFirst(said, mood, before);
    case "amount":
      return layAmount(said.amount, mood, before);
    case "value":
      return layValue(said.value, said.attribute, mood, before);
    case "relation":
      return layRelation(said.found, before);
    case "ask":
      return layAsk(said.asks, before);
  }
}

/** "(who acted in it?) and directed?": another relation with the same. */
function layRelation(
  found: Extract<Said, { readonly kind: "relation" }>["found"],
  { last, schema }: Before,
): readonly Act[] | null {
  if (!isOn(last) || last.what.near === undefined || last.what.near.names.length === 0) return null;
  const world: World = { schema };
  return [{ ...last, what: { ...last.what, near: relatedTo(last.what.near.names, found, true, world) } }];
}

type Asks = Extract<Said, { readonly kind: "ask" }>["asks"];

function layAsk(asks: Asks, before: Before): readonly Act[] | null {
  const { last, acts } = before;
  const target = isOn(last) ? last.what.target : "nodes";
  switch (asks) {
    case "list":
      return listed(last);
    case "count":
      return counted(last);
    case "why":
      return isOn(last) && !asking.has(last.do) ? [{ do: "why", what: spoken("previous", target) }] : null;
    case "again":
      return acts.every((act) => act.do === "style" || act.do === "adjust" || asking.has(act.do)) ? acts : null;
    case "turned":
      return turned(last);
    case "table":
      return isOn(last) && last.do !== "aggregate" ? [{ do: "table", what: spoken("previous", target) }] : null;
    case "compare": {
      const [a, b, more] = before.told;
      return a === undefined || b === undefined || more !== undefined ? null : [{ do: "sideBySide", ends: [a, b] }];
    }
    case "swap":
      return swapped(before);
  }
}

/** "which ones?" after a count, a share, a view. */
function listed(last: Act): readonly Act[] | null {
  if (last.do === "share") return [{ do: "find", what: last.part }];
  if (!isOn(last) || last.do === "rankTied" || last.do === "aggregate" || last.do === "describe") return null;
  if (last.do === "find" || last.do === "count")
    return last.what.rank === undefined ? [{ do: "find", what: last.what }] : null;
  return [{ do: "find", what: spoken("previous", last.what.target) }];
}

/** "how many?" after a list or a change. */
function counted(last: Act): readonly Act[] | null {
  if (!isOn(last)) return null;
  if (last.do === "find" || last.do === "count") return [{ do: "count", what: last.what }];
  const isSet = ["select", "style", "hide", "only", "rank"].includes(last.do);
  return isSet ? [{ do: "count", what: spoken("previous", last.what.target) }] : null;
}

/** "the other way round": from its other end. */
function turned(last: Act): readonly Act[] | null {
  switch (last.do) {
    case "path":
      return [{ ...last, from: last.to, to: last.from }];
    case "joined":
      return [{ ...last, ends: [last.ends[1], last.ends[0]] }];
    case "versus":
      return [{ ...last, ends: [last.ends[1], last.ends[0]] }];
    case "styleBy": {
      const { isTurned, ...plain } = last;
      return [isTurned === true ? plain : { ...plain, isTurned: true }];
    }
    case "rank": {
      const rank = { ...last.rank, order: last.rank.order === "asc" ? ("desc" as const) : ("asc" as const) };
      return [{ ...last, rank, what: last.what.rank === undefined ? last.what : { ...last.what, rank } }];
    }
    default:
      return null;
  }
}

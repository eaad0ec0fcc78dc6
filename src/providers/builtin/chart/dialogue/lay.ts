import type { Act } from "../../meaning/acts";
import { all, fieldOf, not } from "../../meaning/selectors";
import { typeAttribute } from "../../schema/schema";
import type { Mood, Part, Said, Turn, World } from "../grammar-types";
import { narrow, spoken } from "../refs";
import { relatedTo } from "../rules/things/relations";
import { asking, editing, takenBack } from "./again";
import { type Before, isOn } from "./before";
import { layAttribute } from "./lay-attribute";
import { layAmount, layFirst, layMeasure, layMore, layMost, layOrder, layPeriod, layValue } from "./lay-figures";
import { layChannel, layLook, swapped } from "./lay-looks";
import { isOther, layCondition, layThings } from "./lay-things";
import { termsOf } from "./terms";

/**
 * The act before with what is said anew in the place of what is of its type: things for things, a name for a name, a look for a
 * look, an attribute for an attribute. Null: that act has no such place, or the message stands for itself.
 */
export function applyTurn({ mood: given, said }: Turn, before: Before): readonly Act[] | null {
  const mood = moodBeside(given, said, before);
  if (mood === null) return null;
  switch (said.kind) {
    case "whole":
      return null;
    case "things":
      return layThings(said, mood, before);
    case "condition":
      return said.isCount === true ? countedAmong(said.part, before) : layCondition(said.part, mood, before);
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
    case "period":
      return layPeriod(said.period, mood, before);
    case "relation":
      return layRelation(said.found, before);
    case "ask":
      return layAsk(said.asks, before);
  }
}

/** A word that says it in two ways: after a look or a figure, "show only the labs" is about what is seen and not about that. */
function moodBeside(mood: Mood, said: Said, before: Before): Mood | null {
  const { last } = before;
  if (mood === "shown") return painted.has(last.do) || editing.has(last.do) ? null : "only";
  if (mood !== "none" || said.kind !== "things") return mood;
  return isOther(said.what, before) && takenBack(before).length > 0 ? "correct" : "less";
}

const painted: ReadonlySet<Act["do"]> = new Set<Act["do"]>(["style", "styleBy", "aggregate", "count"]);

/** "(which stations are in zone 2?) how many are step free?": of the list that was told, not of all there are. */
function countedAmong(part: Part, { last }: Before): readonly Act[] | null {
  if (last.do !== "find" || last.what.isAll || part.noun !== undefined) return null;
  const { target, one, many } = last.what;
  const what = narrow({ ...spoken("previous", target), one, many }, part);
  return what === null ? null : [{ do: "count", what }];
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
  const { last } = before;
  switch (asks) {
    case "list":
      return listed(last);
    case "count":
      return counted(last);
    case "turned":
      return turned(last);
    case "not":
      return unlike(before);
    case "swap":
      return swapped(before);
    case "unhide":
      return restored(last);
    default:
      return layListed(asks, before);
  }
}

function layListed(asks: "why" | "again" | "table" | "compare", before: Before): readonly Act[] | null {
  const { last, acts } = before;
  if (asks === "compare") return besideEachOther(before);
  if (asks === "again") return acts.every(isRepeated) ? acts : null;
  if (!isOn(last)) return null;
  const what = spoken("previous", last.what.target);
  if (asks === "why") return asking.has(last.do) ? null : [{ do: "why", what }];
  return last.do === "aggregate" ? null : [{ do: "table", what }];
}

function besideEachOther({ listed: ends }: Before): readonly Act[] | null {
  const [a, b, more] = ends;
  return a === undefined || b === undefined || more !== undefined ? null : [{ do: "sideBySide", ends: [a, b] }];
}

/** "show them again", "bring it back": what was hidden, or deleted, just before. */
function restored(last: Act): readonly Act[] | null {
  if (last.do === "hide") return [{ do: "unhide", what: last.what }];
  return last.do === "remove" || last.do === "removeEdge" || last.do === "unset" ? [{ do: "undo", steps: 1 }] : null;
}

function isRepeated(act: Act): boolean {
  return act.do === "style" || act.do === "adjust" || asking.has(act.do);
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
  if (last.do === "find") return [{ do: "count", what: last.what }];
  const isSet = ["select", "style", "hide", "only", "rank"].includes(last.do);
  return isSet ? [{ do: "count", what: spoken("previous", last.what.target) }] : null;
}

/** "and how many are not?": those that do not have the last quality that was asked for. */
function unlike({ last, schema }: Before): readonly Act[] | null {
  if ((last.do !== "find" && last.do !== "count") || last.what.names !== undefined) return null;
  const type = typeAttribute(schema, last.what.target)?.name;
  const { near, where, one, many } = last.what;
  if (near !== undefined) return [{ ...last, what: { ...last.what, near: { ...near, isNegated: !near.isNegated } } }];
  const terms = termsOf(where);
  const turnedTerm = terms.findLast((term) => fieldOf(term) !== type);
  if (turnedTerm === undefined) return null;
  const noun = { one: `${one.split(" ")[0]} not so`, many: `other ${many.split(" ")[0]}` };
  return [
    {
      ...last,
      what: { ...last.what, ...noun, where: all(terms.map((term) => (term === turnedTerm ? not(term) : term))) },
    },
  ];
}

/** "the other way round": from its other end. */
function turned(last: Act): readonly Act[] | null {
  switch (last.do) {
    case "path":
      return [{ ...last, from: last.to, to: last.from }];
    case "joined":
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

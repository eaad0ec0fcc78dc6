import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute } from "../../../schema/attribute-hints";
import { type Graded, type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { everything, named, narrow } from "../../refs";
import { find, findOf } from "./requests";

/** Whether something holds of a node, of any, or of one kind more than of another. */
export const aboutOneRules = [
  rule("Request", "be Name Pred", (name, part) => whether([name], part), 0.1),
  rule("Request", "do Name Pred", (name, part) => whether([name], part), 0.1),
  rule("Request", "be Name Group", (name, group) => whetherOne(name, group), 0.2),
  rule("Request", "be Names Flag", (names, { name }) => [{ do: "describe", what: named(names), property: name }]),
  rule(
    "Request",
    "be Names work Flag",
    (names, { name }) => [{ do: "describe", what: named(names), property: name }],
    0.05,
  ),
  rule(
    "Request",
    "do Names work Flag",
    (names, { name }) => [{ do: "describe", what: named(names), property: name }],
    0.05,
  ),
  rule("Request", "do someone Pred", (part) => anyone(part), 0.2),
  rule("Request", "be someone Pred", (part) => anyone(part), 0.2),
  rule("Request", "do Group Pred", (group, part) => findOf(narrow(group, part)), 0.4),
  // Two kinds by a figure
  rule("Request", "q? Figure of Group versus Group", ({ measure, attribute }, a, b) =>
    sides([a, b], { measure, attribute }, "both"),
  ),
  rule("Request", "be Group More than Group", (a, graded, b, place) => byGrade([a, b], graded, place)),
  rule("Request", "be Group More than Group average", (a, graded, b, place) => byGrade([a, b], graded, place)),
  rule("Request", "do Group Does more_of than Group", (a, attribute, b) =>
    sides([a, b], { measure: "mean", attribute }, "yes"),
  ),
  rule(
    "Request",
    "do Group Does gt Group",
    (a, attribute, b) => sides([a, b], { measure: "mean", attribute }, "yes"),
    0.1,
  ),
  rule("Request", "do Group Does fewer_of than Group", (a, attribute, b) =>
    sides([a, b], { measure: "mean", attribute }, "yes", false),
  ),
  rule("Request", "do Group Does more_of than Group average", (a, attribute, b) =>
    sides([a, b], { measure: "mean", attribute }, "yes"),
  ),
  rule("Request", "do Group Does fewer_of than Group average", (a, attribute, b) =>
    sides([a, b], { measure: "mean", attribute }, "yes", false),
  ),
  rule(
    "Request",
    "do Group have more_of Attr than Group",
    (a, attribute, b) => sides([a, b], { measure: "mean", attribute }, "yes"),
    0.1,
  ),
  rule(
    "Request",
    "do Group have Figure gt Group",
    (a, figure, b) => sides([a, b], { ...figure, measure: "mean" }, "yes"),
    0.1,
  ),
];

function whether(names: readonly string[], part: Part): readonly Act[] | null {
  if (part.base !== undefined || part.rank !== undefined || part.side === "edges") return null;
  const what = narrow(named(names), part, "not");
  return what === null ? null : find(what);
}

/** "is Rex a dog". */
function whetherOne(name: string, { where, near, tied, rank, against, base, target }: Ref): readonly Act[] | null {
  const isKind =
    target === "nodes" && base === "all" && [near, tied, rank, against].every((part) => part === undefined);
  return isKind && where !== undefined ? whether([name], { where }) : null;
}

function anyone(part: Part): readonly Act[] | null {
  return findOf(narrow(everything(part.side ?? "nodes"), part));
}

type Two = readonly [Ref, Ref];

interface Compared {
  readonly measure: "sum" | "mean" | "min" | "max" | "median";
  readonly attribute: SaidAttribute;
}

function sides(
  both: Two,
  { measure, attribute }: Compared,
  asks: "both" | "yes",
  isMore = true,
): readonly Act[] | null {
  const isFitting =
    attribute.kind === "number" &&
    attribute.isComputed !== true &&
    both.every(({ target, where }) => target === attribute.target && where !== undefined);
  return isFitting ? [{ do: "sides", sides: both, measure, property: attribute.name, asks, isMore }] : null;
}

function byGrade(both: Two, graded: Graded, { schema }: Place): readonly Act[] | null {
  const found = hintedAttribute(schema, both[0].target, graded.group);
  if (found === null) return null;
  const attribute = { name: found.attribute.name, target: both[0].target, kind: found.attribute.kind };
  return sides(both, { measure: "mean", attribute }, "yes", graded.isMore !== found.isTurned);
}

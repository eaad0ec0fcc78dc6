import type { Act, Ref } from "../../../meaning/acts";
import { all, not } from "../../../meaning/selectors";
import type { FoundRelation } from "../../../schema/relation-match";
import type { Schema } from "../../../schema/schema";
import { type Graded, type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { partedByKind } from "../../near/kind-terms";
import { everything, named, narrow } from "../../refs";
import { gradedAttribute } from "../things/graded";
import { relatedTo } from "../things/relations";
import { find, findOf } from "./requests";

/** Whether something holds of a node, of any, or of one kind more than of another. */
export const aboutOneRules = [
  rule("Request", "be Name Pred", (name, part) => whether([name], part), 0.1),
  rule("Request", "do Name Pred", (name, part) => whether([name], part), 0.1),
  rule("Request", "be Name Rel", (name, found, place) => findOf(partner(name, found, place)), 0.4),
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
  rule("Request", "be Group average? More average? than Things average?", (a, graded, b, place) =>
    byGrade([a, b], graded, place),
  ),
  rule("Request", "do Group average? Does average? more_of average? than Things average?", (a, attribute, b, place) =>
    meansOf([a, b], attribute, true, place),
  ),
  rule("Request", "do Group average? Does average? fewer_of average? than Things average?", (a, attribute, b, place) =>
    meansOf([a, b], attribute, false, place),
  ),
  rule(
    "Request",
    "do Group average? have more_of Attr average? than Things average?",
    (a, attribute, b, place) => meansOf([a, b], attribute, true, place),
    0.1,
  ),
  rule(
    "Request",
    "do Group average? have fewer_of Attr average? than Things average?",
    (a, attribute, b, place) => meansOf([a, b], attribute, false, place),
    0.1,
  ),
  rule(
    "Request",
    "do Group have Figure gt Things",
    (a, { attribute }, b, place) => meansOf([a, b], attribute, true, place),
    0.1,
  ),
];

/** "is Ann married": to whom. */
function partner(name: string, found: FoundRelation, place: Place): Ref | null {
  const near = relatedTo([name], found, false, place);
  return near.direction === "both" ? { ...everything("nodes"), near, isAll: false } : null;
}

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

function meansOf(both: Two, attribute: SaidAttribute, isMore: boolean, { schema }: Place): readonly Act[] | null {
  const apart = besideEachOther(both, schema);
  return apart === null ? null : sides(apart, { measure: "mean", attribute }, "yes", isMore);
}

/** "electric lines" against "the others", against "non-electric ones": both of the same kind. */
function besideEachOther([a, b]: Two, schema: Schema): Two | null {
  const { kind, own } = partedByKind(a, schema);
  if (b.base === "rest") {
    const others = kind === null || own.length === 0 ? null : narrow(kind, { where: not(all(own)) });
    return others === null ? null : [a, { ...others, one: `other ${others.one}`, many: `other ${others.many}` }];
  }
  const isSaidAlone = kind !== null && b.where !== undefined && b.one.startsWith("node");
  const alike = isSaidAlone ? narrow(kind, { where: b.where, said: b.many.replace(/^nodes /u, "") }) : b;
  return alike === null ? null : [a, alike];
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

function byGrade(both: Two, graded: Graded, place: Place): readonly Act[] | null {
  const { target } = both[0];
  const found = gradedAttribute(graded, place, target);
  return found === null ? null : meansOf(both, found, found.isUp, place);
}

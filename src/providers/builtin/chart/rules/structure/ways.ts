import type { Act, Ref } from "../../../meaning/acts";
import { atEnd } from "../../../meaning/selectors";
import type { Way } from "../../../meaning/way-acts";
import { typeAttribute } from "../../../schema/schema";
import type { Meanings, Place, Rule, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, narrow } from "../../refs";
import { valuePart } from "../things/condition-parts";
import { relatedTo } from "../things/relations";
import { isConditions } from "../things/things";
import { added, byTime, byWeight, inUnit, pair } from "./couples";

type Couple = Meanings["Couple"];
type Route = Meanings["Route"];

/** Ways between two nodes, with what they go by and what they avoid. */
export const wayRules: readonly Rule[] = [
  rule("Route", "way Couple", (two) => route(two)),
  rule("Route", "way that? can_go? go Couple", (two) => route(two), 0.2),
  rule("Route", "Couple way", (two) => route(two), 0.6),
  rule("Route", "fastest Couple", (two, place) => route(two, byTime(place)), -0.2),
  rule("Route", "fastest way? Couple", (two, place) => route(two, byTime(place)), -0.2),
  rule("Route", "lightest Couple", (two, place) => weighted(two, byWeight(place)), -0.2),
  rule("Route", "least Attr way Couple", (attribute, two) => weighted(two, added(attribute))),
  rule("Route", "way have_ least Attr Couple", (attribute, two) => weighted(two, added(attribute)), -0.1),
  rule("Route", "way Couple have_ least Attr", (two, attribute) => weighted(two, added(attribute)), -0.1),
  rule("Route", "other_way Couple", (two) => another(route(two)), -0.1),
  rule("Route", "Route Weight", (way, weight) =>
    way.weight === undefined || way.weight === weight ? { ...way, weight } : null,
  ),
  rule("Route", "Weight comma? Route", (weight, way) => (way.weight === undefined ? { ...way, weight } : null), 0.2),
  rule("Route", "Route comma? Avoid", (way, avoid) => (way.avoid === undefined ? { ...way, avoid } : null)),
  rule("Route", "Route comma? along_arrows", (way) => ({ ...way, isOneWay: true })),
  rule("Route", "Route comma? anyhow", (way) => way, 0.1),
  rule("Route", "Route comma? avoiding Things", (way, what) => withoutKind(way, what, what.many)),
  rule(
    "Route",
    "Route comma? avoiding Value",
    (way, value, { schema }) =>
      // A kind is one of things, above.
      value.attribute.name === typeAttribute(schema, "nodes")?.name
        ? null
        : withoutKind(way, narrow(everything(value.target), valuePart(value, "")), String(value.value)),
    0.1,
  ),
  rule("Route", "way Avoid Couple", (avoid, two) => withAvoid(route(two), avoid)),
  rule("Route", "Avoid comma? Route", (avoid, way) => withAvoid(way, avoid), 0.1),
  // Asked for
  rule("Request", "q? Route", (way) => path(way)),
  rule("Request", "how? do? can_go? go Couple", (two) => path(route(two)), 0.5),
  rule("Request", "how do? i? go Couple", (two) => path(route(two))),
  rule("Request", "how do? i? go Couple Avoid", (two, avoid) => path(withAvoid(route(two), avoid))),
  rule("Request", "how can_go go Couple", (two) => path(route(two))),
  rule("Request", "how can_go go Couple Avoid", (two, avoid) => path(withAvoid(route(two), avoid))),
  rule("Request", "how be Couple connected", (two) => path(route(two))),
  rule("Request", "how be At connected_to At", (a, b) => path(route(pair(a, b, true))), 0.1),
  rule(
    "Request",
    "q? Route have least Measure? Attr",
    (way, _measure, attribute) => path(byAttribute(way, attribute)),
    0.1,
  ),
  rule("Request", "q? Route have least Attr", (way, attribute) => path(byAttribute(way, attribute))),
  rule("Request", "which Route have least Attr", (way, attribute) => path(byAttribute(way, attribute))),
  // Its length
  rule("Request", "q? length_of Route", (way) => along(way)),
  rule("Request", "q? length_of of Route", (way) => along(way)),
  rule("Request", "q? length_of Couple", (two) => along(route(two))),
  rule("Request", "q? length_of do? it? go? Couple", (two) => along(route(two)), 0.1),
  rule("Request", "q? length_of be? Couple apart?", (two) => along(route(two)), 0.1),
  rule("Request", "q? length_of Couple Weight", (two, weight) => along(weighted(two, weight))),
  rule("Request", "q? length_of Couple Avoid", (two, avoid) => along(withAvoid(route(two), avoid))),
  rule("Request", "how far be? it? Couple Weight", (two, weight) => along(weighted(two, weight))),
  rule("Request", "how far be? it? Weight Couple", (weight, two) => along(weighted(two, weight))),
  rule("Request", "q? weight_of of? Route", (way, place) => along(byDefault(way, place))),
  rule("Request", "q? weight_of Couple", (two, place) => along(weighted(two, byWeight(place))), 0.3),
  rule("Request", "q? weight_of of? Route Weight", (way, weight) => along({ ...way, weight }), 0.1),
  rule("Request", "q? Measure Attr of? Route", (measure, attribute, way) =>
    measure === "sum" || measure === "min" ? along(byAttribute(way, attribute)) : null,
  ),
  rule("Request", "q? Attr of Route", (attribute, way) => along(byAttribute(way, attribute))),
  rule("Request", "how_long Couple", (two, place) => along(weighted(two, byTime(place)))),
  rule("Request", "q? how_long go? Couple", (two, place) => along(weighted(two, byTime(place)))),
  rule("Request", "q? how_long Weight? go? Couple", (weight, two, place) =>
    along(weighted(two, weight ?? byTime(place))),
  ),
  rule("Request", "q? how_long go? Couple Weight", (two, weight) => along(weighted(two, weight))),
  rule(
    "Request",
    "q? how_long Route",
    (way, place) => along(way.weight === undefined ? { ...way, weight: byTime(place) ?? "" } : way),
    0.1,
  ),
  rule("Request", "how_many PathUnit be? it? at_least? Couple", (unit, two, place) =>
    along(weighted(two, inUnit(unit, place))),
  ),
  rule("Request", "how_many PathUnit do? it? take? at_least? go? Couple", (unit, two, place) =>
    along(weighted(two, inUnit(unit, place))),
  ),
  rule("Request", "how_many PathUnit apart? be? Couple apart?", (unit, two, place) =>
    along(weighted(two, inUnit(unit, place))),
  ),
  rule("Request", "how_many Attr be? it? at_least? Couple", (attribute, two) => along(weighted(two, added(attribute)))),
  rule("Request", "how_many Attr do it take? go? Couple", (attribute, two) => along(weighted(two, added(attribute)))),
  rule(
    "Request",
    "q? Measure Attr Couple",
    (measure, attribute, two) =>
      measure === "sum" || measure === "min" ? along(weighted(two, added(attribute))) : null,
    0.2,
  ),
  // Whether there is one
  rule("Request", "be? there Route", (way) => joined(way)),
  rule("Request", "do Route exist", (way) => joined(way)),
  rule("Request", "do way exist Couple", (two) => joined(route(two))),
  rule("Request", "be? there way exist? Couple", (two) => joined(route(two))),
  rule("Request", "can_go At? go Couple", (_who, two) => joined(route(two)), 0.1),
  rule("Request", "can_go go Couple", (two) => joined(route(two)), -0.1),
  rule("Request", "can_go go Couple comma? along_arrows", (two) => joined(route({ ...two, isOneWay: true }))),
  rule("Request", "can_go go Couple comma? anyhow", (two) => joined(route(two))),
  rule("Request", "be Couple connected comma? anyhow", (two) => joined(route(two))),
  rule("Request", "be Couple anyhow connected", (two) => joined(route(two))),
  rule("Request", "be At connected_to At comma? anyhow", (a, b) => joined(route(pair(a, b, false)))),
  rule("Request", "can_go go At start At", (b, a) => joined(route(pair(a, b, true)))),
  rule("Request", "Couple be connected", (two) => (two.isOneWay ? null : direct(two)), 0.3),
  rule("Request", "At be connected_to At", (a, b) => direct({ ends: [a, b], isOneWay: false }), 0.3),
  rule(
    "Request",
    "q? least Measure? Attr Couple",
    (_measure, attribute, two) => along(weighted(two, added(attribute))),
    -0.1,
  ),
  rule("Request", "q? Measure Measure Attr Couple", (a, b, attribute, two) =>
    a === "min" && b === "sum" ? along(weighted(two, added(attribute))) : null,
  ),
  rule("Request", "can_go go Couple comma? Avoid", (two, avoid) => joined(withAvoid(route(two), avoid))),
  rule("Request", "Avoid comma? can_go go Couple", (avoid, two) => joined(withAvoid(route(two), avoid))),
  rule("Request", "can At be? reached start At", (b, a) => joined(route(pair(a, b, true)))),
  rule("Request", "be? there several_ways Couple", (two) => joined(another(route(two)))),
  rule("Request", "be? there other_way Couple", (two) => joined(another(route(two)))),
  rule("Request", "be? there several_ways go Couple", (two) => joined(another(route(two)))),
  // Neighbours
  rule("Request", "be? there edge Couple", (two) => direct(two)),
  rule("Request", "do edge exist Couple", (two) => direct(two)),
  rule("Request", "do edge go? Couple exist?", (two) => direct(two), 0.1),
  rule("Request", "be Couple connected", (two) => (two.isOneWay ? null : direct(two))),
  rule("Request", "be At connected_to At", (a, b) => direct({ ends: [a, b], isOneWay: false })),
  rule("Request", "do Couple have edge", (two) => direct(two)),
  rule("Request", "do At have edge end At", (a, b) => direct({ ends: [a, b], isOneWay: true })),
  // What lies between
  rule("Request", "q? who? do? Couple both Rel", (two, found, place) => bothRelated(two, found, place), 0.1),
  rule("Request", "q? Kind do? Couple both Rel", (_kind, two, found, place) => bothRelated(two, found, place), 0.2),
  rule("Request", "q? who? lie_between Couple", (two) => stops(route(two))),
  rule("Request", "q? Kind? lie_between Couple", (_kind, two) => stops(route(two)), 0.1),
  rule("Request", "who lie_between Couple", (two) => stops(route(two))),
  rule("Request", "q? node lie_between Couple", (two) => stops(route(two))),
  rule("Request", "q? Kind be? there? on Route", (_kind, way) => stops(way)),
  // What hangs on one
  rule("Request", "q? who? do? cut_off Avoid", (avoid) => cutOff(avoid)),
  rule("Request", "q? Kind do? cut_off Avoid", (_kind, avoid) => cutOff(avoid)),
  rule("Request", "who do? cut_off Avoid", (avoid) => cutOff(avoid)),
  rule("Request", "Avoid comma? q? who? Kind? do? cut_off", (avoid) => cutOff(avoid)),
  rule("Request", "do someone cut_off Avoid", (avoid) => cutOff(avoid)),
  rule("Request", "Avoid comma? do someone cut_off", (avoid) => cutOff(avoid)),
];

/** "what do A and B both depend on" */
function bothRelated({ ends, isOneWay }: Couple, found: Meanings["Rel"], place: Place): readonly Act[] | null {
  if (isOneWay) return null;
  const near = { ...relatedTo(ends, found, false, place), isShared: true };
  return [{ do: "find", what: { ...everything("nodes"), near, isAll: false } }];
}

function route(two: Couple | null, weight: string | null = null): Route | null {
  if (two === null) return null;
  const [from, to] = two.ends;
  return { from, to, isOneWay: two.isOneWay, ...(weight === null ? {} : { weight }) };
}

function weighted(two: Couple, weight: string | null | undefined): Route | null {
  return weight === null || weight === undefined ? null : route(two, weight);
}

function another(way: Route | null): Route | null {
  return way === null ? null : { ...way, isOther: true };
}

function withAvoid(way: Route | null, avoid: readonly string[]): Route | null {
  return way === null || way.avoid !== undefined ? null : { ...way, avoid };
}

/** "without refiners", "avoiding China": past all nodes that fit. */
function withoutKind(way: Route, what: Ref | null, said: string): Route | null {
  const isFit = what?.target === "nodes" && isConditions(what) && way.shun === undefined && way.avoid === undefined;
  if (!isFit || what.where === undefined || atEnd(what.where, "source") === null) return null;
  return { ...way, shun: { where: what.where, said } };
}

function byAttribute(way: Route, attribute: SaidAttribute): Route | null {
  const weight = added(attribute);
  return weight === null || (way.weight !== undefined && way.weight !== weight) ? null : { ...way, weight };
}

function byDefault(way: Route, place: Place): Route | null {
  const weight = way.weight ?? byWeight(place);
  return weight === null ? null : { ...way, weight };
}

function wayOf({ isOneWay: _isOneWay, ...way }: Route): Way {
  return way;
}

function path(way: Route | null): readonly Act[] | null {
  return way === null ? null : pathOf(way);
}

export function pathOf(way: Route): readonly Act[] {
  return [{ do: "path", ...wayOf(way), isHighlighted: false, color: "orange" }];
}

function along(way: Route | null): readonly Act[] | null {
  if (way === null || way.weight === "") return null;
  return [{ do: "along", way: wayOf(way), ...(way.weight === undefined ? {} : { property: way.weight }) }];
}

function stops(way: Route | null): readonly Act[] | null {
  return way === null ? null : [{ do: "stops", way: wayOf(way) }];
}

function joined(way: Route | null): readonly Act[] | null {
  if (way === null) return null;
  const { from, to, avoid, shun, isOther, isOneWay } = way;
  return [
    {
      do: "joined",
      ends: [from, to],
      isDirect: false,
      isOneWay,
      ...(avoid === undefined ? {} : { avoid }),
      ...(shun === undefined ? {} : { shun }),
      ...(isOther === undefined ? {} : { isOther }),
    },
  ];
}

function direct({ ends, isOneWay }: Couple): readonly Act[] {
  return [{ do: "joined", ends, isDirect: true, isOneWay }];
}

function cutOff([name, second]: readonly string[]): readonly Act[] | null {
  return name === undefined || second !== undefined ? null : [{ do: "cutOff", name }];
}

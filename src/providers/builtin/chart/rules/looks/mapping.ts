import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute } from "../../../schema/attribute-hints";
import type { Meanings, SaidAttribute, World } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything } from "../../refs";
import { tieField } from "../things/fields";

/** Looks that follow an attribute. */
export const mappingRules = [
  rule("Request", "color Things? by Attr", (what, attribute) => mapped(what, attribute, "color")),
  rule("Request", "color each Attr by? other colour", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "size Things? by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "size Things possessive size by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "size Kind size by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make size of Things depend by? Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Kind size depend? by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Things bigger proportion Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "the_more Attr it? have? the_bigger Things?", (attribute, what) => mapped(what, attribute, "size")),
  rule("Request", "make Things thicker the_more Attr", (what, attribute) => mapped(what, attribute, "width")),
  rule("Request", "label Things? by Attr", (what, attribute) => mapped(what, attribute, "label")),
  rule("Request", "make Attr as? colour of? Things?", (attribute, what) => mapped(what, attribute, "color")),
  rule("Request", "use Attr for colour of? Things?", (attribute, what) => mapped(what, attribute, "color")),
  rule("Request", "other colour for each Attr", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "give each Attr other colour", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "make each Attr other colour", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "shape_by Things? by Attr", (what, attribute) =>
    attribute.kind === "number" ? null : mapped(what, attribute, "shape"),
  ),
];

/** A part of the look, said with what it is the look of. */
export const aspectRules = [
  rule("Aspect", "colour", () => ({ channel: "color" })),
  rule("Aspect", "size", () => ({ channel: "size" })),
  rule("Aspect", "width", () => ({ channel: "width" })),
  rule("Aspect", "shape", () => ({ channel: "shape" })),
  rule("Aspect", "label", () => ({ channel: "label" })),
  rule("Aspect", "opacity", () => ({ channel: "opacity" })),
  rule("Aspect", "Aspect of Things", (aspect, what) => aspectOf(aspect, what)),
  rule("Aspect", "Kind Aspect", (aspect, what) => aspectOf(what, aspect), 0.1),
  rule("Aspect", "Things possessive Aspect", (what, aspect) => aspectOf(aspect, what)),
  // Ways
  rule("Rise", "more_now Attr", (attribute) => ({ attribute, isUp: true })),
  rule("Rise", "less_now Attr", (attribute) => ({ attribute, isUp: false })),
  rule("Rise", "more_now Tie", (tie) => ({ attribute: tieField(tie), isUp: true }), 0.2),
  rule("Rise", "less_now Tie", (tie) => ({ attribute: tieField(tie), isUp: false }), 0.2),
  rule("Rise", "more_now Graded", (graded, place) => riseOf(graded, place)),
  rule("Rise", "Graded", (graded, place) => riseOf(graded, place), 0.3),
  rule("Rise", "More", (graded, place) => riseOf(graded, place), 0.2),
  rule("Trend", "bigger", () => ({ channel: "size", isUp: true })),
  rule("Trend", "smaller", () => ({ channel: "size", isUp: false })),
  rule("Trend", "thicker", () => ({ channel: "width", isUp: true })),
  rule("Trend", "thinner", () => ({ channel: "width", isUp: false })),
  rule("Trend", "darker", () => ({ channel: "color", isUp: true })),
  rule("Trend", "lighter", () => ({ channel: "color", isUp: false })),
  rule("Ramp", "from? Color to Color", (low, high) => [low, high]),
  rule("Ramp", "low Color to? high Color", (low, high) => [low, high]),
  rule("Ramp", "low Color and high Color", (low, high) => [low, high]),
  rule("Ramp", "high Color and? low Color", (high, low) => [low, high]),
  rule("Ramp", "low be? Color comma? high be? Color", (low, high) => [low, high]),
  rule("Ramp", "Color low to? Color high", (low, high) => [low, high]),
  rule("Ramp", "from? Color for low to? Color for high", (low, high) => [low, high]),
  rule("Ramp", "gradient Ramp", (ramp) => ramp),
  rule("Ramp", "Ramp gradient", (ramp) => ramp),
];

/** An attribute decides a look: said of the look, of the attribute, or as two ways that go together. */
export const aspectMappingRules = [
  rule("Request", "make Aspect depend? by Attr", (aspect, attribute) => decided(aspect, attribute), 0.1),
  rule("Request", "scale_up Aspect depend? by Attr", (aspect, attribute) => decided(aspect, attribute), 0.1),
  rule("Request", "scale_up Aspect depend Attr", (aspect, attribute) => decided(aspect, attribute), 0.1),
  rule("Request", "scale_up Attr to Aspect", (attribute, aspect) => decided(aspect, attribute), 0.1),
  rule("Request", "scale_up Attr as Aspect", (attribute, aspect) => decided(aspect, attribute), 0.1),
  rule("Request", "scale_up Attr by Aspect", (attribute, aspect) => decided(aspect, attribute), 0.2),
  rule("Request", "scale_up Attr for Aspect", (attribute, aspect) => decided(aspect, attribute), 0.1),
  rule("Request", "ask Attr as Aspect", (attribute, aspect) => decided(aspect, attribute), 0.3),
  rule("Request", "Aspect should? depend by? Attr", (aspect, attribute) => decided(aspect, attribute), 0.1),
  rule("Request", "Aspect ought depend by? Attr", (aspect, attribute) => decided(aspect, attribute), 0.1),
  rule("Request", "Attr ought decide Aspect", (attribute, aspect) => decided(aspect, attribute), 0.2),
  rule("Attr", "number_of Attr", (attribute) => (attribute.kind === "number" ? attribute : null), 0.3),
  rule("Request", "Aspect should by Attr", (aspect, attribute) => decided(aspect, attribute), 0.2),
  rule("Request", "Aspect should Attr", (aspect, attribute) => decided(aspect, attribute), 0.4),
  rule("Request", "Aspect by Attr", (aspect, attribute) => decided(aspect, attribute), 0.4),
  rule("Request", "Aspect arrow Attr", (aspect, attribute) => decided(aspect, attribute), 0.4),
  rule("Request", "Attr arrow Aspect", (attribute, aspect) => decided(aspect, attribute), 0.4),
  rule("Request", "Attr as Aspect", (attribute, aspect) => decided(aspect, attribute), 0.4),
  rule("Request", "Kind Attr as Aspect", (what, attribute, aspect) => decided({ ...aspect, what }, attribute), 0.5),
  rule("Request", "Attr decide Aspect", (attribute, aspect) => decided(aspect, attribute), 0.3),
  rule("Request", "make Attr decide Aspect", (attribute, aspect) => decided(aspect, attribute), 0.2),
  rule(
    "Request",
    "make? Num? each_own Aspect for_each Attr",
    (_one, aspect, attribute) => decided(aspect, attribute),
    0.3,
  ),
  rule("Request", "use each_own? Aspect for_each Attr", (aspect, attribute) => decided(aspect, attribute), 0.2),
  rule(
    "Request",
    "give? each Attr gets? have? each_own Aspect",
    (attribute, aspect) => decided(aspect, attribute),
    0.3,
  ),
  rule(
    "Request",
    "Request and Aspect by Attr",
    (acts, aspect, attribute) => joinedTo(acts, decided(aspect, attribute)),
    0.2,
  ),
  // Ways that go together
  rule("Request", "Trend arrow Rise", (trend, rise) => along(undefined, trend, rise), 0.3),
  rule("Request", "Rise arrow Trend", (rise, trend) => along(undefined, trend, rise), 0.3),
  rule("Request", "Trend Kind arrow Rise", (trend, what, rise) => along(what, trend, rise), 0.3),
  rule("Request", "make? Trend Kind where_so Rise", (trend, what, rise) => along(what, trend, rise), 0.4),
  rule("Request", "make? Kind Trend where_so Rise it? have?", (what, trend, rise) => along(what, trend, rise), 0.4),
  rule("Request", "Rise the? comma? Trend Kind?", (rise, trend, what) => along(what, trend, rise), 0.4),
  rule("Request", "Rise Kind? have comma? the? Trend", (rise, what, trend) => along(what, trend, rise), 0.4),
  rule("Request", "Trend where_so Rise", (trend, rise) => along(undefined, trend, rise), 0.4),
  rule("Request", "make? Kind have Rise should? Trend", (what, rise, trend) => along(what, trend, rise), 0.3),
  rule("Request", "make? Rise Kind should Trend", (rise, what, trend) => along(what, trend, rise), 0.3),
  rule("Request", "make? Rise Kind Trend", (rise, what, trend) => along(what, trend, rise), 0.5),
  rule(
    "Request",
    "Request and make? Rise Kind? Trend",
    (acts, rise, what, trend) => same(acts, along(what, trend, rise)),
    0.2,
  ),
  rule(
    "Request",
    "Request and make? Rise someone Trend",
    (acts, rise, trend) => same(acts, along(undefined, trend, rise)),
    0.2,
  ),
  // From one colour to another
  rule("Request", "color? Things? Ramp by Attr", (what, ramp, attribute) => ramped(what, ramp, attribute), 0.2),
  rule("Request", "color? Things? by Attr comma? Ramp", (what, attribute, ramp) => ramped(what, ramp, attribute), 0.2),
  rule("Request", "make? Ramp for Attr", (ramp, attribute) => ramped(undefined, ramp, attribute), 0.2),
  rule(
    "Request",
    "make? Aspect of? Things? Ramp by Attr",
    (aspect, what, ramp, attribute) =>
      aspect.channel === "color" ? ramped(what ?? aspect.what, ramp, attribute) : null,
    0.2,
  ),
  rule("Request", "make? Attr as Ramp", (attribute, ramp) => ramped(undefined, ramp, attribute), 0.3),
  rule("Request", "color by Attr comma? Ramp", (attribute, ramp) => ramped(undefined, ramp, attribute), 0.2),
  // Written on them
  rule("Request", "write number_of? Attr round Things", (attribute, what) => mapped(what, attribute, "label"), 0.3),
  rule("Request", "label Things? as Attr", (what, attribute) => mapped(what, attribute, "label"), 0.2),
  rule("Request", "write number_of? Attr round Things as label", (attribute, what) => mapped(what, attribute, "label")),
  rule("Request", "write Attr as label of Things", (attribute, what) => mapped(what, attribute, "label")),
  rule("Request", "write Attr as label", (attribute) => mapped(undefined, attribute, "label"), 0.1),
];

function aspectOf(aspect: Meanings["Aspect"] | Ref, other: Meanings["Aspect"] | Ref): Meanings["Aspect"] | null {
  const [first, what] = "channel" in aspect ? [aspect, other] : [other, aspect];
  if (!("channel" in first) || "channel" in what || first.what !== undefined) return null;
  return { ...first, what };
}

/** "older": the attribute it grades here, and whether more of it is older. */
function riseOf({ group, isMore }: Meanings["Graded"], { schema }: World): Meanings["Rise"] | null {
  for (const target of ["nodes", "edges"] as const) {
    const found = hintedAttribute(schema, target, group);
    if (found !== null)
      return {
        attribute: { name: found.attribute.name, kind: found.attribute.kind, target },
        isUp: isMore !== found.isTurned,
      };
  }
  return null;
}

function decided({ channel, what }: Meanings["Aspect"], attribute: SaidAttribute): readonly Act[] | null {
  if (channel === "shape" && attribute.kind === "number") return null;
  return mapped(what, attribute, channel);
}

function along(
  what: Ref | undefined,
  { channel, isUp }: Meanings["Trend"],
  rise: Meanings["Rise"],
): readonly Act[] | null {
  if (rise.attribute.kind !== "number" && rise.attribute.isComputed !== true) return null;
  const [act] =
    mapped(what, rise.attribute, channel === "width" && rise.attribute.target === "nodes" ? "size" : channel) ?? [];
  if (act?.do !== "styleBy") return null;
  return [isUp === rise.isUp ? act : { ...act, isTurned: true }];
}

function ramped(what: Ref | undefined, colors: Meanings["Ramp"], attribute: SaidAttribute): readonly Act[] | null {
  const [act] = mapped(what, attribute, "color") ?? [];
  if (act?.do !== "styleBy" || (attribute.kind !== "number" && attribute.isComputed !== true)) return null;
  return [{ ...act, colors }];
}

/** "… and the young ones lighter": the same once more, from the other end. */
function same(acts: readonly Act[], again: readonly Act[] | null): readonly Act[] | null {
  const [first, ...others] = acts;
  const [second] = again ?? [];
  if (others.length > 0 || first?.do !== "styleBy" || second?.do !== "styleBy") return null;
  const isSame =
    first.property === second.property && first.channel === second.channel && first.isTurned === second.isTurned;
  return isSame ? acts : null;
}

function joinedTo(acts: readonly Act[], more: readonly Act[] | null): readonly Act[] | null {
  return more === null || !acts.every((act) => act.do === "styleBy") ? null : [...acts, ...more];
}

function mapped(what: Ref | undefined, attribute: SaidAttribute, channel: string): readonly Act[] | null {
  const of = what ?? everything(attribute.target);
  if (attribute.target !== of.target && !(attribute.isComputed === true && of.target === "nodes")) return null;
  const isWidth = of.target === "edges" && channel === "size";
  if ((channel === "size" || channel === "width") && attribute.kind !== "number") return null;
  if (channel === "width" && of.target === "nodes") return null;
  return [{ do: "styleBy", what: of, property: attribute.name, channel: isWidth ? "width" : channel }];
}

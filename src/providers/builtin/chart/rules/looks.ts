import type { Act, Ref, StyleWish } from "../../meaning/acts";
import type { SaidAttribute } from "../grammar-types";
import { rule } from "../grammar-types";
import { everything, spoken } from "../refs";

/** How elements shall look. */
export const lookRules = [
  rule("Look", "Color", (color) => ({ color })),
  rule("Look", "colour Color", (color) => ({ color }), 0.1),
  rule("Look", "Color colour", (color) => ({ color }), 0.1),
  rule("Look", "bigger", () => grown(1.5)),
  rule("Look", "bit_bigger", () => grown(1.2)),
  rule("Look", "much_bigger", () => grown(2)),
  rule("Look", "smaller", () => grown(0.67)),
  rule("Look", "bit_smaller", () => grown(0.8)),
  rule("Look", "much_smaller", () => grown(0.5)),
  rule("Look", "thicker", () => ({ width: { scale: 2 } })),
  rule("Look", "thinner", () => ({ width: { scale: 0.5 } }), 0.1),
  rule("Look", "faded", () => ({ opacity: 0.3 })),
  rule("Look", "opaque", () => ({ opacity: 1 })),
  rule("Look", "dashed line?", () => ({ lineStyle: "dashed" })),
  rule("Look", "dotted line?", () => ({ lineStyle: "dotted" })),
  rule("Look", "solid_line line?", () => ({ lineStyle: "solid" }), 0.2),
  rule("Look", "Shape", (shape) => ({ shape })),
  rule("Look", "Color Shape", (color, shape) => ({ color, shape })),
  rule("Look", "Shape shape", (shape) => ({ shape })),
  rule("Look", "size Num", (size) => ({ size })),
  rule("Look", "size of Num", (size) => ({ size })),
  rule("Look", "width Num", (width) => ({ width })),
  rule("Look", "opacity Num", (value) => ({ opacity: ratio(value) })),
  rule("Look", "opacity of Num", (value) => ({ opacity: ratio(value) })),
  rule("Look", "Num opacity", (value) => ({ opacity: ratio(value) }), 0.2),
  rule("Look", "border Color", (color) => ({ borderColor: color, borderWidth: 3 })),
  rule("Look", "Color border", (color) => ({ borderColor: color, borderWidth: 3 })),
  rule("Look", "thicker Color border", (color) => ({ borderColor: color, borderWidth: 4 })),
  rule("Look", "thicker border", () => ({ borderWidth: 4 })),
  rule("Look", "Look and Look", (a, b) => joined(a, b), 0.2),
  rule("Look", "Look have a? Look", (a, b) => joined(a, b), 0.2),
  rule("Look", "as Look", (look) => look, 0.05),
];

function grown(scale: number): StyleWish {
  return { size: { scale } };
}

function ratio(value: number): number {
  return Math.min(1, Math.max(0, value > 1 ? value / 100 : value));
}

function joined(a: StyleWish, b: StyleWish): StyleWish | null {
  return Object.keys(a).some((key) => key in b) ? null : { ...a, ...b };
}

/** Who gets which look. */
export const styleRules = [
  rule("Dress", "Things Look", (what, look) => style(what, look)),
  rule("Dress", "Look for Things", (look, what) => style(what, look)),
  rule("Dress", "Look Things", (look, what) => (Object.keys(look).length === 1 && "color" in look ? style(what, look) : null), 2),
  rule("Dress", "Things as Look", (what, look) => style(what, look)),
  rule("Dress", "Dress and Dress", (a, b) => [...a, ...b], 0.1),
  rule("Dress", "Dress comma Dress", (a, b) => [...a, ...b], 0.1),
  rule("Request", "color Dress", (acts) => acts),
  rule("Request", "make Dress", (acts) => acts),
  rule("Request", "give Dress", (acts) => acts),
  rule("Request", "Dress", (acts) => acts, 0.7),
  rule("Request", "Things should Look", (what, look) => style(what, look)),
  rule("Request", "Things should be? Look", (what, look) => style(what, look), 0.1),
  rule("Request", "give Look to Things", (look, what) => style(what, look)),
  rule("Request", "make Look of? Things", (look, what) => ("color" in look ? null : style(what, look)), 1),
  rule("Request", "make Look", (look) => style(spoken("previous"), look), 0.6),
  rule("Request", "mark Things", (what) => style(what, { color: "orange" }), 0.3),
  rule("Request", "mark Things in Look", (what, look) => style(what, look)),
  rule("Request", "enlarge Things", (what) => style(what, grown(1.5))),
  rule("Request", "shrink Things", (what) => style(what, grown(0.67))),
  rule("Request", "enlarge Things by Num", () => null),
  rule("Request", "fade Things", (what) => style(what, { opacity: 0.3 })),
  rule("Request", "thicken Things", (what) => style(what, { width: { scale: 2 } })),
  rule("Request", "thin_out Things", (what) => style(what, { width: { scale: 0.5 } })),
  rule("Request", "set colour of Things into Color", (what, color) => style(what, { color })),
  rule("Request", "set colour of Things Color", (what, color) => style(what, { color })),
  rule("Request", "set Things possessive colour into Color", (what, color) => style(what, { color })),
  rule("Request", "set size of Things into Num", (what, size) => style(what, { size })),
  rule("Request", "set width of Things into Num", (what, width) => style(what, { width })),
  rule("Request", "set opacity of Things into Num", (what, value) => style(what, { opacity: ratio(value) })),
  rule("Request", "set shape of Things into Shape", (what, shape) => style(what, { shape })),
  rule("Request", "set colour into Color of Things", (color, what) => style(what, { color })),
  rule("Request", "use Look for Things", (look, what) => style(what, look)),
  rule("Request", "use Things Look", () => null),
];

function style(what: Ref, look: StyleWish): readonly Act[] | null {
  const isEdgeLook = "width" in look || "lineStyle" in look;
  const isNodeLook = "size" in look || "shape" in look || "borderColor" in look || "borderWidth" in look;
  if (what.target === "edges") {
    if ("shape" in look || "borderColor" in look || "borderWidth" in look) return null;
    const { size, ...rest } = look;
    return [{ do: "style", what, style: size === undefined ? rest : { ...rest, width: size } }];
  }
  if (isEdgeLook && isNodeLook) return null;
  if (isEdgeLook) return what.isAll || what.base === "previous" ? [{ do: "style", what: { ...what, target: "edges" }, style: look }] : null;
  return [{ do: "style", what, style: look }];
}

/** Looks that follow an attribute. */
export const mappingRules = [
  rule("Request", "color Things? by Attr", (what, attribute) => mapped(what, attribute, "color")),
  rule("Request", "color by Attr", (attribute) => mapped(undefined, attribute, "color"), 0.1),
  rule("Request", "Things? colored by Attr", (what, attribute) => mapped(what, attribute, "color")),
  rule("Request", "color each Attr by? other colour", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "make Things colored by Attr", (what, attribute) => mapped(what, attribute, "color")),
  rule("Request", "size Things? by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "size Things possessive size by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Things sized by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "size Kind size by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make size of Things by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make size of Things depend by? Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Kind size depend? by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Things bigger by Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Things bigger proportion Attr", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make Things bigger the_more Attr it? have", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "the_more Attr it? have? the_bigger Things?", (attribute, what) => mapped(what, attribute, "size")),
  rule("Request", "make Things have more_of Attr bigger", (what, attribute) => mapped(what, attribute, "size")),
  rule("Request", "make colour of Things by Attr", (what, attribute) => mapped(what, attribute, "color")),
  rule("Request", "make Kind colour depend? by Attr", (what, attribute) => mapped(what, attribute, "color")),
  rule("Request", "make width of Things by Attr", (what, attribute) => mapped(what, attribute, "width")),
  rule("Request", "make Things thicker by Attr", (what, attribute) => mapped(what, attribute, "width")),
  rule("Request", "make Things thicker the_more Attr", (what, attribute) => mapped(what, attribute, "width")),
  rule("Request", "label Things? by Attr", (what, attribute) => mapped(what, attribute, "label")),
  rule("Request", "make Attr as? label of? Things?", (attribute, what) => mapped(what, attribute, "label")),
  rule("Request", "make Attr as? colour of? Things?", (attribute, what) => mapped(what, attribute, "color")),
  rule("Request", "make Attr as? size of? Things?", (attribute, what) => mapped(what, attribute, "size")),
  rule("Request", "use Attr for colour of? Things?", (attribute, what) => mapped(what, attribute, "color")),
  rule("Request", "use Attr for size of? Things?", (attribute, what) => mapped(what, attribute, "size")),
  rule("Request", "use Attr for label of? Things?", (attribute, what) => mapped(what, attribute, "label")),
  rule("Request", "make label Attr", (attribute) => mapped(undefined, attribute, "label")),
  rule("Request", "other colour for each Attr", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "give each Attr other colour", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "make each Attr other colour", (attribute) => mapped(undefined, attribute, "color")),
  rule("Request", "shape_by Things? by Attr", (what, attribute) => (attribute.kind === "number" ? null : mapped(what, attribute, "shape"))),
];

function mapped(what: Ref | undefined, attribute: SaidAttribute, channel: string): readonly Act[] | null {
  const of = what ?? everything(attribute.target);
  if (attribute.target !== of.target && !(attribute.isComputed === true && of.target === "nodes")) return null;
  const isWidth = of.target === "edges" && channel === "size";
  if ((channel === "size" || channel === "width") && attribute.kind !== "number") return null;
  if (channel === "width" && of.target === "nodes") return null;
  return [{ do: "styleBy", what: of, property: attribute.name, channel: isWidth ? "width" : channel }];
}

/** Looks taken away. */
export const plainLookRules = [
  rule("Request", "clear all? colour", () => [{ do: "clearStyles", looks: ["color"] }]),
  rule("Request", "clear kinds_of_look", () => [{ do: "clearStyles", looks: [] }]),
  rule("Request", "clear all? style", () => [{ do: "clearStyles", looks: [] }]),
  rule("Request", "clear all? size", () => [{ do: "clearStyles", looks: ["size"] }]),
  rule("Request", "clear all? label", () => style(everything("nodes"), { label: "" })),
  rule("Request", "hide all? label", () => style(everything("nodes"), { label: "" })),
  rule("Request", "hide label of Things", (what) => style(what, { label: "" })),
  rule("Request", "clear label of Things", (what) => style(what, { label: "" })),
];

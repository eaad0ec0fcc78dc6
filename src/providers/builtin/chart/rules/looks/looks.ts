import type { Act, Ref, StyleWish } from "../../../meaning/acts";
import { rule } from "../../grammar-types";
import { spoken } from "../../refs";

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
  rule("Look", "Num px", (size) => ({ size })),
  rule("Look", "size? Num px", (size) => ({ size })),
  rule("Look", "width of? Num px?", (width) => ({ width })),
  rule("Look", "Num times as_size", (scale) => (scale > 0 && scale <= 20 ? grown(scale) : null)),
  rule("Look", "Num percent bigger", (percent) => grown(1 + percent / 100)),
  rule("Look", "bigger by Num percent", (percent) => grown(1 + percent / 100)),
  rule("Look", "Num percent smaller", (percent) => (percent < 100 ? grown(1 - percent / 100) : null)),
  rule("Look", "smaller by Num percent", (percent) => (percent < 100 ? grown(1 - percent / 100) : null)),
  rule("Look", "without border", () => ({ borderWidth: 0 })),
  rule("Look", "thinner border", () => ({ borderWidth: 1 })),
  rule("Look", "thinner Color border", (color) => ({ borderColor: color, borderWidth: 1 })),
  rule("Look", "Look Look", (a, b) => joined(a, b), 0.3),
  rule("Look", "Look comma Look", (a, b) => joined(a, b), 0.3),
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
  rule("Look", "as Look", (look, { text }) => ("shape" in look && placed.test(text) ? null : look), 0.05),
];

/** "in a circle" is how they stand, "as a circle" what they are drawn as. */
const placed = /^(?:in|into|on|onto)\b/iu;

const standing = / (?:in|into|on|onto)(?: an?| the)? \p{L}+$/iu;

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
  rule(
    "Dress",
    "Look Things",
    (look, what) => (Object.keys(look).length === 1 && "color" in look ? style(what, look) : null),
    2,
  ),
  rule("Dress", "Things as Look", (what, look, { text }) =>
    "shape" in look && standing.test(text) ? null : style(what, look),
  ),
  rule("Dress", "Things arrow Look", (what, look) => style(what, look), 0.1),
  rule("Dress", "Look arrow Things", (look, what) => style(what, look), 0.1),
  rule("Look", "equal_size", () => ({ size: 24 })),
  rule("Look", "much Look", (look) => graded(look, true)),
  rule("Look", "bit Look", (look) => graded(look, false)),
  rule("Request", "can Things gets Look", (what, look) => style(what, look), 0.1),
  rule("Request", "Things ought Look", (what, look) => style(what, look), 0.2),
  rule("Dress", "Things gets Look", (what, look) => style(what, look), 0.1),
  rule("Dress", "Look round Things", (look, what) => ("borderWidth" in look ? style(what, look) : null), 0.1),
  rule("Dress", "Dress and Dress", (a, b) => [...a, ...b], 0.1),
  rule("Dress", "Dress comma Dress", (a, b) => [...a, ...b], 0.1),
  rule("Request", "color Dress", (acts) => acts),
  rule("Request", "make Dress", (acts) => acts),
  rule("Request", "give Dress", (acts) => acts),
  rule("Request", "Dress", (acts) => acts, 0.7),
  rule("Request", "Things should Look", (what, look) => style(what, look)),
  rule("Request", "give Look to Things", (look, what) => style(what, look)),
  rule("Request", "make Look of? Things", (look, what) => ("color" in look ? null : style(what, look)), 1),
  rule("Request", "make Look", (look) => style(spoken("previous"), look), 0.6),
  rule("Request", "mark Things", (what) => style(what, { color: "orange" }), 0.3),
  rule("Request", "mark Things in Look", (what, look) => style(what, look)),
  rule("Request", "enlarge Things", (what) => style(what, grown(1.5))),
  rule("Request", "shrink Things", (what) => style(what, grown(0.67))),
  rule("Request", "enlarge Things by Num percent", (what, percent) => style(what, grown(1 + percent / 100))),
  rule("Request", "shrink Things by Num percent", (what, percent) =>
    percent < 100 ? style(what, grown(1 - percent / 100)) : null,
  ),
  rule("Request", "make Things stand_out", (what) => style(what, { color: "orange" })),
  rule("Request", "Things should stand_out", (what) => style(what, { color: "orange" })),
  rule("Request", "label Things as Quoted", (what, label) => style(what, { label })),
  rule("Request", "make Things as? NoShape", (_what, said) => [{ do: "noChoice", of: "shape", said }]),
  rule("Request", "Things should as? NoShape", (_what, said) => [{ do: "noChoice", of: "shape", said }]),
  rule("Request", "fade Things", (what) => style(what, { opacity: 0.3 })),
  rule("Request", "set colour of Things Color", (what, color) => style(what, { color })),
  rule("Request", "set size of Things into Num", (what, size) => style(what, { size })),
  rule("Request", "set opacity of Things into Num", (what, value) => style(what, { opacity: ratio(value) })),
  rule("Request", "use Look for Things", (look, what) => style(what, look)),
];

function style(what: Ref, look: StyleWish): readonly Act[] | null {
  if (what.target === "edges") return edgeStyle(what, look);
  const isEdgeLook = "width" in look || "lineStyle" in look;
  if (!isEdgeLook) return [{ do: "style", what, style: look }];
  if (isNodeLook(look) || "size" in look) return null;
  return what.isAll || what.base === "previous"
    ? [{ do: "style", what: { ...what, target: "edges" }, style: look }]
    : null;
}

/** "much thicker", "a bit smaller": further from what it is now, or less far. */
function graded(look: StyleWish, isMuch: boolean): StyleWish | null {
  const [[channel, value] = ["", null], ...others] = Object.entries(look);
  if (others.length > 0 || (channel !== "size" && channel !== "width")) return null;
  if (typeof value !== "object" || value === null || !("scale" in value) || typeof value.scale !== "number")
    return null;
  return { [channel]: { scale: Math.round(value.scale ** (isMuch ? 1.7 : 0.5) * 100) / 100 } };
}

function isNodeLook(look: StyleWish): boolean {
  return "shape" in look || "borderColor" in look || "borderWidth" in look;
}

/** The size of an edge is its width. */
function edgeStyle(what: Ref, look: StyleWish): readonly Act[] | null {
  if (isNodeLook(look)) return null;
  const { size, ...rest } = look;
  return [{ do: "style", what, style: size === undefined ? rest : { ...rest, width: size } }];
}

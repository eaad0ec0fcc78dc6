import type { Comparison, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../../meaning/acts";
import { not } from "../../../meaning/selectors";
import { costs } from "../../costs";
import type { Part, Place, World } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { either, everything, narrow, negated } from "../../refs";
import { valuePart, withSaid } from "./condition-parts";

/** How things look now, as a condition on them: "the red ones", "what is drawn as a star". */
export const drawnRules = [
  rule("Tint", "Color", (color, place) => colored(color, place), costs.look),
  rule("Tint", "labelled", ({ text }) => shown("labelShown", true, text), costs.look),
  rule("Tint", "hidden", ({ text }) => shown("hidden", true, text), costs.look),
  rule("Tint", "shown", ({ text }) => shown("visible", true, text), costs.look),
  rule("Tint", "dashed_now", ({ text }) => drawn("lineStyle", "==", "dashed", text), costs.look),
  rule("Tint", "dotted_now", ({ text }) => drawn("lineStyle", "==", "dotted", text), costs.look),
  rule("Tint", "faded_now", ({ text }) => drawn("opacity", "<", 1, text), costs.look),
  rule("Tint", "Tint and Tint", (a, b, { text }) => withSaid(either(a, b), text), 0.1),
  rule("Tint", "Tint or Tint", (a, b, { text }) => withSaid(either(a, b), text), 0.1),
  rule("Tint", "not Tint", (part, place) => withSaid(negated(part, place), place.text), 0.1),
  rule("Group", "Tint Kind", (part, kind) => narrow(kind, part, "before")),
  rule("Group", "Tint Adj Kind", (part, adjective, kind) => narrowed(narrow(kind, adjective, "before"), part)),
  rule("Group", "Tint someone", (part) => withLook(part), 0.3),
  rule("Things", "Tint", (part) => withLook(part), 1.2),
  rule("Group", "everything that? be? Tint", (part) => withLook(part), 0.2),
  rule("Group", "what_is Tint", (part) => withLook(part), 0.2),
  rule("Group", "what_is drawn in? Tint", (part) => withLook(part), 0.2),
  // Said of them
  rule("Pred", "be Tint", (part, { text }) => withSaid(part, text)),
  rule("Pred", "in_view", () => shown("visible", true, "in view"), costs.look),
  rule("Pred", "be? drawn in? Color", (color, place) => colored(color, place), costs.look),
  rule("Pred", "have colour Color", (color, place) => colored(color, place), costs.look),
  rule("Pred", "whose colour be? Color", (color, place) => colored(color, place), costs.look),
  rule("Pred", "in Color", (color, place) => colored(color, place), costs.look + 2),
  rule("Pred", "be? drawn as? Shape", (shape, { text }) => drawn("shape", "==", shape, text), costs.look),
  rule("Pred", "be Shape", (shape, { text }) => drawn("shape", "==", shape, text), costs.look),
  rule("Pred", "whose shape be? Shape", (shape, { text }) => drawn("shape", "==", shape, text), costs.look),
  rule("Pred", "have label", ({ text }) => shown("labelShown", true, text), costs.look),
  rule("Pred", "without label", ({ text }) => shown("labelShown", false, text), costs.look),
  rule("Group", "Shape", (shape, place) => several(shape, place.text), costs.look + 0.4),
  rule("Group", "Shape node", (shape, { text }) => withLook(drawn("shape", "==", shape, text)), costs.look),
  rule("Group", "Shape someone", (shape, { text }) => withLook(drawn("shape", "==", shape, text)), costs.look + 0.3),
  rule("Group", "big_now node", (place) => bySize(place, ">"), costs.look),
  rule("Group", "big_now someone", (place) => bySize(place, ">"), costs.look + 0.3),
  rule("Group", "small_now node", (place) => bySize(place, "<"), costs.look),
  rule("Group", "small_now someone", (place) => bySize(place, "<"), costs.look + 0.3),
  // Where sizes tell something: "the biggest", after "size them by age"
  rule("Things", "biggest_now", (place) => bySizing(place, "desc", 1), costs.look),
  rule("Things", "smallest_now", (place) => bySizing(place, "asc", 1), costs.look),
  rule("Group", "biggest_now node", (place) => bySizing(place, "desc", 1), costs.look),
  rule("Group", "smallest_now node", (place) => bySizing(place, "asc", 1), costs.look),
  rule("Things", "Num biggest_now node?", (limit, place) => bySizing(place, "desc", limit), costs.look),
  rule("Things", "Num smallest_now node?", (limit, place) => bySizing(place, "asc", limit), costs.look),
  rule("Things", "biggest_now Num node?", (limit, place) => bySizing(place, "desc", limit), costs.look),
  rule("Things", "smallest_now Num node?", (limit, place) => bySizing(place, "asc", limit), costs.look),
  rule("Group", "thick_now edge", ({ text }) => withLook(drawn("width", ">", widest, text)), costs.look),
  rule("Group", "thin_now edge", ({ text }) => withLook(drawn("width", "<", narrowest, text)), costs.look),
];

/** Edges without a layer are drawn as wide as this, or less. */
const widest = 1.5;
const narrowest = 1;

/** Nodes without a layer are drawn between these sizes, by how many there are. */
function usualSizes(nodeCount: number): readonly [number, number] {
  if (nodeCount > 10_000) return [4, 10];
  return nodeCount > 1000 ? [8, 20] : [16, 32];
}

/** By the attribute that the topmost layer draws their sizes by. */
function bySizing({ schema, text }: Place, order: "asc" | "desc", limit: number): Ref | null {
  const by = schema.context.layers.findLast((layer) => layer.target === "nodes" && layer.by?.channel === "size")?.by;
  if (by === undefined || !Number.isInteger(limit) || limit < 1) return null;
  return narrow(everything("nodes"), { rank: { by: by.attribute, order, limit }, said: text, side: "nodes" }, "not");
}

function bySize({ schema, text }: Place, cmp: ">" | "<"): Ref | null {
  const [least, most] = usualSizes(schema.context.profile.nodeCount);
  return withLook(drawn("size", cmp, cmp === ">" ? most : least, text));
}

function narrowed(ref: Ref | null, part: Part): Ref | null {
  return ref === null ? null : narrow(ref, part, "before");
}

function withLook(part: Part): Ref | null {
  const ref = narrow(everything(part.side ?? "nodes"), part, "before");
  return ref === null || part.said === undefined ? ref : { ...ref, ...wordsOf(part, ref) };
}

/** "diamonds" are what they are called themselves; "red" is said of nodes. */
function wordsOf({ said = "" }: Part, { one, many }: Ref): Pick<Ref, "one" | "many"> {
  return /(?:s|es|ones)$/u.test(said) && !/\bones$/u.test(said) ? { one: said, many: said } : { one, many };
}

/** "the diamonds": things drawn so; one of them would be the shape itself. */
function several(shape: string, text: string): Ref | null {
  return /s$/u.test(text) && shape !== "plus" ? withLook(drawn("shape", "==", shape, text)) : null;
}

/** A colour before a noun is how things look, unless the graph says it of them. */
function colored(color: string, { schema, text }: Place): Part | null {
  const isValue = schema.senses.get(colourWord(text))?.some(({ kind }) => kind === "value") === true;
  return isValue ? null : drawn("color", "==", spaced(color), text);
}

function colourWord(text: string): string {
  return text.toLowerCase();
}

/** "dark red" for "darkred": all that people would call so. */
export function spaced(color: string): string {
  return color.replace(/^(light|dark|pale|deep)(?=\p{Ll})/u, "$1 ");
}

export function drawn(look: string, cmp: Comparison, value: JsonValue, said: string): Part {
  const sides: Readonly<Record<string, "nodes" | "edges">> = {
    shape: "nodes",
    size: "nodes",
    width: "edges",
    lineStyle: "edges",
  };
  const side = sides[look];
  return { where: lookTerm(look, cmp, value), said, ...(side === undefined ? {} : { side }) };
}

export function lookTerm(look: string, cmp: Comparison, value: JsonValue): Selector {
  return { op: "compare", field: { name: look, of: "computed" }, cmp, value: { kind: "literal", value } };
}

function shown(look: string, is: boolean, said: string): Part {
  const term = lookTerm(look, "==", true);
  return { where: is ? term : not(term), said };
}

/** What is asked of the looks. */
export const lookQuestionRules = [
  rule("Request", "colour_of be? Names drawn? in?", (names) => why(names)),
  rule("Request", "colour_of do? Names have", (names) => why(names)),
  rule("Request", "q colour be? Names", (names) => why(names)),
  rule("Request", "q colour be? Value", (value, { text }) => whyOf(valuePart(value, text)), 0.1),
  rule("Request", "q colour be? Group", (group) => whyOf(group), 0.3),
  rule("Request", "Names possessive colour", (names) => why(names), 0.5),
  rule("Request", "why be? Names drawn? in? Color", (names, color) => why(names, color)),
  rule("Request", "why be? Names bigger", (names) => why(names)),
  rule("Request", "why be? Names smaller", (names) => why(names)),
  rule("Request", "be Names drawn? in? Color", (names, color, place) =>
    isValueHere(color, place) ? null : why(names, color),
  ),
];

/** What is alike is drawn alike, as a rule: the first of them tells. */
function whyOf(of: Part | Ref): readonly Act[] | null {
  const what = "target" in of && "isAll" in of ? (of as Ref) : narrow(everything("nodes"), of, "not");
  if (what === null || what.target !== "nodes" || what.isAll || what.base !== "all") return null;
  return [{ do: "why", what }];
}

function isValueHere(color: string, { schema }: World): boolean {
  return schema.senses.get(spaced(color))?.some(({ kind }) => kind === "value") === true;
}

function why(names: readonly string[], color?: string): readonly Act[] | null {
  const what = { ...everything("nodes"), base: "names", names, isAll: false } as const;
  return names.length === 1 ? [{ do: "why", what, ...(color === undefined ? {} : { color }) }] : null;
}

/** What there is to choose from. */
export const choiceRules = [
  rule("Request", "which shape be? there", () => [{ do: "noChoice", of: "shape", said: "" }]),
  rule("Request", "which shape can you? use?", () => [{ do: "noChoice", of: "shape", said: "" }]),
];

/** Two looks change places. */
export const swapRules = [
  rule("Request", "swap swap_noun? Color and Color", (a, b) => swapped("nodes", a, b)),
  rule("Request", "swap swap_noun? Color to Color", () => null),
  rule("Request", "swap Color and Color node", (a, b) => swapped("nodes", a, b)),
  rule("Request", "swap Color node and Color node", (a, b) => swapped("nodes", a, b)),
  rule("Request", "swap Color and Color edge", (a, b) => swapped("edges", a, b)),
  rule("Request", "swap Color edge and Color edge", (a, b) => swapped("edges", a, b)),
];

function swapped(target: "nodes" | "edges", a: string, b: string): readonly Act[] | null {
  return a === b ? null : [{ do: "swapColors", target, colors: [a, b] }];
}

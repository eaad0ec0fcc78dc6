import type { Comparison, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../../meaning/acts";
import { not } from "../../../meaning/selectors";
import { costs } from "../../costs";
import type { Part, Place, World } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, narrow } from "../../refs";
import { withSaid } from "./condition-parts";

/** How things look now, as a condition on them: "the red ones", "what is drawn as a star". */
export const drawnRules = [
  rule("Tint", "Color", (color, place) => colored(color, place), costs.look),
  rule("Tint", "hidden", ({ text }) => shown("hidden", true, text), costs.look),
  rule("Tint", "shown", ({ text }) => shown("visible", true, text), costs.look),
  rule("Group", "Tint Kind", (part, kind) => narrow(kind, part, "before")),
  rule("Group", "Tint someone", (part) => withLook(part), 0.3),
  rule("Things", "Tint", (part) => withLook(part), 1.2),
  rule("Group", "everything that? be? Tint", (part) => withLook(part), 0.2),
  rule("Group", "what_is Tint", (part) => withLook(part), 0.2),
  // Said of them
  rule("Pred", "be Tint", (part, { text }) => withSaid(part, text)),
  rule("Pred", "in_view", () => shown("visible", true, "in view"), costs.look),
  rule("Pred", "be? drawn as? Shape", (shape, { text }) => drawn("shape", "==", shape, text), costs.look),
  rule("Pred", "be Shape", (shape, { text }) => drawn("shape", "==", shape, text), costs.look),
  rule("Group", "Shape", (shape, place) => several(shape, place.text), costs.look + 0.4),
  rule("Group", "big_now someone", (place) => bySize(place, ">"), costs.look + 0.3),
  // Where sizes tell something: "the biggest", after "size them by age"
  rule("Things", "biggest_now", (place) => bySizing(place, "desc", 1), costs.look),
  rule("Things", "Num smallest_now node?", (limit, place) => bySizing(place, "asc", limit), costs.look),
  rule("Group", "thick_now edge", ({ text }) => withLook(drawn("width", ">", widest, text)), costs.look),
];

/** Edges without a layer are drawn as wide as this, or less. */
const widest = 1.5;

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
  rule("Request", "why be? Names drawn? in? Color", (names, color) => why(names, color)),
  rule("Request", "why be? Names bigger", (names) => why(names)),
  rule("Request", "be Names drawn? in? Color", (names, color, place) =>
    isValueHere(color, place) ? null : why(names, color),
  ),
];

function isValueHere(color: string, { schema }: World): boolean {
  return schema.senses.get(spaced(color))?.some(({ kind }) => kind === "value") === true;
}

function why(names: readonly string[], color?: string): readonly Act[] | null {
  const what = { ...everything("nodes"), base: "names", names, isAll: false } as const;
  return names.length === 1 ? [{ do: "why", what, ...(color === undefined ? {} : { color }) }] : null;
}

/** What there is to choose from. */
export const choiceRules = [];

/** Two looks change places. */
export const swapRules = [rule("Request", "swap swap_noun? Color and Color", (a, b) => swapped("nodes", a, b))];

function swapped(target: "nodes" | "edges", a: string, b: string): readonly Act[] | null {
  return a === b ? null : [{ do: "swapColors", target, colors: [a, b] }];
}

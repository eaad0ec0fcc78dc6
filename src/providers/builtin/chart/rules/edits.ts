import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../meaning/acts";
import { directionOf } from "../../schema/relation-match";
import type { Meanings, Place, SaidAttribute } from "../grammar-types";
import { rule } from "../grammar-types";
import { named } from "../refs";

/** Values that are given. */
export const literalRules = [
  rule("Literal", "Num unit?", (value) => value),
  rule("Literal", "Value", ({ value }) => value),
  rule("Literal", "Quoted", (text) => text),
  rule("Literal", "truth", () => true),
  rule("Literal", "falsehood", () => false),
  rule("Literal", "Free", (text) => text, 0.8),
];

/** Attributes that are set, taken away and moved up and down. */
export const setRules = [
  rule("Request", "set Attr of Things into Literal", (attribute, what, value) => set(what, attribute, value)),
  rule("Request", "set Attr of Things Literal", (attribute, what, value) => set(what, attribute, value), 0.2),
  rule("Request", "set Things possessive Attr into Literal", (what, attribute, value) => set(what, attribute, value)),
  rule("Request", "set Things possessive Attr Literal", (what, attribute, value) => set(what, attribute, value), 0.2),
  rule("Request", "set Attr into Literal of Things", (attribute, value, what) => set(what, attribute, value)),
  rule("Request", "give Things a? Attr of? Literal", (what, attribute, value) => set(what, attribute, value)),
  rule("Request", "set it Attr into Literal", (attribute, value) => set({ ...named([]), base: "previous" }, attribute, value), 0.2),
  rule("Request", "Things possessive Attr be now? Num unit?", (what, attribute, value) => set(what, attribute, value), 0.4),
  rule("Request", "Attr of Things should Literal", (attribute, what, value) => set(what, attribute, value), 0.1),
  rule("Request", "Things possessive Attr should Literal", (what, attribute, value) => set(what, attribute, value), 0.1),
  rule("Request", "move Things to Value", (what, { attribute, value, target }) => set(what, { ...attribute, target }, value)),
  rule("Request", "move Things to Value Attr", (what, value, attribute) => (value.attribute.name === attribute.name ? set(what, attribute, value.value) : null)),
  rule("Request", "mark Things as Flag", (what, flag) => set(what, flag, flag.value)),
  rule("Request", "set Things into Flag", (what, flag) => set(what, flag, flag.value), 0.3),
  rule("Request", "raise Attr of Things by Num unit?", (attribute, what, add) => adjust(what, attribute, { add })),
  rule("Request", "raise Things possessive Attr by Num unit?", (what, attribute, add) => adjust(what, attribute, { add })),
  rule("Request", "lower Attr of Things by Num unit?", (attribute, what, by) => adjust(what, attribute, { add: -by })),
  rule("Request", "lower Things possessive Attr by Num unit?", (what, attribute, by) => adjust(what, attribute, { add: -by })),
  rule("Request", "double Attr of Things", (attribute, what) => adjust(what, attribute, { multiply: 2 })),
  rule("Request", "double Things possessive Attr", (what, attribute) => adjust(what, attribute, { multiply: 2 })),
  rule("Request", "clear Attr of Things", (attribute, what) => unset(what, attribute)),
  rule("Request", "remove Attr of Things", (attribute, what) => unset(what, attribute)),
  rule("Request", "remove Things possessive Attr", (what, attribute) => unset(what, attribute)),
];

function set(what: Ref, attribute: SaidAttribute, value: JsonValue): readonly Act[] | null {
  if (attribute.isComputed === true || attribute.target !== what.target) return null;
  if (attribute.kind === "number" && typeof value !== "number") return null;
  if (attribute.kind === "boolean" && typeof value !== "boolean") return null;
  if (attribute.kind === "string" && typeof value === "boolean") return null;
  return [{ do: "set", what, property: attribute.name, value }];
}

function adjust(what: Ref, attribute: SaidAttribute, by: { readonly add?: number; readonly multiply?: number }): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.isComputed === true || attribute.target !== what.target) return null;
  return [{ do: "adjust", what, property: attribute.name, ...by }];
}

function unset(what: Ref, attribute: SaidAttribute): readonly Act[] | null {
  if (attribute.isComputed === true || attribute.target !== what.target || what.isAll) return null;
  return [{ do: "unset", what, property: attribute.name }];
}

/** Nodes and edges that are made, renamed, merged and deleted. */
export const editRules = [
  rule("New", "a? Kind called Free", (kind, name) => newNode(kind, name)),
  rule("New", "a? Kind Quoted", (kind, name) => newNode(kind, name), 0.1),
  rule("New", "Free as Kind", (name, kind) => newNode(kind, name), 0.2),
  rule("Fill", "Attr be? Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "Attr of Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "Fill and Fill", (a, b) => ({ ...a, ...b })),
  rule("Request", "add New", (node) => made(node)),
  rule("Request", "add New have Fill", (node, attributes) => made(node, attributes)),
  rule("Request", "add New comma Fill", (node, attributes) => made(node, attributes), 0.1),
  rule("Request", "add New and connect it? to Names", (node, names) => made(node, {}, names)),
  rule("Request", "add New that? be? connected_to Names", (node, names) => made(node, {}, names)),
  rule("Request", "add New that? Rel Names", (node, found, names, place) => tied(node, found, names, place)),
  rule("Request", "add New and connect it? to Names have Fill", (node, names, attributes) => made(node, attributes, names)),
  rule("Request", "connect Name to Name", (from, to) => edge("addEdge", from, to)),
  rule("Request", "connect Name and Name", (from, to) => edge("addEdge", from, to)),
  rule("Request", "connect it to Name", (to) => edge("addEdge", "", to)),
  rule("Request", "add a? edge from Name to Name", (from, to) => edge("addEdge", from, to)),
  rule("Request", "add a? edge between? Name and Name", (from, to) => edge("addEdge", from, to)),
  rule("Request", "add a? Kind from Name to Name", (kind, from, to) => (kind.target === "edges" ? edge("addEdge", from, to, kind) : null)),
  rule("Request", "disconnect Name from Name", (from, to) => edge("removeEdge", from, to)),
  rule("Request", "disconnect Name and Name", (from, to) => edge("removeEdge", from, to)),
  rule("Request", "remove edge from Name to Name", (from, to) => edge("removeEdge", from, to)),
  rule("Request", "remove edge between Name and Name", (from, to) => edge("removeEdge", from, to), -0.1),
  rule("Request", "remove edge Name to Name", (from, to) => edge("removeEdge", from, to)),
  rule("Request", "rename Name to Free", (name, to) => [{ do: "rename", what: exact([name]), to }]),
  rule("Request", "rename it to Free", (to) => [{ do: "rename", what: { ...named([]), base: "previous", isExact: true }, to }]),
  rule("Request", "set label of Name into Free", (name, to) => [{ do: "rename", what: exact([name]), to }]),
  rule("Request", "merge Name and Name", (a, b) => [{ do: "merge", what: exact([a, b]) }]),
  rule("Request", "merge Name into Name", (a, b) => [{ do: "merge", what: exact([a, b]), into: b }]),
  rule("Request", "remove Things", (what) => removed(what)),
];

interface NewNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, JsonValue>>;
}

function newNode(kind: Ref, name: string): NewNode | null {
  if (kind.target !== "nodes") return null;
  const { where } = kind;
  if (where === undefined) return kind.base === "all" ? { name, attributes: {} } : null;
  if (where.op === "compare" && where.cmp === "==" && where.value.kind === "literal")
    return { name, attributes: { [where.field.name]: where.value.value } };
  const [only, second] = where.op === "in" ? where.values : [];
  return where.op === "in" && only !== undefined && second === undefined ? { name, attributes: { [where.field.name]: only } } : null;
}

function filled(attribute: SaidAttribute, value: JsonValue): Readonly<Record<string, JsonValue>> | null {
  if (attribute.target === "edges" || attribute.isComputed === true) return null;
  return attribute.kind === "number" && typeof value !== "number" ? null : { [attribute.name]: value };
}

function made({ name, attributes }: NewNode, more: Readonly<Record<string, JsonValue>> = {}, connectTo: readonly string[] = []): readonly Act[] {
  return [{ do: "addNode", name, attributes: { ...attributes, ...more }, connectTo }];
}

function tied({ name, attributes }: NewNode, found: Meanings["Rel"], names: readonly string[], { schema }: Place): readonly Act[] | null {
  const { relation } = found;
  if (relation.value === undefined) return null;
  const isReversed = directionOf(found, true, schema.context.profile.directed) === "out";
  return [{ do: "addNode", name, attributes, connectTo: names, relation: { attribute: relation.attribute, value: relation.value, isReversed } }];
}

function edge(what: "addEdge" | "removeEdge", from: string, to: string, kind?: Ref): readonly Act[] | null {
  if (from === to) return null;
  const where = kind?.where;
  if (kind === undefined || where === undefined) return [{ do: what, from, to, attributes: {} }];
  if (where.op !== "compare" || where.value.kind !== "literal") return null;
  return [{ do: what, from, to, attributes: { [where.field.name]: where.value.value } }];
}

function exact(names: readonly string[]): Ref {
  return { ...named(names), isExact: true };
}

/** The more a change takes away, the less is guessed: everything at once is left to a clear word. */
function removed(what: Ref): readonly Act[] | null {
  if (what.isAll && what.base === "all") return null;
  return [{ do: "remove", what: { ...what, isExact: true } }];
}


import { hasDirections } from "@/graph/document/graph-types";
import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../../meaning/acts";
import { directionOf } from "../../../schema/relation-match";
import type { Filling, Meanings, Place } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { narrow } from "../../refs";
import { exact } from "./edits";
import { recordOf } from "./fills";

type Attributes = Readonly<Record<string, JsonValue>>;

/** The two ends of an edge, and what it says of itself. */
export const endRules = [
  rule("Ends", "Name to Name", (from, to) => ends(from, to)),
  rule("Ends", "from Name to Name", (from, to) => ends(from, to)),
  rule("Ends", "between? Name and Name", (from, to) => ends(from, to)),
  rule("Ends", "Name arrow Name", (from, to) => ends(from, to)),
  rule("Ends", "it to Name", (to) => ({ from: "", to }), 0.1),
  rule("EdgeTail", "edge_of Value", (value) => ofEdge(value)),
  rule("EdgeTail", "with a? Value edge", (value) => ofEdge(value), 0.1),
  rule("EdgeTail", "as a? Value", (value) => ofEdge(value), 0.1),
  rule(
    "EdgeTail",
    "edge_of Rel",
    ({ relation, isReversed }) =>
      isReversed || relation.value === undefined ? null : { [relation.attribute]: relation.value },
    0.1,
  ),
  rule("EdgeTail", "Fills", (fills) => edgeRecord(fills)),
  rule("EdgeTail", "open Fills close", (fills) => edgeRecord(fills)),
  rule(
    "EdgeTail",
    "Amount Attr per? unit?",
    (amount, attribute) => (amount.cmp === "==" ? edgeRecord([{ attribute, value: amount.value }]) : null),
    0.2,
  ),
  rule("EdgeTail", "comma EdgeTail", (tail) => tail),
  rule(
    "EdgeTail",
    "EdgeTail EdgeTail",
    (a, b) => (Object.keys(a).some((key) => key in b) ? null : { ...a, ...b }),
    0.2,
  ),
];

function ofEdge({ attribute, target, value }: Meanings["Value"]): Attributes | null {
  return target === "edges" ? { [attribute.name]: value } : null;
}

function ends(from: string, to: string): Meanings["Ends"] | null {
  return from === to ? null : { from, to };
}

function edgeRecord(fills: readonly Filling[]): Attributes | null {
  return fills.length === 0 ? null : recordOf(fills, "edges");
}

/** Edges that are made and taken away. */
export const tieRules = [
  rule("Request", "connect Ends", (pair) => edge("addEdge", pair)),
  rule("Request", "connect Ends EdgeTail", (pair, tail) => edge("addEdge", pair, tail)),
  rule("Request", "connect Names to Name", (from, to) => edges(from, [to]), 0.2),
  rule("Request", "connect Name to Names", (from, to) => edges([from], to), 0.2),
  rule("Request", "add a? edge Ends", (pair) => edge("addEdge", pair)),
  rule("Request", "add a? edge Ends EdgeTail", (pair, tail) => edge("addEdge", pair, tail)),
  rule("Request", "draw_edge a? edge Ends", (pair) => edge("addEdge", pair)),
  rule("Request", "draw_edge a? edge Ends EdgeTail", (pair, tail) => edge("addEdge", pair, tail)),
  rule("Request", "add a? edge EdgeTail Ends", (tail, pair) => edge("addEdge", pair, tail)),
  rule("Request", "add a? Kind Ends", (kind, pair) => edgeOfKind("addEdge", pair, kind), 0.1),
  rule("Request", "add a? Kind Ends EdgeTail", (kind, pair, tail) => edgeOfKind("addEdge", pair, kind, tail), 0.1),
  rule("Request", "add a? Value edge Ends", (value, pair) =>
    value.target === "edges" ? edge("addEdge", pair, { [value.attribute.name]: value.value }) : null,
  ),
  rule("Request", "Ends", (pair, { text }) => (/[-=]>|→/u.test(text) ? edge("addEdge", pair) : null), 0.6),
  // By the kind of edge such nodes have between them
  rule("Request", "assign Name on_to Name Kind?", (from, to) => like(from, to), 0.2),
  rule("Request", "assign Name on_to Kind? Name", (from, _kind, to) => like(from, to), 0.3),
  rule("Request", "assign Name on_to Name Kind? EdgeTail", (from, to, _kind, tail) => like(from, to, tail), 0.2),
  rule(
    "Request",
    "assign Name on_to Kind? Name Kind? EdgeTail",
    (...[from, , to, , tail]) => like(from, to, tail),
    0.3,
  ),
  rule("Request", "move Name move_to Kind? Name Kind?", (...[from, , to]) => moved(from, to), -0.1),
  // By a relation of the graph
  rule("Request", "set Name RelNoun of Name", (one, found, of, place) =>
    related("addEdge", { name: one, found, other: of }, place),
  ),
  rule("Request", "set Name Name possessive RelNoun", (one, of, found, place) =>
    related("addEdge", { name: one, found, other: of }, place),
  ),
  rule("Request", "set Name into RelNoun of Name", (one, found, of, place) =>
    related("addEdge", { name: one, found, other: of }, place),
  ),
  rule("Request", "set Name possessive RelNoun into? Name", (of, found, one, place) =>
    related("addEdge", { name: one, found, other: of }, place),
  ),
  rule("Request", "set RelNoun of Name into Name", (found, of, one, place) =>
    related("addEdge", { name: one, found, other: of }, place),
  ),
  rule(
    "Request",
    "set Name Rel Name",
    (one, found, other, place) => related("addEdge", { name: one, found, other }, place),
    0.1,
  ),
  // Taken away
  rule("Request", "disconnect Name from Name", (from, to) => edge("removeEdge", { from, to })),
  rule("Request", "disconnect Ends", (pair) => edge("removeEdge", pair)),
  rule("Request", "remove edge Ends", (pair) => edge("removeEdge", pair), -0.1),
  rule("Request", "remove all edge Ends", (pair) => edge("removeEdge", pair), -0.1),
  rule("Request", "remove Kind Ends", (kind, pair) => edgeOfKind("removeEdge", pair, kind)),
  rule("Request", "remove Value edge Ends", (value, pair) =>
    value.target === "edges" ? edge("removeEdge", pair, { [value.attribute.name]: value.value }) : null,
  ),
  rule("Request", "remove Name take_off Name", (from, to) => edge("removeEdge", { from, to }), 0.2),
  rule("Request", "take Name take_off Name Kind?", (from, to) => edge("removeEdge", { from, to }), 0.1),
  rule("Request", "take Name take_off Kind Name", (from, _kind, to) => edge("removeEdge", { from, to }), 0.1),
  rule("Request", "remove all? Value edge", (value) => edgesOf(value)),
  // Out of a kind, or of a value: never the node itself, unless that is said
  rule("Request", "remove Names from Group", (names, group) => outOfKind(names, group), -0.3),
  rule("Request", "take Names take_off Group", (names, group) => outOfKind(names, group), -0.3),
  rule("Request", "take Names out_of Group", (names, group) => outOfKind(names, group), -0.3),
  rule("Request", "remove Names from Value", outOfValue, -0.2),
];

/** "remove Ann from the museums": her edges to them, or Ann herself? Asked, not done. */
function outOfKind(names: readonly string[], { base, target, where, many }: Ref): readonly Act[] | null {
  if (base !== "all" || target !== "nodes" || where === undefined) return null;
  const who = names.join(" and ");
  return either(names, [`delete the edges between ${who} and the ${many}`, `delete ${who}`]);
}

/** "remove Ann from jazz": that value of hers, or Ann herself? */
function outOfValue(
  names: readonly string[],
  { attribute, target }: Meanings["Value"],
  { schema }: Place,
): readonly Act[] | null {
  const who = names.join(" and ");
  return target === "edges" || attribute.name === schema.context.profile.nodeTypeAttribute
    ? null
    : either(names, [`clear the ${attribute.name} of ${who}`, `delete ${who}`]);
}

function either(names: readonly string[], ways: readonly string[]): readonly Act[] {
  return [{ do: "held", why: "either", act: { do: "remove", what: exact(names) }, words: "", ways }];
}

export function edge(
  what: "addEdge" | "removeEdge",
  { from, to }: Meanings["Ends"],
  attributes: Attributes = {},
): readonly Act[] | null {
  return from === to ? null : [{ do: what, from, to, attributes }];
}

function edges(from: readonly string[], to: readonly string[]): readonly Act[] | null {
  if (from.length * to.length < 2) return null;
  const acts = from.flatMap((one) => to.map((other) => edge("addEdge", { from: one, to: other })));
  return acts.some((one) => one === null) ? null : acts.flatMap((one) => one ?? []);
}

function like(from: string, to: string, attributes: Attributes = {}): readonly Act[] | null {
  return from === to ? null : [{ do: "addEdge", from, to, attributes, isLike: true }];
}

/** "move Ann to table 3": away from where she was. */
function moved(from: string, to: string): readonly Act[] | null {
  return from === to ? null : [{ do: "addEdge", from, to, attributes: {}, isLike: true, isMove: true }];
}

function edgeOfKind(
  what: "addEdge" | "removeEdge",
  pair: Meanings["Ends"],
  { target, where }: Ref,
  tail: Attributes = {},
): readonly Act[] | null {
  if (target !== "edges") return null;
  if (where === undefined) return edge(what, pair, tail);
  if (where.op !== "compare" || where.cmp !== "==" || where.value.kind !== "literal") return null;
  return edge(what, pair, { ...tail, [where.field.name]: where.value.value });
}

interface Related {
  readonly name: string;
  readonly found: Meanings["Rel"];
  readonly other: string;
}

/** "Ann works for Bob" as an edge, the way such edges go: from the one who works. */
export function related(
  what: "addEdge" | "removeEdge",
  { name, found, other }: Related,
  { schema }: Place,
): readonly Act[] | null {
  const { relation } = found;
  const isTurned = directionOf(found, true, hasDirections(schema.context.profile)) === "out";
  const pair = isTurned ? { from: other, to: name } : { from: name, to: other };
  if (relation.value === undefined || typeof relation.value === "boolean") return null;
  return edge(what, pair, { [relation.attribute]: relation.value });
}

function edgesOf({ target, attribute, value }: Meanings["Value"]): readonly Act[] | null {
  if (target !== "edges") return null;
  const all: Ref = {
    target: "edges",
    base: "all",
    one: `${String(value)} edge`,
    many: `${String(value)} edges`,
    isAll: true,
    mended: [],
  };
  const where = {
    op: "compare",
    field: { name: attribute.name, of: "bare" },
    cmp: "==",
    value: { kind: "literal", value },
  } as const;
  const what = narrow(all, { where });
  return what === null ? null : [{ do: "remove", what }];
}

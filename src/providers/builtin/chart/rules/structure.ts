import type { Act } from "../../meaning/acts";
import type { JsonValue } from "@/lib/json";
import type { Meanings, SaidAttribute } from "../grammar-types";
import { rule } from "../grammar-types";

/** Ways, joins, degrees. */
export const pathRules = [
  rule("Request", "q? path from Name to Name", (a, b) => path(a, b)),
  rule("Request", "q? path Name to Name", (a, b) => path(a, b), 0.3),
  rule("Request", "how do someone? reach to? from Name to Name", (a, b) => path(a, b)),
  rule("Request", "how do? it? reach from Name to Name", (a, b) => path(a, b)),
  rule("Request", "how be Name connected_to Name", (a, b) => path(a, b)),
  rule("Request", "how be Name and Name connected", (a, b) => path(a, b)),
  rule("Request", "how do Name reach to? Name", (a, b) => path(a, b)),
  rule("Request", "color path from Name to Name as? Color?", (a, b, color) => lit(a, b, color)),
  rule("Request", "color path from Name to Name", (a, b) => lit(a, b)),
  rule("Request", "q? distance from Name to Name", (a, b) => path(a, b)),
  rule("Request", "q? distance of path from Name to Name", (a, b) => path(a, b)),
  rule("Request", "how far be? Name from Name", (a, b) => path(a, b)),
  rule("Request", "how far be? it? from Name to Name", (a, b) => path(a, b)),
  rule("Request", "how far be? Name and Name apart?", (a, b) => path(a, b)),
  rule("Request", "how_many step be? there? from Name to Name", (a, b) => path(a, b)),
  rule("Request", "how_many step do? it? live? from Name to Name", (a, b) => path(a, b), 0.1),
  rule("Request", "how_many step apart? be? Name and Name apart?", (a, b) => path(a, b), 0.1),
  rule("Request", "how_many step be? Name away? from Name", (a, b) => path(b, a), 0.1),
  rule("Request", "q? cheapest from Name to Name", (a, b, { schema }) => weighted(a, b, schema.context.profile.edgeAttributes)),
  rule("Request", "q? path from Name to Name by Attr", (a, b, attribute) => (attribute.target === "edges" ? path(a, b, attribute) : null)),
  rule("Request", "q? least Attr path from Name to Name", (attribute, a, b) => (attribute.target === "edges" ? path(a, b, attribute) : null)),
  // Joined
  rule("Request", "be Name and Name connected", (a, b) => joined(a, b, true, false)),
  rule("Request", "be Name and Name not? connected", (a, b) => joined(a, b, true, false), 0.1),
  rule("Request", "be Name connected_to Name", (a, b) => joined(a, b, true, false)),
  rule("Request", "Name and Name be connected", (a, b) => joined(a, b, true, false), 0.3),
  rule("Request", "be? there edge from Name to Name", (a, b) => joined(a, b, true, true)),
  rule("Request", "be? there edge between Name and Name", (a, b) => joined(a, b, true, false), -0.1),
  rule("Request", "be? there edge connecting Name and Name", (a, b) => joined(a, b, true, false)),
  rule("Request", "do edge exist? from Name to Name exist?", (a, b) => joined(a, b, true, true)),
  rule("Request", "do edge exist? between Name and Name exist?", (a, b) => joined(a, b, true, false), -0.1),
  rule("Request", "do Name and Name have edge", (a, b) => joined(a, b, true, false)),
  rule("Request", "be? there path from Name to Name", (a, b) => joined(a, b, false, true)),
  rule("Request", "be? there path between Name and Name", (a, b) => joined(a, b, false, false), -0.1),
  rule("Request", "do path exist? from Name to Name exist?", (a, b) => joined(a, b, false, true)),
  rule("Request", "do path exist? between Name and Name exist?", (a, b) => joined(a, b, false, false), -0.1),
  rule("Request", "can it? reach from? Name from Name", (b, a) => joined(a, b, false, true)),
  rule("Request", "can it? reach from Name to Name", (a, b) => joined(a, b, false, true)),
  rule("Request", "can Name reach Name", (a, b) => joined(a, b, false, true)),
  rule("Request", "be Name reachable from Name", (b, a) => joined(a, b, false, true)),
  rule("Request", "do? graph? have Name exist?", () => null),
  rule("Request", "be? there Kind? called Free", (_kind, name) => [{ do: "exists", name }], -1),
  rule("Request", "be? there Kind Name", (_kind, name) => [{ do: "exists", name }], -0.3),
  rule("Request", "do Kind? Name exist", (_kind, name) => [{ do: "exists", name }]),
  rule("Request", "be Kind? Name in graph", (_kind, name) => [{ do: "exists", name }]),
  rule("Request", "do graph have Kind? called? Name", (_kind, name) => [{ do: "exists", name }]),
  // Degrees
  rule("Request", "how_many Tie do Name have", (tie, name) => degree(name, tie)),
  rule("Request", "how_many Tie be? there? of Name", (tie, name) => degree(name, tie), 0.1),
  rule("Request", "how_many Tie Name have", (tie, name) => degree(name, tie), 0.2),
  rule("Request", "q? number_of Tie of Name", (tie, name) => degree(name, tie)),
  rule("Request", "how_many Kind be Name connected_to", (kind, name) => (kind.where === undefined ? degree(name, { direction: "both", many: "neighbours" }) : null)),
  rule("Request", "how_many someone? be Name connected_to", (name) => degree(name, { direction: "both", many: "neighbours" })),
  rule("Request", "how Graded? connectedly be Name", () => null),
];

function path(from: string, to: string, weight?: SaidAttribute): readonly Act[] | null {
  if (from === to || (weight !== undefined && weight.kind !== "number")) return null;
  return [{ do: "path", from, to, isHighlighted: false, color: "orange", ...(weight === undefined ? {} : { weight: weight.name }) }];
}

function lit(from: string, to: string, color = "orange"): readonly Act[] {
  return [{ do: "path", from, to, isHighlighted: true, color }];
}

function weighted(from: string, to: string, attributes: readonly { readonly name: string; readonly kind: string }[]): readonly Act[] | null {
  const [only, second] = attributes.filter(({ kind }) => kind === "number");
  return only === undefined || second !== undefined ? null : path(from, to, { name: only.name, kind: "number", target: "edges" });
}

function joined(a: string, b: string, isDirect: boolean, isOneWay: boolean): readonly Act[] {
  return [{ do: "joined", ends: [a, b], isDirect, isOneWay }];
}

function degree(name: string, { direction, many }: Meanings["Tie"]): readonly Act[] {
  return [{ do: "degree", name, way: direction, isNodes: /^(?:\S+ )*(?:neighbou?rs?|nodes?|friends?|contacts?)$/u.test(many.toLowerCase()) }];
}

/** What an algorithm tells of the graph as a whole. */
export const algorithmRules = [
  rule("Request", "be? there Algorithm", (algorithm) => run(algorithm, "yes")),
  rule("Request", "do graph have Algorithm", (algorithm) => run(algorithm, "yes")),
  rule("Request", "graph have Algorithm", (algorithm) => run(algorithm, "yes"), 0.2),
  rule("Request", "how_many Algorithm be? there?", (algorithm) => run(algorithm, "number")),
  rule("Request", "how_many Algorithm do graph have", (algorithm) => run(algorithm, "number")),
  rule("Request", "q? number_of Algorithm", (algorithm) => run(algorithm, "number")),
  rule("Request", "count Algorithm", (algorithm) => run(algorithm, "number")),
  rule("Request", "q Algorithm", (algorithm) => run(algorithm, "list")),
  rule("Request", "q Algorithm of graph", (algorithm) => run(algorithm, "list")),
  rule("Request", "Algorithm", (algorithm) => run(algorithm, "list"), 0.8),
  rule("Request", "q? Algorithm by Attr", (algorithm, attribute) => weightedTree(algorithm, attribute)),
  rule("Request", "be graph State", (state) => runState(state)),
  rule("Request", "graph be State", (state) => runState(state), 0.2),
  rule("Request", "be it State", (state) => runState(state)),
  rule("Request", "State", (state) => runState(state), 1),
  rule("Request", "q? max_flow from Name to Name", (a, b, { schema }) => flow(a, b, schema.context.profile.edgeAttributes)),
  rule("Request", "how_many max_flow from Name to Name", (a, b, { schema }) => flow(a, b, schema.context.profile.edgeAttributes)),
  rule("Request", "be graph connectedly", () => components("connected")),
  rule("Request", "graph be connectedly", () => components("connected"), 0.2),
  rule("Request", "be it connectedly", () => components("connected")),
  rule("Request", "be everything connectedly", () => components("connected")),
  rule("Request", "be everything connected", () => components("connected")),
  rule("Request", "how_many component be? there?", () => components("count")),
  rule("Request", "how_many component do graph have", () => components("count")),
  rule("Request", "q? number_of component", () => components("count")),
  rule("Request", "count component", () => components("count")),
  rule("Request", "q component", () => components("parts")),
  rule("Request", "summarize", () => [{ do: "summary" }]),
  rule("Request", "ask summarize", () => [{ do: "summary" }]),
  rule("Request", "cluster", () => [{ do: "communities", isColoured: false }]),
  rule("Request", "q community", () => [{ do: "communities", isColoured: false }], 0.2),
  rule("Request", "how_many community be? there?", () => [{ do: "communities", isColoured: false }]),
  rule("Request", "color Things? by community", (what) => (what === undefined || what.isAll ? [{ do: "communities", isColoured: true }] : null)),
  rule("Request", "color community", () => [{ do: "communities", isColoured: true }]),
  rule("Request", "cluster and color it", () => [{ do: "communities", isColoured: true }]),
  rule("Request", "q selection", () => [{ do: "selection" }]),
  rule("Request", "which be selected", () => [{ do: "selection" }]),
];

type Asks = (Act & { readonly do: "algorithm" })["asks"];

const onlyNumbers = new Set(["spanningTree", "diameter", "averageDistance", "density", "reciprocity", "clustering"]);

function run(algorithm: string, asks: Asks): readonly Act[] {
  const told = onlyNumbers.has(algorithm) ? "number" : asks;
  const fixed = algorithm === "strongComponents" ? "number" : told;
  return [{ do: "algorithm", algorithm, ends: [], options: {}, asks: fixed }];
}

function runState({ algorithm, isNegated }: Meanings["State"]): readonly Act[] {
  return [{ do: "algorithm", algorithm, ends: [], options: {}, asks: "yes", ...(isNegated ? { isNegated: true } : {}) }];
}

function weightedTree(algorithm: string, attribute: SaidAttribute): readonly Act[] | null {
  if (algorithm !== "spanningTree" || attribute.target !== "edges" || attribute.kind !== "number") return null;
  return [{ do: "algorithm", algorithm, ends: [], options: { weight: attribute.name }, asks: "number" }];
}

function flow(from: string, to: string, attributes: readonly { readonly name: string; readonly kind: string }[]): readonly Act[] {
  const numbers = attributes.filter(({ kind }) => kind === "number");
  const capacity = numbers.find(({ name }) => /capacity|cap\b|bandwidth|throughput/iu.test(name)) ?? (numbers.length === 1 ? numbers[0] : undefined);
  const options: Record<string, JsonValue> = capacity === undefined ? {} : { capacity: capacity.name };
  return [{ do: "algorithm", algorithm: "maxFlow", ends: [from, to], options, asks: "number" }];
}

function components(asks: "parts" | "connected" | "count"): readonly Act[] {
  return [{ do: "components", asks }];
}


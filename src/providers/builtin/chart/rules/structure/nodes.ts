import { hasDirections } from "@/graph/document/graph-types";
import type { Act, Ref } from "../../../meaning/acts";
import { computed } from "../../../meaning/selectors";
import type { Meanings, Part, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { openNames } from "../../open-names";
import { everything, formsOf, isPlain, narrow } from "../../refs";
import { find } from "../questions/requests";
import { nextTo } from "../things/relations";
import { isAllKind } from "./structure-acts";

/** Degrees, existence, and what is told of one node or two. */
export const nodeRules = [
  rule("Request", "be? there Kind? called Free", (_kind, name) => [{ do: "exists", name }], -1),
  rule("Request", "be? there At", (name) => exists(name), -0.3),
  rule("Request", "do At exist", (name) => exists(name)),
  rule("Request", "do At exist is_in", (name) => exists(name)),
  rule("Request", "be At is_in", (name) => exists(name)),
  rule("Request", "be At in graph", (name) => exists(name)),
  rule("Request", "do whole have Kind? called? Name", (_kind, name) => exists(name)),
  rule("Request", "do whole have At", (name) => exists(name)),
  rule("Request", "do Kind numbered Free exist is_in?", (_kind, name) => exists(name), -1),
  rule("Request", "be? there Kind numbered Free is_in?", (_kind, name) => exists(name), -1),
  rule("Request", "do whole holds Kind? numbered? At", (_kind, name) => exists(name)),
  rule("Request", "ask? how_many Group do? whole holds", (what) =>
    what.rank === undefined ? [{ do: "count", what }] : null,
  ),
  rule("Request", "do Couple have common_neighbour", (two) => shared(two)),
  rule("Request", "how_many neighbour do? Couple have in_common", (two) => shared(two, "count")),
  rule("Request", "q? neighbour do? Couple have in_common", (two) => shared(two)),
  rule(
    "Request",
    "how_many Kind do? Couple have in_common",
    (kind, two) => (kind.target === "nodes" ? shared(two, "count") : null),
    0.2,
  ),
  rule(
    "Request",
    "q? Kind? do? Couple have in_common",
    (kind, two) => (kind === undefined || kind.target === "nodes" ? shared(two) : null),
    0.3,
  ),
  rule("Request", "q? Kind be connected most_often", (kind, place) => first(kind, "degree", place)),
  rule("Request", "be At a_node is_in?", (name) => exists(name), 0.2),
  // Degrees
  rule("Request", "how_many Tie do At have", (tie, name) => degree(name, tie)),
  rule("Request", "how_many Tie be? there? of At", (tie, name) => degree(name, tie), 0.1),
  rule("Request", "how_many Tie At have", (tie, name) => degree(name, tie), 0.2),
  rule("Request", "q? number_of Tie of At", (tie, name) => degree(name, tie)),
  rule("Request", "how_many Kind be At connected_to", (kind, name) =>
    kind.target === "nodes" && isAllKind(kind) ? degree(name, { direction: "both", many: "neighbours" }) : null,
  ),
  rule("Request", "q? Attr of At", (attribute, name) => fieldOf(attribute, name), 0.1),
  rule("Request", "q? Attr do? At have", (attribute, name) => fieldOf(attribute, name), 0.1),
  rule("Request", "q? Algorithm of At", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "q? At possessive Algorithm", (name, algorithm) => ofNode(algorithm, name)),
  rule("Request", "q? Algorithm do? At have", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "how_many Algorithm be? there? through At", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "q? number_of Algorithm through At", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "count Algorithm through At", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "how_many Algorithm be At belong_to", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "how_many Algorithm do At belong_to", (algorithm, name) => ofNode(algorithm, name)),
  rule("Request", "how_many Tie do? goes_out At", (tie, name) => degree(name, { ...tie, direction: "out" })),
  rule("Request", "how_many Tie do? comes_in At", (tie, name) => degree(name, { ...tie, direction: "in" })),
  rule("Request", "how_many Tie do? touches At", (tie, name) => degree(name, tie)),
  rule("Request", "q? number_of Tie goes_out At", (tie, name) => degree(name, { ...tie, direction: "out" })),
  // Two nodes
  rule("Request", "q? node? do? Couple have as? common_neighbour", (two) => shared(two)),
  rule("Request", "q? common_neighbour do? Couple have", (two) => shared(two)),
  rule("Request", "q? common_neighbour", () => shared({ ends: openNames, isOneWay: false }), 0.8),
  rule("Request", "q? common_neighbour of? Couple", (two) => shared(two)),
  rule("Request", "do Couple have common_neighbour", (two) => shared(two)),
  rule("Request", "how_many common_neighbour do? Couple have", (two) => shared(two, "count")),
  rule("Request", "q? number_of common_neighbour of? Couple", (two) => shared(two, "count")),
  rule("Request", "how_many common_neighbour be? there? Couple", (two) => shared(two, "count")),
  // What is reached
  rule(
    "Request",
    "q? Kind? can? be? reached start At along_arrows?",
    (kind, name) => reachable(kind, name, "list"),
    0.2,
  ),
  rule("Request", "q? who? Kind? can_go go start At along_arrows?", (kind, name) => reachable(kind, name, "list"), 0.2),
  rule(
    "Request",
    "where can_go go start At along_arrows?",
    (name, { text }) => (isDirect(text) ? null : reachable(undefined, name, "list")),
    0.2,
  ),
  rule(
    "Request",
    "ask? which Kind can_go go start Names",
    (kind, names, place) => (isDirect(place.text) ? null : reachedOf(kind, names, place)),
    0.1,
  ),
  // "from Boston", where that is a city of airports: which of them is asked
  rule(
    "Request",
    "q? who? where? Kind? can_go go start Value",
    (kind, { value }) => reachable(kind, String(value), "list"),
    0.6,
  ),
  rule(
    "Request",
    "q? Kind? can? be? reached start Value",
    (kind, { value }) => reachable(kind, String(value), "list"),
    0.6,
  ),
  rule("Request", "q? who? Kind? can At go along_arrows?", (kind, name) => reachable(kind, name, "list"), 0.2),
  rule(
    "Request",
    "how_many Kind can? be? reached start At along_arrows?",
    (kind, name) => reachable(kind, name, "number"),
    0.2,
  ),
  rule(
    "Request",
    "how_many Kind can_go go start At along_arrows?",
    (kind, name) => reachable(kind, name, "number"),
    0.2,
  ),
  rule("Request", "how_many Kind can At go along_arrows?", (kind, name) => reachable(kind, name, "number"), 0.2),
  // Who matters
  rule("Request", "q? who? be? influential Kind?", (kind, place) => first(kind, "pagerank", place)),
  rule("Request", "q? Kind be influential", (kind, place) => first(kind, "pagerank", place)),
  rule("Request", "q? who? Kind? be? go_between", (kind, place) => first(kind, "betweenness", place)),
  rule("Request", "q? who? Kind? be? go_between comma? judged_by Attr", (kind, attribute, place) =>
    first(kind, attribute.name, place, attribute),
  ),
  rule("Request", "q? who? be? influential Kind? judged_by Attr", (kind, attribute, place) =>
    first(kind, attribute.name, place, attribute),
  ),
  rule("Request", "who holds_together", (place) => first(undefined, "betweenness", place)),
  rule("Request", "q Kind? holds_together", (kind, place) => first(kind, "betweenness", place)),
  rule("Request", "holds_together which Kind?", (kind, place) => first(kind, "betweenness", place), 0.2),
  rule("Request", "q? who? Kind? be? nearest_all on_average?", (kind, place) => first(kind, "closeness", place)),
  // Couple of arrows
  rule("Pred", "have_ no_incoming", ({ text }) => field("indegree", 0, text)),
  rule("Pred", "have_ no_outgoing", ({ text }) => field("outdegree", 0, text)),
  rule("Adj", "no_incoming", ({ text }) => field("indegree", 0, text), 0.2),
  rule("Adj", "no_outgoing", ({ text }) => field("outdegree", 0, text), 0.2),
  rule("Pred", "be dead_end", ({ text }) => field("degree", 1, text)),
  rule("Group", "dead_end", ({ text }) => narrow(kindOf(text), field("degree", 1, text), "not"), 0.2),
  rule("Pred", "within Num step_away start? Things", (depth, of) => away(of, depth, false)),
  rule("Pred", "be? Num step_away start? Things", (depth, of) => away(of, depth, true), 0.1),
  rule("Pred", "can? be? reached start? Things within Num step", (of, depth, place) => reached(of, depth, place)),
  rule("Pred", "can? be? reached start? Things in Num step", (of, depth, place) => reached(of, depth, place)),
  rule("Pred", "can? be? reach start? Things within Num step", (of, depth, place) => reached(of, depth, place)),
  rule("Pred", "can? i? reach start? Things within Num step", (of, depth, place) => reached(of, depth, place)),
  rule(
    "Pred",
    "Pred comma? along_arrows",
    (part) => (part.near === undefined ? null : { ...part, near: { ...part.near, direction: "out" } }),
    0.1,
  ),
  rule(
    "Pred",
    "Pred comma? not_counting At",
    (part, name) => (part.near?.names.includes(name) === true ? part : null),
    0.1,
  ),
  rule("Pred", "be? within Num step_away start Things", (depth, of) => away(of, depth, false)),
];

function exists(name: string): readonly Act[] {
  return [{ do: "exists", name }];
}

function degree(name: string, { direction, many }: Meanings["Tie"]): readonly Act[] {
  return [
    {
      do: "degree",
      name,
      way: direction,
      isNodes: /^(?:\S+ )*(?:neighbou?rs?|nodes?|friends?|contacts?)$/u.test(many.toLowerCase()),
    },
  ];
}

/** "the PageRank of Ann". */
function fieldOf({ name, isComputed }: SaidAttribute, node: string): readonly Act[] | null {
  if (isComputed !== true) return null;
  const way = { degree: "both", indegree: "in", outdegree: "out" } as const;
  if (name === "degree" || name === "indegree" || name === "outdegree")
    return [{ do: "degree", name: node, way: way[name], isNodes: false }];
  return [{ do: "algorithm", algorithm: name, ends: [node], options: {}, asks: "number" }];
}

const ofOne = new Set(["clustering", "triangles", "core"]);

function ofNode(algorithm: string, name: string): readonly Act[] | null {
  return ofOne.has(algorithm) ? [{ do: "algorithm", algorithm, ends: [name], options: {}, asks: "number" }] : null;
}

function reachable(kind: Ref | undefined, name: string, asks: "list" | "number"): readonly Act[] | null {
  if (kind !== undefined && (kind.target !== "nodes" || !isPlain(kind))) return null;
  return [{ do: "algorithm", algorithm: "reachable", ends: [name], options: {}, asks }];
}

/** In one step. */
function isDirect(text: string): boolean {
  return text.toLowerCase().split(" ").includes("directly");
}

/** Those of a kind among all that is reached: any number of steps. */
function reachedOf(kind: Ref, names: readonly string[], { schema }: Place): readonly Act[] | null {
  if (kind.target !== "nodes" || isPlain(kind)) return null;
  const direction = hasDirections(schema.context.profile) ? "out" : "both";
  const what = narrow(kind, { near: nextTo(names, { depth: 0, direction }), side: "nodes" }, "not");
  return what === null ? null : [{ do: "find", what }];
}

function shared({ ends }: Meanings["Couple"], asks: "find" | "count" = "find"): readonly Act[] {
  const what: Ref = {
    ...everything("nodes"),
    near: nextTo(ends, { isShared: true }),
    isAll: false,
    one: "shared neighbour",
    many: "shared neighbours",
  };
  return [{ do: asks, what }];
}

function first(kind: Ref | undefined, by: string, { text }: Place, attribute?: SaidAttribute): readonly Act[] | null {
  if (attribute !== undefined && attribute.target === "edges") return null;
  const limit = kind !== undefined && isOfSeveral(kind, text) ? 5 : 1;
  const what = narrow(kind ?? everything("nodes"), { rank: { by, order: "desc", limit } }, "not");
  return what === null ? null : find(what);
}

/** "which nodes are bottlenecks": more than one is asked for. */
function isOfSeveral({ one, many }: Ref, text: string): boolean {
  return one !== many && text.toLowerCase().split(" ").includes(many.toLowerCase());
}

function kindOf(text: string): Ref {
  return { ...everything("nodes"), ...formsOf(text.toLowerCase().replace(/^(?:the|an?) /u, "")) };
}

function field(name: "degree" | "indegree" | "outdegree", value: number, said: string): Part {
  return { where: computed(name, "==", value), said, side: "nodes" };
}

/** What is reached in so many steps, as the edges point. */
function reached(of: Ref, depth: number, { schema }: Place): Part | null {
  const part = away(of, depth, false);
  if (part?.near === undefined || !hasDirections(schema.context.profile)) return part;
  return { ...part, near: { ...part.near, direction: "out" } };
}

function away(of: Ref, depth: number, isAtDepth: boolean): Part | null {
  if (depth < 1 || depth > 20 || !Number.isInteger(depth) || of.base !== "names" || of.names === undefined) return null;
  return { near: nextTo(of.names, { depth, ...(isAtDepth ? { isAtDepth: true } : {}) }), side: "nodes" };
}

import type { JsonValue } from "@/lib/json";
import type { Act, Ref } from "../../meaning/acts";
import { computed } from "../../meaning/selectors";
import { attributesOf } from "../../schema/schema";
import type { Meanings, Part, Place, SaidAttribute } from "../grammar-types";
import { rule } from "../grammar-types";
import { openNames } from "../open-names";
import { everything, isPlain, narrow } from "../refs";
import { nextTo } from "./relations";
import { find } from "./requests";

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
  rule("Request", "how_many someone? be At connected_to", (name) =>
    degree(name, { direction: "both", many: "neighbours" }),
  ),
  rule("Request", "q? Attr of At", (attribute, name) => fieldOf(attribute, name), 0.1),
  rule("Request", "q? At possessive Attr", (name, attribute) => fieldOf(attribute, name), 0.1),
  rule("Request", "q? Attr do? At have", (attribute, name) => fieldOf(attribute, name), 0.1),
  rule("Request", "how Graded? be Attr of At", (_graded, attribute, name) => fieldOf(attribute, name), 0.1),
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
  rule("Request", "q? number_of Tie comes_in At", (tie, name) => degree(name, { ...tie, direction: "in" })),
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
  rule("Request", "q? Kind? can? be? reached start At along_arrows?", (kind, name) => reachable(kind, name, "list"), 0.2),
  rule("Request", "q? who? Kind? can_go go start At along_arrows?", (kind, name) => reachable(kind, name, "list"), 0.2),
  rule("Request", "q? who? Kind? can At go along_arrows?", (kind, name) => reachable(kind, name, "list"), 0.2),
  rule("Request", "how_many Kind can? be? reached start At along_arrows?", (kind, name) => reachable(kind, name, "number"), 0.2),
  rule("Request", "how_many Kind can_go go start At along_arrows?", (kind, name) => reachable(kind, name, "number"), 0.2),
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
  rule("Group", "dead_end", ({ text }) => narrow(everything("nodes"), field("degree", 1, text)), 0.2),
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
  const what = narrow(
    kind ?? everything("nodes"),
    { rank: { by, order: "desc", limit: /s$/u.test(kind?.many === text ? text : "") ? 5 : 1 } },
    "not",
  );
  return what === null ? null : find(what);
}

function field(name: "degree" | "indegree" | "outdegree", value: number, said: string): Part {
  return { where: computed(name, "==", value), said, side: "nodes" };
}

/** What is reached in so many steps, as the edges point. */
function reached(of: Ref, depth: number, { schema }: Place): Part | null {
  const part = away(of, depth, false);
  if (part?.near === undefined || !schema.context.profile.directed) return part;
  return { ...part, near: { ...part.near, direction: "out" } };
}

function away(of: Ref, depth: number, isAtDepth: boolean): Part | null {
  if (depth < 1 || depth > 20 || !Number.isInteger(depth) || of.base !== "names" || of.names === undefined) return null;
  return { near: nextTo(of.names, { depth, ...(isAtDepth ? { isAtDepth: true } : {}) }), side: "nodes" };
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
  rule("Request", "q? max_flow Couple Weight?", (two, weight, place) => flow(two, weight, place)),
  rule("Request", "q? max_flow sent Couple Weight?", (two, weight, place) => flow(two, weight, place)),
  rule("Request", "how_many max_flow Couple Weight?", (two, weight, place) => flow(two, weight, place)),
  rule("Request", "how_many can_go? sent Couple Weight?", (two, weight, place) => flow(two, weight, place)),
  rule("Request", "how_many can_go max_flow Couple at_most? Weight?", (two, weight, place) => flow(two, weight, place)),
  rule("Request", "q? max_flow Couple comma? Attr as_limit", (two, attribute, place) =>
    attribute.target === "edges" ? flow(two, attribute.name, place) : null,
  ),
  rule("Request", "how_many can_go? max_flow Couple at_most? comma? with? Attr as_limit", (two, attribute, place) =>
    attribute.target === "edges" ? flow(two, attribute.name, place) : null,
  ),
  rule("Request", "how_many can_go? sent Couple at_most? comma? with? Attr as_limit", (two, attribute, place) =>
    attribute.target === "edges" ? flow(two, attribute.name, place) : null,
  ),
  rule(
    "Request",
    "sort Things topologically",
    (what) => (isAllOf(what) ? run("topologicalOrder", "list") : null),
    -0.2,
  ),
  rule("Request", "do whole hang one_piece?", () => components("connected")),
  rule("Request", "how dense be? whole", () => run("density", "number")),
  rule("Request", "do whole holds Algorithm", (algorithm) => run(algorithm, "yes")),
  rule("Request", "how_many Algorithm do? whole holds", (algorithm) => run(algorithm, "number")),
  rule("Request", "be? there Algorithm in? whole graph?", (algorithm) => run(algorithm, "yes"), 0.1),
  // The heaviest triangle
  rule("Request", "q? Measure Measure of? Attr of? triple", (a, b, attribute) =>
    isLargestSum(a, b) ? heaviest(attribute) : null,
  ),
  rule(
    "Request",
    "q? Measure weight_of of? triple",
    (a, place) => (a === "max" ? heaviestByDefault(place) : null),
    0.2,
  ),
  rule("Request", "q? Measure Measure of? Attr triple have", (a, b, attribute) =>
    isLargestSum(a, b) ? heaviest(attribute) : null,
  ),
  rule("Request", "q? triple have most Measure? Attr", (_measure, attribute) => heaviest(attribute)),
  rule("Request", "q? Measure weight_of of? Algorithm Weight?", (measure, algorithm, weight, place) =>
    measure === "min" || measure === "sum" ? tree(algorithm, weight, place) : null,
  ),
  rule("Request", "q? weight_of of? Algorithm Weight?", (algorithm, weight, place) => tree(algorithm, weight, place)),
  rule("Request", "q? Measure Attr of Algorithm", (_measure, attribute, algorithm) =>
    weightedTree(algorithm, attribute),
  ),
  rule("Request", "q? Attr of Algorithm", (attribute, algorithm) => weightedTree(algorithm, attribute)),
  rule("Request", "q? Algorithm weigh how_many? Weight?", (algorithm, weight, place) => tree(algorithm, weight, place)),
  rule("Request", "q? Algorithm Weight weigh how_many?", (algorithm, weight, place) => tree(algorithm, weight, place)),
  rule("Request", "how_many do? Algorithm weigh comma? Weight?", (algorithm, weight, place) =>
    tree(algorithm, weight, place),
  ),
  rule("Request", "be whole State", (state) => runState(state)),
  rule("Request", "whole be State", (state) => runState(state), 0.2),
  rule("Request", "do whole have Algorithm", (algorithm) => run(algorithm, "yes")),
  rule("Request", "whole have Algorithm", (algorithm) => run(algorithm, "yes"), 0.2),
  rule("Request", "how_many Algorithm do whole have", (algorithm) => run(algorithm, "number")),
  rule("Request", "q one_of Algorithm of? whole?", (algorithm) => run(algorithm, "list"), 0.1),
  rule("Request", "be? there one_of Algorithm", (algorithm) => run(algorithm, "yes"), 0.1),
  rule("Request", "q Algorithm of whole", (algorithm) => run(algorithm, "list")),
  rule(
    "Request",
    "q? in_order Things?",
    (what) => (what === undefined || isAllOf(what) ? run("topologicalOrder", "list") : null),
    0.3,
  ),
  rule("Request", "q? in_order of? Things", (what) => (isAllOf(what) ? run("topologicalOrder", "list") : null)),
  rule("Request", "be? there in_order of? Things?", (what) =>
    what === undefined || isAllOf(what) ? run("topologicalOrder", "yes") : null,
  ),
  rule("Request", "q? Algorithm of? Things", (algorithm, what) =>
    algorithm === "topologicalOrder" && isAllOf(what) ? run(algorithm, "list") : null,
  ),
  rule("Request", "q? in_order can? Things? be_done so_that? all? edge? forwards?", (what) =>
    what === undefined || isAllOf(what) ? run("topologicalOrder", "list") : null,
  ),
  rule("Request", "q? in_order do? i? be_done so_that? all? edge? forwards?", () => run("topologicalOrder", "list")),
  rule("Request", "can Things be_done in_order so_that all? edge forwards", (what) =>
    isAllOf(what) ? run("isDag", "yes") : null,
  ),
  rule("Request", "can Things be_done in? in_order so_that all? edge forwards", (what) =>
    isAllOf(what) ? run("isDag", "yes") : null,
  ),
  rule(
    "Request",
    "be? there in_order of? Things? so_that all? edge forwards",
    (what) => (what === undefined || isAllOf(what) ? run("isDag", "yes") : null),
    -0.1,
  ),
  // Kinds of graphs
  rule(
    "Request",
    "can? i? Things? be_split whole? Things? two_groups",
    (a, b) => (isAllOr(a) && isAllOr(b) ? run("bipartite", "yes") : null),
    0.2,
  ),
  rule("Request", "can? i? Things? be_split Things? two_groups so_that all? edge join_groups", (a, b) =>
    isAllOr(a) && isAllOr(b) ? run("bipartite", "yes") : null,
  ),
  rule("Request", "can? i? whole be_split two_groups so_that all? edge join_groups", () => run("bipartite", "yes")),
  rule("Request", "do? two_colours enough so_that? same_colour?", () => run("bipartite", "yes")),
  rule("Request", "q? Algorithm be? there?", (algorithm) =>
    algorithm === "density" ? run(algorithm, "number") : null,
  ),
  rule("Request", "q? length_of of? Algorithm", (algorithm) =>
    algorithm === "diameter" || algorithm === "longestPath" ? run(algorithm, "number") : null,
  ),
  rule("Request", "q? Algorithm any_two Kind?", (algorithm) =>
    algorithm === "diameter" || algorithm === "averageDistance" ? run(algorithm, "number") : null,
  ),
  rule("Request", "q? length_of? be? Num Kind that? be? farthest", (two) =>
    two === 2 ? run("diameter", "number") : null,
  ),
  rule("Request", "how far apart? be? Num Kind that? be? farthest", (two) =>
    two === 2 ? run("diameter", "number") : null,
  ),
  // What holds it together
  rule("Request", "q? Kind be Algorithm", (kind, algorithm) => cuts(kind, algorithm, "list")),
  rule("Request", "how_many Kind be Algorithm", (kind, algorithm) => cuts(kind, algorithm, "number")),
  rule("Request", "q? Kind be Algorithm comma? ie would_split whole? asunder? when_removed?", (kind, algorithm) => cuts(kind, algorithm, "list")),
  rule("Request", "q? Kind comma? when_removed comma? would_split whole? asunder?", (kind) => cuts(kind, undefined, "list")),
  rule("Request", "q? Kind would_split whole? asunder? when_removed?", (kind) => cuts(kind, undefined, "list")),
  rule("Request", "how_many Kind would_split whole? asunder? when_removed?", (kind) => cuts(kind, undefined, "number")),
  rule("Request", "q? Kind whose_removal would_split whole? asunder?", (kind) => cuts(kind, undefined, "list")),
  rule("Request", "how_many Kind whose_removal would_split whole? asunder?", (kind) => cuts(kind, undefined, "number")),
  rule("Request", "be? there Kind whose_removal would_split whole? asunder?", (kind) => cuts(kind, undefined, "yes")),
  // Parts
  rule("Request", "part stop how_many node be? there?", () => [
    { do: "count", what: { ...everything("nodes"), base: "part", isAll: false } },
  ]),
  rule("Request", "be whole connectedly", () => components("connected")),
  rule("Request", "whole be connectedly", () => components("connected"), 0.2),
  rule("Request", "be whole connected", () => components("connected"), 0.2),
  rule("Request", "be whole strongly", () => run("strongComponents", "yes")),
  rule("Request", "be all Kind reached start? every_other", (kind, place) => allReach(kind, place)),
  rule("Request", "can all Kind be? reached start? every_other", (kind, place) => allReach(kind, place)),
  rule("Request", "can all Kind reach every_other", (kind, place) => allReach(kind, place)),
  rule("Request", "can_go go start all Kind end every_other", (kind, place) => allReach(kind, place)),
  rule(
    "Request",
    "be all Kind connected every_other?",
    (kind, place) => (isPlain(kind) ? allReach(kind, place) : null),
    0.3,
  ),
  rule("Request", "do whole fall_into pieces", () => components("parts")),
  rule("Request", "be? there pieces", () => components("parts"), 0.1),
  rule("Request", "how_many pieces be? there?", () => components("count")),
  rule("Request", "how_many pieces do? be? whole fall_into?", () => components("count")),
  rule("Request", "into? how_many pieces do? be? whole fall_into?", () => components("count")),
  rule("Request", "into how_many pieces do? be? whole fall", () => components("count")),
  rule("Request", "q? number_of pieces", () => components("count")),
  rule("Request", "q? number_of pieces of whole", () => components("count")),
  rule("Request", "count pieces", () => components("count")),
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
  rule("Request", "color Things? by community", (what) =>
    what === undefined || what.isAll ? [{ do: "communities", isColoured: true }] : null,
  ),
  rule("Request", "color community", () => [{ do: "communities", isColoured: true }]),
  rule("Request", "cluster and color it", () => [{ do: "communities", isColoured: true }]),
  rule("Request", "q selection", () => [{ do: "selection" }]),
  rule("Request", "which be selected", () => [{ do: "selection" }]),
];

type Asks = (Act & { readonly do: "algorithm" })["asks"];

const onlyNumbers = new Set(["spanningTree", "diameter", "averageDistance", "density", "reciprocity", "clustering"]);

function run(algorithm: string, asks: Asks): readonly Act[] {
  if (algorithm === "topologicalOrder" && asks === "yes") return run("isDag", "yes");
  const told = onlyNumbers.has(algorithm) ? "number" : asks;
  return [{ do: "algorithm", algorithm, ends: [], options: {}, asks: told }];
}

function runState({ algorithm, isNegated }: Meanings["State"]): readonly Act[] {
  return [
    { do: "algorithm", algorithm, ends: [], options: {}, asks: "yes", ...(isNegated ? { isNegated: true } : {}) },
  ];
}

function weightedTree(algorithm: string, attribute: SaidAttribute): readonly Act[] | null {
  if (algorithm !== "spanningTree" || attribute.target !== "edges" || attribute.kind !== "number") return null;
  return [{ do: "algorithm", algorithm, ends: [], options: { weight: attribute.name }, asks: "number" }];
}

/** The one number of the edges that a flow is limited by. */
function flow({ ends }: Meanings["Couple"], weight: string | undefined, { schema }: Place): readonly Act[] {
  const numbers = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  const capacity =
    numbers.find(({ name }) => /capacity|cap\b|bandwidth|throughput/iu.test(name)) ??
    (numbers.length === 1 ? numbers[0] : undefined);
  const by = weight ?? capacity?.name;
  const options: Record<string, JsonValue> = by === undefined ? {} : { capacity: by };
  return [{ do: "algorithm", algorithm: "maxFlow", ends, options, asks: "number" }];
}

function isLargestSum(a: Meanings["Measure"], b: Meanings["Measure"]): boolean {
  return (a === "max" && b === "sum") || (a === "sum" && b === "max");
}

function heaviest({ name, target, kind, isComputed }: SaidAttribute): readonly Act[] | null {
  if (kind !== "number" || isComputed === true) return null;
  const options: Record<string, JsonValue> = target === "nodes" ? { nodeWeight: name } : { weight: name };
  return [{ do: "algorithm", algorithm: "maxTriangle", ends: [], options, asks: "number" }];
}

function heaviestByDefault({ schema }: Place): readonly Act[] | null {
  const [only, second] = attributesOf(schema, "nodes").filter(({ kind }) => kind === "number");
  return only === undefined || second !== undefined
    ? null
    : heaviest({ name: only.name, target: "nodes", kind: "number" });
}

/** A spanning tree by what its edges weigh: as said, else by the only number they have. */
function tree(algorithm: string, weight: string | undefined, { schema }: Place): readonly Act[] | null {
  if (algorithm !== "spanningTree") return null;
  const [only, second] = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  const by = weight ?? (second === undefined ? only?.name : undefined);
  return [{ do: "algorithm", algorithm, ends: [], options: by === undefined ? {} : { weight: by }, asks: "number" }];
}

/** Nodes or edges without which there are more parts. */
function cuts(kind: Ref, algorithm: string | undefined, asks: Asks): readonly Act[] | null {
  const found = kind.target === "nodes" ? "articulationPoints" : "bridges";
  return !isAllKind(kind) || (algorithm !== undefined && algorithm !== found) ? null : run(found, asks);
}

function isAllOr(ref: Ref | undefined): boolean {
  return ref === undefined || isAllOf(ref);
}

/** Every node reaches every other: along the edges' directions, where they have some. */
function allReach(kind: Ref, { schema }: Place): readonly Act[] | null {
  if (!isAllOf(kind)) return null;
  return schema.context.profile.directed ? run("strongComponents", "yes") : components("connected");
}

/** All nodes, or all of a kind that is said without a condition. */
function isAllOf(ref: Ref): boolean {
  return ref.target === "nodes" && isAllKind(ref);
}

function isAllKind(ref: Ref): boolean {
  return (
    ref.base === "all" && [ref.near, ref.tied, ref.rank, ref.against, ref.without].every((part) => part === undefined)
  );
}

function components(asks: "parts" | "connected" | "count"): readonly Act[] {
  return [{ do: "components", asks }];
}

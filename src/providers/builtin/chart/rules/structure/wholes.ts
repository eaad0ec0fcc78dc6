import { rule } from "../../grammar-types";
import { everything, isPlain } from "../../refs";
import {
  allReach,
  components,
  cuts,
  flow,
  heaviest,
  heaviestByDefault,
  isAllOf,
  isAllOr,
  isLargestSum,
  run,
  runState,
  tree,
  weightedTree,
} from "./structure-acts";

/** What an algorithm tells of the graph as a whole. */
export const algorithmRules = [
  rule("Request", "be? there Algorithm", (algorithm) => run(algorithm, "yes")),
  rule("Request", "how_many Algorithm be? there?", (algorithm) => run(algorithm, "number")),
  rule("Request", "q? number_of Algorithm", (algorithm) => run(algorithm, "number")),
  rule("Request", "count Algorithm", (algorithm) => run(algorithm, "number")),
  rule("Request", "q Algorithm", (algorithm) => run(algorithm, "list")),
  rule("Request", "q Algorithm of graph", (algorithm) => run(algorithm, "list")),
  rule("Request", "Algorithm", (algorithm) => run(algorithm, "list"), 0.8),
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
  rule("Request", "q? triple have most Measure? Attr", (_measure, attribute) => heaviest(attribute)),
  rule("Request", "q? Measure weight_of of? Algorithm Weight?", (measure, algorithm, weight, place) =>
    measure === "min" || measure === "sum" ? tree(algorithm, weight, place) : null,
  ),
  rule("Request", "q? weight_of of? Algorithm Weight?", (algorithm, weight, place) => tree(algorithm, weight, place)),
  rule("Request", "q? Measure Attr of Algorithm", (_measure, attribute, algorithm) =>
    weightedTree(algorithm, attribute),
  ),
  rule("Request", "q? Algorithm Weight weigh how_many?", (algorithm, weight, place) => tree(algorithm, weight, place)),
  rule("Request", "how_many do? Algorithm weigh comma? Weight?", (algorithm, weight, place) =>
    tree(algorithm, weight, place),
  ),
  rule("Request", "be whole State", (state) => runState(state)),
  rule("Request", "whole be State", (state) => runState(state), 0.2),
  rule("Request", "q one_of Algorithm of? whole?", (algorithm) => run(algorithm, "list"), 0.1),
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
  rule("Request", "q? Kind be Algorithm comma? ie would_split whole? asunder? when_removed?", (kind, algorithm) =>
    cuts(kind, algorithm, "list"),
  ),
  rule("Request", "q? Kind comma? when_removed comma? would_split whole? asunder?", (kind) =>
    cuts(kind, undefined, "list"),
  ),
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
  rule("Request", "how_many pieces do? be? whole fall_into?", () => components("count")),
  rule("Request", "into how_many pieces do? be? whole fall", () => components("count")),
  rule("Request", "count pieces", () => components("count")),
  rule("Request", "be graph connectedly", () => components("connected")),
  rule("Request", "graph be connectedly", () => components("connected"), 0.2),
  rule("Request", "be it connectedly", () => components("connected")),
  rule("Request", "be everything connectedly", () => components("connected")),
  rule("Request", "be everything connected", () => components("connected")),
  rule("Request", "how_many component be? there?", () => components("count")),
  rule("Request", "q? number_of component", () => components("count")),
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

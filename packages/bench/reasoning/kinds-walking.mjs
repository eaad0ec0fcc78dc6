import * as oracle from "./oracles.mjs";
import { pairWhere } from "./pairs.mjs";

/** @import { Check, Graph, Kind, PlainGraph } from "./types.mjs" */

/** @type {(value: number | undefined) => Check} */
const number = (value) => ({ type: "answer-number", value });
/** @type {(graph: Graph, nodes: readonly number[]) => Check} */
const names = (graph, nodes) => ({ type: "answer-names", names: nodes.map((node) => graph.names[node]), only: true });
/** @type {(graph: Graph) => boolean} */
const isUndirected = ({ directed }) => !directed;

/** @type {(graph: PlainGraph, a: number, b: number) => number} */
const stepsBetween = (graph, a, b) => oracle.stepsFrom(graph, a)[b] ?? 0;

/**
 * Kinds about ways between nodes and what lies on them.
 * @type {readonly Kind[]}
 */
export const walkingKinds = [
  {
    kind: "shortest-path-length",
    fits: () => true,
    make(graph, random) {
      const pair = pairWhere(graph, random, (a, b) => stepsBetween(graph, a, b) >= 3);
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      return {
        wordings: [
          `How many steps is the shortest path from ${x} to ${y}?`,
          `How many edges lie on the shortest path from ${x} to ${y}?`,
          `How many steps does it take to get from ${x} to ${y}?`,
        ],
        checks: [number(stepsBetween(graph, ...pair))],
      };
    },
  },
  {
    kind: "shortest-path",
    fits: () => true,
    make(graph, random) {
      const pair = pairWhere(graph, random, (a, b) => stepsBetween(graph, a, b) >= 2);
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      return {
        wordings: [
          `What is the shortest path from ${x} to ${y}?`,
          `Find a shortest path from ${x} to ${y}.`,
          `How do I get from ${x} to ${y} in as few steps as possible?`,
        ],
        checks: [
          {
            type: "answer-path",
            source: `n${pair[0] + 1}`,
            target: `n${pair[1] + 1}`,
            length: stepsBetween(graph, ...pair),
          },
        ],
      };
    },
  },
  {
    kind: "weighted-path",
    fits: ({ words, size }) => words.weight === "distance" && size <= 90,
    make(graph, random) {
      const pair = pairWhere(graph, random, (a, b) => hasDetour(graph, a, b));
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      const { weight } = graph.words;
      const length = oracle.weightFrom(graph, pair[0])[pair[1]];
      const isGiven = random.below(2) === 0;
      return {
        wordings: isGiven
          ? [
              `How long is the shortest path from ${x} to ${y} by ${weight}?`,
              `What is the least total ${weight} from ${x} to ${y}?`,
            ]
          : [
              `What is the shortest path from ${x} to ${y} by ${weight}?`,
              `Which way from ${x} to ${y} has the least total ${weight}?`,
            ],
        checks: [
          isGiven
            ? number(length)
            : { type: "answer-path", source: `n${pair[0] + 1}`, target: `n${pair[1] + 1}`, length, weight },
        ],
      };
    },
  },
  {
    kind: "max-flow",
    fits: ({ words, directed, size }) => directed && words.weight === "capacity" && size <= 85,
    make(graph, random) {
      const pair = pairWhere(
        graph,
        random,
        (a, b) => stepsBetween(graph, a, b) >= 2 && oracle.maxFlow(graph, a, b) > 6,
      );
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      return {
        wordings: [
          `What is the maximum flow from ${x} to ${y} by capacity?`,
          `How much can flow from ${x} to ${y} at most, with capacity as the limit of each edge?`,
          `What is the max flow between ${x} and ${y}, capacity being the limit?`,
        ],
        checks: [number(oracle.maxFlow(graph, pair[0], pair[1]))],
      };
    },
  },
  {
    kind: "topological-order",
    fits: ({ shape, size }) => shape === "forward" && size <= 36,
    make: (graph) => ({
      wordings: [
        "Give a topological order.",
        "What is a topological order of the graph?",
        `In which order can the ${graph.words.many} be done if every edge points from a ${graph.words.one} to one that comes after it?`,
        `Sort all ${graph.words.many} topologically.`,
      ],
      checks: [{ type: "answer-order" }],
    }),
  },
  {
    kind: "common-neighbours",
    fits: isUndirected,
    make(graph, random) {
      /** @type {(a: number, b: number) => readonly number[]} */
      const shared = (a, b) =>
        [...oracle.neighboursOf(graph, a)].filter((node) => oracle.neighboursOf(graph, b).has(node));
      const pair = pairWhere(graph, random, (a, b) => shared(a, b).length >= 1);
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      const counted = random.below(2) === 0;
      const both = shared(...pair);
      return {
        wordings: counted
          ? [
              `How many neighbours do ${x} and ${y} have in common?`,
              `How many ${graph.words.many} are linked to both ${x} and ${y}?`,
            ]
          : [
              `Which ${graph.words.many} are linked to both ${x} and ${y}?`,
              `What are the common neighbours of ${x} and ${y}?`,
            ],
        checks: [counted ? number(both.length) : names(graph, both)],
      };
    },
  },
  {
    kind: "within-steps",
    fits: ({ shape }) => shape !== "tree",
    make(graph, random) {
      const limit = random.between(2, 3);
      const start = random.below(graph.size);
      const reached = oracle
        .stepsFrom(graph, start)
        .flatMap((steps, node) => (steps !== undefined && steps > 0 && steps <= limit ? [node] : []));
      if (reached.length === 0) return undefined;
      const name = graph.names[start];
      const counted = reached.length > 8 || random.below(2) === 0;
      const along = graph.directed ? " along the edges' direction" : "";
      return {
        wordings: counted
          ? [
              `How many ${graph.words.many} can be reached from ${name} in at most ${limit} steps${along}?`,
              `How many nodes are within ${limit} steps of ${name}${along}, not counting ${name}?`,
            ]
          : [
              `Which ${graph.words.many} can be reached from ${name} in at most ${limit} steps${along}?`,
              `Which nodes are within ${limit} steps of ${name}${along}?`,
            ],
        checks: [counted ? number(reached.length) : names(graph, reached)],
      };
    },
  },
];

/**
 * Whether heeding the weights gives another way than counting the steps.
 * @param {PlainGraph} graph
 * @param {number} a
 * @param {number} b
 */
function hasDetour(graph, a, b) {
  const least = oracle.weightFrom(graph, a)[b] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(least) && least < oracle.weightOfFewestSteps(graph, a, b);
}

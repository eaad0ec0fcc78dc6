import { at } from "../../../scripts/at.mjs";
import * as oracle from "./oracles.mjs";

/** @import { Check, Graph, Kind } from "./types.mjs" */

/** @type {(value: number | undefined, tolerance?: number) => Check} */
const number = (value, tolerance) => ({ type: "answer-number", value, ...(tolerance ? { tolerance } : {}) });
/** @type {(graph: Graph, nodes: readonly number[], more?: object) => Check} */
const names = (graph, nodes, more = {}) => ({
  type: "answer-names",
  names: nodes.map((node) => graph.names[node]),
  ...more,
});
/** @type {(graph: Graph) => boolean} */
const isUndirected = ({ directed }) => !directed;

/**
 * Kinds whose answer is a count, a figure or the nodes that stand out.
 * @type {readonly Kind[]}
 */
export const countingKinds = [
  {
    kind: "node-count",
    fits: () => true,
    make: (graph) => ({
      wordings: [
        "How many nodes are there?",
        `How many ${graph.words.many} are in this graph?`,
        `Count the ${graph.words.many}.`,
        "What is the number of nodes?",
      ],
      checks: [number(graph.size)],
    }),
  },
  {
    kind: "edge-count",
    fits: () => true,
    make: (graph) => ({
      wordings: [
        "How many edges does the graph have?",
        "Count the edges.",
        `How many ${graph.words.edges} are there?`,
        "What is the total number of edges?",
      ],
      checks: [number(graph.edges.length)],
    }),
  },
  {
    kind: "degree",
    fits: isUndirected,
    make(graph, random) {
      const node = random.below(graph.size);
      if (oracle.neighboursOf(graph, node).size < 3) return undefined;
      const name = graph.names[node];
      return {
        wordings: [
          `How many edges does ${name} have?`,
          `What is the degree of ${name}?`,
          `How many neighbours does ${name} have?`,
          `How many ${graph.words.many} is ${name} linked to?`,
        ],
        checks: [number(oracle.neighboursOf(graph, node).size)],
      };
    },
  },
  {
    kind: "in-out-degree",
    fits: ({ directed }) => directed,
    make(graph, random) {
      const node = random.below(graph.size);
      const name = graph.names[node];
      const goingOut = random.below(2) === 0;
      const starting = graph.edges.filter(({ source }) => source === node).length;
      const ending = graph.edges.filter(({ target }) => target === node).length;
      if (starting === ending || starting + ending < 4) return undefined;
      const count = goingOut ? starting : ending;
      return {
        wordings: goingOut
          ? [
              `How many edges go out of ${name}?`,
              `What is the out-degree of ${name}?`,
              `How many edges start at ${name}?`,
            ]
          : [
              `How many edges come into ${name}?`,
              `What is the in-degree of ${name}?`,
              `How many edges end at ${name}?`,
            ],
        checks: [number(count)],
      };
    },
  },
  {
    kind: "highest-degree",
    fits: (graph) => highest(graph).length === 1,
    make: (graph) => ({
      wordings: [
        "Which node has the highest degree?",
        `Which ${graph.words.one} has the most edges?`,
        `Which ${graph.words.one} is linked the most?`,
        "What is the node with the most links?",
      ],
      checks: [names(graph, highest(graph), { first: true })],
    }),
  },
  {
    kind: "components",
    fits: (graph) => isUndirected(graph) || graph.shape === "parts",
    make: (graph) => ({
      wordings: [
        graph.directed ? "How many weakly connected components are there?" : "How many connected components are there?",
        "How many separate parts does the graph have?",
        "Into how many disconnected pieces does the graph fall?",
      ],
      checks: [number(oracle.parts(graph).length)],
    }),
  },
  {
    kind: "strong-components",
    fits: ({ directed }) => directed,
    make: (graph) => ({
      wordings: [
        "How many strongly connected components are there?",
        "What is the number of strongly connected components?",
        "Count the strongly connected components.",
      ],
      checks: [number(oracle.strongParts(graph))],
    }),
  },
  {
    kind: "triangles",
    fits: (graph) =>
      isUndirected(graph) && graph.size <= 64 && graph.shape !== "parts" && oracle.triangles(graph).length > 2,
    make: (graph) => ({
      wordings: [
        "How many triangles are there?",
        `How many groups of three ${graph.words.many} are all linked to each other?`,
        "Count the triangles in the graph.",
      ],
      checks: [number(oracle.triangles(graph).length)],
    }),
  },
  {
    kind: "max-triangle-sum",
    fits: (graph) => isUndirected(graph) && oracle.triangles(graph).length > 0,
    make(graph) {
      const { score } = graph.words;
      const sums = oracle.triangles(graph).map((nodes) => nodes.reduce((sum, node) => sum + at(graph.scores, node), 0));
      return {
        wordings: [
          `What is the largest sum of ${score} over the three nodes of a triangle?`,
          `Of all triangles, what is the highest total ${score} of their nodes?`,
          `Take three ${graph.words.many} that are all linked to each other: how much ${score} can they have together at most?`,
        ],
        checks: [number(Math.max(...sums))],
      };
    },
  },
  {
    kind: "diameter",
    fits: (graph) => isUndirected(graph) && oracle.diameter(graph) !== undefined,
    make: (graph) => ({
      wordings: [
        "What is the diameter of the graph?",
        `How many steps apart are the two ${graph.words.many} that are farthest from each other?`,
        "How long is the longest of all shortest paths, in edges?",
      ],
      checks: [number(oracle.diameter(graph))],
    }),
  },
  {
    kind: "isolated",
    fits: ({ shape }) => shape === "parts",
    make(graph, random) {
      const alone = oracle
        .parts({ ...graph, directed: false })
        .filter((part) => part.length === 1)
        .flat();
      const counted = random.below(2) === 0 || alone.length > 8;
      return {
        wordings: counted
          ? [
              `How many ${graph.words.many} have no edges at all?`,
              "How many isolated nodes are there?",
              "How many nodes are linked to nothing?",
            ]
          : [
              `Which ${graph.words.many} have no edges?`,
              "Which nodes are isolated?",
              "Name the nodes that are linked to nothing.",
            ],
        checks: [counted ? number(alone.length) : names(graph, alone, { only: true })],
      };
    },
  },
  {
    kind: "density",
    fits: ({ size }) => size <= 64,
    make(graph) {
      const pairs = graph.size * (graph.size - 1) * (graph.directed ? 1 : 0.5);
      const density = graph.edges.length / pairs;
      return {
        wordings: [
          "What is the density of the graph?",
          "How dense is this graph?",
          "What share of all possible edges is there?",
        ],
        checks: [number(Number(density.toFixed(6)), 0.005)],
      };
    },
  },
];

/**
 * The nodes with most edges; several where they share the place.
 * @param {Graph} graph
 */
function highest(graph) {
  const degrees = graph.names.map(
    (_, node) => graph.edges.filter(({ source, target }) => source === node || target === node).length,
  );
  const most = Math.max(...degrees);
  return degrees.flatMap((degree, node) => (degree === most ? [node] : []));
}

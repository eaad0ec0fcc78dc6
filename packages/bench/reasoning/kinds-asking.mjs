import * as oracle from "./oracles.mjs";
import { pairWhere } from "./pairs.mjs";
import { themes } from "./themes.mjs";

/** @import { Check, Graph, Kind } from "./types.mjs" */

/** @type {(isSo: boolean) => Check} */
const yesOrNo = (isSo) => ({ type: isSo ? "answer-yes" : "answer-no" });
/** @type {(graph: Graph) => boolean} */
const isDirected = ({ directed }) => directed;
/** @type {(graph: Graph) => boolean} */
const isUndirected = ({ directed }) => !directed;

/**
 * Kinds answered by yes or no.
 * @type {readonly Kind[]}
 */
export const askingKinds = [
  {
    kind: "edge-existence",
    fits: () => true,
    make(graph, random, isSo) {
      const pair = isSo
        ? endsOf(random.pick(graph.edges))
        : pairWhere(graph, random, (one, other) => !oracle.neighboursOf(graph, one).has(other));
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      return {
        wordings: graph.directed
          ? [`Is there an edge from ${x} to ${y}?`, `Does ${x} point to ${y}?`, `Does an edge go from ${x} to ${y}?`]
          : [
              `Is there an edge between ${x} and ${y}?`,
              `Are ${x} and ${y} directly connected?`,
              `Is ${x} linked to ${y} directly?`,
            ],
        checks: [yesOrNo(isSo)],
      };
    },
  },
  {
    kind: "node-existence",
    fits: () => true,
    make(graph, random, isSo) {
      const others = Object.values(themes)
        .filter(({ many }) => many === graph.words.many)
        .flatMap((words) => words.names.filter((other) => !graph.names.includes(other)));
      const name = isSo || others.length === 0 ? random.pick(graph.names) : random.pick(others);
      return {
        wordings: [
          `Is there a node called ${name}?`,
          `Does the graph contain ${name}?`,
          `Is there a ${graph.words.one} named ${name}?`,
        ],
        checks: [yesOrNo(graph.names.includes(name))],
      };
    },
  },
  {
    kind: "connectivity",
    fits: () => true,
    make(graph, random, isSo) {
      const pair = pairWhere(
        graph,
        random,
        (a, b) => (oracle.stepsFrom(graph, a)[b] !== undefined) === isSo && !oracle.neighboursOf(graph, a).has(b),
      );
      if (!pair) return undefined;
      const [x, y] = pair.map((node) => graph.names[node]);
      return {
        wordings: graph.directed
          ? [
              `Is there a path from ${x} to ${y}?`,
              `Can ${y} be reached from ${x} along the edges?`,
              `Can I get from ${x} to ${y}?`,
            ]
          : [
              `Is there a path between ${x} and ${y}?`,
              `Can I get from ${x} to ${y}?`,
              `Are ${x} and ${y} connected, directly or through others?`,
            ],
        checks: [yesOrNo(isSo)],
      };
    },
  },
  {
    kind: "connected",
    fits: isUndirected,
    make(graph, _random, isSo) {
      if ((oracle.parts(graph).length === 1) !== isSo) return undefined;
      return {
        wordings: [
          "Is the graph connected?",
          `Can every ${graph.words.one} be reached from every other?`,
          "Does the whole graph hang together in one piece?",
        ],
        checks: [yesOrNo(isSo)],
      };
    },
  },
  {
    kind: "cycle",
    fits: () => true,
    make(graph, random, isSo) {
      const inverse = random.below(3) === 0;
      if (oracle.hasCycle(graph) !== (inverse ? !isSo : isSo)) return undefined;
      return {
        wordings: inverse
          ? ["Is the graph acyclic?", "Is the graph free of cycles?"]
          : [
              "Is there a cycle in the graph?",
              "Does the graph contain a cycle?",
              "Can I walk along edges and come back to where I started without using an edge twice?",
            ],
        checks: [yesOrNo(isSo)],
      };
    },
  },
  {
    kind: "bipartite",
    fits: isUndirected,
    make(graph, _random, isSo) {
      if (oracle.isBipartite(graph) !== isSo) return undefined;
      return {
        wordings: [
          "Is the graph bipartite?",
          `Can the ${graph.words.many} be split into two groups so that every edge joins the two groups?`,
          "Would two colours be enough so that no edge joins two nodes of the same colour?",
        ],
        checks: [yesOrNo(isSo)],
      };
    },
  },
  {
    kind: "order-existence",
    fits: isDirected,
    make(graph, _random, isSo) {
      if (oracle.hasCycle(graph) === isSo) return undefined;
      return {
        wordings: [
          "Does the graph have a topological order?",
          `Can the ${graph.words.many} be put in an order so that every edge goes forward?`,
          `Is there an order of all ${graph.words.many} in which each edge leads from an earlier to a later one?`,
        ],
        checks: [yesOrNo(isSo)],
      };
    },
  },
];

/**
 * @param {{ readonly source: number, readonly target: number }} edge
 * @returns {readonly [number, number]}
 */
function endsOf({ source, target }) {
  return [source, target];
}

import * as oracle from "./oracles.mjs";

/** @import { Check, Graph, Kind } from "./types.mjs" */

/** @type {(value: number) => Check} */
const number = (value) => ({ type: "answer-number", value });
/** @type {(graph: Graph, nodes: readonly number[]) => Check} */
const names = (graph, nodes) => ({ type: "answer-names", names: nodes.map((node) => graph.names[node]), only: true });
/** @type {(graph: Graph) => boolean} */
const isUndirected = ({ directed }) => !directed;

/**
 * Kinds about what holds a graph together.
 * @type {readonly Kind[]}
 */
export const cuttingKinds = [
  {
    kind: "spanning-tree",
    fits: (graph) =>
      isUndirected(graph) &&
      graph.words.weight !== "years" &&
      oracle.parts(graph).length === 1 &&
      graph.shape !== "tree",
    make: (graph) => ({
      wordings: [
        `What is the total ${graph.words.weight} of a minimum spanning tree?`,
        `What is the least total ${graph.words.weight} of ${graph.words.edges} that still connect all ${graph.words.many}?`,
        `How much does the minimum spanning tree weigh, by ${graph.words.weight}?`,
      ],
      checks: [number(oracle.spanningTreeWeight(graph))],
    }),
  },
  {
    kind: "bridges",
    fits: (graph) => isUndirected(graph) && graph.size <= 48 && oracle.bridges(graph).length > 2,
    make: (graph) => ({
      wordings: [
        "How many bridges does the graph have?",
        "How many edges would each split the graph into more parts if taken away?",
        "Count the bridges.",
      ],
      checks: [number(oracle.bridges(graph).length)],
    }),
  },
  {
    kind: "cut-nodes",
    fits: (graph) => isUndirected(graph) && graph.size <= 40 && oracle.cutNodes(graph).length > 1,
    make(graph) {
      const cut = oracle.cutNodes(graph);
      const counted = cut.length > 8;
      return {
        wordings: counted
          ? [
              "How many articulation points are there?",
              "How many nodes would each split the graph into more parts if taken away?",
            ]
          : [
              "Which nodes are articulation points?",
              `Which ${graph.words.many} would each split the graph into more parts if taken away?`,
            ],
        checks: [counted ? number(cut.length) : names(graph, cut)],
      };
    },
  },
];

import { UndirectedGraph } from "graphology";
import louvain from "graphology-communities-louvain";
import { countConnectedComponents } from "graphology-components";
import betweenness from "graphology-metrics/centrality/betweenness.js";
import { expect, it } from "vitest";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { AlgorithmGraph } from "@/analysis/catalog/algorithm-types";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { randomGraph } from "../support/graphs/random-graph";
import { medianTimes, printRatios } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

const runner = createLocalAlgorithmRunner();

const run = (algorithm: AlgorithmName, graph: AlgorithmGraph) =>
  runner.run({ algorithm, graph, settings: {}, seed: 1 }, new AbortController().signal, () => {});

/** n nodes and three edges a node, without parallel edges and loops, so that both sides compute the same. */
function graphOf(nodeCount: number) {
  const random = createSeededRandom(1);
  const peer = new UndirectedGraph();
  for (let row = 0; row < nodeCount; row += 1) peer.addNode(row);
  while (peer.size < nodeCount * 3) {
    const [a, b] = [Math.floor(random() * nodeCount), Math.floor(random() * nodeCount)];
    if (a !== b && !peer.hasEdge(a, b)) peer.addEdge(a, b, { weight: 1 + Math.floor(random() * 100) });
  }
  const edges = peer.mapEdges((_edge, { weight }, source, target) => [Number(source), Number(target), Number(weight)]);
  const graph: AlgorithmGraph = {
    nodeCount,
    sources: Uint32Array.from(edges, ([source = 0]) => source),
    targets: Uint32Array.from(edges, ([, target = 0]) => target),
    directed: new Uint8Array(edges.length),
    weights: Float64Array.from(edges, ([, , weight = 0]) => weight),
  };
  const { weights: _weights, ...plain } = graph;
  return { peer, graph, plain };
}

it("betweenness, components and Louvain: ours in slices, graphology directly", async () => {
  const { peer, plain } = graphOf(1_000);
  const ours = (await run("betweenness", plain)).values?.[0] ?? [];
  const theirs = betweenness(peer, { getEdgeWeight: null });
  for (const row of [0, 1, 500, 999]) expect(ours[row]).toBeCloseTo(theirs[row] ?? -1, 9);
  const times = await medianTimes(
    {
      "graphology betweenness": () => betweenness(peer, { getEdgeWeight: null }),
      betweenness: () => run("betweenness", plain),
    },
    5,
  );
  printRatios("betweenness, 1,000 nodes, 3,000 edges", times, "graphology betweenness");

  const large = graphOf(20_000);
  const parts = await medianTimes(
    {
      "graphology components": () => countConnectedComponents(large.peer),
      components: () => run("components", large.plain),
    },
    9,
  );
  printRatios("components, 20,000 nodes, 60,000 edges", parts, "graphology components");
  const groups = await medianTimes(
    {
      "graphology Louvain, its graph at hand": () =>
        louvain(large.peer, { getEdgeWeight: null, rng: createSeededRandom(1) }),
      "graphology Louvain, its graph made first": () =>
        louvain(large.peer.copy(), { getEdgeWeight: null, rng: createSeededRandom(1) }),
      "louvain, from our tables": () => run("louvain", large.plain),
    },
    3,
  );
  printRatios("Louvain, 20,000 nodes, 60,000 edges", groups, "graphology Louvain, its graph at hand");
});

it("the lightest tree of 100,000 nodes: ours in slices, a plain sort and union", async () => {
  const { graph } = graphOf(100_000);
  const tree = await run("spanningTree", graph);
  expect(tree.figures?.value).toBe(plainTree(graph));
  const times = await medianTimes(
    { "sort and union (Kruskal)": () => plainTree(graph), spanningTree: () => run("spanningTree", graph) },
    5,
  );
  printRatios("spanning tree, 100,000 nodes, 300,000 edges", times, "sort and union (Kruskal)");
});

it("runAlgorithm on 20,000 nodes beside the computation alone", async () => {
  const data = randomGraph(20_000);
  const { plain } = graphOf(20_000);
  const { run: command } = createTestRegistry(data);
  let attempt = 0;
  const times = await medianTimes(
    {
      "PageRank alone": () => run("pagerank", plain),
      "runAlgorithm, saved": () => {
        attempt += 1;
        return command("runAlgorithm", { algorithm: "pagerank", saveAs: `rank${attempt}` });
      },
      "rankNodes by pagerank": () => command("rankNodes", { by: "pagerank" }),
    },
    5,
  );
  printRatios("PageRank by commands, 20,000 nodes, 60,000 edges", times, "PageRank alone");
});

function plainTree({ nodeCount, sources, targets, weights = new Float64Array(0) }: AlgorithmGraph): number {
  const parents = Array.from({ length: nodeCount }, (_, row) => row);
  const find = (row: number): number => {
    let at = row;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] ?? 0] ?? 0;
      at = parents[at] ?? 0;
    }
    return at;
  };
  let total = 0;
  for (const edge of [...weights.keys()].sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0))) {
    const [a, b] = [find(sources[edge] ?? 0), find(targets[edge] ?? 0)];
    if (a === b) continue;
    parents[a] = b;
    total += weights[edge] ?? 0;
  }
  return total;
}

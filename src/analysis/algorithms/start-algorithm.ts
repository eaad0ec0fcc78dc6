import type { AlgorithmName } from "../catalog/algorithm-names";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmRequest, AlgorithmSettings } from "../catalog/algorithm-types";
import { betweenness } from "./betweenness";
import { bipartite } from "./bipartite";
import { components, strongComponents } from "./components";
import { coreNumbers } from "./core-numbers";
import { articulationPoints, bridges } from "./cut-elements";
import { degree, indegree, outdegree } from "./degree-measures";
import { isDag, longestPath, topologicalOrder } from "./directed-acyclic";
import { averageDistance, closeness, diameter, eccentricity, harmonic } from "./distance-measures";
import { cycle } from "./find-cycle";
import { assortativity, density, modularity, reciprocity } from "./graph-figures";
import { maxFlow } from "./max-flow";
import { isolatedNodes, parallelEdges, selfLoops } from "./odd-elements";
import { commonNeighbors, distances, reachable, shortestPath } from "./reach";
import { spanningTree } from "./spanning-tree";
import { eigenvector, hits, pagerank } from "./spectral";
import { clustering, maxTriangle, triangles } from "./triangles";
import type { Work } from "./work";

/** The computation a request asks for, not begun yet. Communities bring graphology along, so they are loaded when asked for. */
export async function startAlgorithm(request: AlgorithmRequest): Promise<Work<AlgorithmAnswer>> {
  const { algorithm, graph, settings, seed } = request;
  if (algorithm !== "louvain") return algorithms[algorithm](graph, settings, seed);
  const { louvain } = await import("./communities");
  return louvain(graph, settings, seed);
}

type Algorithm = (graph: AlgorithmGraph, settings: AlgorithmSettings, seed: number) => Work<AlgorithmAnswer>;

const algorithms: Readonly<Record<Exclude<AlgorithmName, "louvain">, Algorithm>> = {
  degree,
  strength: degree,
  indegree,
  outdegree,
  betweenness,
  closeness,
  harmonic,
  eigenvector,
  pagerank,
  hits,
  clustering,
  triangles,
  core: coreNumbers,
  eccentricity,
  components,
  strongComponents,
  bipartite,
  shortestPath,
  distances,
  reachable,
  commonNeighbors,
  averageDistance,
  diameter,
  cycle,
  isDag,
  topologicalOrder,
  longestPath,
  maxFlow,
  spanningTree,
  maxTriangle,
  bridges,
  articulationPoints,
  isolatedNodes,
  selfLoops,
  parallelEdges,
  density,
  reciprocity,
  assortativity,
  modularity,
};

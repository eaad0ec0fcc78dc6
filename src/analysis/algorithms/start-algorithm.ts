import type { AlgorithmName } from "../catalog/algorithm-names";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmRequest, AlgorithmSettings } from "../catalog/algorithm-types";
import { bipartite } from "./bipartite";
import { components, strongComponents } from "./components";
import { articulationPoints, bridges } from "./cut-elements";
import { isDag, longestPath, topologicalOrder } from "./directed-acyclic";
import { cycle } from "./find-cycle";
import { maxFlow } from "./max-flow";
import { betweenness } from "./measures/betweenness";
import { coreNumbers } from "./measures/core-numbers";
import { degree, indegree, outdegree } from "./measures/degree-measures";
import { averageDistance, closeness, diameter, eccentricity, harmonic } from "./measures/distance-measures";
import { assortativity, density, modularity, reciprocity } from "./measures/graph-figures";
import { eigenvector, hits, pagerank } from "./measures/spectral";
import { clustering, maxTriangle, triangles } from "./measures/triangles";
import { isolatedNodes, parallelEdges, selfLoops } from "./odd-elements";
import type { Work } from "./parts/work";
import { commonNeighbors, distances, reachable, shortestPath } from "./reach";
import { spanningTree } from "./spanning-tree";

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

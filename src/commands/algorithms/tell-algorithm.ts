import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { Computed } from "./compute-algorithm";
import { tellBipartite, tellCommunities, tellComponents, tellStrongComponents } from "./tell-groups";
import {
  tellClustering,
  tellCores,
  tellDistances,
  tellEccentricity,
  tellHits,
  tellIterated,
  tellMeasure,
  tellTriangles,
} from "./tell-measures";
import {
  tellAverageDistance,
  tellCycle,
  tellDiameter,
  tellIsDag,
  tellLongestPath,
  tellOrder,
  tellReachable,
  tellShortestPath,
} from "./tell-paths";
import {
  tellAssortativity,
  tellBridges,
  tellCommonNeighbors,
  tellCutNodes,
  tellDensity,
  tellIsolated,
  tellMaxFlow,
  tellMaxTriangle,
  tellModularity,
  tellParallelEdges,
  tellReciprocity,
  tellSelfLoops,
  tellSpanningTree,
} from "./tell-structure";
import type { Told } from "./telling";

/** A result in words and data; its set with words for what it holds. */
export function tellAlgorithm(computed: Computed): Told {
  const told = tellers[computed.algorithm](computed);
  const { set, holds, data } = told;
  if (set === undefined) return told;
  const words = { ...set, told: holds ?? computed.algorithm };
  return { ...told, set: words, data: holds === undefined ? data : { ...data, setHolds: holds } };
}

const tellers: Readonly<Record<AlgorithmName, (computed: Computed) => Told>> = {
  degree: tellMeasure,
  indegree: tellMeasure,
  outdegree: tellMeasure,
  strength: tellMeasure,
  betweenness: tellMeasure,
  closeness: tellMeasure,
  harmonic: tellMeasure,
  eigenvector: tellIterated,
  pagerank: tellIterated,
  hits: tellHits,
  clustering: tellClustering,
  triangles: tellTriangles,
  core: tellCores,
  eccentricity: tellEccentricity,
  louvain: tellCommunities,
  components: tellComponents,
  strongComponents: tellStrongComponents,
  bipartite: tellBipartite,
  shortestPath: tellShortestPath,
  distances: tellDistances,
  reachable: tellReachable,
  commonNeighbors: tellCommonNeighbors,
  averageDistance: tellAverageDistance,
  diameter: tellDiameter,
  cycle: tellCycle,
  isDag: tellIsDag,
  topologicalOrder: tellOrder,
  longestPath: tellLongestPath,
  maxFlow: tellMaxFlow,
  spanningTree: tellSpanningTree,
  maxTriangle: tellMaxTriangle,
  bridges: tellBridges,
  articulationPoints: tellCutNodes,
  isolatedNodes: tellIsolated,
  selfLoops: tellSelfLoops,
  parallelEdges: tellParallelEdges,
  density: tellDensity,
  reciprocity: tellReciprocity,
  assortativity: tellAssortativity,
  modularity: tellModularity,
};

import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { Computed } from "./compute-algorithm";
import {
  describeBipartite,
  describeCommunities,
  describeComponents,
  describeStrongComponents,
} from "./describe-groups";
import {
  describeClustering,
  describeCores,
  describeDistances,
  describeEccentricity,
  describeHits,
  describeIterated,
  describeMeasure,
  describeTriangles,
} from "./describe-measures";
import {
  describeAverageDistance,
  describeCycle,
  describeDiameter,
  describeIsDag,
  describeLongestPath,
  describeOrder,
  describeReachable,
  describeShortestPath,
} from "./describe-paths";
import {
  describeAssortativity,
  describeBridges,
  describeCommonNeighbors,
  describeCutNodes,
  describeDensity,
  describeIsolated,
  describeMaxFlow,
  describeMaxTriangle,
  describeModularity,
  describeParallelEdges,
  describeReciprocity,
  describeSelfLoops,
  describeSpanningTree,
} from "./describe-structure";
import type { Description } from "./description";

/** A result in words and data; its set with words for what it holds. */
export function describeAlgorithm(computed: Computed): Description {
  const description = tellers[computed.algorithm](computed);
  const { set, holds, data } = description;
  if (set === undefined) return description;
  const words = { ...set, foundBy: holds ?? computed.algorithm };
  return { ...description, set: words, data: holds === undefined ? data : { ...data, setHolds: holds } };
}

const tellers: Readonly<Record<AlgorithmName, (computed: Computed) => Description>> = {
  degree: describeMeasure,
  indegree: describeMeasure,
  outdegree: describeMeasure,
  strength: describeMeasure,
  betweenness: describeMeasure,
  closeness: describeMeasure,
  harmonic: describeMeasure,
  eigenvector: describeIterated,
  pagerank: describeIterated,
  hits: describeHits,
  clustering: describeClustering,
  triangles: describeTriangles,
  core: describeCores,
  eccentricity: describeEccentricity,
  louvain: describeCommunities,
  components: describeComponents,
  strongComponents: describeStrongComponents,
  bipartite: describeBipartite,
  shortestPath: describeShortestPath,
  distances: describeDistances,
  reachable: describeReachable,
  commonNeighbors: describeCommonNeighbors,
  averageDistance: describeAverageDistance,
  diameter: describeDiameter,
  cycle: describeCycle,
  isDag: describeIsDag,
  topologicalOrder: describeOrder,
  longestPath: describeLongestPath,
  maxFlow: describeMaxFlow,
  spanningTree: describeSpanningTree,
  maxTriangle: describeMaxTriangle,
  bridges: describeBridges,
  articulationPoints: describeCutNodes,
  isolatedNodes: describeIsolated,
  selfLoops: describeSelfLoops,
  parallelEdges: describeParallelEdges,
  density: describeDensity,
  reciprocity: describeReciprocity,
  assortativity: describeAssortativity,
  modularity: describeModularity,
};

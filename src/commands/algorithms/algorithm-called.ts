import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { type AlgorithmName, algorithmNames } from "@/analysis/catalog/algorithm-names";
import { nearest } from "@/lib/text/nearest";
import { listed } from "../elements/wording";
import type { CommandRefusal } from "../registry/command-types";
import { plainName } from "../registry/parameter-names";
import { refuse } from "../registry/results";

/** Other names people and libraries have for them, plainly written. */
const otherNames: Readonly<Partial<Record<string, AlgorithmName>>> = {
  weighteddegree: "strength",
  betweennesscentrality: "betweenness",
  closenesscentrality: "closeness",
  harmoniccentrality: "harmonic",
  hubs: "hits",
  authorities: "hits",
  clusteringcoefficient: "clustering",
  trianglecount: "triangles",
  kcore: "core",
  corenumber: "core",
  coreness: "core",
  community: "louvain",
  communities: "louvain",
  communitydetection: "louvain",
  weakcomponents: "components",
  weaklyconnectedcomponents: "components",
  scc: "strongComponents",
  isbipartite: "bipartite",
  dijkstra: "shortestPath",
  path: "shortestPath",
  bfs: "reachable",
  khop: "reachable",
  sharedneighbors: "commonNeighbors",
  averagepathlength: "averageDistance",
  averageshortestpath: "averageDistance",
  hascycle: "cycle",
  cycles: "cycle",
  findcycle: "cycle",
  dag: "isDag",
  topologicalsort: "topologicalOrder",
  toposort: "topologicalOrder",
  maximumflow: "maxFlow",
  mincut: "maxFlow",
  minimumcut: "maxFlow",
  mst: "spanningTree",
  minimumspanningtree: "spanningTree",
  maximumtriangle: "maxTriangle",
  cutnodes: "articulationPoints",
  cutvertices: "articulationPoints",
  isolates: "isolatedNodes",
  multiedges: "parallelEdges",
};

/** The algorithm a caller means: by its name or title whatever their case and spaces, or by another common name. */
export function algorithmCalled(called: string): AlgorithmName | undefined {
  const wanted = plainName(called);
  const own = algorithmNames.find((name) => {
    return plainName(name) === wanted || plainName(algorithmCatalog[name].title) === wanted;
  });
  return own ?? (Object.hasOwn(otherNames, wanted) ? otherNames[wanted] : undefined);
}

/** What `saveAs` is where the caller has no name of its own: the usual attribute, or the algorithm for the usual ones of several. */
export function usualSaveAs(algorithm: AlgorithmName): string | undefined {
  const { attributes = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
  return attributes.length > 1 ? algorithm : attributes[0];
}

/** The attributes that `saveAs` names; without it nothing is saved. */
export function savedNames(algorithm: AlgorithmName, saveAs = ""): readonly string[] {
  const { attributes = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
  if (saveAs === "") return [];
  if (attributes.length === 1) return [saveAs];
  if (saveAs === algorithm) return attributes;
  return attributes.map((name) => `${saveAs}${name[0]?.toUpperCase()}${name.slice(1)}`);
}

export function refuseUnknown(called: string): CommandRefusal {
  const near = nearest(called, algorithmNames);
  const all = `There are: ${listed(algorithmNames, algorithmNames.length)}.`;
  return refuse({ why: "unknown-algorithm", name: called }, near.length > 0 ? `The nearest: ${listed(near)}.` : all);
}

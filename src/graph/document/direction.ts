import type { GraphData } from "../changes/change-types";
import type { GraphDirection } from "./graph-types";

/** What a graph is whose edges are so many, and so many of them directed; without edges it goes by the graph's default. */
export function directionOf(directedEdges: number, edges: number, isDirectedByDefault: boolean): GraphDirection {
  if (edges === 0) return isDirectedByDefault ? "directed" : "undirected";
  if (directedEdges === 0) return "undirected";
  return directedEdges === edges ? "directed" : "mixed";
}

/** The same of a graph that is not open. */
export function directionOfGraph({ edges, directed }: Pick<GraphData, "edges" | "directed">): GraphDirection {
  const count = edges.reduce((sum, edge) => sum + Number(edge.directed ?? directed), 0);
  return directionOf(count, edges.length, directed);
}

/** A graph whose edges all differ from its default has them as its default, so that other programs read it as it is. */
export function withOwnDirection(graph: GraphData): GraphData {
  const direction = directionOfGraph(graph);
  const directed = direction === "mixed" ? graph.directed : direction === "directed";
  if (directed === graph.directed) return graph;
  return { ...graph, directed, edges: graph.edges.map(({ directed: _, ...edge }) => edge) };
}

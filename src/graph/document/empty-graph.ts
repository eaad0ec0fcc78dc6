import type { GraphData } from "../changes/change-types";

/** A graph without elements; undirected, as most hand-made ones are. */
export function emptyGraph(name = "Untitled graph"): GraphData {
  return { name, directed: false, nodes: [], edges: [], layers: [], sets: [], filter: null };
}

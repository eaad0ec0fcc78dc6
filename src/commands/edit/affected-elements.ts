import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementSet } from "@/graph/document/graph-types";
import { assertNever } from "@/lib/assert-never";

/** The elements a list of changes touches by name, each once: for commands that do not tell themselves. */
export function affectedElements(changes: readonly GraphChange[]): ElementSet {
  const nodes = new Set<string>();
  const edges = new Set<string>();
  for (const change of changes) {
    const touched = touchedBy(change);
    for (const id of touched.nodes) nodes.add(id);
    for (const id of touched.edges) edges.add(id);
  }
  return { nodes: [...nodes], edges: [...edges] };
}

const nothing: ElementSet = { nodes: [], edges: [] };

function touchedBy(change: GraphChange): ElementSet {
  switch (change.type) {
    case "node-put":
      return { nodes: [change.node.id], edges: [] };
    case "edge-put":
      return { nodes: [], edges: [change.edge.id] };
    case "node-remove":
    case "parent-set":
      return { nodes: [change.id], edges: [] };
    case "edge-remove":
      return { nodes: [], edges: [change.id] };
    case "attributes-set":
      return change.target === "nodes" ? { nodes: [change.id], edges: [] } : { nodes: [], edges: [change.id] };
    case "values-set":
      return change.target === "nodes" ? { nodes: change.ids, edges: [] } : { nodes: [], edges: change.ids };
    case "positions-set":
      return { nodes: Object.keys(change.positions), edges: [] };
    case "layer-put":
    case "layer-remove":
    case "set-put":
    case "set-remove":
    case "filter-set":
    case "fold-set":
    case "meta-set":
    case "graph-replace":
    case "selection-set":
    case "camera-focus":
      return nothing;
    default:
      return assertNever(change);
  }
}

import type { ElementSet, GraphData } from "../host";

/** The nodes named and the edges among them (of those `via` names); layers stay, sets keep the members that are in it, the filter goes. */
export function partOfGraph(whole: GraphData, nodeIds: ReadonlySet<string>, via?: ReadonlySet<string>): GraphData {
  const nodes = whole.nodes
    .filter(({ id }) => nodeIds.has(id))
    .map(({ parent, ...node }) => (parent !== undefined && nodeIds.has(parent) ? { ...node, parent } : node));
  const isVia = (id: string) => via === undefined || via.has(id);
  const edges = whole.edges.filter(({ id, source, target }) => isVia(id) && nodeIds.has(source) && nodeIds.has(target));
  const edgeIds = new Set(edges.map(({ id }) => id));
  const sets = whole.sets.map((set) => ({ name: set.name, ...within(set, nodeIds, edgeIds) }));
  return { ...whole, nodes, edges, sets, filter: null };
}

function within(set: ElementSet, nodes: ReadonlySet<string>, edges: ReadonlySet<string>): ElementSet {
  return { nodes: set.nodes.filter((id) => nodes.has(id)), edges: set.edges.filter((id) => edges.has(id)) };
}

/** Under this our Cytoscape files keep, in an element's scratchpad, what its data has no place for. */
export const OWN_KEY = "_parley";

export const CYTOSCAPE_NODE_KEYS: ReadonlySet<string> = new Set(["id", "parent"]);
export const CYTOSCAPE_EDGE_KEYS: ReadonlySet<string> = new Set(["id", "source", "target"]);

/** With what d3 keeps on nodes while it lays them out, what graphology calls an id, and where networkx finds groups. */
export const NODE_LINK_NODE_KEYS: ReadonlySet<string> = new Set([
  ...["id", "key", "attributes", "x", "y", "vx", "vy", "fx", "fy", "index", "parent"],
]);
export const NODE_LINK_EDGE_KEYS: ReadonlySet<string> = new Set([
  ...["id", "key", "attributes", "source", "target", "directed", "undirected"],
]);

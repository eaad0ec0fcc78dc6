import type { Attributes, GraphData, GraphEdge, GraphNode, JsonObject } from "../host";
import {
  CYTOSCAPE_EDGE_KEYS,
  CYTOSCAPE_NODE_KEYS,
  NODE_LINK_EDGE_KEYS,
  NODE_LINK_NODE_KEYS,
  OWN_KEY,
} from "../json/json-form-keys";
import { toCytoscapeEdge, toCytoscapeNode } from "../looks/cytoscape-looks";
import { drawnLooks } from "../looks/drawn-looks";

/**
 * As Cytoscape and its desktop program read it, looks as Cytoscape.js takes them. What has no place in its data (attributes of a
 * name that is taken, an edge's own direction) is in its scratchpad, which others pass over.
 */
export function writeCytoscape(graph: GraphData): string {
  const { nodes, edges } = graph;
  const looks = drawnLooks(graph);
  const nodeIds = new Set(nodes.map(({ id }) => id));
  const edgeIds = new Set(edges.map(({ id }) => id));
  const elements = {
    nodes: nodes.map((node) => {
      const look = looks.nodes.get(node.id);
      return { ...cytoscapeNode(node), ...(look && { style: toCytoscapeNode(look) }) };
    }),
    edges: edges.map((edge) => {
      const look = looks.edges.get(edge.id);
      const id = freeId(edge.id, nodeIds, edgeIds);
      return { ...cytoscapeEdge(edge, id), ...(look && { style: toCytoscapeEdge(look) }) };
    }),
  };
  return toText({ format_version: "1.0", generated_by: "Parley", data: metaOf(graph), elements });
}

function cytoscapeNode({ id, attributes, position, parent }: GraphNode): object {
  const { free, taken } = split(attributes, CYTOSCAPE_NODE_KEYS);
  return {
    data: { ...free, id, ...(parent !== undefined && { parent }) },
    ...(position && { position }),
    ...(taken && { scratch: { [OWN_KEY]: { attributes: taken } } }),
  };
}

function cytoscapeEdge({ id, source, target, directed, attributes }: GraphEdge, free: string): object {
  const { free: plain, taken } = split(attributes, CYTOSCAPE_EDGE_KEYS);
  const own = {
    ...(free !== id && { id }),
    ...(directed !== undefined && { directed }),
    ...(taken && { attributes: taken }),
  };
  return {
    data: { ...plain, id: free, source, target },
    ...(Object.keys(own).length > 0 && { scratch: { [OWN_KEY]: own } }),
  };
}

/** There an edge cannot be called as a node is. */
function freeId(id: string, nodeIds: ReadonlySet<string>, edgeIds: ReadonlySet<string>): string {
  let free = id;
  while (nodeIds.has(free) || (free !== id && edgeIds.has(free))) free = `edge ${free}`;
  return free;
}

/** As networkx and d3 read it; attributes of a name that is taken are in a record `attributes`. */
export function writeNodeLink(graph: GraphData): string {
  return toText({
    directed: graph.directed,
    multigraph: true,
    graph: { ...metaOf(graph), generated_by: "Parley" },
    nodes: graph.nodes.map(({ id, attributes, position, parent }) => {
      const { free, taken } = split(attributes, NODE_LINK_NODE_KEYS);
      return {
        ...free,
        ...(taken && { attributes: taken }),
        ...position,
        id,
        ...(parent !== undefined && { parent }),
      };
    }),
    links: graph.edges.map(({ id, source, target, directed, attributes }) => {
      const { free, taken } = split(attributes, NODE_LINK_EDGE_KEYS);
      return {
        ...free,
        ...(taken && { attributes: taken }),
        id,
        source,
        target,
        ...(directed !== undefined && { directed }),
      };
    }),
  });
}

function metaOf({ name, directed, labelAttribute }: GraphData): JsonObject {
  return { name, directed, ...(labelAttribute !== undefined && { labelAttribute }) };
}

function split(
  attributes: Attributes,
  keys: ReadonlySet<string>,
): { readonly free: Attributes; readonly taken?: Attributes } {
  const entries = Object.entries(attributes);
  const taken = entries.filter(([name]) => keys.has(name));
  if (taken.length === 0) return { free: attributes };
  return { free: Object.fromEntries(entries.filter(([name]) => !keys.has(name))), taken: Object.fromEntries(taken) };
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import type { EdgePaint, NodePaint } from "./paint";

/** What is kept of a node: its y points up. */
export interface NodeAttributes {
  x: number;
  y: number;
  paint: NodePaint;
  /** Its place in the card's numbers. */
  readonly seat: number;
}

export interface EdgeAttributes {
  type: "line" | "curve";
  paint: EdgePaint;
  /** Its place in the numbers of lines or of curves. */
  seat: number;
}

export interface DrawnNode extends NodeAttributes {
  readonly id: NodeId;
  readonly edges: DrawnEdge[];
  /** It had no look when it was painted: nothing ends at it. */
  isLeftOut: boolean;
}

export interface DrawnEdge extends EdgeAttributes {
  readonly id: EdgeId;
  readonly from: DrawnNode;
  readonly to: DrawnNode;
  /** Where it is in the lists of its nodes. */
  fromPlace: number;
  toPlace: number;
  /** Its place among the lines that are looked at for what lies under a point; null: it has none yet. */
  line: number | null;
  /** Another size or shape of one of its nodes alters where it ends. */
  isBound: boolean;
}

/** The nodes and edges that are drawn. Ids that are not there are the caller's fault: it asks `hasNode` and `hasEdge`. */
export interface DrawnGraph {
  readonly order: number;
  readonly size: number;
  hasNode(id: NodeId): boolean;
  hasEdge(id: EdgeId): boolean;
  node(id: NodeId): DrawnNode | undefined;
  edge(id: EdgeId): DrawnEdge | undefined;
  getNodeAttributes(id: NodeId): NodeAttributes;
  getEdgeAttributes(id: EdgeId): EdgeAttributes;
  nodes(): NodeId[];
  /** All, or those at a node, each once. */
  edges(at?: NodeId): EdgeId[];
  source(id: EdgeId): NodeId;
  target(id: EdgeId): NodeId;
  extremities(id: EdgeId): [source: NodeId, target: NodeId];
  mapNodes<T>(read: (id: NodeId, attributes: NodeAttributes) => T): T[];
  mapEdges<T>(read: (id: EdgeId, attributes: EdgeAttributes) => T): T[];
  addNode(id: NodeId, attributes: NodeAttributes): void;
  addEdge(ends: { readonly id: EdgeId; readonly source: NodeId; readonly target: NodeId }, own: EdgeAttributes): void;
  /** With its edges. */
  dropNode(id: NodeId): void;
  dropEdge(id: EdgeId): void;
}

/** One record of each element, found by its id: a general graph library keeps several, and lists by neighbours that nothing here asks. */
export function createDrawnGraph(): DrawnGraph {
  const nodes = new Map<NodeId, DrawnNode>();
  const edges = new Map<EdgeId, DrawnEdge>();
  const nodeOf = (id: NodeId) => nodes.get(id) ?? missing(id);
  const edgeOf = (id: EdgeId) => edges.get(id) ?? missing(id);
  const dropEdge = (id: EdgeId) => {
    const edge = edgeOf(id);
    edges.delete(id);
    leave(edge, edge.from);
    if (edge.to !== edge.from) leave(edge, edge.to);
  };
  return {
    get order() {
      return nodes.size;
    },
    get size() {
      return edges.size;
    },
    hasNode: (id) => nodes.has(id),
    hasEdge: (id) => edges.has(id),
    node: (id) => nodes.get(id),
    edge: (id) => edges.get(id),
    getNodeAttributes: nodeOf,
    getEdgeAttributes: edgeOf,
    nodes: () => [...nodes.keys()],
    edges: (at) => (at === undefined ? [...edges.keys()] : nodeOf(at).edges.map(({ id }) => id)),
    source: (id) => edgeOf(id).from.id,
    target: (id) => edgeOf(id).to.id,
    extremities: (id) => {
      const { from, to } = edgeOf(id);
      return [from.id, to.id];
    },
    mapNodes: (read) => Array.from(nodes.values(), (node) => read(node.id, node)),
    mapEdges: (read) => Array.from(edges.values(), (edge) => read(edge.id, edge)),
    addNode: (id, { x, y, paint, seat }) => void nodes.set(id, { id, x, y, paint, seat, isLeftOut: false, edges: [] }),
    addEdge: ({ id, source, target }, { type, paint, seat }) => {
      const [from, to] = [nodeOf(source), nodeOf(target)];
      const edge: DrawnEdge = {
        id,
        from,
        to,
        fromPlace: from.edges.length,
        toPlace: to.edges.length,
        type,
        paint,
        seat,
        line: null,
        isBound: false,
      };
      edges.set(id, edge);
      from.edges.push(edge);
      if (to !== from) to.edges.push(edge);
    },
    dropNode: (id) => {
      for (const edge of [...nodeOf(id).edges]) dropEdge(edge.id);
      nodes.delete(id);
    },
    dropEdge,
  };
}

/** The last one of the node's list takes its place. */
function leave(edge: DrawnEdge, node: DrawnNode): void {
  const place = edge.from === node ? edge.fromPlace : edge.toPlace;
  const last = node.edges.pop();
  if (last === undefined || last === edge) return;
  node.edges[place] = last;
  if (last.from === node) last.fromPlace = place;
  if (last.to === node) last.toPlace = place;
}

function missing(id: string): never {
  throw new Error(`'${id}' is not drawn.`);
}

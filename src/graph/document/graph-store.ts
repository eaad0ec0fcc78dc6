import { type Adjacency, createAdjacency } from "../tables/adjacency";
import { createDegrees, type Degrees, type EdgeEnds } from "../tables/degrees";
import { createElementRows, type ElementRows } from "../tables/element-rows";
import type { GraphTables } from "../tables/element-table";
import { createTables } from "../tables/graph-tables";
import { grownBytes } from "../tables/growing-arrays";
import { createParents, type Parents } from "../tables/parents";
import { createPositions, type Positions } from "../tables/positions";
import type { GraphEdge, GraphMeta, GraphNode } from "./graph-types";

/** Nodes, edges, positions and parents of one open graph. Trusts its caller: rules are checked where changes are applied. */
export interface GraphStore {
  readonly nodes: ElementRows;
  readonly edges: ElementRows;
  readonly tables: GraphTables;
  readonly meta: GraphMeta;
  readonly adjacency: Adjacency;
  readonly degrees: Degrees;
  readonly positions: Positions;
  readonly parents: Parents;
  setMeta(meta: GraphMeta): void;
  addNode(node: GraphNode, place?: number, slot?: number): number;
  addEdge(edge: GraphEdge, source: number, target: number, place?: number): number;
  removeNode(slot: number): void;
  removeEdge(slot: number): void;
  nodeAt(slot: number): GraphNode;
  edgeAt(slot: number): GraphEdge;
}

export function createGraphStore(initialMeta: GraphMeta): GraphStore {
  const nodes = createElementRows();
  const edges = createElementRows();
  const adjacency = createAdjacency(edges);
  const degrees = createDegrees();
  const positions = createPositions();
  const parents = createParents();
  /** By edge slot: 0 = as the graph, 1 = undirected, 2 = directed. */
  let directions: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let meta = initialMeta;

  const isDirected = (edge: number): boolean =>
    (directions[edge] ?? 0) === 0 ? meta.directed : directions[edge] === 2;
  const endsOf = (edge: number): EdgeEnds => ({
    source: adjacency.sourceOf(edge),
    target: adjacency.targetOf(edge),
    directed: isDirected(edge),
  });

  return {
    nodes,
    edges,
    adjacency,
    degrees,
    positions,
    parents,
    tables: createTables({ nodes, edges, adjacency, degrees, isDirected, meta: () => meta }),
    get meta() {
      return meta;
    },
    setMeta(next) {
      const turned = next.directed !== meta.directed;
      meta = next;
      if (turned) degrees.recount(edges.liveSlots().map(endsOf));
      nodes.touch();
      edges.touch();
    },
    addNode(node, place, slot) {
      const added = nodes.add(node.id, node.attributes, place, slot);
      if (node.position) positions.set(added, node.position);
      if (node.parent !== undefined) parents.set(added, node.parent);
      return added;
    },
    addEdge(edge, source, target, place) {
      const added = edges.add(edge.id, edge.attributes, place);
      if (added >= directions.length) directions = grownBytes(directions, added + 1);
      directions[added] = edge.directed === undefined ? 0 : Number(edge.directed) + 1;
      adjacency.attach(added, source, target);
      degrees.count(source, target, isDirected(added), 1);
      return added;
    },
    removeNode(slot) {
      parents.set(slot, undefined);
      positions.set(slot, null);
      nodes.remove(slot);
    },
    removeEdge(slot) {
      degrees.count(adjacency.sourceOf(slot), adjacency.targetOf(slot), isDirected(slot), -1);
      adjacency.detach(slot);
      edges.remove(slot);
    },
    nodeAt: (slot) => readNode(slot, { nodes, positions, parents }),
    edgeAt(slot) {
      const direction = directions[slot] ?? 0;
      return {
        id: edges.idOf(slot),
        source: nodes.idOf(adjacency.sourceOf(slot)),
        target: nodes.idOf(adjacency.targetOf(slot)),
        ...(direction === 0 ? {} : { directed: direction === 2 }),
        attributes: edges.attributesOf(slot),
      };
    },
  };
}

function readNode(
  slot: number,
  { nodes, positions, parents }: Pick<GraphStore, "nodes" | "positions" | "parents">,
): GraphNode {
  const position = positions.get(slot);
  const parent = parents.of(slot);
  return {
    id: nodes.idOf(slot),
    attributes: nodes.attributesOf(slot),
    ...(position ? { position } : {}),
    ...(parent === undefined ? {} : { parent }),
  };
}

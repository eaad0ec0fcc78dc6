import type { NodeId } from "../document/graph-types";
import { type OpenGraph, parentProblem } from "../document/open-graph";
import { createRowBatch } from "../tables/row-batch";
import { type GraphChange, partOf } from "./change-types";
import type { Journal } from "./journal";
import { attributesProblem, positionProblem } from "./value-problems";

type ChangeOf<T extends GraphChange["type"]> = Extract<GraphChange, { type: T }>;

/** Adds and removes elements of one graph during one `apply`. A refusal is given back as its sentence. */
export type StructureChanges = ReturnType<typeof createStructureChanges>;

export function createStructureChanges(graph: OpenGraph, journal: Journal) {
  const { store, places } = graph;
  const gone = createGone(graph);
  const edges = createRowBatch({ rows: store.edges, journal, places, finishFirst: () => edges.finish() });
  const nodes = createRowBatch({ rows: store.nodes, journal, places, finishFirst: () => finish() });

  /** Edges first: read backwards, the inverse then puts nodes before their edges. */
  function finish(): void {
    edges.finish();
    nodes.finish();
    gone.finished();
  }

  return {
    /** Brings rows into order and writes the inverses of what was removed since the last time. */
    finish,
    /** What would be left hanging if this were the end. */
    problem: gone.problem,
    /** Gives free what the removed elements held. Last of all. */
    release: gone.release,
    putNode(change: ChangeOf<"node-put">): string | undefined {
      const { node } = change;
      const problem = putNodeProblem(graph, change) ?? gone.putProblem(node.id);
      if (problem !== undefined) return problem;
      if (nodes.hasRemoved(node.id)) finish();
      const slot = store.addNode(node, nodes.placeFor(change), gone.nodes.get(node.id));
      if (node.parent !== undefined) gone.children.add(node.id);
      nodes.wrotePut(change, { type: "node-remove", id: node.id, ...partOf(change) }, slot);
      return undefined;
    },
    putEdge(change: ChangeOf<"edge-put">): string | undefined {
      const { edge } = change;
      const problem = putEdgeProblem(graph, change);
      if (problem !== undefined) return problem;
      const source = store.nodes.slotOf(edge.source);
      const target = store.nodes.slotOf(edge.target);
      if (source === undefined) return `There is no node '${edge.source}' for the edge to start at.`;
      if (target === undefined) return `There is no node '${edge.target}' for the edge to end at.`;
      if (edges.hasRemoved(edge.id)) edges.finish();
      const slot = store.addEdge(edge, source, target, edges.placeFor(change));
      edges.wrotePut(change, { type: "edge-remove", id: edge.id, ...partOf(change) }, slot);
      return undefined;
    },
    removeNode(change: ChangeOf<"node-remove">): string | undefined {
      const slot = store.nodes.slotOf(change.id);
      if (slot === undefined) return `There is no node '${change.id}'.`;
      const node = store.nodeAt(slot);
      nodes.willRemove((at) => ({ type: "node-put", node, at, ...partOf(change) }), change, slot);
      gone.addNode(change.id, slot);
      store.removeNode(slot);
      return undefined;
    },
    removeEdge(change: ChangeOf<"edge-remove">): string | undefined {
      const slot = store.edges.slotOf(change.id);
      if (slot === undefined) return `There is no edge '${change.id}'.`;
      const edge = store.edgeAt(slot);
      edges.willRemove((at) => ({ type: "edge-put", edge, at, ...partOf(change) }), change, slot);
      gone.edges.set(change.id, slot);
      store.removeEdge(slot);
      return undefined;
    },
    setParent(change: ChangeOf<"parent-set">): string | undefined {
      const { id, parent } = change;
      const slot = store.nodes.slotOf(id);
      if (slot === undefined) return `There is no node '${id}'.`;
      const before = store.parents.of(slot) ?? null;
      store.parents.set(slot, parent ?? undefined);
      if (parent !== null) gone.children.add(id);
      journal.applied.push(change);
      journal.undoing.push({ type: "parent-set", id, parent: before });
      return undefined;
    },
  };
}

function createGone({ store }: OpenGraph) {
  const nodes = new Map<NodeId, number>();
  const edges = new Map<string, number>();
  const children = new Set<NodeId>();
  /** Removed nodes whose edges were still there; no node may be added before those are gone too. */
  const hanging = new Set<NodeId>();

  const hasEdges = (slot: number | undefined): boolean => slot !== undefined && store.degrees.degree(slot) > 0;

  return {
    /** Slots of removed nodes stay theirs until the end: their edges may go later in the list, or the node come back. */
    nodes,
    edges,
    /** Nodes put with a parent, to be looked at when all is done. */
    children,
    addNode(id: NodeId, slot: number): void {
      nodes.set(id, slot);
      if (hasEdges(slot)) hanging.add(id);
    },
    putProblem(id: NodeId): string | undefined {
      hanging.delete(id);
      for (const other of hanging) {
        if (hasEdges(nodes.get(other))) return `Node '${other}' still has edges; remove them before nodes are added.`;
        hanging.delete(other);
      }
      return undefined;
    },
    /** Inverses are written: from now on nodes may come back. */
    finished: (): void => hanging.clear(),
    problem(): string | undefined {
      for (const [id, slot] of nodes) {
        if (store.nodes.slotOf(id) === slot) continue;
        if (hasEdges(slot)) return `Node '${id}' still has edges; remove them together with it.`;
        if (store.parents.childCount(id) > 0)
          return `Node '${id}' still holds other nodes; remove them together with it.`;
      }
      return childProblem([...children].filter((id) => store.nodes.slotOf(id) !== undefined));
    },
    release(): void {
      for (const [id, slot] of nodes) if (store.nodes.slotOf(id) !== slot) store.nodes.release(slot);
      for (const [id, slot] of edges) if (store.edges.slotOf(id) !== slot) store.edges.release(slot);
    },
  };

  function childProblem(ids: readonly NodeId[]): string | undefined {
    for (const id of ids) {
      const problem = parentProblem(store, id);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
}

function putNodeProblem({ store }: OpenGraph, { node }: ChangeOf<"node-put">): string | undefined {
  if (node.id === "") return "A node needs an id.";
  if (store.nodes.slotOf(node.id) !== undefined) return `There is already a node '${node.id}'.`;
  return attributesProblem(node.attributes) ?? (node.position ? positionProblem(node.id, node.position) : undefined);
}

function putEdgeProblem({ store }: OpenGraph, { edge }: ChangeOf<"edge-put">): string | undefined {
  if (edge.id === "") return "An edge needs an id.";
  if (store.edges.slotOf(edge.id) !== undefined) return `There is already an edge '${edge.id}'.`;
  return attributesProblem(edge.attributes);
}

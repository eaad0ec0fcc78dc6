import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphNode, Position } from "@/graph/document/graph-types";
import type { FoldedGraph } from "./folded-graph";

/** What came, went and moved between two folded pictures, in the order in which it can be applied. */
export function graphChanges(
  before: FoldedGraph,
  now: FoldedGraph,
  layout: string | null | undefined,
): readonly GraphChange[] {
  const oldNodes = new Map(before.nodes.map((node) => [node.id, node]));
  const newNodes = new Map(now.nodes.map((node) => [node.id, node]));
  const oldEdges = new Map(before.edges.map((edge) => [edge.id, edge]));
  const newEdges = new Map(now.edges.map((edge) => [edge.id, edge]));
  const isSame = (id: string) => {
    const [one, other] = [oldEdges.get(id), newEdges.get(id)];
    return one?.source === other?.source && one?.target === other?.target && one?.directed === other?.directed;
  };
  return [
    ...before.edges.flatMap(({ id }): readonly GraphChange[] => (isSame(id) ? [] : [{ type: "edge-remove", id }])),
    ...before.nodes.flatMap(({ id }): readonly GraphChange[] =>
      newNodes.has(id) ? [] : [{ type: "node-remove", id }],
    ),
    ...now.nodes.flatMap((node): readonly GraphChange[] => (oldNodes.has(node.id) ? [] : [{ type: "node-put", node }])),
    ...now.edges.flatMap((edge): readonly GraphChange[] => (isSame(edge.id) ? [] : [{ type: "edge-put", edge }])),
    ...movesOf(oldNodes, now.nodes, layout),
  ];
}

function movesOf(
  before: ReadonlyMap<string, GraphNode>,
  now: readonly GraphNode[],
  layout: string | null | undefined,
): readonly GraphChange[] {
  const moved = now.flatMap(({ id, position }): readonly (readonly [string, Position | null])[] => {
    const old = before.get(id);
    if (old === undefined || (old.position?.x === position?.x && old.position?.y === position?.y)) return [];
    return [[id, position ?? null]];
  });
  if (moved.length === 0) return [];
  return [{ type: "positions-set", positions: Object.fromEntries(moved), ...(layout !== undefined && { layout }) }];
}

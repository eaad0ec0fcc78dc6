import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementSet, NodeId, Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import type { CanvasView } from "../canvas-port";
import { framed } from "./arrange-groups";
import { type FoldedGraph, isFoldedKey } from "./folded-graph";

/** The page speaks of nodes; here they are what they are drawn as. */
export function foldedView(inner: CanvasView, graph: () => FoldedGraph, document: GraphDocument): CanvasView {
  const nodes = (ids: readonly NodeId[]) => [...new Set(ids.map((id) => graph().shownNode(id)))];
  const set = (elements: ElementSet): ElementSet => ({
    nodes: nodes(elements.nodes),
    edges: [...new Set(elements.edges.map((id) => graph().shownEdge(id)))],
  });
  return {
    ...inner,
    zoomTo: (ids) => inner.zoomTo(nodes(ids)),
    pulse: (ids) => inner.pulse(nodes(ids)),
    dim: (elements) => inner.dim(elements && set(elements)),
    isolate: (elements) => inner.isolate(elements && set(elements)),
    mark: (marks) =>
      inner.mark(
        marks && {
          added: set(marks.added),
          changed: set(marks.changed),
          leaving: set(marks.leaving),
          // Where a ghost would stand is not known here: the picture has places of its own.
          gone: { nodes: [], edges: [] },
        },
      ),
    preview: (positions) => inner.preview(positions && previewed(graph(), document, positions)),
    screenPosition: (id) => inner.screenPosition(graph().shownNode(id)),
    modelPosition: (point) => {
      const { x, y } = inner.modelPosition(point);
      return { x: x / graph().scale, y: y / graph().scale };
    },
    focused: () => {
      const id = inner.focused();
      return id === null || isFoldedKey(id) ? null : id;
    },
    focusNode: (id) => inner.focusNode(graph().shownNode(id)),
  };
}

/** A group goes where its nodes go. */
function previewed(
  { scale, foldedNodes, frameOf, shownNode }: FoldedGraph,
  { tables, node }: GraphDocument,
  positions: ReadonlyMap<NodeId, Position>,
): ReadonlyMap<NodeId, Position> {
  const places = new Map<NodeId, Position>();
  for (const [id, place] of positions) {
    if (!isFoldedKey(shownNode(id))) places.set(id, framed(place, frameOf(id)));
  }
  for (const { id, rows } of foldedNodes.values()) {
    const own = rows.flatMap((row) => {
      const member = tables.nodes.idAt(row);
      return positions.get(member) ?? node(member)?.position ?? [];
    });
    const middle = meanPosition(own);
    if (middle !== undefined) places.set(id, { x: middle.x * scale, y: middle.y * scale });
  }
  return places;
}

import type { CanvasView } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import type { JsonValue } from "@/lib/json";

export interface CanvasCall {
  readonly name: string;
  readonly input: JsonValue;
}

/** What is drawn and what the document says is drawn, in the same form: equal texts, equal pictures. */
export function compareDrawn({
  document,
  view,
  hex,
}: {
  readonly document: GraphDocument;
  readonly view: CanvasView;
  hex(color: string): string;
}): { readonly drawn: string; readonly wanted: string } {
  const { nodes, edges } = view.inspect();
  // Drawn round what is in them: neither place, size nor shape is their own.
  const groups = new Set(rows(document.tables.nodes).flatMap((id) => document.node(id)?.parent ?? []));
  const formOf = (id: string, size: number, shape: string) => (groups.has(id) ? null : [round(size), shape]);
  const isSelected = (id: string) => document.selection.nodes.includes(id);
  /** Selected edges and those between selected nodes have an ink of their own. */
  const inkOf = (id: string, color: string, width: number) => {
    const { source = "", target = "" } = document.edge(id) ?? {};
    const isHot = document.selection.edges.includes(id) || (isSelected(source) && isSelected(target));
    return isHot ? null : [color, round(width)];
  };
  const drawnNodes = nodes.flatMap(({ id, visible, ...node }) =>
    visible
      ? [
          {
            id,
            color: node.color,
            form: formOf(id, node.size, node.shape),
            opacity: node.opacity,
            selected: node.selected,
          },
        ]
      : [],
  );
  const drawnEdges = edges.flatMap(({ id, visible, ...edge }) =>
    visible
      ? [
          {
            id,
            ink: inkOf(id, edge.color, edge.width),
            lineStyle: edge.lineStyle,
            selected: edge.selected,
          },
        ]
      : [],
  );
  const places = nodes.flatMap(({ id, position: { x, y } }) => {
    const own = document.node(id)?.position;
    return own && !groups.has(id) ? [{ id, x: round(x), y: round(y) }] : [];
  });
  const wantedNodes = rows(document.tables.nodes).flatMap((id) => {
    const style = document.styles.node(id);
    if (style === undefined || !document.isVisible("nodes", id)) return [];
    const { size, shape, opacity } = style;
    const selected = document.selection.nodes.includes(id);
    return [{ id, color: hex(style.color), form: formOf(id, size, shape), opacity, selected }];
  });
  const wantedEdges = rows(document.tables.edges).flatMap((id) => {
    const style = document.styles.edge(id);
    if (style === undefined || !document.isVisible("edges", id)) return [];
    const selected = document.selection.edges.includes(id);
    return [{ id, ink: inkOf(id, hex(style.color), style.width), lineStyle: style.lineStyle, selected }];
  });
  const wantedPlaces = rows(document.tables.nodes).flatMap((id) => {
    const own = document.node(id)?.position;
    return own && !groups.has(id) ? [{ id, x: round(own.x), y: round(own.y) }] : [];
  });
  return {
    drawn: text([drawnNodes, drawnEdges, places]),
    wanted: text([wantedNodes, wantedEdges, wantedPlaces]),
  };
}

function rows(table: GraphDocument["tables"]["nodes"]): readonly string[] {
  return Array.from({ length: table.count }, (_, row) => table.idAt(row));
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function text(lists: readonly (readonly { readonly id: string }[])[]): string {
  return JSON.stringify(lists.map((list) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1))));
}

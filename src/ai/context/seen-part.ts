import type { GraphDocument } from "@/graph/document/document-types";
import type { GraphContext } from "../port/provider-port";

/** What of the picture the user has before them, in model units; `zoom` 1 = 100 %. */
export interface SeenArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

const named = 6;

/** Counts what is drawn inside the area and names its best connected nodes. */
export function toSeenPart(document: GraphDocument, area: SeenArea): NonNullable<GraphContext["seen"]> {
  const { tables } = document;
  const isSeen = new Uint8Array(tables.nodes.count);
  const rows: number[] = [];
  for (let row = 0; row < tables.nodes.count; row += 1) {
    if (!isInside(document, tables.nodes.idAt(row), area)) continue;
    isSeen[row] = 1;
    rows.push(row);
  }
  let edgeCount = 0;
  for (let row = 0; row < tables.edges.count; row += 1) {
    const isBetween = isSeen[tables.sourceRow(row)] === 1 && isSeen[tables.targetRow(row)] === 1;
    if (isBetween && document.isVisible("edges", tables.edges.idAt(row))) edgeCount += 1;
  }
  const best = rows.toSorted((a, b) => tables.degreeAt(b) - tables.degreeAt(a)).slice(0, named);
  return {
    nodeCount: rows.length,
    edgeCount,
    zoom: area.zoom,
    nodes: best.map((row) => ({ id: tables.nodes.idAt(row), label: tables.labelAt(row) })),
  };
}

function isInside(document: GraphDocument, id: string, { left, top, width, height }: SeenArea): boolean {
  const position = document.node(id)?.position;
  if (!position || !document.isVisible("nodes", id)) return false;
  const x = position.x - left;
  const y = position.y - top;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

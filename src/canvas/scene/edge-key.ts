/**
 * Nodes and edges share one id space in the drawing engine and not in a document, so an edge's id gets a mark
 * that tells them apart: a node "7" and an edge "7" can stand side by side.
 */
export function edgeKey(id: string): string {
  return `${EDGE_MARK}${id}`;
}

export function edgeIdOf(key: string): string {
  return key.slice(EDGE_MARK.length);
}

export function isEdgeKey(key: string): boolean {
  return key.startsWith(EDGE_MARK);
}

const EDGE_MARK = "e\u001f";

import { useSyncExternalStore } from "react";
import type { CanvasView, ScreenPoint } from "@/canvas/canvas-port";
import type { NodeId } from "@/graph/document/graph-types";
import { useDocumentVersion } from "../../use-document";

/** Where a node is on the canvas now, in whole px; null when it is not shown. Follows the camera. */
export function useNodePoint(canvas: CanvasView, id: NodeId | null): ScreenPoint | null {
  useDocumentVersion();
  const text = useSyncExternalStore(canvas.subscribe, () => {
    const point = id === null ? null : canvas.screenPosition(id);
    return point === null ? "" : `${Math.round(point.x)} ${Math.round(point.y)}`;
  });
  const [x, y] = text.split(" ").map(Number);
  return x === undefined || y === undefined || text === "" ? null : { x, y };
}

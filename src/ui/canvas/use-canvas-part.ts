import { useEffect, useState, useSyncExternalStore } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import { useServices } from "../services";
import type { MountCanvas } from "./canvas-service";

export interface CanvasPart {
  /** null: not there yet. */
  readonly mount: MountCanvas | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The part that draws the graph, which is loaded beside the page. */
export function useCanvasPart(): CanvasPart {
  const { loadCanvas } = useServices();
  const [mount, setMount] = useState<MountCanvas | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isFailed) return undefined;
    let isLeft = false;
    loadCanvas().then(
      (loaded) => isLeft || setMount(() => loaded),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [loadCanvas, isFailed]);
  return { mount, isFailed, retry: () => setFailed(false) };
}

/** The page's canvas; null until it is there. */
export function useCanvas(): CanvasView | null {
  const { canvas } = useServices();
  return useSyncExternalStore(canvas.subscribe, () => canvas.current);
}

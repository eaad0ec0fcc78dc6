import type { SeenArea } from "@/ai/context/seen-part";
import type { CanvasView } from "@/canvas/canvas-port";
import type { SavedView } from "@/store/session/saved-graph";

/** The middle of what is seen, so that it is the middle again in a window of another size. */
export type SessionCamera = ReturnType<typeof createSessionCamera>;

export function createSessionCamera(onMove: () => void) {
  let shown: { readonly element: HTMLElement; readonly canvas: CanvasView } | null = null;
  let waiting: SavedView["camera"] = null;

  const apply = (): void => {
    if (!shown || !waiting || shown.element.clientWidth === 0) return;
    const { x, y, zoom } = waiting;
    const { clientWidth, clientHeight } = shown.element;
    shown.canvas.setCamera({ x: clientWidth / 2 - x * zoom, y: clientHeight / 2 - y * zoom, zoom });
  };
  /** The canvas frames a new graph in the next frame; after that the camera is ours. */
  const save = (): void => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        apply();
        waiting = null;
      }),
    );
  };

  return {
    attach(element: HTMLElement, canvas: CanvasView): void {
      shown = { element, canvas };
      canvas.subscribe(({ type }) => {
        if (type === "camera" && !waiting) onMove();
      });
      apply();
      save();
    },
    now(): SavedView["camera"] {
      if (!shown || shown.element.clientWidth === 0) return waiting;
      const { x, y, zoom } = shown.canvas.camera();
      const { clientWidth, clientHeight } = shown.element;
      return { x: (clientWidth / 2 - x) / zoom, y: (clientHeight / 2 - y) / zoom, zoom };
    },
    /** All that is seen, in model units. */
    seen(): SeenArea | null {
      if (!shown || shown.element.clientWidth === 0) return null;
      const { x, y, zoom } = shown.canvas.camera();
      const { clientWidth, clientHeight } = shown.element;
      return { left: -x / zoom, top: -y / zoom, width: clientWidth / zoom, height: clientHeight / zoom, zoom };
    },
    /** Once the canvas has drawn what was opened. */
    show(camera: SavedView["camera"]): void {
      waiting = camera;
      if (shown) save();
    },
  };
}

import type { CanvasDeps, CanvasView } from "@/canvas/canvas-port";

/** Shows the document in an element. */
export type MountCanvas = (element: HTMLElement, deps: CanvasDeps) => CanvasView;

import type { CanvasDeps, ElementRef, ScreenPoint } from "../canvas-port";
import type { Highlight } from "../marks/highlight";
import { edgeKey } from "../scene/edge-key";

const HOVER_MS = 40;

/** An element is hovered when the pointer came to rest over it, and no more as soon as it left. */
export function createHover(deps: CanvasDeps, highlight: Highlight) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: string | null = null;
  const settle = (element: ElementRef | null, key: string | null, point: ScreenPoint) => {
    highlight.hover(key);
    deps.onHover(element, point);
  };
  const hover = (element: ElementRef | null, point: ScreenPoint) => {
    const plain = element?.id ?? null;
    const key = element?.kind === "edge" ? edgeKey(element.id) : plain;
    if (key === over) return;
    over = key;
    clearTimeout(timer);
    if (highlight.hovered() !== null) settle(null, null, point);
    if (key !== null) timer = setTimeout(() => settle(element, key, point), HOVER_MS);
  };
  return { hover, stop: () => clearTimeout(timer) };
}

import type { EventObject } from "cytoscape";
import type { ScreenPoint } from "../canvas-port";

/** Two presses on the background within this time, in ms, and way, in px of the screen, are a double click: as long as systems allow. */
const DOUBLE_MS = 500;
const DOUBLE_WAY = 10;

/** Tells double clicks on the background: the engine's own are shorter than a system's, and it knows nothing of what a press made. */
export interface Presses {
  /** This press and the one before it are a double click. */
  isSecond(event: EventObject): boolean;
  /** A press made a node: another one there belongs to it, and neither makes a second one nor takes the focus from its name. */
  placed(event: EventObject): void;
  destroy(): void;
}

interface Press extends ScreenPoint {
  readonly time: number;
}

export function createPresses(host: HTMLElement | null): Presses {
  let last: Press | null = null;
  let placed: Press | null = null;
  const swallow = (event: MouseEvent | TouchEvent) => {
    const press = pressOf(event);
    if (press === null || !isDouble(placed, press)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const kinds = ["mousedown", "touchstart"] as const;
  // Round the host, so as to hear before the engine does.
  const around = host?.parentElement;
  for (const kind of kinds) around?.addEventListener(kind, swallow, { capture: true });
  return {
    isSecond: ({ originalEvent }) => {
      const press = pressOf(originalEvent);
      const isSecond = isDouble(last, press);
      last = isSecond ? null : press;
      return isSecond;
    },
    placed: ({ originalEvent }) => {
      placed = pressOf(originalEvent);
    },
    destroy: () => {
      for (const kind of kinds) around?.removeEventListener(kind, swallow, { capture: true });
    },
  };
}

function isDouble(first: Press | null, second: Press | null): boolean {
  if (first === null || second === null) return false;
  const way = Math.hypot(second.x - first.x, second.y - first.y);
  return second.time - first.time <= DOUBLE_MS && way <= DOUBLE_WAY;
}

/** Where and when, of a mouse or the first finger. */
function pressOf(event: MouseEvent | TouchEvent): Press | null {
  const point = "changedTouches" in event ? event.changedTouches[0] : event;
  return point === undefined ? null : { x: point.clientX, y: point.clientY, time: event.timeStamp };
}

import type { NodeId } from "@/graph/document/graph-types";
import type { ScreenPoint } from "../canvas-port";

interface OverlayDeps {
  readonly host: HTMLElement;
  /** Centre and radius of a node on the screen; null when it is not shown. */
  circleOf(id: NodeId): (ScreenPoint & { readonly radius: number; readonly zoom: number }) | null;
  reducedMotion(): boolean;
}

const PULSE_MS = 600;
const STILL_MS = 1500;
/** A pulse on everything is a flash: this many rings at most. */
const PULSE_LIMIT = 60;
/** Past the border, the gap and the selection ring. */
const FOCUS_GAP = 11;
const PULSE_GAP = 6;

/** Rings over the picture: the keyboard focus and pulses. The drawing engine has one outline, and selection has it. */
export function createOverlay({ host, circleOf, reducedMotion }: OverlayDeps) {
  const layer = host.ownerDocument.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, { position: "absolute", inset: "0", overflow: "hidden", pointerEvents: "none" });
  host.append(layer);
  const rings = new Map<HTMLElement, { readonly id: NodeId; readonly gap: number }>();
  let focusRing: HTMLElement | null = null;

  const add = (id: NodeId, gap: number, color: string): HTMLElement => {
    const ring = host.ownerDocument.createElement("div");
    Object.assign(ring.style, {
      position: "absolute",
      boxSizing: "border-box",
      borderRadius: "50%",
      border: `2px solid ${color}`,
    });
    layer.append(ring);
    rings.set(ring, { id, gap });
    place(ring);
    return ring;
  };

  const place = (ring: HTMLElement) => {
    const of = rings.get(ring);
    const circle = of && circleOf(of.id);
    ring.hidden = !circle;
    if (!(circle && of)) return;
    // The selection ring grows with the zoom; the focus stays outside it.
    const radius = circle.radius + of.gap * Math.max(1, circle.zoom);
    Object.assign(ring.style, {
      left: `${circle.x - radius}px`,
      top: `${circle.y - radius}px`,
      width: `${2 * radius}px`,
      height: `${2 * radius}px`,
    });
  };

  const drop = (ring: HTMLElement | null) => {
    if (ring === null) return;
    ring.remove();
    rings.delete(ring);
  };

  const focus = (id: NodeId | null) => {
    drop(focusRing);
    focusRing = id === null ? null : add(id, FOCUS_GAP, "var(--focus)");
    focusRing?.setAttribute("data-focus-ring", "");
  };

  const pulse = (ids: readonly NodeId[]) => {
    for (const id of ids.slice(0, PULSE_LIMIT)) {
      const ring = add(id, PULSE_GAP, "var(--focus)");
      ring.setAttribute("data-pulse", "");
      const frames = reducedMotion()
        ? [{ opacity: 1 }, { opacity: 1 }]
        : [
            { opacity: 0.9, transform: "scale(0.8)" },
            { opacity: 0, transform: "scale(1.5)" },
          ];
      const options = { duration: reducedMotion() ? STILL_MS : PULSE_MS, easing: "ease-out" };
      ring.animate(frames, options).addEventListener("finish", () => drop(ring));
    }
  };

  return {
    /** The node with the keyboard focus, or none. */
    focus,
    pulse,
    /** Puts the rings where their nodes are now. */
    follow: (): void =>
      rings.forEach((_of, ring) => {
        place(ring);
      }),
    destroy: (): void => layer.remove(),
  };
}

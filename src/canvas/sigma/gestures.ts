import { MAX_ZOOM, MIN_ZOOM } from "../camera";
import type { CanvasDeps, ElementRef, ScreenPoint } from "../canvas-port";
import type { Highlight } from "../marks/highlight";
import { edgeKey } from "../scene/edge-key";
import type { StrokeListener } from "../scene/plane";
import type { Scene } from "../scene/scene";
import type { Figures } from "./figure-types";
import type { Mover } from "./follow/painter";
import type { Groups } from "./groups";
import { nearestEdge, nearestNode } from "./hits";
import { bindPointer } from "./pointer";
import type { States } from "./states";

/** Nearer to an edge than this, in px, is on it. */
const EDGE_REACH = 4;

interface GestureDeps {
  readonly figures: Figures;
  readonly groups: Groups;
  readonly states: States;
  readonly camera: Scene["camera"];
  readonly mover: Mover;
  readonly host: HTMLElement;
  readonly deps: CanvasDeps;
  readonly plane: Scene["plane"];
}

/** The engine's own gestures stay off: these are the other view's. */
export function createGestures(own: GestureDeps): Pick<Scene, "press" | "bindGestures"> {
  const { host, deps, plane, figures, groups, states, camera, mover } = own;
  const allowed = { boxes: true, drags: true, pans: true };
  let strokes: StrokeListener | null = null;
  const pick = (at: { readonly x: number; readonly y: number }): ElementRef | null => {
    const node = nearestNode(figures, at, 1 / plane.camera().zoom);
    if (node !== null) return { kind: "node", id: node };
    const edge = nearestEdge(figures, at, EDGE_REACH / plane.camera().zoom);
    if (edge !== null) return { kind: "edge", id: edge };
    const group = groups.at(at);
    return group === null ? null : { kind: "node", id: group };
  };
  const zoomAt = ({ x, y }: ScreenPoint, factor: number) => {
    const from = camera.now();
    const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, from.zoom * factor));
    const ratio = zoom / from.zoom;
    camera.set({ zoom, x: x - (x - from.x) * ratio, y: y - (y - from.y) * ratio });
  };
  const panBy = (dx: number, dy: number) => {
    const from = camera.now();
    camera.set({ ...from, x: from.x + dx, y: from.y + dy });
  };
  const moversOf = (id: string) => {
    const selected = deps.document.selection.nodes;
    const dragged = selected.includes(id) ? selected.filter((one) => plane.node(one) !== null) : [id];
    return [...new Set(groups.within(dragged))];
  };
  return {
    press: {
      allow: (next) => void Object.assign(allowed, next),
      allowPan: (pans) => void Object.assign(allowed, { pans }),
      onStroke: (hearing) => {
        strokes = hearing;
        return () => {
          strokes = null;
        };
      },
    },
    bindGestures: (hearing) => {
      const { hover, stop } = createHover(deps, states);
      const unbind = bindPointer({
        ...hearing,
        host,
        deps,
        plane,
        pick,
        moversOf,
        carry: mover.carry,
        zoomAt,
        panBy,
        hover,
        allowed,
        strokes: () => strokes,
      });
      return () => {
        stop();
        unbind();
      };
    },
  };
}

const HOVER_MS = 40;

/** An element is hovered when the pointer came to rest over it, and no more as soon as it left. */
function createHover(deps: CanvasDeps, highlight: Highlight) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: string | null = null;
  const finish = (element: ElementRef | null, key: string | null, point: ScreenPoint) => {
    highlight.hover(key);
    deps.onHover(element, point);
  };
  const hover = (element: ElementRef | null, point: ScreenPoint) => {
    const plain = element?.id ?? null;
    const key = element?.kind === "edge" ? edgeKey(element.id) : plain;
    if (key === over) return;
    over = key;
    clearTimeout(timer);
    if (highlight.hovered() !== null) finish(null, null, point);
    if (key !== null) timer = setTimeout(() => finish(element, key, point), HOVER_MS);
  };
  return { hover, stop: () => clearTimeout(timer) };
}

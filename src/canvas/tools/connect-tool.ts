import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";
import type { Plane } from "../scene/plane";
import type { Sketch } from "../style/sketch";
import type { Strokes } from "./tool-types";

/** Nearer to a node's rim than this, in px of the screen, is on it: fingers are wide. */
const REACH = 8;
/** Less of a way than this, in px of the screen, is a tap. */
const TAP = 8;

/** From node to node by a drag, or by a tap on each; a drag to the background makes a new node there. */
export function createConnect(plane: Plane, deps: CanvasDeps, sketch: Sketch): Strokes {
  let from: NodeId | null = null;
  /** Where the press began, while it lasts. */
  let press: Position | null = null;
  /** The source was tapped, and the line waits for the tap that ends it. */
  let waits = false;

  const nodeAt = (at: Position) => plane.nodeAt(at, REACH / plane.camera().zoom);

  const cancel = () => {
    const had = from !== null;
    from = null;
    press = null;
    waits = false;
    sketch.show([], false);
    return had;
  };

  const begin = (at: Position) => {
    press = at;
    if (from !== null) return;
    from = nodeAt(at);
    if (from !== null) deps.announce(deps.words().connectFrom(deps.document.labelOf(from)));
  };

  const draw = (at: Position) => {
    if (from === null) return;
    const place = plane.placeOf(from);
    if (place === null) cancel();
    else sketch.show([place, at], false);
  };

  const end = (at: Position) => {
    const [source, start] = [from, press];
    press = null;
    if (source === null || start === null) return;
    const isTap = Math.hypot(at.x - start.x, at.y - start.y) * plane.camera().zoom < TAP;
    const target = nodeAt(at);
    if (isTap && target === source && !waits) {
      waits = true;
      return;
    }
    const isDrag = !isTap && nodeAt(start) === source;
    cancel();
    join(source, target, isDrag ? at : null);
  };

  /** Where the line ends on nothing, a drag makes a new node and a tap gives up. */
  const join = (source: NodeId, target: NodeId | null, place: Position | null) => {
    if (target !== null && target !== source) deps.onConnect(source, { node: target });
    else if (target === null && place !== null) deps.onConnect(source, { position: place });
  };

  return {
    begin,
    draw,
    end,
    cancel,
  };
}

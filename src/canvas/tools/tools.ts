import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";
import type { Plane } from "../scene/plane";
import { clearSelection } from "../select";
import { idSelector } from "../style/id-selector";
import type { Sketch } from "../style/sketch";
import { createConnect } from "./connect-tool";
import { isInside } from "./polygon";
import type { Strokes, StrokeTool } from "./tool-types";

/** Points nearer than this to the last one, in px of the screen, say nothing new. */
const FINEST = 3;

export const strokeTools: Readonly<Record<"lasso" | "connect", StrokeTool>> = {
  lasso: createLasso,
  connect: createConnect,
};

/** Selects the nodes that are drawn round; with Shift to those that are selected. */
function createLasso(plane: Plane, deps: CanvasDeps, sketch: Sketch): Strokes {
  let path: Position[] | null = null;
  let isAdding = false;
  const cancel = () => {
    const had = path !== null;
    path = null;
    sketch.show([], true);
    return had;
  };
  return {
    cancel,
    begin: (at, adds) => {
      path = [at];
      isAdding = adds;
    },
    draw: (at) => {
      const last = path?.at(-1);
      if (path === null || last === undefined) return;
      if (Math.hypot(at.x - last.x, at.y - last.y) * plane.camera().zoom < FINEST) return;
      path.push(at);
      sketch.show(path, true);
    },
    end: () => {
      const drawn = path ?? [];
      cancel();
      // A click is no line: the selection follows it as ever.
      if (drawn.length >= 3) select(nodesIn(plane, drawn), isAdding, deps);
    },
  };
}

function nodesIn(plane: Plane, area: readonly Position[]): readonly NodeId[] {
  return [...plane.nodes()].filter(({ position, isGroup }) => !isGroup && isInside(position, area)).map(({ id }) => id);
}

function select(ids: readonly NodeId[], isAdding: boolean, deps: CanvasDeps): void {
  if (ids.length > 0) {
    const input = { selector: idSelector(ids), target: "nodes", mode: isAdding ? "add" : "replace" };
    deps.run({ name: "selectElements", input });
  } else if (!isAdding) clearSelection(deps);
}

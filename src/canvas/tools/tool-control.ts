import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CanvasDeps, CanvasTool } from "../canvas-port";
import type { Plane } from "../scene/plane";
import { clearSelection } from "../select";
import { idSelector } from "../style/id-selector";
import { createSketch, type Sketch } from "../style/sketch";
import { createConnect } from "./connect-tool";
import { isInside } from "./polygon";
import type { ActiveTool, Strokes, StrokeTool, ToolDeps } from "./tool-types";

/** The tool that is armed, and what the drawing engine may do meanwhile. */
export type ToolControl = ReturnType<typeof createToolControl>;

const CURSORS: Readonly<Record<CanvasTool, string>> = {
  select: "",
  lasso: "crosshair",
  node: "copy",
  connect: "crosshair",
};

export function createToolControl(given: ToolDeps) {
  const { press, host } = given;
  let now: CanvasTool = "select";
  let active: ActiveTool | null = null;

  const drop = () => {
    active?.destroy();
    active = null;
  };

  const set = (tool: CanvasTool): void => {
    if (tool === now) return;
    now = tool;
    drop();
    host.style.cursor = CURSORS[tool];
    press.allow({ boxes: tool === "select", drags: tool === "select" || tool === "node" });
    if (tool === "lasso" || tool === "connect") active = drawWith(strokeTools[tool], given);
  };

  return {
    now: (): CanvasTool => now,
    set,
    /** Gives up what was begun with the tool; false where nothing was. */
    cancel: (): boolean => active?.cancel() ?? false,
    destroy: drop,
  };
}

/** While a stroke is drawn the view stands still: for the rest, wheel and two fingers move it as ever. */
function drawWith(tool: StrokeTool, { plane, press, host, deps }: ToolDeps): ActiveTool {
  const sketch = createSketch(host, plane);
  const { begin, draw, end, cancel } = tool(plane, deps, sketch);
  const giveWay = (event: TouchEvent) => {
    if (event.touches.length < 2) return;
    cancel();
    press.allowPan(true);
  };
  const stopListening = press.onStroke({
    begin: (at, isAdding) => {
      press.allowPan(false);
      begin(at, isAdding);
    },
    draw,
    end: (at) => {
      press.allowPan(true);
      end(at);
    },
  });
  host.addEventListener("touchstart", giveWay, { capture: true, passive: true });
  return {
    cancel,
    destroy: () => {
      stopListening();
      host.removeEventListener("touchstart", giveWay, { capture: true });
      if (!plane.isGone()) press.allowPan(true);
      sketch.destroy();
    },
  };
}

/** Points nearer than this to the last one, in px of the screen, say nothing new. */
const FINEST = 3;

const strokeTools: Readonly<Record<"lasso" | "connect", StrokeTool>> = {
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

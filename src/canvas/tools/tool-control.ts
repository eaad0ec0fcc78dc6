import type { CanvasTool } from "../canvas-port";
import { createSketch } from "../style/sketch";
import type { ActiveTool, StrokeTool, ToolDeps } from "./tool-types";
import { strokeTools } from "./tools";

/** The tool that is armed, and what the drawing engine may do meanwhile. */
export interface ToolControl {
  now(): CanvasTool;
  set(tool: CanvasTool): void;
  /** Gives up what was begun with the tool; false where nothing was. */
  cancel(): boolean;
  destroy(): void;
}

const CURSORS: Readonly<Record<CanvasTool, string>> = {
  select: "",
  lasso: "crosshair",
  node: "copy",
  connect: "crosshair",
};

export function createToolControl(given: ToolDeps): ToolControl {
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

  return { now: () => now, set, cancel: () => active?.cancel() ?? false, destroy: drop };
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

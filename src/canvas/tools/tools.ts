import { createSketch, type Sketch } from "../style/sketch";
import { createConnect } from "./connect-tool";
import { createLasso } from "./lasso-tool";
import type { ActiveTool, ToolDeps } from "./tool-types";

/** While a stroke is drawn the view stands still: for the rest, wheel and two fingers move it as ever. */
export function startTool(tool: "lasso" | "connect", { plane, press, host, deps }: ToolDeps): ActiveTool {
  const sketch: Sketch = createSketch(host, plane);
  const strokes = tool === "lasso" ? createLasso(plane, deps, sketch) : createConnect(plane, deps, sketch);
  const giveWay = (event: TouchEvent) => {
    if (event.touches.length < 2) return;
    strokes.cancel();
    press.allowPan(true);
  };
  const unhear = press.onStroke({
    begin: (at, isAdding) => {
      press.allowPan(false);
      strokes.begin(at, isAdding);
    },
    draw: strokes.draw,
    end: (at) => {
      press.allowPan(true);
      strokes.end(at);
    },
  });
  host.addEventListener("touchstart", giveWay, { capture: true, passive: true });
  return {
    cancel: strokes.cancel,
    destroy: () => {
      unhear();
      host.removeEventListener("touchstart", giveWay, { capture: true });
      if (!plane.isGone()) press.allowPan(true);
      sketch.destroy();
    },
  };
}

import { createSketch } from "../style/sketch";
import type { ActiveTool, Strokes, StrokeTool, ToolDeps } from "./tool-types";

/** A tool that is drawn with, armed before its code is there. */
export interface StrokeHearer extends ActiveTool {
  /** Its code came: what was drawn meanwhile is done, and what comes next as it comes. */
  give(tool: StrokeTool): void;
}

/** Hears strokes. While one is drawn the view stands still: for the rest, wheel and two fingers move it as ever. */
export function hearStrokes({ plane, press, host, deps }: ToolDeps): StrokeHearer {
  const sketch = createSketch(host, plane);
  let strokes: Strokes | null = null;
  /** From a press on, in its order. */
  let early: ((strokes: Strokes) => void)[] = [];
  const hear = (act: (strokes: Strokes) => void, isBegin = false) => {
    if (strokes !== null) act(strokes);
    else if (isBegin || early.length > 0) early.push(act);
  };
  const cancel = () => {
    const had = early.length > 0;
    early = [];
    return strokes?.cancel() ?? had;
  };
  const giveWay = (event: TouchEvent) => {
    if (event.touches.length < 2) return;
    cancel();
    press.allowPan(true);
  };
  const unhear = press.onStroke({
    begin: (at, isAdding) => {
      press.allowPan(false);
      hear(({ begin }) => begin(at, isAdding), true);
    },
    draw: (at) => hear(({ draw }) => draw(at)),
    end: (at) => {
      press.allowPan(true);
      hear(({ end }) => end(at));
    },
  });
  host.addEventListener("touchstart", giveWay, { capture: true, passive: true });
  return {
    give: (tool) => {
      const mine = tool(plane, deps, sketch);
      for (const act of early) act(mine);
      early = [];
      strokes = mine;
    },
    cancel,
    destroy: () => {
      unhear();
      host.removeEventListener("touchstart", giveWay, { capture: true });
      if (!plane.isGone()) press.allowPan(true);
      sketch.destroy();
    },
  };
}

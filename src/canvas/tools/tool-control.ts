import type { CanvasTool } from "../canvas-port";
import { createSketch } from "../style/sketch";
import type { ActiveTool, Strokes, StrokeTool, ToolDeps } from "./tool-types";

/** The tool that is armed, and what the drawing engine may do meanwhile. */
export interface ToolControl {
  now(): CanvasTool;
  /** Resolves when a press on the canvas does what the tool does. Rejects when its code cannot be loaded. */
  set(tool: CanvasTool): Promise<void>;
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
  const { plane, press, host } = given;
  let now: CanvasTool = "select";
  let active: ActiveTool | null = null;

  const drop = () => {
    active?.destroy();
    active = null;
  };

  const set = async (tool: CanvasTool): Promise<void> => {
    if (tool === now) return;
    now = tool;
    drop();
    host.style.cursor = CURSORS[tool];
    press.allow({ boxes: tool === "select", drags: tool === "select" || tool === "node" });
    if (tool === "lasso" || tool === "connect") await start(tool);
  };

  /** The code of these two comes when one is first taken up. Presses are heard at once; another tool may be armed by then. */
  const start = async (tool: "lasso" | "connect"): Promise<void> => {
    const hearer = listenToStrokes(given);
    active = hearer;
    const { strokeTools } = await import("./tools");
    if (active === hearer && !plane.isGone()) hearer.give(strokeTools[tool]);
  };

  return { now: () => now, set, cancel: () => active?.cancel() ?? false, destroy: drop };
}

/** A tool that is drawn with, armed before its code is there. */
interface StrokeHearer extends ActiveTool {
  /** Its code came: what was drawn meanwhile is done, and what comes next as it comes. */
  give(tool: StrokeTool): void;
}

/** Hears strokes. While one is drawn the view stands still: for the rest, wheel and two fingers move it as ever. */
function listenToStrokes({ plane, press, host, deps }: ToolDeps): StrokeHearer {
  const sketch = createSketch(host, plane);
  let strokes: Strokes | null = null;
  /** From a press on, in its order. */
  let early: ((strokes: Strokes) => void)[] = [];
  const whenStarted = (act: (strokes: Strokes) => void, isBegin = false) => {
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
  const stopListening = press.onStroke({
    begin: (at, isAdding) => {
      press.allowPan(false);
      whenStarted(({ begin }) => begin(at, isAdding), true);
    },
    draw: (at) => whenStarted(({ draw }) => draw(at)),
    end: (at) => {
      press.allowPan(true);
      whenStarted(({ end }) => end(at));
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
      stopListening();
      host.removeEventListener("touchstart", giveWay, { capture: true });
      if (!plane.isGone()) press.allowPan(true);
      sketch.destroy();
    },
  };
}

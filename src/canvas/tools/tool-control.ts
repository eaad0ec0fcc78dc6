import type { CanvasTool } from "../canvas-port";
import { hearStrokes } from "./strokes";
import type { ActiveTool, ToolDeps } from "./tool-types";

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
    const hearer = hearStrokes(given);
    active = hearer;
    const { strokeTools } = await import("./tools");
    if (active === hearer && !plane.isGone()) hearer.give(strokeTools[tool]);
  };

  return { now: () => now, set, cancel: () => active?.cancel() ?? false, destroy: drop };
}

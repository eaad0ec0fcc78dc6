import type { CanvasDeps } from "../canvas-port";
import type { Plane, PressPort, StrokeListener } from "../scene/plane";
import type { Sketch } from "../style/sketch";

/** A tool that is armed. */
export interface ActiveTool {
  /** Gives up what was begun; false where nothing was. */
  cancel(): boolean;
  destroy(): void;
}

export interface ToolDeps {
  readonly plane: Plane;
  readonly press: PressPort;
  readonly host: HTMLElement;
  readonly deps: CanvasDeps;
}

/** What a tool makes of one press. */
export interface Strokes extends StrokeListener {
  cancel(): boolean;
}

export type StrokeTool = (plane: Plane, deps: CanvasDeps, sketch: Sketch) => Strokes;

import type { Core } from "cytoscape";
import type { Position } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";

/** A tool that is armed. */
export interface ActiveTool {
  /** Gives up what was begun; false where nothing was. */
  cancel(): boolean;
  destroy(): void;
}

export interface ToolDeps {
  readonly cy: Core;
  readonly host: HTMLElement;
  readonly deps: CanvasDeps;
}

/** What a tool makes of one press, in model coordinates. */
export interface Strokes {
  begin(at: Position, isAdding: boolean): void;
  draw(at: Position): void;
  end(at: Position): void;
  cancel(): boolean;
}

import type { LayoutGraph } from "../catalog/analysis-types";

/** What starts a live run, and where a node is held from then on. */
export type LiveOrder =
  | { readonly type: "start"; readonly graph: LayoutGraph; readonly spacing: number }
  | { readonly type: "hold"; readonly row: number; readonly x: number; readonly y: number };

export interface LiveFrame {
  /** x, y per row in px. */
  readonly points: Float64Array;
  /** The last one: the nodes have come to rest. */
  readonly isLast: boolean;
}

export interface LiveRun {
  hold(row: number, x: number, y: number): void;
  /** No frame comes after it. */
  stop(): void;
}

/** Starts a run and tells its frames. */
export type StartLive = (
  start: Omit<Extract<LiveOrder, { type: "start" }>, "type">,
  show: (frame: LiveFrame) => void,
) => LiveRun;

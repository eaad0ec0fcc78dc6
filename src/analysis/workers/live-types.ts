import type { LayoutGraph } from "../catalog/analysis-types";

/** What starts a live run, where a node is held from then on, that it waits or goes on, and that its last frame was shown. */
export type LiveOrder =
  | { readonly type: "start"; readonly graph: LayoutGraph; readonly spacing: number }
  | { readonly type: "hold"; readonly row: number; readonly x: number; readonly y: number }
  | { readonly type: "pause" | "resume" | "shown" };

export interface LiveFrame {
  /** x, y per row in px. */
  readonly points: Float64Array;
  /** The last one: the nodes have come to rest. */
  readonly isLast: boolean;
}

export interface LiveRun {
  hold(row: number, x: number, y: number): void;
  /** No frame comes until it is resumed. */
  pause(): void;
  /** Goes on from where the nodes stand. */
  resume(): void;
  /** No frame comes after it. */
  stop(): void;
}

/** Starts a run and tells its frames, each when the one before was shown. */
export type StartLive = (
  start: Omit<Extract<LiveOrder, { type: "start" }>, "type">,
  show: (frame: LiveFrame) => void | Promise<void>,
) => LiveRun;

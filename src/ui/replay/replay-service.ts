import type { CanvasDeps, CanvasView } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ReplayStore } from "@/store/view/replay-store";
import type { TraceFile } from "@/traces/trace-file";

/** A recording, and what it is called. */
export interface Recording {
  readonly name: string;
  readonly file: TraceFile;
}

/** A recording while it is looked at, on a document of its own. */
export interface OpenReplay {
  readonly document: GraphDocument;
  readonly store: Omit<ReplayStore, "change">;
  /** Shows a document in an element: a canvas of its own. */
  mount(element: HTMLElement, deps: CanvasDeps): CanvasView;
  /** Shows the graph as it was at that frame. */
  goTo(place: number): void;
  /** Stops what still runs. */
  end(): void;
}

/** Recordings in the page. The open graph stays as it is, behind them. */
export interface ReplayService {
  /** Opens the view of it. */
  show(recording: Recording): void;
  /** What the view is of; null: nothing yet. */
  shown(): Recording | null;
  /** Runs it. Rejects when its code cannot be had. */
  begin(recording: Recording): Promise<OpenReplay>;
}

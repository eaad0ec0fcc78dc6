import type { StoreApi } from "zustand/vanilla";
import type { TraceFile } from "@/ai/trace/trace-file";
import type { GraphDocument } from "@/graph/document/document-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { MountCanvas } from "./services";

/** A recording, and what it is called. */
export interface Recording {
  readonly name: string;
  readonly file: TraceFile;
}

/** One place of a recording at which the graph can be looked at. */
export type ReplayFrame = { readonly at: number; readonly message: number } & (
  | { readonly kind: "begin" }
  | { readonly kind: "message"; readonly text: string }
  | {
      readonly kind: "call";
      readonly name: string;
      readonly title: string;
      readonly input: JsonObject;
      readonly data?: JsonValue;
      readonly text: string;
      readonly end: "done" | "failed" | "denied" | "stopped";
    }
  | { readonly kind: "answer"; readonly text: string; readonly isFailed: boolean }
);

export interface ReplayState {
  readonly frames: readonly ReplayFrame[];
  /** The frame whose graph is shown. */
  readonly place: number;
  readonly run:
    | { readonly kind: "running" }
    | { readonly kind: "equal" }
    /** Behind its last frame it left the recording. */
    | { readonly kind: "differs"; readonly where: string };
}

/** A recording while it is looked at, on a document of its own. */
export interface OpenReplay {
  readonly document: GraphDocument;
  readonly store: Pick<StoreApi<ReplayState>, "getState" | "getInitialState" | "subscribe">;
  readonly mount: MountCanvas;
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

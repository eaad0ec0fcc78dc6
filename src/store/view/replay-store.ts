import { createStore, type StoreApi } from "zustand/vanilla";
import type { JsonObject, JsonValue } from "@/lib/json";

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
  /** What cannot be done again and was taken from the recording: pictures, searches by meaning. */
  readonly notRun: readonly ("picture" | "meaning")[];
  readonly run:
    | { readonly kind: "running" }
    | { readonly kind: "equal" }
    /** Behind its last frame it left the recording. */
    | { readonly kind: "differs"; readonly where: string };
}

export interface ReplayStore extends Pick<StoreApi<ReplayState>, "getState" | "getInitialState" | "subscribe"> {
  change(state: Partial<ReplayState>): void;
}

/** What the view of a recording shows. */
export function createReplayStore(frames: readonly ReplayFrame[]): ReplayStore {
  const store = createStore<ReplayState>(() => ({ frames, place: 0, notRun: [], run: { kind: "running" } }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (state) => store.setState(state),
  };
}

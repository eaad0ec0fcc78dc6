import * as z from "zod/mini";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Preferences } from "../settings/preferences";

export interface MeaningState {
  /** Where the texts of a graph may go: address and model by the graph's id. */
  readonly grants: Readonly<Record<string, string>>;
  /** Why the last search went by words alone; null: it did not. */
  readonly fault: string | null;
}

export interface MeaningStore extends Pick<StoreApi<MeaningState>, "getState" | "getInitialState" | "subscribe"> {
  /** `place`: null takes it back. */
  grant(graph: string, place: string | null): void;
  tell(fault: string | null): void;
}

const preference = "meaning";
/** Graphs that are remembered; of the oldest it is asked again. */
const mostGrants = 200;
const grantsSchema = z.catch(z.record(z.string(), z.string()), {});

/** What its user said of sending texts, graph by graph. */
export function createMeaningStore(preferences: Preferences): MeaningStore {
  const store = createStore<MeaningState>(() => ({
    grants: z.parse(grantsSchema, preferences.read(preference)),
    fault: null,
  }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    grant(graph, place) {
      const others = Object.entries(store.getState().grants).filter(([id]) => id !== graph);
      const all = place === null ? others : [...others, [graph, place] as const];
      const grants = Object.fromEntries(all.slice(-mostGrants));
      store.setState({ grants });
      preferences.write(preference, grants);
    },
    tell: (fault) => store.setState({ fault }),
  };
}

import { createStore, type StoreApi } from "zustand/vanilla";
import type { modelProblems } from "@/words/en/dialogs/model-problems";

/** Why a download ended. */
export interface ModelTrouble {
  readonly kind: keyof typeof modelProblems;
}

export interface ModelsState {
  /** By model, until the next try. */
  readonly troubles: Readonly<Record<string, ModelTrouble>>;
}

export interface ModelStore extends Pick<StoreApi<ModelsState>, "getState" | "getInitialState" | "subscribe"> {
  /** null: none any more. */
  setTrouble(id: string, trouble: ModelTrouble | null): void;
}

export function createModelStore(): ModelStore {
  const store = createStore<ModelsState>(() => ({ troubles: {} }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setTrouble(id, trouble) {
      const { [id]: _before, ...others } = store.getState().troubles;
      store.setState({ troubles: trouble === null ? others : { ...others, [id]: trouble } });
    },
  };
}

import { createStore, type StoreApi } from "zustand/vanilla";

/** Why a download ended, and what to do. */
export interface ModelTrouble {
  readonly message: string;
  readonly nextStep: string;
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

import { notifyAll } from "@/lib/notify-all";
import type { StyleLayer } from "./style-types";

/** Layers drawn in place of the document's while somebody tries them out. */
export interface LayerTrial {
  layers(): readonly StyleLayer[] | null;
  begin(layers: readonly StyleLayer[] | null): void;
  /** Published to nobody: the change that ends it is published. */
  end(): void;
  subscribe(listener: () => void): () => void;
}

export function createLayerTrial(): LayerTrial {
  const listeners = new Set<() => void>();
  let tried: readonly StyleLayer[] | null = null;
  return {
    layers: () => tried,
    begin(layers) {
      if (layers === tried) return;
      tried = layers;
      notifyAll(listeners);
    },
    end() {
      tried = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

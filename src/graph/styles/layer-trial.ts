import { notifyAll } from "@/lib/notify-all";
import type { StyleLayer } from "./style-types";

/** Layers drawn in place of the document's while somebody tries them out. */
export function createLayerTrial() {
  const listeners = new Set<() => void>();
  let tried: readonly StyleLayer[] | null = null;
  return {
    layers: (): readonly StyleLayer[] | null => tried,
    begin(layers: readonly StyleLayer[] | null): void {
      if (layers === tried) return;
      tried = layers;
      notifyAll(listeners);
    },
    /** Published to nobody: the change that ends it is published. */
    end(): void {
      tried = null;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

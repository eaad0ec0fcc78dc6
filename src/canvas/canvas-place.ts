import type { CanvasView } from "./canvas-port";

/** Where the page finds its canvas: none until the part that draws it is loaded and mounted. */
export type CanvasPlace = ReturnType<typeof createCanvasPlace>;

export function createCanvasPlace() {
  const listeners = new Set<() => void>();
  let current: CanvasView | null = null;
  return {
    get current(): CanvasView | null {
      return current;
    },
    put(view: CanvasView | null): void {
      current = view;
      for (const listener of listeners) listener();
    },
    /** Heard whenever a canvas comes or goes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The canvas once there is one. Rejects with the signal's reason when aborted. */
export function whenMounted(place: CanvasPlace, signal: AbortSignal): Promise<CanvasView> {
  return new Promise((resolve, reject) => {
    const apply = () => {
      if (signal.aborted) reject(signal.reason);
      else if (place.current) resolve(place.current);
      else return;
      unsubscribe();
      signal.removeEventListener("abort", apply);
    };
    const unsubscribe = place.subscribe(apply);
    signal.addEventListener("abort", apply);
    apply();
  });
}

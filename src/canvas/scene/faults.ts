import type { CanvasFault } from "../canvas-port";
import { edgeIdOf, isEdgeKey } from "./edge-key";

/** Keeps the failure of one element from the drawing of all others. */
export interface Faults {
  /**
   * What `draw` gives; `otherwise` where it throws. The element of that key is left out from then on, counted and reported;
   * null: what failed is no element.
   */
  guard<T>(key: string | null, draw: () => T, otherwise: T): T;
  /** Failed before: it is not drawn. */
  isLeftOut(key: string): boolean;
}

/** Tells after the work at hand, all failures at once, and again only when more elements fail. */
export function createFaults(tell: (fault: CanvasFault) => void): Faults {
  const failed = new Set<string | null>();
  let detail: string | null = null;
  let isWaiting = false;
  const add = (key: string | null, error: unknown) => {
    if (failed.has(key)) return;
    failed.add(key);
    detail ??= error instanceof Error ? error.message : String(error);
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      const keys = [...failed].filter((one) => one !== null);
      const edges = keys.filter(isEdgeKey).map(edgeIdOf);
      tell({ nodes: keys.filter((one) => !isEdgeKey(one)), edges, detail: detail ?? "" });
    });
  };
  return {
    guard: (key, draw, otherwise) => {
      try {
        return draw();
      } catch (error) {
        add(key, error);
        return otherwise;
      }
    },
    isLeftOut: (key) => failed.size > 0 && failed.has(key),
  };
}

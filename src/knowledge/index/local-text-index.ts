import type { SearchText, TextIndex } from "./index-types";
import { createRanker } from "./ranker";

/** Ranks where it is called, in one go each time: for a terminal, and the worker's own side. */
export function createLocalTextIndex(): TextIndex {
  const ranker = createRanker();
  return {
    async put(texts: readonly SearchText[]) {
      ranker.put(texts);
    },
    async remove(ids) {
      ranker.remove(ids);
    },
    async search(wish, signal) {
      signal.throwIfAborted();
      return ranker.search(wish);
    },
    end: () => undefined,
  };
}

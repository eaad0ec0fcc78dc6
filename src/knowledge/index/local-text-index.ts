import type { SearchText, TextIndex } from "./index-types";
import type { LoadNear } from "./near-words";
import { createRanker } from "./ranker";
import { searchNear } from "./search-near";

/** Ranks where it is called, in one go each time: for a terminal, and the worker's own side. */
export function createLocalTextIndex(loadNear: LoadNear | null = null): TextIndex {
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
      return searchNear(ranker, wish, loadNear);
    },
    async shared(one, other, signal) {
      signal.throwIfAborted();
      return ranker.shared(one, other);
    },
    end: () => undefined,
  };
}

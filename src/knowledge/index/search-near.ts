import type { SearchOptions, TextHit } from "./index-types";
import type { FindNear, LoadNear } from "./near-words";
import type { Ranker } from "./ranker";

/** Searches; a word that stands nowhere is looked for by words near to it, where dictionaries are at hand. */
export async function searchNear(
  ranker: Ranker,
  wish: SearchOptions,
  loadNear: LoadNear | null,
): Promise<readonly TextHit[]> {
  const isNeeded = loadNear !== null && ranker.lacksWordOf(wish.query);
  const near = isNeeded ? await nearOrNone(loadNear, wish.query, ranker) : undefined;
  return ranker.search(wish, near);
}

/** Without dictionaries the words themselves are searched. */
async function nearOrNone(loadNear: LoadNear, query: string, ranker: Ranker): Promise<FindNear | undefined> {
  try {
    return await loadNear(query, ranker.sample());
  } catch {
    return undefined;
  }
}

import type { SearchOptions, SearchText, SharedWord, TextHit, TextPlace } from "./index-types";

/** What the index's worker is asked; each order is answered by one piece of news of its number. */
export type IndexOrder = { readonly order: number } & (
  | { readonly type: "put"; readonly texts: readonly SearchText[] }
  /** Where they stand. */
  | { readonly type: "dictionaries"; readonly folder: string }
  | { readonly type: "remove"; readonly ids: readonly string[] }
  | { readonly type: "search"; readonly wish: SearchOptions }
  | { readonly type: "shared"; readonly one: TextPlace; readonly other: TextPlace }
);

/** Of a search the hits, of two places the shared words; of all else nothing. */
export interface IndexAnswer {
  readonly hits: readonly TextHit[];
  readonly words: readonly SharedWord[];
}

export type IndexNews = { readonly order: number } & (
  | ({ readonly type: "done" } & IndexAnswer)
  | { readonly type: "failed"; readonly message: string }
);

import type { SearchText, SearchWish, TextHit } from "./index-types";

/** What the index's worker is asked; each order is answered by one piece of news of its number. */
export type IndexOrder = { readonly order: number } & (
  | { readonly type: "put"; readonly texts: readonly SearchText[] }
  | { readonly type: "remove"; readonly ids: readonly string[] }
  | { readonly type: "search"; readonly wish: SearchWish }
);

export type IndexNews = { readonly order: number } & (
  | { readonly type: "done"; readonly hits: readonly TextHit[] }
  | { readonly type: "failed"; readonly message: string }
);

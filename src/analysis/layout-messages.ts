import type { LayoutRequest } from "./analysis-types";

/** What goes to a layout worker. One run at a time. */
export type LayoutOrder = { readonly type: "run"; readonly request: LayoutRequest } | { readonly type: "cancel" };

/** What comes back: progress, then exactly one of the others. */
export type LayoutNews =
  | { readonly type: "progress"; readonly ratio: number }
  | { readonly type: "done"; readonly points: Float64Array }
  | { readonly type: "cancelled" }
  | { readonly type: "failed"; readonly message: string };

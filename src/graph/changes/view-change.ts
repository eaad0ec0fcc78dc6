import type { GraphChange } from "./change-types";

/** Selection and camera belong to the view: published like changes, never undone, never told as an edit. */
export function isOfView({ type }: Pick<GraphChange, "type">): boolean {
  return type === "selection-set" || type === "camera-focus";
}

export function isOfGraph(change: Pick<GraphChange, "type">): boolean {
  return !isOfView(change);
}

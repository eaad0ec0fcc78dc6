import type { Panels } from "@/store/view/panels";
import type { ViewStore } from "@/store/view/view-store";

/** Wide enough for a rail, too small for a panel at each side of the canvas. */
export const tightQuery = "(min-width: 700px) and (max-width: 999px)";

/**
 * On a tight page one panel stands beside the canvas: the one opened last. A dock that gave way to a flyout comes back
 * when the flyout is closed. Returns the function that ends this.
 */
export function keepRoom(view: ViewStore, isTight: () => boolean): () => void {
  let gaveWay = false;
  const closeOne = (now: Panels, before: Panels) => {
    const isWanted = gaveWay && isTight() && isClosed(now, before);
    const change = isTight() ? oneOf(now, before) : null;
    gaveWay = change?.isDockOpen === false || (gaveWay && isTight() && now.flyout !== null && change === null);
    if (change !== null) view.changePanels(change);
    else if (isWanted && !now.isDockOpen) view.changePanels({ isDockOpen: true });
  };
  const { panels } = view.getState();
  closeOne(panels, panels);
  return view.subscribe(({ panels: now }, { panels: before }) => {
    if (now !== before) closeOne(now, before);
  });
}

function isClosed(now: Panels, before: Panels): boolean {
  return now.flyout === null && before.flyout !== null;
}

/** Which of the two is closed; null where they are not both open. */
function oneOf(now: Panels, before: Panels): Partial<Panels> | null {
  if (now.flyout === null || !now.isDockOpen) return null;
  return before.isDockOpen ? { isDockOpen: false } : { flyout: null };
}

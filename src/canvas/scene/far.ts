/** From afar no node is smaller than this across, in px on the screen. */
export const LEAST_PX = 2.8;
/** While the view moves over more edges than this the fast view draws only so many of them. */
export const MOST_MOVING = 20_000;
/** Further out than this edges fade. */
const FADE_ZOOM = 0.36;
const FAINTEST = 0.4;

/** Further out than this no heads are drawn. */
const HEAD_ZOOM = 0.5;

export function hasHeadsAt(zoom: number): boolean {
  return zoom >= HEAD_ZOOM - 1e-6;
}

/** The share of their opacity that edges keep at a zoom, so that from afar they are the ground and nodes the figures. */
export function edgeShareAt(zoom: number): number {
  return Math.max(FAINTEST, Math.min(1, Math.sqrt(zoom / FADE_ZOOM)));
}

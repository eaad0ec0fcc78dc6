/** From afar no node is smaller than this across, in px on the screen. */
export const LEAST_PX = 2.8;
/** Further out than this edges fade. */
const FADE_ZOOM = 0.36;
const FAINTEST = 0.4;

/** The share of their opacity that edges keep at a zoom, so that from afar they are the ground and nodes the figures. */
export function edgeShareAt(zoom: number): number {
  return Math.max(FAINTEST, Math.min(1, Math.sqrt(zoom / FADE_ZOOM)));
}

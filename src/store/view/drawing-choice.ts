import type { Preferences } from "../settings/preferences";
import type { DrawingWay } from "./view-store";

const preference = "drawing";
const ways: readonly DrawingWay[] = ["automatic", "detailed", "fast"];

/** How somebody chose to have graphs drawn, in this visit or an earlier one; else nothing. */
export function readDrawingChoice(preferences: Preferences): { readonly drawing?: DrawingWay } {
  const stored = ways.find((way) => way === preferences.read(preference));
  return stored === undefined ? {} : { drawing: stored };
}

export function writeDrawingChoice(preferences: Preferences, way: DrawingWay): void {
  preferences.write(preference, way);
}

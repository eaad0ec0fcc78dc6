import type { CSSProperties } from "react";

/** Sizes as custom properties, so that the stylesheet has the last word on a phone. */
export function cssSizes(sizes: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return sizes;
}

import type { LineStyle } from "@/graph/styles/style-types";

/** Dashes of a line style, in px at any width; the short ones have round ends. */
export const linePatterns: Readonly<Record<LineStyle, readonly number[]>> = {
  solid: [],
  dashed: [6, 4],
  dotted: [1.5, 4],
};

import type { ColorValue, NodeShape } from "@/graph/styles/style-types";

export interface NodeSignProps {
  readonly shape: NodeShape;
  readonly color: ColorValue;
  /** In px. */
  readonly size?: number;
}

/** A node as a small sign, in the colour and shape it has on the canvas. */
export function NodeSign({ shape, color, size = 9 }: NodeSignProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className="sign">
      <path d={nodeOutlines[shape]} fill={paint(color)} />
    </svg>
  );
}

/** A slot of tokens.css follows the theme; an exact colour stays. */
export function paint(color: ColorValue): string {
  return color.startsWith("--") ? `var(${color})` : color;
}

/** In a square of 20. */
export const nodeOutlines: Readonly<Record<NodeShape, string>> = {
  ellipse: "M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  "round-rectangle": "M5.500 1.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z",
  rectangle: "M2 2h16v16H2z",
  diamond: "M10 0 20 10 10 20 0 10z",
  triangle: "M10 1.500 19.500 18.500H.500z",
  hexagon: "M10 .500 18.500 5.250v9.500L10 19.500 1.500 14.750v-9.500z",
  "triangle-down": "M19.500 1.500H.500L10 18.500z",
  plus: "M7 1h6v6h6v6h-6v6H7v-6H1V7h6z",
  pentagon: "m10 .500 9.500 7-3.600 11.500H4.100L.500 7.500z",
  star: "m10 .500 2.900 6.200 6.600.9-4.800 4.700 1.200 6.700L10 15.800 4.100 19l1.200-6.700L.500 7.600l6.600-.9z",
};

import type { Selector } from "@/graph/selector-types";
import type { ColorValue, LineStyle, NodeShape } from "@/graph/style-types";

export type LegendSign =
  | { readonly kind: "node"; readonly color: ColorValue; readonly shape: NodeShape }
  | { readonly kind: "line"; readonly color: ColorValue; readonly width: number; readonly lineStyle: LineStyle }
  /** Colours, low to high. */
  | { readonly kind: "ramp"; readonly colors: readonly ColorValue[] }
  /** From small to large. */
  | { readonly kind: "sizes" };

export interface LegendRow {
  readonly key: string;
  readonly target: "nodes" | "edges";
  readonly sign: LegendSign;
  readonly text: string;
  readonly count: number;
  readonly where: Selector;
  /** `where` as text. */
  readonly selector: string;
}

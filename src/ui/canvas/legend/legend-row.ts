import type { Selector } from "@/graph/selector/selector-types";
import type { ColorValue, LineStyle, NodeShape, StyleChannel } from "@/graph/styles/style-types";

export type LegendSign =
  | { readonly kind: "node"; readonly color: ColorValue; readonly shape: NodeShape }
  | { readonly kind: "line"; readonly color: ColorValue; readonly width: number; readonly lineStyle: LineStyle }
  /** Colours, low to high. */
  | { readonly kind: "ramp"; readonly colors: readonly ColorValue[] }
  /** From small to large. */
  | { readonly kind: "sizes" };

/** The scale of a range, drawn under its row. */
export interface LegendScale {
  readonly channel: StyleChannel;
  /** Values at the low end, in the middle and at the high end. */
  readonly values: readonly [number, number, number];
  /** What they look like: colours along the whole scale, or px or opacity of the three. */
  readonly colors: readonly ColorValue[];
  readonly numbers: readonly number[];
}

export interface LegendRow {
  readonly key: string;
  readonly target: "nodes" | "edges";
  readonly sign: LegendSign;
  readonly text: string;
  /** The same where it stands without its head: "group 1". */
  readonly name: string;
  /** How many of its elements are shown. */
  readonly count: number;
  /** How many there are with those that the filter hides, where it hides some. */
  readonly total?: number;
  /** The text says how many: the count is not shown beside it. */
  readonly isCounted?: boolean;
  readonly where: Selector;
  /** `where` as text. */
  readonly selector: string;
  /** The layer it explains; absent where it explains types. */
  readonly layer?: string;
  readonly scale?: LegendScale;
}

/** Rows of one attribute under its name; rows of single looks have no head. */
export interface LegendGroup {
  readonly key: string;
  readonly target: "nodes" | "edges";
  readonly head: string | null;
  readonly rows: readonly LegendRow[];
}

import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import type { LineStyle, NodeShape } from "@/graph/styles/style-types";
import type { LabelView } from "../labels/label-view";

/** The four sides of what is in a plane. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawingOptions {
  /** Only these; absent: all that is shown. An edge is in it with both ends. */
  readonly only?: { readonly nodes: readonly NodeId[]; readonly edges: readonly EdgeId[] };
  /** Default true; without them it is much quicker. */
  readonly withLabels?: boolean;
  /** Labels are those of this view, as large as they are in it; absent: of all that is drawn, at 100 %. */
  readonly view?: LabelView;
  /** Rejects with its reason once it is aborted. */
  readonly signal?: AbortSignal;
}

/**
 * All that is shown, in model coordinates: for an exporter and the minimap. Draw edges, then nodes, then labels, each list
 * in its order; groups come before what is in them.
 */
export interface Drawing {
  /** Around nodes, edges and labels. All 0 when nothing is shown. */
  readonly box: Box;
  readonly nodes: readonly DrawingNode[];
  readonly edges: readonly DrawingEdge[];
  readonly labels: readonly DrawingLabel[];
  /** How many of those seen have a label for which there is no room. */
  readonly withoutLabel: { readonly nodes: number; readonly edges: number };
  /** Ground of the picture, "#rrggbb" like all colours here. */
  readonly canvas: string;
  /** Round the letters of labels. */
  readonly halo: string;
  /** A CSS font family list. */
  readonly font: string;
}

/** Corners are relative to the node's position. */
export type NodeOutline =
  | { readonly kind: "ellipse" }
  | { readonly kind: "rectangle"; readonly cornerRadius: number }
  | { readonly kind: "polygon"; readonly corners: readonly Position[] };

export interface DrawingNode {
  readonly id: NodeId;
  readonly position: Position;
  /** As drawn, without the border. */
  readonly width: number;
  readonly height: number;
  readonly shape: NodeShape;
  readonly outline: NodeOutline;
  readonly color: string;
  /** Of the fill alone: a group is a quiet ground. */
  readonly fillOpacity: number;
  /** Of fill and border. */
  readonly opacity: number;
  readonly borderColor: string;
  /** Half of it lies outside the outline. */
  readonly borderWidth: number;
  /** An SVG path of lines in a square of 24 that is `side` px wide here, around the node's position. */
  readonly icon: { readonly path: string; readonly color: string; readonly side: number } | null;
  readonly isGroup: boolean;
  readonly isSelected: boolean;
}

export interface DrawingEdge {
  readonly id: EdgeId;
  readonly from: Position;
  /** One after the other from `from`: a line, or a quadratic curve where there is a control point. */
  readonly steps: readonly { readonly to: Position; readonly control?: Position }[];
  readonly color: string;
  readonly width: number;
  readonly lineStyle: LineStyle;
  readonly opacity: number;
  /** Corners of the filled head in the edge's colour, the tip first. */
  readonly head: readonly Position[] | null;
  readonly isSelected: boolean;
}

export interface DrawingLabel {
  /** Of the node, or of the edge. */
  readonly target: "nodes" | "edges";
  readonly id: string;
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight: 400 | 500 | 600;
  readonly color: string;
  readonly direction: "ltr" | "rtl";
  /** Width of the halo's stroke. */
  readonly haloWidth: number;
  /** Filled as the halo is, so that the edge's own line does not go through its words. */
  readonly plate: Box | null;
}

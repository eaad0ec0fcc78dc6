import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import type { ArrowShape, LabelPlace, LineStyle, NodeIcon, NodeShape } from "@/graph/styles/style-types";

/** A node as it is drawn: everything resolved to hex and px. */
export interface NodeLook {
  readonly color: string;
  readonly size: number;
  readonly shape: NodeShape;
  readonly opacity: number;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly visible: boolean;
  readonly label: string;
  readonly lettering: Lettering;
  readonly icon?: Exclude<NodeIcon, "none">;
}

/** How a label is written, where a style says so. */
export interface Lettering {
  readonly size?: number;
  readonly color?: string;
  readonly place?: LabelPlace;
}

/**
 * `line`: straight. `arrow`: straight with a head. `arc`: one of several between two nodes, `loop`: back to its node.
 * `bow`: a single one that is to be curved, `taxi`: in right angles.
 */
type DrawnCurve = "line" | "arrow" | "arc" | "loop" | "bow" | "taxi";

export interface EdgeLook {
  readonly color: string;
  readonly width: number;
  readonly lineStyle: LineStyle;
  readonly opacity: number;
  readonly curve: DrawnCurve;
  /** What it ends in. */
  readonly head: ArrowShape;
  readonly visible: boolean;
  readonly label: string;
  readonly lettering: Lettering;
  /** The nodes it joins: asked for when the document has it no more. */
  readonly source: NodeId;
  readonly target: NodeId;
}

export interface LookChanges {
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
  /** Of the nodes: those that are not as wide as before, so that their edges end elsewhere. */
  readonly reshaped: readonly NodeId[];
  /** Colours or sizes of nodes that were drawn before changed: worth a transition. */
  readonly fades: boolean;
}

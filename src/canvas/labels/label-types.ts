import type { GraphDocument } from "@/graph/document/document-types";
import type { Position } from "@/graph/document/graph-types";
import type { Highlight } from "../marks/highlight";
import type { Faults } from "../scene/faults";
import type { Plane } from "../scene/plane";
import type { Looks } from "../style/looks";
import type { PlacedLabel } from "./label-placement";

/** A label that found its place, ready to be drawn. */
export interface PlannedLabel extends PlacedLabel {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 500 | 600;
  /** Where a style says so; by the weight otherwise. */
  readonly color?: string;
  /** Its element is about to go, in Show changes. */
  readonly isLeaving: boolean;
}

/** Screen = model × zoom + pan; only what is inside width × height gets a label. */
export interface LabelView {
  readonly zoom: number;
  readonly pan: Position;
  readonly width: number;
  readonly height: number;
}

export interface LabelSource {
  readonly plane: Plane;
  readonly document: GraphDocument;
  readonly looks: Looks;
  readonly highlight: Highlight;
  readonly faults: Faults;
  /** False: no label is drawn. */
  hasLabels(): boolean;
  /** Node with the keyboard focus. */
  focused(): string | null;
  /** Width in px of a text at 12 px. */
  measure(text: string, weight: number): number;
}

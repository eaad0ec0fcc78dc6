import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";
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

export interface LabelSource {
  readonly plane: Plane;
  readonly document: GraphDocument;
  readonly looks: Looks;
  readonly highlight: Pick<Highlight, "hovered" | "isHovered" | "isSelected" | "isDimmed">;
  selection(): ElementSet;
  readonly faults: Faults;
  /** False: no label is drawn. */
  hasLabels(): boolean;
  /** Node with the keyboard focus. */
  focused(): string | null;
  /** Width in px of a text at 12 px. */
  measure(text: string, weight: number): number;
}

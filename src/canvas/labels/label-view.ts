import type { Position } from "@/graph/document/graph-types";

/** Screen = model × zoom + pan; only what is inside width × height gets a label. */
export interface LabelView {
  readonly zoom: number;
  readonly pan: Position;
  readonly width: number;
  readonly height: number;
}

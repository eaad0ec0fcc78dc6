import type { DocumentNews } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import type { CameraControl, Extents } from "../camera";
import type { CanvasDeps, CanvasInspection, CanvasTool, ChangeMarks } from "../canvas-port";
import type { Highlight } from "../marks/highlight";
import type { Looks } from "../style/looks";
import type { CanvasTokens } from "../style/theme-tokens";
import type { Faults } from "./faults";
import type { Distance, Plane, PressPort } from "./plane";

/** One graph in one drawing engine. Another graph gets another scene. */
export interface Scene {
  readonly plane: Plane;
  readonly press: PressPort;
  readonly looks: Looks;
  readonly camera: CameraControl;
  readonly highlight: Highlight;
  readonly faults: Faults;
  readonly distance: Distance;
  tokens(): CanvasTokens;
  /** Shown nodes with where they are or are going. */
  extents: Extents;
  /** Carries out a change list; not `graph-replace`. */
  apply(news: DocumentNews): void;
  /** Draws the styles as they are now: layers are on trial. */
  restyle(): void;
  retheme(): void;
  /** Nodes at places that are not in the document. */
  preview(positions: ReadonlyMap<NodeId, Position> | null): void;
  /** The element changed its size. */
  resize(): void;
  /** Draw what lies over the picture with each frame, from below to above. */
  onFrame(draws: readonly (() => void)[]): void;
  /** Turns what the pointer does into commands, until the returned function is called. */
  bindGestures(hearing: GestureListener): () => void;
  /** Rings, dashes and colours of Show changes; null: none. */
  mark(marks: ChangeMarks | null): void;
  /** Nothing of the document is still to be drawn. */
  isDrawn(): boolean;
  inspect(): Pick<CanvasInspection, "nodes" | "edges">;
  destroy(): void;
}

/** Makes a scene in an element. */
export type SceneMaker = (host: HTMLElement, deps: CanvasDeps) => Scene;

export interface GestureListener {
  /** A node was clicked: arrow keys go on from there. */
  onPick(id: NodeId): void;
  tool(): CanvasTool;
}

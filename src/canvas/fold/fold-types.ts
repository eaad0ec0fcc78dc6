import type { GraphChange } from "@/graph/changes/change-types";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import type { CanvasDeps, CanvasView } from "../canvas-port";

/** What is drawn of a document. */
export type ShownDocument = Pick<
  GraphDocument,
  | "meta"
  | "tables"
  | "filter"
  | "styles"
  | "namedSets"
  | "selection"
  | "focus"
  | "node"
  | "positionOf"
  | "parentOf"
  | "edge"
  | "labelOf"
  | "edgesOf"
  | "isVisible"
  | "select"
  | "snapshot"
>;

/** A document as it is drawn while groups are folded. */
export interface Folding {
  shown(): ShownDocument;
  /** Brings the picture up to date; returns what of it changed. */
  follow(news: DocumentNews): readonly GraphChange[];
  /** What the canvas asks of the page, with groups for what they stand for. */
  readonly deps: Pick<CanvasDeps, "run" | "onPlace" | "onConnect" | "onOpen" | "onContextMenu" | "onHover" | "words">;
  /** What the page asks of the canvas, with nodes for what they are drawn as. */
  view(inner: CanvasView): CanvasView;
}

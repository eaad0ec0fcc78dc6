import type { GraphDocument } from "@/graph/document/document-types";
import type {
  EdgeId,
  ElementSet,
  ElementTarget,
  GraphEdge,
  GraphNode,
  NodeId,
  Position,
} from "@/graph/document/graph-types";
import type { LineStyle, NodeShape } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";
import type { CanvasWords } from "@/words/canvas-words";
import type { Box, Drawing, DrawingOptions } from "./drawing/drawing-types";

export type Theme = "light" | "dark";
/** What a press on the canvas does: `lasso` selects what is drawn round, `node` adds, `connect` joins two nodes. */
export type CanvasTool = "select" | "lasso" | "node" | "connect";

/** `detailed`: all that styles can say. `fast`: for large graphs, and not all of it. `automatic`: by the size of the graph. */
export type DrawingWay = "automatic" | "detailed" | "fast";

export interface ShownDrawing {
  readonly way: Exclude<DrawingWay, "automatic">;
  /** The fast one was wanted and this browser cannot draw it, or can no more. */
  readonly isFallback: boolean;
}

/** In CSS px from the top left corner of the canvas element. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Room taken by what floats over the canvas, in CSS px. */
export interface Insets extends Box {
  /** Of what floats in the right lower corner: a picture of few nodes keeps them clear of it. */
  readonly corner?: { readonly width: number; readonly height: number };
}

export interface ElementRef {
  readonly kind: "node" | "edge";
  readonly id: string;
}

export interface CanvasDeps {
  readonly document: GraphDocument;
  /** A gesture as a command call: `selectElements`, `moveNodes`, `zoomToNodes`. */
  run(call: { readonly name: string; readonly input: JsonValue }): void;
  /** A new node is wanted here: by a click with the tool for it, Enter while it is armed, or a double click where there is none. */
  onPlace(position: Position, isByKey: boolean): void;
  /** Two nodes are to be joined; or a node and a new one at that place. */
  onConnect(source: NodeId, end: ConnectEnd): void;
  /** Esc took the tool away. */
  onTool(tool: CanvasTool): void;
  /** Double click or Enter on what is selected. */
  onOpen(target: ElementTarget, id: NodeId | EdgeId): void;
  /** Right click, long press, Shift+F10 or the menu key; null: on the background. */
  onContextMenu(element: ElementRef | null, point: ScreenPoint): void;
  /** 40 ms after the pointer came to rest over an element; null when it left. */
  onHover(element: ElementRef | null, point: ScreenPoint): void;
  /** One sentence for an aria-live region: where the keyboard focus went. */
  announce(text: string): void;
  /** Elements could not be drawn and were left out: all of this graph so far. Told again only when more fail. */
  onFault(fault: CanvasFault): void;
  /** The graph cannot be drawn at all: nothing of it is on the canvas any more. */
  onBroken(error: unknown): void;
  words(): CanvasWords;
  /** False: names are not drawn. */
  hasLabels(): boolean;
  /** How the graph is to be drawn; absent: in detail. */
  drawingWay?(): DrawingWay;
  /** It is drawn in another way from now on, or cannot be drawn as asked. */
  onDrawing?(shown: ShownDrawing): void;
  theme(): Theme;
  reducedMotion(): boolean;
  insets(): Insets;
}

export interface CanvasFault extends ElementSet {
  /** What the first failure said. */
  readonly detail: string;
}

export type ConnectEnd = { readonly node: NodeId } | { readonly position: Position };

/** Screen = model × zoom + (x, y), in CSS px from the top left corner of the canvas element. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** 1 = 100 %. */
  readonly zoom: number;
}

/** `camera`: it moved, zoomed or both. `zoom`: the zoom is another. */
export interface CanvasNews {
  readonly type: "zoom" | "camera";
}

/** What came, differs, is about to go, and is gone: drawn over the picture until taken away again. */
export interface ChangeMarks {
  readonly added: ElementSet;
  readonly changed: ElementSet;
  readonly leaving: ElementSet;
  /** No longer in the document: drawn as ghosts where they stood. */
  readonly gone: { readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] };
}

/** A picture of the document in an element. Everything the document tells is shown without a call. */
export interface CanvasView {
  /** Takes everything out of the element again. */
  destroy(): void;
  /** The whole graph, clear of the insets. */
  fit(): void;
  /** About the centre of the view. */
  zoomBy(factor: number): void;
  zoomTo(ids: readonly NodeId[]): void;
  /** 1 = 100 %. */
  zoom(): number;
  camera(): Camera;
  /** Jumps there; a zoom out of range is brought into it. */
  setCamera(camera: Camera): void;
  subscribe(listener: (news: CanvasNews) => void): () => void;
  /** One ring that fades around each node. */
  pulse(ids: readonly NodeId[]): void;
  /** Shows nodes at places that are not in the document yet; null ends it. What is set there meanwhile stands. */
  preview(positions: ReadonlyMap<NodeId, Position> | null): void;
  /** Everything but these is dimmed; null ends it. Without edges in the set, edges between its nodes stay. */
  dim(elements: ElementSet | null): void;
  /** Shows what changed, by ring, dash and cross; null ends it. What is marked and not drawn is passed over. */
  mark(marks: ChangeMarks | null): void;
  /** Reads theme, tokens and whether there are labels again. */
  setTheme(): void;
  /** Asks again how the graph is to be drawn. Camera, selection and tool stay. */
  setDrawingWay(): void;
  /** Everything shown, as at 100 %, in model coordinates with colours resolved; without selection, hover, dimming and marks. */
  drawing(options?: DrawingOptions): Promise<Drawing>;
  /** The element changed its size (seen by itself too), or what floats over it did. */
  resize(): void;
  /** Centre of a node; null when there is none or it is filtered out. */
  screenPosition(id: NodeId): ScreenPoint | null;
  /** Where in the model a point of the screen is. */
  modelPosition(point: ScreenPoint): Position;
  setTool(tool: CanvasTool): void;
  /** Node with the keyboard focus. */
  focused(): NodeId | null;
  /** Gives a node the keyboard focus and brings it into view; the element itself has to have the page's. */
  focusNode(id: NodeId): void;
  /** Like `dim`, under it and until Esc: a neighbourhood looked at alone. */
  isolate(elements: ElementSet | null): void;
  /** Reads the words again: the page speaks another language. */
  setWords(): void;
  /** What is drawn now, for tests. */
  inspect(): CanvasInspection;
}

export interface InspectedNode {
  readonly id: NodeId;
  /** "#rrggbb" as drawn, possibly between two colours while it changes. */
  readonly color: string;
  readonly size: number;
  readonly shape: NodeShape;
  readonly opacity: number;
  readonly visible: boolean;
  readonly selected: boolean;
  readonly position: Position;
  /** What Show changes says of it. */
  readonly mark: "added" | "changed" | "leaving" | null;
}

export interface InspectedEdge {
  readonly id: EdgeId;
  readonly color: string;
  readonly width: number;
  readonly lineStyle: LineStyle;
  readonly opacity: number;
  readonly visible: boolean;
  readonly selected: boolean;
  readonly curve: "line" | "arc" | "loop";
  readonly arrow: boolean;
  readonly mark: InspectedNode["mark"];
}

export interface CanvasInspection {
  readonly nodes: readonly InspectedNode[];
  readonly edges: readonly InspectedEdge[];
  readonly shownNodes: number;
  readonly shownEdges: number;
  readonly labels: readonly { readonly id: string; readonly text: string; readonly side: string }[];
  readonly zoom: number;
  /** Node with the keyboard focus. */
  readonly focused: NodeId | null;
}

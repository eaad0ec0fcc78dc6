import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import type { Camera } from "../canvas-port";

/** A node as it is drawn, in model units. */
export interface NodeFigure {
  readonly id: NodeId;
  readonly position: Position;
  /** Half its height, without a border. */
  readonly radius: number;
  /** Others are in it. */
  readonly isGroup: boolean;
}

/** An edge as it is drawn, in model units. */
export interface EdgeFigure {
  readonly source: NodeId;
  readonly target: NodeId;
  /** The centres of its nodes. */
  readonly from: Position;
  readonly to: Position;
  /** The middle of the line; null where the engine knows of none. */
  middle(): Position | null;
}

/** The path of an edge from rim to rim: curves have control points, lines in right angles have corners. */
export interface EdgePath {
  readonly from: Position;
  readonly to: Position;
  readonly controls: readonly Position[];
  readonly corners: readonly Position[];
}

/** What lies over the picture asks of the engine that draws it: how the view stands, and what is drawn where. */
export interface Plane {
  width(): number;
  height(): number;
  camera(): Camera;
  show(camera: Camera): void;
  /** Hears each move of the camera until the returned function is called. */
  onMove(listener: () => void): () => void;
  /** The engine is gone, and whatever comes now comes too late. */
  isGone(): boolean;
  /** The nodes shown, in the order they are drawn. */
  nodes(): Iterable<NodeFigure>;
  /** null: it is not drawn, or hidden. */
  node(id: NodeId): NodeFigure | null;
  /** Where it stands, shown or hidden; null: it is not drawn. */
  placeOf(id: NodeId): Position | null;
  /** Half the width of a node with its border. */
  outerRadius(id: NodeId): number;
  /** Width and height of a group with its rim. */
  groupSize(id: NodeId): { readonly width: number; readonly height: number };
  edges(): Iterable<EdgeId>;
  /** null: it is not drawn, or hidden. */
  edge(id: EdgeId): EdgeFigure | null;
  path(id: EdgeId): EdgePath | null;
  /** The node under a point or so near to it, the nearest of several; a group where nothing is in it there. */
  nodeAt(at: Position, reach: number): NodeId | null;
  /** Marked as about to go. */
  isLeaving(id: NodeId): boolean;
}

/** A press, a way and its end, in model coordinates. */
export interface StrokeListener {
  begin(at: Position, isAdding: boolean): void;
  draw(at: Position): void;
  end(at: Position): void;
}

/** What tools ask of the engine's own gestures. */
export interface PressPort {
  /** Whether Shift and a drag draws a box, and whether nodes follow a drag. */
  allow(gestures: { readonly boxes: boolean; readonly drags: boolean }): void;
  /** Whether a drag over the ground moves the view. */
  allowPan(isAllowed: boolean): void;
  onStroke(hearing: StrokeListener): () => void;
}

/** How far out the view is. */
export interface Distance {
  /** No node is drawn smaller, in model units: it stays a dot that can be seen and hit. */
  leastSize(): number;
  /** Draws as it is seen from near by while this runs: for pictures at 100 %. */
  fromNear<T>(run: () => T): T;
  /** Going near and back costs nothing: a picture may be drawn in many short parts. */
  readonly isFree: boolean;
}

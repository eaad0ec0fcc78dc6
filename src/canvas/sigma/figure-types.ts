import type { MultiDirectedGraph } from "graphology";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import type { Looks } from "../style/looks";
import type { CanvasTokens } from "../style/theme-tokens";
import type { Spot } from "./card/instances";
import type { Area } from "./node-grid";
import type { EdgePaint, NodePaint, PaintState } from "./paint";
import type { Body } from "./rims";

/** What Sigma keeps of a node: its y points up. */
export interface NodeAttributes {
  x: number;
  y: number;
  paint: NodePaint;
  spot: Spot<NodePaint>;
}

export interface EdgeAttributes {
  type: "line" | "curve";
  paint: EdgePaint;
  spot: Spot<EdgePaint>;
}

export interface GraphAttributes {
  /** The share of the edges that is drawn while the view moves; absent: all. */
  edgeShare?: number;
  [name: string]: unknown;
}

export type DrawnGraph = MultiDirectedGraph<NodeAttributes, EdgeAttributes, GraphAttributes>;

/** What edges ask of groups. */
export interface GroupBodies {
  has(id: NodeId): boolean;
  /** null: it is no group. */
  body(id: NodeId): Body | null;
  /** One of them stands in the other, or they are one group. */
  isWithin(one: NodeId, other: NodeId): boolean;
}

export interface FiguresDeps {
  readonly document: GraphDocument;
  readonly looks: Looks;
  tokens(): CanvasTokens;
  placeOf(id: NodeId): Position;
  readonly groups: GroupBodies;
  stateOf(key: string): PaintState;
}

/** The document's elements as the engine draws them. Each method costs what it touches. */
export interface Figures {
  readonly graph: DrawnGraph;
  placeOf(id: NodeId): Position | null;
  addNode(id: NodeId): void;
  addEdge(edge: { readonly id: EdgeId; readonly source: NodeId; readonly target: NodeId }): void;
  removeNode(id: NodeId): void;
  removeEdge(id: EdgeId): void;
  /** Reads look and state of a node again, and writes them where the card draws them from. */
  paintNode(id: NodeId): void;
  /** The same; returns whether another program draws it from now on, which the engine must know. */
  paintEdge(id: EdgeId): boolean;
  move(id: NodeId, to: Position): void;
  edgesAt(id: NodeId): readonly EdgeId[];
  /** Nodes of which a part may lie in that area, some more among them. */
  nodesNear(area: Area): Iterable<NodeId>;
  /** Edges that may pass so near to a point. */
  edgesNear(at: Position, reach: number): readonly EdgeId[];
  /** Counts the edges between each pair of nodes anew. */
  recount(): void;
}

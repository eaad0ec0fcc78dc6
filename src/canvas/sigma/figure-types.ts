import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import type { Box } from "../drawing/drawing-types";
import type { Looks } from "../style/looks";
import type { CanvasTokens } from "../style/theme-tokens";
import type { DrawnGraph } from "./drawn-graph";
import type { Card } from "./engine";
import type { PaintState } from "./paint";
import type { Body } from "./rims";

/** What edges ask of groups. */
export interface GroupBodies {
  has(id: NodeId): boolean;
  /** null: it is no group. */
  body(id: NodeId): Body | null;
  /** One of them is in the other, or they are one group. */
  isWithin(one: NodeId, other: NodeId): boolean;
}

export interface FiguresDeps {
  readonly document: GraphDocument;
  readonly looks: Looks;
  tokens(): CanvasTokens;
  placeOf(id: NodeId): Position;
  readonly groups: GroupBodies;
  stateOf(key: string): PaintState;
  edgeStateOf(id: EdgeId): PaintState;
  /** What they are drawn by; asked when the first element comes. */
  card(): Card;
}

/** The document's elements as the engine draws them. Each method costs what it touches. */
export interface Figures {
  readonly graph: DrawnGraph;
  placeOf(id: NodeId): Position | null;
  /** So many more will come. */
  expect(nodes: number, edges: number): void;
  addNode(id: NodeId): void;
  addEdge(edge: { readonly id: EdgeId; readonly source: NodeId; readonly target: NodeId }): void;
  removeNode(id: NodeId): void;
  removeEdge(id: EdgeId): void;
  /** Reads look and state of a node again, and writes them where the card draws them from. */
  paintNode(id: NodeId): void;
  /** The same, and where its ends are. */
  paintEdge(id: EdgeId): void;
  move(id: NodeId, to: Position): void;
  edgesAt(id: NodeId): readonly EdgeId[];
  /** The edges at these nodes that end elsewhere when a node has another size or shape: most of a large graph pass under their nodes. */
  boundTo(ids: readonly NodeId[]): ReadonlySet<EdgeId>;
  /** Nodes of which a part may lie in that area, some more among them. */
  nodesNear(area: Box): Iterable<NodeId>;
  /** Edges that may pass so near to a point. */
  edgesNear(at: Position, reach: number): readonly EdgeId[];
  /** What can be made again when it is asked goes. */
  letGo(): void;
  /** Counts the edges between each pair of nodes anew; tells which of them bend otherwise now. */
  recount(): readonly EdgeId[];
}

import { MultiDirectedGraph } from "graphology";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { edgeKey } from "../scene/edge-key";
import type { Looks } from "../style/looks";
import type { CanvasTokens } from "../style/theme-tokens";
import { createBends } from "./bends";
import { type EdgePaint, type NodePaint, type PaintState, paintEdge, paintNode } from "./paint";

/** What Sigma keeps of a node: its y points up. */
export interface NodeAttributes {
  x: number;
  y: number;
  paint: NodePaint;
}

export interface EdgeAttributes {
  type: "line" | "curve";
  paint: EdgePaint;
}

export type DrawnGraph = MultiDirectedGraph<NodeAttributes, EdgeAttributes>;

interface FiguresDeps {
  readonly document: GraphDocument;
  readonly looks: Looks;
  tokens(): CanvasTokens;
  placeOf(id: NodeId): Position;
  isGroup(id: NodeId): boolean;
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
  /** Reads look and state of a node again. */
  paintNode(id: NodeId): void;
  paintEdge(id: EdgeId): void;
  move(id: NodeId, to: Position): void;
  edgesAt(id: NodeId): readonly EdgeId[];
  controls(id: EdgeId): readonly [Position, Position] | null;
  /** Counts the edges between each pair of nodes anew. */
  recount(): void;
}

export function createFigures({ document, looks, tokens, placeOf, isGroup, stateOf }: FiguresDeps): Figures {
  const graph: DrawnGraph = new MultiDirectedGraph();
  const bends = createBends(document);
  const here = (id: NodeId): Position | null => {
    if (!graph.hasNode(id)) return null;
    const { x, y } = graph.getNodeAttributes(id);
    return { x, y: -y };
  };
  const nodePaint = (id: NodeId): NodePaint => {
    const look = looks.node(id);
    return look === undefined || isGroup(id) ? unseen : paintNode(look, stateOf(id), tokens());
  };
  const controls = (id: EdgeId) => {
    const look = looks.edge(id);
    if (look === undefined || !graph.hasEdge(id)) return null;
    const [source, target] = graph.extremities(id);
    const [from, to] = [here(source), here(target)];
    return from && to && bends.controls(id, { from, to, radius: rim(source), curve: look.curve });
  };
  const rim = (id: NodeId) => {
    const { radius, border } = graph.getNodeAttributes(id).paint;
    return radius + border / 2;
  };
  const edgePaint = (id: EdgeId, source: NodeId, target: NodeId): EdgePaint => {
    const look = looks.edge(id);
    if (look === undefined) return unseenEdge;
    const bent = controls(id);
    const geometry = { fromRim: rim(source), toRim: rim(target), ...(bent && { controls: bent }) };
    return paintEdge(look, stateOf(edgeKey(id)), { tokens: tokens(), geometry });
  };
  const paintEdgeAt = (id: EdgeId) => {
    if (!graph.hasEdge(id)) return;
    const attributes = graph.getEdgeAttributes(id);
    attributes.paint = edgePaint(id, graph.source(id), graph.target(id));
    attributes.type = attributes.paint.controls === undefined ? "line" : "curve";
  };
  return {
    graph,
    placeOf: here,
    addNode: (id) => {
      const { x, y } = placeOf(id);
      if (!graph.hasNode(id)) graph.addNode(id, { x, y: -y, paint: nodePaint(id) });
    },
    addEdge: ({ id, source, target }) => {
      if (graph.hasEdge(id) || !graph.hasNode(source) || !graph.hasNode(target)) return;
      graph.addEdgeWithKey(id, source, target, { type: "line", paint: unseenEdge });
      paintEdgeAt(id);
    },
    removeNode: (id) => (graph.hasNode(id) ? graph.dropNode(id) : undefined),
    removeEdge: (id) => (graph.hasEdge(id) ? graph.dropEdge(id) : undefined),
    paintNode: (id) => {
      if (graph.hasNode(id)) graph.getNodeAttributes(id).paint = nodePaint(id);
    },
    paintEdge: paintEdgeAt,
    move: (id, to) => {
      if (!graph.hasNode(id)) return;
      const attributes = graph.getNodeAttributes(id);
      attributes.x = to.x;
      attributes.y = -to.y;
    },
    edgesAt: (id) => (graph.hasNode(id) ? graph.edges(id) : []),
    controls,
    recount: bends.recount,
  };
}

const unseen: NodePaint = { radius: 0, border: 0, kind: 0, color: 0, borderColor: 0, ring: 0 };
const unseenEdge: EdgePaint = { color: 0, width: 0, kind: 0, fromRim: 0, toRim: 0 };

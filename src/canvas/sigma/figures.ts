import { MultiDirectedGraph } from "graphology";
import { createBends } from "./bends";
import { rewrite } from "./card/instances";
import { createFigurePaint, unseenEdge } from "./figure-paint";
import type { DrawnGraph, EdgeAttributes, Figures, FiguresDeps, GraphAttributes, NodeAttributes } from "./figure-types";
import { createNodeGrid } from "./node-grid";
import { createSegments } from "./segments";

export function createFigures(deps: FiguresDeps): Figures {
  const { document, placeOf } = deps;
  const graph: DrawnGraph = new MultiDirectedGraph<NodeAttributes, EdgeAttributes, GraphAttributes>();
  const bends = createBends(document);
  const grid = createNodeGrid();
  const segments = createSegments();
  const { here, nodePaint, paintEdge, widest } = createFigurePaint({ ...deps, graph, bends, segments });
  return {
    graph,
    placeOf: here,
    addNode: (id) => {
      if (graph.hasNode(id)) return;
      const { x, y } = placeOf(id);
      grid.put(id, { x, y });
      const paint = nodePaint(id);
      graph.addNode(id, { x, y: -y, paint, spot: { paint, program: null, start: 0 } });
    },
    addEdge: ({ id, source, target }) => {
      if (graph.hasEdge(id) || !graph.hasNode(source) || !graph.hasNode(target)) return;
      graph.addEdgeWithKey(id, source, target, {
        type: "line",
        paint: unseenEdge,
        spot: { paint: unseenEdge, program: null, start: 0 },
      });
      paintEdge(id);
    },
    removeNode: (id) => {
      grid.remove(id);
      if (graph.hasNode(id)) graph.dropNode(id);
    },
    removeEdge: (id) => {
      segments.put(id, null);
      if (graph.hasEdge(id)) graph.dropEdge(id);
    },
    paintNode: (id) => {
      if (!graph.hasNode(id)) return;
      const attributes = graph.getNodeAttributes(id);
      attributes.paint = nodePaint(id);
      attributes.spot.paint = attributes.paint;
      rewrite(attributes.spot);
    },
    paintEdge,
    move: (id, to) => {
      if (!graph.hasNode(id)) return;
      grid.put(id, to);
      const attributes = graph.getNodeAttributes(id);
      attributes.x = to.x;
      attributes.y = -to.y;
    },
    edgesAt: (id) => (graph.hasNode(id) ? graph.edges(id) : []),
    nodesNear: ({ left, top, right, bottom }) =>
      grid.near({ left: left - widest(), top: top - widest(), right: right + widest(), bottom: bottom + widest() }),
    edgesNear: segments.near,
    recount: bends.recount,
  };
}

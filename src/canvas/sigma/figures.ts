import { createBends } from "./bends";
import { createDrawnGraph } from "./drawn-graph";
import { createFigurePaint, unseen, unseenEdge } from "./figure-paint";
import type { Figures, FiguresDeps } from "./figure-types";
import { createNodeGrid } from "./node-grid";
import { createSegments } from "./segments";

export function createFigures(deps: FiguresDeps): Figures {
  const { document, placeOf, card } = deps;
  const graph = createDrawnGraph();
  const bends = createBends(document);
  const grid = createNodeGrid();
  const segments = createSegments();
  const { here, paintNode, paintEdge, placeNode, forget, boundTo, widest } = createFigurePaint({
    ...deps,
    graph,
    bends,
    segments,
  });
  return {
    graph,
    placeOf: here,
    expect: (nodes, edges) => {
      card().nodes.seats.expect(nodes);
      card().lines.seats.expect(edges);
    },
    addNode: (id) => {
      if (graph.hasNode(id)) return;
      const { x, y } = placeOf(id);
      grid.put(id, { x, y });
      graph.addNode(id, { x, y: -y, paint: unseen, seat: card().nodes.seats.take() });
      paintNode(id);
    },
    addEdge: (edge) => {
      const { id, source, target } = edge;
      if (graph.hasEdge(id) || !graph.hasNode(source) || !graph.hasNode(target)) return;
      const seat = card().lines.seats.take();
      graph.addEdge(edge, { type: "line", paint: unseenEdge, seat });
      paintEdge(id);
    },
    removeNode: (id) => {
      grid.remove(id);
      if (!graph.hasNode(id)) return;
      // The graph drops a node's edges with it.
      for (const edge of graph.edges(id)) forget(edge);
      const { seat } = graph.getNodeAttributes(id);
      card().nodes.write(seat, { x: 0, y: 0 }, unseen);
      card().nodes.seats.give(seat);
      graph.dropNode(id);
    },
    removeEdge: (id) => {
      if (!graph.hasEdge(id)) return;
      forget(id);
      graph.dropEdge(id);
    },
    paintNode,
    paintEdge,
    move: (id, to) => {
      if (!graph.hasNode(id)) return;
      grid.put(id, to);
      placeNode(id, to);
    },
    edgesAt: (id) => (graph.hasNode(id) ? graph.edges(id) : []),
    boundTo,
    nodesNear: ({ left, top, right, bottom }) =>
      grid.near({ left: left - widest(), top: top - widest(), right: right + widest(), bottom: bottom + widest() }),
    edgesNear: segments.near,
    letGo: segments.letGo,
    recount: bends.recount,
  };
}

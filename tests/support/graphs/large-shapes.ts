import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";

/** Graphs of `size` nodes and edges together, of the shapes that make careless work grow with the square. */
export const largeShapes = {
  /** A path; every fourth edge is at its first node. */
  hub: (size: number) => graphOf(size, (at) => (at % 4 === 0 ? [0, at + 1] : [at, at + 1])),
  path: (size: number) => graphOf(size, (at) => [at, at + 1]),
  star: (size: number) => graphOf(size, (at) => [0, at + 1]),
  /** No node and no edge differs from the others but by its id: a ring without labels and places. */
  equal: (size: number): GraphData => {
    const ring = graphOf(size, (at, count) => [at, (at + 1) % count]);
    return { ...ring, nodes: ring.nodes.map(({ id }) => ({ id, attributes: { type: "same", value: 1 } })) };
  },
} as const;

export type LargeShape = keyof typeof largeShapes;
export const largeShapeNames = Object.keys(largeShapes).filter((name): name is LargeShape => name in largeShapes);

function graphOf(size: number, endsOf: (at: number, count: number) => readonly [number, number]): GraphData {
  const count = Math.ceil(size / 2);
  const nodes = Array.from(
    { length: count },
    (_, at): GraphNode => ({
      id: `n${at}`,
      attributes: { label: `Node ${at}`, type: at % 2 === 0 ? "even" : "odd", value: at },
      position: { x: (at % 300) * 90, y: Math.floor(at / 300) * 90 },
    }),
  );
  const edges = Array.from({ length: size - count }, (_, at): GraphEdge => {
    const [source, target] = endsOf(at, count);
    return {
      id: `e${at}`,
      source: `n${source % count}`,
      target: `n${target % count}`,
      attributes: { type: "joins", weight: 1 },
    };
  });
  return { ...emptyGraph("Large"), directed: true, nodes, edges };
}

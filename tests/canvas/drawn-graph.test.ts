import fc from "fast-check";
import { expect, it } from "vitest";
import { createDrawnGraph } from "@/canvas/sigma/drawn-graph";
import { unseen, unseenEdge } from "@/canvas/sigma/figure-paint";

const few = fc.nat({ max: 7 });
const act = fc.oneof(
  fc.record({ kind: fc.constant("node" as const), node: few }),
  fc.record({ kind: fc.constant("edge" as const), edge: fc.nat({ max: 20 }), from: few, to: few }),
  fc.record({ kind: fc.constant("drop-edge" as const), edge: fc.nat({ max: 20 }) }),
  fc.record({ kind: fc.constant("drop-node" as const), node: few }),
);

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** The same graph as plain lists. */
function createCompared() {
  const graph = createDrawnGraph();
  const nodes = new Set<string>();
  const edges = new Map<string, readonly [string, string]>();
  const addEdge = ({ edge, from, to }: Extract<Act, { kind: "edge" }>) => {
    const [id, source, target] = [`e${edge}`, `n${from}`, `n${to}`];
    if (edges.has(id) || !nodes.has(source) || !nodes.has(target)) return;
    edges.set(id, [source, target]);
    graph.addEdge({ id, source, target }, { type: "line", paint: unseenEdge, seat: edge });
  };
  const dropNode = (id: string) => {
    if (!nodes.delete(id)) return;
    for (const [edge, ends] of edges) if (ends.includes(id)) edges.delete(edge);
    graph.dropNode(id);
  };
  const follow = (one: Act) => {
    if (one.kind === "edge") addEdge(one);
    else if (one.kind === "drop-node") dropNode(`n${one.node}`);
    else if (one.kind === "drop-edge" && edges.delete(`e${one.edge}`)) graph.dropEdge(`e${one.edge}`);
    else if (one.kind === "node" && !nodes.has(`n${one.node}`)) {
      nodes.add(`n${one.node}`);
      graph.addNode(`n${one.node}`, { x: one.node, y: 0, paint: unseen, seat: one.node });
    }
  };
  return { graph, nodes, edges, follow };
}

it("holds the nodes and edges that came and were not dropped, each edge once at each of its nodes", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 120, size: "max" }), (acts) => {
      const { graph, nodes, edges, follow } = createCompared();
      for (const one of acts) follow(one);
      expect([graph.order, graph.size]).toEqual([nodes.size, edges.size]);
      expect(graph.nodes()).toEqual([...nodes]);
      expect(graph.edges()).toEqual([...edges.keys()]);
      for (const [id, ends] of edges) {
        expect(graph.extremities(id)).toEqual(ends);
        expect([graph.source(id), graph.target(id)]).toEqual(ends);
        expect(graph.getEdgeAttributes(id).seat).toBe(Number(id.slice(1)));
      }
      for (const id of nodes) {
        const own = [...edges].filter(([, ends]) => ends.includes(id)).map(([edge]) => edge);
        expect(graph.edges(id).toSorted()).toEqual(own.toSorted());
        expect(graph.getNodeAttributes(id)).toMatchObject({ x: Number(id.slice(1)) });
      }
    }),
    { numRuns: 200 },
  );
});

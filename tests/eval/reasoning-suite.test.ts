import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeReasoningSuite } from "../../packages/bench/make-reasoning-suite.mjs";
import * as oracle from "../../packages/bench/reasoning/oracles.mjs";
import type { PlainGraph } from "../../packages/bench/reasoning/types.mjs";

const subsets = (size: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_node, node) => node).filter((node) => bits & (1 << node)),
  );

/** Small simple graphs. */
const graphs = fc
  .record({
    size: fc.integer({ min: 2, max: 6 }),
    directed: fc.boolean(),
    cells: fc.array(fc.option(fc.integer({ min: 1, max: 9 }), { freq: 2 }), { minLength: 36, maxLength: 36 }),
  })
  .map(({ size, directed, cells }): PlainGraph => {
    const edges = cells.flatMap((weight, index) => {
      const [source, target] = [Math.floor(index / 6), index % 6];
      const isEdge =
        weight !== null && source < size && target < size && (directed ? source !== target : source < target);
      return isEdge ? [{ source, target, weight }] : [];
    });
    return { size, directed, names: Array.from({ length: size }, (_, node) => `n${node}`), edges };
  });

interface Path {
  readonly nodes: readonly number[];
  readonly steps: number;
  readonly weight: number;
}

/** Every path without a node twice. */
function paths(graph: PlainGraph, from: number, to: number): readonly Path[] {
  const links = graph.edges.flatMap(({ source, target, weight }) => [
    { a: source, b: target, weight },
    ...(graph.directed ? [] : [{ a: target, b: source, weight }]),
  ]);
  const onwards = ({ nodes, steps, weight }: Path): readonly Path[] => {
    if (nodes.at(-1) === to) return [{ nodes, steps, weight }];
    return links
      .filter(({ a, b }) => a === nodes.at(-1) && !nodes.includes(b))
      .flatMap((link) => onwards({ nodes: [...nodes, link.b], steps: steps + 1, weight: weight + link.weight }));
  };
  return onwards({ nodes: [from], steps: 0, weight: 0 });
}

describe("the reasoning suite", () => {
  it("is what its script makes", () => {
    const folder = "packages/bench";
    const made = makeReasoningSuite();
    for (const [name, text] of made) expect(readFileSync(join(folder, name), "utf8"), name).toBe(text);
    const committed = ["graphs", "suites"].flatMap((part) => readdirSync(join(folder, part, "reasoning")));
    expect(committed).toHaveLength(made.size);
  });

  it("has kinds enough, each with eight tasks in several wordings, and both yes and no", () => {
    const suites = [...makeReasoningSuite()]
      .filter(([name]) => name.startsWith("suites/"))
      .map(([, text]) => JSON.parse(text));
    expect(suites.length).toBeGreaterThanOrEqual(20);
    for (const { group, tasks } of suites) {
      expect(tasks, group).toHaveLength(8);
      const types = tasks.map((task: { checks: { type: string }[] }) => task.checks[0]?.type);
      const yes = types.filter((type: string) => type === "answer-yes").length;
      const no = types.filter((type: string) => type === "answer-no").length;
      if (yes + no > 0) expect(Math.min(yes, no), group).toBeGreaterThanOrEqual(2);
    }
  });

  it("counts steps and weights of paths as a walk over all of them does", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const all = paths(graph, 0, graph.size - 1);
        const steps = oracle.stepsFrom(graph, 0)[graph.size - 1];
        expect(steps ?? Number.POSITIVE_INFINITY).toBe(Math.min(...all.map((path) => path.steps)));
        expect(oracle.weightFrom(graph, 0)[graph.size - 1]).toBe(Math.min(...all.map((path) => path.weight)));
        const fewest = all.filter((path) => path.steps === steps).map((path) => path.weight);
        expect(oracle.weightOfFewestSteps(graph, 0, graph.size - 1)).toBe(Math.min(...fewest));
      }),
    );
  });

  it("finds the largest flow, which is the smallest cut", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const sink = graph.size - 1;
        const cuts = subsets(graph.size)
          .filter((side) => side.includes(0) && !side.includes(sink))
          .map((side) => {
            const crosses = (a: number, b: number): boolean => side.includes(a) && !side.includes(b);
            return graph.edges.reduce(
              (sum, { source, target, weight }) =>
                crosses(source, target) || (!graph.directed && crosses(target, source)) ? sum + weight : sum,
              0,
            );
          });
        expect(oracle.maxFlow(graph, 0, sink)).toBe(Math.min(...cuts));
      }),
    );
  });

  it("finds two groups, cycles and triangles where trying everything does", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const splits = subsets(graph.size).some((side) =>
          graph.edges.every(({ source, target }) => side.includes(source) !== side.includes(target)),
        );
        expect(oracle.isBipartite(graph)).toBe(splits);
        const hasBack = graph.edges.some((edge) => {
          const rest = { ...graph, edges: graph.edges.filter((other) => other !== edge) };
          return paths(rest, edge.target, edge.source).length > 0;
        });
        expect(oracle.hasCycle(graph)).toBe(hasBack);
        const linked = (a: number, b: number): boolean => oracle.neighboursOf(graph, a).has(b);
        const three = subsets(graph.size).filter(
          ([a = 0, b = 0, c = 0, ...more]) =>
            c > 0 && more.length === 0 && linked(a, b) && linked(b, c) && linked(a, c),
        );
        expect(oracle.triangles(graph)).toHaveLength(three.length);
      }),
    );
  });

  it("finds the lightest tree that reaches as much as all edges do", () => {
    fc.assert(
      fc.property(graphs, ({ edges, ...rest }) => {
        const graph = { ...rest, edges: edges.slice(0, 9), directed: false };
        const whole = oracle.parts(graph).length;
        const weights = subsets(graph.edges.length)
          .map((chosen) => graph.edges.filter((_, index) => chosen.includes(index)))
          .filter((chosen) => oracle.parts({ ...graph, edges: chosen }).length === whole)
          .map((chosen) => chosen.reduce((sum, { weight }) => sum + weight, 0));
        expect(oracle.spanningTreeWeight(graph)).toBe(Math.min(...weights));
      }),
      { numRuns: 30 },
    );
  });
});

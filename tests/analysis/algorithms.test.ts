import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "@/analysis/catalog/algorithm-types";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import {
  at,
  naiveCycles,
  naiveDistances,
  naivePartCount,
  naiveWays,
  type PlainGraph,
  pairsOf,
  plainGraphs,
  rowsOf,
  toAlgorithmGraph,
  undirected,
} from "../support/graphs/naive-graph";
import { runsOf } from "../support/long";

const runner = createLocalAlgorithmRunner();

function run(
  algorithm: AlgorithmName,
  graph: AlgorithmGraph,
  settings: AlgorithmSettings = {},
): Promise<AlgorithmAnswer> {
  return runner.run({ algorithm, graph, settings, seed: 1 }, new AbortController().signal, () => {});
}

async function valuesOf(algorithm: AlgorithmName, graph: AlgorithmGraph, settings?: AlgorithmSettings) {
  return [...((await run(algorithm, graph, settings)).values?.[0] ?? [])];
}

/** Holds for every small graph, counted by edges and by weight. */
function always(law: (graph: PlainGraph, weighted: boolean) => Promise<void>, graphs = plainGraphs()): Promise<void> {
  return fc.assert(
    fc.asyncProperty(graphs, fc.boolean(), (graph, weighted) => law(graph, weighted)),
    { numRuns: runsOf(100, 3000) },
  );
}

function expectClose(actual: readonly number[], wanted: readonly number[]): void {
  expect(actual).toHaveLength(wanted.length);
  for (const [row, value] of wanted.entries()) expect(actual[row], `row ${row}`).toBeCloseTo(value, 6);
}

describe("measures by distance, against the distances of all pairs", () => {
  it("distances and reachable nodes", () =>
    always(async (graph, weighted) => {
      const table = naiveDistances(graph, weighted);
      const answer = await run("distances", toAlgorithmGraph(graph, weighted), { source: 0 });
      expect([...(answer.values?.[0] ?? [])]).toEqual(
        (table[0] ?? []).map((d) => (Number.isFinite(d) ? d : Number.NaN)),
      );
      const near = await run("reachable", toAlgorithmGraph(graph), { source: 0, depth: 2 });
      const hops = naiveDistances(graph, false);
      expect(near.nodes?.toSorted((a, b) => a - b)).toEqual(
        rowsOf(graph).filter((row) => row > 0 && at(hops, 0, row) <= 2),
      );
    }));

  it("the shortest path is a path of that length", () =>
    always(async (graph, weighted) => {
      const target = graph.nodeCount - 1;
      const wanted = at(naiveDistances(graph, weighted), 0, target);
      const answer = await run("shortestPath", toAlgorithmGraph(graph, weighted), { source: 0, target });
      expect(answer.holds).toBe(Number.isFinite(wanted));
      if (!answer.holds) return;
      expect(answer.figures?.value).toBe(wanted);
      expectPath(graph, answer, weighted, wanted);
    }));

  it("closeness and harmonic closeness", () =>
    always(async (graph, weighted) => {
      const table = naiveDistances(graph, weighted);
      const others = graph.nodeCount - 1;
      const towards = rowsOf(graph).map((row) =>
        rowsOf(graph)
          .filter((from) => from !== row)
          .map((from) => at(table, from, row))
          .filter(Number.isFinite),
      );
      const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
      const near = towards.map((list) => (list.length === 0 ? 0 : (list.length / sum(list)) * (list.length / others)));
      expectClose(await valuesOf("closeness", toAlgorithmGraph(graph, weighted)), near);
      const harmonic = towards.map((list) => (others === 0 ? 0 : sum(list.map((value) => 1 / value)) / others));
      expectClose(await valuesOf("harmonic", toAlgorithmGraph(graph, weighted)), harmonic);
    }));

  it("eccentricity, diameter and average distance", () =>
    always(async (graph, weighted) => {
      const table = naiveDistances(graph, weighted);
      const far = table.map((line) => Math.max(...line.filter(Number.isFinite)));
      const given = toAlgorithmGraph(graph, weighted);
      expect(await valuesOf("eccentricity", given)).toEqual(far);
      const longest = await run("diameter", given);
      expect(longest.figures?.value).toBe(Math.max(...far));
      expectPath(graph, longest, weighted, Math.max(...far));
      const all = table.flatMap((line, row) => line.filter((d, column) => column !== row && Number.isFinite(d)));
      const mean = all.length === 0 ? 0 : all.reduce((total, value) => total + value, 0) / all.length;
      const average = await run("averageDistance", given);
      expect(average.figures?.value).toBeCloseTo(mean, 9);
      expect(average.figures?.used).toBe(all.length);
    }));

  it("betweenness, by counting the shortest paths of every pair", () =>
    always(async (graph, weighted) => {
      const { nodeCount } = graph;
      const wanted = naiveBetweenness(graph, weighted);
      const given = toAlgorithmGraph(graph, weighted);
      const pairs = Math.max(1, (nodeCount - 1) * (nodeCount - 2));
      expectClose(
        await valuesOf("betweenness", given),
        wanted.map((value) => value / pairs),
      );
      const perPath = graph.edges.some(({ directed }) => directed) ? 1 : 2;
      expectClose(
        await valuesOf("betweenness", given, { normalized: false }),
        wanted.map((value) => value / perPath),
      );
    }));

  it("a sample of all nodes is exact, a smaller one is told", async () => {
    const ring = ringOf(30);
    expect(await run("betweenness", ring, { samples: 30 })).toEqual(await run("betweenness", ring));
    expect(await run("closeness", ring, { samples: 7 })).toMatchObject({ sampled: 7 });
    expect((await run("betweenness", ringOf(2_001))).sampled).toBe(1_000);
    expect((await run("diameter", ringOf(2_000))).sampled).toBeUndefined();
  });

  it("a sample comes near the whole", async () => {
    const graph = await randomGraph(400, 1_600);
    const [exact, estimate] = [
      await valuesOf("betweenness", graph),
      await valuesOf("betweenness", graph, { samples: 200 }),
    ];
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
    expect(sum(estimate) / sum(exact)).toBeCloseTo(1, 1);
    const first = (list: readonly number[]) =>
      [...list.keys()].sort((x, y) => (list[y] ?? 0) - (list[x] ?? 0)).slice(0, 20);
    const stored = first(estimate).filter((row) => first(exact).includes(row));
    expect(stored.length).toBeGreaterThan(10);
  });
});

describe("measures by rounds", () => {
  it("PageRank is what a dense matrix comes to, and adds up to 1", () =>
    always(async (graph, weighted) => {
      const ranks = await valuesOf("pagerank", toAlgorithmGraph(graph, weighted));
      expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 8);
      expectClose(ranks, naivePagerank(graph, weighted));
    }));

  it("eigenvector centrality is an eigenvector, where it settles", () =>
    always(async (graph) => {
      const plain = undirected(graph);
      const answer = await run("eigenvector", toAlgorithmGraph(plain));
      if (!answer.holds || graph.edges.length === 0) return;
      const scores = [...(answer.values?.[0] ?? [])];
      const next = times(matrixOf(plain, false), scores);
      const factor = Math.hypot(...next) / Math.hypot(...scores);
      for (const [row, value] of next.entries()) expect(value).toBeCloseTo(factor * (scores[row] ?? 0), 4);
    }));

  it("hubs point to authorities", () =>
    always(async (graph, weighted) => {
      const answer = await run("hits", toAlgorithmGraph(graph, weighted));
      if (!answer.holds) return;
      const [hubs = [], authorities = []] = (answer.values ?? []).map((values) => [...values]);
      const matrix = matrixOf(graph, weighted);
      expectClose(authorities, shares(times(transposed(matrix), hubs)));
      expectClose(hubs, shares(times(matrix, authorities)));
    }));
});

describe("groups", () => {
  it("components are those that reach each other when directions are left aside; strong ones along them", () =>
    always(async (graph) => {
      const given = toAlgorithmGraph(graph);
      for (const [name, seen] of [
        ["components", undirected(graph)],
        ["strongComponents", graph],
      ] as const) {
        const table = naiveDistances(seen, false);
        const groups = await valuesOf(name, given);
        for (const [a, b] of pairsOf(rowsOf(graph))) {
          const together = Number.isFinite(at(table, a, b)) && Number.isFinite(at(table, b, a));
          expect(groups[a] === groups[b], `${name} ${a} ${b}`).toBe(together);
        }
        expectNumberedBySize(groups);
      }
    }));

  it("communities are numbered by size, and the modularity told is theirs", () =>
    always(async (graph, weighted) => {
      const answer = await run("louvain", toAlgorithmGraph(graph, weighted));
      const groups = [...(answer.values?.[0] ?? [])];
      expectNumberedBySize(groups);
      expect(answer.figures?.modularity).toBeCloseTo(naiveModularity(graph, groups, weighted), 9);
      const apart = naiveModularity(graph, [...rowsOf(graph)], weighted);
      expect(answer.figures?.modularity).toBeGreaterThanOrEqual(apart - 1e-9);
    }));

  it("finds two cliques joined by one edge", async () => {
    const clique = (from: number) =>
      [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => b > a).map((b) => edge(from + a, from + b)));
    const graph = { nodeCount: 10, edges: [...clique(0), ...clique(5), edge(0, 5)] };
    expect(await valuesOf("louvain", toAlgorithmGraph(graph))).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it("core numbers, by taking away what has too few neighbours", () =>
    always(async (graph) => {
      expect(await valuesOf("core", toAlgorithmGraph(graph))).toEqual(naiveCores(graph));
    }));

  it("two sides where every colouring agrees, else a cycle of odd length", () =>
    always(async (graph) => {
      const answer = await run("bipartite", toAlgorithmGraph(graph));
      const fits = (mask: number) =>
        graph.edges.every(({ source, target }) => ((mask >> source) & 1) !== ((mask >> target) & 1));
      const masks = Array.from({ length: 2 ** graph.nodeCount }, (_, mask) => mask);
      expect(answer.holds).toBe(masks.some(fits));
      if (answer.holds) {
        const sides = answer.values?.[0] ?? [];
        for (const { source, target } of graph.edges) expect(sides[source]).not.toBe(sides[target]);
      } else {
        expectCycle(undirected(graph), answer);
        expect((answer.edges?.length ?? 0) % 2).toBe(1);
      }
    }));
});

describe("structure", () => {
  it("bridges and cut nodes are those whose removal makes more parts", () =>
    always(async (graph) => {
      const given = toAlgorithmGraph(graph);
      const parts = naivePartCount(graph);
      const bridges = graph.edges.flatMap((_edge, index) => {
        const rest = { ...graph, edges: graph.edges.filter((_other, place) => place !== index) };
        return naivePartCount(rest) > parts ? [index] : [];
      });
      expect((await run("bridges", given)).edges).toEqual(bridges);
      const isJoined = (row: number) =>
        graph.edges.some(({ source, target }) => source !== target && (source === row || target === row));
      const cuts = rowsOf(graph).filter((row) => {
        const rest = rowsOf(graph).filter((other) => other !== row);
        return isJoined(row) && naivePartCount(graph, rest) > parts;
      });
      expect((await run("articulationPoints", given)).nodes).toEqual(cuts);
    }));

  it("a cycle is found where there is one, and is one", () =>
    always(
      async (graph) => {
        const answer = await run("cycle", toAlgorithmGraph(graph));
        expect(answer.holds).toBe(naiveCycles(graph).length > 0);
        if (answer.holds) expectCycle(graph, answer);
      },
      plainGraphs(5, 8),
    ));

  it("a topological order exists without cycles, and every edge leads on in it; the longest path is the longest", () =>
    always(
      async (graph, weighted) => {
        const plain = { ...graph, edges: graph.edges.map((one) => ({ ...one, directed: true })) };
        const given = toAlgorithmGraph(plain, weighted);
        const isAcyclic = naiveCycles(plain).length === 0;
        const order = await run("topologicalOrder", given);
        const longest = await run("longestPath", given);
        expect([order.holds, longest.holds, (await run("isDag", given)).holds]).toEqual([
          isAcyclic,
          isAcyclic,
          isAcyclic,
        ]);
        if (!isAcyclic) return expectCycle(plain, order);
        const places = order.values?.[0] ?? [];
        for (const { source, target } of plain.edges) expect(places[source]).toBeLessThan(places[target] ?? 0);
        expect(longest.figures?.value).toBe(naiveLongest(plain, weighted));
        expectPath(plain, longest, weighted, longest.figures?.value ?? 0);
      },
      plainGraphs(5, 7),
    ));

  it("edges without direction allow no topological order", async () => {
    const answer = await run("topologicalOrder", toAlgorithmGraph({ nodeCount: 2, edges: [edge(0, 1)] }));
    expect(answer).toEqual({ figures: { count: 1 }, holds: false });
  });

  it("the largest flow is the smallest cut", () =>
    always(async (graph, weighted) => {
      if (graph.nodeCount < 2) return;
      const answer = await run("maxFlow", toAlgorithmGraph(graph, weighted), { source: 0, target: 1 });
      const capacity = (index: number) => (weighted ? (graph.edges[index]?.weight ?? 0) : 1);
      const cutBy = (mask: number) =>
        graph.edges.reduce((sum, { source, target, directed }, index) => {
          const [near, far] = [((mask >> source) & 1) === 1, ((mask >> target) & 1) === 1];
          return sum + ((near && !far) || (!directed && far && !near) ? capacity(index) : 0);
        }, 0);
      const masks = Array.from({ length: 2 ** graph.nodeCount }, (_, mask) => mask).filter((mask) => (mask & 3) === 1);
      expect(answer.figures?.value).toBe(Math.min(...masks.map(cutBy)));
      expect((answer.edges ?? []).reduce((sum, index) => sum + capacity(index), 0)).toBe(answer.figures?.value);
      expect(answer.nodes).toContain(0);
      expect(answer.nodes).not.toContain(1);
    }));

  it("a spanning tree holds every part together without a cycle, as light as any", () =>
    always(async (graph, weighted) => {
      const plain = undirected(graph);
      for (const maximum of [false, true]) {
        const answer = await run("spanningTree", toAlgorithmGraph(graph, weighted), { maximum });
        const chosen = (answer.edges ?? []).flatMap((index) => plain.edges[index] ?? []);
        const parts = naivePartCount(graph);
        expect(naivePartCount({ ...plain, edges: chosen })).toBe(parts);
        expect(chosen).toHaveLength(graph.nodeCount - parts);
        expect(answer.figures).toEqual({ parts, value: naiveTreeWeight(plain, weighted, maximum) });
      }
    }));

  it("triangles, clustering and the heaviest triangle, by looking at every three nodes", () =>
    always(async (graph) => {
      const ways = naiveWays(undirected(graph), false);
      const joined = (a: number, b: number) => ways.has(`${a} ${b}`);
      const rows = rowsOf(graph);
      const all = rows.flatMap((a) =>
        rows.flatMap((b) =>
          rows.filter((c) => a < b && b < c && joined(a, b) && joined(b, c) && joined(a, c)).map((c) => [a, b, c]),
        ),
      );
      const given = toAlgorithmGraph(graph);
      const counts = rows.map((row) => all.filter((corners) => corners.includes(row)).length);
      expect(await valuesOf("triangles", given)).toEqual(counts);
      const degrees = rows.map((row) => rows.filter((other) => joined(row, other)).length);
      const pairs = degrees.map((degree) => (degree * (degree - 1)) / 2);
      expectClose(
        await valuesOf("clustering", given),
        counts.map((count, row) => (count === 0 ? 0 : count / (pairs[row] ?? 1))),
      );
      const nodeValues = Float64Array.from(rows, (row) => (row * 7) % 5);
      const heaviest = await run("maxTriangle", { ...given, nodeValues });
      const sums = all.map((corners) => corners.reduce((sum, row) => sum + (nodeValues[row] ?? 0), 0));
      expect(heaviest.figures).toEqual({ total: all.length, ...(all.length > 0 && { value: Math.max(...sums) }) });
      const best = naiveHeaviestSides(graph, all);
      expect((await run("maxTriangle", toAlgorithmGraph(graph, true))).figures?.value).toBe(best);
    }));

  it("common neighbours, loops, parallel edges, isolated nodes", () =>
    always(async (graph) => {
      const ways = naiveWays(undirected(graph), false);
      const given = toAlgorithmGraph(graph);
      const target = graph.nodeCount - 1;
      const common = rowsOf(graph).filter(
        (row) => row !== 0 && row !== target && ways.has(`0 ${row}`) && ways.has(`${target} ${row}`),
      );
      expect((await run("commonNeighbors", given, { source: 0, target })).nodes).toEqual(common);
      const loops = graph.edges.flatMap(({ source, target: end }, index) => (source === end ? [index] : []));
      expect((await run("selfLoops", given)).edges).toEqual(loops);
      const alone = rowsOf(graph).filter((row) => ![...ways.keys()].some((key) => key.startsWith(`${row} `)));
      expect((await run("isolatedNodes", given)).nodes).toEqual(alone);
      const isSame = (a: PlainGraph["edges"][number], b: PlainGraph["edges"][number]) =>
        a.directed === b.directed &&
        ((a.source === b.source && a.target === b.target) ||
          (!a.directed && a.source === b.target && a.target === b.source));
      const parallel = graph.edges.flatMap((one, index) =>
        graph.edges.some((other) => other !== one && isSame(one, other)) ? [index] : [],
      );
      expect((await run("parallelEdges", given)).edges).toEqual(parallel);
    }));

  it("density, reciprocity, modularity of a grouping and degrees", () =>
    always(async (graph, weighted) => {
      const given = toAlgorithmGraph(graph, weighted);
      const ways = naiveWays(graph, false);
      const pairs = graph.nodeCount * (graph.nodeCount - 1);
      expect((await run("density", given)).figures?.value).toBeCloseTo(pairs === 0 ? 0 : ways.size / pairs, 9);
      const links = [...naiveWays({ ...graph, edges: graph.edges.filter(({ directed }) => directed) }, false).keys()];
      const answered = links.filter((key) => links.includes(key.split(" ").reverse().join(" ")));
      expect((await run("reciprocity", given)).figures).toMatchObject({ total: answered.length, used: links.length });
      const groups = rowsOf(graph).map((row) => row % 2);
      const nodeValues = Float64Array.from(groups);
      const modularity = (await run("modularity", { ...given, nodeValues })).figures?.value;
      expect(modularity).toBeCloseTo(naiveModularity(graph, groups, weighted), 9);
      const weightOf = (one: { readonly weight: number }) => (weighted ? one.weight : 1);
      const ends = rowsOf(graph).map((row) =>
        graph.edges.reduce(
          (sum, one) => sum + weightOf(one) * (Number(one.source === row) + Number(one.target === row)),
          0,
        ),
      );
      expect(await valuesOf("degree", given)).toEqual(ends);
      const out = rowsOf(graph).map((row) =>
        graph.edges.reduce(
          (sum, one) => sum + (one.source === row || (!one.directed && one.target === row) ? weightOf(one) : 0),
          0,
        ),
      );
      expect(await valuesOf("outdegree", given)).toEqual(out);
    }));

  it("assortativity is 1 where alike join alike only, and below 0 in a star", async () => {
    const pairs = { nodeCount: 4, edges: [edge(0, 1), edge(2, 3)] };
    const grouped = { ...toAlgorithmGraph(pairs), nodeValues: Float64Array.from([0, 0, 1, 1]) };
    expect((await run("assortativity", grouped, { isGrouped: true })).figures?.value).toBeCloseTo(1, 9);
    const star = { nodeCount: 4, edges: [edge(0, 1), edge(0, 2), edge(0, 3)] };
    expect((await run("assortativity", toAlgorithmGraph(star))).figures?.value).toBeCloseTo(-1, 9);
    expect((await run("assortativity", ringOf(5))).holds).toBe(false);
  });
});

describe("running", () => {
  it("hears a stop in the middle of long work before it tells progress twice more", async () => {
    const graph = await randomGraph(5_000, 15_000);
    const stop = new AbortController();
    const seen: number[] = [];
    const request = { algorithm: "betweenness", graph, settings: { samples: 5_000 }, seed: 1 } as const;
    let before = Number.NaN;
    const running = runner.run(request, stop.signal, (ratio) => {
      seen.push(ratio);
      if (seen.length > 1) return;
      // As by a hand: when it is the turn of others.
      setTimeout(() => {
        before = seen.length;
        stop.abort();
      });
    });
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    expect(seen.length - before).toBeLessThan(2);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });

  it("gives the same for the same seed", async () => {
    const graph = await randomGraph(300, 900);
    for (const algorithm of ["louvain", "betweenness"] as const) {
      expect(await run(algorithm, graph, { samples: 50 })).toEqual(await run(algorithm, graph, { samples: 50 }));
    }
  });
});

function edge(source: number, target: number, directed = false) {
  return { source, target, directed, weight: 1 };
}

function ringOf(nodeCount: number): AlgorithmGraph {
  return toAlgorithmGraph({
    nodeCount,
    edges: Array.from({ length: nodeCount }, (_, row) => edge(row, (row + 1) % nodeCount)),
  });
}

async function randomGraph(nodeCount: number, edgeCount: number): Promise<AlgorithmGraph> {
  const { createSeededRandom } = await import("@/analysis/random/seeded-random");
  const random = createSeededRandom(5);
  const row = () => Math.floor(random() * nodeCount);
  return toAlgorithmGraph({ nodeCount, edges: Array.from({ length: edgeCount }, () => edge(row(), row())) });
}

/** Nodes and edges make one way that may be gone, of the given length. */
function expectPath(
  graph: PlainGraph,
  { nodes = [], edges = [] }: AlgorithmAnswer,
  weighted: boolean,
  length: number,
): void {
  expect(edges).toHaveLength(nodes.length - 1);
  let sum = 0;
  for (const [index, number] of edges.entries()) {
    expectStep(graph, number, nodes[index] ?? -1, nodes[index + 1] ?? -1);
    sum += weighted ? (graph.edges[number]?.weight ?? 0) : 1;
  }
  expect(sum).toBe(length);
}

function expectCycle(graph: PlainGraph, { nodes = [], edges = [] }: AlgorithmAnswer): void {
  expect(edges).toHaveLength(nodes.length);
  expect(new Set(nodes).size).toBe(nodes.length);
  expect(new Set(edges).size).toBe(edges.length);
  for (const [index, number] of edges.entries()) {
    expectStep(graph, number, nodes[index] ?? -1, nodes[(index + 1) % nodes.length] ?? -1);
  }
}

function expectStep(graph: PlainGraph, number: number, from: number, to: number): void {
  const { source, target, directed } = graph.edges[number] ?? edge(-2, -2);
  const fits = (source === from && target === to) || (!directed && source === to && target === from);
  expect(fits, `edge ${number} from ${from} to ${to}`).toBe(true);
}

function expectNumberedBySize(groups: readonly number[]): void {
  const sizes = [...new Set(groups)]
    .sort((a, b) => a - b)
    .map((number) => groups.filter((group) => group === number).length);
  expect(Math.max(...groups)).toBe(sizes.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
}

function naiveBetweenness(graph: PlainGraph, weighted: boolean): readonly number[] {
  const table = naiveDistances(graph, weighted);
  const ways = [...naiveWays(graph, weighted)].map(([key, length]) => {
    const [from = 0, to = 0] = key.split(" ").map(Number);
    return { from, to, length };
  });
  const paths = new Map<string, number>();
  const count = (from: number, to: number): number => {
    if (from === to) return 1;
    if (!Number.isFinite(at(table, from, to))) return 0;
    const known = paths.get(`${from} ${to}`);
    if (known !== undefined) return known;
    const last = ways.filter((way) => way.to === to && at(table, from, way.from) + way.length === at(table, from, to));
    const sum = last.reduce((total, way) => total + count(from, way.from), 0);
    paths.set(`${from} ${to}`, sum);
    return sum;
  };
  const rows = rowsOf(graph);
  const through = (row: number, from: number, to: number): number => {
    if (from === row || to === row || from === to || count(from, to) === 0) return 0;
    const isOn = at(table, from, row) + at(table, row, to) === at(table, from, to);
    return isOn ? (count(from, row) * count(row, to)) / count(from, to) : 0;
  };
  return rows.map((row) =>
    rows.reduce((sum, start) => sum + rows.reduce((part, end) => part + through(row, start, end), 0), 0),
  );
}

/** Weights from row to column; parallel edges add up, a loop counts once. */
function matrixOf({ nodeCount, edges }: PlainGraph, weighted: boolean): number[][] {
  const matrix = Array.from({ length: nodeCount }, () => new Array<number>(nodeCount).fill(0));
  const add = (from: number, to: number, weight: number): void => {
    const line = matrix[from];
    if (line) line[to] = (line[to] ?? 0) + (weighted ? weight : 1);
  };
  for (const { source, target, directed, weight } of edges) {
    add(source, target, weight);
    if (!directed && source !== target) add(target, source, weight);
  }
  return matrix;
}

function transposed(matrix: readonly (readonly number[])[]): number[][] {
  return matrix.map((_line, row) => matrix.map((line) => line[row] ?? 0));
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((line) => line.reduce((sum, value, column) => sum + value * (vector[column] ?? 0), 0));
}

function shares(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum === 0 ? 0 : value / sum));
}

function naivePagerank(graph: PlainGraph, weighted: boolean): readonly number[] {
  const { nodeCount } = graph;
  const chances = matrixOf(graph, weighted).map((line) => {
    const sum = line.reduce((total, value) => total + value, 0);
    return line.map((value) => 0.15 / nodeCount + 0.85 * (sum === 0 ? 1 / nodeCount : value / sum));
  });
  let ranks: readonly number[] = new Array<number>(nodeCount).fill(1 / nodeCount);
  for (let round = 0; round < 300; round += 1) ranks = times(transposed(chances), ranks);
  return ranks;
}

/** Newman and Girvan's sum over all pairs of nodes. */
function naiveModularity(graph: PlainGraph, groups: readonly number[], weighted: boolean): number {
  const matrix = matrixOf(undirected(graph), weighted).map((line, row) =>
    line.map((value, column) => (row === column ? 2 * value : value)),
  );
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const ends = matrix.map(add);
  const total = add(ends);
  if (total === 0) return 0;
  const inside = pairsOf(rowsOf(graph)).filter(([a, b]) => groups[a] === groups[b]);
  return add(inside.map(([a, b]) => at(matrix, a, b) - ((ends[a] ?? 0) * (ends[b] ?? 0)) / total)) / total;
}

function naiveCores(graph: PlainGraph): readonly number[] {
  const ways = naiveWays(undirected(graph), false);
  const cores = rowsOf(graph).map(() => 0);
  for (let k = 1; k < graph.nodeCount; k += 1) {
    let stored = [...rowsOf(graph)];
    for (let before = -1; before !== stored.length; ) {
      before = stored.length;
      const now = stored;
      stored = now.filter((row) => now.filter((other) => ways.has(`${row} ${other}`)).length >= k);
    }
    for (const row of stored) cores[row] = k;
  }
  return cores;
}

function naiveLongest({ nodeCount, edges }: PlainGraph, weighted: boolean): number {
  const from = (row: number): number =>
    Math.max(
      0,
      ...edges.filter(({ source }) => source === row).map((one) => (weighted ? one.weight : 1) + from(one.target)),
    );
  return Math.max(...Array.from({ length: nodeCount }, (_, row) => from(row)));
}

/** Edge after edge by weight, unless it closes a cycle (Kruskal), told by counting parts. */
function naiveTreeWeight(graph: PlainGraph, weighted: boolean, maximum: boolean): number {
  const weightOf = (one: { readonly weight: number }) => (weighted ? one.weight : 1);
  const sorted = graph.edges.toSorted((a, b) => (maximum ? weightOf(b) - weightOf(a) : weightOf(a) - weightOf(b)));
  const taken: PlainGraph["edges"][number][] = [];
  for (const one of sorted) {
    if (naivePartCount({ ...graph, edges: [...taken, one] }) < naivePartCount({ ...graph, edges: taken }))
      taken.push(one);
  }
  return taken.reduce((sum, one) => sum + weightOf(one), 0);
}

function naiveHeaviestSides(graph: PlainGraph, triangles: readonly (readonly number[])[]): number | undefined {
  const heaviest = (a: number, b: number) =>
    Math.max(
      ...graph.edges
        .filter(({ source, target }) => (source === a && target === b) || (source === b && target === a))
        .map(({ weight }) => weight),
    );
  const sums = triangles.map(([a = 0, b = 0, c = 0]) => heaviest(a, b) + heaviest(b, c) + heaviest(a, c));
  return sums.length === 0 ? undefined : Math.max(...sums);
}

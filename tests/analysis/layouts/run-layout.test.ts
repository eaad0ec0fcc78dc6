import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LayoutGraph, LayoutName, LayoutRequest } from "@/analysis/catalog/analysis-types";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";

const names: readonly LayoutName[] = [
  "force",
  "circle",
  "grid",
  "concentric",
  "layered",
  "random",
  "geographic",
  "noverlap",
];

function graphOf(count: number, pairs: readonly (readonly [number, number])[], directed = false): LayoutGraph {
  return {
    ids: Array.from({ length: count }, (_, row) => `n${row}`),
    edges: Uint32Array.from(pairs.flat()),
    directed,
    positions: new Float64Array(count * 2).fill(Number.NaN),
  };
}

function randomGraph(count: number, edges: number, seed = 1): LayoutGraph {
  const random = createSeededRandom(seed);
  const row = () => Math.floor(random() * count);
  return graphOf(
    count,
    Array.from({ length: edges }, () => [row(), row()] as const),
  );
}

async function layOut(type: LayoutName, graph: LayoutGraph, more: Partial<LayoutRequest> = {}) {
  const request: LayoutRequest = { type, graph, options: {}, seed: 7, ...more };
  return createLocalLayoutRunner().run(request, new AbortController().signal, () => {});
}

function at(positions: ReadonlyMap<string, { readonly x: number; readonly y: number }>, id: string) {
  const position = positions.get(id);
  if (position === undefined) throw new Error(`${id} has no position`);
  return position;
}

describe.each(names)("the %s layout", (type) => {
  const graphs = fc.integer({ min: 1, max: 40 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      directed: fc.boolean(),
      pairs: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 80 }),
    }),
  );

  it("gives every node of any graph a finite place of its own", async () => {
    await fc.assert(
      fc.asyncProperty(graphs, async ({ count, pairs, directed }) => {
        const positions = [...(await layOut(type, graphOf(count, pairs, directed))).values()];
        expect(positions).toHaveLength(count);
        expect(positions.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }),
      { numRuns: 40 },
    );
  });

  it("gives the same picture for the same seed", async () => {
    const graph = randomGraph(60, 120);
    expect(await layOut(type, graph)).toEqual(await layOut(type, graph));
  });

  it("takes a graph without nodes", async () => {
    expect((await layOut(type, graphOf(0, []))).size).toBe(0);
  });

  it("reports progress that ends at 1", async () => {
    const seen: number[] = [];
    const request: LayoutRequest = { type, graph: randomGraph(30, 40), options: {}, seed: 1 };
    await createLocalLayoutRunner().run(request, new AbortController().signal, (ratio) => seen.push(ratio));
    expect(seen.at(-1)).toBe(1);
    expect(seen.every((ratio, index) => ratio >= (seen[index - 1] ?? 0))).toBe(true);
  });
});

/** Groups of 90 nodes, each a ring with chords, and one edge from each to the next; rows of a group stand apart. */
function plantedGraph(groups: number): LayoutGraph {
  const row = (group: number, place: number) => (place % 90) * groups + (group % groups);
  const pairs = Array.from({ length: groups * 90 }, (_, index) => [Math.floor(index / 90), index % 90] as const);
  return graphOf(groups * 90, [
    ...pairs.flatMap(([group, place]) => [
      [row(group, place), row(group, place + 1)] as const,
      [row(group, place), row(group, place + 17)] as const,
    ]),
    ...Array.from({ length: groups }, (_, group) => [row(group, 0), row(group + 1, 40)] as const),
  ]);
}

describe("the force layout of more than 5,000 nodes", () => {
  it("begins with its communities apart, so that the first step is a picture already", async () => {
    const graph = plantedGraph(60);
    const positions = await layOut("force", graph, { options: { iterations: 1 } });
    const length = (a: number, b: number) => {
      const [one, other] = [at(positions, `n${a}`), at(positions, `n${b}`)];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    let [joined, any] = [0, 0];
    for (let index = 0; index < graph.edges.length; index += 2) {
      joined += length(graph.edges[index] ?? 0, graph.edges[index + 1] ?? 0);
      any += length(graph.edges[index] ?? 0, graph.edges[(index + 777) % graph.edges.length] ?? 0);
    }
    // From chance alone about 0.8.
    expect(joined / any).toBeLessThan(0.6);
  });
});

describe("the force layout", () => {
  it("makes a typical edge about as long as asked for", async () => {
    const graph = randomGraph(60, 90);
    const positions = await layOut("force", graph);
    const lengths: number[] = [];
    for (let index = 0; index < graph.edges.length; index += 2) {
      const source = at(positions, `n${graph.edges[index]}`);
      const target = at(positions, `n${graph.edges[index + 1]}`);
      if (source !== target) lengths.push(Math.hypot(source.x - target.x, source.y - target.y));
    }
    const median = lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? 0;
    expect(median).toBeGreaterThan(60);
    expect(median).toBeLessThan(130);
  });

  it("keeps nodes from covering each other", async () => {
    const positions = [...(await layOut("force", randomGraph(120, 240))).values()];
    const gaps = positions.flatMap((a, index) =>
      positions.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(20);
  });

  it("keeps separate components apart", async () => {
    const ring = (start: number) =>
      Array.from({ length: 10 }, (_, step) => [start + step, start + ((step + 1) % 10)] as const);
    const positions = await layOut("force", graphOf(20, [...ring(0), ...ring(10)]));
    const xs = (start: number) => Array.from({ length: 10 }, (_, step) => at(positions, `n${start + step}`));
    const [a, b] = [xs(0), xs(10)];
    const apart = (axis: "x" | "y") =>
      Math.max(...a.map((p) => p[axis])) < Math.min(...b.map((p) => p[axis])) ||
      Math.max(...b.map((p) => p[axis])) < Math.min(...a.map((p) => p[axis]));
    expect(apart("x") || apart("y")).toBe(true);
  });

  it("draws the neighbours of a hub nearer to it than the rest", async () => {
    const two = graphOf(20, [
      ...Array.from({ length: 9 }, (_, row) => [0, row + 1] as const),
      ...Array.from({ length: 9 }, (_, row) => [10, row + 11] as const),
      [0, 10],
    ]);
    const positions = await layOut("force", two);
    const hub = at(positions, "n0");
    const distance = (id: string) => Math.hypot(at(positions, id).x - hub.x, at(positions, id).y - hub.y);
    const own = Math.max(...Array.from({ length: 9 }, (_, row) => distance(`n${row + 1}`)));
    const far = Array.from({ length: 9 }, (_, row) => distance(`n${row + 11}`));
    expect(far.filter((length) => length > own).length).toBeGreaterThan(6);
  });

  it("differs with the seed", async () => {
    const graph = randomGraph(30, 40);
    expect(await layOut("force", graph, { seed: 1 })).not.toEqual(await layOut("force", graph, { seed: 2 }));
  });

  it("lays out 1,000 nodes and 3,000 edges", async () => {
    const positions = await layOut("force", randomGraph(1000, 3000));
    expect(positions.size).toBe(1000);
  }, 20_000);

  it("hears a stop in the middle of long work before it tells progress twice more, and rejects with its reason", async () => {
    const stop = new AbortController();
    const request: LayoutRequest = { type: "force", graph: randomGraph(3000, 9000), options: {}, seed: 1 };
    let [output, before] = [0, Number.NaN];
    const running = createLocalLayoutRunner().run(request, stop.signal, () => {
      output += 1;
      if (output > 1) return;
      // As by a hand: when it is the turn of others.
      setTimeout(() => {
        before = output;
        stop.abort();
      });
    });
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    expect(output - before).toBeLessThan(2);
  });

  it("does not start when it was stopped before", async () => {
    const request: LayoutRequest = { type: "grid", graph: randomGraph(3, 3), options: {}, seed: 1 };
    await expect(createLocalLayoutRunner().run(request, AbortSignal.abort(), () => {})).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("the shapes of the other layouts", () => {
  it("puts a circle's nodes on one ring, without a crossing where there need be none", async () => {
    // A ring given in a scrambled order: 0-3-1-4-2-5-0.
    const order = [0, 3, 1, 4, 2, 5];
    const pairs = order.map((row, index) => [row, order[(index + 1) % 6] ?? 0] as const);
    const positions = await layOut("circle", graphOf(6, pairs));
    const radii = [...positions.values()].map(({ x, y }) => Math.hypot(x, y));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.1);
    const side = Math.min(
      ...[...positions.values()]
        .slice(1)
        .map((p) => Math.hypot(p.x - at(positions, "n0").x, p.y - at(positions, "n0").y)),
    );
    for (const [source, target] of pairs) {
      const [a, b] = [at(positions, `n${source}`), at(positions, `n${target}`)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(side, 0);
    }
  });

  it("puts the best connected node of a star in the middle of the concentric layout", async () => {
    const star = graphOf(
      9,
      Array.from({ length: 8 }, (_, row) => [0, row + 1] as const),
    );
    const positions = await layOut("concentric", star);
    expect(at(positions, "n0")).toEqual({ x: 0, y: 0 });
    expect(Math.hypot(at(positions, "n5").x, at(positions, "n5").y)).toBeGreaterThan(50);
  });

  it("puts each directed edge's source above its target in the layered layout, cycles aside", async () => {
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [0, 4],
    ] as const;
    const positions = await layOut("layered", graphOf(5, pairs, true));
    for (const [source, target] of pairs) {
      expect(at(positions, `n${source}`).y).toBeLessThan(at(positions, `n${target}`).y);
    }
    const cycle = await layOut(
      "layered",
      graphOf(
        3,
        [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
        true,
      ),
    );
    expect(new Set([...cycle.values()].map(({ y }) => y)).size).toBe(3);
  });

  it.each([
    { count: 77, edges: 254 },
    { count: 300, edges: 900 },
    { count: 12, edges: 30 },
  ])(
    "gives the levels of a plain network of $count nodes several lines each, so that it fills a canvas",
    async (size) => {
      const graph = randomGraph(size.count, size.edges, 3);
      const positions = [...(await layOut("layered", graph)).values()];
      const span = (axis: "x" | "y") => {
        const places = positions.map((place) => place[axis]);
        return Math.max(...places) - Math.min(...places);
      };
      expect(span("x") / span("y")).toBeLessThan(2.5);
      expect(span("x") / span("y")).toBeGreaterThan(0.4);
    },
  );

  it("keeps each level of a tree on one line", async () => {
    const tree = graphOf(
      41,
      Array.from({ length: 40 }, (_, row) => [row < 4 ? 0 : 1 + (row % 4), row + 1] as const),
    );
    const positions = await layOut("layered", tree, { options: { root: "n0" } });
    expect(new Set([...positions.values()].map(({ y }) => y)).size).toBe(3);
  });

  it("hangs the layered layout from the root that is given", async () => {
    const path = graphOf(4, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const positions = await layOut("layered", path, { options: { root: "n3" } });
    const order = ["n3", "n2", "n1", "n0"].map((id) => at(positions, id).y);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(4);
  });

  it("fills a grid line by line with as many columns as asked for", async () => {
    const positions = await layOut("grid", graphOf(6, []), { options: { columns: 3, spacing: 50 } });
    expect(new Set([...positions.values()].map(({ x }) => x)).size).toBe(3);
    expect(at(positions, "n1").x - at(positions, "n0").x).toBe(50);
    expect(at(positions, "n3").y - at(positions, "n0").y).toBe(50);
  });
});

describe("what a layout can be told", () => {
  const chain = graphOf(
    5,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    true,
  );

  it.each([
    ["down", "y", 1],
    ["up", "y", -1],
    ["right", "x", 1],
    ["left", "x", -1],
  ] as const)("levels run %s", async (direction, axis, sign) => {
    const placed = await layOut("layered", chain, { options: { direction } });
    const along = chain.ids.map((id) => at(placed, id)[axis] * sign);
    expect(along).toEqual(along.toSorted((a, b) => a - b));
    expect(new Set(along).size).toBe(5);
  });

  it("the largest key begins a grid and a ring and stands in the middle; what has none comes last", async () => {
    const keys = Float64Array.from([3, Number.NaN, 9, 1, 5]);
    const graph = { ...chain, keys };
    const grid = await layOut("grid", graph, { options: { columns: 5 } });
    const byX = graph.ids.toSorted((a, b) => at(grid, a).x - at(grid, b).x);
    expect(byX).toEqual(["n2", "n4", "n0", "n3", "n1"]);
    const circle = await layOut("circle", graph);
    const top = graph.ids.toSorted((a, b) => at(circle, a).y - at(circle, b).y)[0];
    expect(top).toBe("n2");
    const rings = await layOut("concentric", graph);
    const outwards = graph.ids.toSorted((a, b) => radius(at(rings, a)) - radius(at(rings, b)));
    expect(outwards).toEqual(["n2", "n4", "n0", "n3", "n1"]);
  });

  it("gravity draws a component together and a gap keeps nodes apart", async () => {
    const graph = randomGraph(300, 420);
    const reach = async (options: LayoutRequest["options"]) => {
      const placed = [...(await layOut("force", graph, { options })).values()];
      return Math.max(...placed.map(radius)) / Math.min(...nearestGaps(placed));
    };
    expect(await reach({ gravity: 10 })).not.toBe(await reach({ gravity: 0.2 }));
    const apart = [...(await layOut("force", randomGraph(60, 90), { options: { gap: 60 } })).values()];
    expect(Math.min(...nearestGaps(apart))).toBeGreaterThan(50);
  });

  function radius({ x, y }: { readonly x: number; readonly y: number }): number {
    return Math.hypot(x, y);
  }

  function nearestGaps(points: readonly { readonly x: number; readonly y: number }[]): readonly number[] {
    return points.map((one, index) =>
      Math.min(...points.filter((_, other) => other !== index).map((two) => Math.hypot(one.x - two.x, one.y - two.y))),
    );
  }
});

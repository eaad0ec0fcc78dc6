import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createDocumentReader } from "@/graph/document/document-reader";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { GraphEdge } from "@/graph/document/graph-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { catsGraph } from "../support/graphs/cats";

const { signal } = new AbortController();
const all: Selector = { op: "all" };
const nodes = "nodes" as const;

describe("find", () => {
  it.each([
    ["by number, the missing last", "age", "asc", ["cat2", "cat5", "cat1", "cat6", "cat7", "cat3", "cat4", "cat8"]],
    [
      "downwards, the missing still last",
      "age",
      "desc",
      ["cat4", "cat3", "cat6", "cat7", "cat1", "cat5", "cat2", "cat8"],
    ],
    ["by text", "name", "asc", ["cat4", "cat7", "cat2", "cat3", "cat5", "cat8", "cat6", "cat1"]],
    ["by a computed field", "degree", "desc", ["cat1", "cat3", "cat2", "cat4", "cat5", "cat6", "cat7", "cat8"]],
    ["by true and false", "indoor", "desc", ["cat1", "cat2", "cat4", "cat7", "cat3", "cat5", "cat6", "cat8"]],
    [
      "by a field nothing has: as they stood",
      "zzz",
      "asc",
      ["cat1", "cat2", "cat3", "cat4", "cat5", "cat6", "cat7", "cat8"],
    ],
  ] as const)("sorts %s", async (_, sortBy, order, ids) => {
    const reader = readerOf(catsGraph());
    const query = { target: nodes, selector: parsed("type == 'cat'"), sortBy, order, records: 1 };
    const found = await reader.find(query, signal);
    expect(found.ids).toEqual(ids);
    expect(found.records.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(found.total).toBe(8);
  });

  it("sorts edges by an attribute of an end and texts by code point", async () => {
    const names = ["z", "a", "\u{1F600}", "\uFFFD", "é", "B"];
    const graph = graphOf(names.length, [], (index) => ({ name: names[index] ?? "" }));
    const sorted = await readerOf(graph).find({ target: nodes, selector: all, sortBy: "label", records: 9 }, signal);
    expect(sorted.records.map(({ label }) => label)).toEqual(["B", "a", "z", "é", "\uFFFD", "\u{1F600}"]);
    const edges = await readerOf(catsGraph()).find(
      { target: "edges", selector: parsed("type == 'knows' || weight > 2"), sortBy: "source.age", records: 9 },
      signal,
    );
    expect(edges.ids).toEqual(["e8", "e15", "e12", "e11"]);
  });

  it("gives edge records with the labels of their ends", async () => {
    const [record] = await readerOf(catsGraph()).records("edges", ["e15"], signal);
    expect(record).toEqual({
      id: "e15",
      label: "e15",
      data: { type: "visits", weight: 3 },
      source: "cat1",
      target: "h6",
      sourceLabel: "Whiskers",
      targetLabel: "Frank",
      directed: true,
    });
  });

  it("leaves out ids nothing has, and stops when told to", async () => {
    const reader = readerOf(catsGraph());
    expect(await reader.records(nodes, ["nobody", "cat1"], signal)).toHaveLength(1);
    const stopped = AbortSignal.abort();
    await expect(reader.find({ target: nodes, selector: all, records: 0 }, stopped)).rejects.toThrow();
    await expect(reader.profile(stopped)).rejects.toThrow();
  });
});

describe("neighbors", () => {
  // 0 → 1 → 2 → 3, 4 → 1, 0 – 5 (undirected), a loop at 0
  const directed = graphOf(
    6,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 1],
      [0, 0],
    ],
    undefined,
    true,
  );
  const graph = { ...directed, edges: [...directed.edges, { ...edge(5, 0, 5), directed: false }] };

  it.each([
    ["out", 1, { n1: 1, n5: 1 }],
    ["out", 3, { n1: 1, n5: 1, n2: 2, n3: 3 }],
    ["in", 2, { n5: 1 }],
    ["both", 2, { n1: 1, n5: 1, n2: 2, n4: 2 }],
  ] as const)("follows %s edges over %i steps", async (direction, depth, distances) => {
    const found = await readerOf(graph).neighbors({ of: ["n0"], depth, direction }, signal);
    expect(Object.fromEntries(found.nodes.map(({ id, distance }) => [id, distance]))).toEqual(distances);
  });

  it("gives the edges among all of them, and follows only those of `via`", async () => {
    const reader = readerOf(graph);
    const found = await reader.neighbors({ of: ["n0", "n1"], depth: 1, direction: "out" }, signal);
    expect(found.edges).toEqual(["e0", "e1", "e4", "e5"]);
    const via = parsed("id == 'e5'");
    const limited = await reader.neighbors({ of: ["n0"], depth: 5, direction: "both", via }, signal);
    expect(limited).toEqual({ nodes: [{ id: "n5", label: "n5", distance: 1 }], edges: ["e5"] });
  });
});

describe("path", () => {
  it("is as short as any way there is, by number of edges and by weight", async () => {
    await fc.assert(
      fc.asyncProperty(randomGraph(), async ({ graph, directed, weight }) => {
        const options = { directed, ...(weight ? { weight: "weight" } : {}) };
        const path = await readerOf(graph).path({ source: "n0", target: "n1", ...options }, signal);
        const best = bellmanFord(graph, directed, weight);
        expect(path.found).toBe(best < Number.POSITIVE_INFINITY);
        if (!path.found) return;
        expect(path.length).toBeCloseTo(best, 9);
        expectConnected(graph, path, directed);
      }),
      { numRuns: 300 },
    );
  });

  it("honours each edge's own direction where the graph is directed, unless told otherwise", async () => {
    const graph = graphOf(
      3,
      [
        [0, 1],
        [2, 1],
      ],
      undefined,
      true,
    );
    const reader = readerOf(graph);
    const ends = { source: "n0", target: "n2" };
    expect(await reader.path(ends, signal)).toEqual({
      found: false,
      nodes: [],
      edges: [],
      length: 0,
      note: "There is one only against the direction of the edges.",
    });
    expect(await reader.path({ ...ends, directed: false }, signal)).toMatchObject({ nodes: ["n0", "n1", "n2"] });
  });

  it("counts edges without weight as 1 and says so; a negative weight is no way", async () => {
    const graph = graphOf(3, [
      [0, 1],
      [1, 2],
    ]);
    const [first, second] = graph.edges;
    const edges = [
      { ...edge(0, 0, 1), ...first, attributes: { weight: 2.5 } },
      { ...edge(1, 1, 2), ...second },
    ];
    const reader = readerOf({ ...graph, edges });
    const query = { source: "n0", target: "n2", weight: "weight" };
    expect(await reader.path(query, signal)).toMatchObject({ length: 3.5, note: "1 edge without weight counts 1." });
    const negative = edges.map((one) => ({ ...one, attributes: { weight: -1 } }));
    expect(await readerOf({ ...graph, edges: negative }).path(query, signal)).toMatchObject({ found: false });
  });
});

describe("aggregate and describe", () => {
  it("agrees with a plain count over the values", async () => {
    const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null }), {
      minLength: 1,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const reader = readerOf(graphOf(given.length, [], (index) => ({ value: given[index] ?? null })));
        const numbers = given.filter((value) => value !== null).toSorted((a, b) => a - b);
        const of = async (measure: "sum" | "mean" | "min" | "max" | "median") => {
          const query = { target: nodes, selector: all, measure, property: "value" };
          return (await reader.aggregate(query, signal))[0]?.value;
        };
        if (numbers.length === 0) {
          expect(await of("sum")).toBeNull();
          return;
        }
        const sum = numbers.reduce((total, value) => total + value, 0);
        expect(await of("sum")).toBeCloseTo(sum, 9);
        expect(await of("mean")).toBeCloseTo(sum / numbers.length, 9);
        expect(await of("min")).toBe(numbers[0]);
        expect(await of("max")).toBe(numbers.at(-1));
        const about = await reader.describe({ target: nodes, property: "value", selector: all }, signal);
        expect(await of("median")).toBe(about.median);
        expect(about.present + about.missing).toBe(given.length);
        expect(about.distinct).toBe(new Set(numbers).size);
        const bins = about.histogram ?? [];
        expect(bins.length).toBeLessThanOrEqual(10);
        for (const { from, to, count } of bins) {
          const inside = numbers.filter((value) => (from === to ? value === from : value >= from && value < to));
          expect(count).toBe(inside.length);
        }
        expect(bins.reduce((total, { count }) => total + count, 0)).toBe(numbers.length);
      }),
    );
  });

  it("takes the middle of an odd number of values and the mean of the two middle ones of an even number", async () => {
    const medianOf = async (values: readonly number[]) => {
      const reader = readerOf(graphOf(values.length, [], (index) => ({ value: values[index] ?? 0 })));
      return (await reader.describe({ target: nodes, property: "value", selector: all }, signal)).median;
    };
    expect(await medianOf([9, 1, 10])).toBe(9);
    expect(await medianOf([9, 1, 10, 2])).toBe(5.5);
  });

  it("adds 0.1 ten times to 1", async () => {
    const reader = readerOf(graphOf(10, [], () => ({ value: 0.1 })));
    const query = { target: nodes, selector: all, measure: "sum", property: "value" } as const;
    expect(await reader.aggregate(query, signal)).toEqual([{ value: 1, count: 10 }]);
  });

  it("groups by value, the largest first, without a value as null", async () => {
    const reader = readerOf(catsGraph());
    const query = { target: nodes, selector: all, measure: "count", groupBy: "home.city" } as const;
    expect(await reader.aggregate(query, signal)).toEqual([
      { group: null, value: 11, count: 11 },
      { group: "Leeds", value: 2, count: 2 },
      { group: "York", value: 1, count: 1 },
    ]);
  });

  it("keeps 1 and '1' apart in a mixed attribute", async () => {
    const given = [1, "1", 1, true, [1], { a: 1 }];
    const reader = readerOf(graphOf(given.length, [], (index) => ({ value: given[index] ?? null })));
    const about = await reader.describe({ target: nodes, property: "value", selector: all }, signal);
    // The list counts in its one value.
    expect(about).toMatchObject({ kind: "mixed", distinct: 4, present: 6 });
    expect(about.values?.[0]).toEqual({ value: 1, count: 3 });
  });
});

describe("sample", () => {
  it("gives an element with several values once", async () => {
    const reader = readerOf(graphOf(6, [], () => ({ tags: ["a", "b"] })));
    const ask = { target: nodes, selector: all, count: 6, random: () => 0.25, stratifyBy: "tags" };
    const ids = (await reader.sample(ask, signal)).records.map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(6);
  });

  it("never gives an element twice, spreads, and is the same for the same chance", async () => {
    const reader = readerOf(graphOf(100, [], (index) => ({ kind: index < 95 ? "many" : "few" })));
    const ask = { target: nodes, selector: all, count: 10, random: () => 0.25 };
    const first = await reader.sample(ask, signal);
    const ids = first.records.map(({ id }) => id);
    expect(ids).toEqual(["n2", "n12", "n22", "n32", "n42", "n52", "n62", "n72", "n82", "n92"]);
    expect((await reader.sample(ask, signal)).records).toEqual(first.records);
    const fair = await reader.sample({ ...ask, stratifyBy: "kind" }, signal);
    expect(fair.records.filter(({ data }) => data["kind"] === "few")).toHaveLength(5);
    expect(new Set(fair.records.map(({ id }) => id)).size).toBe(10);
    expect(fair.total).toBe(100);
  });

  it("gives all there is when more are asked for", async () => {
    const reader = readerOf(catsGraph());
    const sampled = await reader.sample({ target: nodes, selector: all, count: 20, random: () => 0.999 }, signal);
    expect(sampled.records).toHaveLength(14);
  });
});

describe("rank", () => {
  it("leaves out what has no number and keeps equals in order", async () => {
    const [ranked] = await readerOf(catsGraph()).rank(
      { by: "age", selector: parsed("type == 'cat'"), order: "desc", limit: 4 },
      signal,
    );
    expect(ranked?.total).toBe(7);
    expect(ranked?.nodes.map(({ label }) => label)).toEqual(["Bella", "Oliver", "Tom", "Felix"]);
  });
});

function readerOf(graph: GraphData) {
  return createDocumentReader(createGraphDocument(graph));
}

function parsed(text: string): Selector {
  const result = parseSelector(text);
  if (!result.success) throw new Error(result.message);
  return result.selector;
}

function edge(index: number, source: number, target: number): GraphEdge {
  return { id: `e${index}`, source: `n${source}`, target: `n${target}`, attributes: {} };
}

function graphOf(
  count: number,
  pairs: readonly (readonly [number, number])[],
  attributes: (index: number) => GraphData["nodes"][number]["attributes"] = () => ({}),
  directed = false,
): GraphData {
  return {
    name: "",
    directed,
    nodes: Array.from({ length: count }, (_, index) => ({ id: `n${index}`, attributes: attributes(index) })),
    edges: pairs.map(([source, target], index) => edge(index, source, target)),
    layers: [],
    sets: [],
    filter: null,
  };
}

function randomGraph() {
  const ends = fc.tuple(fc.nat(7), fc.nat(7), fc.double({ min: 0, max: 10, noNaN: true }));
  return fc
    .record({ edges: fc.array(ends, { maxLength: 20 }), directed: fc.boolean(), weight: fc.boolean() })
    .map(({ edges, directed, weight }) => {
      const graph = graphOf(
        8,
        edges.map(([source, target]) => [source, target]),
        undefined,
        true,
      );
      const weighted = graph.edges.map((one, index) => ({ ...one, attributes: { weight: edges[index]?.[2] ?? 0 } }));
      return { graph: { ...graph, edges: weighted }, directed, weight };
    });
}

/** Shares nothing with the reader: relaxes every edge as often as there are nodes. */
function bellmanFord(graph: GraphData, directed: boolean, weight: boolean): number {
  const distances = new Map(graph.nodes.map(({ id }) => [id, id === "n0" ? 0 : Number.POSITIVE_INFINITY]));
  const relax = (from: string, to: string, length: number) => {
    const reached = (distances.get(from) ?? Number.POSITIVE_INFINITY) + length;
    if (reached < (distances.get(to) ?? Number.POSITIVE_INFINITY)) distances.set(to, reached);
  };
  for (const _ of graph.nodes) {
    for (const { source, target, attributes } of graph.edges) {
      const length = weight ? Number(attributes["weight"]) : 1;
      relax(source, target, length);
      if (!directed) relax(target, source, length);
    }
  }
  return distances.get("n1") ?? Number.POSITIVE_INFINITY;
}

function expectConnected(
  graph: GraphData,
  path: { readonly nodes: readonly string[]; readonly edges: readonly string[] },
  directed: boolean,
): void {
  expect(path.nodes.length).toBe(path.edges.length + 1);
  for (const [index, id] of path.edges.entries()) {
    const found = graph.edges.find((one) => one.id === id);
    const [from, to] = path.nodes.slice(index, index + 2);
    const forth = found?.source === from && found?.target === to;
    const back = !directed && found?.source === to && found?.target === from;
    expect(forth || back).toBe(true);
  }
}

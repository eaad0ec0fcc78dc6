import { describe, expect, it } from "vitest";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo } from "@/analysis/catalog/algorithm-info";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { usualSaveAs } from "@/commands/algorithms/algorithm-called";
import type { JsonObject } from "@/lib/json";
import { graphOf } from "../support/graphs/documents";
import { randomGraph } from "../support/graphs/random-graph";
import { createTestRegistry } from "../support/test-registry";

/** What an algorithm has to be given on the graph of the cats. */
function optionsFor({ required = [] }: AlgorithmInfo): JsonObject {
  const given: JsonObject = { source: "Ann", target: "Dan", weight: "weight", attribute: "type" };
  const options = Object.fromEntries(required.map((name) => [name, given[name] ?? null]));
  return required.includes("weight") ? { ...options, missing: 1 } : options;
}

describe("every algorithm", () => {
  it.each(algorithmNames)(
    "%s answers in a sentence, tells what it ran on, and is undone in one step",
    async (algorithm) => {
      const { run, document } = createTestRegistry();
      const before = document.snapshot();
      const extra = algorithm === "maxTriangle" ? { nodeWeight: "age" } : {};
      const saveAs = usualSaveAs(algorithm);
      const options = { ...optionsFor(algorithmCatalog[algorithm]), ...extra };
      const asked = await run("runAlgorithm", { algorithm, options });
      expect(asked.changes).toEqual([]);
      const done = await run("runAlgorithm", { algorithm, options, ...(saveAs !== undefined && { saveAs }) });
      expect(done).toMatchObject({ success: true, data: { algorithm, nodeCount: 14, edgeCount: 15 } });
      expect(done.message).toMatch(/^[A-Z0-9].*\.$/);
      expect(done.message).not.toMatch(/NaN|undefined|null|Infinity/);
      if (done.changes.length > 0) await run("undo");
      expect(document.snapshot()).toEqual(before);
    },
  );

  it.each(algorithmNames)("%s has an answer for one node without edges, and for none", async (algorithm) => {
    const graph = graphOf({ Ann: { type: "cat", age: 3 } });
    const { run } = createTestRegistry(graph);
    const { required = [] }: AlgorithmInfo = algorithmCatalog[algorithm];
    const options: JsonObject = {
      ...(required.includes("source") && { source: "Ann" }),
      ...(required.includes("target") && { target: "Ann" }),
      ...(required.includes("attribute") && { attribute: "type" }),
      ...(algorithm === "maxTriangle" && { nodeWeight: "age" }),
    };
    const done = await run("runAlgorithm", { algorithm, options });
    expect(done.message).not.toMatch(/NaN|undefined|Infinity|unexpectedly/);
    const none = createTestRegistry(graphOf({}));
    const empty = await none.run("runAlgorithm", { algorithm, options: required.includes("source") ? {} : options });
    expect(empty.message).not.toMatch(/unexpectedly/);
  });

  it("is listed with what it takes and gives", async () => {
    const { dataOf } = createTestRegistry();
    const { algorithms } = await dataOf("listAlgorithms");
    expect(algorithms).toHaveLength(algorithmNames.length);
    expect(algorithms).toContainEqual({
      name: "pagerank",
      description: expect.stringMatching(/walker/),
      gives: "node attribute",
      options: ["weight", "missing", "directed", "damping"],
    });
  });

  it.each([
    ["PageRank", "pagerank"],
    ["page_rank", "pagerank"],
    ["scc", "strongComponents"],
    ["Minimum spanning tree", "spanningTree"],
    ["k-core", "core"],
    ["constructor", undefined],
  ])("is understood as %s", async (called, algorithm) => {
    const { run } = createTestRegistry();
    const { data, success } = await run("runAlgorithm", { algorithm: called });
    expect(success).toBe(algorithm !== undefined);
    if (algorithm) expect(data).toMatchObject({ algorithm });
  });
});

describe("the part of the graph an algorithm runs on", () => {
  it("is what the filter shows, and it says so; whole takes in the rest", async () => {
    const { run } = createTestRegistry();
    await run("filterGraph", { selector: "type == 'cat'" });
    const shown = await run("runAlgorithm", { algorithm: "components" });
    expect(shown.message).toMatch(/Computed on 8 nodes and 6 edges \(only what the filter shows\)/);
    expect(shown.data).toMatchObject({ nodeCount: 8, edgeCount: 6, componentCount: 3, filter: "type == 'cat'" });
    const whole = await run("runAlgorithm", { algorithm: "components", options: { whole: true } });
    expect(whole.message).not.toMatch(/Computed on/);
    expect(whole.data).toMatchObject({ nodeCount: 14, componentCount: 3 });
    expect((await run("rankNodes", { by: "betweenness", limit: 1 })).message).toMatch(
      /8 nodes.*only what the filter shows/,
    );
  });

  it("is what within and via select", async () => {
    const { dataOf, run } = createTestRegistry();
    const options = { within: "type == 'cat'", via: "weight > 1" };
    const { message, data } = await run("runAlgorithm", { algorithm: "density", options });
    expect(data).toMatchObject({ nodeCount: 8, edgeCount: 2 });
    expect(message).toMatch(/only nodes with type == 'cat', edges with weight > 1/);
    expect(await dataOf("runAlgorithm", { algorithm: "isolatedNodes", options })).toMatchObject({ count: 5 });
    const bad = await run("runAlgorithm", { algorithm: "density", options: { within: "tyqe == 'cat'" } });
    expect(bad).toMatchObject({ success: false, hint: expect.stringMatching(/type/) });
  });

  it("leaves out nothing that it then names: no node is left, no fault", async () => {
    const { run } = createTestRegistry();
    const none = await run("runAlgorithm", { algorithm: "louvain", options: { within: "age > 1000" } });
    expect(none).toMatchObject({
      success: true,
      message: expect.stringMatching(/^No node is left to compute on/),
      changes: [],
    });
  });
});

describe("values that are saved", () => {
  it("can be read by selectors, styled by and ranked by", async () => {
    const { run, dataOf } = createTestRegistry();
    await run("runAlgorithm", { algorithm: "betweenness", saveAs: "betweenness" });
    expect(await dataOf("findNodes", { selector: "betweenness > 0.3" })).toMatchObject({ nodeIds: ["cat1"] });
    expect(await run("styleByAttribute", { property: "betweenness", channel: "size" })).toMatchObject({
      success: true,
    });
    expect(await dataOf("rankNodes", { by: "betweenness", limit: 1 })).toMatchObject({ nodes: [{ id: "cat1" }] });
  });

  it("take an older result away where there is none now, and tell it", async () => {
    const { run, document } = createTestRegistry();
    await run("runAlgorithm", { algorithm: "distances", options: { source: "Ann" }, saveAs: "distance" });
    const second = await run("runAlgorithm", {
      algorithm: "distances",
      options: { source: "Tom" },
      saveAs: "distance",
    });
    expect(second.message).toMatch(/Saved as the attribute distance of 2 nodes; 11 older removed\.$/);
    expect(document.node("cat1")?.attributes).not.toHaveProperty("distance");
    expect(document.node("cat7")?.attributes["distance"]).toBe(1);
  });

  it("say how many values they replace, and an assistant asks before many", async () => {
    const { run, registry } = createTestRegistry(randomGraph(40));
    expect((await run("runAlgorithm", { algorithm: "degree", saveAs: "age" })).message).toMatch(
      /in place of \d+ values\.$/,
    );
    const options = { actor: "assistant", signal: new AbortController().signal } as const;
    const asked = await registry.prepare(
      { name: "runAlgorithm", input: { algorithm: "degree", saveAs: "weight" } },
      options,
    );
    expect(asked.question).toBe("Replace 40 values?");
  });

  it("are two for hubs and authorities, named after saveAs", async () => {
    const { run, document } = createTestRegistry();
    await run("runAlgorithm", { algorithm: "hits", saveAs: "link" });
    expect(document.node("cat1")?.attributes).toMatchObject({
      linkHub: expect.any(Number),
      linkAuthority: expect.any(Number),
    });
    await run("runAlgorithm", { algorithm: "hits", saveAs: "hits" });
    expect(document.node("cat1")?.attributes).toMatchObject({
      hub: expect.any(Number),
      authority: expect.any(Number),
    });
  });

  it("are not saved where the answer is no", async () => {
    const { run } = createTestRegistry();
    for (const algorithm of ["bipartite", "topologicalOrder"]) {
      const { changes, data } = await run("runAlgorithm", { algorithm, saveAs: "place" });
      expect(changes).toEqual([]);
      expect(data).not.toHaveProperty("attribute");
    }
  });
});

describe("what is left as a set", () => {
  it.each([
    ["bridges", {}, { edges: ["e6", "e13", "e14", "e15"] }],
    ["articulationPoints", {}, { nodes: ["cat1", "cat3", "cat5"] }],
    ["isolatedNodes", {}, { nodes: ["cat8"] }],
    ["selfLoops", {}, { nodes: [], edges: [] }],
    ["reachable", { source: "Tom", depth: 1 }, { nodes: ["cat7"] }],
    ["commonNeighbors", { source: "Whiskers", target: "h3" }, { nodes: ["cat3"] }],
    ["maxFlow", { source: "Eve", target: "Ann" }, { edges: ["e6"] }],
  ])("%s", async (algorithm, options, wanted) => {
    const { run, sets } = createTestRegistry();
    expect((await run("runAlgorithm", { algorithm, options })).data).toMatchObject({ set: "$1" });
    expect(sets.lookup("last")).toMatchObject(wanted);
  });

  it("colours numbers that name groups as groups, and those that measure as a range", async () => {
    const { document, run } = createTestRegistry();
    await run("runAlgorithm", { algorithm: "louvain", saveAs: "community" });
    await run("styleByAttribute", { property: "community", channel: "color" });
    expect(document.layers.at(-1)?.mapping?.kind).toBe("categories");
    await run("styleByAttribute", { property: "age", channel: "color" });
    expect(document.layers.at(-1)?.mapping?.kind).toBe("range");
  });

  it("a found path and the largest community", async () => {
    const { run, sets } = createTestRegistry();
    await run("runAlgorithm", { algorithm: "shortestPath", options: { source: "Ann", target: "Oliver" } });
    expect(sets.lookup("last")?.edges).toHaveLength(2);
    const { data } = await run("runAlgorithm", { algorithm: "louvain" });
    expect(sets.lookup("last")?.nodes).toHaveLength(5);
    expect(data).toMatchObject({ communityCount: 5, communities: [{ number: 1, size: 5 }, { size: 4 }, {}, {}, {}] });
  });

  it.each([
    ["louvain", {}, "the largest community"],
    ["components", {}, "what is apart from the largest component"],
    ["strongComponents", {}, "the largest strongly connected component"],
    ["bipartite", {}, "the odd cycle"],
    ["core", {}, "the innermost core"],
    ["degree", {}, "the 10 highest"],
    ["distances", { source: "Tom" }, "the start and what is reached"],
    ["bridges", {}, null],
  ])("of %s with words for what it holds, in the result and among the sets", async (algorithm, options, holds) => {
    const { run, sets } = createTestRegistry();
    const { data } = await run("runAlgorithm", { algorithm, options });
    expect(data).toMatchObject(holds === null ? { set: "$1" } : { set: "$1", setHolds: holds });
    expect(sets.all()[0]?.set).toMatchObject({ foundBy: expect.stringMatching(holds ?? "bridges") });
  });
});

describe("ranking by a measure", () => {
  it("computes it now, saves nothing, and keeps to the selector", async () => {
    const { run, document } = createTestRegistry();
    const before = document.snapshot();
    const ranked = await run("rankNodes", { by: "Page rank", limit: 2, selector: "type == 'human'" });
    expect(ranked.message).toMatch(/^The 2 nodes of 6 with the highest pagerank: /);
    expect(document.snapshot()).toEqual(before);
    expect((await run("rankNodes", { by: "authority", limit: 1 })).message).toMatch(
      /^Whiskers has the highest authority/,
    );
  });

  it("prefers an attribute of that name, and names the nearest measure for a slip", async () => {
    const { run } = createTestRegistry(graphOf({ a: { betweenness: 7 }, b: { betweenness: 9 } }));
    expect((await run("rankNodes", { by: "betweenness", limit: 1 })).message).toMatch(
      /^b has the highest betweenness.*: 9/,
    );
    expect(await run("rankNodes", { by: "closenes" })).toMatchObject({
      success: false,
      hint: expect.stringMatching(/^The nearest measure: closeness/),
    });
  });

  it("says when it is an estimate", async () => {
    const { run } = createTestRegistry(randomGraph(2_500));
    const { message, data } = await run("rankNodes", { by: "closeness", limit: 1 });
    expect(message).toMatch(
      /This is an estimate from 1,000 of 2,500 nodes; runAlgorithm with samples: 2500 is exact\.$/,
    );
    expect(data).toMatchObject({ sampled: 1_000 });
  });
});

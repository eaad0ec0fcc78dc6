import { describe, expect, it } from "vitest";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../support/graphs/cats";
import { createTestRegistry } from "../support/test-registry";

/** One wish is one call: what took three before. */
const cats = () => createTestRegistry();

describe("rankNodes", () => {
  it("ranks each group of an attribute in one call", async () => {
    const executed = await cats().run("rankNodes", { by: "degree", perGroup: "type", limit: 2 });
    expect(executed).toMatchObject({
      success: true,
      message:
        "The nodes with the highest degree in each of 2 values of 'type': cat Whiskers (6) and Oliver (4); human Ann (3) and Bob (2) (also with 2: Cara and Dan).",
      data: {
        by: "degree",
        perGroup: "type",
        groups: [
          { group: "cat", total: 8, nodes: [{ label: "Whiskers" }, { label: "Oliver" }] },
          { group: "human", total: 6, nodes: [{ label: "Ann" }, { label: "Bob" }], tied: [{ label: "Cara" }, {}] },
        ],
        set: "$1",
      },
    });
  });

  it("gives one of each group where no limit is given, by a measure too", async () => {
    const registry = cats();
    const { groups } = await registry.dataOf("rankNodes", { by: "betweenness", perGroup: "type" });
    expect(groups).toMatchObject([
      { group: "cat", nodes: [{ label: "Whiskers" }] },
      { group: "human", nodes: [{}] },
    ]);
    expect(registry.sets.lookup("last")?.nodes).toHaveLength(2);
  });

  it("goes on behind those already listed", async () => {
    const { dataOf } = cats();
    const all = await dataOf("rankNodes", { by: "age" });
    const more = await dataOf("rankNodes", { by: "age", limit: 3, offset: 4 });
    expect(more["nodes"]).toEqual(namesIn(all["nodes"]).slice(4, 7));
    const late = await dataOf("rankNodes", { by: "pagerank", limit: 3, offset: 12 });
    expect(late["nodes"]).toHaveLength(2);
  });

  it("names who is tied with the last", async () => {
    const executed = await cats().run("rankNodes", { by: "degree", limit: 3 });
    expect(executed.message).toBe(
      "The 3 nodes of 14 with the highest degree: Whiskers (6), Oliver (4) and Luna (3). Also with 3: Ann.",
    );
    expect(executed.data).toMatchObject({ tied: [{ id: "h1", label: "Ann" }] });
  });

  it("refuses a group that is no attribute", async () => {
    const executed = await cats().run("rankNodes", { by: "degree", perGroup: "tipe" });
    expect(executed).toMatchObject({ success: false, message: `Nodes have no attribute "tipe".` });
  });
});

describe("aggregate", () => {
  it("says who has the largest and the smallest value, and who else", async () => {
    const { run } = cats();
    const most = await run("aggregate", { measure: "max", property: "age" });
    expect(most).toMatchObject({
      message: "The largest value of 'age' over 14 nodes is 63: Dan.",
      data: { rows: [{ value: 63, at: { id: "h4", label: "Dan" } }] },
    });
    const grouped = await run("aggregate", { measure: "max", property: "degree", groupBy: "indoor" });
    expect(grouped.data).toMatchObject({
      rows: [{ at: { label: "Whiskers" } }, { at: { label: "Oliver" } }, { group: null, at: { label: "Ann" } }],
    });
    const least = await run("aggregate", { measure: "min", property: "weight", target: "edges" });
    expect(least.data).toMatchObject({ rows: [{ value: 0.25, at: { id: "e14", label: "Tom – Felix" } }] });
    const tied = await run("aggregate", { measure: "max", property: "age", selector: "name == 'Tom' || age < 8" });
    expect(tied).toMatchObject({
      message: "The largest value of 'age' over 5 nodes is 7: Tom and Felix.",
      data: { rows: [{ at: { label: "Tom" }, tied: [{ label: "Felix" }] }] },
    });
  });
});

describe("findNodes and findEdges", () => {
  it("list what comes behind an offset, and keep all as the set", async () => {
    const { dataOf, sets } = cats();
    const nodes = await dataOf("findNodes", { selector: "*", limit: 3, offset: 12 });
    expect(nodes).toMatchObject({ count: 14, offset: 12, nodes: [{ label: "Eve" }, { label: "Frank" }] });
    expect(sets.lookup("last")?.nodes).toHaveLength(14);
    const edges = await dataOf("findEdges", { selector: "*", limit: 1, offset: 1 });
    expect(edges).toMatchObject({ count: 15, edges: [{ id: "e2" }] });
  });

  it("say where the list begins, or that nothing is there", async () => {
    const { run } = cats();
    expect((await run("findNodes", { selector: "*", limit: 3, offset: 3 })).message).toBe(
      "The graph has 14 nodes; 4 to 6 are shown.",
    );
    expect((await run("findNodes", { selector: "*", offset: 14 })).message).toBe(
      "The graph has 14 nodes; none is behind the first 14.",
    );
  });
});

describe("mergeNodes", () => {
  const twins = () => {
    const graph = catsGraph();
    const more = [
      { id: "x1", attributes: { name: "luna", type: "cat", age: 4, city: "York" } },
      { id: "x2", attributes: { name: " Luna", since: 2020 } },
      { id: "x3", attributes: { name: "Bob", age: 38 } },
    ];
    return createTestRegistry({ ...graph, nodes: [...graph.nodes, ...more] });
  };

  it("merges all nodes of equal values in one call, and tells which values were lost", async () => {
    const { run, document } = twins();
    const executed = await run("mergeNodes", { by: "name", ignoreCase: true });
    expect(executed).toMatchObject({
      success: true,
      message: "Merged 5 nodes into 2: Luna (3) and Bob (2). No edge moved. Lost: age 4 (Luna kept 2).",
      data: {
        mergedCount: 5,
        groups: [
          { into: { id: "cat2", label: "Luna" }, count: 3, lost: { age: [4] }, kept: { age: 2 } },
          { into: { id: "h2", label: "Bob" }, count: 2 },
        ],
      },
    });
    expect(document.tables.nodes.count).toBe(14);
    expect(document.node("cat2")?.attributes).toMatchObject({ name: "Luna", age: 2, city: "York", since: 2020 });
  });

  it("goes by the case unless told otherwise, and says when no two are alike", async () => {
    const { run, document } = twins();
    expect((await run("mergeNodes", { by: "name" })).data).toMatchObject({ mergedCount: 2 });
    expect(document.tables.nodes.count).toBe(16);
    expect(await run("mergeNodes", { by: "name" })).toMatchObject({
      success: true,
      message: "Nothing to merge: no two nodes have the same 'name'.",
    });
  });

  it("tells lost values where a selector names the nodes, too", async () => {
    const { run } = twins();
    const executed = await run("mergeNodes", { selector: "name in ['Luna', 'luna']", into: "cat2" });
    expect(executed.data).toMatchObject({ into: { id: "cat2" }, kept: { age: 2 }, lost: { age: [4] } });
    expect(executed.message).toContain("Lost: age 4 (kept 2).");
  });

  it("refuses an attribute nobody has, and a call that names nothing", async () => {
    const { run } = twins();
    expect(await run("mergeNodes", { by: "nmae" })).toMatchObject({ success: false });
    expect(await run("mergeNodes", {})).toMatchObject({ success: false, hint: expect.stringContaining("by") });
  });
});

describe("what adds leaves a set", () => {
  it("of the new nodes, edges or group", async () => {
    const { run, sets } = cats();
    const added = await run("addNodes", {
      nodes: [{ attributes: { name: "Milo" } }, { attributes: { name: "Nala" } }],
    });
    expect(added).toMatchObject({ setName: "$1", data: { set: "$1" } });
    expect(await run("styleNodes", { selector: "$last", color: "green" })).toMatchObject({
      data: { styledCount: 2 },
    });
    expect(await run("addEdges", { edges: [{ source: "Milo", target: "Nala" }] })).toMatchObject({ setName: "$2" });
    expect(sets.lookup("2")?.edges).toHaveLength(1);
    expect(await run("groupNodes", { selector: "$1", name: "New" })).toMatchObject({ setName: "$3" });
    expect(sets.lookup("last")?.nodes).toHaveLength(1);
  });
});

describe("the shapes other tools take", () => {
  it("a node's attributes may stand beside its id", async () => {
    const { run, document } = cats();
    const executed = await run("addNodes", {
      nodes: [
        { name: "Milo", type: "cat", note: "new", near: "Whiskers" },
        { id: "m2", label: "Nala" },
      ],
    });
    expect(executed).toMatchObject({ success: true, message: "Added 2 nodes: Milo and Nala." });
    expect(document.node("milo")?.attributes).toEqual({ name: "Milo", type: "cat", note: "new" });
    // As the others are named.
    expect(document.node("m2")?.attributes).toEqual({ name: "Nala" });
  });

  it("a slip of a parameter's name is no attribute", async () => {
    const executed = await cats().run("addNodes", { nodes: [{ name: "Milo", postion: { x: 1, y: 2 } }] });
    expect(executed).toMatchObject({ success: false, message: expect.stringContaining("position") });
  });

  it("an edge goes from one node to another, with its attributes beside", async () => {
    const { run, document } = cats();
    const executed = await run("addEdges", { edges: [{ from: "Tom", to: "Ann", type: "knows" }] });
    expect(executed).toMatchObject({ success: true });
    expect(document.edge("cat6-h1")).toMatchObject({ source: "cat6", target: "h1", attributes: { type: "knows" } });
    expect(await run("findPath", { from: "Tom", to: "Bob" })).toMatchObject({ data: { found: true } });
  });
});

describe("findPath", () => {
  it("takes strong edges as short ones, and tells the weight of each", async () => {
    const { run } = cats();
    const executed = await run("findPath", { source: "Luna", target: "Oliver", weight: "weight", strong: true });
    expect(executed).toMatchObject({
      success: true,
      data: {
        found: true,
        length: 1,
        edges: [{ id: "e10", weight: 1 }],
      },
    });
    const far = await run("findPath", { source: "Ann", target: "Bella", strong: true, weight: "weight" });
    expect(far.data).toMatchObject({ edges: expect.arrayContaining([{ id: "e8", weight: 5 }]) });
    expect(far.message).toContain("1 / weight");
  });

  it("tells the path of fewest edges beside it, where that is another", async () => {
    const { dataOf } = cats();
    const output = await dataOf("findPath", { source: "Luna", target: "Oliver", weight: "weight" });
    expect(output).toMatchObject({ length: 1, edges: [{ id: "e10", weight: 1 }] });
    expect(output["fewest"]).toBeUndefined();
    const graph = catsGraph();
    const edges = graph.edges.map((edge) => (edge.id === "e10" ? { ...edge, attributes: { weight: 9 } } : edge));
    const other = createTestRegistry({ ...graph, edges });
    expect(await other.dataOf("findPath", { source: "Luna", target: "Oliver", weight: "weight" })).toMatchObject({
      length: 5.5,
      fewest: { edges: [{ id: "e10", weight: 9 }], length: 9 },
    });
  });

  it("says which attribute a strong path needs", async () => {
    const { run } = cats();
    expect(await run("findPath", { source: "Luna", target: "Oliver", strong: true })).toMatchObject({
      success: true,
      data: { edges: [{ id: "e10", weight: 1 }] },
    });
    const graph = catsGraph();
    const bare = createTestRegistry({ ...graph, edges: graph.edges.map((edge) => ({ ...edge, attributes: {} })) });
    expect(await bare.run("findPath", { source: "Luna", target: "Oliver", strong: true })).toMatchObject({
      success: false,
    });
  });
});

describe("runAlgorithm", () => {
  it("compares several attributes by modularity at once, the best first", async () => {
    const executed = await cats().run("runAlgorithm", {
      algorithm: "modularity",
      options: { attribute: ["type", "indoor"] },
    });
    expect(executed.success).toBe(true);
    const { rows } = Object(executed.data);
    expect(rows.map(({ attribute }: JsonObject) => attribute).toSorted()).toEqual(["indoor", "type"]);
    expect(rows[0].value).toBeGreaterThanOrEqual(rows[1].value);
    expect(executed.message).toMatch(/^Modularity, best first: /);
  });
});

describe("exportGraph csv", () => {
  it("gives both tables", async () => {
    const executed = await cats().run("exportGraph", { format: "csv" });
    expect(executed.downloads?.map(({ fileName }) => fileName)).toEqual(["cats-nodes.csv", "cats-edges.csv"]);
    expect(executed.message).toBe("cats-nodes.csv and cats-edges.csv are ready: 14 nodes and 15 edges.");
  });

  it("gives the part that is shown, and says what the filter hides when it gives all", async () => {
    const { run } = cats();
    await run("filterGraph", { selector: "type == 'cat'" });
    const shown = await run("exportGraph", { format: "csv", selector: "$shown" });
    expect(shown.data).toMatchObject({ nodeCount: 8, edgeCount: 6 });
    const all = await run("exportGraph", { format: "csv" });
    expect(all.message).toContain("The filter hides 6 of these nodes; selector $shown leaves them out.");
  });
});

describe("undo", () => {
  it("takes back one step of several by its number, and nothing of the others", async () => {
    const { run, document } = cats();
    await run("updateElements", { selector: "id == 'cat1'", set: { age: 6 } });
    await run("updateElements", { selector: "id == 'cat2'", set: { age: 3 } });
    const [, first] = document.undoable(5);
    expect(document.undoable(5)).toHaveLength(2);
    expect(await run("undo", { step: first?.number ?? 0 })).toMatchObject({ success: true });
    expect(document.node("cat1")?.attributes["age"]).toBe(5);
    expect(document.node("cat2")?.attributes["age"]).toBe(3);
    expect(document.undoable(5)).toHaveLength(1);
  });

  it("says which steps there are when it is given another number", async () => {
    const { run } = cats();
    await run("updateElements", { selector: "id == 'cat1'", set: { age: 6 } });
    const executed = await run("undo", { step: 99 });
    expect(executed).toMatchObject({ success: false, hint: expect.stringMatching(/\d+ “Updated 1 node: age = 6”/u) });
  });
});

function namesIn(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

describe("what a set holds", () => {
  it.each([
    ["rankNodes", { by: "degree", limit: 3 }, "top 3 by degree"],
    ["rankNodes", { by: "age", limit: 2, order: "asc", selector: "type == 'cat'" }, "lowest 2 by age, type == 'cat'"],
    ["rankNodes", { by: "degree", limit: 1, perGroup: "type" }, "top 1 by degree of each type"],
    ["getNeighbors", { ids: ["cat1"] }, "up to 1 step around Whiskers"],
    ["findPath", { source: "cat1", target: "cat2" }, "shortest path from Whiskers to Luna"],
  ])("is said in the digest: %s", async (name, input, words) => {
    const { run, registry } = createTestRegistry();
    await run(name, input);
    expect(registry.sets.lookup("last")?.foundBy).toBe(words);
  });
});

describe("neighbours from a number on", () => {
  it("are the rest of them", async () => {
    const { run } = createTestRegistry();
    const all = await run("getNeighbors", { ids: ["cat1"], depth: 3 });
    const rest = await run("getNeighbors", { ids: ["cat1"], depth: 3, offset: 2 });
    const nodes = (data: unknown) => (data as { nodes: readonly unknown[] }).nodes;
    expect(nodes(rest.data)).toEqual(nodes(all.data).slice(2));
    expect(rest.message).toContain("; from number 3: ");
    expect((await run("getNeighbors", { ids: ["cat1"], offset: 99 })).message).toMatch(
      /none is behind the first 99\.$/u,
    );
  });
});

describe("the strongest path by runAlgorithm", () => {
  it("is that of findPath, with the weight of each edge", async () => {
    const graph = {
      ...catsGraph(),
      edges: [
        ["a1", "cat1", "cat2", 1],
        ["a2", "cat1", "h1", 10],
        ["a3", "h1", "cat2", 10],
      ].map(([id, source, target, weight]) => ({
        id: String(id),
        source: String(source),
        target: String(target),
        attributes: { weight: Number(weight) },
      })),
    };
    const { run } = createTestRegistry(graph);
    const ends = { source: "cat1", target: "cat2", strong: true };
    const ran = await run("runAlgorithm", { algorithm: "shortestPath", options: ends });
    const found = await run("findPath", ends);
    expect(ran.message).toBe(found.message);
    expect(ran.data).toMatchObject({
      edgeIds: ["a2", "a3"],
      edges: [
        { id: "a2", weight: 10 },
        { id: "a3", weight: 10 },
      ],
    });
  });
});

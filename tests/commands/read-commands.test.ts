import { describe, expect, it } from "vitest";
import type { ExecutedCommand } from "@/commands/registry/command-types";
import type { GraphData } from "@/graph/changes/change-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../support/graphs/cats";
import { createTestRegistry } from "../support/test-registry";

interface Row {
  readonly input: JsonObject;
  readonly message: string | RegExp;
  readonly data?: JsonObject;
}

interface Rows {
  readonly works: readonly Row[];
  /** `hint` is what would work. */
  readonly refuses: readonly (Row & { readonly hint: string | RegExp })[];
  /** Understood, and nothing there: success, and the message says so. */
  readonly finds_nothing: readonly Row[];
}

const empty = { name: "Blank", directed: false, nodes: [], edges: [], layers: [], sets: [], filter: null } as const;

const table: Readonly<Record<string, Rows>> = {
  queryGraph: {
    works: [
      { input: { query: "nodeCount" }, message: "The graph has 14 nodes.", data: { nodeCount: 14 } },
      { input: { query: "edgeCount" }, message: "The graph has 15 edges.", data: { edgeCount: 15 } },
      {
        input: { query: "summary" },
        message:
          /^Cats has 14 nodes \(8 cat and 6 human\) and 15 edges \(.*\)\. Some edges are directed, others are not\. .*3 parts.*Whiskers has the highest degree: 6\.$/,
        data: {
          name: "Cats",
          direction: "mixed",
          nodeCount: 14,
          edgeCount: 15,
          componentCount: 3,
          componentSizes: [11, 2, 1],
          isolatedCount: 1,
          highestDegree: { id: "cat1", label: "Whiskers", degree: 6 },
          nodeAttributes: ["name", "type", "age", "indoor", "tags", "home"],
          edgeAttributes: ["type", "weight"],
        },
      },
      { input: { query: "view" }, message: "All 14 nodes are shown.", data: { filter: null, shownNodes: 14 } },
    ],
    refuses: [
      {
        input: { query: "colour" },
        message: /it must be one of nodeCount/,
        hint: "Change only 'query'; the rest can be sent as it is.",
      },
    ],
    finds_nothing: [
      { input: { query: "styles" }, message: "There are no style layers.", data: { layers: [] } },
      { input: { query: "layout" }, message: "No layout has been run.", data: { layout: null } },
      { input: { query: "selection" }, message: "Nothing is selected.", data: { nodeCount: 0, edgeCount: 0 } },
    ],
  },
  getSchema: {
    works: [
      {
        input: { target: "nodes" },
        message: /^Nodes have 6 attributes: name \(.*type \(cat, human\), age \(2 to 63\)/,
      },
      { input: {}, message: /Nodes have 6 attributes.*Edges have 2 attributes: type .* weight \(0\.25 to 5\)\.$/ },
    ],
    refuses: [
      {
        input: { target: "people" },
        message: /'target' is "people"/,
        hint: "Change only 'target'; the rest can be sent as it is.",
      },
    ],
    finds_nothing: [],
  },
  sampleData: {
    works: [
      { input: {}, message: /^3 of 14 nodes: \w+, \w+ and \w+\.$/, data: { total: 14 } },
      { input: { target: "edges", count: 5 }, message: /^5 of 15 edges: .+ – .+/, data: { total: 15 } },
      { input: { count: 2, stratifyBy: "type" }, message: /^2 of 14 nodes/, data: { total: 14 } },
    ],
    refuses: [
      { input: { stratifyBy: "tipe" }, message: `Nodes have no attribute "tipe".`, hint: /Did you mean type/ },
      { input: { selector: "age >" }, message: /./, hint: /./ },
    ],
    finds_nothing: [
      { input: { selector: "type == 'dog'" }, message: /dog.*cat.*human/, data: { nodes: [], total: 0 } },
    ],
  },
  describeProperty: {
    works: [
      {
        input: { property: "type" },
        message: "'type' has 2 values: cat (8) and human (6).",
        data: {
          kind: "string",
          present: 14,
          missing: 0,
          distinct: 2,
          values: [
            { value: "cat", count: 8 },
            { value: "human", count: 6 },
          ],
        },
      },
      {
        input: { property: "age", selector: "type == 'cat'" },
        message: "'age' runs from 2 to 12 over 7 nodes, mean 6.429, median 7; 1 of 8 nodes have none.",
        data: { min: 2, max: 12, median: 7, present: 7, missing: 1 },
      },
      { input: { property: "degree" }, message: /^'degree' runs from 0 to 6 over 14 nodes/ },
      { input: { property: "weight", target: "edges" }, message: /^'weight' runs from 0.25 to 5 over 13 edges/ },
      {
        input: { property: "tags" },
        message:
          "'tags' has 5 values: black (2), bold (2), grey (1), calm (1) and red (1); 10 of 14 nodes have none. A node with several values of 'tags' counts in each.",
        data: { kind: "list", present: 4, missing: 10, distinct: 5 },
      },
    ],
    refuses: [{ input: { property: "agee" }, message: `Nodes have no attribute "agee".`, hint: /Did you mean age/ }],
    finds_nothing: [
      {
        input: { property: "home", selector: "type == 'cat'" },
        message: "None of 8 nodes has a value for 'home'.",
        data: { present: 0, missing: 8 },
      },
      { input: { property: "age", selector: "age > 90" }, message: /90/, data: { present: 0, missing: 0 } },
    ],
  },
  findNodes: {
    works: [
      {
        input: { selector: "type == 'cat'", sortBy: "age", order: "desc", limit: 2 },
        message: "Found 8 nodes with type == 'cat'; the first 2 are shown.",
        data: { count: 8, nodeIds: ["cat4", "cat3"], set: "$1" },
      },
      {
        input: { selector: "degree > 3" },
        message: "Found 2 nodes with degree > 3: Whiskers and Oliver.",
        data: { count: 2, nodeIds: ["cat1", "cat3"] },
      },
      { input: { selector: "" }, message: "The graph has 14 nodes.", data: { count: 14 } },
    ],
    refuses: [
      { input: { selector: "tyep == 'cat'" }, message: `Nodes have no attribute "tyep".`, hint: /Did you mean type/ },
      { input: { selector: "type == 'cat' &&" }, message: /./, hint: /./ },
      { input: { selector: "$7" }, message: "There is no set $7.", hint: /\$last/ },
      { input: { selector: "*", sortBy: "wieght" }, message: /wieght/, hint: /age/ },
    ],
    finds_nothing: [
      { input: { selector: "type == 'dog'" }, message: /dog.*cat.*human/, data: { count: 0, nodeIds: [], set: "$1" } },
      { input: { selector: "$selected" }, message: "Nothing is selected.", data: { count: 0 } },
      { input: { selector: "$selected && age > 5" }, message: "Nothing is selected.", data: { count: 0 } },
    ],
  },
  findEdges: {
    works: [
      {
        input: { selector: "weight >= 3" },
        message: "Found 2 edges with weight >= 3: Whiskers – Oliver and Whiskers – Frank.",
        data: { count: 2, edgeIds: ["e8", "e15"], set: "$1" },
      },
      {
        input: { selector: "source.type == target.type", limit: 1 },
        message: /^Found 8 edges .*; the first is shown\.$/,
      },
    ],
    refuses: [{ input: { selector: "wait > 1" }, message: /Edges have no attribute "wait"/, hint: /weight/ }],
    finds_nothing: [{ input: { selector: "type == 'hates'" }, message: /hates/, data: { count: 0, edgeIds: [] } }],
  },
  getNode: {
    works: [
      {
        input: { id: "whiskers" },
        message: /^Whiskers has type cat, age 5.*; 6 neighbours: Luna, Oliver, Shadow, Ann, Bob and Frank\.$/,
        data: { id: "cat1", label: "Whiskers", degree: 6, neighborCount: 6, visible: true },
      },
      { input: { id: "[[h6]]" }, message: /Frank/, data: { id: "h6" } },
    ],
    refuses: [
      { input: { id: "Wiskers" }, message: "There is no node 'Wiskers'.", hint: "The nearest: Whiskers." },
      { input: { id: "zzzzzz" }, message: "There is no node 'zzzzzz'.", hint: /findNodes/ },
    ],
    finds_nothing: [
      {
        input: { id: "Smudge" },
        message: /and no neighbours\.$/,
        data: { degree: 0, neighborCount: 0, neighbors: [] },
      },
    ],
  },
  getNeighbors: {
    works: [
      {
        input: { ids: ["Tom"] },
        message: "Tom has 1 neighbour: Felix.",
        data: { count: 1, nodes: [{ id: "cat7", label: "Felix", distance: 1 }], set: "$1" },
      },
      {
        input: { selector: "name == 'Whiskers'", via: "type == 'lives with'" },
        message: "Whiskers has 2 neighbours over edges with type == 'lives with': Ann and Bob.",
        data: { count: 2 },
      },
      {
        input: { ids: ["cat4"], depth: 2 },
        message: /^Bella has 5 neighbours within 2 steps: Oliver, Dan, Whiskers, Luna and Cara\.$/,
        data: { count: 5 },
      },
      { input: { ids: ["h6"], direction: "out" }, message: "Frank has no neighbours.", data: { count: 0 } },
      { input: { ids: ["h6"], direction: "in" }, message: "Frank has 1 neighbour: Whiskers.", data: { count: 1 } },
    ],
    refuses: [
      { input: {}, message: "It is not said whose neighbours are wanted.", hint: /selector/ },
      { input: { ids: ["Tim"] }, message: "There is no node 'Tim'.", hint: /Tom/ },
      { input: { ids: ["cat1"], depth: 9 }, message: "'depth' is 9; it must be at most 5.", hint: /depth/ },
      { input: { ids: ["cat1"], via: "kind == 'x'" }, message: /Edges have no attribute "kind"/, hint: /type/ },
      {
        input: { ids: ["cat1"], selector: "*" },
        message: "Both a selector and ids were given.",
        hint: "Give one of them.",
      },
    ],
    finds_nothing: [
      { input: { ids: ["Smudge"] }, message: "Smudge has no neighbours.", data: { count: 0, nodes: [] } },
      { input: { selector: "type == 'dog'" }, message: /dog/, data: { count: 0 } },
    ],
  },
  findPath: {
    works: [
      {
        input: { source: "Luna", target: "Dan" },
        message: "The shortest path from Luna to Dan has 3 edges: Luna → Oliver → Cara → Dan.",
        data: { found: true, length: 3, edgeIds: ["e10", "e4", "e12"], set: "$1" },
      },
      {
        input: { source: "cat1", target: "cat3", weight: "weight" },
        message:
          /has 2 edges and a length of 1\.5 by weight: Whiskers → Luna → Oliver\. 2 edges without weight count 1\.$/,
        data: { length: 1.5, edgeIds: ["e7", "e10"] },
      },
      {
        input: { source: "Tom", target: "tom" },
        message: "Tom is both ends: the path has no edges.",
        data: { length: 0 },
      },
    ],
    refuses: [
      { input: { source: "Lunar", target: "Dan" }, message: "There is no node 'Lunar'.", hint: "The nearest: Luna." },
      {
        input: { source: "Luna", target: "Dan", weight: "type" },
        message: "'type' holds text, not numbers.",
        hint: /weight/,
      },
      { input: { source: "Luna", target: "Dan", weight: "wait" }, message: /"wait"/, hint: /weight/ },
    ],
    finds_nothing: [
      {
        input: { source: "Luna", target: "Smudge" },
        message: "There is no path from Luna to Smudge.",
        data: { found: false, length: null, nodes: [], edgeIds: [] },
      },
      {
        input: { source: "Frank", target: "Ann", directed: true },
        message: "There is no path from Frank to Ann. There is one only against the direction of the edges.",
        data: { found: false },
      },
    ],
  },
  rankNodes: {
    works: [
      {
        input: { by: "degree", limit: 3 },
        message: "The 3 nodes of 14 with the highest degree: Whiskers (6), Oliver (4) and Luna (3). Also with 3: Ann.",
        data: { by: "degree", total: 14, set: "$1" },
      },
      {
        input: { by: "age", limit: 1, selector: "age < 9" },
        message: "Tom has the highest age of 5 nodes: 7. Also with 7: Felix.",
      },
      { input: { by: "degree", limit: 1 }, message: "Whiskers has the highest degree of 14 nodes: 6." },
      {
        input: { by: "age", order: "asc", limit: 2, selector: "type == 'human'" },
        message: "The 2 nodes of 6 with the lowest age: Eve (17) and Cara (29).",
      },
    ],
    refuses: [
      { input: { by: "degre" }, message: `Nodes have no attribute "degre".`, hint: /Did you mean .*degree/ },
      {
        input: { by: "type" },
        message: "'type' holds text, not numbers.",
        hint: "Numbers are in: age, degree, indegree and outdegree.",
      },
    ],
    finds_nothing: [
      { input: { by: "age", selector: "type == 'dog'" }, message: /dog/, data: { total: 0, nodes: [] } },
      {
        input: { by: "age", selector: "name == 'Smudge'" },
        message: "None of the 1 node with name == 'Smudge' has a number for 'age'.",
        data: { total: 0 },
      },
    ],
  },
  aggregate: {
    works: [
      {
        input: { measure: "count", groupBy: "type" },
        message: "The count by 'type' over 14 nodes: cat 8 and human 6.",
        data: {
          measure: "count",
          groupBy: "type",
          rows: [
            { group: "cat", value: 8, count: 8 },
            { group: "human", value: 6, count: 6 },
          ],
        },
      },
      {
        input: { measure: "mean", property: "age", groupBy: "type" },
        message: "The mean of 'age' by 'type' over 14 nodes: human 40 and cat 6.429.",
      },
      { input: { measure: "median", property: "age" }, message: "The median of 'age' over 14 nodes is 12." },
      {
        input: { measure: "sum", property: "weight", target: "edges" },
        message: "The sum of 'weight' over 15 edges is 18.25.",
      },
      { input: { measure: "max", property: "age", selector: "type == 'cat'" }, message: /is 12: Bella\.$/ },
      { input: { measure: "count", property: "tags" }, message: "The count of those with 'tags' over 14 nodes is 4." },
    ],
    refuses: [
      { input: { measure: "mean" }, message: "A mean needs a property.", hint: /numeric attribute/ },
      { input: { measure: "mean", property: "name" }, message: "'name' holds text, not numbers.", hint: /age/ },
      { input: { measure: "count", groupBy: "kind" }, message: `Nodes have no attribute "kind".`, hint: /type/ },
    ],
    finds_nothing: [
      {
        input: { measure: "count", selector: "type == 'dog'" },
        message: /dog/,
        data: { rows: [{ value: 0, count: 0 }] },
      },
      {
        input: { measure: "mean", property: "age", selector: "name == 'Smudge'" },
        message: "The mean of 'age' over 1 node is no number.",
        data: { rows: [{ value: null, count: 1 }] },
      },
    ],
  },
  listAlgorithms: {
    works: [
      {
        input: {},
        message: "There are 40 algorithms.",
        data: { optionsOfAll: { within: expect.stringMatching(/^node selector/) } },
      },
      {
        input: { family: "paths" },
        message: "There are 7 algorithms about paths.",
      },
    ],
    refuses: [
      {
        input: { name: "degree" },
        message: "There is no 'name'; it takes family.",
        hint: "listAlgorithms takes family.",
      },
    ],
    finds_nothing: [],
  },
  explainStyle: {
    works: [{ input: { id: "Smudge" }, message: "No style layer touches Smudge; it is drawn in the default grey." }],
    refuses: [{ input: { id: "Smuge" }, message: "There is no node or edge 'Smuge'.", hint: "The nearest: Smudge." }],
    finds_nothing: [{ input: { id: "e1" }, message: /^No style layer touches Whiskers – Ann/, data: { layers: [] } }],
  },
  exportGraph: {
    works: [
      {
        input: {},
        message: "cats.json is ready: 14 nodes and 15 edges.",
        data: { fileName: "cats.json", nodeCount: 14 },
      },
      {
        input: { selector: "type == 'cat'" },
        message: "cats.json is ready: 8 nodes and 6 edges.",
        data: { edgeCount: 6 },
      },
      { input: { format: "graphml" }, message: "cats.graphml is ready: 14 nodes and 15 edges." },
      {
        input: { format: "edges-csv" },
        message:
          "cats-edges.csv is ready: 14 nodes and 15 edges. The attributes of 14 nodes are not included: nodes go in a separate file. 1 node without edges is not included.",
      },
    ],
    refuses: [
      { input: { format: "pdf" }, message: /^'format' is "pdf"; it must be one of json, .*graphml/, hint: /format/ },
      { input: { selector: "typ == 'cat'" }, message: /"typ"/, hint: /type/ },
    ],
    finds_nothing: [
      {
        input: { selector: "type == 'dog'" },
        message: /dog.*Nothing was saved\.$/,
        data: { nodeCount: 0, edgeCount: 0 },
      },
    ],
  },
  exportImage: {
    works: [],
    refuses: [
      { input: {}, message: "A picture needs the canvas of the page.", hint: /exportGraph/ },
      { input: { scale: 100 }, message: "'scale' is 100; it must be at most 8.", hint: /scale/ },
    ],
    finds_nothing: [],
  },
};

describe.each(Object.entries(table))("%s", (name, rows) => {
  it.each(rows.works)("answers $input", async ({ input, message, data }) => {
    const executed = await createTestRegistry().run(name, input);
    expectMessage(executed, { success: true, message });
    if (data) expect(executed.data).toMatchObject(data);
  });

  it.each(rows.refuses)("refuses $input with what would work", async ({ input, message, hint }) => {
    const executed = await createTestRegistry().run(name, input);
    expectMessage(executed, { success: false, message });
    if (typeof hint === "string") expect(executed.hint).toBe(hint);
    else expect(executed.hint).toMatch(hint);
  });

  it.each(rows.finds_nothing)("says that there is nothing for $input", async ({ input, message, data }) => {
    const executed = await createTestRegistry().run(name, input);
    expectMessage(executed, { success: true, message });
    if (data) expect(executed.data).toMatchObject(data);
  });

  it("changes nothing, whatever the input", async () => {
    const { document, run } = createTestRegistry();
    const all = [...rows.works, ...rows.refuses, ...rows.finds_nothing];
    for (const { input } of all) await run(name, input, "assistant");
    expect(document.snapshot()).toEqual(catsGraph());
    expect({ revision: document.revision, steps: document.steps() }).toEqual({ revision: 0, steps: [] });
  });
});

it.each([
  ["queryGraph", { query: "summary" }, /^Blank has 0 nodes and 0 undirected edges\.$/],
  ["getSchema", {}, "Nodes have no attributes. Edges have no attributes."],
  ["sampleData", { target: "both" }, "The graph has no nodes. The graph has no edges."],
  ["findNodes", { selector: "*" }, "The graph has no nodes."],
  ["rankNodes", { by: "degree" }, "The graph has no nodes."],
  ["aggregate", { measure: "count" }, "The graph has no nodes."],
  ["exportGraph", {}, "blank.json is ready: 0 nodes and 0 edges."],
])("%s answers on a graph without nodes", async (name, input, message) => {
  expectMessage(await createTestRegistry(empty).run(name, input), { success: true, message });
});

describe("a node is found by its label", () => {
  const twins = () => {
    const graph = catsGraph();
    return createTestRegistry({ ...graph, nodes: [...graph.nodes, { id: "cat9", attributes: { name: "Luna" } }] });
  };

  it("refuses a label of two nodes with both ids", async () => {
    const executed = await twins().run("getNode", { id: "Luna" });
    expect(executed).toMatchObject({
      success: false,
      message: "2 nodes are called 'Luna': their ids are cat2 and cat9.",
      hint: "Give the id of the one that is meant.",
    });
  });

  it("takes an id before a label, and the exact case before another", async () => {
    const graph = catsGraph();
    const nodes = [
      ...graph.nodes,
      { id: "Luna", attributes: { name: "Ben" } },
      { id: "x", attributes: { name: "TOM" } },
    ];
    const { dataOf } = createTestRegistry({ ...graph, nodes });
    expect(await dataOf("getNode", { id: "Luna" })).toMatchObject({ label: "Ben" });
    expect(await dataOf("getNode", { id: "TOM" })).toMatchObject({ id: "x" });
  });

  it("names the nearest among 20,000 others", async () => {
    const nodes = Array.from({ length: 20_000 }, (_, index) => ({
      id: `p${index}`,
      attributes: { name: `Person ${index}` },
    }));
    const graph = { ...catsGraph(), nodes: [...nodes, ...catsGraph().nodes] };
    expect(await createTestRegistry(graph).run("getNode", { id: "Whisker" })).toMatchObject({
      success: false,
      hint: "The nearest: Whiskers.",
    });
  });
});

it("getNode lists each neighbour with the edge to it and its direction", async () => {
  const { dataOf } = createTestRegistry();
  expect(await dataOf("getNode", { id: "Whiskers" })).toMatchObject({
    neighbors: expect.arrayContaining([
      { id: "h6", label: "Frank", edge: { id: "e15", direction: "out", data: { type: "visits", weight: 3 } } },
      { id: "h1", label: "Ann", edge: { id: "e1", direction: "both", data: { type: "lives with", weight: 1 } } },
    ]),
  });
  expect(await dataOf("getNode", { id: "Frank" })).toMatchObject({ neighbors: [{ edge: { direction: "in" } }] });
});

it("findPath refuses negative weights, and takes a way around them", async () => {
  const graph = catsGraph();
  const edges = graph.edges.map((edge) => (edge.id === "e7" ? { ...edge, attributes: { weight: -1 } } : edge));
  const { run } = createTestRegistry({ ...graph, edges });
  const ends = { source: "Whiskers", target: "Luna", weight: "weight" };
  expect(await run("findPath", ends)).toMatchObject({
    success: false,
    message: "1 edge has a negative 'weight' (first: e7).",
  });
  expect(await run("findPath", { ...ends, via: "weight >= 0" })).toMatchObject({
    data: { found: true, length: 2, nodes: [{ id: "cat1" }, { id: "h1" }, { id: "cat2" }] },
  });
});

it("rankNodes keeps equal values in the order of the document", async () => {
  const { dataOf } = createTestRegistry();
  const { nodes } = await dataOf("rankNodes", { by: "age", selector: "age == 7" });
  expect(nodes).toEqual([
    { id: "cat6", label: "Tom", value: 7 },
    { id: "cat7", label: "Felix", value: 7 },
  ]);
});

it("exportGraph downloads the part that is named, without dangling edges", async () => {
  const executed = await createTestRegistry().run("exportGraph", {
    selector: "name == 'Tom' || name == 'Felix' || name == 'Ann'",
  });
  expect(executed.downloads).toMatchObject([{ fileName: "cats.json", mediaType: "application/json" }]);
  const content = executed.downloads?.[0]?.content;
  const written = JSON.parse(typeof content === "string" ? content : "null");
  expect(written.nodes.map(({ id }: { id: string }) => id)).toEqual(["cat6", "cat7", "h1"]);
  expect(written.edges.map(({ id }: { id: string }) => id)).toEqual(["e14"]);
});

it("exportImage downloads what the canvas draws, and says for which labels there is no room", async () => {
  const asked: unknown[] = [];
  const pictureWithout = (nodes: number, edges: number) => async (options: unknown) => {
    asked.push(options);
    return { content: new Blob(["png"], { type: "image/png" }), withoutLabel: { nodes, edges } };
  };
  const run = (nodes: number, edges: number) =>
    createTestRegistry(catsGraph(), { picture: pictureWithout(nodes, edges) }).run("exportImage", { scale: 3 });
  const executed = await run(0, 0);
  expect(executed).toMatchObject({ success: true, data: { fileName: "cats.png" }, message: "cats.png is ready." });
  expect(executed.downloads?.[0]?.content).toBeInstanceOf(Blob);
  expect(asked).toEqual([{ format: "png", scale: 3, background: "theme" }]);
  const crowded = await run(2, 1);
  expect(crowded.message).toBe("cats.png is ready. There is no room for the labels of 2 nodes and 1 edge.");
  expect(crowded.data).toEqual({ fileName: "cats.png", withoutLabel: { nodes: 2, edges: 1 } });
});

it("samples spread over the values of an attribute", async () => {
  const { dataOf } = createTestRegistry();
  const { nodes } = await dataOf("sampleData", { count: 4, stratifyBy: "type" });
  const types = Array.isArray(nodes) ? nodes.map((node) => node?.data?.type) : [];
  expect(types.toSorted()).toEqual(["cat", "cat", "human", "human"]);
});

it("explainStyle names the layers that decide, in words and in numbers", async () => {
  const { document, run } = createTestRegistry();
  const cats = parsed("type == 'cat'");
  const style = { step: "style", actor: "assistant", title: "Style" } as const;
  const layers: StyleLayer[] = [
    { id: "l1", name: "Make cats blue", target: "nodes", where: cats, style: { color: "--g-1" }, origin: "assistant" },
    { id: "l2", name: "Bigger", target: "nodes", where: parsed("*"), style: { size: { scale: 1.5 } }, origin: "user" },
  ];
  document.apply(
    layers.map((layer) => ({ type: "layer-put", layer })),
    style,
  );
  const executed = await run("explainStyle", { id: "Whiskers" });
  expect(executed.message).toBe(
    "Whiskers has colour blue from the layer 'Make cats blue' (type == 'cat'), and size × 1.5 from the layer 'Bigger' (*).",
  );
  expect(executed.data).toMatchObject({
    id: "cat1",
    target: "nodes",
    style: { color: expect.stringMatching(/^#[0-9a-f]{6}$/), size: expect.any(Number) },
    layers: [
      { id: "l1", where: "type == 'cat'", wins: ["color"], origin: "assistant" },
      { id: "l2", where: "*", wins: ["size"], origin: "user" },
    ],
  });
  expect((await run("explainStyle", { id: "Ann" })).message).toBe("Ann has size × 1.5 from the layer 'Bigger' (*).");
  expect(await run("queryGraph", { query: "styles" })).toMatchObject({
    message: "2 style layers: 'Make cats blue' (8 nodes) and 'Bigger' (14 nodes).",
    data: {
      layers: [
        { id: "l1", where: "type == 'cat'", count: 8 },
        { id: "l2", count: 14 },
      ],
    },
  });
});

function parsed(text: string): Selector {
  const result = parseSelector(text);
  if (!result.success) throw new Error(result.message);
  return result.selector;
}

function expectMessage(
  executed: ExecutedCommand,
  wanted: { readonly success: boolean; readonly message: string | RegExp },
): void {
  const { success, message } = executed;
  if (typeof wanted.message === "string") expect({ success, message }).toEqual(wanted);
  else expect(message).toMatch(wanted.message);
  expect({ success, message }).toMatchObject({ success: wanted.success });
}

describe("a name that can only mean one attribute", () => {
  const data: GraphData = {
    ...catsGraph(),
    nodes: [
      { id: "a", attributes: { name: "Ann", salary_eur: 10, "Weight (kg)": 70, heightM: 2, heightFt: 6 } },
      { id: "b", attributes: { name: "Bob", salary_eur: 30, "Weight (kg)": 60, heightM: 1, heightFt: 4 } },
    ],
    edges: [],
  };

  it("is taken where something is only read, and the attribute is told", async () => {
    const { run } = createTestRegistry(data);
    expect(await run("rankNodes", { by: "salary", limit: 1 })).toMatchObject({ data: { by: "salary_eur" } });
    expect((await run("aggregate", { measure: "mean", property: "weight" })).message).toMatch(/Weight \(kg\).*65/u);
  });

  it("is refused where it can mean two, and for an edit", async () => {
    const { run, document } = createTestRegistry(data);
    expect(await run("rankNodes", { by: "height" })).toMatchObject({ success: false });
    expect(await run("updateElements", { selector: "*", add: { salary: 1 } })).toMatchObject({ success: false });
    expect(document.revision).toBe(0);
  });
});

import { fileFormats } from "@parley/formats/recognise";
import { writeGraph } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { guessName } from "../../packages/formats/src/table/guess-name";
import { formatSamples } from "../support/graphs/format-samples";
import { isLong, runsOf } from "../support/long";
import { readGraph, readOwnGraph } from "../support/read-in-english";

async function read(text: string, fileName = "people.csv") {
  const result = await readGraph(text, fileName);
  if (!result.success) throw new Error(result.message);
  expect(() => createGraphDocument(result.graph)).not.toThrow();
  return result;
}

/** Edges as "a-b", with their attributes where they have some. */
async function edgesOf(text: string, fileName?: string): Promise<string[]> {
  const { graph } = await read(text, fileName);
  return graph.edges.map(({ source, target, attributes }) => {
    const rest = JSON.stringify(attributes);
    return `${source}-${target}${rest === "{}" ? "" : ` ${rest}`}`;
  });
}

async function refusal(text: string, fileName = "people.csv") {
  const result = await readGraph(text, fileName);
  if (result.success) throw new Error(`${text} was read`);
  return result;
}

const whole: GraphData = {
  name: "Whole",
  directed: true,
  labelAttribute: "nick",
  layout: "circle",
  nodes: [
    {
      id: "a",
      attributes: { nick: "A", tags: ["x", 1, null], at: { city: "Bern" }, nothing: null },
      position: { x: 1, y: -2.5 },
    },
    { id: "b", attributes: {}, parent: "a" },
  ],
  edges: [
    { id: "e", source: "a", target: "b", attributes: { weight: 2 }, directed: false },
    { id: "loop", source: "a", target: "a", attributes: {} },
  ],
  layers: [
    {
      id: "l1",
      name: "Blue",
      target: "nodes",
      where: { op: "not", term: { op: "in", field: { name: "id", of: "computed" }, values: ["a"] } },
      style: { color: "--g-1", size: { scale: 1.5 }, shape: "star" },
      origin: "assistant",
      enabled: false,
    },
    {
      id: "l2",
      name: "By nick",
      target: "nodes",
      where: { op: "all" },
      mapping: { kind: "categories", channel: "color", property: "nick", entries: [{ value: "A", output: "#3164e7" }] },
      origin: "user",
    },
  ],
  sets: [{ name: "mine", nodes: ["a"], edges: ["e"] }],
  filter: {
    text: "exists(nick)",
    steps: [
      { target: "nodes", where: exists("nick"), text: "exists(nick)", enabled: true },
      { target: "edges", where: exists("weight"), text: "exists(weight)", enabled: false },
    ],
  },
};

function exists(name: string) {
  return { op: "exists", field: { name, of: "bare" } } as const;
}

describe("own JSON", () => {
  it("is the same document when read back", async () => {
    const { graph, notes } = await read(writeGraph(whole), "whole.json");
    expect(graph).toEqual(whole);
    expect(notes).toEqual([]);
    expect(writeGraph(graph)).toBe(writeGraph(whole));
  });

  it("reads a file with the one filter of before as a filter of one step", async () => {
    const old = { target: "nodes", where: exists("nick"), text: "exists(nick)" };
    const text = writeGraph({ ...whole, filter: null }).replace('"filter": null', `"filter": ${JSON.stringify(old)}`);
    const { graph } = await read(text, "old.json");
    expect(graph.filter).toEqual({ text: "exists(nick)", steps: [{ ...old, enabled: true }] });
  });

  it("comes back the same for any attributes, prototype names included", async () => {
    const name = fc.oneof(fc.constantFrom("__proto__", "constructor", "toString", ""), fc.string({ unit: "binary" }));
    const attributes = fc
      .array(fc.tuple(name, fc.jsonValue({ stringUnit: "binary" })))
      .map((entries) => Object.fromEntries(entries));
    await fc.assert(
      fc.asyncProperty(fc.array(attributes, { maxLength: 4 }), async (records) => {
        const nodes = records.map((record, place) => ({ id: `n${place}`, attributes: record }));
        const text = writeGraph({ ...whole, nodes: JSON.parse(JSON.stringify(nodes)), edges: [], layers: [] });
        const again = await readGraph(text, "x.json");
        expect(again.success && writeGraph(again.graph)).toBe(text);
      }),
      { numRuns: 200 },
    );
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  it.each([
    [{ parley: 2, nodes: [] }, "newer Parley"],
    [{ parley: 1, name: "x" }, "directed: "],
    [{ parley: 1, name: "x", directed: true, nodes: [{ id: "a" }, { id: 5 }], edges: [] }, "nodes[1].id: "],
    [{ parley: 1, name: "x", directed: true, nodes: [{ id: "a" }, { id: "a" }], edges: [] }, "Node 2 has the id 'a'"],
    [
      { parley: 1, name: "x", directed: true, nodes: [{ id: "a" }], edges: [{ id: "e", source: "a", target: "b" }] },
      "Edge 1 (from 'a' to 'b') needs node 'b'",
    ],
    [{ parley: 1, name: "x", directed: true, nodes: [{ id: "a", parent: "a" }], edges: [] }, "would be inside itself"],
    [{ parley: 1, name: "x", directed: true, nodes: [{ id: "a", parent: "z" }], edges: [] }, "is in the group 'z'"],
    [
      {
        parley: 1,
        name: "x",
        directed: true,
        nodes: [],
        edges: [],
        layers: [
          { id: "l", name: "l", target: "nodes", where: { op: "all" }, origin: "user", style: { color: "url(x)" } },
        ],
      },
      "layers[0].style.color: ",
    ],
    [
      {
        parley: 1,
        name: "x",
        directed: true,
        nodes: [],
        edges: [],
        layers: [
          {
            id: "layer-1",
            name: "Red",
            target: "nodes",
            origin: "user",
            where: { op: "not", term: { op: "exists", field: { name: "color", of: "computed" } } },
          },
        ],
      },
      "layers[0].where.term.field: a condition in a file may ask for @id",
    ],
    [
      { parley: 1, name: "x", directed: true, nodes: [], edges: [], filter: { where: { op: "set", name: "1" } } },
      "filter.",
    ],
  ])("refuses %j", async (json, message) => {
    expect((await refusal(JSON.stringify(json), "x.json")).message).toContain(message);
  });

  it("refuses a number beyond what JSON can hold", async () => {
    const text = '{"parley":1,"name":"x","directed":true,"nodes":[{"id":"a","attributes":{"age":1e999}}],"edges":[]}';
    expect((await refusal(text, "x.json")).message).toContain("'age'");
  });
});

describe("node-link JSON", () => {
  it.each(["links", "edges"])("reads %s with ends by id", async (key) => {
    const json = { nodes: [{ id: "a", age: 3, x: 1, y: 2 }, { id: 7 }], [key]: [{ source: "a", target: 7, w: 1 }] };
    const { graph } = await read(JSON.stringify(json), "my-graph.json");
    expect(graph.name).toBe("My graph");
    expect(graph.nodes).toEqual([
      { id: "a", attributes: { age: 3 }, position: { x: 1, y: 2 } },
      { id: "7", attributes: {} },
    ]);
    expect(graph.edges).toEqual([{ id: "e1", source: "a", target: "7", attributes: { w: 1 } }]);
  });

  it("reads ends by place, names as ids where there are no ids", async () => {
    const json = {
      nodes: [
        { name: "Ann", index: 0 },
        { name: "Bob", index: 1 },
      ],
      links: [{ source: 1, target: 0 }],
    };
    expect(await edgesOf(JSON.stringify(json), "x.json")).toEqual(["Bob-Ann"]);
    const doubled = { nodes: [{ name: "Ann" }, { name: "Ann" }], links: [{ source: 0, target: 1 }] };
    expect(await edgesOf(JSON.stringify(doubled), "x.json")).toEqual(["n0-n1"]);
  });

  it("reads what networkx, d3 and graphology write", async () => {
    const networkx = {
      directed: true,
      multigraph: true,
      graph: { name: "Net" },
      nodes: [{ id: 0 }, { id: 1 }],
      links: [
        { source: 0, target: 1, key: 0 },
        { source: 0, target: 1, key: 1 },
      ],
    };
    const { graph } = await read(JSON.stringify(networkx), "x.json");
    expect([graph.name, graph.directed, graph.edges.length]).toEqual(["Net", true, 2]);
    const d3 = { nodes: [{ id: "a" }, { id: "b" }], links: [{ source: { id: "a" }, target: { id: "b" }, index: 0 }] };
    expect(await edgesOf(JSON.stringify(d3), "x.json")).toEqual(['a-b {"index":0}']);
    const graphology = {
      options: { type: "directed" },
      attributes: { name: "G" },
      nodes: [{ key: "a", attributes: { x: 1, y: 2, age: 3 } }, { key: "b" }],
      edges: [{ key: "1", source: "a", target: "b", attributes: { w: 2 }, undirected: true }],
    };
    const second = (await read(JSON.stringify(graphology), "x.json")).graph;
    expect(second.nodes[0]).toEqual({ id: "a", attributes: { age: 3 }, position: { x: 1, y: 2 } });
    expect(second.directed).toBe(false);
    expect(second.edges[0]).toEqual({ id: "e1", source: "a", target: "b", attributes: { w: 2 } });
  });

  it("names the edge and the end that is missing", async () => {
    const json = {
      nodes: [{ id: "a" }],
      links: [
        { source: "a", target: "a" },
        { source: "a", target: "zed" },
      ],
    };
    const { message } = await refusal(JSON.stringify(json), "x.json");
    expect(message).toBe('Edge 2 of x.json (from "a" to "zed"): there is no node "zed".');
    const none = { nodes: [{ id: "a" }], links: [{ source: "a" }] };
    expect((await refusal(JSON.stringify(none), "x.json")).message).toBe("Edge 1 of x.json has no target.");
  });
});

describe("Cytoscape JSON", () => {
  const nodes = [{ data: { id: "a", age: 3 }, position: { x: 1, y: 2 } }, { data: { id: "b", parent: "a" } }];
  const edges = [{ data: { id: "ab", source: "a", target: "b", w: 1 } }];
  it.each([
    ["a whole export", { elements: { nodes, edges }, data: { name: "Pets" } }],
    ["one list inside", { elements: [...nodes, ...edges], data: { name: "Pets" } }],
    ["elements alone", { nodes, edges }],
    ["one list alone", [...edges, ...nodes]],
  ])("reads %s", async (_, json) => {
    const { graph } = await read(JSON.stringify(json), "pets.json");
    expect(graph.name).toBe("Pets");
    expect(graph.nodes).toEqual([
      { id: "a", attributes: { age: 3 }, position: { x: 1, y: 2 } },
      { id: "b", attributes: {}, parent: "a" },
    ]);
    expect(graph.edges).toEqual([{ id: "ab", source: "a", target: "b", attributes: { w: 1 } }]);
  });

  it("refuses an edge to a node that is not there", async () => {
    expect((await refusal(JSON.stringify(edges), "x.json")).message).toContain("needs node 'a'");
  });
});

describe("edge lists", () => {
  it.each([
    ["two names a row", "Ann, Bob\nBob, Cat\n", ["Ann-Bob", "Bob-Cat"]],
    ["a header in any order", "weight,target,source\n2,b,a", ['a-b {"weight":2}']],
    ["from and to", "From;To;since\na;b;1999", ['a-b {"since":1999}']],
    ["tabs", "source\ttarget\na\tb", ["a-b"]],
    ["a third column of numbers", "a,b,1.5\nb,c,2", ['a-b {"weight":1.5}', 'b-c {"weight":2}']],
    ["a third column of texts", "a,b,knows", ['a-b {"type":"knows"}']],
    ["a header told by its numbers", "person,friend,years\na,b,3", ['a-b {"years":3}']],
    ["a byte order mark, CRLF and blank lines", "\uFEFFsource,target\r\n\r\na,b\r\n \r\n", ["a-b"]],
    ["quotes with separators and line breaks", 'source,target\n"Smith, Ann","B ""x""\nC"', ['Smith, Ann-B "x"\nC']],
    ["ids as texts", "source,target,code\n007,1e5,007\n1,2,3", ['007-1e5 {"code":"007"}', '1-2 {"code":"3"}']],
    ["decimal commas", "source;target;w\na;b;1,5\nb;c;2", ['a-b {"w":1.5}', 'b-c {"w":2}']],
    [
      "true and false, and gaps",
      "source,target,old,w\na,b,true,\nb,c,FALSE,1",
      ['a-b {"old":true}', 'b-c {"old":false,"w":1}'],
    ],
    ["numbers too long to be exact", "source,target,n\na,b,12345678901234567890", ['a-b {"n":"12345678901234567890"}']],
    ["parallel edges and loops", "a,b\na,b\na,a", ["a-b", "a-b", "a-a"]],
    ["prototype names", "source,target,__proto__\n__proto__,constructor,5", ['__proto__-constructor {"__proto__":5}']],
  ])("reads %s", async (_, text, edges) => expect(await edgesOf(text)).toEqual(edges));

  it("reads Gephi's Type, Id and Label", async () => {
    const { graph } = await read("Source,Target,Type,Id,Label\na,b,Undirected,x,first\nb,c,Directed,y,second");
    expect(graph.edges).toEqual([
      { id: "x", source: "a", target: "b", directed: false, attributes: { Label: "first" } },
      { id: "y", source: "b", target: "c", directed: true, attributes: { Label: "second" } },
    ]);
  });

  it("takes a direction from the words from and to", async () => {
    expect((await read("from,to\na,b")).graph.directed).toBe(true);
    expect((await read("a,b")).graph.directed).toBe(false);
  });

  it("reads a table of nodes alone, and says that it has no edges", async () => {
    const { graph, notes } = await read("id,name\n1,Ann\n2,Bob\n1,Anna");
    expect(graph.nodes).toEqual([
      { id: "1", attributes: { name: "Ann" } },
      { id: "2", attributes: { name: "Bob" } },
    ]);
    expect(notes).toEqual([
      "Row 3 has the id '1' again: its values were added to the first. people.csv, line 4.",
      "people.csv has nodes but no edges.",
    ]);
  });

  it("keeps a row with one name as a node, and says so", async () => {
    const rows = Array.from({ length: 13 }, (_, row) => `a${row},b`).join("\n");
    const { graph, notes } = await read(`source,target\n${rows}\nlonely\n`);
    expect(graph.nodes.some(({ id }) => id === "lonely")).toBe(true);
    expect(graph.edges).toHaveLength(13);
    expect(notes).toEqual(["Row 14 has one column: 'lonely' was added as a node. people.csv, line 15."]);
  });

  it.each([
    ["just words", "has one column"],
    ["source,target\na,b\nb,c,d", "Row 2 has 3 columns, the header 2. people.csv, line 3."],
    ['source,target\n"x\ny",b\n,,', ""],
    ['source,target\na,"b', "Row 2 has a quote that is not closed. people.csv, line 2."],
  ])("tells what is wrong with %j", async (text, message) => {
    const result = await readGraph(text, "people.csv");
    if (message === "") expect(result.success).toBe(true);
    else expect(result).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });
});

describe("what is no graph", () => {
  it("is no text to write otherwise where it is a file, and damaged where Parley wrote it", async () => {
    expect((await refusal("just some words.", "notes.log")).message).toBe("notes.log doesn't look like a graph.");
    for (const text of ["", "null", "a,b", '{"nodes":[']) {
      expect(await readOwnGraph(text, "The saved graph")).toMatchObject({
        success: false,
        message: "The saved graph is damaged: it is not a graph that Parley wrote.",
      });
    }
  });

  it.each([
    ["", "is empty"],
    [" \n ", "is empty"],
    ["\u0089PNG\r\n\u001a\n\0\0", "not a text file"],
    ["<!DOCTYPE html><html></html>", "web page"],
    ["<?xml version='1.0'?><svg/>", "neither GraphML nor GEXF"],
    ['{"a": 1}', "I found no graph in it"],
    ["[1, 2]", "I found no graph in it"],
    ["null", "data doesn't look like a graph. Try one edge per line: Ann -> Bob."],
  ])("is told for %j", async (text, message) => {
    const result = await refusal(text, "data");
    expect(result.message).toContain(message);
    expect(result.hint).toBeDefined();
  });

  it.each([
    ['{"nodes": [\n  {"id": "a"},\n  {"id"', 3, "line 3, column 8: it ends in the middle of a record"],
    ['{"nodes": [', 1, "it ends in the middle of a list"],
    ['{"nodes": [1,]}', 1, "column 14: `]` where a value was expected"],
    ["{nodes: []}", 1, "column 2: `n` where a name in double quotes or } was expected"],
    ['{"a" 1}', 1, "where a colon was expected"],
    ['{"a": 1 "b": 2}', 1, "where a comma or } was expected"],
    ['{"a": "x\n"}', 1, "a text without a closing quote"],
    ['{"a":1}\n{"b":2}', 2, "after the end of the data"],
    ["hello", 1, "`h` where a value was expected"],
  ])("names the place where %j stops being JSON", async (text, line, message) => {
    const result = await refusal(text, "x.json");
    expect(result.message).toContain(`line ${line}, `);
    expect(result.message).toContain(message);
  });

  it("never rejects, whatever the text", async () => {
    const piece = fc.oneof(
      fc.constantFrom("{", "}", "[", '"nodes":', '"links":', "{}", ",", "\n", '"', ";", "\t", "source", "a,b\n"),
      fc.string({ unit: "binary", maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const result = await readGraph(pieces.join(""), "x");
        if (result.success) expect(() => createGraphDocument(result.graph)).not.toThrow();
        else expect(result.message.length).toBeGreaterThan(10);
      }),
      { numRuns: runsOf(200) },
    );
  });

  it("says so of data nested without end", async () => {
    const deep = `{"nodes":[{"id":"a","x":${"[".repeat(9_000)}${"]".repeat(9_000)}}],"links":[]}`;
    expect((await refusal(deep, "x.json")).message).toContain("nested more than 200 levels");
  });
});

describe("size and names", () => {
  // Twice what a stack has places for; the long run has more than a call takes arguments.
  const many = isLong ? 100_000 : 20_000;
  it(`reads ${many} nodes in each form`, { timeout: 60_000 }, async () => {
    const ids = Array.from({ length: many }, (_, place) => `n${place}`);
    const link = JSON.stringify({
      nodes: ids.map((id) => ({ id })),
      links: ids.map((id) => ({ source: id, target: "n0" })),
    });
    const linked = await readGraph(link, "x.json");
    expect(linked.success && linked.graph.edges.length).toBe(many);
    const own = linked.success ? await readGraph(writeGraph(linked.graph), "x.json") : linked;
    expect(own.success && own.graph.nodes.length).toBe(many);
    const list = await readGraph(ids.map((id) => `${id},n0,1`).join("\n"), "x.csv");
    expect(list.success && list.graph.nodes.length).toBe(many);
  });

  it("guesses a graph's name from the file's", () => {
    expect(guessName("my_first-graph.v2.json")).toBe("My first graph.v2");
    expect(guessName("/data/cats.csv")).toBe("Cats");
    expect(guessName("")).toBe("Untitled graph");
  });

  it("names only forms it opens", async () => {
    const written: Readonly<Record<string, string>> = {
      ".tsv": "a\tb",
      ".txt": "a b;c",
      ".edges": "a b\nb c",
      ".edgelist": "1 2\n2 3",
      ".ncol": "a b 1\nb c 2",
      ".jsonl": '{"source":"a","target":"b"}\n{"source":"b","target":"c"}',
      ".ndjson": '{"source":"a","target":"b"}\n{"source":"b","target":"c"}',
      ".cyjs": '{"elements":{"nodes":[{"data":{"id":"a"}}],"edges":[]}}',
      ".gv": "graph { a -- b }",
      ".cx": '[{"numberVerification":[{"longNumber":1}]},{"nodes":[{"@id":1}]}]',
      ".adjlist": "a b c\nb c",
    };
    for (const { name, extensions } of fileFormats) {
      for (const extension of extensions) {
        const opened = await readGraph(written[extension] ?? formatSamples[name].text, `x${extension}`);
        expect([extension, opened.success && opened.graph.nodes.length > 0]).toEqual([extension, true]);
      }
    }
  });
});

describe("whole numbers that no number holds", () => {
  const [even, odd] = ["9007199254740992", "9007199254740993"];

  it("are kept as they are written, as ids, ends and attributes", async () => {
    const nodes = `[{"id":${odd},"v":${odd}},{"id":${even},"v":"\\" ${odd}","w":12.5}]`;
    const big = await readGraph(`{"nodes":${nodes},"edges":[{"source":${odd},"target":${even}}]}`, "big.json");
    if (!big.success) throw new Error(big.message);
    expect(big.graph.nodes).toMatchObject([
      { id: odd, attributes: { v: odd } },
      { id: even, attributes: { v: `" ${odd}`, w: 12.5 } },
    ]);
    expect(big.graph.edges).toMatchObject([{ source: odd, target: even }]);
  });

  it("are found beside a text of any length", async () => {
    const text = `{"nodes":[{"id":${odd},"v":"${"\\\\".repeat(8_000_000)}"}],"edges":[]}`;
    const big = await readGraph(text, "big.json");
    expect(big.success && big.graph.nodes[0]?.id).toBe(odd);
  });

  it("do not make JSON of what is none", async () => {
    expect(await readGraph(`{"nodes":[{"id":1, ${odd}:2}]}`, "big.json")).toMatchObject({ success: false });
  });
});

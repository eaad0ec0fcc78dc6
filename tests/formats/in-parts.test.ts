import { type GraphInParts, type LargeFile, readInParts } from "@parley/formats/parts";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";

/** As a disk gives it: in pieces that end anywhere. */
function fileOf(name: string, content: string | Uint8Array, pieceBytes = 65_537): LargeFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += pieceBytes) controller.enqueue(bytes.subarray(at, at + pieceBytes));
        controller.close();
      },
    });
  return { name, size: bytes.length, stream };
}

async function partsOf(file: LargeFile): Promise<GraphInParts> {
  const read = await readInParts(file);
  if (!read?.success) throw new Error(`not read in parts: ${read ? sayRead(read.why) : "whole"}`);
  return read;
}

async function allOf(read: GraphInParts) {
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  const notes: string[] = [];
  const ratios: number[] = [];
  let failure = "";
  for await (const part of read.parts()) {
    if (!part.success) {
      failure = sayRead(part.why);
      continue;
    }
    for (const { id, attributes } of part.nodes)
      nodes.set(id, { id, attributes: { ...nodes.get(id)?.attributes, ...attributes } });
    for (const edge of part.edges) edges.push(edge);
    for (const note of part.notes) notes.push(sayRead(note));
    ratios.push(part.ratio);
  }
  return { nodes: [...nodes.values()], edges, notes, ratios, failure };
}

/** Little of what is read, and long. */
const count = 2500;
const pad = "x".repeat(600);
const lines = (of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));
const edgeRows = lines(
  (at) => `p${at % 1000},p${(at * 7) % 999},${at / 4},"a, ""quoted"" name ${pad}",${at % 2 === 0}`,
);
const edgeTable = ["source,target,weight,note,known", ...edgeRows];

describe("a table read in parts", () => {
  it.each([
    ["edges", "edges.csv", edgeTable.join("\n")],
    ["edges with Windows line breaks", "edges.csv", `${edgeTable.join("\r\n")}\r\n`],
    [
      "edges between tabs, without a header",
      "edges.tsv",
      lines((at) => `anna${at % 50}\tbert${at % 49}\t${at}\t${pad}`).join("\n"),
    ],
    [
      "nodes",
      "nodes.csv",
      ["id,name,age", ...lines((at) => `n${at},Person number ${at} ${pad},${at % 90}`)].join("\n"),
    ],
    [
      "cells with line breaks",
      "edges.csv",
      ["source,target,note", ...lines((at) => `a${at},b${at},"two\nlines of ${at} ${pad}"`)].join("\n"),
    ],
  ])("is what it is as a whole: %s", async (_, name, text) => {
    const whole = await readGraph(text, name, { format: "csv" });
    if (!whole.success) throw new Error(sayRead(whole.why));
    const read = await allOf(await partsOf(fileOf(name, text)));
    expect(read.notes).toEqual([]);
    expect(read.edges).toEqual(whole.graph.edges);
    expect(new Map(read.nodes.map((node) => [node.id, node.attributes]))).toEqual(
      new Map(whole.graph.nodes.map((node) => [node.id, node.attributes])),
    );
    expect(read.ratios.length).toBeGreaterThan(1);
    expect(read.ratios.at(-1)).toBe(1);
    expect(read.ratios).toEqual(read.ratios.toSorted((one, other) => one - other));
  });

  it("keeps what its first lines do not show, and says on which line it stands", async () => {
    const rows = [...edgeTable];
    rows[2000] = "p1,p2,heavy,n,true";
    rows[2100] = "p1,p2,3,n,perhaps";
    rows[2200] = "p1,p2,3,n,true,more";
    rows[2300] = "lonely";
    rows[2400] = ",,7";
    const { edges, nodes, notes } = await allOf(await partsOf(fileOf("edges.csv", rows.join("\n"))));
    const at = (row: number) => edges.find(({ id }) => id === `e${row}`)?.attributes;
    expect(at(2000)).toMatchObject({ weight: "heavy", known: true });
    expect(at(2100)).toMatchObject({ weight: 3, known: "perhaps" });
    expect(at(2200)).toMatchObject({ "column 6": "more" });
    expect(nodes.some(({ id }) => id === "lonely")).toBe(true);
    expect(edges).toHaveLength(count - 2);
    expect(notes).toEqual([
      "Line 2,001: “heavy” in weight is not a number; it was kept as text.",
      "Line 2,101: “perhaps” in known is neither true nor false; it was kept as text.",
      "Row 2,200 has 6 columns, the header 5. edges.csv, line 2,201.",
      "Row 2,300 has one column: 'lonely' was added as a node. edges.csv, line 2,301.",
      "Row 2,400 has no name (a total?): it was skipped. edges.csv, line 2,401.",
    ]);
  });

  it("reads a column that is empty at first by its first values", async () => {
    const rows = ["source,target,late", ...lines((at) => `a${at} ${pad},b${at},${at > 2450 ? at : ""}`)];
    const { edges, notes } = await allOf(await partsOf(fileOf("edges.csv", rows.join("\n"))));
    expect(edges.at(-1)?.attributes).toEqual({ late: count - 1 });
    expect(notes).toEqual([]);
  });

  it("stops at a quote that nobody closes, and gives what stands before it", async () => {
    const rows = [...edgeTable];
    rows[2000] = 'p1,p2,3,"open,true';
    const { edges, failure } = await allOf(await partsOf(fileOf("edges.csv", rows.join("\n").replaceAll('""', ""))));
    expect(failure).toMatch(/^Row 2,001 has .* line 2,001\.$/u);
    expect(edges.length).toBeGreaterThan(1500);
  });

  it("loses no letter where a file is UTF-8 only at first", async () => {
    const plain = new TextEncoder().encode(`${edgeTable.slice(0, 2000).join("\n")}\n`);
    const latin = Uint8Array.from([..."p1,Müller,1,n,true\n"].map((sign) => sign.charCodeAt(0)));
    const bytes = new Uint8Array([...plain, ...latin]);
    const { nodes, notes } = await allOf(await partsOf(fileOf("edges.csv", bytes)));
    expect(nodes.some(({ id }) => id === "Müller")).toBe(true);
    expect(notes).toEqual([expect.stringMatching(/^edges\.csv is not UTF-8 from about line [\d,]+ on/u)]);
  });

  it("tells what its columns are before anything is read on", async () => {
    const { columns } = await partsOf(fileOf("edges.csv", edgeTable.join("\n")));
    expect(columns.map(({ name, role, kind }) => `${name} ${role} ${kind}`)).toEqual([
      "source source text",
      "target target text",
      "weight weight number",
      "note attribute text",
      "known attribute truth",
    ]);
  });

  it.each([
    ["a small one", "edges.csv", edgeTable.slice(0, 5).join("\n")],
    ["another form", "graph.json", JSON.stringify({ nodes: [], links: [], pad: "x".repeat(1_100_000) })],
    [
      "one whose rows name others",
      "people.csv",
      ["id,name,manager,note", ...lines((at) => `${at},Person ${at},${at < 3 ? "" : (at * 7) % 100},${pad}`)].join(
        "\n",
      ),
    ],
  ])("leaves %s to be read whole", async (_, name, text) => {
    expect(await readInParts(fileOf(name, text))).toBeUndefined();
  });
});

describe("JSON lines", () => {
  const records = [
    ...Array.from({ length: 1500 }, (_, at) => ({ id: `n${at}`, name: `Node ${at} ${pad}`, tags: ["a", "b"] })),
    ...Array.from({ length: 1500 }, (_, at) => ({ from: `n${at}`, to: `n${(at * 7) % 1500}`, pad, weight: at / 4 })),
  ];
  const text = records.map((record) => JSON.stringify(record));

  it("are read in parts as a whole file of them is", async () => {
    const whole = await readGraph(text.join("\n"), "graph.jsonl");
    if (!whole.success) throw new Error(sayRead(whole.why));
    const read = await allOf(await partsOf(fileOf("graph.jsonl", text.join("\n"))));
    expect(whole.graph.nodes).toHaveLength(1500);
    expect(read).toMatchObject({ edges: whole.graph.edges, nodes: whole.graph.nodes, notes: [] });
    expect(read.edges[3]).toEqual({ id: "e4", source: "n3", target: "n21", attributes: { pad, weight: 0.75 } });
  });

  it("say on which line something is otherwise", async () => {
    const odd = [...text];
    odd[2500] = "{";
    odd[2501] = '{"from":"n1","to":"n2","weight":"heavy"}';
    odd[2502] = '{"weight":1}';
    odd[2503] = '{"id":"n3","name":{"first":"Ann"}}';
    const { edges, nodes, notes } = await allOf(await partsOf(fileOf("graph.jsonl", odd.join("\n"))));
    expect(notes).toEqual([
      "Line 2,501 of graph.jsonl is not JSON; it was left out.",
      'Line 2,502: "heavy" in weight is not like the values before it; it was kept as it is.',
      "Line 2,503 of graph.jsonl names neither a node nor two ends; it was left out.",
      'Line 2,504: {"first":"Ann"} in name is not like the values before it; it was kept as it is.',
    ]);
    expect(edges.some(({ attributes }) => attributes["weight"] === "heavy")).toBe(true);
    expect(nodes.find(({ id }) => id === "n3")?.attributes["name"]).toEqual({ first: "Ann" });
  });

  it("open as a graph", async () => {
    const read = await readGraph(
      '{"source":"a","target":"b","weight":2}\n{"source":"b","target":"c","weight":1}\n',
      "x.ndjson",
    );
    expect(read).toMatchObject({ success: true, graph: { edges: [{ source: "a" }, { target: "c" }] } });
  });
});

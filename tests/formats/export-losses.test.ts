import { exportLosses, lossText } from "@parley/formats/losses";
import { readGraph, sayRead } from "@parley/formats/read";
import { graphWriters } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { endingOf, type TextFormat } from "../../packages/formats/src/graph-formats";
import { graphOf } from "../support/graphs/documents";

async function again(graph: GraphData, format: TextFormat): Promise<GraphData> {
  const read = await readGraph(graphWriters[format].write(graph), `x${endingOf(format)}`);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

const output = async (graph: GraphData, format: TextFormat) => (await exportLosses(graph, format)).map(lossText);

describe("tables", () => {
  it("of nodes keep attributes that are called id, source and target", async () => {
    const graph = graphOf({
      a: { id: 7, source: "x", target: "y", ID: true },
      b: { id: 8, source: "b", target: "a", ID: false },
    });
    expect((await again(graph, "nodes-csv")).nodes).toEqual(graph.nodes);
    expect(await output(graph, "nodes-csv")).toEqual([]);
  });

  it("of edges keep attributes that are called as their columns are, and directions", async () => {
    const attributes = { source: "a newspaper", target: 5, id: "x-1", from: true, to: "b" };
    const graph = { ...graphOf({ a: {}, b: {} }, { "a-b": attributes }), directed: true };
    const back = await again(graph, "edges-csv");
    expect([back.directed, back.edges]).toEqual([true, [graph.edges[0]]]);
    expect(await output(graph, "edges-csv")).toEqual([]);
  });

  it("open again whatever the names of attributes are, and tell what is read otherwise", async () => {
    const attributes = { "": 1, " blank ": 2, "two\nlines": 3, weight: "7", list: [1, 2], plain: "x" };
    const graph = graphOf({ a: {}, b: {}, lonely: { age: 1 } }, { "a-b": attributes });
    expect((await again(graph, "edges-csv")).edges).toHaveLength(1);
    expect(await output(graph, "edges-csv")).toEqual([
      "The attributes of 1 node are not included: nodes go in a separate file.",
      "1 node without edges is not included.",
      "4 values would be read as another type or text.",
    ]);
  });
});

describe("what a form has no place for", () => {
  it.each(["pajek", "dot", "edges-csv"] as const)(
    "is left out of %s and never said to be of another type",
    async (format) => {
      const graph = graphOf({ a: { age: 5, city: "Bern" }, b: { age: 7 } }, { "a-b": { since: 2020 } });
      const said = (await output(graph, format)).join(" ");
      expect(said).not.toContain("another type");
      expect(said.includes("4 values are not included.")).toBe(format === "pajek");
    },
  );
});

describe("an undirected graph", () => {
  it.each(["cytoscape", "node-link", "graphml", "gexf", "edges-csv"] as const)(
    "comes back so from %s",
    async (format) => {
      const graph = graphOf({ a: {}, b: {} }, { "a-b": {} });
      expect((await again(graph, format)).directed).toBe(false);
    },
  );

  it("keeps the edges that have a direction", async () => {
    const graph = graphOf({ a: {}, b: {} }, { "a-b": {} });
    const edges = graph.edges.map((edge) => ({ ...edge, directed: true }));
    expect((await again({ ...graph, edges }, "cytoscape")).directed).toBe(true);
  });
});

describe("positions and attributes called x and y", () => {
  it.each(["cytoscape", "node-link", "graphml", "gexf"] as const)("are two things in %s", async (format) => {
    const graph: GraphData = {
      ...emptyGraph("Places"),
      nodes: [
        { id: "9007199254740993", attributes: { x: 1, y: 2 } },
        { id: "b", attributes: { x: 1, y: "two" }, position: { x: 30, y: 40 } },
      ],
    };
    expect((await again(graph, format)).nodes).toEqual(graph.nodes);
  });
});

describe("ten thousand nodes that all look different", () => {
  const ids = Array.from({ length: 10_000 }, (_, row) => `n${row}`);
  const graph: GraphData = {
    ...graphOf(Object.fromEntries(ids.map((id) => [id, { name: id }]))),
    layers: [
      {
        id: "all",
        name: "All",
        target: "nodes",
        where: { op: "all" },
        looks: ids.map((id, row) => ({ style: { size: 1 + row / 100, color: "#123456" }, ids: [id] })),
        origin: "user",
      },
    ],
  };

  it.each(["gexf", "graphml"] as const)("are one layer again from %s", async (format) => {
    const back = await again(graph, format);
    expect(back.layers).toHaveLength(1);
    const { styles } = createGraphDocument(back);
    expect(styles.node("n9999")?.size).toBe(1 + 9999 / 100);
  });
});

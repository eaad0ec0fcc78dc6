import { readGraph, sayRead } from "@parley/formats/read";
import { graphWriters } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { endingOf, formatOf, graphFormats, type TextFormat } from "../../packages/formats/src/graph-formats";
import { runsOf } from "../support/long";

/** Larger whole numbers are texts in a table: a number could not hold them exactly. */
const number = fc.double({ noNaN: true, min: -1e15, max: 1e15 }).map((one) => one + 0);
const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => text !== "" && !text.includes("\u0000"));
const reserved = new Set(["id", "parent", "source", "target", "key", "attributes", "x", "y", "vx", "vy", "fx", "fy"]);
const name = fc
  .oneof(fc.constantFrom("name", "age", "type", "weight", "größe", "<a&b>", 'q"uote'), word)
  .filter((text) => ![...reserved, "index", "directed", "undirected", "label"].includes(text.toLowerCase()));
const value = fc.oneof(
  number,
  fc.boolean(),
  fc.constantFrom("=1+1", "+x", "-x", "@x", "'=y", "a,b", 'say "hi"', "two\nlines"),
  word,
);

interface Shape {
  readonly attributes: fc.Arbitrary<Attributes>;
  readonly positions: boolean;
}

/** Each attribute has one kind over all elements, as in the columns of a table. */
function graphs({ attributes, positions }: Shape): fc.Arbitrary<GraphData> {
  return fc
    .record({
      ids: fc.uniqueArray(word, { minLength: 1, maxLength: 8 }),
      directed: fc.boolean(),
      title: word,
      values: fc.array(attributes, { minLength: 16, maxLength: 16 }),
      pairs: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }),
      places: fc.array(fc.record({ x: number, y: number }), { minLength: 8, maxLength: 8 }),
    })
    .map(({ ids, directed, title, values, pairs, places }) => ({
      name: title,
      directed,
      nodes: ids.map((id, at): GraphNode => {
        const position = places[at];
        return { id, attributes: values[at] ?? {}, ...(positions && position ? { position } : {}) };
      }),
      edges: pairs.map(
        ([from, to], at): GraphEdge => ({
          id: `e${at + 1}`,
          source: ids[from % ids.length] ?? "",
          target: ids[to % ids.length] ?? "",
          attributes: values[at + 8] ?? {},
        }),
      ),
      layers: [],
      sets: [],
      filter: null,
    }));
}

async function again(graph: GraphData, format: TextFormat): Promise<GraphData> {
  const text = graphWriters[format].write(graph);
  const read = await readGraph(text, `graph${endingOf(format)}`);
  if (!read.success) throw new Error(`${sayRead(read.why)}\n${text}`);
  return read.graph;
}

const typed = fc.dictionary(name, value, { maxKeys: 3, noNullPrototype: true });

describe("a graph written and read again", () => {
  it.each(["json", "cytoscape", "node-link"] as const)("is the same as %s", async (format) => {
    await fc.assert(
      fc.asyncProperty(graphs({ attributes: typed, positions: true }), async (graph) => {
        const back = await again(graph, format);
        expect(back.nodes).toEqual(graph.nodes);
        expect(back.edges).toEqual(graph.edges);
        expect(back.name).toBe(graph.name);
        if (format !== "cytoscape") expect(back.directed).toBe(graph.directed);
      }),
      { numRuns: runsOf(60, 1500) },
    );
  });

  it.each(["graphml", "gexf"] as const)("has the same elements, values and places as %s", async (format) => {
    const attributes = fc.record(
      { age: number, "<a&b>": word, 'ja"': fc.boolean(), note: fc.string({ unit: "grapheme", minLength: 1 }) },
      { requiredKeys: [], noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(graphs({ attributes, positions: true }), async (graph) => {
        const back = await again(graph, format);
        expect(back.nodes.map(({ position, ...node }) => node)).toEqual(
          graph.nodes.map(({ position, ...node }) => asXml(node)),
        );
        expect(back.nodes.map(({ position }) => position)).toEqual(graph.nodes.map(({ position }) => position));
        expect(back.edges).toEqual(graph.edges.map(asXml));
        expect(back.directed).toBe(graph.directed);
      }),
      { numRuns: runsOf(60, 1500) },
    );
  });

  it("keeps a node of Cytoscape's that has attributes called source and target a node", async () => {
    const nodes = [{ id: "a", attributes: { source: 0, target: "b" } }];
    const graph: GraphData = { name: "g", directed: false, nodes, edges: [], layers: [], sets: [], filter: null };
    expect(await again(graph, "cytoscape")).toMatchObject({ nodes, edges: [] });
  });

  it("keeps the quotes that are a cell's own, and none that only stand around it", async () => {
    const read = await readGraph('source,target\n"""""","""a"""\n"b" , "c"\n', "a.csv");
    expect(read.success && read.graph.edges.map(({ source, target }) => [source, target])).toEqual([
      ['""', '"a"'],
      ["b", "c"],
    ]);
  });

  it("has the same edges and values as a table, and no cell that a spreadsheet would run", async () => {
    const attributes = fc.record(
      { text: value.map(asText), count: number },
      { requiredKeys: [], noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(graphs({ attributes, positions: false }), async (graph) => {
        fc.pre(graph.edges.length > 0);
        const text = graphWriters["edges-csv"].write(graph);
        for (const cell of text.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? [])
          expect(cell).not.toMatch(/^"?[=+@]|^"?-(?!\d|Infinity)/);
        const back = await again(graph, "edges-csv");
        expect(back.edges.map(({ source, target }) => [source, target])).toEqual(
          graph.edges.map(({ source, target }) => [source.trim(), target.trim()]),
        );
        const count = ({ attributes: { count: one } }: GraphEdge) => one;
        expect(back.edges.map(count)).toEqual(graph.edges.map(count));
      }),
      { numRuns: runsOf(60, 1500) },
    );
  });

  it.each(graphFormats.filter((form) => form !== "xlsx" && form !== "dot" && form !== "pajek"))(
    "keeps groups, parallel edges and loops as %s where it can hold them",
    async (format) => {
      const graph: GraphData = {
        name: "Groups",
        directed: true,
        nodes: [
          { id: "g", attributes: {} },
          { id: "a", attributes: { tags: ["x"], nothing: null }, parent: "g" },
        ],
        edges: [
          { id: "one", source: "a", target: "a", attributes: {} },
          { id: "two", source: "g", target: "a", attributes: {}, directed: false },
          { id: "three", source: "g", target: "a", attributes: {} },
        ],
        layers: [],
        sets: [],
        filter: null,
      };
      const back = await again(graph, format);
      if (format === "nodes-csv") expect(back.nodes.map(({ id }) => id)).toEqual(["g", "a"]);
      else expect(back.edges.map(({ id }) => id)).toEqual(["one", "two", "three"]);
      if (!format.endsWith("csv")) expect(back.nodes.find(({ id }) => id === "a")?.parent).toBe("g");
      if (format !== "cytoscape" && format !== "nodes-csv") expect(back.edges[1]?.directed).toBe(false);
    },
  );

  it("is told its format by the file's name", () => {
    expect(
      ["x.json", "x.graphml", "a.CSV", "my-nodes.csv", "x.cyjs", "x.gexf", "x-node-link.json", "x.png"].map(formatOf),
    ).toEqual(["json", "graphml", "edges-csv", "nodes-csv", "cytoscape", "gexf", "node-link", undefined]);
  });
});

function asText(given: unknown): string {
  return typeof given === "string" ? given : "x";
}

/** XML has no control characters; those become U+FFFD. */
function asXml<T extends { readonly attributes: Attributes }>(element: T): T {
  const entries = Object.entries(element.attributes).map(
    ([key, one]) =>
      [key, typeof one === "string" ? one.replace(/[^\P{Cc}\t\n\r\u007f-\u009f]/gu, "\ufffd") : one] as const,
  );
  return { ...element, attributes: Object.fromEntries(entries) };
}

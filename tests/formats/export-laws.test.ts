import { exportLosses } from "@parley/formats/losses";
import { readGraph, sayRead } from "@parley/formats/read";
import { openTable } from "@parley/formats/table-plan";
import { graphWriters } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { toHex } from "@/graph/styles/palette";
import type { NodeShape } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";
import { decodeText, guessEncoding } from "../../packages/formats/src/decode-text";
import { endingOf, type TextFormat } from "../../packages/formats/src/graph-formats";
import { withLabelAttribute } from "../../packages/formats/src/table/guess-label";
import { arbitraryGraph } from "../support/graphs/arbitrary-graph";
import { runsOf } from "../support/long";

/** As a file: what has no place in bytes is lost here. */
async function again(graph: GraphData, format: TextFormat): Promise<GraphData> {
  const bytes = new TextEncoder().encode(graphWriters[format].write(graph));
  const text = decodeText(bytes, guessEncoding(bytes));
  const read = await readGraph(text, `graph${endingOf(format)}`);
  if (!read.success) throw new Error(`${sayRead(read.why)}\n${text}`);
  return read.graph;
}

/** JSON has no negative zero. */
function plain(value: JsonValue): JsonValue {
  return JSON.parse(JSON.stringify(value));
}

function withoutNulls(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
}

interface Preserved {
  readonly nulls: boolean;
  readonly shapes: readonly NodeShape[] | null;
  readonly borders: boolean;
}

const all: Preserved = { nulls: true, shapes: null, borders: true };
const yed: readonly NodeShape[] = [
  ...(["ellipse", "rectangle", "round-rectangle", "triangle", "triangle-down", "diamond", "hexagon", "star"] as const),
];
const preserved: Readonly<Record<"json" | "node-link" | "cytoscape" | "graphml" | "gexf", Preserved>> = {
  json: all,
  "node-link": all,
  cytoscape: {
    ...all,
    shapes: ["ellipse", "rectangle", "round-rectangle", "triangle", "diamond", "hexagon", "pentagon", "star"],
  },
  graphml: { nulls: false, shapes: yed, borders: true },
  gexf: { nulls: false, shapes: ["ellipse", "rectangle", "triangle", "diamond"], borders: false },
};

function dataOf(graph: GraphData, { nulls }: Preserved) {
  const values = (attributes: Attributes) => plain(nulls ? attributes : withoutNulls(attributes));
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
  return {
    name: graph.name,
    nodes: graph.nodes
      .map(({ attributes, ...node }: GraphNode) => ({ ...node, attributes: values(attributes) }))
      .toSorted(byId),
    edges: graph.edges.map(({ attributes, directed, ...edge }: GraphEdge) => ({
      ...edge,
      directed: directed ?? graph.directed,
      attributes: values(attributes),
    })),
  };
}

/** Everything drawn but labels, which attributes give. */
function pictureOf(graph: GraphData, { shapes, borders }: Preserved, like?: GraphDocument) {
  const document = createGraphDocument(graph);
  const { styles } = like ?? document;
  const isShown = (id: string) => {
    const { label, ...look } = styles.effectiveNode(id);
    const shape = styles.node(id)?.shape;
    return shapes === null || Object.keys(look).length === 0 || (shape !== undefined && shapes.includes(shape));
  };
  const nodes = graph.nodes.map(({ id }) => {
    const { color = "", size, shape, opacity = 1, borderColor, borderWidth } = document.styles.node(id) ?? {};
    return {
      id,
      name: document.labelOf(id),
      color: toHex(color, "light"),
      size,
      opacity: Math.round(opacity * 100),
      ...(isShown(id) && { shape }),
      ...(borders && { borderColor, borderWidth }),
    };
  });
  const edges = graph.edges.map(({ id }) => {
    const { color = "", width, lineStyle, opacity = 1, directed } = document.styles.edge(id) ?? {};
    return { id, color: toHex(color, "light"), width, lineStyle, opacity: Math.round(opacity * 100), directed };
  });
  return { nodes: nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1)), edges };
}

/** Counted from the outside: what the file that came back does not have. */
function missing(graph: GraphData, format: keyof typeof preserved): Readonly<Record<string, number>> {
  if (format === "json") return {};
  const { shapes, borders, nulls } = preserved[format];
  const { styles } = createGraphDocument(graph);
  const looks = graph.nodes.flatMap(({ id }) => {
    const { label, ...look } = styles.effectiveNode(id);
    return Object.keys(look).length > 0 ? [styles.node(id)] : [];
  });
  const labelled = [
    ...graph.nodes.map(({ id }) => styles.effectiveNode(id)),
    ...graph.edges.map(({ id }) => styles.effectiveEdge(id)),
  ].filter(({ label }) => label !== undefined);
  const values = [...graph.nodes, ...graph.edges].flatMap(({ attributes }) => Object.values(attributes));
  const on = graph.layers.filter(({ enabled }) => enabled !== false).length;
  const holdsLooks = format !== "node-link";
  const counts = {
    nulls: nulls ? 0 : values.filter((value) => value === null).length,
    layers: holdsLooks ? graph.layers.length - on : graph.layers.length,
    frozenLayers: holdsLooks ? on : 0,
    shapes: holdsLooks ? looks.filter((look) => look && shapes && !shapes.includes(look.shape)).length : 0,
    borders: borders
      ? 0
      : looks.filter((look) => "borderColor" in (look ?? {}) || "borderWidth" in (look ?? {})).length,
    labels: holdsLooks ? labelled.length : 0,
    sets: graph.sets.length,
    filter: graph.filter === null ? 0 : 1,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

describe("any graph written and read again", () => {
  it.each(["json", "node-link", "cytoscape", "graphml", "gexf"] as const)(
    "is the same as %s, but for what was said",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(arbitraryGraph, async (given) => {
          const graph = withLabelAttribute(given);
          const back = await again(graph, format);
          expect(dataOf(back, preserved[format])).toEqual(dataOf(graph, preserved[format]));
          const losses = await exportLosses(graph, format);
          expect(Object.fromEntries(losses.map(({ kind, count }) => [kind, count]))).toEqual(missing(graph, format));
          if (format === "json") expect(back).toEqual({ ...graph, ...plainElements(graph) });
          const drawn = format === "node-link" ? { ...graph, layers: [] } : graph;
          const like = createGraphDocument(drawn);
          expect(pictureOf(back, preserved[format], like)).toEqual(pictureOf(drawn, preserved[format], like));
        }),
        { numRuns: runsOf(75) },
      );
    },
    120_000,
  );

  it.each(["edges-csv", "nodes-csv"] as const)(
    "opens as %s, and each value that is another one then was counted",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(arbitraryGraph, async (graph) => {
          fc.pre(format === "nodes-csv" || graph.edges.length > 0);
          const back = await again(graph, format);
          const losses = new Map((await exportLosses(graph, format)).map(({ kind, count }) => [kind, count]));
          expect(await isSure(graph, format)).toBe(true);
          if ((losses.get("ids") ?? 0) > 0) return;
          const [before, after] = format === "nodes-csv" ? [graph.nodes, back.nodes] : [graph.edges, back.edges];
          expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
          const changed = before.map(({ attributes }, at) =>
            differences(plain(attributes), plain(after[at]?.attributes ?? {})),
          );
          const sum = changed.reduce((total, count) => total + count, 0);
          expect(sum).toBe((losses.get("values") ?? 0) + (losses.get("nulls") ?? 0));
        }),
        { numRuns: runsOf(50) },
      );
    },
    120_000,
  );
});

describe("a table of edges that we wrote", () => {
  it.each<[Attributes, boolean]>([
    [{ relation: "directed" }, false],
    [{ relation: "undirected" }, true],
    [{ type: "Directed" }, false],
    [{ Type: "Mutual", weight: "heavy" }, true],
    [{ direction: "gerichtet", id: "x", label: "y" }, false],
    [{ weight: "directed", type: "undirected" }, true],
  ])("opens with the attributes that it had: %j", async (attributes, directed) => {
    const edge = (id: string, source: string, target: string): GraphEdge => ({ id, source, target, attributes });
    const graph: GraphData = {
      ...emptyGraph(),
      directed,
      nodes: ["a", "b", "c"].map((id) => ({ id, attributes: {} })),
      edges: [edge("e1", "a", "b"), edge("e2", "b", "c")],
    };
    const back = await again(graph, "edges-csv");
    expect(back.edges.map((one) => one.directed ?? back.directed)).toEqual([directed, directed]);
    expect(back.edges.map((one) => plain(one.attributes))).toEqual([attributes, attributes]);
    expect(await exportLosses(graph, "xlsx")).toEqual([]);
  });

  it("by somebody else: a column of what people did says nothing of direction, one called type does", async () => {
    const films = await readGraph("source,target,relation\nAnn,Up,directed\nBob,Up,directed\n", "films.csv");
    expect(films).toMatchObject({ success: true, graph: { directed: false } });
    expect(films.success && films.graph.edges.map(({ attributes }) => attributes["relation"])).toEqual([
      "directed",
      "directed",
    ]);
    const typed = await readGraph("source,target,type\nAnn,Up,directed\nBob,Up,directed\n", "films.csv");
    expect(typed.success && typed.graph.edges.map((one) => one.directed ?? typed.graph.directed)).toEqual([true, true]);
  });
});

describe("a table of nodes that we wrote", () => {
  const node = (id: string, attributes: Attributes = {}): GraphNode => ({ id, attributes });
  const graphOf = (nodes: readonly GraphNode[]): GraphData => ({
    name: "graph",
    directed: false,
    nodes,
    edges: [],
    layers: [],
    sets: [],
    filter: null,
  });
  it.each([
    ["has no column but the ids", [node("Ann"), node("Bob")]],
    ["has one node", [node("1")]],
    ["names other rows in a column", [node("a", { boss: "c" }), node("b", { boss: "c" }), node("c", { boss: "a" })]],
    ["has a tab in a cell beside one of two lines", [node("two\nlines", { age: "\t" })]],
    ["looks like a matrix", [node("42"), node("7", { "-0": 3 }), node("9", { "column 3": 2 })]],
  ])("opens as what it was where it %s", async (_, nodes) => {
    const graph = graphOf(nodes);
    expect(await isSure(graph, "nodes-csv")).toBe(true);
    const back = await again(graph, "nodes-csv");
    expect(back.nodes.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
    expect(back.edges).toEqual([]);
  });

  it("has signs in the place of an id of blanks, and that is told as lost", async () => {
    const graph = graphOf([node("\f", { age: 1 }), node("  "), node("Ann")]);
    const back = await again(graph, "nodes-csv");
    expect(back.nodes.map(({ id }) => id)).toEqual(["\u240c", "\u2420\u2420", "Ann"]);
    expect(await exportLosses(graph, "nodes-csv")).toContainEqual({ kind: "ids", count: 2 });
  });
});

describe("a list of names that somebody wrote", () => {
  it.each(["id", "ID", "name", "Names", "Node id", "label"])("is a table of nodes under the head %j", async (head) => {
    const read = await readGraph(`${head}\nAnn\nBob\n`, "people.csv");
    expect(read).toMatchObject({ success: true, graph: { nodes: [{ id: "Ann" }, { id: "Bob" }], edges: [] } });
    const table = await openTable(`${head}\nAnn\nBob\n`, "people.csv");
    expect(table).toMatchObject({ success: true, doubts: [] });
  });

  it("is no header where more columns follow", async () => {
    const table = await openTable("name\nAnn,Bob\nBob,Cleo\n", "people.csv");
    expect(table.success && table.source.plan.kind).toBe("edges");
  });
});

/** The page opens it without asking, the door without refusing. */
async function isSure(graph: GraphData, format: TextFormat): Promise<boolean> {
  const table = await openTable(graphWriters[format].write(graph), "x.csv");
  return table.success && table.doubts.length === 0;
}

function plainElements({ nodes, edges }: GraphData): Pick<GraphData, "nodes" | "edges"> {
  return JSON.parse(JSON.stringify({ nodes, edges }));
}

function differences(before: JsonValue, after: JsonValue): number {
  const names = Object.keys(before ?? {});
  const at = (record: JsonValue, name: string) =>
    JSON.stringify(Object.getOwnPropertyDescriptor(record, name)?.value ?? null);
  return names.filter((name) => at(before, name) === "null" || at(before, name) !== at(after, name)).length;
}

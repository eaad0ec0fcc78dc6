import { readGraph, sayRead } from "@parley/formats/read";
import { graphWriters } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { previewText } from "@/app/files/file-reading";
import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createTestRegistry } from "../support/test-registry";

/** Ann → Bob → Cleo → Dan, as forms say it whose default is another or none. */
const directedForms = [
  ["Gephi's CSV", "x.csv", "Source,Target,Type\nAnn,Bob,Directed\nBob,Cleo,Directed\nCleo,Dan,Directed\n"],
  ["a German CSV", "x.csv", "Source;Target;Type\nAnn;Bob;Gerichtet\nBob;Cleo;Gerichtet\nCleo;Dan;Gerichtet\n"],
  ["a French CSV", "x.csv", "Source,Target,Type\nAnn,Bob,Orienté\nBob,Cleo,Orienté\nCleo,Dan,Orienté\n"],
  [
    "GEXF without defaultedgetype",
    "x.gexf",
    `<gexf version="1.3"><graph><nodes>${nodes("label")}</nodes><edges>${edges('type="directed"')}</edges></graph></gexf>`,
  ],
  [
    "GraphML with edges of their own",
    "x.graphml",
    `<graphml><graph edgedefault="undirected">${nodes("name")}${edges('directed="true"')}</graph></graphml>`,
  ],
  [
    "node-link JSON",
    "x.json",
    JSON.stringify({
      directed: false,
      nodes: ["Ann", "Bob", "Cleo", "Dan"].map((id) => ({ id })),
      links: [
        { source: "Ann", target: "Bob", directed: true },
        { source: "Bob", target: "Cleo", directed: true },
        { source: "Cleo", target: "Dan", directed: true },
      ],
    }),
  ],
] as const;

function nodes(name: string): string {
  return ["Ann", "Bob", "Cleo", "Dan"].map((id) => `<node id="${id}" ${name}="${id}"/>`).join("");
}

function edges(kind: string): string {
  const pairs = ["Ann Bob", "Bob Cleo", "Cleo Dan"].map((pair) => pair.split(" "));
  return pairs.map(([from, to], id) => `<edge id="${id}" source="${from}" target="${to}" ${kind}/>`).join("");
}

async function graphFrom(text: string, name = "x.csv"): Promise<GraphData> {
  const read = await readGraph(text, name);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

describe("a graph whose edges are all directed, whatever its default", () => {
  it.each(directedForms)("is a directed graph: %s", async (_, name, text) => {
    const graph = await graphFrom(text, name);
    const { document, run, dataOf } = createTestRegistry(graph);
    expect(await previewText(text, name)).toMatchObject({ direction: "directed" });
    expect(document.profile()).toMatchObject({ direction: "directed", density: 0.25 });
    expect((await run("queryGraph", { query: "summary" })).message).toContain("3 directed edges");
    expect(await dataOf("findPath", { source: "Ann", target: "Dan" })).toMatchObject({ found: true, length: 3 });
    expect(await dataOf("findPath", { source: "Dan", target: "Ann" })).toMatchObject({ found: false });
    const against = await run("runAlgorithm", {
      algorithm: "shortestPath",
      options: { source: "Dan", target: "Ann" },
    });
    expect(against.data).toMatchObject({ found: false });
    await run("addEdges", { edges: [{ source: "Dan", target: "Ann" }] });
    expect(document.tables.direction).toBe("directed");
  });

  it.each(["gexf", "graphml", "node-link", "edges-csv"] as const)("is written as one: %s", async (format) => {
    const graph = await graphFrom(directedForms[0][2]);
    const unlike = { ...graph, directed: false, edges: graph.edges.map((edge) => ({ ...edge, directed: true })) };
    const again = await graphFrom(graphWriters[format].write(unlike), `x.${format === "edges-csv" ? "csv" : format}`);
    expect([again.directed, again.edges.map((edge) => edge.directed)]).toEqual([
      true,
      [undefined, undefined, undefined],
    ]);
  });
});

describe("a graph with edges of both kinds", () => {
  const text =
    "Source,Target,Type,Relation\nAnn,Bob,Undirected,knows\nBob,Cleo,Undirected,knows\nBob,Dan,Directed,pays\nDan,Ed,Directed,pays\nCleo,Ann,Undirected,knows\n";

  it("is said to be mixed, and each edge is walked as it is", async () => {
    const { document, run, dataOf } = createTestRegistry(await graphFrom(text));
    expect(await previewText(text, "x.csv")).toMatchObject({ direction: "mixed" });
    expect(document.profile().direction).toBe("mixed");
    const summary = await run("queryGraph", { query: "summary" });
    expect(summary.message).toContain("5 edges");
    expect(summary.message).toContain("Some edges are directed, others are not.");
    expect(await dataOf("findPath", { source: "Cleo", target: "Ed" })).toMatchObject({ found: true, length: 3 });
    expect(await dataOf("findPath", { source: "Ed", target: "Cleo" })).toMatchObject({ found: false });
    const back = await run("runAlgorithm", { algorithm: "shortestPath", options: { source: "Ed", target: "Cleo" } });
    expect(back.data).toMatchObject({ found: false });
    expect(document.profile().density).toBe(0.4);
  });

  it.each([
    ["pays", true],
    ["knows", false],
  ])("gets a new edge of the type %s as its others are", async (relation, isDirected) => {
    const { document, run } = createTestRegistry(await graphFrom(text));
    const added = await run("addEdges", {
      edges: [{ id: "new", source: "Ann", target: "Ed", attributes: { Relation: relation } }],
    });
    expect(added.message).toContain(isDirected ? "Ann → Ed" : "Ann – Ed");
    expect(document.tables.isDirected(document.tables.edges.rowOf("new") ?? -1)).toBe(isDirected);
  });
});

describe("the direction of an open graph", () => {
  it("is what its edges are, whatever was added, removed and undone", () => {
    const kinds = fc.array(fc.constantFrom(true, false, undefined), { maxLength: 8 });
    fc.assert(
      fc.property(kinds, fc.boolean(), fc.nat(8), (own, directed, removed) => {
        const document = createGraphDocument({
          name: "x",
          directed,
          nodes: [{ id: "a", attributes: {} }],
          edges: own.map((one, at) => ({
            id: `${at}`,
            source: "a",
            target: "a",
            attributes: {},
            ...(one === undefined ? {} : { directed: one }),
          })),
          layers: [],
          sets: [],
          filter: null,
        });
        const expected = (left: readonly (boolean | undefined)[]) => {
          const found = new Set(left.map((one) => one ?? directed));
          if (found.size === 2) return "mixed";
          return [...found, directed][0] ? "directed" : "undirected";
        };
        expect(document.tables.direction).toBe(expected(own));
        if (removed >= own.length) return;
        document.apply([{ type: "edge-remove", id: `${removed}` }], { step: "s", actor: "user", title: "t" });
        expect(document.tables.direction).toBe(expected(own.toSpliced(removed, 1)));
        const undo = document.planUndo(1);
        if (!undo.success) throw new Error("undo");
        document.apply(undo.changes, { step: "u", actor: "user", title: "Undo", undoes: undo.undoes });
        expect(document.tables.direction).toBe(expected(own));
      }),
    );
  });
});

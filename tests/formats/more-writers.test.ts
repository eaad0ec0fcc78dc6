import { exportLosses } from "@parley/formats/losses";
import { readGraph, readTablesTogether, sayRead, textOfFile } from "@parley/formats/read";
import { endingOf, type GraphFormat, writeFileOf } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { withLabelAttribute } from "../../packages/formats/src/table/guess-label";
import { arbitraryGraph } from "../support/graphs/arbitrary-graph";
import { runsOf } from "../support/long";

/** Written, and read again as its bytes. */
async function again(graph: GraphData, format: GraphFormat): Promise<GraphData> {
  const { content } = await writeFileOf(graph, format);
  const name = `graph${endingOf(format)}`;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = await textOfFile(bytes, name);
  if (!file.success) throw new Error(sayRead(file.why));
  const parts = file.parts.map((part) => ({ name: part.fileName, text: part.text }));
  const read = parts.length > 0 ? await readTablesTogether(parts) : await readGraph(file.text, name);
  if (!read.success) throw new Error(`${sayRead(read.why)}\n${file.text.slice(0, 500)}`);
  return read.graph;
}

/** JSON has no negative zero. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const elementsOf = ({ nodes, edges, directed }: GraphData) => ({
  nodes,
  edges: edges.map((edge) => ({ ...edge, directed: edge.directed ?? directed })),
});

const none = { layers: [], sets: [], filter: null };

describe("any graph written as GML", () => {
  it("comes back as it was, but for its looks", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGraph, async (given) => {
        const graph = withLabelAttribute(given);
        const back = await again(graph, "gml");
        expect(plain(elementsOf(back))).toEqual(plain(elementsOf(graph)));
        expect([back.name, back.labelAttribute]).toEqual([graph.name, graph.labelAttribute]);
        const losses = (await exportLosses(graph, "gml")).map(({ kind }) => kind);
        expect(losses.filter((kind) => !["layers", "sets", "filter", "fold"].includes(kind))).toEqual([]);
      }),
      { numRuns: runsOf(75) },
    );
  });
});

describe("the labels of GML", () => {
  const labels = fc.option(fc.constantFrom<string | number>("Ann", "Ann", "Zoë <b>", "7", 7, ""), { nil: undefined });
  const nodesOf = (given: readonly (string | number | undefined)[], first: boolean) =>
    given.map((label, at) => {
      const own = label === undefined ? {} : { label };
      return { id: `n${at}`, attributes: first ? { ...own, age: at } : { age: at, name: `N${at}`, ...own } };
    });

  it("come back as they were and where they stood, each written once where an attribute holds it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(labels, { minLength: 1, maxLength: 5 }), fc.boolean(), async (given, first) => {
        const nodes = nodesOf(given, first);
        const graph: GraphData = { name: "g", directed: false, nodes, edges: [], ...none };
        const back = await again(graph, "gml");
        expect(JSON.stringify(back.nodes)).toBe(JSON.stringify(nodes));
      }),
      { numRuns: runsOf(75) },
    );
    const graph: GraphData = {
      name: "g",
      directed: false,
      nodes: nodesOf(["Ann", undefined], true),
      edges: [],
      ...none,
    };
    const { content } = await writeFileOf(graph, "gml");
    expect(content).toContain('node [ id 0 parleyId "n0" label "Ann" age 0 ]');
    expect(content).toContain('node [ id 1 parleyId "n1" parleyLabelled 0 label "n1" age 1 ]');
    expect(content).not.toContain("x006C");
  });

  it("are read from older files, which held them twice", async () => {
    const text = `Creator "Parley"
graph [ directed 0 name "g"
  node [ id 0 label "Ann" parleyId "a" k_x006C_abel "Ann" ]
  node [ id 1 label "b" parleyId "b" ] ]`;
    const read = await readGraph(text, "g.gml");
    expect(read.success && read.graph.nodes).toEqual([
      { id: "a", attributes: { label: "Ann" } },
      { id: "b", attributes: {} },
    ]);
  });
});

describe.each(["dot", "pajek", "xlsx"] as const)("any graph written as %s", (format) => {
  it("opens, and is the same where nothing was said to be lost", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGraph, async (given) => {
        const graph = withLabelAttribute({ ...given, ...none });
        const losses = await exportLosses(graph, format);
        if (graph.nodes.length === 0) return;
        const back = await again(graph, format);
        // Blanks at the ends of a cell are no part of it; that ids are lost so is said.
        const isPreserved =
          format !== "xlsx" || new Set(graph.nodes.map(({ id }) => id.trim())).size === graph.nodes.length;
        if (isPreserved) expect(back.nodes).toHaveLength(graph.nodes.length);
        else expect(losses.map(({ kind }) => kind)).toContain("ids");
        if (losses.length === 0) expect(plain(elementsOf(back))).toEqual(plain(elementsOf(graph)));
      }),
      { numRuns: runsOf(60) },
    );
  });
});

const word = fc.constantFrom("Ann", "Bob", "Zoë", "a b", "x-1", "Größe");
const tame = fc
  .uniqueArray(fc.constantFrom("Ann", "Bob", "Cid", "Dan Lee", "Eva"), { minLength: 2, maxLength: 5 })
  .chain((ids) =>
    fc.record({
      nodes: fc.tuple(
        ...ids.map((id) =>
          fc.record({ id: fc.constant(id), attributes: fc.record({ city: word, age: fc.integer() }) }),
        ),
      ),
      edges: fc.array(
        fc.record({ source: fc.constantFrom(...ids), target: fc.constantFrom(...ids), weight: fc.nat(99) }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      directed: fc.boolean(),
    }),
  )
  .map(
    ({ nodes, edges, directed }): GraphData => ({
      name: "graph",
      directed,
      nodes,
      edges: edges.map(({ source, target, weight }, at) => ({
        id: `e${at + 1}`,
        source,
        target,
        attributes: { weight },
      })),
      ...none,
    }),
  );

describe("a graph of names, words and numbers", () => {
  it.each(["dot", "xlsx", "gml"] as const)(
    "comes back whole from %s, and nothing is said to be lost",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(tame, async (graph) => {
          expect(await exportLosses(graph, format)).toEqual([]);
          expect(elementsOf(await again(graph, format))).toEqual(elementsOf(graph));
        }),
        { numRuns: runsOf(40) },
      );
    },
  );

  it("keeps labels, weights and both kinds of edges in Pajek, and says what else it loses", async () => {
    const graph: GraphData = {
      name: "Town",
      directed: true,
      nodes: [
        { id: "1", attributes: { label: "Ann" } },
        { id: "2", attributes: { label: "Bob", age: 3 }, position: { x: 1, y: 2 } },
      ],
      edges: [
        { id: "e1", source: "1", target: "2", attributes: { weight: 2, label: "knows" } },
        { id: "e2", source: "2", target: "1", directed: false, attributes: { weight: 1 } },
      ],
      ...none,
    };
    const back = await again(graph, "pajek");
    expect(back.name).toBe("Town");
    expect(back.nodes.map(({ id, attributes }) => [id, attributes])).toEqual([
      ["1", { label: "Ann" }],
      ["2", { label: "Bob" }],
    ]);
    expect(elementsOf(back).edges).toEqual(elementsOf(graph).edges);
    expect(await exportLosses(graph, "pajek")).toEqual([
      { kind: "noValues", count: 1 },
      { kind: "positions", count: 1 },
    ]);
  });

  it("keeps the direction of single edges in DOT", async () => {
    const graph: GraphData = {
      name: "mixed",
      directed: true,
      nodes: [
        { id: "a", attributes: {}, position: { x: 1, y: -2.5 } },
        { id: "b", attributes: { note: 'q"\\' } },
      ],
      edges: [
        { id: "e1", source: "a", target: "b", attributes: {} },
        { id: "e2", source: "a", target: "b", directed: false, attributes: {} },
      ],
      ...none,
    };
    const back = await again(graph, "dot");
    expect(elementsOf(back).edges.map(({ directed }) => directed)).toEqual([true, false]);
    expect(back.nodes[0]?.position).toEqual({ x: 1, y: -2.5 });
  });
});

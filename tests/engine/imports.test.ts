import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import fc from "fast-check";
import { expect, it } from "vitest";
import { connectGraph, importInto } from "@/engine/connect";
import { importDifferences } from "@/engine/import/differences";
import { importNames } from "@/engine/import/import-names";
import { describeImport, planImport } from "@/engine/import-plan";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import { database as german } from "@/words/de/dialogs/database";
import { bareSchema } from "../support/engine/city-schema";
import { ask, fill, onEachServer, type TestServer } from "../support/engine/servers";
import { casesOf, runsOf } from "../support/long";

const { signal } = new AbortController();
const emptySchema = {
  ...bareSchema,
  nodeCount: 0,
  edgeCount: 0,
  labels: [],
  types: [],
  nodeKeys: [],
  edgeKeys: [],
  known: { labels: [], types: [] },
};

async function sampleAt(...path: readonly string[]): Promise<GraphData> {
  const file = join(import.meta.dirname, "..", "..", ...path);
  const read = await readGraph(readFileSync(file, "utf8"), file);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

const graphs = (...folder: readonly string[]) =>
  readdirSync(join(import.meta.dirname, "..", "..", ...folder))
    .filter((name) => /\.(?:json|csv|graphml)$/u.test(name) && !/^(?:generated|courses|numbered|sketches)/u.test(name))
    .map((name) => [...folder, name]);

/** ArcadeDB keeps a name as that of a label, or of a type, for good: those of edges are others. */
function attributesWith(names: readonly string[], others: readonly JsonValue[]): fc.Arbitrary<JsonObject> {
  const text = fc.constantFrom("a~b", "a,b", "Entity", "RELATED_TO", "", "\\u0060", ...names);
  const scalar: fc.Arbitrary<JsonValue> = fc.oneof(text, fc.constantFrom(null, ...others));
  const value: fc.Arbitrary<JsonValue> = fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 2, arbitrary: scalar },
    fc.array(text, { maxLength: 3 }),
    fc.array(scalar, { maxLength: 3 }),
    fc.constantFrom<JsonValue[]>({ a: 1 }, { a: { b: [1, null] } }, [{ a: 1 }, "x"], [[1], [2]]),
  );
  const keys = [
    "type",
    "kind",
    "category",
    "group",
    "name",
    "id",
    "own id",
    "@type",
    "@id",
    "",
    "o `x`",
    "\\u0060",
    "in",
  ];
  return fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 5 });
}

const ofNode = attributesWith(["A", "B", "Two words", "null"], [3, 2.5, -1e20, true, false]);
const ofEdge = attributesWith(["KNOWS", "IS `PART`"], [4, 4.5, 1e-7]);

const arbitraryGraph: fc.Arbitrary<GraphData> = fc
  .record({
    directed: fc.boolean(),
    nodes: fc.uniqueArray(fc.record({ id: fc.constantFrom("a", "b", "1", "Entity", "ü `x`"), attributes: ofNode }), {
      selector: ({ id }) => id,
    }),
    edges: fc.array(fc.record({ from: fc.nat(4), to: fc.nat(4), attributes: ofEdge, directed: fc.boolean() }), {
      maxLength: 5,
    }),
  })
  .map(({ directed, nodes, edges }) => {
    const at = (place: number) => nodes[place % nodes.length]?.id ?? "";
    const own = nodes.length === 0 ? [] : edges;
    return {
      ...emptyGraph(),
      directed,
      nodes,
      edges: own.map(({ from, to, ...edge }, place) => ({
        id: `e${place}`,
        source: at(from),
        target: at(to),
        ...edge,
      })),
    };
  });

async function clear(server: TestServer): Promise<void> {
  await fill(server, [["MATCH (n) DETACH DELETE n"]]);
  for (const row of await ask(server, "SHOW CONSTRAINTS YIELD name RETURN name"))
    if ("name" in row) await fill(server, [[`DROP CONSTRAINT \`${String(row.name)}\` IF EXISTS`]]);
}

/** Put in and opened again: the same but for what was said. */
async function comesBack(server: TestServer, graph: GraphData): Promise<void> {
  const { address, database, user, password } = server;
  const place = { address, database, login: { user, password } };
  await clear(server);
  const said = new Set<string>();
  const keys = { node: "", edge: "" };
  await importInto(place, graph, {
    allows: (_, { differences, names }) => {
      for (const { kind } of differences) said.add(kind);
      Object.assign(keys, { node: names.id.key, edge: names.edgeId });
      return true;
    },
    progress: () => undefined,
    signal,
  });
  const { graph: back, remote } = await connectGraph(place, { signal, now: () => performance.now() });
  await remote.close();
  const expected = (element: GraphNode | GraphEdge, key: string): string =>
    canonical({ ...saidOtherwise(element.attributes, said), [key]: element.id });
  const nodesOf = (own: readonly GraphNode[], of: (node: GraphNode) => string) =>
    own.map((node) => `${node.id} ${of(node)}`).toSorted();
  const edgesOf = (own: readonly GraphEdge[], of: (edge: GraphEdge) => string) =>
    own.map((edge) => `${edge.source} ${edge.target} ${of(edge)}`).toSorted();
  expect(nodesOf(back.nodes, ({ attributes: own }) => canonical(own))).toEqual(
    nodesOf(graph.nodes, (node) => expected(node, keys.node)),
  );
  expect(edgesOf(back.edges, ({ attributes: own }) => canonical(own))).toEqual(
    edgesOf(graph.edges, (edge) => expected(edge, keys.edge)),
  );
  expect(said.has("directions")).toBe(graph.edges.some((edge) => !(edge.directed ?? graph.directed)));
}

/** As it was said before the yes; null is no value. */
function saidOtherwise(own: JsonObject, said: ReadonlySet<string>): JsonObject {
  const stored = Object.entries(own).filter(([, one]) => one !== null);
  return Object.fromEntries(
    stored.map(([name, one]) => [
      said.has("names") && (name === "" || name === "@type") ? `_${name}` : name,
      said.has("records") || said.has("lists") ? asText(one, said) : one,
    ]),
  );
}

function asText(one: JsonValue, said: ReadonlySet<string>): JsonValue {
  if (!Array.isArray(one)) return said.has("records") && typeof one === "object" ? JSON.stringify(one) : one;
  const isMixed = new Set(one.map((part) => typeof part)).size > 1 || one.some((part) => typeof part === "object");
  return said.has("lists") && isMixed
    ? one.map((part) => (typeof part === "string" ? part : JSON.stringify(part)))
    : one;
}

it("says in English and German what will be otherwise", () => {
  const graph: GraphData = {
    ...emptyGraph(),
    directed: false,
    nodes: [
      { id: "a", attributes: { id: 7, place: { x: 1 }, tags: ["a", 1], "@type": "x" }, position: { x: 1, y: 2 } },
      { id: "b", attributes: { type: "a~b" }, parent: "a" },
    ],
    edges: [{ id: "e", source: "a", target: "b", attributes: { relation: ["x", "y"] } }],
  };
  const plan = planImport(graph, { ...emptySchema, id: { label: "Entity", key: "id" } });
  expect(plan.differences.map(({ kind }) => kind)).toEqual([
    "records",
    "lists",
    "names",
    "ids",
    "labels",
    "directions",
    "groups",
    "positions",
  ]);
  expect(describeImport(graph, plan)).toContain(
    "Records become text: “place”. In lists of several kinds, all becomes text: “tags”. These names begin with _ there: “@type”.",
  );
  expect(german.putInAsks("", plan, graph)).toContain("Datensätze werden zu Text: „place“. In gemischten Listen");
});

it("calls ids otherwise where an attribute of that name says something else", () => {
  const nodes = [{ id: "a", attributes: { id: 7 } }];
  const names = importNames({ ...emptyGraph(), nodes }, emptySchema);
  expect(names.id).toEqual({ label: "Entity", key: "own id" });
  expect(importDifferences({ ...emptyGraph(), nodes }, names)).toEqual([]);
});

onEachServer("a graph put into", (server) => {
  it("comes back as it was, but for what was said: any graph", async () => {
    const law = fc.asyncProperty(arbitraryGraph, (graph) => comesBack(server, graph));
    await fc.assert(law, { numRuns: runsOf(8, 60) });
  }, 600_000);

  it.each(
    casesOf(
      [["public", "samples", "cats.json"]],
      [...graphs("public", "samples"), ...graphs("packages", "bench", "graphs")],
    ).map((path) => [path.at(-1) ?? "", path] as const),
  )("comes back as it was: %s", async (_name, path) => comesBack(server, await sampleAt(...path)), 120_000);
});

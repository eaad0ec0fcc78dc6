import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import { createDocumentReader } from "@/graph/document/document-reader";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { GraphReader } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { fill, onEachServer, seeded } from "../support/engine/servers";
import { createDoor } from "../support/headless-door";
import { runsOf } from "../support/long";

const { signal } = new AbortController();
const nodeNames = ["id", "name", "age", "city", "score", "active", "odd `name`", "type", "degree", "label"];
const edgeNames = ["weight", "type"];

function fieldOf(target: ElementTarget): fc.Arbitrary<Field> {
  const own = (names: readonly string[]) =>
    fc
      .constantFrom(...names)
      .map((name): Field => ({ name, of: name === "degree" || name === "label" ? "computed" : "bare" }));
  if (target === "nodes") return own(nodeNames);
  const ofEnd = fc
    .tuple(own(nodeNames), fc.constantFrom("source" as const, "target" as const))
    .map(([field, end]): Field => ({ ...field, end }));
  return fc.oneof(own(edgeNames), ofEnd);
}

const literal = fc.oneof(
  fc.constantFrom("Oslo", "oslo", "Person 7", "n3", "Person", "Paper", "KNOWS", "x1", "os", "30", ""),
  fc.integer({ min: -1, max: 80 }),
  fc.constantFrom(2.5, 0.25, true, false, null),
);
const order = fc.constantFrom("==" as const, "!=" as const, "<" as const, "<=" as const, ">" as const, ">=" as const);
const part = fc.constantFrom("contains" as const, "startsWith" as const, "endsWith" as const);

function selectorOf(target: ElementTarget): fc.Arbitrary<Selector> {
  const field = fieldOf(target);
  const value = fc.record({ kind: fc.constant("literal" as const), value: literal });
  const tags: Field = { name: "tags", of: "bare" };
  const lists: readonly fc.Arbitrary<Selector>[] =
    target === "edges"
      ? []
      : [
          fc.record({
            op: fc.constant("compare" as const),
            field: fc.constant(tags),
            cmp: fc.constantFrom("==" as const, "!=" as const, "has" as const, "contains" as const),
            value: fc.record({ kind: fc.constant("literal" as const), value: fc.constantFrom("a", "b", "z") }),
          }),
          fc.record({ op: fc.constant("exists" as const), field: fc.constant(tags) }),
        ];
  return fc.letrec<{ selector: Selector }>((again) => ({
    selector: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ op: fc.constant("compare" as const), field, cmp: fc.oneof(order, part), value }),
      fc.record({ op: fc.constant("in" as const), field, values: fc.array(literal, { maxLength: 3 }) }),
      fc.record({ op: fc.constant("exists" as const), field }),
      ...lists,
      fc.record({
        op: fc.constantFrom("and" as const, "or" as const),
        terms: fc.array(again("selector"), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({ op: fc.constant("not" as const), term: again("selector") }),
      fc.record({
        op: fc.constant("neighbors" as const),
        of: selectorLeaf,
        depth: fc.integer({ min: 1, max: 2 }),
      }),
    ),
  })).selector;
}

const selectorLeaf: fc.Arbitrary<Selector> = fc.record({
  op: fc.constant("compare" as const),
  field: fieldOf("nodes"),
  cmp: order,
  value: fc.record({ kind: fc.constant("literal" as const), value: literal }),
});

onEachServer("a graph in", (server) => {
  let connected: ConnectedGraph;
  let here: GraphReader;
  let there: GraphReader;
  beforeAll(async () => {
    await fill(server, seeded(7));
    const { address, database, user, password } = server;
    connected = await connectGraph(
      { address, database, login: { user, password } },
      { signal, now: () => performance.now() },
    );
    here = createDocumentReader(createGraphDocument(connected.graph));
    there = connected.remote.reader;
  }, 60_000);
  afterAll(() => connected?.remote.close());

  it("is read with its schema", async () => {
    expect(connected.graph.nodes).toHaveLength(60);
    expect(connected.graph.edges).toHaveLength(150);
    expect(connected.remote.profile).toMatchObject({ nodeCount: 60, edgeCount: 150, nodeTypeAttribute: "type" });
    const fields = await there.fields(signal);
    expect([...fields.nodes].toSorted()).toEqual(
      ["type", "id", "name", "age", "city", "score", "active", "tags", "odd `name`"].toSorted(),
    );
  });

  it.each(["nodes", "edges"] as const)(
    "selects the same %s as a document",
    async (target) => {
      await fc.assert(
        fc.asyncProperty(selectorOf(target), async (selector) => {
          const query = { target, selector, records: 0 };
          const [mine, theirs] = [await here.find(query, signal), await there.find(query, signal)];
          expect([...theirs.ids].toSorted()).toEqual([...mine.ids].toSorted());
        }),
        { numRuns: runsOf(150, 600) },
      );
    },
    300_000,
  );

  const all: Selector = { op: "all" };
  it.each([
    { target: "nodes", selector: all, measure: "mean", property: "age", groupBy: "city" },
    { target: "nodes", selector: all, measure: "count", groupBy: "type" },
    { target: "nodes", selector: all, measure: "count", groupBy: "tags" },
    { target: "nodes", selector: all, measure: "median", property: "score" },
    { target: "nodes", selector: all, measure: "sum", property: "score", groupBy: "active" },
    { target: "nodes", selector: all, measure: "max", property: "age" },
    { target: "edges", selector: all, measure: "count", property: "weight" },
    { target: "edges", selector: all, measure: "min", property: "weight", groupBy: "type" },
    { target: "edges", selector: all, measure: "count", groupBy: "source.city" },
  ] as const)("aggregates as a document does: $measure of $property by $groupBy", async (query) => {
    const plain = async (reader: GraphReader) =>
      (await reader.aggregate(query, signal))
        .map(({ group, value, count }) => JSON.stringify([group ?? null, rounded(value), count]))
        .toSorted();
    expect(await plain(there)).toEqual(await plain(here));
  });

  it.each(["age", "score", "city", "type", "tags", "active", "degree", "name"])(
    "describes %s as a document does",
    async (property) => {
      const query = { target: "nodes", property, selector: all } as const;
      const plain = async (reader: GraphReader) => {
        const { values, mean, ...about } = await reader.describe(query, signal);
        const counts = values?.map(({ count }) => count);
        return { ...about, mean: rounded(mean ?? null), counts };
      };
      expect(await plain(there)).toEqual(await plain(here));
    },
  );

  it.each([
    { by: "degree", order: "desc", limit: 5 },
    { by: "age", order: "asc", limit: 3 },
    { by: "score", order: "desc", limit: 1, perGroup: "city" },
  ] as const)("ranks as a document does: $by $order", async (ranking) => {
    const plain = async (reader: GraphReader) =>
      (await reader.rank({ ...ranking, selector: all }, signal))
        .map(({ group, nodes, tied, next, total }) => ({
          group: group ?? null,
          values: nodes.map(({ value }) => value),
          among: [...nodes, ...tied].map(({ id }) => id).toSorted(),
          next,
          total,
        }))
        .toSorted((a, b) => (JSON.stringify(a.group) < JSON.stringify(b.group) ? -1 : 1));
    expect(await plain(there)).toEqual(await plain(here));
  });

  it.each(["in", "out", "both"] as const)("finds the same neighbours: %s", async (direction) => {
    for (const depth of [1, 2]) {
      const query = { of: ["n0", "n7"], depth, direction };
      const plain = async (reader: GraphReader) => {
        const { nodes, edges } = await reader.neighbors(query, signal);
        return [nodes.map(({ id, distance }) => `${id} ${distance}`).toSorted(), [...edges].toSorted()];
      };
      expect(await plain(there)).toEqual(await plain(here));
    }
  });

  it("tells of a node what a document tells: degree, neighbours, an edge to each", async () => {
    for (let at = 0; at < 60; at += 1) {
      const [mine, theirs] = await Promise.all([here, there].map((reader) => reader.around(`n${at}`, 100, signal)));
      const plain = (around: typeof mine) => ({
        ...around,
        neighbors: around?.neighbors.map(({ id }) => id).toSorted(),
        edges: [...new Set(around?.edges.map(({ source, target }) => (source === `n${at}` ? target : source)))]
          .filter((id) => id !== `n${at}`)
          .toSorted(),
      });
      expect(plain(theirs)).toEqual(plain(mine));
      const known = new Set(mine?.edges.map((edge) => JSON.stringify(edge)));
      for (const edge of theirs?.edges ?? []) expect(known).toContain(JSON.stringify(edge));
    }
    expect((await there.around("n0", 2, signal)).neighbors).toHaveLength(2);
  });

  it("finds paths as short as a document does", async () => {
    for (const target of ["n5", "n21", "n59", "n0"]) {
      for (const directed of [true, false]) {
        const query = { source: "n0", target, directed };
        const [mine, theirs] = [await here.path(query, signal), await there.path(query, signal)];
        expect([theirs.found, theirs.length, theirs.note]).toEqual([mine.found, mine.length, mine.note]);
      }
    }
    const via: Selector = {
      op: "compare",
      field: { name: "weight", of: "bare" },
      cmp: ">",
      value: { kind: "literal", value: 2 },
    };
    const query = { source: "n0", target: "n21", via };
    expect((await there.path(query, signal)).length).toBe((await here.path(query, signal)).length);
  });

  it("samples what there is, spread over values", async () => {
    const query = { target: "nodes", selector: all, count: 6, stratifyBy: "type", random: () => 0.5 } as const;
    const { records, total } = await there.sample(query, signal);
    expect(total).toBe(60);
    expect(new Set(records.map(({ data }) => data["type"])).size).toBe(3);
  });

  it("answers in the terminal, and writes nothing", async () => {
    const { address, database, user, password } = server;
    const door = createDoor("/tmp", { PARLEY_ENGINE_USER: user, PARLEY_ENGINE_PASSWORD: password });
    const given = ["--engine", address, "--database", database];
    const { stdout, status, stderr } = await door(
      ...given,
      "--prompt",
      "How many nodes are there?",
      "--prompt",
      "Average age by city",
    );
    expect(stdout).toContain("60");
    expect(status).toBe(0);
    expect(stderr).toMatch(/Connected to .*: 60 nodes and 150 edges/u);
    const refused = await door(...given, "--command", "clearGraph");
    expect(refused.stdout).toContain("A database has no place for");
    expect((await there.find({ target: "nodes", selector: all, records: 0 }, signal)).total).toBe(60);
  });

  it("refuses a wrong password in words", async () => {
    const door = createDoor("/tmp", { PARLEY_ENGINE_USER: server.user, PARLEY_ENGINE_PASSWORD: "not-the-password" });
    const { status, stderr } = await door("--engine", server.address, "--database", server.database, "--prompt", "Hi");
    expect(status).toBe(2);
    expect(stderr).toContain("refused the user name or the password");
    expect(stderr).not.toContain("not-the-password");
  });
});

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(9));
}

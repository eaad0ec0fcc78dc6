import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import type { ExecutedCommand } from "@/commands/registry/command-types";
import { overRemote } from "@/commands/remote/over-remote";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { canonical } from "@/lib/same-value";
import { ask, fill, onEachServer, seeded, type TestServer } from "../support/engine/servers";
import { createDoor } from "../support/headless-door";
import { runsOf } from "../support/long";
import { createTestRegistry } from "../support/test-registry";

const { signal } = new AbortController();
const open: ConnectedGraph[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.remote.close();
});

async function connect({ address, database, user, password }: TestServer): Promise<ConnectedGraph> {
  const place = { address, database, login: { user, password } };
  const connected = await connectGraph(place, { signal, now: () => performance.now() });
  open.push(connected);
  return connected;
}

/** Commands over the database as somebody finds it who connects now. */
async function visit(server: TestServer, shown?: (graph: GraphData) => GraphData) {
  const { remote, graph } = await connect(server);
  return { remote, ...createTestRegistry(shown?.(graph) ?? graph, { commands: overRemote(allCommands, remote) }) };
}

/** What is in a graph, whatever its elements are called by. */
function content({ nodes, edges }: Pick<GraphData, "nodes" | "edges">) {
  const byId = new Map(nodes.map((node) => [node.id, canonical(node.attributes)]));
  return {
    nodes: [...byId.values()].toSorted(),
    edges: edges
      .map(({ source, target, attributes }) => [byId.get(source), byId.get(target), canonical(attributes)].join(" "))
      .toSorted(),
  };
}

const stored = async (server: TestServer) => content((await connect(server)).graph);

/** Nobody says which property is an id, so that the server's own ids are used. */
const bare = (statements: ReturnType<typeof seeded>): ReturnType<typeof seeded> => [
  ["MATCH (n) DETACH DELETE n"],
  ...statements.slice(2),
  ["MATCH (n) SET n.key = n.id REMOVE n.id"],
];

const firstTwo = (graph: GraphData): GraphData => ({
  ...graph,
  nodes: graph.nodes.slice(0, 2),
  edges: graph.edges.filter(({ source, target }) =>
    [source, target].every((id) => graph.nodes.slice(0, 2).some((node) => node.id === id)),
  ),
});

const names = fc.integer({ min: 0, max: 19 }).map((at) => `Person ${at}`);
const step: fc.Arbitrary<readonly [string, JsonObject]> = fc.oneof(
  fc.tuple(
    fc.constant("updateElements"),
    fc.record({
      selector: fc.oneof(
        names.map((name) => `name == '${name}'`),
        fc.constant("age > 60"),
        fc.constant("city == 'Oslo'"),
      ),
      set: fc.oneof(
        fc.record({ age: fc.integer({ min: 0, max: 9 }) }),
        fc.record({ score: fc.constantFrom(3, 2.5) }),
        fc.record({ type: fc.constantFrom("Robot", "Paper", ["Paper", "Robot"]) }),
        fc.record({ "new `one`": fc.constantFrom("x", "y") }),
      ),
    }),
  ),
  fc.tuple(
    fc.constant("updateElements"),
    fc.record({ selector: names.map((name) => `name == '${name}'`), unset: fc.constantFrom(["city"], ["type"]) }),
  ),
  fc.tuple(
    fc.constant("updateElements"),
    fc.record({
      selector: names.map((name) => `target.name == '${name}'`),
      target: fc.constant("edges"),
      set: fc.constantFrom<JsonObject[]>({ weight: 7 }, { type: "LIKES" }, { type: "CITES", since: "x" }),
    }),
  ),
  fc.tuple(fc.constant("removeElements"), fc.record({ selector: names.map((name) => `name == '${name}'`) })),
  fc.tuple(
    fc.constant("removeElements"),
    fc.record({ selector: names.map((name) => `source.name == '${name}'`), target: fc.constant("edges") }),
  ),
  fc.tuple(
    fc.constant("addNodes"),
    names.map((name) => ({
      nodes: [{ attributes: { name: `New ${name}`, age: 5, tags: ["a", "b"], type: "Person" } }],
    })),
  ),
  fc.tuple(
    fc.constant("addEdges"),
    fc
      .tuple(names, names)
      .map(([source, target]) => ({ edges: [{ source, target, attributes: { type: "KNOWS", weight: 1.5 } }] })),
  ),
  fc.tuple(
    fc.constant("mergeNodes"),
    fc.tuple(names, names).map(([a, b]) => ({ selector: `name in ['${a}', '${b}']`, into: a })),
  ),
);

onEachServer("changes in", (server) => {
  it.each([
    { ids: "an indexed property", filled: seeded(3, 20, 40) },
    { ids: "the server's own", filled: bare(seeded(3, 20, 40)) },
  ])(
    "are as in a document, and undo brings all back, ids by $ids",
    async ({ filled }) => {
      const law = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) =>
        holds(server, filled, steps),
      );
      await fc.assert(law, { numRuns: runsOf(4, 60) });
    },
    600_000,
  );

  it("are refused where somebody else changed the same meanwhile, and can be done on what is there then", async () => {
    await fill(server, seeded(3, 20, 40));
    const { run, document } = await visit(server);
    await fill(server, [["MATCH (n {id: 'n1'}) SET n.age = 99"]]);
    const change = { selector: "id == 'n1'", add: { age: 1 } };
    const refused = await run("updateElements", change);
    expect(refused).toMatchObject({ success: false, hint: "Do it again to go on from what is there now." });
    expect(refused.message).toMatch(
      /^Person 1 was changed in the database meanwhile: age is 99 there and \d+ here\. Nothing was written\.$/u,
    );
    expect(await run("updateElements", change)).toMatchObject({ success: true });
    expect(document.node("n1")?.attributes["age"]).toBe(100);
    expect((await stored(server)).nodes.join()).toContain('"age":100');
  });

  it("are refused where a node has more edges by then, or is gone", async () => {
    await fill(server, seeded(3, 20, 40));
    const { run } = await visit(server);
    expect((await run("addNodes", { nodes: [{ id: "lone", attributes: { name: "Lone" } }] })).message).toContain(
      "Written to",
    );
    await fill(server, [["MATCH (a {id: 'lone'}) MATCH (b {id: 'n2'}) CREATE (a)-[:KNOWS]->(b)"]]);
    const refused = await run("undo");
    expect(refused).toMatchObject({ success: false, message: expect.stringContaining("more edges at these nodes") });
    await fill(server, [["MATCH (a {id: 'lone'}) DETACH DELETE a"]]);
    expect(await run("updateElements", { selector: "id == 'n2'", set: { city: "Rome" } })).toMatchObject({
      success: true,
    });
    const { success, message } = await run("undo", { step: 1 });
    expect({ success, message }).toEqual({
      success: false,
      message: "Lone is not in the database any more. Nothing was written.",
    });
  });

  it("keep the one label that nodes are known by", async () => {
    await fill(server, [
      ["MATCH (n) DETACH DELETE n"],
      ["CREATE CONSTRAINT lone_id IF NOT EXISTS FOR (n:Lone) REQUIRE n.id IS UNIQUE"],
      ["CREATE (:Lone {id: 'a', name: 'A'})-[:KNOWS]->(:Lone {id: 'b', name: 'B'})"],
    ]);
    const before = await stored(server);
    const { run, document } = await visit(server);
    expect(await run("updateElements", { selector: "name == 'A'", set: { type: "Robot" } })).toMatchObject({
      success: false,
      message: "Nodes are known by the label Lone in this database: it stays as it is. Nothing was written.",
      hint: "Give type a list with Lone and others.",
    });
    expect(refusalIn(await run("updateElements", { selector: "name == 'A'", set: { type: ["Lone", "Robot"] } }))).toBe(
      "",
    );
    expect(refusalIn(await run("addNodes", { nodes: [{ id: "c", attributes: { name: "C", type: "Robot" } }] }))).toBe(
      "",
    );
    expect(document.node("c")?.attributes["type"]).toEqual(["Lone", "Robot"]);
    for (let at = 0; at < 2; at += 1) expect(refusalIn(await run("undo"))).toBe("");
    expect(await stored(server)).toEqual(before);
  });

  it("keep what else somebody changed of an edge that gets another type", async () => {
    await fill(server, seeded(3, 20, 40));
    const { run } = await visit(server);
    await fill(server, [["MATCH (n {id: 'n1'})-[r]->() SET r.seen = true"]]);
    const change = { target: "edges", selector: "source.id == 'n1'", set: { type: "LIKES" } };
    expect(refusalIn(await run("updateElements", change))).toBe("");
    const left =
      "MATCH ({id: 'n1'})-[r:LIKES]->() WITH count(r) AS own, count(r.seen) AS seen RETURN own > 0 AND own = seen AS same";
    expect(await ask(server, left)).toEqual([{ same: true }]);
  });

  it("come from a file too, once they are allowed, and nodes and edges come once", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const folder = await mkdtemp(join(tmpdir(), "parley-import-"));
    const nodes = Array.from({ length: 1500 }, (_, at) => ({
      id: `p${at}`,
      name: `P ${at}`,
      kind: at % 2 ? "A" : "B",
      age: at,
    }));
    const links = nodes.map(({ id }, at) => ({ source: id, target: `p${(at * 7) % 1500}`, weight: 0.5 }));
    await writeFile(join(folder, "big.json"), JSON.stringify({ directed: true, nodes, links }));
    const door = createDoor(folder, { PARLEY_ENGINE_USER: server.user, PARLEY_ENGINE_PASSWORD: server.password });
    const given = ["--engine", server.address, "--database", server.database, "--import", "big.json"];
    const asked = await door(...given, "--prompt", "Hi");
    expect(asked).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("This puts 1,500 nodes and 1,500 edges into the database."),
    });
    expect(await ask(server, "MATCH (n) RETURN count(n) AS count")).toEqual([{ count: 0 }]);
    const done = await door(...given, "--approve", "always", "--prompt", "How many nodes are there?");
    expect(done.stderr).toContain("Put 1,500 nodes and 1,500 edges into the database.");
    expect(done.stdout).toContain("1,500");
    await door(...given, "--approve", "always", "--prompt", "How many nodes are there?");
    const counts = "MATCH (n:A) WITH count(n) AS a, sum(n.age) AS ages MATCH (m) RETURN a, ages, count(m) AS count";
    expect(await ask(server, counts)).toEqual([{ a: 750, ages: 562_500, count: 1500 }]);
    const edges = "MATCH ()-[r]->() RETURN count(r) AS count, sum(r.weight) AS weights";
    expect(await ask(server, edges)).toEqual([{ count: 1500, weights: 750 }]);
  }, 120_000);

  it("keep kinds of values, also of what is removed and comes back", async () => {
    const odd =
      "CREATE (:Thing {name: 'Odd', born: date('2001-02-03'), big: 9007199254740993, at: point({x: 1, y: 2}), whole: 3, part: 2.5, list: [1, 2]})";
    await fill(server, [["MATCH (n) DETACH DELETE n"], [odd]]);
    const before = await stored(server);
    const { run } = await visit(server);
    expect(refusalIn(await run("removeElements", { selector: "name == 'Odd'" }))).toBe("");
    expect(refusalIn(await run("undo"))).toBe("");
    expect(await stored(server)).toEqual(before);
    expect(
      refusalIn(
        await run("updateElements", { selector: "name == 'Odd'", set: { born: "1999-12-31", part: 3, whole: 4 } }),
      ),
    ).toBe("");
    const kinds =
      "MATCH (n {name: 'Odd'}) RETURN n.born < date('2000-01-01') AND n.big = 9007199254740993 AND n.whole = 4 AND n.at IS NOT NULL AS same";
    expect(await ask(server, kinds)).toEqual([{ same: true }]);
    expect(await run("updateElements", { selector: "name == 'Odd'", set: { born: "soon" } })).toMatchObject({
      success: false,
      hint: "Write the date as 2026-01-31.",
    });
  });
});

/** One run of changes: as in a document, undone and done again. */
async function holds(
  server: TestServer,
  filled: ReturnType<typeof seeded>,
  steps: readonly (readonly [string, JsonObject])[],
) {
  await fill(server, filled);
  const before = await stored(server);
  const there = await visit(server, firstTwo);
  const here = createTestRegistry((await connect(server)).graph);
  let count = 0;
  for (const [name, input] of steps) {
    const [theirs, mine] = [await there.run(name, input), await here.run(name, input)];
    expect([name, input, theirs.success, refusalIn(theirs)]).toEqual([
      name,
      input,
      mine.success,
      mine.success ? "" : theirs.message,
    ]);
    if (theirs.changes.length > 0) count += 1;
  }
  const mine = content(here.document.snapshot());
  const theirs = await stored(server);
  expect(theirs.nodes.map(withoutId)).toEqual(mine.nodes.map(withoutId));
  expect(theirs.edges.map(withoutId)).toEqual(mine.edges.map(withoutId));
  const changed = content(there.document.snapshot());
  for (let at = 0; at < count; at += 1) expect(refusalIn(await there.run("undo"))).toBe("");
  expect(await stored(server)).toEqual(before);
  expect(there.document.tables.nodes.count).toBe(2);
  for (let at = 0; at < count; at += 1) expect(refusalIn(await there.run("redo"))).toBe("");
  expect(await stored(server)).toEqual(theirs);
  expect(content(there.document.snapshot())).toEqual(changed);
  for (const one of open.splice(0)) await one.remote.close();
}

const refusalIn = ({ success, message }: ExecutedCommand): string => (success ? "" : message);

/** A new node's id is a property where ids are one. */
function withoutId(text: string): string {
  return text.replaceAll(/"id":"[^"]*",?/gu, "");
}

import { afterEach, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import { ask, fill, onEachServer, type TestServer } from "../support/engine/servers";
import { createTestRegistry } from "../support/test-registry";

const { signal } = new AbortController();
const open: ConnectedGraph[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.remote.close();
});

async function visit({ address, database, user, password }: TestServer) {
  const place = { address, database, login: { user, password } };
  const connected = await connectGraph(place, { signal, now: () => performance.now() });
  open.push(connected);
  const { remote, graph, notes } = connected;
  return { notes, ...createTestRegistry(graph, { commands: overRemote(allCommands, remote) }) };
}

const empty = "MATCH (n) DETACH DELETE n";

onEachServer("odd content of", (server) => {
  it("none at all: says so, computes nothing, and takes the first nodes", async () => {
    await fill(server, [[empty]]);
    const { run, dataOf, notes } = await visit(server);
    expect(notes.join(" ")).toContain("0 nodes and 0 edges");
    expect(await dataOf("queryGraph", { query: "nodeCount" })).toEqual({ nodeCount: 0 });
    for (const [name, input] of [
      ["findNodes", { selector: "*" }],
      ["getSchema", {}],
      ["sampleData", {}],
      ["runAlgorithm", { algorithm: "pagerank" }],
      ["runAlgorithm", { algorithm: "components" }],
    ] as const)
      expect(await run(name, input)).toMatchObject({ name, success: true });
    expect(await run("rankNodes", { by: "pagerank" })).toMatchObject({ message: expect.stringMatching(/^No .*\.$/u) });
    const nodes = [
      { id: "a", label: "Ann" },
      { id: "b", label: "Bob" },
    ];
    expect(await run("addNodes", { nodes })).toMatchObject({ success: true });
    expect(await ask(server, "MATCH (n) RETURN count(n) AS count")).toEqual([{ count: 2 }]);
  });

  it("a node with 20,100 neighbours is told, and shown with the first of them", async () => {
    await fill(server, [
      [empty],
      ["UNWIND range(0, 20100) AS at CREATE (n:Person {name: 'Person ' + toString(at)})"],
      ["MATCH (h:Person {name: 'Person 0'}) MATCH (n:Person) WHERE n.name <> h.name CREATE (n)-[:KNOWS]->(h)"],
      ["MATCH (h:Person {name: 'Person 0'}) MATCH (n:Person {name: 'Person 7'}) CREATE (h)-[:KNOWS]->(n)"],
      ["MATCH (h:Person {name: 'Person 0'}) CREATE (h)-[:KNOWS]->(h)"],
    ]);
    const { run, document } = await visit(server);
    const node = await run("getNode", { id: "Person 0" });
    expect(node.message).toMatch(/; 20,100 neighbours: .+ and 20,092 more\.$/u);
    expect(node).toMatchObject({ success: true, data: { degree: 20_103, neighborCount: 20_100 } });
    const around = await run("getNeighbors", { ids: ["Person 0"] });
    const first = "The first 20,000 are looked at.";
    expect(around.message).toMatch(/^Person 0 has 20,100 neighbours: .+ and 20,092 more\. /u);
    expect(around).toMatchObject({ message: expect.stringContaining(first), data: { count: 20_100 } });
    expect(document.tables.nodes.count).toBeGreaterThan(3000);
    expect(await run("getNeighbors", { ids: ["Person 0"], depth: 2 })).toMatchObject({ success: false });
  }, 180_000);

  it("no labels and no ids: nodes go by the server's ids", async () => {
    await fill(server, [[empty], ["CREATE ({name: 'Ann', age: 3})-[:KNOWS]->({name: 'Bob', age: 5})"]]);
    const { run, dataOf } = await visit(server);
    expect(await dataOf("findNodes", { selector: "age > 4" })).toMatchObject({ count: 1 });
    expect(await dataOf("getNeighbors", { selector: "name == 'Ann'" })).toMatchObject({ count: 1 });
    expect(await dataOf("findPath", { source: "Ann", target: "Bob" })).toMatchObject({ length: 1 });
    expect(await run("updateElements", { selector: "name == 'Bob'", set: { age: 6 } })).toMatchObject({
      success: true,
    });
    expect(await run("removeElements", { selector: "name == 'Ann'" })).toMatchObject({ success: true });
    expect(await run("undo")).toMatchObject({ success: true });
    const ages = "MATCH (a)-[:KNOWS]->(b) RETURN a.age AS a, b.age AS b";
    expect(await ask(server, ages)).toEqual([{ a: 3, b: 6 }]);
  });

  const values = [
    "id: 'odd', name: 'Odd', big: 9007199254740993, whole: 3, part: 2.5, yes: true",
    "day: date('2001-02-03'), at: datetime('2001-02-03T04:05:06Z'), local: localdatetime('2001-02-03T04:05:06')",
    "clock: localtime('04:05:06'), span: duration('P1DT2H'), place: point({x: 1.5, y: 2}), globe: point({latitude: 52.5, longitude: 13.4})",
    "numbers: [1, 2], texts: ['a', 'b'], days: [date('2001-02-03'), date('2002-02-03')], bigs: [9007199254740993], none: [], bytes: $bytes",
  ].join(", ");
  const same = [
    "n.big = 9007199254740993 AND n.whole = 3 AND n.part = 2.5 AND n.yes AND n.day = date('2001-02-03')",
    "n.at = datetime('2001-02-03T04:05:06Z') AND n.clock = localtime('04:05:06') AND n.span = duration('P1DT2H')",
    "n.place.x = 1.5 AND n.numbers = [1, 2] AND n.texts = ['a', 'b'] AND n.days[1] = date('2002-02-03')",
    "n.bigs = [9007199254740993] AND size(n.none) = 0 AND n.bytes IS NOT NULL",
  ].join(" AND ");

  it("values of every kind: are read, described and kept as they are", async () => {
    await fill(server, [[empty], [`CREATE (:Entity {${values}})`, { bytes: new Int8Array([1, 2, 3]) }]]);
    const { run, document } = await visit(server);
    expect(document.snapshot().nodes[0]?.attributes).toMatchObject({
      big: "9007199254740993",
      whole: 3,
      day: "2001-02-03",
      place: { x: 1.5, y: 2 },
      days: ["2001-02-03", "2002-02-03"],
      bigs: ["9007199254740993"],
      bytes: "3 bytes",
    });
    for (const property of Object.keys(document.snapshot().nodes[0]?.attributes ?? {})) {
      for (const [name, input] of [
        ["describeProperty", { property }],
        ["findNodes", { selector: `exists(${property})`, sortBy: property }],
        ["aggregate", { measure: "count", groupBy: property }],
      ] as const) {
        const { success, message, hint = "" } = await run(name, input);
        expect(`${property}: ${success ? "Yes." : `${message} ${hint}`}`).toMatch(
          /: (?:Yes|A database cannot be asked .*|.* has no numbers.*)\.$/u,
        );
      }
    }
    const check = async () => expect(await ask(server, `MATCH (n) RETURN ${same} AS same`)).toEqual([{ same: true }]);
    await check();
    expect(await run("updateElements", { selector: "*", set: { name: "Odder", new: "x" } })).toMatchObject({
      success: true,
    });
    await check();
    expect(await run("undo")).toMatchObject({ success: true });
    await check();
    expect(await run("removeElements", { selector: "*" })).toMatchObject({ success: true });
    expect(await run("undo")).toMatchObject({ success: true });
    await check();
  });

  it("whole numbers above 2^53: two that a number would confuse stay two, and each is found", async () => {
    const two =
      "UNWIND [9007199254740993, 9007199254740992] AS big CREATE (:Thing {key: big, name: 'T' + toString(big)})";
    await fill(server, [[empty], [two]]);
    const { run, dataOf } = await visit(server);
    expect(await dataOf("queryGraph", { query: "nodeCount" })).toEqual({ nodeCount: 2 });
    expect(await dataOf("findNodes", { selector: "key == '9007199254740993'" })).toMatchObject({ count: 1 });
    const set = { name: "changed" };
    expect(await run("updateElements", { selector: "key == '9007199254740993'", set })).toMatchObject({
      success: true,
    });
    const left = "MATCH (n) WHERE n.name = 'changed' RETURN n.key = 9007199254740993 AS same";
    expect(await ask(server, left)).toEqual([{ same: true }]);
  });

  it("a database that is not there: one sentence, and what to do", async () => {
    const gone = visit({ ...server, database: "nosuch" });
    await expect(gone).rejects.toMatchObject({
      kind: "refused",
      message: expect.stringMatching(/has no database of that name\.$/u),
      hint: expect.stringMatching(/\.$/u),
    });
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { ask, fill, onEachServer, seeded, type TestServer } from "../support/engine/servers";
import { isLong } from "../support/long";
import { createTestRegistry } from "../support/test-registry";

const { signal } = new AbortController();

onEachServer("what is computed by", (server) => {
  let connected: ConnectedGraph;
  let names: ReadonlySet<string>;
  /** Of others who went away. */
  let left: readonly object[];
  let over: ReturnType<typeof createTestRegistry>;
  let here: ReturnType<typeof createTestRegistry>;

  beforeAll(async () => {
    await fill(server, [...seeded(11, 50, 120), ...withoutParallels]);
    const { address, database, user, password } = server;
    connected = await connectGraph(
      { address, database, login: { user, password } },
      { signal, now: () => performance.now() },
    );
    names = connected.remote.reader.algorithms?.names ?? new Set();
    over = createTestRegistry(connected.graph, { commands: overRemote(allCommands, connected.remote) });
    here = createTestRegistry(connected.graph);
    left = await graphsIn(server, names);
  }, 60_000);
  afterAll(() => connected?.remote.close());

  it("is said when it is opened", () => {
    const said = names.size > 0 ? /It computes pagerank, .*strongComponents/u : /no algorithms that Parley knows/u;
    expect(connected.notes.join(" ")).toMatch(said);
    expect(connected.server.computes).toBe(names.size > 0);
  });

  it.each(["pagerank", "betweenness", "closeness", "harmonic"])("gives %s as a document does", async (algorithm) => {
    if (!names.has(algorithm)) return;
    const { message, data } = await over.run("runAlgorithm", { algorithm, saveAs: "value" });
    expect(message).toContain("The database computed it over all 50 nodes.");
    expect(message).toContain("Saved as the attribute value of 50 nodes.");
    const mine = await here.run("runAlgorithm", { algorithm, saveAs: "value" });
    expect(figuresIn(data)).toEqual(figuresIn(mine.data));
    expect(valuesIn(over)).toEqual(valuesIn(here));
    await over.run("undo");
    await here.run("undo");
  });

  it.each(["components", "strongComponents"])("finds the same %s as a document", async (algorithm) => {
    if (!names.has(algorithm)) return;
    const [theirs, mine] = [
      await over.run("runAlgorithm", { algorithm, saveAs: "part" }),
      await here.run("runAlgorithm", { algorithm, saveAs: "part" }),
    ];
    expect(countsIn(theirs.data)).toEqual(countsIn(mine.data));
    expect(partsIn(over)).toEqual(partsIn(here));
    await over.run("undo");
    await here.run("undo");
  });

  it("finds communities, and how good they are", async () => {
    if (!names.has("louvain")) return;
    const { data } = await over.run("runAlgorithm", { algorithm: "louvain", saveAs: "community" });
    await here.run("runAlgorithm", { algorithm: "louvain", saveAs: "community" });
    const checked = createTestRegistry(over.document.snapshot());
    const output = await checked.dataOf("runAlgorithm", {
      algorithm: "modularity",
      options: { attribute: "community" },
    });
    expect(numberOf(output, "value")).toBeCloseTo(numberOf(data, "modularity"), 5);
    expect(numberOf(data, "modularity")).toBeGreaterThan(0.2);
    await over.run("undo");
    await here.run("undo");
  });

  it.each([
    { by: "pagerank", limit: 4 },
    { by: "closeness", limit: 3, selector: "degree > 4" },
    { by: "harmonic", limit: 2, perGroup: "type" },
    { by: "pagerank", limit: 3, offset: 2, order: "asc", selector: "age > 30" },
  ])("ranks by $by as a document does", async (input) => {
    if (!names.has(input.by)) return;
    const [theirs, mine] = [await over.run("rankNodes", input), await here.run("rankNodes", input)];
    expect(rankedIn(theirs.data)).toEqual(rankedIn(mine.data));
    expect(theirs.message).not.toContain("shown");
  });

  it.each([{}, { directed: false }, { strong: true }, { via: "weight > 1" }])(
    "finds paths by weight as a document does: %j",
    async (options) => {
      for (const target of ["n3", "n17", "n30", "n49"]) {
        const input = { source: "n1", target, weight: "weight", ...options };
        const [theirs, mine] = [await over.run("findPath", input), await here.run("findPath", input)];
        expect(theirs.success).toBe(true);
        expect(rounded(numberOf(theirs.data, "length"))).toEqual(rounded(numberOf(mine.data, "length")));
        const [note, own] = [theirs, mine].map(({ message }) => / counts? 1\./u.test(message));
        expect(note).toBe(own);
      }
    },
    60_000,
  );

  it("works on what is shown where a question is narrower, and leaves nothing in the server's memory", async () => {
    const { message } = await over.run("runAlgorithm", { algorithm: "pagerank", options: { within: "age > 30" } });
    expect(message).not.toContain("The database computed it");
    expect(await graphsIn(server, names)).toEqual(left);
  });

  it("leaves nothing in the server's memory where it is stopped or fails", async () => {
    if (!names.has("betweenness")) return;
    const { reader } = connected.remote;
    for (const wait of [0, 5, 20, 60]) {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error("stopped")), wait);
      const query = { algorithm: "betweenness", ids: "largest", hasValues: true } as const;
      await reader.algorithms?.compute(query, stop.signal).catch((error: unknown) => error);
    }
    await expect(
      reader.path({ source: "n1", target: "gone", weight: "weight" }, signal).then(({ found }) => found || "none"),
    ).resolves.toBe("none");
    expect(await graphsIn(server, names)).toEqual(left);
  }, 30_000);

  it("writes nothing", async () => {
    const [row] = await ask(server, "MATCH (n) WHERE n.value IS NOT NULL OR n.score > 1000 RETURN count(n) AS count");
    expect(row).toEqual({ count: 0 });
  });
});

if (isLong)
  onEachServer("betweenness of more than 2,000 nodes in", (server) => {
    it("is near that of a document, and said to be an estimate where the server looks from a sample", async () => {
      const nodes = 2500;
      await fill(server, [...seeded(5, nodes, 7500), ...withoutParallels]);
      const { address, database, user, password } = server;
      const place = { address, database, login: { user, password } };
      const { remote, graph } = await connectGraph(place, { signal, now: () => performance.now() });
      try {
        if (!remote.reader.algorithms?.names.has("betweenness")) return;
        expect(graph.nodes).toHaveLength(nodes);
        const over = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
        const there = await over.run("runAlgorithm", { algorithm: "betweenness", saveAs: "value" });
        const ranked = await over.run("rankNodes", { by: "betweenness", limit: 20 });
        expect(there.message).toContain("The database computed it over all 2,500 nodes.");
        const here = createTestRegistry(graph);
        const options = { samples: nodes };
        const exact = await here.run("runAlgorithm", { algorithm: "betweenness", saveAs: "value", options });
        const exactTop = idsIn(await here.run("rankNodes", { by: "value", limit: 40 }));
        const isSampled = server.user === "neo4j";
        for (const { message, data = null } of [there, ranked])
          expect([message.includes("This is an estimate from 1,000 nodes."), numberOf(data, "sampled")]).toEqual([
            isSampled,
            isSampled ? 1000 : Number.NaN,
          ]);
        expect(numberOf(there.data, "mean") / numberOf(exact.data, "mean")).toBeCloseTo(1, isSampled ? 1 : 6);
        const found = idsIn(ranked).filter((id) => exactTop.includes(id));
        expect(found.length).toBeGreaterThanOrEqual(isSampled ? 16 : 20);
      } finally {
        await remote.close();
      }
    }, 300_000);
  });

function idsIn({ data }: { readonly data?: JsonValue }): readonly string[] {
  const nodes = isJsonObject(data) ? data["nodes"] : [];
  return Array.isArray(nodes) ? nodes.map((one) => (isJsonObject(one) ? String(one["id"]) : "")) : [];
}

/** ArcadeDB counts parallel edges as paths of their own. */
const withoutParallels: readonly (readonly [string])[] = [
  ["MATCH (a)-[r]->(b) WITH a, b, collect(r) AS same UNWIND same[1..] AS more DELETE more"],
];

async function graphsIn(server: TestServer, names: ReadonlySet<string>): Promise<readonly object[]> {
  if (server.user !== "neo4j" || names.size === 0) return [];
  return ask(
    server,
    "CALL gds.graph.list() YIELD graphName WITH graphName WHERE graphName STARTS WITH 'parley-' RETURN *",
  );
}

function valuesIn({ document }: ReturnType<typeof createTestRegistry>) {
  return document.snapshot().nodes.map(({ id, attributes }) => [id, rounded(attributes["value"])]);
}

/** Which nodes are together. */
function partsIn({ document }: ReturnType<typeof createTestRegistry>): readonly string[] {
  const parts = new Map<JsonValue, string[]>();
  for (const { id, attributes } of document.snapshot().nodes) {
    const part = attributes["part"] ?? null;
    parts.set(part, [...(parts.get(part) ?? []), id]);
  }
  return [...parts.values()].map((ids) => ids.toSorted().join()).toSorted();
}

function figuresIn(data: JsonValue | undefined) {
  const { min, max, mean, top } = isJsonObject(data) ? data : {};
  const values = Array.isArray(top) ? top.map((one) => (isJsonObject(one) ? rounded(one["value"]) : null)) : [];
  return { min: rounded(min), max: rounded(max), mean: rounded(mean), values };
}

/** The values of each list: nodes with the same one come in any order. */
function rankedIn(data: JsonValue | undefined): readonly string[] {
  const { groups, nodes } = isJsonObject(data) ? data : {};
  const valuesOf = (list: JsonValue | undefined) =>
    Array.isArray(list) ? list.map((one) => (isJsonObject(one) ? rounded(one["value"]) : null)) : [];
  if (!Array.isArray(groups)) return [JSON.stringify(valuesOf(nodes))];
  return groups
    .map((one) => JSON.stringify(isJsonObject(one) ? [one["group"], valuesOf(one["nodes"])] : null))
    .toSorted();
}

function countsIn(data: JsonValue | undefined) {
  const { componentCount, isolatedCount, components } = isJsonObject(data) ? data : {};
  const sizes = Array.isArray(components) ? components.map((one) => (isJsonObject(one) ? one["size"] : null)) : [];
  return { componentCount, isolatedCount, sizes };
}

function numberOf(data: JsonValue | undefined, name: string): number {
  return Number(isJsonObject(data) ? (data[name] ?? Number.NaN) : Number.NaN);
}

function rounded(value: JsonValue | undefined): number | null {
  return typeof value === "number" ? Number(value.toPrecision(4)) : null;
}

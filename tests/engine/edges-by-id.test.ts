import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBolt } from "@/engine/bolt/open-bolt";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import { createSources } from "@/engine/cypher/by-id";
import type { EngineConnection } from "@/engine/engine-types";
import { createEngineReader } from "@/engine/reader/engine-reader";
import { readSchema } from "@/engine/schema/read-schema";
import type { FoundElements, GraphReader } from "@/graph/document/graph-reader";
import type { Selector } from "@/graph/selector/selector-types";
import { fill, onEachServer, seeded } from "../support/engine/servers";
import { runsOf } from "../support/long";

const { signal } = new AbortController();
const byIds = (values: readonly string[]): Selector => ({ op: "in", field: { name: "id", of: "computed" }, values });

onEachServer("edges by their ids, over", (server) => {
  let connection: EngineConnection;
  let connected: ConnectedGraph;
  let all: FoundElements;
  beforeAll(async () => {
    const { address, database, user, password } = server;
    await fill(server, seeded(11));
    const login = { user, password };
    connected = await connectGraph({ address, database, login }, { signal, now: () => performance.now() });
    const host = address.replace(/^.*\/\//u, "");
    connection = await openBolt({ url: address, host, database, login, seconds: 20 }, signal);
    all = await connected.remote.reader.find({ target: "edges", selector: { op: "all" }, records: 1000 }, signal);
  }, 60_000);
  afterAll(async () => {
    await connection.close();
    await connected.remote.close();
  });

  /** One that remembers the ends of so many edges. */
  async function readerOf(most: number): Promise<GraphReader> {
    const schema = { ...(await readSchema(connection, server.database, signal)), sources: createSources(most) };
    const { profile } = connected.remote;
    return createEngineReader(connection, () => ({ schema, profile }), { family: "algo", names: new Set() });
  }

  it("are the same whatever was forgotten between two questions", async () => {
    const reader = await readerOf(7);
    const known = new Map(all.records.map((record) => [record.id, record]));
    expect(known.size).toBe(150);
    const asked = fc.shuffledSubarray([...known.keys()], { minLength: 1, maxLength: 20 });
    const law = fc.asyncProperty(asked, fc.boolean(), async (ids, isFound) => {
      const found = isFound
        ? await reader.find({ target: "edges", selector: byIds(ids), records: ids.length }, signal)
        : { total: ids.length, records: await reader.records("edges", ids, signal) };
      expect(found.total).toBe(ids.length);
      expect(new Map(found.records.map((one) => [one.id, one]))).toEqual(new Map(ids.map((id) => [id, known.get(id)])));
    });
    await fc.assert(law, { numRuns: runsOf(40) });
  }, 120_000);
});

describe("the ends that are remembered", () => {
  it("are those that were asked for last", () => {
    const sources = createSources(2);
    sources.set("#1:1", "a");
    sources.set("#1:2", "b");
    expect(sources.get("#1:1")).toBe("a");
    sources.set("#1:3", "c");
    expect(["#1:1", "#1:2", "#1:3"].map(sources.get)).toEqual(["a", undefined, "c"]);
    expect([sources.delete("#1:3"), sources.delete("#1:3")]).toEqual([true, false]);
  });
});

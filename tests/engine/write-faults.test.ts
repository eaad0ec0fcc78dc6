import { afterAll, beforeAll, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import { openBolt } from "@/engine/bolt/open-bolt";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import { type CutProxy, openProxy } from "../support/engine/proxy";
import { ask, fill, onEachServer, seeded } from "../support/engine/servers";
import { createTestRegistry } from "../support/test-registry";

const { signal } = new AbortController();
const none: readonly object[] = [{ count: 0 }];

onEachServer("a write to", (server) => {
  let proxy: CutProxy;
  let connected: ConnectedGraph;
  const waits: (number | null)[] = [];
  const changed = () => ask(server, "MATCH (n) WHERE n.city = 'Rome' RETURN count(n) AS count");
  /** Changes 20 nodes. */
  async function write() {
    const { graph, remote } = connected;
    const { run } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
    return run("updateElements", { selector: "*", set: { city: "Rome" } });
  }
  async function cutAt(pieces: number): Promise<string> {
    await fill(server, seeded(3, 20, 40));
    proxy.cutAfter(pieces);
    const { success, message } = await write();
    proxy.cutAfter(undefined);
    const count = JSON.stringify(await changed());
    if (message.includes("I can't tell")) {
      expect(['[{"count":0}]', '[{"count":20}]']).toContain(count);
      return "unsure";
    }
    expect({ pieces, message, count }).toEqual({
      pieces,
      message: success ? expect.any(String) : expect.stringMatching(/was lost.* Nothing was written\.|was lost\.$/u),
      count: success ? '[{"count":20}]' : '[{"count":0}]',
    });
    return success ? "done" : "lost";
  }
  async function connect(seconds: number): Promise<ConnectedGraph> {
    const { database, user, password } = server;
    const place = { address: `bolt://${proxy.host}`, database, login: { user, password }, seconds };
    return connectGraph(place, { signal, now: () => performance.now(), onWait: (wait) => waits.push(wait) });
  }
  beforeAll(async () => {
    proxy = await openProxy(server.address);
    await fill(server, seeded(3, 20, 40));
    connected = await connect(20);
  }, 60_000);
  afterAll(async () => {
    proxy?.delay(0);
    proxy?.refuse(false);
    await connected?.remote.close();
    proxy?.close();
  });

  it("is whole or not at all wherever the connection is cut, and says which", async () => {
    const ends = new Set<string>();
    for (let pieces = 0; pieces < 30 && !ends.has("done"); pieces += 1) ends.add(await cutAt(pieces));
    expect([...ends]).toContain("done");
    expect(ends.size).toBeGreaterThan(1);
  }, 120_000);

  it("is not made while the server starts again, and is once it is back", async () => {
    await fill(server, seeded(3, 20, 40));
    proxy.refuse(true);
    proxy.cut();
    const refused = await write();
    expect(refused).toMatchObject({ success: false, message: expect.stringContaining("was lost") });
    proxy.refuse(false);
    expect((await write()).message).toContain("Written to the database.");
  }, 60_000);

  it("says that it waits, and ends after its time with nothing written", async () => {
    await fill(server, seeded(3, 20, 40));
    const slow = await connect(2);
    const { run } = createTestRegistry(slow.graph, { commands: overRemote(allCommands, slow.remote) });
    waits.length = 0;
    proxy.delay(1500);
    const late = await run("updateElements", { selector: "*", set: { city: "Rome" } });
    proxy.delay(0);
    expect(late).toMatchObject({
      success: false,
      message: expect.stringContaining("did not answer within 2 seconds"),
    });
    expect(waits[0]).toBeGreaterThanOrEqual(300);
    expect(waits.at(-1)).toBeNull();
    expect(await changed()).toEqual(none);
    await slow.remote.close();
  }, 60_000);

  it("stops with the server free, and nothing written", async () => {
    const { database, user, password } = server;
    const { host } = proxy;
    const own = await openBolt(
      { url: `bolt://${host}`, host, database, login: { user, password }, seconds: 20 },
      signal,
    );
    const stop = new AbortController();
    const work = own.write(async (run) => {
      await run({ text: "CREATE (n:Stopped) RETURN count(n) AS count", parameters: {} });
      const slow = "UNWIND range(1, 20000) AS a UNWIND range(1, 2000) AS b RETURN count(a + b) AS count";
      await run({ text: slow, parameters: {} });
    }, stop.signal);
    setTimeout(() => stop.abort(new DOMException("Stopped.", "AbortError")), 300);
    await expect(work).rejects.toThrow("Stopped.");
    expect(await ask(server, "MATCH (n:Stopped) RETURN count(n) AS count")).toEqual(none);
    if (own.agent.includes("Neo4j/") && !own.agent.includes("ompatible")) {
      const left =
        "SHOW TRANSACTIONS YIELD metaData, status WHERE metaData.app = 'parley' AND NOT status STARTS WITH 'Terminated' RETURN count(*) AS count";
      expect(await ask(server, left)).toEqual(none);
    }
    await own.close();
  }, 60_000);
});

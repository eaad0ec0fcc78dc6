import { afterAll, beforeAll, expect, it } from "vitest";
import { openBolt } from "@/engine/bolt/open-bolt";
import { isEngineFault } from "@/engine/engine-fault";
import type { EngineConnection, Statement } from "@/engine/engine-types";
import { numberIn } from "@/engine/plain-value";
import { type CutProxy, openProxy } from "../support/engine/proxy";
import { onEachServer } from "../support/engine/servers";

const { signal } = new AbortController();
const quick: Statement = { text: "RETURN 1 AS one", parameters: {} };
/** Takes seconds; not for ever, since some servers do not stop when they are told to. */
const slow: Statement = {
  text: "UNWIND range(1, 20000) AS a UNWIND range(1, 2000) AS b RETURN count(a + b) AS count",
  parameters: {},
};

async function kindOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    return isEngineFault(error) ? error.kind : String(error);
  }
}

onEachServer("faults of", (server) => {
  let proxy: CutProxy;
  let connection: EngineConnection;
  const connect = (seconds: number) => {
    const { database, user, password } = server;
    const { host } = proxy;
    return openBolt({ url: `bolt://${host}`, host, database, login: { user, password }, seconds }, signal);
  };
  beforeAll(async () => {
    proxy = await openProxy(server.address);
    connection = await connect(20);
  }, 60_000);
  afterAll(async () => {
    await connection?.close();
    proxy?.close();
  });

  it("ends a question after its time, and answers the next one", async () => {
    const hasty = await connect(2);
    expect(await kindOf(hasty.run(slow, signal))).toBe("timeout");
    await hasty.close();
    expect(numberIn(await connection.run(quick, signal), "one")).toBe(1);
  }, 60_000);

  it("stops a question, and answers the next one", async () => {
    const stop = new AbortController();
    const asked = kindOf(connection.run(slow, stop.signal));
    setTimeout(() => stop.abort(new DOMException("Stopped.", "AbortError")), 100);
    expect(await asked).toBe("AbortError: Stopped.");
    expect(numberIn(await connection.run(quick, signal), "one")).toBe(1);
  }, 60_000);

  it("says that the connection was lost, and connects again by itself", async () => {
    const asked = kindOf(connection.run(slow, signal));
    setTimeout(() => proxy.cut(), 300);
    expect(await asked).toBe("lost");
    expect(numberIn(await connection.run(quick, signal), "one")).toBe(1);
  }, 60_000);

  it("does not write when it tries whether the server refuses to", async () => {
    expect(typeof (await connection.refusesWrites(signal))).toBe("boolean");
    const rows = await connection.run(
      { text: "MATCH (n:ParleyProbe) RETURN count(n) AS count", parameters: {} },
      signal,
    );
    expect(numberIn(rows, "count")).toBe(0);
  }, 60_000);

  it("says what is no database there", async () => {
    const { user, password } = server;
    const { host } = proxy;
    const place = { url: `bolt://${host}`, host, database: "nosuchdatabase", login: { user, password }, seconds: 5 };
    // ArcadeDB says so at the first question only.
    const asked = openBolt(place, signal).then((other) => other.run(quick, signal).finally(other.close));
    expect(["refused", "bad-query"]).toContain(await kindOf(asked));
  }, 60_000);

  it("settles what is asked while it closes", async () => {
    const other = await connect(20);
    const asked = kindOf(other.run(slow, signal));
    await other.close();
    expect(await asked).toBe("cancelled");
  }, 60_000);
});

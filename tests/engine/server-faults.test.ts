import { afterAll, beforeAll, expect, it } from "vitest";
import { openBolt } from "@/engine/bolt/open-bolt";
import { connectGraph } from "@/engine/connect";
import { isEngineFault } from "@/engine/engine-fault";
import type { EngineConnection, Statement } from "@/engine/engine-types";
import { numberIn } from "@/engine/plain-value";
import { type CutProxy, openProxy } from "../support/engine/proxy";
import { ask, isNeo4j, onEachServer } from "../support/engine/servers";

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
    const hasty = await connect(1);
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
    if (!(await isNeo4j(server))) return;
    // Nothing of ours is left there.
    const left = "SHOW TRANSACTIONS YIELD metaData WHERE metaData.app = 'parley' RETURN 1 AS one";
    await expect.poll(() => ask(server, left)).toEqual([]);
  }, 60_000);

  it("says that the connection was lost, and connects again by itself", async () => {
    const asked = kindOf(connection.run(slow, signal));
    setTimeout(() => proxy.cut(), 300);
    expect(await asked).toBe("lost");
    expect(numberIn(await connection.run(quick, signal), "one")).toBe(1);
  }, 60_000);

  it("does not write when it tries whether the server refuses to", async () => {
    expect(["session", "none"]).toContain(await connection.guard(signal));
    const rows = await connection.run(
      { text: "MATCH (n:ParleyProbe) RETURN count(n) AS count", parameters: {} },
      signal,
    );
    expect(numberIn(rows, "count")).toBe(0);
  }, 60_000);

  it("says in plain words what it refused, never with a statement", async () => {
    const write = (text: string) => connection.write((run) => run({ text, parameters: {} }), signal);
    await write("CREATE CONSTRAINT IF NOT EXISTS FOR (n:Fault) REQUIRE n.id IS UNIQUE");
    await write("MATCH (n:Fault) DETACH DELETE n");
    await write("CREATE (n:Fault {id: 'one'})");
    for (const [text, said] of [
      ["CREATE (n:Fault {id: 'one'})", "has that value already, and the database lets no two have the same."],
      ["MATCH (n:Fault) RETURN abs(n.id) AS figure", "has values there that this cannot be done with."],
      ["MATCH (n:Fault) SET n.map = {a: 1}", "has values there that this cannot be done with."],
      ["MATCH (n:Fault RETURN n", "could not answer this question."],
      ["CALL no.such()", "could not answer this question."],
    ] as const) {
      const fault: unknown = await write(text).catch((error: unknown) => error);
      if (!isEngineFault(fault)) throw new Error(`Not refused: ${text}`);
      expect(fault.message).toContain(said);
      expect(`${fault.message} ${fault.hint}`).not.toMatch(/MATCH|CREATE|CALL|cypher|line 1/iu);
      expect(fault.cause).toBeInstanceOf(Error);
    }
    await write("MATCH (n:Fault) DELETE n");
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

  /** What came of opening the database through the proxy, with all that a terminal would say. */
  async function opened(): Promise<string> {
    const { database, user, password } = server;
    const place = { address: `bolt://${proxy.host}`, database, login: { user, password }, seconds: 20 };
    try {
      const { remote } = await connectGraph(place, { signal, now: () => performance.now() });
      await remote.close();
      return "done";
    } catch (error) {
      if (!isEngineFault(error)) throw error;
      return `${error.message} ${error.hint}`;
    }
  }
  const unreachable = () =>
    `Nothing answers at ${proxy.host}. Check the address, that the database is running and speaks Bolt there, and with +s that its certificate is trusted.`;
  const lost = () => `The connection to ${proxy.host} was lost. Ask again: Parley connects by itself once it is back.`;

  it("says what happened and what to do wherever opening it is cut, and opens it afterwards", async () => {
    const ends: string[] = [];
    for (let pieces = 0; pieces < 200 && ends.at(-1) !== "done"; pieces += 1) {
      proxy.cutAfter(pieces);
      ends.push(await opened());
    }
    proxy.cutAfter(undefined);
    // First nobody answered, then it was lost: while the schema was read, or the nodes that are shown.
    const kinds = ends.filter((end, at) => end !== ends[at - 1]);
    expect(kinds).toEqual([unreachable(), lost(), "done"]);
  }, 600_000);

  it("does so wherever an answer breaks off", async () => {
    const ends: string[] = [];
    for (let bytes = 1; bytes < 2 ** 24 && ends.at(-1) !== "done"; bytes = Math.ceil(bytes * 1.6)) {
      proxy.cutAnswerAfter(bytes);
      ends.push(await opened());
    }
    proxy.cutAnswerAfter(undefined);
    expect(ends.filter((end, at) => end !== ends[at - 1])).toEqual([unreachable(), lost(), "done"]);
  }, 600_000);

  it("may take longer to let in than to answer, each time", async () => {
    proxy.delay(600);
    const slowly = await connect(1);
    const several = [1, 2, 3].map(() => slowly.run(quick, signal));
    for (const rows of await Promise.all(several)) expect(numberIn(rows, "one")).toBe(1);
    await slowly.close();
    proxy.delay(0);
  }, 60_000);

  it("says that it waits where many short questions take long between them", async () => {
    const { database, user, password } = server;
    const { host } = proxy;
    const waits: (number | null)[] = [];
    const place = { url: `bolt://${host}`, host, database, login: { user, password }, seconds: 20 };
    const patient = await openBolt({ ...place, onWait: (wait) => waits.push(wait) }, signal);
    proxy.delay(50);
    waits.length = 0;
    for (let at = 0; at < 10; at += 1) await patient.run(quick, signal);
    proxy.delay(0);
    await patient.close();
    expect(waits[0]).toBeGreaterThanOrEqual(300);
    expect(waits.at(-1)).toBeNull();
  }, 60_000);
});

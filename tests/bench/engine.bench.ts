import neo4j from "neo4j-driver-lite";
import { expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import { connectGraph } from "@/engine/connect";
import { figures } from "@/lib/english";
import { onEachServer } from "../support/engine/servers";
import { median, printRatios } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

/*
 * Commands over a database that the kit has filled (tests/engine/kit/seed.mjs), each beside the bare driver with the very statements that the
 * command put: at most 1.2 × is asked. Nothing is written. Beside it the longest time until somebody who waits hears something.
 */
const { signal } = new AbortController();
/** Each is run until it has taken this long (ms), at most and at least so often: a server is slow until it knows a statement. */
const [enough, most, least] = [3000, 25, 3];
const commands: Readonly<Record<string, readonly [string, object]>> = {
  getNode: ["getNode", { id: "n70000" }],
  getNeighbors: ["getNeighbors", { ids: ["n70001"], depth: 2 }],
  findPath: ["findPath", { source: "n60000", target: "n93000" }],
  "findNodes, a few": ["findNodes", { selector: "type == 'Company' && age > 80 && city == 'Oslo' && score > 99" }],
  "findNodes, many": ["findNodes", { selector: "age > 60 && city == 'Lima'", limit: 20 }],
  "findEdges, with conditions at both ends": [
    "findEdges",
    { selector: "weight > 0.99 && source.city == 'Oslo' && target.age < 20", limit: 20 },
  ],
  "rankNodes, degree": ["rankNodes", { by: "degree", limit: 20 }],
  "aggregate, mean by city": ["aggregate", { target: "nodes", measure: "mean", property: "age", groupBy: "city" }],
  describeProperty: ["describeProperty", { target: "nodes", property: "score" }],
  sampleData: ["sampleData", { target: "nodes", count: 20 }],
};

type Asked = readonly [string, object];

onEachServer("a large graph in", ({ address, user, password, database }) => {
  it("answers commands as fast as the driver", async () => {
    const login = { user, password };
    const silences: number[] = [];
    let asking: number | undefined;
    const ask = () => {
      asking = performance.now();
    };
    const listener = () => {
      if (asking !== undefined) silences.push(performance.now() - asking);
      asking = undefined;
    };
    ask();
    const { graph, remote, server } = await connectGraph(
      { address, database, login, seconds: 60 },
      { signal, now: () => performance.now(), onWait: listener },
    );
    listener();
    const { nodeCount, edgeCount } = remote.profile;
    const title = `${server.agent}, ${figures(nodeCount)} nodes and ${figures(edgeCount)} edges`;
    const driver = neo4j.driver(
      address,
      { scheme: "basic", principal: user, credentials: password },
      { useBigInt: true },
    );
    const session = () => driver.session({ defaultAccessMode: neo4j.session.READ, database });
    const bare = async (asked: readonly Asked[]) => {
      for (const [text, parameters] of asked) {
        const own = session();
        await own.run(text, parameters);
        await own.close();
      }
    };
    const { run } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
    const record = recordStatements(session());
    const silent: Record<string, number> = { "until something is heard, as promised": 300 };
    silent["opening it"] = Math.max(...silences);

    const measure = async (name: string, work: () => Promise<unknown>) => {
      const [ours, theirs]: [number[], number[]] = [[], []];
      silences.length = 0;
      ask();
      let asked = await record(work);
      listener();
      const warm = performance.now();
      for (let at = 0; at < most && performance.now() - warm < enough; at += 1) await bare(asked);
      const begun = performance.now();
      for (let at = 0; at < most && (at < least || performance.now() - begun < 2 * enough); at += 1) {
        ask();
        const started = performance.now();
        asked = await record(work);
        ours.push(performance.now() - started);
        listener();
        const alone = performance.now();
        await bare(asked);
        theirs.push(performance.now() - alone);
      }
      printRatios(`${name}: ${title}`, { "the bare driver": median(theirs), Parley: median(ours) }, "the bare driver");
      silent[name] = Math.max(...silences);
    };

    const ids = Array.from({ length: 3000 }, (_, at) => `n${at * 20}`);
    await measure("3,000 nodes and the edges among them, over the wire", async () => {
      expect((await remote.fetch(ids, [], signal)).nodes).toHaveLength(3000);
    });
    for (const [name, [command, input]] of Object.entries(commands))
      await measure(name, async () => {
        const { success, message } = await run(command, JSON.parse(JSON.stringify(input)));
        expect(`${success} ${message}`).toMatch(/^true /u);
      });
    printRatios(`the longest silence: ${title}`, silent, "until something is heard, as promised");
    await remote.close();
    await driver.close();
  }, 1_200_000);
});

/** Gives what a piece of work asks the server, in order. */
function recordStatements(session: ReturnType<ReturnType<typeof neo4j.driver>["session"]>) {
  const all: { run: (text: string, parameters?: object, bounds?: object) => unknown } = Object.getPrototypeOf(session);
  const { run } = all;
  return async (work: () => Promise<unknown>): Promise<readonly Asked[]> => {
    const asked: Asked[] = [];
    all.run = function (this: typeof session, text, parameters = {}, bounds) {
      asked.push([text, parameters]);
      return run.call(this, text, parameters, bounds);
    };
    await work().finally(() => {
      all.run = run;
    });
    return asked;
  };
}

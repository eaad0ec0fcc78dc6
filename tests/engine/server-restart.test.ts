import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import { connectGraph } from "@/engine/connect";
import { ask, fill, seeded, testServerOf } from "../support/engine/servers";
import { isLong } from "../support/long";
import { createTestRegistry } from "../support/test-registry";
import { kinds, type Server, startServer } from "./kit/kit.mjs";

const { signal } = new AbortController();

/** Servers of their own, which are killed and started again. */
describe.runIf(isLong)("a server that starts again", () => {
  it.for(Object.values(kinds))(
    "$name is found again, and holds all of a change or nothing",
    { timeout: 900_000 },
    async (kind, { skip }) => {
      const home = await mkdtemp(join(tmpdir(), "parley-restart-"));
      const start = (port?: number): Promise<Server> =>
        startServer(kind, { home, log: () => undefined, ...(port !== undefined && { port }) });
      const first = await start().catch((error: unknown) => {
        process.stderr.write(`SKIPPED: ${kind.name} starts again. ${String(error)}\n`);
        return skip(String(error));
      });
      const server = testServerOf(first.engine);
      const again = () => start(Number(new URL(server.address.replace("bolt:", "http:")).port));
      const changed = () => ask(server, "MATCH (n) WHERE n.city = 'Rome' RETURN count(n) AS count");
      await fill(server, seeded(3, 20, 40));
      const { address, database, user, password } = server;
      const place = { address, database, login: { user, password }, seconds: 20 };
      const { graph, remote } = await connectGraph(place, { signal, now: () => performance.now() });
      const { run } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
      const change = () => run("updateElements", { selector: "*", set: { city: "Rome" } });

      await first.stop();
      const away = await run("findNodes", { selector: "city == 'Rome'" });
      expect(away).toMatchObject({ success: false, message: expect.stringContaining("was lost") });
      const second = await again();
      expect(await run("findNodes", { selector: "city == 'Rome'" })).toMatchObject({ success: true });

      const changing = change();
      await second.kill();
      const { success, message } = await changing;
      const third = await again();
      const [{ count } = { count: Number.NaN }] = (await changed()) as readonly { readonly count: number }[];
      expect([0, 20]).toContain(count);
      if (success) expect(count).toBe(20);
      else if (!message.includes("I can't tell")) expect({ message, count }).toEqual({ message, count: 0 });
      expect(await change()).toMatchObject({ success: true });
      expect(await changed()).toEqual([{ count: 20 }]);
      await remote.close();
      await third.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  );
});

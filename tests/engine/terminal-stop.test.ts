import { spawn } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildHeadless } from "../../scripts/headless.mjs";
import { type CutProxy, openProxy } from "../support/engine/proxy";
import { ask, fill, onEachServer, seeded } from "../support/engine/servers";
import { createDoor } from "../support/headless-door";

const size = 20_000;

onEachServer("stopping what a terminal does with", (server) => {
  const { address, user, password, database } = server;
  const environment = { PARLEY_ENGINE_USER: user, PARLEY_ENGINE_PASSWORD: password };
  let proxy: CutProxy;
  let folder: string;
  beforeAll(async () => {
    await buildHeadless({ log: () => undefined });
    proxy = await openProxy(address);
    folder = await mkdtemp(join(tmpdir(), "parley-stop-"));
  }, 300_000);
  afterAll(() => proxy?.close());

  it("says how much of an import is in, and the rest can follow", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const nodes = Array.from({ length: size }, (_, at) => ({
      id: `p${at}`,
      name: `P ${at}`,
      kind: at % 2 ? "A" : "B",
    }));
    await writeFile(join(folder, "big.json"), JSON.stringify({ directed: true, nodes, links: [] }));
    const given = ["--engine", address, "--database", database, "--import", "big.json", "--approve", "always"];
    const stop = new AbortController();
    const listener = (text: string) => {
      if (text.includes("% are in the database")) stop.abort(new DOMException("Stopped.", "AbortError"));
    };
    const door = createDoor(folder, environment, { signal: stop.signal, onText: listener });
    const stopped = await door(...given, "--prompt", "How many nodes are there?");
    const [, output = ""] =
      /Stopped\. ([\d,]+) of 20,000 nodes and 0 of 0 edges are in the database\./u.exec(stopped.stderr) ?? [];
    const there = "MATCH (n) RETURN count(n) AS count";
    expect(stopped).toMatchObject({ status: 2, stdout: "" });
    expect(await ask(server, there)).toEqual([{ count: Number(output.replaceAll(",", "")) }]);
    expect(output).not.toBe("20,000");
    const done = await createDoor(folder, environment)(...given, "--prompt", "How many nodes are there?");
    expect(done.stdout).toContain("20,000");
    expect(await ask(server, there)).toEqual([{ count: size }]);
  }, 300_000);

  /** A process as somebody starts it, with Ctrl-C once it says that it waits. */
  async function interrupted(isSlowFrom: string): Promise<{ readonly status: number | null; readonly said: string }> {
    const given = [
      "--engine",
      `bolt://${proxy.host}`,
      "--database",
      database,
      "--prompt",
      "How many people are in Oslo?",
    ];
    const script = join(import.meta.dirname, "..", "..", "scripts", "headless.mjs");
    const child = spawn(process.execPath, [script, ...given], { env: { ...process.env, ...environment } });
    let received = "";
    let isStopped = false;
    const read = (text: string) => {
      received += text;
      const at = received.indexOf(isSlowFrom);
      if (at >= 0) proxy.delay(60_000);
      if (isStopped || at < 0 || !received.includes("Waiting for", at)) return;
      // Once: the second time the process ends at once.
      isStopped = child.kill("SIGINT");
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", read);
    const status = await new Promise<number | null>((resolve) => child.on("exit", resolve));
    proxy.delay(0);
    proxy.cut();
    return { status, said: received };
  }

  it("ends at Ctrl-C while it connects", async () => {
    proxy.delay(60_000);
    const { status, said } = await interrupted("");
    expect({ status, said }).toEqual({ status: 2, said: expect.stringMatching(/Waiting for [^\n]*\nStopped\.\n$/u) });
  }, 60_000);

  it("ends at Ctrl-C while a question waits", async () => {
    await fill(server, seeded(3, 20, 40));
    const { status, said } = await interrupted("Parley asks before");
    expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/Stopped/u) });
  }, 60_000);
});

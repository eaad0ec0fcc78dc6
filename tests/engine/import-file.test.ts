import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ask, fill, onEachServer } from "../support/engine/servers";
import { createDoor } from "../support/headless-door";

const count = 4000;
const people = 500;
const note = "x".repeat(300);
const rows = Array.from({ length: count }, (_, at) => `p${at % people},p${(at * 7 + 1) % people},${at / 4},${note}`);

onEachServer("a file too large for a page", (server) => {
  const { address, user, password, database } = server;
  const environment = { PARLEY_ENGINE_USER: user, PARLEY_ENGINE_PASSWORD: password };
  const question = ["--prompt", "How many nodes are there?"];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "parley-file-"));
  });
  const given = (file: string) => ["--engine", address, "--database", database, "--import", file];
  const inIt = () =>
    ask(
      server,
      "MATCH (n) WITH count(n) AS nodes OPTIONAL MATCH ()-[r]->() RETURN nodes, count(r) AS edges, count(DISTINCT r.id) AS ids",
    );

  it("says what its lines are, and goes in part by part; again nothing comes twice", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const odd = [...rows];
    odd[3500] = `p1,p2,heavy,${note}`;
    await writeFile(join(folder, "edges.csv"), ["from,to,weight,note", ...odd].join("\n"));
    const asked = await createDoor(folder, environment)(...given("edges.csv"), ...question);
    expect(asked).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        "By its first lines each line is an edge from “from” to “to”, with weight (a number) and note (a text).",
      ),
    });
    expect(await inIt()).toEqual([{ nodes: 0, edges: 0, ids: 0 }]);
    for (const nodes of [`${people} nodes and `, ""]) {
      const done = await createDoor(folder, environment)(...given("edges.csv"), "--approve", "always", ...question);
      expect(done.stderr).toContain(
        `Put ${nodes}4,000 edges into the database. Line 3,502: “heavy” in weight is not a number; it was kept as text.`,
      );
      expect(await inIt()).toEqual([{ nodes: people, edges: count, ids: count }]);
    }
  }, 300_000);

  it("can be stopped, says up to which line it is in, and the rest follows", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const text = ["from,to,weight,note", ...rows].join("\n");
    await writeFile(join(folder, "stopped.csv"), text);
    const stop = new AbortController();
    const listener = (said: string) => {
      if (said.includes("% are in the database")) stop.abort(new DOMException("Stopped.", "AbortError"));
    };
    const door = createDoor(folder, environment, { signal: stop.signal, onText: listener });
    const stopped = await door(...given("stopped.csv"), "--approve", "always", ...question);
    const [, line = "0", edges = "0"] =
      /Stopped\. stopped\.csv is in the database up to line ([\d,]+): [\d,]+ nodes and ([\d,]+) edges\./u.exec(
        stopped.stderr,
      ) ?? [];
    const put = Number(edges.replaceAll(",", ""));
    expect(Number(line.replaceAll(",", ""))).toBe(put + 1);
    expect(put).toBeLessThan(count);
    expect(await inIt()).toMatchObject([{ edges: put }]);
    await createDoor(folder, environment)(...given("stopped.csv"), "--approve", "always", ...question);
    expect(await inIt()).toEqual([{ nodes: people, edges: count, ids: count }]);
  }, 300_000);

  it("says at a line that cannot be read on what is in", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const open = [...rows];
    open[3900] = 'p1,p2,1,"open';
    await writeFile(join(folder, "open.csv"), ["from,to,weight,note", ...open].join("\n"));
    const done = await createDoor(folder, environment)(...given("open.csv"), "--approve", "always", ...question);
    expect(done.stderr).toMatch(
      /Row 3,902 has a quote that is not closed\. .*open\.csv is in the database up to line/u,
    );
  }, 300_000);

  it("of JSON lines brings nodes and edges, a record as its text", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const lines = [
      ...Array.from({ length: 2000 }, (_, at) => ({ id: `n${at}`, name: `N ${at}`, home: { city: "Oslo" }, note })),
      ...Array.from({ length: 2000 }, (_, at) => ({ source: `n${at}`, target: `n${(at + 1) % 2000}`, note })),
    ];
    await writeFile(join(folder, "graph.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"));
    const done = await createDoor(folder, environment)(...given("graph.jsonl"), "--approve", "always", ...question);
    expect(done.stderr).toContain("Put 2,000 nodes and 2,000 edges into the database.");
    expect(await ask(server, "MATCH (n {id: 'n7'})-[r]->(m) RETURN n.home AS home, m.name AS name")).toEqual([
      { home: '{"city":"Oslo"}', name: "N 8" },
    ]);
  }, 300_000);
});

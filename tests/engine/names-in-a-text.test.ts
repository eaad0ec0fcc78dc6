import { afterAll, beforeAll, expect, it } from "vitest";
import { allCommands } from "@/commands/registry/all-commands";
import { overRemote } from "@/commands/remote/over-remote";
import { type ConnectedGraph, connectGraph } from "@/engine/connect";
import { fill, onEachServer, seeded } from "../support/engine/servers";
import { createTestRegistry } from "../support/test-registry";

/** Names of every kind of attribute that people read a node by, and none. */
const more: readonly (readonly [string, object?])[] = [
  ["CREATE (:Entity:Paper {id: 'p1', title: 'Blue Harbour'})"],
  ["CREATE (:Entity:Paper {id: 'p2', name: 'Acme Inc.', title: 'Rank Xerox'})"],
  ["CREATE (:Entity:Paper {id: 'May 5'})"],
  ["CREATE (:Entity:Paper {id: 'p3', name: 'John Smith'})"],
];

const patience = { timeout: 50_000 };

onEachServer("names in a text, over", (server) => {
  let connected: ConnectedGraph;
  beforeAll(async () => {
    await fill(server, [...seeded(3), ...more]);
    const { address, database, user, password } = server;
    const { signal } = new AbortController();
    const place = { address, database, login: { user, password }, ids: ["n1", "n2"] };
    connected = await connectGraph(place, { signal, now: () => performance.now() });
  }, 60_000);
  afterAll(() => connected.remote.close());

  it.each([
    ["find Person 41", "Person 41", "n41"],
    ["is person 41 here", "person 41", "n41"],
    ["n17 and Person 1", "n17", "n17"],
    ["n17 and Person 1", "Person 1", "n1"],
    ["select Blue Harbour", "Blue Harbour", "p1"],
    ["who works for Acme Inc.?", "Acme Inc", "p2"],
    ["neighbours of May 5", "May 5", "May 5"],
  ])("%s (%s)", async (text, words, id) => {
    const { remote, graph } = connected;
    const { run } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
    const { data, message } = await run("findMentions", { text });
    expect(data).toMatchObject({
      names: expect.arrayContaining([
        expect.objectContaining({ words, match: "whole", nodes: [expect.objectContaining({ id })] }),
      ]),
    });
    expect(message).not.toContain("nodes shown");
  });

  const unlike = [
    ["path to blue harb", "blue harb", "near", "p1"],
    ["who knows Jon Smth?", "Jon Smth", "near", "p3"],
    ["John Smiht and Person 1", "John Smiht", "near", "p3"],
    ["neighbours of Mr Smith", "Smith", "part", "p3"],
  ] as const;
  it.each(unlike)("%s (%s)", { timeout: 60_000 }, async (text, words, match, id) => {
    const { remote, graph } = connected;
    const { dataOf } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
    const found = expect.objectContaining({ words, match, nodes: [expect.objectContaining({ id })] });
    // Again where the server was too slow: a statement is planned once.
    const names = async () => (await dataOf("findMentions", { text }))["names"];
    await expect.poll(names, patience).toEqual(expect.arrayContaining([found]));
  });

  it("a misspelt name is looked for in a large database where an index finds it", async () => {
    const { remote, graph } = connected;
    expect([...remote.indexed]).toContain("id");
    const namesWith = async (indexed: readonly string[]) => {
      const large = { ...remote, profile: { ...remote.profile, nodeCount: 1_000_000 }, indexed: new Set(indexed) };
      const { dataOf } = createTestRegistry(graph, { commands: overRemote(allCommands, large) });
      return (await dataOf("findMentions", { text: "blue harb, Jon Smth" }))["names"];
    };
    expect(await namesWith([])).toEqual([]);
    const [smith, harbour] = ["Jon Smth", "blue harb"].map((words) =>
      expect.objectContaining({ words, match: "near" }),
    );
    await expect.poll(() => namesWith(["name"]), patience).toEqual([smith]);
    await expect.poll(() => namesWith(["title"]), patience).toEqual([harbour]);
  }, 120_000);

  it("a title is no name where there is a name", async () => {
    const { remote, graph } = connected;
    const { dataOf } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
    expect(await dataOf("findMentions", { text: "find Rank Xerox" })).toMatchObject({ names: [] });
  });
});

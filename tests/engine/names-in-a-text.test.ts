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
];

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

  it("a title is no name where there is a name", async () => {
    const { remote, graph } = connected;
    const { dataOf } = createTestRegistry(graph, { commands: overRemote(allCommands, remote) });
    expect(await dataOf("findMentions", { text: "find Rank Xerox" })).toMatchObject({ names: [] });
  });
});

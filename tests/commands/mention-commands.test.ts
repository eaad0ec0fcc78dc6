import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { randomGraph } from "../support/graphs/random-graph";
import { createTestRegistry } from "../support/test-registry";

const graph: GraphData = {
  name: "Harbour",
  directed: true,
  nodes: [
    { id: "a", attributes: { name: "Søren Ågård", job: "harbour master", tags: ["tall", "left handed"] } },
    { id: "b", attributes: { name: "Mary O'Hara", job: "pilot" } },
    { id: "c", attributes: { name: "Mary Quill", job: "pilot" } },
    { id: "d", attributes: { name: "Of Mice & Masts", job: "boat" } },
  ],
  edges: [{ id: "e", source: "a", target: "d", attributes: { kind: "moors" } }],
  layers: [],
  sets: [],
  filter: null,
};

async function mentions(text: string): Promise<JsonObject> {
  return createTestRegistry(graph).dataOf("findMentions", { text });
}

describe("findMentions", () => {
  it("hears a stop while it reads the names of a large graph", async () => {
    const { registry } = createTestRegistry(randomGraph(40_000));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 0);
    const call = { name: "findMentions", input: { text: "who knows n39999?" } };
    const run = registry.execute(
      call,
      { step: "s", actor: "user", title: "Find" },
      { actor: "user", signal: stop.signal },
    );
    await expect(run).rejects.toThrow("Stopped.");
  });

  it.each([
    ["who is soren agard?", "soren agard", "a"],
    ["MARY O’HARA's boat", "MARY O’HARA", "b"],
    ["is of mice and masts here? no: of mice & masts", "of mice & masts", "d"],
  ])("finds a whole name without case, accents and signs in: %s", async (text, words, id) => {
    expect((await mentions(text))["names"]).toContainEqual({
      words,
      match: "whole",
      count: 1,
      nodes: [expect.objectContaining({ id })],
    });
  });

  it("finds a name with a slip of the hand", async () => {
    expect((await mentions("where is Mary Quil?"))["names"]).toContainEqual(
      expect.objectContaining({ words: "Mary Quil", match: "near" }),
    );
  });

  it("tells all nodes a part of a name may mean", async () => {
    expect((await mentions("what does Mary do"))["names"]).toEqual([
      expect.objectContaining({ words: "Mary", match: "part", count: 2 }),
    ]);
  });

  it.each([
    ["all pilots", { words: "pilots", target: "nodes", attribute: "job", value: "pilot" }],
    ["the left-handed ones", { words: "left-handed", target: "nodes", attribute: "tags", value: "left handed" }],
    ["who moors what", { words: "moors", target: "edges", attribute: "kind", value: "moors" }],
  ])("finds values in: %s", async (text, value) => {
    expect((await mentions(text))["values"]).toContainEqual(value);
  });

  it("says when the text speaks of nothing in the graph", async () => {
    const { run } = createTestRegistry(graph);
    const { message, data } = await run("findMentions", { text: "🙂 qwertz" });
    expect(message).toBe("The text has no name and no value of the graph.");
    expect(data).toEqual({ names: [], values: [] });
  });
});

import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { graphOf } from "../../../support/graphs/documents";
import { aufgaben } from "../graphs/tasks";
import { startChat } from "../support/chat";

const people = graphOf(
  { ann: { name: "Ann" }, bob: { name: "Bob" }, cleo: { name: "Cleo" }, dan: { name: "Dan" }, eve: { name: "Eve" } },
  { "ann-bob": { weight: 2 }, "ann-cleo": { weight: 5 }, "ann-dan": { weight: 1 }, "bob-cleo": { weight: 3 } },
);

const roads = graphOf(
  { a: { kind: "town" }, b: { kind: "town" }, c: { kind: "town" }, d: { kind: "town" } },
  { "a-b": { kind: "road" }, "b-c": { kind: "road" }, "c-d": { kind: "road" } },
);

async function named(message: string, graph: GraphData): Promise<readonly string[]> {
  const { answer } = await startChat(graph).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id = ""]) => id).toSorted();
}

describe("only so many links are exactly so many", () => {
  it.each([
    ["who has only one connection?", ["dan"]],
    ["who has just one link?", ["dan"]],
    ["which nodes have only a single connection?", ["dan"]],
    ["nodes with a single connection", ["dan"]],
    ["who has only two links?", ["bob", "cleo"]],
    ["which nodes have only 2 connections?", ["bob", "cleo"]],
    ["list everyone with just two neighbours", ["bob", "cleo"]],
    ["Wer hat nur eine Verbindung?", ["dan"]],
    ["Welche Knoten haben nur zwei Kanten?", ["bob", "cleo"]],
    ["Wer hat genau eine Verbindung?", ["dan"]],
  ])("among people: %s", async (message, ids) => {
    expect(await named(message, people)).toEqual(ids);
  });

  it.each([
    ["which towns have only one road?", ["a", "d"]],
    ["which towns have only one connection?", ["a", "d"]],
    ["towns with just one neighbour", ["a", "d"]],
    ["which towns have only two links?", ["b", "c"]],
  ])("among towns: %s", async (message, ids) => {
    expect(await named(message, roads)).toEqual(ids);
  });

  it.each([
    ["Welche Aufgaben haben nur eine Verbindung?", ["T1", "T6"]],
    ["which nodes have only one link?", ["T1", "T6"]],
  ])("among tasks: %s", async (message, ids) => {
    expect(await named(message, aufgaben)).toEqual(ids);
  });

  it("says that nobody has so many", async () => {
    const { answer, calls } = await startChat(people).say("who has only five connections?");
    expect(calls.at(-1)?.name).toBe("findNodes");
    expect(answer).not.toContain("[[");
  });
});

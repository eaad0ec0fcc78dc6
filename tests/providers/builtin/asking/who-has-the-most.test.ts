import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { readGraph } from "@/graph/formats/read-graph";
import { startChat } from "../support/chat";

type Row = readonly [id: string, type: string];
type Tie = readonly [source: string, type: string, target: string];

function graphOf(name: string, rows: readonly Row[], ties: readonly Tie[]): GraphData {
  return {
    name,
    directed: true,
    nodes: rows.map(([id, type]) => ({ id, attributes: { name: id, type } })),
    edges: ties.map(([source, type, target], at) => ({ id: `e${at}`, source, target, attributes: { type } })),
    layers: [],
    sets: [],
    filter: null,
  };
}

async function cats(): Promise<GraphData> {
  const read = await readGraph(readFileSync("public/samples/cats.json", "utf8"), "cats.json");
  if (!read.success) throw new Error(read.message);
  return read.graph;
}

/** The books stand beside each other on more shelves than a reader has books. */
const library = graphOf(
  "Library",
  [
    ["Ann", "person"],
    ["Ben", "person"],
    ["Emma", "book"],
    ["Dune", "book"],
    ["Ulysses", "book"],
    ["Faust", "book"],
  ],
  [
    ["Ann", "borrows", "Emma"],
    ["Ann", "borrows", "Dune"],
    ["Ben", "borrows", "Faust"],
    ["Emma", "cites", "Dune"],
    ["Emma", "cites", "Ulysses"],
    ["Emma", "cites", "Faust"],
  ],
);

/** What has sites are companies; people only work there. */
const trade = graphOf(
  "Trade",
  [
    ["Ann", "person"],
    ["Acme", "company"],
    ["Bolt", "company"],
    ["Oslo yard", "site"],
    ["Bergen yard", "site"],
    ["Hamar yard", "site"],
  ],
  [
    ["Ann", "works at", "Acme"],
    ["Acme", "runs", "Oslo yard"],
    ["Acme", "runs", "Bergen yard"],
    ["Bolt", "runs", "Hamar yard"],
  ],
);

/** Ids of the nodes an answer names. */
const named = (answer: string) => [...answer.matchAll(/\[\[(\w+)\]\]/gu)].map(([, id]) => id);

describe("who has the most of a kind", () => {
  it.each([
    "who has the most cats?",
    "Who has most cats",
    "Wer hat die meisten Katzen?",
    "¿Quién tiene más gatos?",
    "Qui a le plus de chats ?",
    "谁的猫最多？",
  ])("is one of the people, where people have such: %s", async (text) => {
    const { answer } = await startChat(await cats()).say(text);
    expect(named(answer)).toEqual(["human1", "human3", "human5", "human7"]);
    expect(answer).toContain("2");
  });

  it.each(["who has the fewest cats?", "Wer hat die wenigsten Katzen?"])("the same of the fewest: %s", async (text) => {
    const { answer } = await startChat(await cats()).say(text);
    expect(named(answer)).toEqual(["human2", "human4", "human6", "human8"]);
  });

  it("is a reader of books, not a book that cites more of them", async () => {
    const { answer } = await startChat(library).say("who has the most books?");
    expect(answer).toMatch(/Ann.*2/u);
    expect(answer).not.toContain("Emma");
  });

  it("is a company, where people have no such", async () => {
    const { answer } = await startChat(trade).say("who has the most sites?");
    expect(answer).toMatch(/Acme.*2/u);
  });
});

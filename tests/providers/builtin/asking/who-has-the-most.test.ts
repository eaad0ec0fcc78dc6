import { readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";
import { coloured } from "../support/document-checks";

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
  if (!read.success) throw new Error(sayRead(read.why));
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

const hired: Readonly<Record<string, readonly [age: number, hired: string, city: string]>> = {
  Ann: [61, "2020-05-01", "Oslo"],
  Ben: [61, "2024-03-01", "Oslo"],
  Cleo: [30, "2024-03-01", "Bergen"],
  Dora: [30, "2019-01-01", "Bergen"],
  Emil: [30, "2021-01-01", "Bergen"],
};

/** Two are the oldest, two were hired last, two edges weigh most. */
const crew: GraphData = {
  name: "Crew",
  directed: true,
  nodes: Object.entries(hired).map(([id, [age, date, city]]) => ({
    id,
    attributes: { name: id, type: "person", age, hired: date, city },
  })),
  edges: (
    [
      ["Ann", "Cleo", 9],
      ["Ben", "Dora", 9],
      ["Ann", "Emil", 2],
    ] as const
  ).map(([source, target, weight], at) => ({ id: `e${at}`, source, target, attributes: { type: "helps", weight } })),
  layers: [],
  sets: [],
  filter: null,
};

describe("a first place that several share", () => {
  it.each([
    ["Who has the most links?", "[[human1]] and [[human3]], with 5 links each."],
    ["Wer hat die meisten Verbindungen?", "[[human1]] und [[human3]], mit je 5 Verbindungen."],
    ["Quién tiene más conexiones?", "Son [[human1]] y [[human3]], con 5 conexiones cada uno."],
    ["Qui a le plus de liens ?", "Ce sont [[human1]] et [[human3]], avec 5 liens chacun."],
    ["谁的连接最多", "是 [[human1]]和[[human3]]，各有 5 个连接。"],
    ["つながりが一番多いのは誰？", "[[human1]]と[[human3]]です（それぞれつながり5個）。"],
  ])("is told of all of them: %s", async (message, answer) => {
    expect((await startChat(await cats()).say(message)).answer).toContain(answer);
  });

  it.each([
    ["who is the oldest?", ["Ann", "Ben"], "age 61 each"],
    ["who is the youngest?", ["Cleo", "Dora", "Emil"], "age 30 each"],
    ["who was hired last?", ["Ben", "Cleo"], "2024-03-01 each"],
    ["which edge has the highest weight?", ["Ann", "Cleo", "Ben", "Dora"], "weight 9 each"],
    ["who has the lowest betweenness?", ["Ann", "Ben", "Cleo", "Dora", "Emil"], "betweenness 0 each"],
  ])("of any measure: %s", async (message, names, output) => {
    const { answer } = await startChat(crew).say(message);
    expect(named(answer)).toEqual(names);
    expect(answer).toContain(output);
  });

  it("is done to all of them", async () => {
    const chat = startChat(crew);
    await chat.sayAll("who is the oldest?", "make them red");
    expect(Object.keys(coloured(chat.document))).toEqual(["Ann", "Ben"]);
    const other = startChat(crew);
    await other.say("make the oldest person red");
    expect(Object.keys(coloured(other.document))).toEqual(["Ann", "Ben"]);
  });

  it("deletes none of them before it is clear which", async () => {
    const chat = startChat(crew);
    const { answer } = await chat.say("delete the oldest person");
    expect(chat.document.snapshot().nodes).toHaveLength(5);
    expect(named(answer)).toEqual(expect.arrayContaining(["Ann", "Ben"]));
  });
});

describe("a list that ends among equals", () => {
  it.each([
    ["the 3 oldest people", "There are more with age 30."],
    ["top 2 by links", "There are more with 1 link."],
    ["the second oldest person", "There are more with age 61."],
    ["the 3 edges with the highest weight", null],
    ["the 2 oldest people", null],
  ])("says so: %s", async (message, more) => {
    const { answer } = await startChat(crew).say(message);
    if (more === null) expect(answer).not.toContain("There are more");
    else expect(answer).toContain(more);
  });
});

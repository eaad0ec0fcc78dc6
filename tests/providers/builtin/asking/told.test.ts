import { describe, expect, it } from "vitest";
import { readNote } from "@/ai/results/provider-note";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

/** Stalls of a market and who keeps them: nothing here is called by a usual attribute. */
const market: GraphData = {
  name: "Market",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    stall("s1", { stallName: "Copper Kettle", rentEur: 210, openedOn: "2016-04-02", covered: true, ware: "pots" }),
    stall("s2", { stallName: "Plum Corner", rentEur: 95, openedOn: "2021-09-11", covered: false, ware: "fruit" }),
    stall("s3", { stallName: "Old Spool", rentEur: 120, openedOn: "2009-01-30", covered: true, ware: "cloth" }),
    keeper("k1", { stallName: "Nerys", age: 58, town: "Brack", hiredYear: 2011 }),
    keeper("k2", { stallName: "Tobit Lamm", age: 31, town: "Ferrow", hiredYear: 2022 }),
    keeper("k3", { stallName: "Ysolde", age: 44, town: "Brack", hiredYear: 2018 }),
  ],
  edges: [
    { id: "e1", source: "k1", target: "s1", attributes: { bond: "keeps" } },
    { id: "e2", source: "k2", target: "s2", attributes: { bond: "keeps" } },
    { id: "e3", source: "k1", target: "k3", attributes: { bond: "trains" } },
  ],
};

function stall(id: string, attributes: GraphData["nodes"][number]["attributes"]): GraphData["nodes"][number] {
  return { id, attributes: { sort: "stall", ...attributes } };
}

function keeper(id: string, attributes: GraphData["nodes"][number]["attributes"]): GraphData["nodes"][number] {
  return { id, attributes: { sort: "keeper", ...attributes } };
}

describe("news", () => {
  it.each([
    ["Tobit Lamm turned 32", "k2", "age", 32],
    ["Ysolde is 45 now", "k3", "age", 45],
    ["the rent of Plum Corner is 100 now", "s2", "rentEur", 100],
    ["Plum Corner's rent went up to 105", "s2", "rentEur", 105],
    ["the rent of Old Spool went down by 20", "s3", "rentEur", 100],
    ["Plum Corner is covered now", "s2", "covered", true],
    ["Old Spool isn't covered any more", "s3", "covered", false],
    ["Ysolde moved to Ferrow", "k3", "town", "Ferrow"],
    ["Ysolde relocated to Westerby", "k3", "town", "Westerby"],
    ["Copper Kettle now sells fruit", "s1", "ware", "fruit"],
  ])("is taken over: %s", async (message, id, name, value) => {
    const { document, say } = startChat(market);
    await say(message);
    expect(document.node(id)?.attributes[name]).toBe(value);
  });

  it.each([
    "Is Plum Corner covered now?",
    "Plum Corner is covered now?",
    "has Tobit Lamm turned 32?",
    "did Ysolde move to Ferrow",
    "what if the rent of Old Spool went up by 20",
    "Ysolde is 45",
    "Copper Kettle is now 40 % fruit",
  ])("is not what a question or an aside tells: %s", async (message) => {
    const { document, say } = startChat(market);
    const before = document.snapshot();
    await say(message);
    expect(document.snapshot()).toEqual(before);
  });

  it("without a word that it is new is offered", async () => {
    const chat = startChat(market);
    const { answer } = await chat.say("the rent of Old Spool is 130");
    expect(answer).toContain("Nothing changed yet");
    const choices = chat.parts.flatMap((part) => (part.type === "note" ? (readNote(part.raw).choices ?? []) : []));
    await chat.say(choices[0] ?? "");
    expect(chat.document.node("s3")?.attributes["rentEur"]).toBe(130);
  });
});

describe("what is told before a request", () => {
  it.each([
    ["Plum Corner burned down, please delete it", ["s2"]],
    ["Tobit Lamm quit. Remove him.", ["k2"]],
  ])("says whom it is about: %s", async (message, gone) => {
    const { document, say } = startChat(market);
    await say(message);
    expect(market.nodes.map(({ id }) => id).filter((id) => document.node(id) === undefined)).toEqual(gone);
  });

  it("gives the ends of an edge to add or delete, and keeps the nodes", async () => {
    const { document, say } = startChat(market);
    await say("Tobit Lamm met Ysolde, connect them");
    await say("Nerys and Ysolde fell out, remove their edge");
    expect(document.snapshot().nodes).toHaveLength(market.nodes.length);
    const ends = document.snapshot().edges.map(({ source, target }) => `${source}-${target}`);
    expect(ends).toEqual(["k1-s1", "k2-s2", "k2-k3"]);
  });
});

async function idsOf(message: string): Promise<readonly (string | undefined)[]> {
  const { answer } = await startChat(market).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("the first and the last", () => {
  it.each([
    ["what's the newest stall?", ["s2"]],
    ["the oldest stall", ["s3"]],
    ["which stall opened first", ["s3"]],
    ["the most recently opened stall", ["s2"]],
    ["the last two stalls to open", ["s2", "s1"]],
    ["who's been with us the longest?", ["k1"]],
    ["the second oldest keeper", ["k3"]],
    ["the 3rd highest rent", ["s2"]],
    ["top 50 % of the stalls by rent", ["s1", "s3"]],
    ["the oldest keeper", ["k1"]],
    ["stalls that haven't been covered", ["s2"]],
  ])("go by what such a node has: %s", async (message, ids) => {
    expect(await idsOf(message)).toEqual(ids);
  });

  it.each([
    ["is Plum Corner newer than Old Spool?", "Yes"],
    ["did Copper Kettle open before Old Spool?", "No"],
    ["is Nerys older than Ysolde", "Yes"],
  ])("are compared: %s", async (message, verdict) => {
    expect((await startChat(market).say(message)).answer.startsWith(verdict)).toBe(true);
  });
});

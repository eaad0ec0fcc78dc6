import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { clinic } from "./graphs/clinic";
import { foundry } from "./graphs/foundry";
import { startChat } from "./support/chat";

describe("values that are replaced", () => {
  it.each([
    ["replace the Door Knocker price with 64.50", { set: { price_eur: 64.5 } }],
    ["bump Great Bell to version 1.1.0", { set: { version: "1.1.0" } }],
    ["set the joined date of Una Sorby to 2024-07-15", { set: { joined: "2024-07-15" } }],
    ["raise the shifts of Tam Verrell to 4", { set: { shifts: 4 } }],
    ["move Wim Dacre to Norrington", { set: { town: "Norrington" } }],
    ["from now on Ship Cleat should be called Quay Cleat", { set: { name: "Quay Cleat" } }],
    ["extend the shifts of Una Sorby by 2", { add: { shifts: 2 } }],
  ])("%s", async (message, input) => {
    const { calls } = await startChat(foundry).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "updateElements", input, success: true });
  });

  it("takes the number behind an attribute for a condition", async () => {
    const chat = startChat(foundry);
    await chat.say("lower every shifts 5 smith to 4");
    const shifts = chat.document.snapshot().nodes.map(({ attributes }) => attributes["shifts"]);
    expect(shifts.filter((value) => value === 4)).toHaveLength(2);
  });

  it("gives what is merged a new name", async () => {
    const chat = startChat(foundry);
    await chat.say("merge Mould Sand and Tin Ingot into one supply called Stores");
    const names = chat.document.snapshot().nodes.map(({ attributes }) => attributes["name"]);
    expect(names).toContain("Stores");
    expect(names).not.toContain("Tin Ingot");
  });
});

describe("questions about an edit", () => {
  it.each([
    ["if I renamed Great Bell, would its links survive?", /links and values stay/u],
    ["how would one go about merging Mould Sand and Tin Ingot? don't do it yet", /'merge'/u],
    ["can prices be edited in bulk or just one at a time?", /of all …/u],
    ["If I wanted Una Sorby to have 6 shifts, what would I have to say?", /set the shifts of Una Sorby/u],
    ["how can new nodes be added here? only tell me", /add a node/u],
    ["what happens to my data if I click undo after a rename?", /No data is lost/u],
  ])("%s", async (message, answer) => {
    const chat = startChat(foundry);
    const before = chat.document.snapshot();
    expect((await chat.say(message)).answer).toMatch(answer);
    expect(chat.document.snapshot()).toEqual(before);
  });
});

describe("conditions that are not to be lost", () => {
  it.each([
    ["the oldest smith outside Ebbing", ["apprentice"], /Orla/u],
    ["who joined before 2019-09-16", [], /Tam Verrell|Una|Wim/u],
  ])("%s", async (message, _, wrong) => {
    expect((await startChat(foundry).say(message)).answer).not.toMatch(wrong);
  });

  it.each([
    ["who joined since 2023-03", ["b3"]],
    ["which ones are missing an alloy?", ["b1", "b2", "b3", "b4", "g1", "g2"]],
    ["whose shifts are unkown", ["b4"]],
  ])("%s", async (message, ids) => {
    const { calls } = await startChat(foundry).say(message);
    const found = calls.findLast(({ name }) => name === "findNodes");
    expect(found?.success).toBe(true);
    expect(await idsOf(message)).toEqual(ids);
  });

  it("leaves alone what is to stay as it is", async () => {
    const chat = startChat(foundry);
    await chat.say("make the castings green, the smiths stay as they are");
    const [layer, ...more] = chat.document.snapshot().layers;
    expect(more).toEqual([]);
    expect(layer).toMatchObject({ where: { value: { value: "casting" } } });
  });
});

async function idsOf(message: string): Promise<readonly string[]> {
  const { answer } = await startChat(foundry).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1] ?? "").toSorted();
}

describe("kinds beside each other", () => {
  it.each([
    ["average age of smiths vs apprentices", /42\.5.*20\.5/u],
    ["median age of apprentices compared to smiths", /20\.5.*42\.5/u],
    ["are smiths older than apprentices?", /^Yes: .*42\.5.*20\.5/u],
    ["are bronze castings cheaper than brass ones?", /^No: .*2,097\.5.*60/u],
  ])("%s", async (message, answer) => {
    expect((await startChat(foundry).say(message)).answer).toMatch(answer);
  });

  it.each([
    ["smiths from the same town", "- Ebbing (2): [[b1]] and [[b2]]"],
    ["alloys that occur more than once", "- bronze (2): [[m1]] and [[m3]]"],
    ["which castings share an alloy", "- bronze (2): [[m1]] and [[m3]]"],
  ])("tells which values several have: %s", async (message, line) => {
    const { answer } = await startChat(foundry).say(message);
    expect(answer).toContain(line);
    expect(answer.match(/^- /gmu)).toHaveLength(1);
  });

  it("says so when no value is there twice", async () => {
    const { answer } = await startChat(foundry).say("apprentices from the same town");
    expect(answer).toBe("No apprentices have the same town.");
  });
});

describe("who has the same as somebody", () => {
  it.each([
    ["smiths who share a casting with Una Sorby", ["b1", "b2"]],
    ["which apprentices have a casting in common with Tam Verrell", ["b3"]],
  ])("%s", async (message, ids) => {
    const found = (await idsOf(message)).filter((id) => id.startsWith("b"));
    expect(found).toEqual(ids);
  });

  it("leaves out whoever is only tied to them, and themselves", async () => {
    const { answer } = await startChat(clinic).say("who works with Alma Reyes");
    expect(answer).toBe("1 person: [[d4]].");
  });

  it("tells what is next to a node that has no such value", async () => {
    const { answer } = await startChat(foundry).say("hazards of Great Bell?");
    expect(answer).toMatch(/has no value of hazard\..*\[\[g1\]\] dust and \[\[g2\]\] fumes/u);
  });
});

describe("looks without a verb", () => {
  it.each([
    ["smiths as big triangles", { shape: "triangle" }],
    ["everyone who joined after 2018 in purple", { color: "purple" }],
    ["please have the castings in teal", { color: "teal" }],
    ["no labels for the supplies", { label: "" }],
    ["hide the labels of the castings", { label: "" }],
  ])("%s", async (message, input) => {
    const { calls } = await startChat(foundry).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input, success: true });
  });

  it("gives the rest of the edges the other look", async () => {
    const chat = startChat(foundry);
    await chat.say("the casts links orange, the rest light grey");
    const layers = chat.document.snapshot().layers.map(({ target }) => target);
    expect(layers).toEqual(["edges", "edges"]);
  });
});

describe("edges by what they take", () => {
  it("adds whatever stands between two nodes as an edge", async () => {
    const { calls } = await startChat(foundry).say("put a job between Wim Dacre and Great Bell, 90 min, casts");
    expect(calls.at(-1)).toMatchObject({
      name: "addEdges",
      input: { edges: [{ source: "b4", target: "m1", attributes: { minutes: 90, does: "casts" } }] },
    });
  });

  it("counts those of any of the values that are listed", async () => {
    expect((await startChat(foundry).say("how many are bronze and brass?")).answer).toMatch(
      /3 nodes that are bronze and brass/u,
    );
  });
});

describe("groups by those who have them", () => {
  it.each([
    ["who runs the most stalls", /^Pell has the most nodes: 3\./u],
    ["who has the fewest open stalls", /^Ivo has the fewest .*: 1\./u],
    ["runners ranked by number of stalls", /Pell \| 3/u],
  ])("%s", async (message, answer) => {
    expect((await startChat(stalls).say(message)).answer).toMatch(answer);
  });
});

const stalls: GraphData = {
  ...foundry,
  name: "Stalls",
  nodes: [
    { id: "s1", attributes: { name: "Lamp Corner", runner: "Pell", owner: "Pell", open: true } },
    { id: "s2", attributes: { name: "Rope Row", runner: "Pell", owner: "Pell", open: true } },
    { id: "s3", attributes: { name: "Salt Bench", runner: "Ivo", owner: "Ivo", open: true } },
    { id: "s4", attributes: { name: "Wool Nook", runner: "Ivo", owner: "Ivo", open: false } },
    { id: "s5", attributes: { name: "Ink Booth", runner: "Pell", owner: "Ivo", open: false } },
  ],
  edges: [{ id: "e1", source: "s1", target: "s2", attributes: {} }],
};

it("takes no noun of the world for a misspelt small word", async () => {
  const kin: GraphData = {
    ...foundry,
    name: "Kin",
    nodes: [
      { id: "k1", attributes: { name: "Ada Voss", sex: "f" } },
      { id: "k2", attributes: { name: "Ben Voss", sex: "m" } },
    ],
    edges: [{ id: "e1", source: "k1", target: "k2", attributes: { tie: "parent_of" } }],
  };
  expect((await startChat(kin).say("who is the mother of Ben Voss")).answer).toMatch(/\[\[k1\]\]/u);
});

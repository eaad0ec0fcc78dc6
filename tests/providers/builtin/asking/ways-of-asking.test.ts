import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { clinic } from "../graphs/clinic";
import { harbour } from "../graphs/harbour";
import { startChat } from "../support/chat";

/** Neighbours with records for their homes and lists for what they like. */
const street: GraphData = {
  name: "Street",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    person("a", { name: "Ottoline", age: 61, home: { quarter: "Quay", floor: 2 }, likes: ["bowls"], member: true }),
    person("b", { name: "Piran", age: 34, home: { quarter: "Quay", floor: 1 }, likes: ["darts"], member: false }),
    person("c", { name: "Quill Marr", age: 29, home: { quarter: "Hill", floor: 1 }, likes: ["darts"], member: true }),
    person("d", { name: "Rhoda", age: 7, home: { quarter: "Hill", floor: 3 }, likes: [], member: false }),
  ],
  edges: [
    { id: "e1", source: "a", target: "b", attributes: { tie: "parent_of", hours: 3 } },
    { id: "e2", source: "b", target: "d", attributes: { tie: "parent_of", hours: 30 } },
    { id: "e3", source: "c", target: "b", attributes: { tie: "advises", hours: 8 } },
  ],
};

function person(id: string, attributes: GraphData["nodes"][number]["attributes"]): GraphData["nodes"][number] {
  return { id, attributes };
}

async function idsOf(graph: GraphData, message: string): Promise<readonly (string | undefined)[]> {
  const { answer } = await startChat(graph).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("fields within records", () => {
  it.each([
    ["who lives in Quay?", ["a", "b"]],
    ["the oldest person on floor 1", ["b"]],
    ["nodes where member = true and quarter = Hill", ["c"]],
  ])("are attributes as others: %s", async (message, ids) => {
    expect(await idsOf(street, message)).toEqual(ids);
  });

  it("are told and drawn by", async () => {
    expect((await startChat(street).say("which quarter does Piran live in?")).answer).toContain("Quay");
    const { calls } = await startChat(street).say("colour by quarter");
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property: "home.quarter" } });
  });
});

describe("chains of relations", () => {
  it.each([
    ["Ottoline's grandchildren", ["d"]],
    ["who are the grandparents of Rhoda?", ["a"]],
  ])("go two steps: %s", async (message, ids) => {
    expect(await idsOf(street, message)).toEqual(ids);
  });

  it.each(["who is the boss of Celia Odum's boss?", "Celia Odum's boss's boss"])("end calmly: %s", async (message) => {
    const { answer } = await startChat(clinic).say(message);
    expect(answer).toContain("Nobody found");
  });
});

describe("numbers", () => {
  it.each([
    ["people over sixty", ["a"]],
    ["people aged 28-35", ["b", "c"]],
    ["who is over 30?", ["a", "b"]],
  ])("are of the age where people are spoken of: %s", async (message, ids) => {
    expect(await idsOf(street, message)).toEqual(ids);
  });

  it.each([
    ["how many days are there in total?", "81"],
    ["what is the length of all ketches together", "26"],
  ])("are added up: %s", async (message, sum) => {
    expect((await startChat(harbour).say(message)).answer).toContain(sum);
  });

  it("rank the ends of edges", async () => {
    expect(await idsOf(street, "who spends the most hours on Piran?")).toEqual(["c", "b"]);
  });
});

describe("words that say no more", () => {
  it.each([
    ["boats moored in North", ["b1", "b2"]],
    ["the North team", ["b1", "b2"]],
    ["which of the boats are insured", ["b2", "b3", "b5"]],
  ])("leave the rest as it is: %s", async (message, ids) => {
    expect(await idsOf(harbour, message)).toEqual(ids);
  });

  it.each([
    ["who does nobody treat?", "patient"],
    ["patients nobody treats", "p4"],
  ])("tell whom nobody does it to: %s", async (message, expected) => {
    expect((await startChat(clinic).say(message)).answer).toContain(expected);
  });
});

describe("looks in figures", () => {
  it.each([
    ["opacity 0.4 for the ketches", { selector: "rig == 'ketch'", opacity: 0.4 }],
    ["fade out the ketches", { selector: "rig == 'ketch'", opacity: 0.3 }],
    ["flag the ketches in amber", { selector: "rig == 'ketch'", color: "orange" }],
  ])("are styles: %s", async (message, input) => {
    const { calls } = await startChat(harbour).say(message);
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input });
  });

  it("map an attribute to a look", async () => {
    const { calls } = await startChat(harbour).say("map days to edge width");
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property: "days", channel: "width" } });
  });
});

describe("changes of one", () => {
  it("sets a value by the only name that holds the word", async () => {
    const { calls } = await startChat(harbour).say("set Wanda's age to 52");
    expect(calls.at(-1)).toMatchObject({ name: "updateElements", input: { set: { age: 52 } } });
  });

  it.each([
    ["are Piran and Rhoda friends?", "Yes"],
    ["zoom to Piran and whatever he is connected to", "are in view"],
  ])("reads two names together: %s", async (message, answer) => {
    expect((await startChat(street).say(message)).answer).toContain(answer);
  });
});

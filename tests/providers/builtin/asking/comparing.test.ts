import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

/** A quarter's people and the workshops they joined: dates as text, a yes-or-no attribute, kinds of edges as participles. */
const quarter: GraphData = {
  name: "Quarter",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    resident("qa", { name: "Ysolde", age: 71, wage: 1400, licensed: true, moved_in: "1974-03-02", effort_pct: 40 }),
    resident("qb", { name: "Corbin", age: 44, wage: 3900, licensed: false, moved_in: "1986-11-20", effort_pct: 90 }),
    resident("qc", { name: "Merle", age: 29, wage: 2600, licensed: true, moved_in: "2008-06-14", effort_pct: 85 }),
    resident("qd", { name: "Tansy", age: 18, licensed: false, moved_in: "2004-01-30", effort_pct: 15 }),
  ],
  edges: [
    tie("1", ["qa", "qb"], { bond: "married", load: 5 }),
    tie("2", ["qb", "qc"], { bond: "friends", load: 2 }),
    tie("3", ["qc", "qd"], { bond: "friends", load: 7 }),
    tie("4", ["qa", "qd"], { bond: "supplies", load: 30 }),
  ],
};

function resident(id: string, attributes: GraphData["nodes"][number]["attributes"]): GraphData["nodes"][number] {
  return { id, attributes };
}

function tie(
  id: string,
  [source, target]: readonly [string, string],
  attributes: GraphData["edges"][number]["attributes"],
): GraphData["edges"][number] {
  return { id, source, target, attributes };
}

async function named(message: string): Promise<readonly (string | undefined)[]> {
  const { answer } = await startChat(quarter).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("comparing with one of them", () => {
  it.each([
    ["who is older than Merle?", ["qa", "qb"]],
    ["anyone younger than Corbin?", ["qc", "qd"]],
    ["who earns more than Merle?", ["qb"]],
    ["people with a lower wage than Merle", ["qa"]],
    ["who has a wage above average?", ["qb"]],
  ])("is by its own value: %s", async (message, ids) => {
    expect((await named(message)).toSorted()).toEqual(ids);
  });

  it("finds nobody beyond the last one", async () => {
    expect((await startChat(quarter).say("is there anybody older than Ysolde?")).answer).toContain("There are no");
  });

  it("says so where there is nothing to compare with", async () => {
    expect((await startChat(quarter).say("who earns more than Tansy?")).answer).toMatch(/has no wage to compare with/);
  });

  it("sets two side by side", async () => {
    const { answer } = await startChat(quarter).say("compare Ysolde and Merle");
    expect(answer).toContain("| age | 71 | 29 |");
    expect(answer).toMatch(/They have the same .*licensed/);
  });
});

describe("the same", () => {
  it.each([
    ["do Ysolde and Merle have the same licensed?", /^Yes: both/],
    ["are Corbin and Merle of the same age?", /^No: .*44.*29/],
  ])("%s", async (message, answer) => {
    expect((await startChat(quarter).say(message)).answer).toMatch(answer);
  });

  it("is told of a neighbour both have", async () => {
    expect(await harbourNames("are Ibex and Jackdaw on the same pier?")).toEqual(["p1"]);
    expect(await harbourNames("who works at both the North Pier and the South Pier?")).toEqual(["k"]);
  });
});

/** Boats at piers and one keeper; edges say what they are in two words. */
const piers: GraphData = {
  ...quarter,
  name: "Piers",
  directed: true,
  nodes: [
    resident("i", { name: "Ibex", type: "boat", launchedOn: "2011-05-01" }),
    resident("j", { name: "Jackdaw", type: "boat", launchedOn: "1999-08-20" }),
    resident("k", { name: "Kestrel", type: "keeper", launchedOn: "2020-02-02" }),
    resident("p1", { name: "North Pier", type: "pier" }),
    resident("p2", { name: "South Pier", type: "pier" }),
  ],
  edges: [
    tie("1", ["i", "p1"], { link: "moors at" }),
    tie("2", ["j", "p1"], { link: "moors at" }),
    tie("3", ["j", "p2"], { link: "moors at" }),
    tie("4", ["k", "p1"], { link: "works at" }),
    tie("5", ["k", "p2"], { link: "works at" }),
  ],
};

async function harbourNames(message: string): Promise<readonly (string | undefined)[]> {
  const { answer } = await startChat(piers).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("edges without kinds", () => {
  const calls: GraphData = { ...piers, edges: piers.edges.map((edge) => ({ ...edge, attributes: { delayMs: 60 } })) };

  it("are followed the way that is asked for, whatever the verb", async () => {
    expect((await startChat(calls).say("what does Jackdaw call?")).answer).toMatch(/North Pier|\[\[p1\]\].*\[\[p2\]\]/);
    expect((await startChat(calls).say("what depends on South Pier?")).answer).toMatch(/\[\[[jk]\]\] and \[\[[jk]\]\]/);
  });

  it("are added up by what they take", async () => {
    const { calls: made, answer: output } = await startChat(calls).say(
      "how long does it take from Jackdaw to South Pier?",
    );
    expect(made.find(({ name }) => name === "findPath")).toMatchObject({ input: { weight: "delayMs" } });
    expect(output).toContain("delay 60 ms");
    const { answer } = await startChat(calls).say("which calls take longer than 50 ms?");
    expect(answer).toContain("5 edges");
  });
});

describe("several colours", () => {
  it("are the rest's too", async () => {
    const { calls } = await startChat(piers).say("colour the boats red, the piers blue, the rest grey");
    const last = "not (type == 'boat' || type == 'pier')";
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input: { selector: last, color: "grey" } });
  });
});

describe("dates", () => {
  it.each([
    ["newest boat", ["i"]],
    ["who was launched last?", ["k"]],
    ["the two launched most recently", ["k", "i"]],
  ])("put them in order: %s", async (message, ids) => {
    expect(await harbourNames(message)).toEqual(ids);
  });

  it.each([
    ["who moved in before 1980?", ["qa"]],
    ["moved in after 2005", ["qc"]],
    ["who moved in in the eighties", ["qb"]],
    ["moved in between 1980 and 2004", ["qb", "qd"]],
    ["who moved in since 2004?", ["qc", "qd"]],
  ])("are compared as dates under their attribute's name: %s", async (message, ids) => {
    expect((await named(message)).toSorted()).toEqual(ids);
  });
});

describe("a quality and its opposite", () => {
  it.each([
    ["which people are unlicensed?", ["qb", "qd"]],
    ["non-licensed people", ["qb", "qd"]],
    ["who is over 80% effort?", ["qb", "qc"]],
    ["who doesn't have a wage?", ["qd"]],
  ])("%s", async (message, ids) => {
    expect((await named(message)).toSorted()).toEqual(ids);
  });
});

describe("edges by a noun for their kind", () => {
  it("are those edges alone", async () => {
    const chat = startChat(quarter);
    const { calls } = await chat.say("highlight the friendships in orange");
    expect(calls.at(-1)).toMatchObject({ name: "styleEdges", input: { selector: "bond == 'friends'" } });
    expect((await chat.say("how many marriages are there?")).answer).toContain("There is 1 marriage");
    expect((await chat.say("total load supplied")).answer).toContain("30");
  });

  it("are counted for each node", async () => {
    expect(await named("who has the most friends?")).toEqual(["qc"]);
    expect(await named("who has no friends?")).toEqual(["qa"]);
  });

  it("are made with their kind", async () => {
    const { calls } = await startChat(quarter).say("connect Ysolde to Merle with bond friends");
    expect(calls.at(-1)).toMatchObject({
      name: "addEdges",
      input: { edges: [{ source: "qa", target: "qc", attributes: { bond: "friends" } }] },
    });
  });
});

describe("an order", () => {
  it.each([
    ["list everyone from oldest to youngest", ["qa", "qb", "qc", "qd"]],
    ["list people by age from lowest to highest", ["qd", "qc", "qb", "qa"]],
    ["people sorted by wage, lowest first", ["qa", "qc", "qb"]],
    ["sort people by age in ascending order", ["qd", "qc", "qb", "qa"]],
    ["list people by wage", ["qb", "qc", "qa"]],
    ["the youngest three", ["qd", "qc", "qb"]],
    ["youngest 2", ["qd", "qc"]],
  ])("is kept: %s", async (message, ids) => {
    expect(await named(message)).toEqual(ids);
  });
});

/** Groups named by letters say no kind of thing; an attribute has "average" in its name; kinds of edges are two words. */
const class8: GraphData = {
  ...quarter,
  name: "Class",
  nodes: [
    resident("qa", { name: "Ilka Brandt", class: "A", averageGrade: 4, height_cm: 160, mass: 0.004 }),
    resident("qb", { name: "Jory Pike", class: "B", averageGrade: 3, height_cm: 170, mass: 2 }),
    resident("qc", { name: "Red Kite", class: "B", averageGrade: 2, height_cm: 150 }),
  ],
  edges: [tie("1", ["qa", "qb"], { bond: "rivals" }), tie("2", ["qb", "qc"], { bond: "best friends" })],
};

async function ofClass(message: string) {
  return startChat(class8).say(message);
}

describe("words of the graph that are words of the language too", () => {
  it("mean what only fits", async () => {
    expect((await ofClass("average grade in class B")).answer).toContain("2.5");
    expect((await ofClass("colour by class, size by height")).calls.at(-1)).toMatchObject({
      name: "styleByAttribute",
      input: { property: "height_cm", channel: "size" },
    });
    expect((await ofClass("show rivalries in red")).calls.at(-1)).toMatchObject({
      name: "styleEdges",
      input: { selector: "bond == 'rivals'" },
    });
    expect((await ofClass("put Ilka in class B")).calls.at(-1)).toMatchObject({
      name: "updateElements",
      input: { set: { class: "B" } },
    });
  });

  it("let a plural stand for the nodes", async () => {
    const { answer } = await ofClass("pupils taller than Ilka Brandt");
    expect([...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1])).toEqual(["qb"]);
  });

  it("deny what follows, not what stands before", async () => {
    const { calls } = await startChat(quarter).say("names with no wage");
    expect(JSON.stringify(calls)).not.toContain("not exists(name)");
  });
});

it("keeps the figures of small numbers", async () => {
  expect((await ofClass("what is the mass of Ilka Brandt?")).answer).toContain("0.004");
});

it("says who an attribute could not colour or size", async () => {
  expect((await startChat(piers).say("colour by launchedOn")).answer).toMatch(/2 have no launchedOn and are grey\.$/);
  expect((await startChat(quarter).say("size by wage")).answer).toMatch(
    /^3 of 4 nodes are sized by wage now\. 1 has no wage\.$/,
  );
});

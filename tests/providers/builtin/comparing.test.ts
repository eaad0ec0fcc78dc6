import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/change-types";
import { startChat } from "./chat";

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

describe("dates", () => {
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

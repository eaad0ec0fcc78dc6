import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { graphOf } from "../../support/graphs/documents";
import { startChat } from "./support/chat";

const directed = (graph: GraphData): GraphData => ({ ...graph, directed: true });

const school = directed(
  graphOf(
    {
      alg: { kind: "course", title: "Algebra", credits: 4 },
      cal: { kind: "course", title: "Calculus", credits: 6 },
      mec: { kind: "course", title: "Mechanics", credits: 6 },
    },
    { "alg-cal": { relation: "required for" }, "cal-mec": { relation: "required for" } },
  ),
);

const workshop = directed(
  graphOf(
    {
      lac: { type: "material", name: "Lacquer", weight_kg: 2 },
      oak: { type: "material", name: "Oak", weight_kg: 31 },
      tab: { type: "part", name: "Tabletop", weight_kg: 12 },
      leg: { type: "part", name: "Leg", weight_kg: 3 },
      des: { type: "product", name: "Desk", weight_kg: 28 },
    },
    {
      "tab-des": { type: "part of" },
      "leg-des": { type: "part of" },
      "oak-tab": { type: "needed for" },
      "lac-tab": { type: "needed for" },
    },
  ),
);

const cinema = graphOf(
  {
    f1: { kind: "film", name: "Dune Road", year: 2014, restored: true },
    f2: { kind: "film", name: "Low Tide", year: 2015, restored: false },
    f3: { kind: "film", name: "Night Bus", year: 2019, restored: true },
    p1: { kind: "person", name: "Ida", birthYear: 1970 },
    p2: { kind: "person", name: "Jon", birthYear: 1988 },
  },
  { "p1-f1": { kind: "acted in" }, "p2-f2": { kind: "acted in" }, "p1-f3": { kind: "acted in" } },
);

/** The nodes that an answer names. */
const named = (answer: string): readonly string[] =>
  [...answer.matchAll(/\[\[(?<id>[^\]]+)\]\]/gu)].map((m) => m[1] ?? "");

describe("what was said wrong and as right", () => {
  it.each([
    ["prerequisites of Calculus", school, ["alg"]],
    ["what are the prerequisites of Mechanics?", school, ["cal"]],
    ["What does Mechanics require?", school, ["cal"]],
    ["which courses require Calculus?", school, ["mec"]],
    ["the requirements of Calculus", school, ["alg"]],
    ["which materials are needed for Tabletop?", workshop, ["lac", "oak"]],
    ["what is needed for Tabletop?", workshop, ["lac", "oak"]],
  ] as const)("which way a need goes: %s", async (wording, graph, ids) => {
    const { answer } = await startChat(graph).say(wording);
    expect({ answer, ids: named(answer).toSorted() }).toMatchObject({ ids });
  });

  it.each([
    "what is the heaviest part?",
    "which part is the heaviest?",
    "the heaviest part",
    "What's the heaviest part",
  ])("a kind is no relation: %s", async (wording) => {
    expect(named((await startChat(workshop).say(wording)).answer)).toEqual(["tab"]);
  });

  it.each([
    "films from 2015 on",
    "which films came out from 2015 on?",
    "films since 2015",
    "films that came out from 2015 onwards",
    "which films came out in 2015 or later?",
  ])("from a year on: %s", async (wording) => {
    expect(named((await startChat(cinema).say(wording)).answer)).toEqual(["f2", "f3"]);
  });

  it.each(["how many are restored?", "How many of them are restored?", "and how many are restored?"])(
    "after a list it counts that list: %s",
    async (wording) => {
      const { answer } = await startChat(cinema).sayAll("films from 2015 on", wording);
      expect(answer).toContain("There is 1 ");
      expect((await startChat(cinema).say("how many films are restored?")).answer).toContain("There are 2 ");
    },
  );

  it.each([
    ["which films frobnicate in 2015?", cinema, "frobnicate"],
    ["how many courses blort in 6 credits?", school, "blort"],
    ["which parts gleeb over 5 kg?", workshop, "gleeb"],
    ["who frobnicates Ida?", cinema, "frobnicates"],
  ])("a verb that is not understood is named, and nothing is told as found: %s", async (wording, graph, verb) => {
    const { answer, calls } = await startChat(graph).say(wording);
    expect(answer).toContain(`'${verb}'`);
    expect(answer).not.toMatch(/^(?:There (?:is|are) \d|\d+ )/u);
    expect(named(answer)).toEqual([]);
    expect(calls.filter(({ name }) => name.startsWith("style"))).toEqual([]);
  });
});

const supply = directed(
  graphOf(
    { ore: { name: "Ore Co" }, acme: { name: "Acme" }, borg: { name: "Borg" }, city: { name: "City Rentals" } },
    { "ore-acme": { since: 2011 }, "acme-borg": { since: 2018 }, "borg-city": { since: 2022 } },
  ),
);

const pets = graphOf(
  {
    a: { type: "cat", name: "Tom", age: 5 },
    b: { type: "cat", name: "Ada", age: 3 },
    c: { type: "cat", name: "Kit", age: 1 },
    h: { type: "human", name: "Ben", age: 40 },
  },
  { "h-a": { type: "lives with" }, "h-b": { type: "lives with" } },
);

describe("a word that was left out", () => {
  it.each([
    ["what about with one stop", cinema],
    ["who appears with Acme most often", supply],
  ])("does not leave all there is as the answer: %s", async (message, graph) => {
    const { answer } = await startChat(graph).sayAll(message);
    expect(answer).toMatch(/^I did not understand this\./u);
  });

  it("is not told to hold for what is found", async () => {
    const { answer } = await startChat(pets).sayAll("who owns more than one animal");
    expect(answer).toMatch(/^I read this as 'Find the cats with age over 1'\. 2 cats with age over 1: /u);
    const next = await startChat(pets).sayAll("who owns more than one animal", "only the cats");
    expect(next.answer).not.toMatch(/owns/u);
    const fewer = { ...pets, nodes: pets.nodes.filter(({ id }) => id !== "b"), edges: pets.edges.slice(0, 1) };
    const one = await startChat(fewer).sayAll("who owns more than one animal");
    expect(one.answer).toBe("I read this as 'Find the cats with age over 1'. 1 node: [[a]].");
  });

  it("makes no name of a question's end", async () => {
    const { answer } = await startChat(cinema).sayAll("name somebody who links two clusters");
    expect(answer).not.toMatch(/saved/iu);
  });
});

describe("an attribute that is called like a word before an amount", () => {
  it.each([
    ["edges since 2018", 2],
    ["how many edges since 2018?", 2],
    ["edges with since 2018", 1],
    ["edges before 2018", 1],
  ])("is compared: %s", async (message, count) => {
    const { answer } = await startChat(supply).sayAll(message);
    expect(answer).toMatch(new RegExp(`^(?:There (?:is|are) )?${count} `, "u"));
  });
});

it("what is shown again may be all the rest", async () => {
  const { answer } = await startChat(cinema).sayAll("show only the films", "show the others again");
  expect(answer).toMatch(/are shown again: 5 nodes, 0 hidden/u);
});

const servers = directed(
  graphOf(
    {
      w: { type: "web", patched: false },
      api: { type: "service", patched: true },
      auth: { type: "service", patched: false },
      db: { type: "database", patched: false },
      cache: { type: "cache", patched: true },
    },
    { "w-api": { type: "calls" }, "api-auth": { type: "calls" }, "auth-db": { type: "reads" } },
  ),
);

describe("a graph of machines", () => {
  it.each([
    ["which machines are not patched", ["w", "auth", "db"]],
    ["what breaks if db goes down", ["db", "auth", "api", "w"]],
    ["who reads from db", ["auth"]],
    ["what is called by api", ["auth"]],
  ])("is asked: %s", async (message, ids) => {
    expect(named((await startChat(servers).sayAll(message)).answer).toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    "things that depend on auth",
    "show only things that depend on auth",
    "colour things that depend on auth red",
  ])("does not take what was not read for the name alone: %s", async (message) => {
    const chat = startChat(servers);
    expect((await chat.sayAll(message)).answer).toMatch(/^I did not understand this/u);
    expect([chat.document.filter, chat.document.layers]).toEqual([null, []]);
  });
});

it("one who leads is not everybody", async () => {
  const team = graphOf({ ana: { salary: 3, city: "Rome" }, bea: { salary: 5, city: "Rome" } }, { "ana-bea": {} });
  expect(named((await startChat(team).sayAll("who's the boss")).answer)).toEqual([]);
});

it("a kind that is said again with a condition is a question of its own", async () => {
  const { answer } = await startChat(cinema).sayAll("which film is the oldest?", "films before 2016");
  expect(named(answer)).toEqual(["f1", "f2"]);
});

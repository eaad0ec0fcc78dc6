import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "./support/chat";

type Attributes = GraphData["nodes"][number]["attributes"];

const node = (id: string, attributes: Attributes): GraphData["nodes"][number] => ({ id, attributes });

const tie = (id: string, source: string, target: string, kind: string): GraphData["edges"][number] => ({
  id,
  source,
  target,
  attributes: { kind },
});

/** A small repertory theatre: people, plays and the venues they are given in. */
const theatre: GraphData = {
  name: "Repertory",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    node("ta", { type: "player", name: "Oona Brack", age: 31, trained: true, troupe: "Lantern" }),
    node("tb", { type: "player", name: "Piet Holm", age: 58, trained: false, troupe: "Lantern" }),
    node("tc", { type: "player", name: "Suri Vale", age: 44, trained: true, troupe: "Ember" }),
    node("td", { type: "author", name: "Gil Marsh", age: 63, troupe: "Ember" }),
    node("te", { type: "play", name: "The Salt Door", premiered: 1999, running_minutes: 95, visitors: 1200 }),
    node("tf", { type: "play", name: "Winter Ferry", premiered: 2011, running_minutes: 140, visitors: 300 }),
    node("tg", { type: "play", name: "Ash Parade", premiered: 2020, running_minutes: 70 }),
  ],
  edges: [
    tie("e1", "ta", "te", "acted_in"),
    tie("e2", "tb", "te", "acted_in"),
    tie("e3", "ta", "tf", "acted_in"),
    tie("e4", "tc", "tf", "acted_in"),
    tie("e5", "td", "te", "staged"),
    tie("e6", "td", "tf", "staged"),
    tie("e7", "tc", "tg", "staged"),
    tie("e8", "tb", "ta", "reports_to"),
  ],
};

const asked = async (...messages: readonly string[]) => startChat(theatre).sayAll(...messages);

async function named(...messages: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { answer } = await asked(...messages);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]).toSorted();
}

describe("questions of a first day", () => {
  it.each([
    ["plays staged by Gil Marsh", ["te", "tf"]],
    ["plays staged by Gil Marsh that Piet Holm acted in", ["te"]],
    ["what plays did Gil Marsh stage with Suri Vale in them?", ["tf"]],
    ["which players acted in The Salt Door and in Winter Ferry?", ["ta"]],
    ["who is in The Salt Door?", ["ta", "tb"]],
    ["which is the least visited play?", ["tf"]],
    ["what is the busiest play by visitors?", ["te"]],
    ["which play takes longest to sit through?", ["tf"]],
    ["which plays have no visitors recorded", ["tg"]],
  ])("%s", async (message, ids) => {
    expect(await named(message)).toEqual(ids);
  });

  it("tells when something came out", async () => {
    expect((await asked("when did Ash Parade come out?")).answer).toContain("2020");
  });

  it("answers a relation between two with yes or no", async () => {
    expect((await asked("does Piet Holm report to Oona Brack?")).answer).toMatch(/^Yes/u);
    expect((await asked("does Suri Vale report to Oona Brack?")).answer).toMatch(/^No/u);
  });

  it("counts those of whom something is not known", async () => {
    expect((await asked("for how many plays do we not know the visitors?")).answer).toContain("1 play");
  });

  it("knows who is meant by 'in it' and 'of the two'", async () => {
    expect(await named("which play has the most visitors?", "who's in it?")).toEqual(["ta", "tb"]);
    expect(await named("who acted in Winter Ferry?", "which of the two is older?")).toEqual(["tc"]);
  });
});

describe("requests of a first day", () => {
  it("deletes what is named and leaves aside why", async () => {
    const chat = startChat(theatre);
    await chat.say("please delete Ash Parade, nobody needs it");
    expect(chat.document.snapshot().nodes.map(({ id }) => id)).toEqual(["ta", "tb", "tc", "td", "te", "tf"]);
  });

  it("never takes a remark for a reason where it asks for something", async () => {
    const { answer, calls } = await asked("delete Ash Parade, they should be red");
    expect(calls.some(({ name }) => name === "removeElements")).toBe(false);
    expect(answer).not.toBe("");
  });

  it("keeps an apostrophe in a name that is given", async () => {
    const { calls } = await asked("add a play called Bishop's Gate");
    expect(calls.at(-1)?.input).toMatchObject({ nodes: [{ attributes: { name: "Bishop's Gate" } }] });
  });

  it("sets a yes-or-no attribute by its verb", async () => {
    const { calls } = await asked("train all Ember players: set trained = true");
    const edits = calls.filter(({ name }) => name === "updateElements");
    expect(edits).toHaveLength(1);
    expect(edits[0]?.input).toMatchObject({ set: { trained: true } });
  });

  it("gives a look to fewer of them when that is meant", async () => {
    const { calls } = await asked("colour the players blue", "actually only the one of Ember");
    expect(calls.map(({ name }) => name)).toContain("styleNodes");
    expect(calls.at(-1)?.input).toMatchObject({ color: "blue" });
    expect(JSON.stringify(calls.at(-1)?.input)).toContain("Ember");
  });

  it.each([
    ["shuffle the nodes into a random layout", "random"],
    ["could you scatter everything at random", "random"],
  ])("%s", async (message, layout) => {
    const { calls } = await asked(message);
    expect(calls.at(-1)).toMatchObject({ name: "setLayout", input: { type: layout } });
  });

  it("mends a value that is written with a capital", async () => {
    const { calls, answer } = await asked("make the people in Lantren green");
    expect(JSON.stringify(calls.at(-1)?.input)).toContain("Lantern");
    expect(answer).toContain("green");
  });
});

/** Edges without kinds, a name that says what nodes are, yes-or-no attributes of nodes and edges. */
const depots: GraphData = {
  name: "Parcels",
  directed: true,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    node("da", { size_class: "hub", depotName: "Wibbles", finished: true, floor_m2: 900, members: 30 }),
    node("db", { size_class: "locker", depotName: "Birch", finished: false, floor_m2: 40 }),
    node("dc", { size_class: "locker", depotName: "Cedar", floor_m2: 55, members: 12 }),
  ],
  edges: [
    { id: "r1", source: "da", target: "db", attributes: { carrier: "Swift", minutes: 35, takes_bulk: true } },
    { id: "r2", source: "db", target: "dc", attributes: { carrier: "Owl", minutes: 80, takes_bulk: false } },
    { id: "r3", source: "da", target: "dc", attributes: { carrier: "Swift", minutes: 20, takes_bulk: false } },
  ],
};

async function inDepots(message: string) {
  const { answer, calls } = await startChat(depots).say(message);
  return { answer, last: calls.at(-1) };
}

describe("words a graph does not have", () => {
  it.each([
    ["how many depots are there?", "3"],
    ["how many deliveries are there?", "3"],
    ["which ride takes longest?", "[[db]] to [[dc]]"],
    ["which depots are unfinished?", "[[db]]"],
    ["what depends on Birch?", "[[da]]"],
    ["clubs with 30 members or more", "[[da]]"],
  ])("%s", async (message, expected) => {
    expect((await inDepots(message)).answer).toContain(expected);
  });

  it("leaves what nothing is known of out of an opposite", async () => {
    expect((await inDepots("which depots are unfinished?")).answer).not.toContain("[[dc]]");
  });

  it("takes routes for edges beside what only edges have", async () => {
    const { last } = await inDepots("draw the Swift routes red");
    expect(last).toMatchObject({ name: "styleEdges", input: { color: "red" } });
  });

  it("knows a yes-or-no attribute by other forms of its verb", async () => {
    const { last } = await inDepots("make the routes that take bulk thicker");
    expect(last?.name).toBe("styleEdges");
    expect(JSON.stringify(last?.input)).toContain("takes_bulk");
  });

  it("tells two looks of one thing apart", async () => {
    const { last } = await inDepots("make Wibbles dark red with a thick black border");
    expect(last).toMatchObject({ input: { color: "darkred", borderColor: "black" } });
  });

  it("styles nobody for a kind of people the graph does not tell", async () => {
    const { last } = await inDepots("paint the women purple");
    expect(last?.name).not.toBe("styleNodes");
  });

  it("does not answer with all where what is asked of them means nothing", async () => {
    expect((await inDepots("which of the depots are unicorns?")).answer).not.toContain("[[da]]");
  });

  it("asks for the rest of half an order", async () => {
    expect((await inDepots("change the members")).answer).toMatch(/^Whose .* should change.*\?/u);
  });
});

describe("how far a relation goes", () => {
  const line: GraphData = {
    ...theatre,
    nodes: ["Ada", "Bea", "Cleo", "Dora"].map((name, at) => node(`l${at}`, { name })),
    edges: [tie("k1", "l0", "l1", "parent_of"), tie("k2", "l1", "l2", "parent_of"), tie("k3", "l2", "l3", "parent_of")],
  };
  const found = async (message: string) => {
    const { answer } = await startChat(line).say(message);
    return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]).toSorted();
  };

  it.each([
    ["who are the descendants of Ada?", ["l1", "l2", "l3"]],
    ["ancestors of Dora", ["l0", "l1", "l2"]],
    ["who are the children of Ada?", ["l1"]],
  ])("%s", async (message, ids) => {
    expect(await found(message)).toEqual(ids);
  });

  it("follows edges without kinds as well", async () => {
    expect((await inDepots("what depends on Cedar, directly or indirectly?")).answer).toMatch(
      /\[\[da\]\].*\[\[db\]\]/u,
    );
  });
});

describe("a misspelt name", () => {
  it("is taken for the only one it can mean where nothing but the look changes, and the answer says so", async () => {
    expect((await inDepots("what is connected to Wibbels?")).answer).toMatch(/\[\[db\]\].*I read this as 'Wibbles'/u);
    expect((await inDepots("make Wibbels blue")).last).toMatchObject({ name: "styleNodes", input: { color: "blue" } });
  });

  it.each(["delete Wibbels", "rename Wibbels to Ash"])(
    "is never taken for one that is changed: %s",
    async (message) => {
      const { answer, last } = await inDepots(message);
      expect(last?.name).not.toMatch(/^(?:remove|update)Elements$/u);
      expect(answer).toContain("[[da]]");
    },
  );
});

import { describe, expect, it } from "vitest";
import { readNote } from "@/ai/results/provider-note";
import { graphOf } from "../../support/graphs/documents";
import { type Chat, startChat } from "./support/chat";
import { coloured, sizedUp, untouched } from "./support/document-checks";

const home = graphOf(
  {
    emma: { label: "Emma", type: "human", age: 34 },
    otto: { label: "Otto", type: "human", age: 71 },
    luna: { label: "Luna", type: "cat", age: 3 },
    milo: { label: "Milo", type: "cat", age: 9 },
    wren: { label: "Wren", type: "bird", age: 2, wild: "no" },
  },
  { "emma-luna": { type: "owns" }, "otto-milo": { type: "owns" } },
);

const net = graphOf(
  {
    alpha: { label: "Alpha", type: "server", load: 80 },
    beta: { label: "Beta", type: "server", load: 30 },
    lamp: { label: "Lamp", type: "device", load: 1 },
    phone: { label: "Phone", type: "device", load: 2 },
  },
  { "alpha-beta": { type: "depends on" }, "lamp-alpha": { type: "depends on" }, "phone-alpha": { type: "depends on" } },
  { directed: true },
);

const notes = graphOf(
  { g: { label: "Garden", type: "note" }, c: { label: "Compost", type: "note" }, b: { label: "Bees", type: "note" } },
  { "g-c": { type: "links to" }, "c-b": { type: "links to" } },
  { directed: true },
);

const firms = graphOf(
  { a: { label: "Acme", type: "firm" }, b: { label: "Bolt", type: "firm" }, c: { label: "Crane", type: "firm" } },
  { "a-b": { type: "pays", amount: 100 }, "a-c": { type: "pays", amount: 50 }, "b-a": { type: "pays", amount: 7 } },
  { directed: true },
);

const routes = graphOf({
  r1: { label: "Route 1", mode: "air", cost: 5 },
  r2: { label: "Route 2", mode: "sea", cost: 3 },
  r3: { label: "Route 3", mode: "air", cost: 9 },
});

function hidden({ document }: Chat): readonly string[] {
  return document.snapshot().nodes.flatMap(({ id }) => (document.isVisible("nodes", id) ? [] : [id]));
}

function labelsAndEdges({ document }: Chat) {
  const { nodes, edges } = document.snapshot();
  const labelOf = (id: string): unknown => nodes.find((node) => node.id === id)?.attributes["label"];
  return {
    labels: nodes.map(({ id }) => labelOf(id)),
    edges: edges.map(({ source, target }) => `${labelOf(source)}-${labelOf(target)}`),
  };
}

describe("what was not asked is not done", () => {
  it.each([
    ["no humans please, just hide them", home, ["emma", "otto"]],
    ["no cats, hide them", home, ["luna", "milo"]],
    ["no devices, just hide them please", net, ["lamp", "phone"]],
  ] as const)("says of what there are to be none: %s", async (message, graph, ids) => {
    const chat = startChat(graph);
    await chat.say(message);
    expect(hidden(chat)).toEqual(ids);
  });

  it.each(["make the red nodes blue", "make the purple nodes bigger"])(
    "a colour no node has is no kind of thing: %s",
    async (message) => {
      const chat = startChat(net);
      expect((await chat.say(message)).answer).toContain("Nothing changed.");
      expect(untouched(chat)).toBe(true);
    },
  );

  it("gives each of two looks to its own things, and only to what there is", async () => {
    const chat = startChat(home);
    const { answer } = await chat.say("make the kitties blue and the elders bigger");
    expect(Object.keys(coloured(chat.document))).toEqual(["luna", "milo"]);
    expect(sizedUp(chat.document)).toEqual([]);
    expect(answer).toContain("'elder'");
  });

  it("changes the colour alone where a colour is said", async () => {
    const chat = startChat(net);
    await chat.say("make the dots pink");
    expect(chat.document.layers.map(({ style }) => style)).toEqual([{ color: "--w-pink" }]);
  });

  it.each([
    ["add Gamma and Delta and connect both to Alpha", ["Gamma", "Delta"], ["Alpha"]],
    ["create Gamma and Delta and link them both to Alpha", ["Gamma", "Delta"], ["Alpha"]],
    ["add Gamma, Delta and Eta and connect them to Alpha", ["Gamma", "Delta", "Eta"], ["Alpha"]],
    ["add two devices Gamma and Delta and connect both to Alpha and Beta", ["Gamma", "Delta"], ["Alpha", "Beta"]],
  ] as const)("several new nodes are tied, each of them: %s", async (message, made, ends) => {
    const chat = startChat(net);
    const { answer } = await chat.say(message);
    const { labels, edges } = labelsAndEdges(chat);
    expect(labels.slice(4)).toEqual(made);
    expect(edges.slice(3)).toEqual(made.flatMap((name) => ends.map((end) => `${name}-${end}`)));
    for (const name of made) expect(answer).toContain(`[[${name.toLowerCase()}]]`);
  });

  it("never takes the size of labels for another one's", async () => {
    const chat = startChat(net);
    await chat.say("who has the most load?");
    await chat.say("labels of the top 5 bigger");
    expect(untouched(chat)).toBe(true);
  });

  it.each([
    ["delete the rusty servers", "delete the servers"],
    ["hide servers where the fan is broken", null],
    ["color the overheated servers red", "color the servers red"],
    ["delete servers with load over 40 that are retired", null],
  ] as const)("a condition that is not understood is never dropped: %s", async (message, offer) => {
    const chat = startChat(net);
    const { answer } = await chat.say(message);
    expect(answer).toContain("Nothing changed.");
    expect(untouched(chat)).toBe(true);
    const offered = chat.parts.flatMap((part) => (part.type === "note" ? (readNote(part.raw).choices ?? []) : []));
    if (offer !== null) expect(offered.map((one) => JSON.stringify(one)).join()).toContain(offer);
  });
});

describe("what is told is what was asked", () => {
  it.each([
    ["which notes link to compost?", ["g"]],
    ["what links to Compost?", ["g"]],
    ["which notes does Compost link to?", ["b"]],
  ] as const)("a link has a direction: %s", async (message, ids) => {
    const { answer } = await startChat(notes).say(message);
    expect([...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id]) => id)).toEqual(ids);
  });

  it.each([
    ["total paid by Acme", "150"],
    ["total paid to Acme", "7"],
    ["what is the total paid by Bolt?", "7"],
    ["how much did Acme pay?", "150"],
  ] as const)("what is paid goes one way: %s", async (message, sum) => {
    expect((await startChat(firms).say(message)).answer).toMatch(new RegExp(`is ${sum}\\.`, "u"));
  });

  it.each([["who depends on Alpha?"], ["what depends on Alpha?"], ["which devices depend on Alpha?"]])(
    "who depends comes first: %s",
    async (message) => {
      const { answer } = await startChat(net).say(message);
      expect([...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id]) => id)).toEqual(["lamp", "phone"]);
    },
  );

  it.each([
    ["which birds don't migrate?", { migrates: true }, { migrates: false }, ["robin"]],
    ["which birds are not migratory?", { migratory: "yes" }, { migratory: "no" }, ["robin"]],
    ["which birds don't migrate?", { migrates: true }, {}, ["robin", "wren"]],
  ] as const)("no value is no 'no' where both are stored: %s %j %j", async (message, yes, no, ids) => {
    const birds = graphOf({
      swift: { label: "Swift", type: "bird", ...yes },
      robin: { label: "Robin", type: "bird", ...no },
      wren: { label: "Wren", type: "bird" },
    });
    const { answer } = await startChat(birds).say(message);
    expect([...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id]) => id)).toEqual(ids);
  });

  it.each(["what is the average cost?", "how many routes are there?"])(
    "'show only' after %s is about what is seen",
    async (first) => {
      const chat = startChat(routes);
      await chat.sayAll(first, "show only air");
      expect(hidden(chat)).toEqual(["r2"]);
    },
  );

  it("which of two is younger is asked of the two that were spoken of", async () => {
    const two = await startChat(home).sayAll("how old is Luna?", "and Milo?", "which one is younger?");
    expect(two.answer).toContain("[[luna]]");
    const turned = await startChat(home).sayAll("how old is Milo?", "and Luna?", "which one is older?");
    expect(turned.answer).toContain("[[milo]]");
  });
});

import { describe, expect, it } from "vitest";
import { harbour } from "../graphs/harbour";
import { town } from "../graphs/town";
import { startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

describe("what stands behind the name of a new node", () => {
  it.each([
    [harbour, "add a boat called Merle by Ellen Frith, worth 45000", "45000"],
    [town, 'create a museum named "Old Mill" in Leiden, founded 1850', "Leiden"],
    [town, "add a person Nell Tregear, 31, Cornish", "Cornish"],
    [harbour, 'add a boat "Late Frost", 2023', "2023"],
    [town, "add a lab called Deep Lab zubbed 77", "77"],
  ])("is not dropped in silence: %#", async (graph, message, word) => {
    const chat = startChat(graph);
    const { answer } = await chat.say(message);
    const made = JSON.stringify(chat.document.snapshot().nodes.slice(graph.nodes.length));
    expect(untouched(chat) ? answer : made).toContain(word);
  });

  it.each([
    ["add a museum called Tin Museum, founded 1850, cost 12", { kind: "museum", founded: 1850, cost: 12 }],
    ["add a lab called Deep Lab founded 1999", { kind: "lab", founded: 1999 }],
    ["create a park named Elm Park with cost 3", { kind: "park", cost: 3 }],
  ])("is kept where the graph has a place for it: %s", async (message, attributes) => {
    const { document, say } = startChat(town);
    await say(message);
    expect(document.snapshot().nodes.at(-1)?.attributes).toMatchObject(attributes);
  });
});

describe("tied to this alone", () => {
  it.each([
    ["who only works at North Park?", "s4", town],
    ["which people only work at City Museum", "s2", town],
    ["who only knows Dov?", "s3", town],
    ["who tows only Knot?", "b4", harbour],
  ])("leaves out who is tied to another as well: %s", async (message, id, graph) => {
    const { answer } = await startChat(graph).say(message);
    expect(answer.match(/\[\[\w+\]\]/gu)).toEqual([`[[${id}]]`]);
  });
});

describe("how long somebody does something", () => {
  it.each([
    [harbour, "who has sailed the longest?", "days 40"],
    [harbour, "who repairs the longest?", "days 25"],
    [harbour, "who has sailed longest", "days 40"],
  ])("is told by what the edges say of it: %#", async (graph, message, said) => {
    const { answer } = await startChat(graph).say(message);
    expect(answer).toContain(said);
  });
});

describe("a measure to be kept under a name", () => {
  it.each(["store the PageRank as importance", "save the betweenness as between", "keep the degree as links"])(
    "is said not to be kept: %s",
    async (message) => {
      const chat = startChat(town);
      const { answer } = await chat.say(message);
      expect(untouched(chat)).toBe(true);
      expect(answer).toMatch(/^I don't understand '.*' here\. Nothing changed/u);
    },
  );
});

describe("German answers", () => {
  it.each(["färbe die Zebras rot", "lösche Annn", "flurb gnarx", "hallo", "welche Algorithmen gibt es?", "lösche Ann"])(
    "say Sie, as the page does: %s",
    async (message) => {
      const { answer } = await startChat(town, false).say(message);
      expect(answer).not.toMatch(/\b(?:[Dd]u|[Dd]ir|[Dd]ein\w*|Sag|Versuch|Frag|Schreib)\b/u);
    },
  );
});

import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../../support/graphs/cats";
import { harbour } from "../graphs/harbour";
import { town } from "../graphs/town";
import { startChat } from "../support/chat";
import { sizedUp, untouched } from "../support/document-checks";

const doubt = /I read this as|I ignored '|I don't know '|I was not sure/u;

describe("a question that was taken freely", () => {
  it.each([
    [harbour, "which rig is sailed by the most skippers", "I ignored 'sailed'."],
    [harbour, "which boats are by Ivo", `I read this as 'Find the boats connected to "Ivo"'.`],
    [town, "which people are from the museum", "I read this as 'Find the people connected to the museums'."],
    [catsGraph(), "which cats are by Ann?", `I read this as 'Find the cats connected to "Ann"'.`],
  ])(
    "is answered with a warning that names its reason, and its reading is marked: %#",
    async (graph, message, said) => {
      const { answer, result } = await startChat(graph).say(message);
      expect(answer).toContain(said);
      expect(result.reading?.requests.some(({ isGuess }) => isGuess === true)).toBe(true);
    },
  );

  it.each([
    ["how many cats are there?"],
    ["which cats are older than 5?"],
    ["who has the most cats?"],
    ["what is the average age of the cats"],
    ["tell me how many cats we have"],
    ["what values does the type attribute have"],
    ["the biggest hub"],
  ])("has no warning where every word was accounted for: %s", async (message) => {
    const { answer, result } = await startChat(catsGraph()).say(message);
    expect(answer).not.toMatch(doubt);
    expect(result.reading?.requests.some(({ isGuess }) => isGuess === true)).not.toBe(true);
  });

  it.each([["¿qué barcos son por Ivo?"], ["welche Boote sind bei Ivo?"]])(
    "is said in the language of the message or not at all: %s",
    async (message) => {
      expect((await startChat(harbour).say(message)).answer).not.toMatch(/Find the/u);
    },
  );

  it("is not warned of where nothing is called so", async () => {
    const { answer } = await startChat(harbour).say("which boats are by Zorro");
    expect(answer).toMatch(/Zorro/u);
    expect(answer).not.toMatch(doubt);
  });
});

describe("a word of the graph that a look leaves unsaid", () => {
  it("is told", async () => {
    const { answer } = await startChat(harbour).say("arrange it in circles with the skippers in the middle");
    expect(answer).toMatch(/^I ignored 'skippers'/u);
  });
});

describe("what a name, a kind or a superlative says", () => {
  const garden: GraphData = {
    name: "Plants",
    directed: true,
    layers: [],
    sets: [],
    filter: null,
    nodes: [
      plant("p1", "Tomato", "Solanaceae", 180),
      plant("p2", "Basil", "Lamiaceae", 40),
      plant("p3", "Olive", "Oleaceae", 400),
      { id: "b1", attributes: { type: "bed", name: "North", area: 12 } },
      { id: "b2", attributes: { type: "bed", name: "South", area: 8 } },
    ],
    edges: [
      { id: "e1", source: "p2", target: "p1", attributes: { type: "helps" } },
      { id: "e2", source: "b1", target: "p1", attributes: { type: "holds" } },
      { id: "e3", source: "b1", target: "p2", attributes: { type: "holds" } },
      { id: "e4", source: "b2", target: "p3", attributes: { type: "holds" } },
    ],
  };

  it.each([
    ["which plants help the tomato?", "p2"],
    ["which beds hold the olive?", "b2"],
  ])("takes a node called like a colour for the node: %s", async (message, id) => {
    expect((await startChat(garden).say(message)).answer).toContain(`[[${id}]]`);
  });

  it("still takes the colour where one is given", async () => {
    const { answer } = await startChat(garden).say("colour the beds olive");
    expect(answer).toBe("Both beds are olive now.");
  });

  it("colours the kind where the graph is called like one of its kinds", async () => {
    const { answer } = await startChat(garden).say("colour the plants by family");
    expect(answer).toMatch(/3 plants/u);
  });

  it.each(["which bed has the tallest plant", "which bed has the heaviest plant", "who has the largest plant"])(
    "never takes the greatest of a kind for the most of it: %s",
    async (message) => {
      const { answer } = await startChat(garden).say(message);
      expect(answer).not.toMatch(/with 2 plants/u);
    },
  );

  it.each([
    "highlight the tallest plant of every bed",
    "the tallest plant per bed",
    "colour the tallest plant in each bed red",
  ])("does not give one of all for one of each: %s", async (message) => {
    const chat = startChat(garden);
    const { answer } = await chat.say(message);
    expect(untouched(chat)).toBe(true);
    expect(sizedUp(chat.document)).toEqual([]);
    expect(answer).toMatch(/(?:every|per|each) bed/u);
  });

  function plant(id: string, name: string, family: string, height: number): GraphData["nodes"][number] {
    return { id, attributes: { type: "plant", name, family, height } };
  }
});

describe("what leans on a guess", () => {
  it.each(["make them red", "how old are they on average?"])("is as doubtful: %s", async (message) => {
    const { answer } = await startChat(catsGraph()).sayAll("which cats are by Ann?", message);
    expect(answer).toContain("I was not sure of the answer this builds on.");
  });

  it("is not where every word of both was accounted for", async () => {
    const { answer } = await startChat(catsGraph()).sayAll("which cats are older than 6?", "make them red");
    expect(answer).not.toMatch(doubt);
  });
});

describe("the others", () => {
  it.each(["hide all the other cats", "and hide the other cats"])("are what is left of a kind: %s", async (message) => {
    const chat = startChat(catsGraph());
    await chat.sayAll("which cats are older than 6?", "make them red", message);
    const shown = chat.document.snapshot().nodes.filter(({ id }) => chat.document.isVisible("nodes", id));
    expect(shown.map(({ id }) => id).filter((id) => id.startsWith("cat"))).toEqual(["cat3", "cat4", "cat6", "cat7"]);
    expect(shown.some(({ id }) => id.startsWith("h"))).toBe(true);
  });
});

describe("edges that a filter hides", () => {
  it("are shown again", async () => {
    const chat = startChat(harbour);
    await chat.sayAll("hide the edges with days under 10", "ok show them again");
    expect(chat.document.filter).toBeNull();
  });
});

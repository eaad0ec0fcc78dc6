import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "../../../support/graphs/cats";
import { startChat } from "../support/chat";

const people = [
  { id: "a", label: "Ann Lee", kind: "person", city: "Paris", birthplace: "Oslo" },
  { id: "b", label: "Ann Moss", kind: "person", city: "Oslo", birthplace: "Paris" },
  { id: "c", label: "Rex", kind: "dog", city: "Paris", birthplace: "Lima" },
  { id: "d", label: "Rex", kind: "robot", city: "Lima", birthplace: "Lima" },
  { id: "e", label: "Bo", kind: "dog", city: "Lima", birthplace: "Oslo" },
];

function town(): GraphData {
  const nodes = people.map(({ id, ...attributes }) => ({ id, attributes }));
  const edges = [{ id: "e1", source: "a", target: "c", attributes: {} }];
  return { ...catsGraph(), name: "Town", nodes, edges };
}

/** Two that differ in nothing but whom they are linked to. */
function alike(): GraphData {
  const twin = (id: string) => ({ id, attributes: { label: "Tam", kind: "cat" } });
  const edge = (id: string, source: string, target: string) => ({ id, source, target, attributes: {} });
  const graph = town();
  return {
    ...graph,
    nodes: [...graph.nodes, twin("t1"), twin("t2")],
    edges: [edge("f1", "t1", "c"), edge("f2", "t1", "b"), edge("f3", "t2", "e")],
  };
}

/** Says the message, then each of the choices in a conversation of its own. */
async function choose(message: string, graph = town()) {
  const first = await startChat(graph).say(message);
  const answers: string[] = [];
  for (const choice of first.result.choices ?? []) {
    const chat = startChat(graph);
    await chat.say(message);
    answers.push((await chat.say(choice)).answer);
  }
  return { answer: first.answer, choices: first.result.choices, answers };
}

describe("a message with more than one meaning", () => {
  it("offers the names that fit a part of one", async () => {
    const { answer, choices, answers } = await choose("Where does Ann live?");
    expect(answer).toBe("2 nodes match 'Ann': [[a]] and [[b]]. Which one do you mean?");
    expect(choices).toEqual(["Where does Ann Lee live?", "Where does Ann Moss live?"]);
    expect(answers).toEqual([expect.stringContaining("Paris"), expect.stringContaining("Oslo")]);
  });

  it("tells nodes of one name apart by what they are, never by their ids", async () => {
    const { answer, choices, answers } = await choose("What is the city of Rex?");
    expect(answer).toBe("2 nodes match 'Rex': [[c]] (dog) and [[d]] (robot). Which one do you mean?");
    expect(choices).toEqual(["I mean the dog", "I mean the robot"]);
    expect(answers).toEqual([expect.stringContaining("Paris"), expect.stringContaining("Lima")]);
  });

  it("takes one of two readings that change nothing for good, says which, and offers the other", async () => {
    const { answer, choices, answers } = await choose("Who is from Paris?");
    expect(answer).toMatch(/\[\[a\]\]\. I read 'Paris' as city; it is a value of birthplace too\.$/);
    expect(choices).toEqual(["Who is from birthplace Paris?"]);
    expect(answers).toEqual([expect.stringContaining("[[b]]")]);
  });

  it("asks before a reading deletes or changes data, and each choice is carried out", async () => {
    const { answer, choices, answers } = await choose("Delete everyone in Paris");
    expect(answer).toBe("'Paris' is a value of city and birthplace. Nothing changed. Which one do you mean?");
    expect(choices).toEqual(["Delete everyone in city Paris", "Delete everyone in birthplace Paris"]);
    // A dog is not everyone.
    expect(answers).toEqual([expect.stringContaining("1 node and 1 edge"), expect.stringContaining("Deleted 1 node")]);
  });

  it("asks where one is spoken of and several fit", async () => {
    const { answer, choices, answers } = await choose("Delete the person");
    expect(answer).toBe("2 people match: [[a]] and [[b]]. Nothing was deleted. Which one do you mean?");
    expect(choices).toEqual(["Delete Ann Lee", "Delete Ann Moss", "Delete all 2 people"]);
    expect(answers.map((text) => text.slice(0, 14))).toEqual(["Deleted 1 node", "Deleted 1 node", "Deleted 2 node"]);
  });

  it("tells nodes that are alike in all they say apart by a neighbour", async () => {
    const { answer, choices, answers } = await choose("How many neighbours has Tam?", alike());
    expect(answer).toBe("2 nodes match 'Tam': [[t1]] (next to Rex) and [[t2]] (next to Bo). Which one do you mean?");
    expect(choices).toEqual(["I mean the one next to Rex", "I mean the one next to Bo"]);
    expect(answers).toEqual([expect.stringMatching(/\b2\b/u), expect.stringMatching(/\b1\b/u)]);
  });

  it.each([
    ["Wo wohnt Rex?", ["Ich meine dog", "Ich meine robot"]],
    ["¿Dónde vive Rex?", ["Quiero decir dog", "Quiero decir robot"]],
    ["Où habite Rex ?", ["Je veux dire dog", "Je veux dire robot"]],
    ["Rex住在哪里？", ["我是说dog", "我是说robot"]],
    ["Rexの隣は誰ですか", ["dogのことです", "robotのことです"]],
    ["Wie frobniziert man das alles?", ["Wie viele people gibt es?", "Färbe people blau"]],
  ])("offers in the language of the message, and each is carried out: %s", async (message, expected) => {
    const { choices, answers } = await choose(message);
    expect(choices).toEqual(expected);
    for (const text of answers) expect(text).not.toMatch(/not understood|no node called/u);
  });

  it.each([
    ["What is the city of Rex?", "the second", /Lima/u],
    ["What is the city of Rex?", "1", /Paris/u],
    ["What is the city of Rex?", "the robot one", /Lima/u],
    ["Where does Ann live?", "Ann Moss", /Oslo/u],
    ["delete the robtos", "yes please", /Deleted 1 node/u],
    ["delete the robtos", "no", /^Nothing changed\.$/u],
  ])("takes a short answer: %s %s", async (message, reply, expected) => {
    expect((await startChat(town()).sayAll(message, reply)).answer).toMatch(expected);
  });

  it("offers what a misspelt request to delete was taken for", async () => {
    const { answer, choices, answers } = await choose("delete the robtos");
    expect(answer).toContain("Did you mean 'robots'? Nothing changed.");
    expect(choices).toEqual(["delete the robots"]);
    expect(answers).toEqual(["Deleted 1 node. You can undo this."]);
  });

  it("offers the nearest names", async () => {
    const { choices, answers } = await choose("Delete Ann Leee");
    expect(choices).toContain("Delete Ann Lee");
    expect(answers[0]).toContain("1 node");
  });

  it("offers two requests that work where nothing was understood", async () => {
    const { choices, answers } = await choose("blub the frobnicator");
    expect(choices).toHaveLength(2);
    for (const text of answers) expect(text).not.toMatch(/not understood/);
  });

  it.each(["How many nodes are there?", "Make the robots red", "Where does Bo live?"])(
    "offers none for %s",
    async (text) => {
      expect((await choose(text)).choices).toBeUndefined();
    },
  );
});

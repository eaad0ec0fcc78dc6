import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { startChat } from "../support/chat";

const towns: GraphData = {
  name: "Towns",
  directed: false,
  layers: [],
  sets: [],
  filter: null,
  nodes: [
    { id: "a", attributes: { type: "town", name: "Ahlen", people: 12_500, share: 0.25 } },
    { id: "b", attributes: { type: "town", name: "Bonn", people: 336_465, share: 1.5 } },
  ],
  edges: [{ id: "e", source: "a", target: "b", attributes: {} }],
};

describe("figures of an answer", () => {
  it.each([
    ["average people of the towns", "174,482.5"],
    ["Wie hoch ist der Durchschnitt von people?", "174.482,5"],
    ["¿Cuál es el promedio de people?", "174.482,5"],
    ["Quelle est la moyenne de people ?", "174\u202f482,5"],
    ["people的平均值是多少？", "174,482.5"],
    ["peopleの平均は？", "174,482.5"],
    ["average share of the towns", "0.88"],
    ["Wie hoch ist der Durchschnitt von share?", "0,88"],
  ])("are written as its language writes them: %s", async (message, expected) => {
    expect((await startChat(towns).say(message)).answer).toContain(expected);
  });

  it("are those of their own answer, also where two are made at once", async () => {
    const [german, english] = await Promise.all([
      startChat(towns).say("Wie hoch ist der Durchschnitt von people?"),
      startChat(towns).say("average people of the towns"),
    ]);
    expect(german.answer).toContain("174.482,5");
    expect(english.answer).toContain("174,482.5");
  });
});

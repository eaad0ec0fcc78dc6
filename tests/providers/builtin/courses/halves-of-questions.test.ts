import { describe, expect, it } from "vitest";
import { type Case, expectWords, open } from "./open-courses";

describe("a list of courses with those who teach them", () => {
  const [trade, hives] = [
    ["Brakes That Stop", "Chain and Gears", "Wheels and Tyres", "Kofi Asante", "Ingrid Halvorsen"],
    ["Bee Health", "Your First Hive", "Honey and Wax"],
  ];
  it.each<Case>([
    ["workshop", "list the courses there are and tell me who runs each of them", trade],
    ["workshop", "What do they teach in the bicycle shop, and who does the teaching?", trade],
    ["apiary", "all courses of the association, along with their teachers", hives],
    ["apiary", "Which classes does this apiary have and by whom are they given?", hives],
  ])("%s: %s", async (...given) => {
    await expectWords(given);
    const { calls } = await (await open(given[0])).say(given[1]);
    expect(calls).toMatchObject([{ name: "getOutline" }]);
  });

  it("is not given where the other half asks for something else", async () => {
    const { answer } = await (await open("stars")).say("Which courses are there and who is Galileo?");
    expect(answer).toContain("1610");
  });
});

describe("an outline, and what one of its lessons is about", () => {
  it.each<Case>([
    ["workshop", "Which chapters make up Chain and Gears, and what does the first treat?", ["Cranks", "gauge"]],
    [
      "workshop",
      "Name the lessons Brakes That Stop is divided into and say what the last deals with.",
      ["Rim", "housing"],
    ],
    ["pottery", "Of which lessons is Firing the Kiln composed, and what's the final one on?", ["Biscuit", "coils"]],
    [
      "stars",
      "the lessons belonging to Moon and Planets, and what is the second about?",
      ["Keeping a Log", "Jupiter turns"],
    ],
  ])("%s: %s", (...given) => expectWords(given));
});

describe("what is taught of a topic that stands nowhere", () => {
  it.each([
    ["workshop", "what does one learn at the club about soldering?", "soldering"],
    ["workshop", "What is taught in the workshop about welds?", "welds"],
    ["pottery", "Does the school teach anything about origami?", "origami"],
    ["stars", "What are we taught in the society about horoscopes?", "horoscopes"],
    ["signals", "where in the railway school can I learn about submarines?", "submarines"],
  ])("%s: %s", async (graph, message, topic) => {
    const { answer, result } = await (await open(graph)).say(message);
    expect(answer).toMatch(new RegExp(`^I found nothing about ${topic} in these texts\\.`, "u"));
    expect(result.sources).toEqual([]);
  });

  it("is told where it stands", () =>
    expectWords(["workshop", "what do we learn in the workshop about toe-in?", ["squealing"]]));
});

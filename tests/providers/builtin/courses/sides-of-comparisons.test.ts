import { describe, expect, it } from "vitest";
import { type Case, expectWords, open } from "./open-courses";

describe("the sides of a comparison are subjects", () => {
  it.each<Case>([
    ["darkroom", "Is washing just as long for fibre paper as for film?", ["an hour", "ten minutes"]],
    ["darkroom", "does film have to be washed for the same time as RC paper", ["ten minutes", "two minutes"]],
    ["darkroom", "How long is one washing for film and for fibre paper?", ["ten minutes", "an hour"]],
    ["signals", "Are the rules equally strict in fog and in snow?", ["fog object", "Snow is worse"]],
    [
      "apiary",
      "Is the syrup for winter mixed in the same proportion as that for swarms?",
      ["three parts", "one to one"],
    ],
    [
      "signals",
      "Is the same number of detonators used in fog as after an obstruction?",
      ["strapped", "three detonators"],
    ],
    ["stars", "Is Jupiter just as bright as Venus?", ["**Jupiter**", "**Venus**", "throws shadows"]],
    ["workshop", "Do a hub gear and a chain need the same amount of oil?", ["once a year", "every 200 km"]],
    ["workshop", "Is the brake housing different from the gear housing?", ["wound like a spring", "straight wires"]],
  ])("%s: %s", (...given) => expectWords(given));

  it("is told once where one sentence has both", async () => {
    const { answer } = await (await open("workshop")).say("Do organic pads last equally long as sintered pads?");
    expect(answer.match(/three times as long/gu)).toHaveLength(1);
  });

  it("looks both up in one round", async () => {
    const { calls } = await (await open("stars")).say("Is Jupiter just as bright as Venus?");
    expect(calls).toMatchObject([
      { round: 1, input: { query: "Jupiter bright" } },
      { round: 1, input: { query: "Venus bright" } },
    ]);
  });
});

describe("two lessons of a course that is named by one word", () => {
  it.each<Case>([
    ["workshop", "What do the first and third brake lessons tell us about oil?", ["with alcohol", "thin oil"]],
    [
      "workshop",
      "how do the second and the third chain lesson account for the click?",
      ["by exactly one sprocket", "coast"],
    ],
    ["pottery", "what is advised in the 2nd and 3rd glaze lessons on thickness", ["postcard", "too thick"]],
  ])("%s: %s", async (...given) => {
    await expectWords(given);
    const { calls } = await (await open(given[0])).say(given[1]);
    expect(calls).toHaveLength(2);
  });
});

it("tells the number that two lessons are compared in", () =>
  expectWords([
    "pottery",
    "Compare the length of a firing as the first and the fourth kiln lesson give it",
    ["eleven hours, the cooling", "takes fourteen"],
  ]));

describe("a topic that stands before the courses", () => {
  it.each<Case>([
    [
      "workshop",
      "grease in Brakes That Stop as opposed to grease in Wheels and Tyres - what is stated in either?",
      ["grease of the skin", "lithium"],
    ],
    [
      "apiary",
      "Water, in Bee Health versus in Your First Hive: what does the one say and what the other?",
      ["**Bee Health**", "**Your First Hive**"],
    ],
  ])("%s: %s", async (...given) => {
    await expectWords(given);
    const { calls } = await (await open(given[0])).say(given[1]);
    const topic = given[1].split(/[ ,]/u)[0];
    expect(calls.map(({ input }) => input)).toMatchObject([{ query: topic }, { query: topic }]);
  });
});

describe("two comparisons of the same courses", () => {
  it.each<readonly [graph: string, message: string, topics: readonly string[]]>([
    [
      "workshop",
      "Which things about grease does Chain and Gears tell that Brakes That Stop doesn't, and what do both say about rain?",
      ["grease", "rain"],
    ],
    [
      "workshop",
      "Name what only Wheels and Tyres says about rims, not Brakes That Stop, and then what both tell about grease.",
      ["rims", "grease"],
    ],
    [
      "darkroom",
      "Tell me what Printing on Paper teaches on dust but Developing Negatives doesn't. And what have they in common on washing?",
      ["dust", "washing"],
    ],
    [
      "apiary",
      "What do Bee Health and Your First Hive say about gloves, and how do the two differ on water?",
      ["gloves", "water"],
    ],
  ])("%s: %s", async (graph, message, [first, second]) => {
    const { calls, answer } = await (await open(graph)).say(message);
    expect(calls.map(({ round }) => round)).toEqual([1, 1, 1, 1]);
    expect(calls.map(({ input }) => input)).toMatchObject([
      { query: first },
      { query: first },
      { query: second },
      { query: second },
    ]);
    expect(answer.match(/\*\*/gu)).toHaveLength(8);
  });
});

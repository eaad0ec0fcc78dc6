import { describe, expect, it } from "vitest";
import { startChat } from "../support/chat";
import { catalogueGraph } from "./catalogue";

const chat = () => startChat(catalogueGraph());

describe("a question in other words than the text has", () => {
  it("is answered by a word of the same meaning, which is said", async () => {
    const turn = await chat().say("is the fluid on top harmless?");
    expect(turn.answer).toContain("No text has the word “fluid”, so I searched for liquid.");
    expect(turn.answer).toContain("A grey liquid on top is only alcohol");
    expect(turn.result.sources.map(({ course, number }) => [course, number])).toEqual([["Baking with sourdough", 1]]);
  });

  it.each(["submarines", "pizza", "a furnace"])("is not answered by what is only near to %s", async (topic) => {
    const turn = await chat().say(`what do the texts say about ${topic}?`);
    expect(turn.answer).toContain("found nothing about");
    expect(turn.result.sources).toEqual([]);
  });

  it("is answered in German from an English text, by the English words", async () => {
    const turn = await chat().say("Was ist Honig?");
    expect(turn.answer).toContain("Das Wort „honig“ steht in keinem Text, darum habe ich nach honey gesucht");
    expect(turn.answer).toContain("Honey with more water begins to ferment");
    expect(turn.result.sources.map(({ course, number }) => [course, number])).toEqual([["Keeping bees", 3]]);
  });

  it("tells of no word where all stand in the texts", async () => {
    const turn = await chat().say("is the liquid on top alcohol?");
    expect(turn.answer).toContain("A grey liquid on top is only alcohol");
    expect(turn.answer).not.toContain("No text has");
  });
});

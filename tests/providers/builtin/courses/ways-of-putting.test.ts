import { describe, expect, it } from "vitest";
import { type Case, expectWords, open } from "./open-courses";

describe("a question in other people's way of putting it", () => {
  it.each<Case>([
    // Of what it is asked stands first.
    ["pottery", "for a glaze firing, at what temperature may I open the lid", ["150"]],
    // Where a word was seen.
    ["pottery", "I came across the word grog on a bag of clay and have no idea what it is", ["fired and ground"]],
    ["pottery", "My neighbour keeps using the word raku as if I knew it. What does she mean by it?", ["tongs"]],
    // How it is to be answered.
    ["signals", "summary of the first lesson of Points and Interlocking pls, keep it brief", ["frog"]],
    // Why it is asked.
    ["pottery", "Could you sum up the first lesson of Firing the Kiln, I was ill that day", ["biscuit"]],
    // No question by its form.
    [
      "signals",
      "there's been a runaway on my line and I have a telephone – whom do I tell first",
      ["bell code is 2-5-5"],
    ],
    ["signals", "the speed a driver may have after passing a failed signal", ["15 miles"]],
  ])("%s: %s", (...given) => expectWords(given));

  it.each<Case>([
    ["pottery", "which lessons are in the glazes course, and who gives it", ["instructor"]],
    ["pottery", "what's the running order of the kiln course?", ["1. "]],
    ["pottery", "Welche Kurse kann ich hier belegen?", ["Firing the Kiln", "Clay and the Wheel"]],
    ["pottery", "what does Firing the Kiln consist of, and sum up its last lesson", ["1. ", "Firing the Kiln"]],
  ])("%s: %s is an outline", async (...given) => {
    await expectWords(given);
    const { calls } = await (await open(given[0])).say(given[1]);
    expect(calls[0]).toMatchObject({ name: "getOutline" });
  });

  it("says that the texts have nothing of it, whatever the reason it is asked for", async () => {
    const { answer } = await (await open("signals")).say("anything about insurance? my wife insists that I ask");
    expect(answer).toMatch(/found nothing about insurance/u);
    expect(answer).not.toContain("wife");
  });

  it("takes a word that was seen for no word of the course spoken of", async () => {
    const chat = await open("pottery");
    await chat.say("how hot is a biscuit firing?");
    const { answer } = await chat.say("My neighbour keeps using the word grog. What does she mean by it?");
    expect(answer).toContain("fired and ground");
  });

  it("leaves to the graph what is asked of the graph", async () => {
    const chat = await open("pottery");
    const { answer } = await chat.say("how many lessons are there?");
    expect(answer).toMatch(/\b1[0-9]\b/u);
  });
});

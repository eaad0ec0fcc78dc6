import { describe, expect, it } from "vitest";
import { harbour } from "../graphs/harbour";
import { startChat } from "../support/chat";

/** The harbour and a boat of which nothing but its rig is known. */
const withGap = {
  ...harbour,
  nodes: [...harbour.nodes, { id: "gap", attributes: { kind: "boat", name: "Gap", rig: "sloop" } }],
};

describe("where there are none of those in the middle of a question", () => {
  it.each([
    "who sails the boats built after 2050?",
    "neighbours of boats built after 2050",
    "how many skippers sail boats built after 2050?",
    "which skippers do not sail boats built after 2050?",
  ])("that is the answer, and those there are are offered: %s", async (message) => {
    const chat = startChat(withGap);
    const { answer, result } = await chat.say(message);
    expect(answer).toMatch(/^There are no boats (?:with )?built after 2050\.$/u);
    expect(result.choices).toEqual(["Find the boats"]);
    expect((await chat.say("Find the boats")).answer).toMatch(/^6 boats/u);
  });

  it.each([
    "delete the skippers who do not sail boats built after 2050",
    "colour the skippers who do not sail the boats built after 2050 red",
    "hide the skippers who do not sail the boats built after 2050",
  ])("nothing is changed: %s", async (message) => {
    const chat = startChat(withGap);
    const before = JSON.stringify([chat.document.snapshot(), chat.document.filter]);
    const { answer } = await chat.say(message);
    expect(answer).toMatch(/^There are no boats (?:with )?built after 2050\./u);
    expect(JSON.stringify([chat.document.snapshot(), chat.document.filter])).toBe(before);
  });

  it("those that are there and have none are told by all that was said of them", async () => {
    expect((await startChat(withGap).say("who tows the boats that Ivo repairs?")).answer).toMatch(/boats/u);
    expect((await startChat(withGap).say("how many skippers tow boats?")).answer).not.toBe("There are no skippers.");
  });
});

describe("what is not so and what has no value", () => {
  it.each([
    ["is Gap in North?", /^\[\[gap\]\] has no value of berth\.$/u],
    ["is Plover in North?", /^No\.$/u],
    ["is Tern in North?", /^Yes: \[\[b1\]\]\.$/u],
    ["is Gap insured?", /^\[\[gap\]\] has no value of insured\.$/u],
    ["boats not in North", /^4 boats not in North: .*\. 1 has no berth\.$/u],
    ["how many boats were not built before 1990?", /^There are 4 boats .*\. 1 has no built\.$/u],
    ["which boats are not sloops?", /^3 boats [^.]*\.$/u],
    ["which boats have no built?", /^1 boat [^.]*\.$/u],
    ["how many boats were built before 1990?", /^There are 2 boats [^.]*\.$/u],
  ])("are told apart: %s", async (message, expected) => {
    expect((await startChat(withGap).say(message)).answer).toMatch(expected);
  });
});

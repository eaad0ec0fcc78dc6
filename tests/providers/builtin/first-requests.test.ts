import { describe, expect, it } from "vitest";
import { startChat } from "./chat";

describe("the built-in assistant in the real loop", () => {
  it.each([
    ["How many nodes are there?", "There are 14 nodes."],
    ["How many edges?", "There are 15 edges."],
    ["how many cats are there", "There are 8 cats."],
  ])("answers '%s' from a call", async (message, answer) => {
    const turn = await startChat().say(message);
    expect(turn.answer).toBe(answer);
    expect(turn.calls).toHaveLength(1);
  });

  it("finds all cats, then makes just these blue, in two rounds and one undo step", async () => {
    const chat = startChat();
    const turn = await chat.say("Find all cats and make them blue");
    expect(turn.calls.map(({ name, round }) => [name, round])).toEqual([
      ["findNodes", 1],
      ["styleNodes", 2],
    ]);
    expect(turn.answer).toBe("All 8 cats are blue now.");
    const blue = chat.document
      .snapshot()
      .nodes.filter(({ id }) => chat.document.styles.effectiveNode(id).color !== undefined);
    expect(blue.map(({ id }) => id)).toEqual(["cat1", "cat2", "cat3", "cat4", "cat5", "cat6", "cat7", "cat8"]);
    expect(chat.document.steps().filter((step) => step.inForce)).toHaveLength(1);
  });

  it("changes nothing and offers the types when there are no dogs", async () => {
    const chat = startChat();
    const before = chat.document.snapshot();
    const turn = await chat.say("Style all dogs red");
    expect(turn.answer).toBe("No nodes have type 'dog'; types are cat and human. Nothing was changed.");
    expect(chat.document.snapshot()).toEqual(before);
  });
});

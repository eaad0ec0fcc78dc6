import { describe, expect, it } from "vitest";
import { startChat } from "./support/chat";

const note = "I looked only at the shown nodes and edges.";

describe("what is computed under a filter", () => {
  it.each([
    "is there a cycle?",
    "what is the diameter?",
    "is it bipartite?",
    "what is the density?",
    "are there bridges?",
    "how many triangles are there?",
    "find communities",
    "most central cat",
    "PageRank of Pepper",
  ])("is said to hold for what is shown: %s", async (question) => {
    expect((await startChat().say(question)).answer).not.toContain(note);
    const chat = startChat();
    await chat.say("show only the cats");
    const { answer } = await chat.say(question);
    expect(answer.split(note)).toHaveLength(2);
  });

  it("is said in the language of the question", async () => {
    const chat = startChat();
    await chat.say("show only the cats");
    expect((await chat.say("Gibt es einen Kreis?")).answer).toContain("nur die angezeigten Knoten und Kanten");
  });
});

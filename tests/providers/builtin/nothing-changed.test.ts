import { describe, expect, it } from "vitest";
import { harbour } from "./graphs/harbour";
import { startChat } from "./support/chat";

/** What the document holds and shows, without the chat. */
function stateOf({ document }: ReturnType<typeof startChat>): string {
  const { filter, selection, layers } = document;
  return JSON.stringify([document.snapshot(), filter, selection, layers]);
}

describe("an answer follows what the command did", () => {
  it.each([
    [[], "show only nodes with degree > 10", "There are no nodes with degree > 10. The view did not change."],
    [[], "show only trips with days > 900", /^There are no .* The view did not change\.$/u],
    [["select the boats"], "also select boats built after 2050", /^There are no .* The selection did not change\.$/u],
    [["select the boats"], "deselect boats built after 2050", /^There are no .* The selection did not change\.$/u],
    [[], "colour the skippers by rig", "Skippers have no rig; boats do. Nothing changed."],
    [[], "remove the rig of the skippers", "All 3 skippers have no rig already. Nothing changed."],
    [[], "save the boats built after 2050 as wrecks", /^There are no .* Nothing was saved\.$/u],
    [[], "rename Ivo to Ivo", /already\. Nothing changed\.$/u],
    [["connect Ivo with Knot"], "connect Ivo with Knot", /connected already\. Nothing was added\.$/u],
    [["hide the boats"], "show the boats built after 2050 again", /^None of the hidden nodes .* did not change\.$/u],
  ] as const)("after %j: %s", async (before, message, expected) => {
    const chat = startChat(harbour);
    for (const one of before) await chat.say(one);
    const state = stateOf(chat);
    const { answer } = await chat.say(message);
    expect(stateOf(chat)).toBe(state);
    expect(answer).toMatch(expected);
  });

  it("tells what is shown again, when that was all that was hidden", async () => {
    const { answer } = await startChat(harbour).sayAll("hide the boats", "show the boats again");
    expect(answer).toMatch(/shown again: 8 nodes, 0 hidden/u);
  });

  it("speaks of the nodes that were labelled, not of the edges that were named", async () => {
    const { answer } = await startChat(harbour).sayAll("label edges by rig");
    expect(answer).toMatch(/^5 of 8 nodes are labelled by rig now/u);
  });
});

import { describe, expect, it } from "vitest";
import { harbour } from "./graphs/harbour";
import { startChat } from "./support/chat";

function namesIn(answer: string): readonly (string | undefined)[] {
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map((match) => match[1]);
}

describe("a few words that leave the rest to the message before", () => {
  it.each([
    ["how many boats are there?", "and skippers?", "3 skippers"],
    ["average length of the sloops", "and of the ketches?", "13"],
    ["average length of the boats", "the median?", "11"],
    ["average length of the boats", "and the highest?", "14"],
    ["average length of the boats per berth", "which is the highest?", "East has the highest"],
    ["how long is Tern?", "and its rig?", "sloop"],
    ["how long is Tern?", "and Knot?", "12"],
    ["how many boats are in North?", "which ones?", "[[b1]] and [[b2]]"],
    ["find boats in South", "how many is that?", "2"],
  ])("asks for another figure: %s %s", async (first, second, answer) => {
    expect((await startChat(harbour).sayAll(first, second)).answer).toContain(answer);
  });

  it.each([
    ["which boat is the longest?", "and the shortest?", ["b3"]],
    ["which boat is the longest?", "top 2", ["b2", "b5"]],
    ["boats in the North", "in the South?", ["b3", "b4"]],
    ["boats longer than 10", "over 12?", ["b2"]],
    ["boats longer than 10", "the shortest?", ["b4"]],
  ])("asks for others: %s %s", async (first, second, ids) => {
    expect(namesIn((await startChat(harbour).sayAll(first, second)).answer)).toEqual(ids);
  });
});

describe("a part of the last change", () => {
  it("is brought back after it was deleted", async () => {
    const chat = startChat(harbour);
    await chat.sayAll("delete Tern", "wait, bring it back");
    expect(chat.document.snapshot().nodes.some(({ id }) => id === "b1")).toBe(true);
  });

  it.each(["no, make that blue", "oh wait, blue"])("is put right: %s", async (second) => {
    const { answer, calls } = await startChat(harbour).sayAll("make the sloops red", second);
    expect(calls.at(-1)).toMatchObject({ name: "styleNodes", input: { color: "blue" } });
    expect(answer).not.toContain("not understood");
  });
});

describe("pronouns", () => {
  it.each([
    ["which boat is the longest?", "and its rig?", "ketch"],
    ["find Tern", "what is its rig?", "sloop"],
    ["find the ketches", "how long are they?", "| [[b2]] | 14 m |"],
  ])("stand for what was found: %s %s", async (first, second, answer) => {
    expect((await startChat(harbour).sayAll(first, second)).answer).toContain(answer);
  });

  it("ask which of them", async () => {
    const { answer } = await startChat(harbour).sayAll("find the ketches and the sloops", "which of them are insured?");
    expect(namesIn(answer)).toEqual(["b2", "b3", "b5"]);
  });
});

import { describe, expect, it } from "vitest";
import { startChat } from "./support/chat";

const tangled = /has too many nested parts\. Nothing changed\..*ask a model instead/;

describe("a message that nests and repeats", () => {
  // Each doubled the work of the one before; forty took years.
  it.each([
    ["find cats of cats of …", `find ${"cat of ".repeat(40)}`],
    ["Japanese", "猫の".repeat(40)],
    ["Chinese", "猫的".repeat(40)],
    ["who treat who treat …", `find ${"humans who own cats who know ".repeat(30)}`],
  ])("is read without reading a part of it twice: %s", async (_, message) => {
    const { result, answer } = await startChat().say(message);
    expect(result.success).toBe(true);
    expect(answer).not.toBe("");
  });

  it("is told to be too tangled when it reaches the step limit, and no part of it is carried out", async () => {
    const chat = startChat();
    const before = chat.document.snapshot();
    const { result, answer, calls } = await chat.say(`make all cats red and make ${"cat of ".repeat(95)}blue`);
    expect(answer).toMatch(tangled);
    expect(result.success).toBe(true);
    expect(calls).toEqual([]);
    expect(chat.document.snapshot()).toEqual(before);
  });

  it("leaves the conversation as it was: the next message leans on the one before", async () => {
    const { answer } = await startChat().sayAll(
      "find all cats",
      `find ${"cat of ".repeat(98)}`,
      "how many of them are there?",
    );
    expect(answer).toContain("8");
  });
});

describe("a long message", () => {
  it.each(["a ", "(", '"', "1.1", "not ", "and ", "猫の", "😀"])(
    "of %j again and again is answered, whatever its length",
    async (word) => {
      for (const length of [290, 100_000]) {
        const { result, answer } = await startChat().say(`find ${word.repeat(Math.ceil(length / word.length))}`);
        expect(result.success).toBe(true);
        expect(answer).not.toBe("");
      }
    },
  );
});

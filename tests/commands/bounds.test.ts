import { describe, expect, it } from "vitest";
import { createTestRegistry } from "../support/test-registry";

const long = "x".repeat(1_000_000);

describe("input as long as a model may write it", () => {
  // Each took minutes: every fault was mended in a copy of the whole, every piece of a name looked for in every label.
  it("is mended in all of its items at once", async () => {
    const { run } = createTestRegistry();
    const ids = Array.from({ length: 50_000 }, (_, index) => index);
    const executed = await run("getNeighbors", { ids });
    expect(executed).toMatchObject({ success: false, message: "There is no node '0'." });
    expect(executed.input["ids"]).toEqual(ids.map(String));
  });

  it.each([
    ["getNode", { id: long }, /^There is no node of that name of 1000000 letters\.$/],
    ["findNodes", { selector: `${long} == 1` }, /^Nodes have no attribute "x/],
    ["findNodes", { selector: `name == '${long}'` }, /^No node/],
    ["findNodes", { selector: "*", [long]: 1 }, /^There is no 'xxx/],
    [
      "findNodes",
      { selector: `${"(".repeat(100_000)}a == 1${")".repeat(100_000)}` },
      /nested more than 200 levels deep/,
    ],
    ["findNodes", { selector: "!".repeat(100_000) }, /nested more than 200 levels deep/],
    ["styleNodes", { selector: "*", color: long }, /^'xxx/],
    ["runAlgorithm", { algorithm: long }, /algorithm/],
  ])("of %s is answered in words", async (name, input, message) => {
    const { run } = createTestRegistry();
    const executed = await run(name, input);
    expect(executed.message.slice(0, 200)).toMatch(message);
    expect(executed.message.length).toBeLessThanOrEqual(4000);
    expect(executed.message).not.toContain("call stack");
  });

  it("of findMentions is read as far as a message goes", async () => {
    const { dataOf } = createTestRegistry();
    const data = await dataOf("findMentions", { text: `Luna ${"word ".repeat(400_000)}` });
    expect(data["names"]).toMatchObject([{ words: "Luna", match: "whole" }]);
  });
});

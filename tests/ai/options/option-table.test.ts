import { describe, expect, it } from "vitest";
import { defaultAiOptions, isTaken, optionGroups, optionNames, optionTable } from "@/ai/options/option-table";
import { takenBy } from "@/ai/options/option-words";
import { resolveOptions } from "@/ai/options/resolve-options";
import { createDoor } from "../../support/headless-door";

/** A value that no option takes. */
const wrong = [-1, 0.5, "purple", [], { purple: 1 }, undefined];

describe("the table of options", () => {
  it.each(optionNames)("%s takes its default and refuses what is wrong by its name and what it takes", (name) => {
    const { group, usual } = optionTable[name];
    expect(optionGroups).toContain(group);
    expect(isTaken(name, usual)).toBe(true);
    expect(resolveOptions({ [name]: usual })).toEqual(defaultAiOptions);
    const refused = wrong.filter((value) => value !== undefined && !isTaken(name, value));
    expect(refused.length).toBeGreaterThan(2);
    for (const value of refused) {
      expect(() => resolveOptions({ [name]: value })).toThrow(`${name} must be ${takenBy(name)}.`);
    }
  });

  it.each([
    [{ effects: ["destroy"], largeEdits: true }, true],
    [{ effects: [], largeEdits: false }, true],
    [{ effects: ["destroy", "style"], largeEdits: 0 }, true],
    [{ effects: ["destroy"], largeEdits: -1 }, false],
    [{ effects: ["destroy"], largeEdits: 2.5 }, false],
    [{ effects: ["purple"], largeEdits: 3 }, false],
    [{ effects: ["destroy"] }, false],
  ])("approval %j: %s", (approval, expected) => expect(isTaken("approval", approval)).toBe(expected));

  it("is what the terminal's help lists and what its --set reads", async () => {
    const door = createDoor(".");
    const { stdout } = await door("--help");
    for (const name of optionNames) {
      expect(stdout).toContain(`${takenBy(name)}; default ${JSON.stringify(optionTable[name].usual)}`);
      const { status, stderr } = await door("--sample", "cats", "--set", `${name}="purple"`);
      expect({ name, status, stderr }).toEqual({ name, status: 2, stderr: `${name} must be ${takenBy(name)}.\n` });
    }
    const usual = optionNames.flatMap((name) => ["--set", `${name}=${JSON.stringify(optionTable[name].usual)}`]);
    expect(await door("--sample", "cats", ...usual)).toMatchObject({ stderr: "" });
    const { stderr } = await door("--sample", "cats", "--set", "maxToolIteration=2");
    expect(stderr).toBe("There is no option maxToolIteration. Did you mean maxToolIterations?\n");
  });
});

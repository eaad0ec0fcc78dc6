import { describe, expect, it } from "vitest";
import { toolsFor } from "@/ai/tool-profile";
import { allCommands } from "@/commands/all-commands";
import { createTestRegistry } from "../support/test-registry";

const { registry } = createTestRegistry();

describe("what models are told of the commands", () => {
  it("fits in 4,000 tokens, as one list of tools", () => {
    const full = toolsFor([], registry, { toolProfile: "full", maxTools: 128 });
    expect(estimatedTokens(asTools(full))).toBeLessThanOrEqual(4_000);
  });

  it("fits in 900 tokens for small models", () => {
    const compact = toolsFor([], registry, { toolProfile: "compact", maxTools: 128 });
    expect(compact.length).toBeGreaterThanOrEqual(8);
    expect(estimatedTokens(asTools(compact))).toBeLessThanOrEqual(900);
  });

  it.each(registry.definitions())("$name is a tool any provider takes", ({ name, description, parameters }) => {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(description.length).toBeGreaterThan(10);
    expect(parameters).toMatchObject({ type: "object", properties: expect.any(Object) });
    expect(JSON.stringify(parameters)).not.toMatch(/\$schema|\$ref|\$defs|additionalProperties|9007199254740991/);
  });

  it("holds no name twice", () => {
    const names = allCommands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("gives the definitions that are asked for, in that order", () => {
    const names = registry.definitions(["rankNodes", "nothing", "findNodes"]).map(({ name }) => name);
    expect(names).toEqual(["rankNodes", "findNodes"]);
  });
});

/** As chat-completions APIs take them. */
function asTools(definitions: ReturnType<typeof registry.definitions>): string {
  return JSON.stringify(definitions.map((definition) => ({ type: "function", function: definition })));
}

/**
 * Never less than what common tokenizers count for such JSON: a word of up to six letters is one token and longer ones one
 * more per six letters; every run of digits, and every mark that is not directly behind another, is one more.
 */
function estimatedTokens(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const marks = text.match(/[^\p{L}\s]+/gu) ?? [];
  return words.reduce((sum, word) => sum + Math.ceil(word.length / 6), 0) + marks.length;
}

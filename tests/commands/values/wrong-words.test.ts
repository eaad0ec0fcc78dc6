import { describe, expect, it } from "vitest";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { createTestRegistry } from "../../support/test-registry";

interface Choice {
  readonly path: readonly string[];
  readonly values: readonly string[];
}

/** Every place of a schema that takes one of several words. */
function choicesIn(schema: JsonValue | undefined, path: readonly string[] = []): readonly Choice[] {
  if (!isJsonObject(schema ?? null)) return [];
  const { enum: words, properties } = schema as JsonObject;
  const own = Array.isArray(words) ? [{ path, values: words.filter((word) => typeof word === "string") }] : [];
  const inner = isJsonObject(properties ?? null) ? Object.entries(properties as JsonObject) : [];
  return [...own, ...inner.flatMap(([key, value]) => choicesIn(value, [...path, key]))];
}

function inputAt(path: readonly string[], value: JsonValue): JsonValue {
  const [first, ...rest] = path;
  return first === undefined ? value : { [first]: inputAt(rest, value) };
}

const door = createTestRegistry();
const definitions = await door.registry.definitions(door.registry.commands.map(({ name }) => name));
const choices = definitions.flatMap(({ name, parameters }) => {
  return choicesIn(parameters).map((choice) => ({ name, where: choice.path.join("."), ...choice }));
});

describe("a word that a parameter does not take", () => {
  it("is tried everywhere", () => expect(choices.length).toBeGreaterThan(30));

  it.each(choices)("is refused with all it takes: $name $where", async ({ name, path, values }) => {
    const refused = await door.run(name, inputAt(path, "sideways"));
    expect(refused.success).toBe(false);
    for (const value of values) expect(`${refused.message} ${refused.hint}`).toContain(value);
    // What is wrong is one word: a list of the parameters would send its reader elsewhere.
    const hint = `Change only '${path.join(".")}'; the rest can be sent as it is.`;
    if (!refused.message.includes("is missing")) expect(refused.hint).toBe(hint);
  });

  it("has the nearest named where there is one", async () => {
    const refused = await door.run("setLayout", { type: "layered", options: { direction: "rihgt" } });
    expect(refused.message).toContain("nearest: right");
  });
});

import { describe, expect, it } from "vitest";
import { toToolResultText } from "@/ai/results/tool-result";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { createTestRegistry } from "../../support/test-registry";

/** Every record with what it says twice: an id or a name. */
function repeatsIn(value: JsonValue): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(repeatsIn);
  if (!isJsonObject(value)) return [];
  const texts = Object.entries(value).flatMap(([key, one]) => (typeof one === "string" && !isEnd(key) ? [one] : []));
  const own = isJsonObject(value["data"] ?? null) ? Object.values(value["data"] ?? {}) : [];
  const all = [...texts, ...own.filter((one) => typeof one === "string")];
  const lists = Object.values(value)
    .filter((one) => Array.isArray(one))
    .map((list) => JSON.stringify(list.map(idOf)));
  return [
    ...all.filter((text, index) => all.indexOf(text) !== index),
    ...lists.filter((list, index) => list !== "[]" && lists.indexOf(list) !== index),
    ...Object.values(value).flatMap(repeatsIn),
  ];
}

/** The ends of an edge may be one node. */
const isEnd = (key: string) => /^(?:source|target)/u.test(key);
const idOf = (item: JsonValue) => (isJsonObject(item) ? (item["id"] ?? null) : item);

describe("a result as a model reads it", () => {
  it.each([
    ["findNodes", { selector: "type == 'cat'" }],
    ["findNodes", { selector: "*", limit: 3 }],
    ["findEdges", { selector: "weight >= 1" }],
    ["getNode", { id: "Whiskers" }],
    ["getNeighbors", { ids: ["Whiskers"] }],
    ["zoomToNodes", { selector: "type == 'cat'" }],
    ["selectElements", { selector: "type == 'cat'" }],
    ["runAlgorithm", { algorithm: "louvain" }],
  ])("says nothing twice: %s", async (name, input) => {
    const outcome = await createTestRegistry().run(name, input);
    const options = { maxToolResultSize: 8000, includeToolDataInContext: true, isLean: true };
    const read: JsonValue = JSON.parse(toToolResultText(outcome, options));
    expect(outcome.success).toBe(true);
    expect(repeatsIn(isJsonObject(read) ? (read["data"] ?? null) : null)).toEqual([]);
  });

  it("names colours by words that calls take", async () => {
    const { run } = createTestRegistry();
    await run("styleByAttribute", { property: "type", channel: "color" });
    for (const [name, input] of [
      ["styleByAttribute", { property: "age", channel: "color" }],
      ["explainStyle", { id: "Whiskers" }],
      ["queryGraph", { query: "styles" }],
    ] as const) {
      const outcome = await run(name, input);
      const text = toToolResultText(outcome, {
        maxToolResultSize: 8000,
        includeToolDataInContext: true,
        isLean: true,
      });
      expect(outcome.success).toBe(true);
      expect(text).not.toMatch(/"--[a-z]/u);
    }
  });

  it("keeps a label that is nowhere else, and a value that happens to be the id of another", async () => {
    const data = { nodes: [{ id: "a", label: "Ann", data: { age: 3 } }], nodeIds: ["b"] };
    const outcome = { success: true, message: "Found.", data, affectedNodes: [], affectedEdges: [] };
    const options = { maxToolResultSize: 8000, includeToolDataInContext: true };
    expect(JSON.parse(toToolResultText(outcome, { ...options, isLean: true }))["data"]).toEqual(data);
    const twice = { ...outcome, data: { nodes: [{ id: "a", label: "a", data: {} }], nodeIds: ["a"] } };
    expect(JSON.parse(toToolResultText(twice, options))["data"]).toEqual(twice.data);
    expect(JSON.parse(toToolResultText(twice, { ...options, isLean: true }))["data"]).toEqual({
      nodes: [{ id: "a", data: {} }],
    });
  });
});

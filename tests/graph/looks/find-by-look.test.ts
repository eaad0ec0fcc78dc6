import { describe, expect, it } from "vitest";
import { findRows } from "@/graph/tables/find-rows";
import { createTestRegistry } from "../../support/test-registry";

describe("what is typed into the table's search", () => {
  it.each([
    ["@hidden", "selector", 6],
    ["!@visible", "selector", 6],
    ["not @labelShown", "selector", 0],
    ["@color == 'purple'", "selector", 8],
    ["@ann", "text", 0],
    ["ann", "text", 1],
  ])("%s is read as a %s and finds %i", async (text, kind, count) => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { selector: "type == 'cat'", color: "purple" });
    await run("filterGraph", { selector: "type == 'cat'" });
    const found = findRows(document, { text, target: "nodes", sets: () => undefined });
    expect(found).toMatchObject({ success: true, kind });
    expect(found.success && found.rows.length).toBe(count);
  });
});

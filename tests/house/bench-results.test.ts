import { describe, expect, it } from "vitest";
import { readTables, toRecord, worse } from "../../scripts/bench-results.mjs";

const loop = { title: "one step", base: "bare", times: { bare: 0.01, controller: 0.08 } };
const search = { title: "search", base: "plain", times: { plain: 2, ours: 1 } };
const lines = (...tables: readonly object[]) => tables.map((table) => `${JSON.stringify(table)}\n`).join("");

describe("recorded benches", () => {
  it("keep machine, date, commit and ratios, and the tables that were not run this time", () => {
    const first = toRecord(readTables(lines(loop, search)), null, "abc");
    expect(first.tables["one step"]).toEqual({
      base: "bare",
      figures: { bare: { ms: 0.01, ratio: 1 }, controller: { ms: 0.08, ratio: 8 } },
    });
    const again = toRecord(readTables(lines({ ...loop, times: { bare: 0.01, controller: 0.09 } })), first, "def");
    expect(again.tables["one step"]?.figures["controller"]?.ratio).toBe(9);
    expect(again.tables["search"]).toEqual(first.tables["search"]);
    expect(again.runs).toMatchObject({ commit: "def", date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(again.runs.machine).toContain(`Node ${process.versions.node}`);
  });

  it("name what got worse by more than a quarter, and nothing else", () => {
    const { tables } = toRecord([loop, search], null, "abc");
    const slower = { ...loop, times: { bare: 0.02, controller: 0.21 } };
    const little = { ...search, times: { plain: 2, ours: 1.24 } };
    expect(worse(tables, [slower, little])).toEqual(["one step: controller × 10.5 of bare, was × 8"]);
    expect(worse(tables, [loop, { ...search, title: "a new table" }])).toEqual([]);
  });

  it("refuse two tables of one title, which would hide each other", () => {
    expect(() => readTables(lines(loop, loop))).toThrow('Two tables of the benches are called "one step".');
  });
});

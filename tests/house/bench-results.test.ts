import { describe, expect, it } from "vitest";
import { readTables, toRecord, worse } from "../../scripts/bench-results.mjs";

const loop = { title: "one step", base: "bare", times: { bare: 0.01, controller: 0.08 } };
const search = { title: "search", base: "plain", times: { plain: 2, ours: 1 } };
const output = (...tables: readonly object[]) => readTables(lines(...tables));
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
    const known = toRecord(output(loop, search), null, "abc");
    const slower = { ...loop, times: { bare: 0.02, controller: 0.21 } };
    const little = { ...search, times: { plain: 2, ours: 1.24 } };
    expect(worse(known, output(slower, little))).toEqual(["one step: controller × 10.5 of bare, was × 8"]);
    expect(worse(known, output(loop, { ...search, title: "a new table" }))).toEqual([]);
  });

  it("keep how figures grow with the size, and name what grows steeper", () => {
    const growth = { growth: "find", sizes: [1000, 10_000, 100_000], exponents: { plain: 1.004, ours: 0.8 } };
    const known = toRecord(output(loop, growth), null, "abc");
    expect(known.growth["find"]).toEqual({
      sizes: [1000, 10_000, 100_000],
      exponents: { plain: 1, ours: 0.8 },
    });
    expect(worse(known, output(loop, { ...growth, exponents: { plain: 1.1, ours: 1.21 } }))).toEqual([
      "find: ours grows as n^1.21, was n^0.8",
    ]);
    const flat = toRecord(output({ ...growth, exponents: { ours: 0.01 } }), null, "abc");
    expect(worse(flat, output({ ...growth, exponents: { ours: 0.1 } }))).toEqual([]);
  });

  it("tell bytes as bytes, and of the machine what its milliseconds are worth", () => {
    const { tables, runs } = toRecord(output({ ...search, unit: "bytes" }), null, "abc");
    expect(tables["search"]?.figures["ours"]).toEqual({ bytes: 1, ratio: 0.5 });
    expect(runs.note).toMatch(/milliseconds are of this machine/i);
  });

  it("refuse two tables of one title, which would hide each other", () => {
    expect(() => readTables(lines(loop, loop))).toThrow('Two tables of the benches are called "one step".');
  });
});

import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { createTestRegistry } from "../support/test-registry";

/** Ids and labels are texts, even where they are whole numbers. */
const numbered: GraphData = {
  name: "x",
  directed: false,
  nodes: ["10", "2", "1", "b", "100", "a", "-3"].map((id) => ({ id, attributes: { label: id } })),
  edges: ["10", "2", "1", "100"].map((target, at) => ({ id: `e${at}`, source: "a", target, attributes: {} })),
  layers: [],
  sets: [],
  filter: null,
};

describe("whole numbers that are texts", () => {
  it.each(["id", "label"])("stand in a list as numbers do, before words: %s", async (field) => {
    const { document } = createTestRegistry(numbered);
    const { sortRows } = await import("@/graph/reader/sort-rows");
    const rows = Uint32Array.from(numbered.nodes.keys());
    const sorted = [...sortRows(document.tables, "nodes", rows, { field, order: "asc" })];
    expect(sorted.map((row) => document.tables.nodes.idAt(row))).toEqual(["-3", "1", "2", "10", "100", "a", "b"]);
    const back = [...sortRows(document.tables, "nodes", rows, { field, order: "desc" })];
    expect(back.map((row) => document.tables.nodes.idAt(row))).toEqual(["b", "a", "100", "10", "2", "1", "-3"]);
  });

  it("are ordered so as the ends of edges", async () => {
    const { document } = createTestRegistry(numbered);
    const { sortRows } = await import("@/graph/reader/sort-rows");
    const rows = Uint32Array.from(numbered.edges.keys());
    const sorted = [...sortRows(document.tables, "edges", rows, { field: "target", order: "asc" })];
    expect(sorted.map((row) => document.edge(document.tables.edges.idAt(row))?.target)).toEqual([
      "1",
      "2",
      "10",
      "100",
    ]);
  });
});

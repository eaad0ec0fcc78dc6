import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { JsonValue } from "@/lib/json";
import { change, graphOf, setNode } from "../support/graphs/documents";

const documentOf = (values: readonly JsonValue[]): GraphDocument =>
  createGraphDocument(graphOf(Object.fromEntries(values.map((value, index) => [`n${index}`, { x: value }]))));

describe("a column", () => {
  it.each([
    ["number", [1, null, 2.5]],
    ["string", ["a", null, "b"]],
    ["boolean", [true, null, false]],
    ["mixed", [1, "1", true]],
    ["mixed", [[1], { a: 1 }]],
    ["mixed", [null, null]],
  ])("of kind %s holds %j", (kind, values) => {
    const { tables } = documentOf(values);
    expect(tables.nodes.column("x")?.kind).toBe(kind);
    expect(values.map((_, row) => tables.nodes.valueAt("x", row))).toEqual(values);
  });

  it("widens when a value of another kind comes and narrows when it goes", () => {
    const document = documentOf([1, 2, 3]);
    const kind = () => document.tables.nodes.column("x")?.kind;
    change(document, "1", setNode("n1", { x: "two" }));
    expect(kind()).toBe("mixed");
    expect(document.snapshot().nodes.map(({ attributes }) => attributes["x"])).toEqual([1, "two", 3]);
    change(document, "2", setNode("n1", { x: null }));
    expect(kind()).toBe("number");
    expect(document.snapshot().nodes.map(({ attributes }) => attributes["x"])).toEqual([1, null, 3]);
  });

  it("is gone with its last value, and back at its place when the value returns", () => {
    const document = createGraphDocument(graphOf({ a: { x: 1, y: 2 } }));
    change(document, "1", { type: "attributes-set", target: "nodes", id: "a", unset: ["x"] });
    expect(document.tables.nodes.attributeNames()).toEqual(["y"]);
    expect(document.tables.nodes.column("x")).toBeUndefined();
    change(document, "2", setNode("a", { x: 5 }));
    expect(document.tables.nodes.attributeNames()).toEqual(["x", "y"]);
  });

  it("finds the rows of a word, also after edits, removals and additions", () => {
    const document = documentOf(["a", "b", "a", "c", "a"]);
    const rowsOf = (word: string) => {
      const column = document.tables.nodes.column("x");
      if (column?.kind !== "string") throw new Error("not a string column");
      return [...(column.rowsOf?.(column.codeOf(word) ?? -1) ?? [])];
    };
    expect(rowsOf("a")).toEqual([0, 2, 4]);
    change(document, "1", setNode("n2", { x: "b" }));
    expect(rowsOf("a")).toEqual([0, 4]);
    expect(rowsOf("b")).toEqual([1, 2]);
    change(document, "2", { type: "node-remove", id: "n0" });
    expect(rowsOf("a")).toEqual([3]);
    change(document, "3", { type: "node-put", node: { id: "new", attributes: { x: "a" } }, at: 0 });
    expect(rowsOf("a")).toEqual([0, 4]);
    change(document, "4", { type: "node-put", node: { id: "bare", attributes: {} } });
    expect(rowsOf("a")).toEqual([0, 4]);
  });

  it("has no index where nearly every value is different", () => {
    const column = documentOf(Array.from({ length: 200 }, (_, index) => `word ${index}`)).tables.nodes.column("x");
    expect(column?.kind === "string" && column.rowsOf?.(1)).toBeUndefined();
  });

  it("agrees with plain records whatever is set, added and removed", () => {
    const value = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 3 }),
      fc.boolean(),
      fc.constant(null),
      fc.constant([1]),
    );
    const act = fc.record({
      row: fc.nat({ max: 9 }),
      value: fc.option(value, { nil: undefined }),
      what: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const document = createGraphDocument();
        const records: { id: string; value: JsonValue | undefined }[] = [];
        for (const [index, each] of acts.entries()) play(document, records, each, index);
        const { nodes } = document.tables;
        expect(records.map((_, row) => nodes.valueAt("x", row))).toEqual(records.map((record) => record.value));
        expect(records.map(({ id }) => nodes.rowOf(id))).toEqual(records.map((_, row) => row));
      }),
    );
  });
});

interface Act {
  readonly row: number;
  readonly value: JsonValue | undefined;
  readonly what: number;
}

function play(
  document: GraphDocument,
  records: { id: string; value: JsonValue | undefined }[],
  act: Act,
  index: number,
) {
  const attributes = act.value === undefined ? {} : { x: act.value };
  const at = act.row % (records.length + 1);
  const there = records[at];
  if (act.what < 2 || !there) {
    const id = `n${index}`;
    records.splice(at, 0, { id, value: act.value });
    change(document, id, { type: "node-put", node: { id, attributes }, at });
  } else if (act.what === 2) {
    records.splice(at, 1);
    change(document, `${index}`, { type: "node-remove", id: there.id });
  } else {
    there.value = act.value;
    const unset = act.value === undefined ? ["x"] : [];
    change(document, `${index}`, { type: "attributes-set", target: "nodes", id: there.id, set: attributes, unset });
  }
}

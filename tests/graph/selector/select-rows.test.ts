import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { ElementTarget } from "@/graph/document/graph-types";
import { compileSelector, selectRows } from "@/graph/selector/match/select-rows";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonObject } from "@/lib/json";
import { arbitraryPair, writeExpression } from "../../support/graphs/arbitrary-expression";
import { evaluateNaively, type PlainGraph } from "../../support/graphs/naive-selector";
import { runsOf } from "../../support/long";

function open(graph: PlainGraph) {
  return createGraphDocument({ name: "test", layers: [], sets: [], filter: null, ...graph });
}

function parse(text: string): Selector {
  const result = parseSelector(text);
  if (!result.success) throw new Error(`${text}: ${result.message}`);
  return result.selector;
}

function idsOf(graph: PlainGraph, target: ElementTarget, text: string): string[] {
  const { tables } = open(graph);
  return Array.from(selectRows(parse(text), target, tables), (row) => tables[target].idAt(row));
}

/** Nodes n0, n1 … with these attributes, each joined to the next. */
function chain(...records: JsonObject[]): PlainGraph {
  return JSON.parse(
    JSON.stringify({
      directed: true,
      nodes: records.map((attributes, row) => ({ id: `n${row}`, attributes })),
      edges: records.slice(1).map((_, row) => ({
        id: `e${row}`,
        source: `n${row}`,
        target: `n${row + 1}`,
        attributes: { weight: row },
      })),
    }),
  );
}

describe("selectRows", () => {
  it.each(["nodes", "edges"] as const)(
    "means what a naive evaluator says, over random %s and expressions",
    (target) => {
      const choices = fc.infiniteStream(fc.nat(5));
      fc.assert(
        fc.property(arbitraryPair(target), choices, ({ graph, expression }, choice) => {
          const text = writeExpression(expression, () => Number(choice.next().value));
          const selector = parse(text);
          const document = open(graph);
          const table = document.tables[target];
          const rows = selectRows(selector, target, document.tables);
          const expected = evaluateNaively(expression, target, graph);
          const name = `${text} on ${JSON.stringify(graph)}`;
          expect(
            Array.from(rows, (row) => table.idAt(row)),
            name,
          ).toEqual(expected);
          const matches = compileSelector(selector, target, document.tables);
          const asked = Array.from({ length: table.count }, (_, row) => row).filter(matches);
          expect(asked, name).toEqual(Array.from(rows));
          expect(parse(printSelector(selector))).toEqual(selector);
        }),
        { numRuns: runsOf(200, 15_000) },
      );
    },
    60_000,
  );

  it.each([
    ["type == 'cat'", ["n0"]],
    ["type != 'cat'", ["n1", "n2", "n3"]],
    ["type contains 'CA'", ["n0", "n1"]],
    ["age > 5", ["n1"]],
    ["age >= '5'", ["n0", "n1"]],
    ["age == '5'", ["n0"]],
    ["name == 5", []],
    ["age == null", ["n2", "n3"]],
    ["age != null", ["n0", "n1"]],
    ["age in [null, 7]", ["n1", "n2", "n3"]],
    ["tags has 'red'", ["n0"]],
    ["tags contains 'RED'", ["n0"]],
    ["tags contains 'blu'", ["n0"]],
    ["tags == 'red'", ["n0"]],
    ["tags != 'red'", ["n1", "n2", "n3"]],
    ["tags == 'Red'", []],
    ["tags startsWith 'BL'", ["n0"]],
    ["tags in ['blue', 'green']", ["n0"]],
    ['tags == `["red", "blue"]`', ["n0"]],
    ['tags == `["red"]`', []],
    ["marks > 8", ["n1"]],
    ["marks == wanted", ["n1"]],
    ["address.city == 'Bern'", ["n1"]],
    ["[\"address.city\"] == 'Bern'", ["n1"]],
    ["flagged", ["n3"]],
    ["not flagged", ["n0", "n1", "n2"]],
    ["degree == 2", ["n1", "n2"]],
    ["indegree == 0", ["n0"]],
    ["id in ['n3', 'n0', 'nowhere']", ["n0", "n3"]],
    ["label == 'n2'", ["n2"]],
    ["neighbors(id == 'n0')", ["n1"]],
    ["neighbors(id == 'n0', 2)", ["n1", "n2"]],
  ])("finds %s", (text, ids) => {
    const graph = chain(
      { type: "cat", age: 5, name: "5", tags: ["red", "blue"] },
      { type: "Cat", age: 7, name: "x", address: { city: "Bern" }, marks: [3, 9], wanted: 3 },
      { type: "dog", age: null },
      { flagged: true, name: "y" },
    );
    expect(idsOf(graph, "nodes", text)).toEqual(ids);
  });

  it("reads the ends of edges", () => {
    const graph = chain({ type: "cat" }, { type: "cat" }, { type: "human", weight: 2 });
    expect(idsOf(graph, "edges", "source.type == target.type")).toEqual(["e0"]);
    expect(idsOf(graph, "edges", "target.type == 'human' && source == 'n1'")).toEqual(["e1"]);
    expect(idsOf(graph, "edges", "target.weight > 1")).toEqual(["e1"]);
    expect(idsOf(graph, "edges", "source.degree == 2")).toEqual(["e1"]);
    expect(idsOf(graph, "edges", "neighbors(id == 'n0')")).toEqual(["e0"]);
  });

  it("orders texts by code point, not by UTF-16 unit", () => {
    const graph = chain({ name: "😀" }, { name: "\uFFFD" });
    expect(idsOf(graph, "nodes", "name > '\uFFFD'")).toEqual(["n0"]);
  });

  it.each([
    ["born < 1630", ["n1", "n5"]],
    ["born <= 1630", ["n1", "n2", "n5"]],
    ["born > 1646", ["n3", "n4"]],
    ["born >= 1646 and born < 1700", ["n0", "n3"]],
    ["born == 1630", []],
    ["born != 1630", ["n0", "n1", "n2", "n3", "n4", "n5", "n6"]],
    ["born in [1630]", []],
  ])("compares a number with the year of a text that is a date: %s", (text, ids) => {
    const graph = chain(
      { born: "1646-07-01" },
      { born: "1629-04-14" },
      { born: "1630" },
      { born: "1654/55" },
      { born: "17.12.1706" },
      { born: "1612-02" },
      { born: "1612 people" },
    );
    expect(idsOf(graph, "nodes", text)).toEqual(ids);
  });

  it("compares the years of dates by fields of one element", () => {
    const graph = chain({ born: "1646-07-01", first: 1650 }, { born: 1660, first: "1650-01-01" });
    expect(idsOf(graph, "nodes", "born < first")).toEqual(["n0"]);
    expect(idsOf(graph, "nodes", "born > first")).toEqual(["n1"]);
  });

  it("matches nothing for a set that nobody resolved", () => {
    expect(idsOf(chain({ type: "cat" }), "nodes", "$last")).toEqual([]);
  });

  it("gives a list of its own, which the caller may change", () => {
    const document = open(chain({ type: "cat" }, { type: "cat" }));
    selectRows(parse("type == 'cat'"), "nodes", document.tables).fill(9);
    expect(Array.from(selectRows(parse("type == 'cat'"), "nodes", document.tables))).toEqual([0, 1]);
  });
});

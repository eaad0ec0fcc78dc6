import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { marksIn, wantedOf } from "@/graph/search/match-text";
import { type ElementHit, searchElements } from "@/graph/search/search-elements";
import { graphOf } from "../../support/graphs/documents";
import { randomGraph } from "../../support/graphs/random-graph";

const graph = graphOf(
  {
    ann: { name: "Ann", city: "Leeds" },
    anna: { name: "Anna Müller", city: "Bath" },
    joanna: { name: "Joanna", city: "Annapolis" },
    mia: { name: "Mia Ann", age: 7 },
    bob: { name: "Bob", note: ["keeps Ants"] },
    long: { name: "x".repeat(10_000) },
  },
  { "ann-bob": { kind: "married" }, "ann-anna": { kind: "knows" }, "ann-mia": {} },
);

describe("the search for elements", () => {
  it("puts the whole name first, then beginnings, words and what is inside", () => {
    expect(find("ann").map(({ id }) => id)).toEqual(["ann", "anna", "mia", "joanna"]);
  });

  it.each([
    ["an accent left out", "muller", ["anna"]],
    ["words in another order", "muller anna", ["anna"]],
    ["a letter too many", "joannna", ["joanna"]],
    ["two letters swapped in a beginning", "anapol", ["joanna"]],
    ["an id", "joanna", ["joanna"]],
    ["an attribute's value", "leeds", ["ann"]],
    ["a number", "7", ["mia"]],
    ["a value in a list", "ants", ["bob"]],
    ["an edge's value", "married", ["ann-bob"]],
    ["an edge's id", "ann-mia", ["ann-mia"]],
    ["nothing", "zebra", []],
    ["blanks", "   ", []],
    ["signs of patterns", ".*", []],
  ])("finds %s: %s", (_, text, ids) => {
    expect(find(text).map(({ id }) => id)).toEqual(ids);
  });

  it("tells what matched", () => {
    expect(find("leeds")[0]).toMatchObject({ field: { of: "attribute", name: "city" }, text: "Leeds" });
    expect(find("anna mull")[0]).toMatchObject({ field: { of: "label" }, text: "Anna Müller" });
  });

  it("marks the words in the text as it is written", () => {
    expect(marked("Anna Müller", "mull")).toEqual(["Müll"]);
    expect(marked("Joanna and Anna", "anna")).toEqual(["Anna"]);
    expect(marked("Anna Müller", "muller anna")).toEqual(["Anna", "Müller"]);
    expect(marked("Straße ﬁne", "fine")).toEqual(["ﬁne"]);
    expect(marked("Bob", "zebra")).toEqual([]);
  });

  it("gives the better connected first among equals, and no more than asked for", () => {
    const { tables } = createGraphDocument(randomGraph(500));
    const hits = run(searchElements(tables, { text: "node", limit: 8 }));
    const degrees = hits.map(({ id }) => tables.degreeAt(tables.nodes.rowOf(id) ?? -1));
    expect(hits).toHaveLength(8);
    expect(degrees).toEqual(degrees.toSorted((a, b) => b - a));
    expect(degrees[0]).toBe(Math.max(...Array.from({ length: 500 }, (_, row) => tables.degreeAt(row))));
  });

  it("sees a name that was changed", () => {
    const document = createGraphDocument(graph);
    run(searchElements(document.tables, { text: "bob", limit: 9 }));
    document.apply([{ type: "attributes-set", target: "nodes", id: "bob", set: { name: "Robert" } }], {
      step: "s",
      actor: "user",
      title: "Rename",
    });
    expect(run(searchElements(document.tables, { text: "robert", limit: 9 }))).toMatchObject([{ id: "bob" }]);
  });
});

function find(text: string): readonly ElementHit[] {
  return run(searchElements(createGraphDocument(graph).tables, { text, limit: 9 }));
}

function run(search: Generator<void, readonly ElementHit[]>): readonly ElementHit[] {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

function marked(text: string, query: string): readonly string[] {
  return marksIn(text, wantedOf(query)).map(({ from, to }) => text.slice(from, to));
}

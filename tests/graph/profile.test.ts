import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Attributes } from "@/graph/document/graph-types";
import { createCarrierReader } from "@/graph/profile/carriers";
import { change, graphOf, setNode } from "../support/graphs/documents";

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

describe("a profile", () => {
  it("tells attributes, types, parts and the best connected node", () => {
    const nodes: Record<string, Attributes> = {
      a: { type: "cat", name: "Anna", age: 3, tame: true },
      b: { type: "cat", name: "Ben", age: 5, tame: false },
      c: { type: "human", name: "Cleo", tags: ["x"] },
      d: { type: "human", name: "Dan", age: null },
      e: { type: "human", name: "Eve", mixed: 1 },
      f: { type: "cat", name: "Fay", mixed: "one" },
    };
    const edges = { "a-b": { kind: "likes" }, "b-c": { kind: "likes" }, "c-d": {}, "e-e": {} };
    const profile = createGraphDocument(graphOf(nodes, edges)).profile();
    expect(profile).toMatchObject({
      name: "Test",
      direction: "undirected",
      nodeCount: 6,
      edgeCount: 4,
      nodeTypeAttribute: "type",
      edgeTypeAttribute: "kind",
      labelAttribute: "name",
      componentCount: 3,
      componentSizes: [4, 1, 1],
      isolatedCount: 1,
      selfLoopCount: 1,
      hasPositions: false,
      density: 0.2667,
      highestDegree: { id: "b", label: "Ben", degree: 2 },
      farPair: { source: "d", target: "a", sourceLabel: "Dan", targetLabel: "Anna" },
    });
    const byName = new Map(profile.nodeAttributes.map((attribute) => [attribute.name, attribute]));
    expect(byName.get("type")).toEqual({
      name: "type",
      kind: "string",
      present: 6,
      distinct: 2,
      values: [
        { value: "cat", count: 3 },
        { value: "human", count: 3 },
      ],
    });
    expect(byName.get("age")).toMatchObject({ kind: "number", present: 2, distinct: 2, min: 3, max: 5, mean: 4 });
    expect(byName.get("tame")).toMatchObject({ kind: "boolean", present: 2, distinct: 2 });
    expect(byName.get("tags")).toMatchObject({ kind: "list", present: 1 });
    expect(byName.get("mixed")).toMatchObject({ kind: "mixed", distinct: 2 });
  });

  it("follows every edit", () => {
    const document = createGraphDocument(graphOf({ a: { type: "cat" }, b: { type: "dog" } }));
    expect(document.profile()).toBe(document.profile());
    change(document, "1", setNode("b", { type: "cat", age: 4 }));
    expect(document.profile().nodeAttributes).toMatchObject([
      { name: "type", distinct: 1, values: [{ value: "cat", count: 2 }] },
      { name: "age", present: 1 },
    ]);
    change(document, "2", { type: "edge-put", edge: { id: "e", source: "a", target: "b", attributes: {} } });
    expect(document.profile()).toMatchObject({ edgeCount: 1, componentCount: 1 });
    change(document, "3", { type: "positions-set", positions: { a: { x: 0, y: 0 } } });
    expect(document.profile().hasPositions).toBe(true);
    change(document, "4", { type: "attributes-set", target: "nodes", id: "b", unset: ["age"] });
    expect(document.profile().nodeAttributes.map(({ name }) => name)).toEqual(["type"]);
  });

  it.each([
    [{ kind: "cat", city: "Rome" }, "kind"],
    [{ Category: "cat", city: "Rome" }, "Category"],
    [{ group: 1, city: "Rome" }, "group"],
    [{ city: "Rome", score: 0.5 }, "city"],
    [{ score: 0.5 }, undefined],
  ])("finds the attribute that sorts nodes like %j", (attributes: Attributes, expected) => {
    const other: Attributes = { kind: "dog", Category: "dog", group: 2, city: "Oslo", score: 0.7 };
    const names = Object.keys(attributes);
    const alike = Object.fromEntries(names.map((name) => [name, other[name] ?? null]));
    const nodes = { a: attributes, b: attributes, c: alike, d: alike, e: alike, f: attributes };
    expect(createGraphDocument(graphOf(nodes)).profile().nodeTypeAttribute).toBe(expected);
  });

  it("does not take the first name that was written for a type", () => {
    const nodes = { a: { label: "Anna" }, b: {}, c: {}, d: {}, e: {} };
    expect(createGraphDocument(graphOf(nodes)).profile().nodeTypeAttribute).toBeUndefined();
    const kinds = { a: { label: "pike" }, b: { label: "pike" }, c: {}, d: {}, e: {} };
    expect(createGraphDocument(graphOf(kinds)).profile().nodeTypeAttribute).toBe("label");
  });

  it("does not take names for types", () => {
    const nodes = { a: { label: "Anna" }, b: { label: "Ben" }, c: { label: "Cleo" } };
    expect(createGraphDocument(graphOf(nodes)).profile().nodeTypeAttribute).toBeUndefined();
  });

  it("stays under 2 kB for 200 attributes, long names and long ids, and tells how many it left out", () => {
    const long = "long name 🐈 ".repeat(40);
    const attributes = Object.fromEntries(
      Array.from({ length: 200 }, (_, index): [string, string] => [`${long}${index}`, `${long}${index % 3}`]),
    );
    const nodes = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `${long}${index}`,
        { ...attributes, type: index % 2 ? "odd" : "even" },
      ]),
    );
    const profile = createGraphDocument(graphOf(nodes, {}, { name: long })).profile();
    expect(bytes(profile)).toBeLessThan(2000);
    expect(profile.nodeAttributes.map(({ name }) => name)).toContain("type");
    expect(profile.nodeAttributes.length + (profile.nodeAttributesLeftOut ?? 0)).toBe(201);
    expect(JSON.stringify(profile)).not.toMatch(/\p{Surrogate}/u);
  });

  it("has the names of those that tie go before the values of attributes, where both have no room", () => {
    const ring = (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => `n${String(at).padStart(40, "0")}`);
      const nodes = ids.map((id, at) => [id, { family: `family ${at % 10} ${"x".repeat(45)}`, name: `Node ${at}` }]);
      const edges = ids.map((id, at) => [`${id}-${ids[(at + 1) % count]}`, {}]);
      return createGraphDocument(graphOf(Object.fromEntries(nodes), Object.fromEntries(edges))).profile();
    };
    const { highestDegree, nodeAttributes } = ring(30);
    expect(highestDegree).toMatchObject({ degree: 2, tiedCount: 29 });
    expect(highestDegree?.tied).toBeUndefined();
    expect(nodeAttributes.find(({ name }) => name === "family")?.values).toHaveLength(10);
  });

  it("stays under 2 kB and is whole text whatever the graph holds", () => {
    const attributes = fc.dictionary(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.jsonValue({ depthSize: "small" }),
      {
        maxKeys: 30,
      },
    );
    fc.assert(
      fc.property(
        fc.array(attributes, { maxLength: 12 }),
        fc.string({ unit: "grapheme", maxLength: 300 }),
        (records, name) => {
          const nodes = Object.fromEntries(records.map((record, index) => [`${name}${index}`, asAttributes(record)]));
          const profile = createGraphDocument(graphOf(nodes, {}, { name })).profile();
          expect(bytes(profile)).toBeLessThan(2000);
          expect(JSON.parse(JSON.stringify(profile))).toEqual(profile);
        },
      ),
      { numRuns: 100 },
    );
  });
});

function asAttributes(record: unknown): Attributes {
  return JSON.parse(JSON.stringify(record));
}

describe("carriers", () => {
  const reader = createCarrierReader();
  const carriersOf = (nodes: Record<string, Attributes>) => {
    const document = createGraphDocument(graphOf(nodes, {}));
    return reader(document.tables, document.profile());
  };

  it("tell which kinds have an attribute that others lack, nodes without a kind as well", () => {
    const carriers = carriersOf({
      a: { type: "cat", name: "Anna", age: 3 },
      b: { type: "dog", name: "Ben", age: 5, tame: false },
      c: { type: "house", name: "C1", rooms: 2, age: null },
      d: { name: "Dan", rooms: 1 },
    });
    expect(carriers).toEqual({
      nodes: [
        { attribute: "age", kinds: ["cat", "dog"] },
        { attribute: "tame", kinds: ["dog"] },
        { attribute: "rooms", kinds: ["house", ""] },
      ],
      edges: [],
    });
  });

  it("tell nothing of a graph without kinds", () => {
    expect(carriersOf({ a: { name: "Anna" }, b: { name: "Ben", age: 3 } }).nodes).toEqual([]);
  });
});

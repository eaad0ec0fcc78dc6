import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createEdges,
  createNodes,
  idsThere,
  mergeEdges,
  removeEdges,
  removeNodes,
  setLabels,
  setOnEdges,
  setOnNodes,
  uniqueId,
} from "@/engine/cypher/changes";
import { countOf } from "@/engine/cypher/statements";
import { bareSchema, citySchema } from "../support/engine/city-schema";

const id = { label: "Entity", key: "i`d" };
const odd = { ...citySchema, id };
const rows = [{ id: "n'1", set: { name: "O'Hara", age: null } }];

describe("the statements that write", () => {
  it("add nodes with all of their labels", () => {
    expect(createNodes(["Entity", "Old`ie"], [{ at: 0n, set: { name: "Ann" } }], citySchema)).toEqual({
      text: "UNWIND $rows AS row CREATE (n:`Entity`:`Old``ie`) SET n = row.set RETURN row.at AS at, n.`id` AS id",
      parameters: { rows: [{ at: 0n, set: { name: "Ann" } }] },
    });
    expect(createNodes([], [], {}).text).toBe(
      "UNWIND $rows AS row CREATE (n) SET n = row.set RETURN row.at AS at, elementId(n) AS id",
    );
  });

  it("add edges between nodes that are found by their ids", () => {
    expect(createEdges("KNO`WS", rows, odd)).toEqual({
      text: [
        "UNWIND $rows AS row",
        "MATCH (a:`Entity` {`i``d`: row.source})",
        "MATCH (b:`Entity` {`i``d`: row.target})",
        "CREATE (a)-[r:`KNO``WS`]->(b) SET r = row.set RETURN row.at AS at, elementId(r) AS id",
      ].join("\n"),
      parameters: { rows },
    });
    expect(createEdges("KNOWS", rows, {}).text).toContain(
      "MATCH (a) WHERE elementId(a) = row.source\nMATCH (b) WHERE elementId(b) = row.target",
    );
  });

  it("put an edge of a file in once, by its id", () => {
    expect(mergeEdges({ type: "KNOWS", key: "id" }, rows, citySchema)).toEqual({
      text: [
        "UNWIND $rows AS row",
        "MATCH (a:`Entity` {`id`: row.source})",
        "MATCH (b:`Entity` {`id`: row.target})",
        "MERGE (a)-[r:`KNOWS` {`id`: row.id}]->(b) SET r += row.set RETURN count(r) AS count",
      ].join("\n"),
      parameters: { rows },
    });
  });

  it("set values, and count what they were set on", () => {
    expect(setOnNodes(rows, citySchema)).toEqual({
      text: "UNWIND $rows AS row\nMATCH (n:`Entity` {`id`: row.id})\nSET n += row.set RETURN count(n) AS count",
      parameters: { rows },
    });
    expect(setOnNodes(rows, {}).text).toContain("MATCH (n) WHERE elementId(n) = row.id");
    expect(setOnEdges(rows, citySchema)).toEqual({
      text: "UNWIND $rows AS row MATCH ()-[r]->() WHERE elementId(r) = row.id SET r += row.set RETURN count(r) AS count",
      parameters: { rows },
    });
  });

  it("give labels and take them, each where there are any", () => {
    expect(setLabels(["n1"], { add: ["A", "B`"], remove: ["C"] }, citySchema)).toEqual({
      text: [
        "UNWIND $rows AS row",
        "MATCH (n:`Entity` {`id`: row.id})",
        "WITH n, elementId(n) AS id",
        "SET n:`A`:`B```",
        "REMOVE n:`C`",
        "RETURN count(n) AS count, sum(CASE WHEN elementId(n) = id THEN 1 ELSE 0 END) AS kept",
      ].join("\n"),
      parameters: { rows: [{ id: "n1" }] },
    });
    expect(setLabels(["n1"], { add: [], remove: ["C"] }, citySchema).text).not.toContain("SET");
    expect(setLabels(["n1"], { add: ["A"], remove: [] }, citySchema).text).not.toContain("REMOVE");
  });

  it("delete edges, and nodes that no edge is at", () => {
    expect(removeEdges(["5:a:1"], citySchema)).toEqual({
      text: "MATCH (a)-[r]->(b) WHERE elementId(r) IN $p0\nWITH r, elementId(r) AS id DELETE r RETURN count(id) AS count",
      parameters: { p0: ["5:a:1"] },
    });
    expect(removeNodes(["n1", "n1"], citySchema)).toEqual({
      text: [
        "UNWIND $p0 AS id MATCH (n:`Entity` {`id`: id})",
        "WITH n, n.`id` AS id WHERE NOT EXISTS { (n)--() }",
        "DELETE n RETURN count(id) AS count",
      ].join("\n"),
      parameters: { p0: ["n1"] },
    });
    expect(removeNodes(["4:a:1"], bareSchema).text).toContain("UNWIND $p0 AS id MATCH (n) WHERE elementId(n) = id");
  });

  it("look for edges at the nodes they go from, where a server finds them by no id", () => {
    const sources = new Map([
      ["#1:1", "n1"],
      ["#1:2", "n2"],
      ["#1:3", "n1"],
    ]);
    const schema = { ...citySchema, sources };
    const ids = ["#1:1", "#1:2", "#1:3"];
    const found = {
      text: "UNWIND $p0 AS row MATCH (a:`Entity` {`id`: row.source}) MATCH (a)-[r]->(b) WHERE elementId(r) IN row.ids",
      parameters: {
        p0: [
          { source: "n1", ids: ["#1:1", "#1:3"] },
          { source: "n2", ids: ["#1:2"] },
        ],
      },
    };
    expect(removeEdges(ids, schema)).toEqual({
      ...found,
      text: `${found.text}\nWITH r, elementId(r) AS id DELETE r RETURN count(id) AS count`,
    });
    const field = { of: "computed", name: "id" } as const;
    const values = { op: "in", field, values: ids } as const;
    expect(countOf(values, "edges", schema)).toEqual({ ...found, text: `${found.text}\nRETURN count(*) AS total` });
    const one = { op: "compare", field, cmp: "==", value: { kind: "literal", value: "#1:2" } } as const;
    expect(countOf(one, "edges", schema)).toMatchObject({ parameters: { p0: [{ source: "n2", ids: ["#1:2"] }] } });
    expect(setOnEdges([{ id: "#1:1", set: { a: 1 } }], schema)).toEqual({
      text: [
        "UNWIND $rows AS row",
        "MATCH (a:`Entity` {`id`: row.source})",
        "MATCH (a)-[r]->() WITH r, row.sets[elementId(r)] AS set WHERE set IS NOT NULL SET r += set RETURN count(r) AS count",
      ].join("\n"),
      parameters: { rows: [{ source: "n1", sets: { "#1:1": { a: 1 } } }] },
    });
    // Of one it is not known: all are looked through, once.
    expect(removeEdges([...ids, "#9:9"], schema)).toMatchObject({
      text: expect.stringContaining("MATCH (a)-[r]->(b) WHERE $p0[elementId(r)]\n"),
      parameters: { p0: { "#1:1": true, "#1:2": true, "#1:3": true, "#9:9": true } },
    });
    expect(setOnEdges([{ id: "#9:9", set: { a: 1 } }], schema)).toEqual({
      text: "UNWIND $rows AS row\nMATCH (a)-[r]->() WITH r, row.sets[elementId(r)] AS set WHERE set IS NOT NULL SET r += set RETURN count(r) AS count",
      parameters: { rows: [{ sets: { "#9:9": { a: 1 } } }] },
    });
  });

  it("make the index of an import, and ask which ids are there", () => {
    expect(uniqueId(id)).toEqual({
      text: "CREATE CONSTRAINT IF NOT EXISTS FOR (n:`Entity`) REQUIRE n.`i``d` IS UNIQUE",
      parameters: {},
    });
    expect(idsThere(["n1"], { id })).toEqual({
      text: "UNWIND $ids AS id MATCH (n:`Entity` {`i``d`: id}) RETURN DISTINCT id",
      parameters: { ids: ["n1"] },
    });
  });

  it("never hold a value in their text, and only quoted names", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), fc.string({ minLength: 1 }), (value, name) => {
        fc.pre(!name.includes("\\u") && !"UNWIND $rows AS row".includes(value));
        const set = { [name]: value };
        const own = [{ at: 0n, id: value, source: value, target: value, set }];
        const quotedName = `\`${name.replaceAll("`", "``")}\``;
        const plain = createNodes(["L"], [], citySchema).text;
        expect(createNodes([name], own, citySchema).text).toBe(plain.replace("`L`", () => quotedName));
        const merge: typeof createEdges = (type, ...rest) => mergeEdges({ type, key: "id" }, ...rest);
        for (const make of [createEdges, merge])
          expect(make(name, own, citySchema).text).toBe(
            make("T", [], citySchema).text.replace("`T`", () => quotedName),
          );
        expect(mergeEdges({ type: "T", key: name }, own, citySchema).text).toContain(`{${quotedName}: row.id}`);
        expect(setOnNodes(own, citySchema).text).toBe(setOnNodes([], citySchema).text);
        expect(removeEdges([value], citySchema).text).toBe(removeEdges([], citySchema).text);
      }),
    );
  });

  it("refuse names that a server would read otherwise", () => {
    expect(() => createNodes(["a\\u0060b"], [], citySchema)).toThrow("A database cannot be asked");
    expect(() => createEdges("", [], citySchema)).toThrow("A database cannot be asked");
  });
});

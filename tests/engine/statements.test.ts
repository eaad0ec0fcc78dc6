import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aggregateOf, sampleOf, valuesOf } from "@/engine/cypher/figures";
import { isSafeName, quoted } from "@/engine/cypher/names";
import { rankingOf } from "@/engine/cypher/rankings";
import { countOf, edgesAmong, idsOf, matching, nodesBeside, otherNodes, writingFor } from "@/engine/cypher/statements";
import { edgesBeside, loopCount, pathOf, stepCount, stepFrom } from "@/engine/cypher/ways";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { bareSchema, citySchema } from "../support/engine/city-schema";

const all: Selector = { op: "all" };

function selectorOf(text: string): Selector {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  return parsed.selector;
}

describe("the statements of commands", () => {
  it("fetches ids in order, in lists, one more than are shown", () => {
    const query = { target: "nodes", selector: selectorOf("age > 60"), sortBy: "age", order: "desc" } as const;
    expect(idsOf(query, 21, citySchema)).toEqual({
      text: [
        "MATCH (n:`Entity`) WHERE n.`age` > $p0",
        "WITH n.`id` AS id, n.`age` AS value",
        "ORDER BY value IS NULL, value DESC, id LIMIT $p1",
        "WITH collect(id) AS found UNWIND range(0, size(found) - 1, $p2) AS i RETURN found[i..i + $p2] AS rows",
      ].join("\n"),
      parameters: { p0: 60, p1: 21n, p2: 200n },
    });
  });

  it("finds nodes by id through the index", () => {
    const byId: Selector = { op: "in", field: { name: "id", of: "computed" }, values: ["n1", "n2"] };
    expect(matching(byId, "nodes", writingFor(citySchema))).toBe("UNWIND $p0 AS id MATCH (n:`Entity` {`id`: id})");
    expect(matching(byId, "nodes", writingFor(bareSchema))).toBe("UNWIND $p0 AS id MATCH (n) WHERE elementId(n) = id");
  });

  it("finds edges by their type", () => {
    const { text } = countOf(selectorOf("type == 'KNOWS' && weight > 0.5"), "edges", citySchema);
    expect(text).toBe(
      "MATCH (a)-[r:`KNOWS`]->(b) WHERE (type(r) IN $p0 AND r.`weight` > $p1)\nRETURN count(*) AS total",
    );
  });

  it("counts what is beside a node, and takes one edge to each of its first neighbours", () => {
    const at = "MATCH (s:`Entity` {`id`: $p1})\nMATCH (s)-[r]-(n) WHERE NOT n.`id` = $p0";
    expect(stepCount(["n1"], { direction: "both", via: undefined }, citySchema)).toEqual({
      text: "UNWIND $p0 AS id MATCH (n:`Entity` {`id`: id})\nMATCH (n)-[r]-(m) WHERE NOT m.`id` IN $p1\nRETURN count(r) AS edges, count(DISTINCT m) AS nodes",
      parameters: { p0: ["n1"], p1: ["n1"] },
    });
    expect(loopCount("n1", citySchema).text).toBe(
      "MATCH (s:`Entity` {`id`: $p1})\nMATCH (s)-[r]->(n) WHERE n.`id` = $p0\nRETURN count(r) AS total",
    );
    expect(edgesBeside("n1", 20, citySchema).text).toContain(
      `${at}\nWITH n, head(collect(r)) AS r WITH n, r LIMIT $p2\nWITH startNode(r) AS a, r, endNode(r) AS b\n`,
    );
    expect(stepCount(["n1"], { direction: "in", via: undefined }, citySchema).text).toBe(
      "UNWIND $p0 AS id MATCH (n:`Entity` {`id`: id})\nMATCH (n)<-[r]-(m) WHERE NOT m.`id` IN $p1\nRETURN count(r) AS edges, count(DISTINCT m) AS nodes",
    );
  });

  it("fetches the edges among the nodes shown", () => {
    expect(edgesAmong(["n1"], { via: undefined, limit: 9 }, citySchema).text).toContain(
      "WITH collect(n) AS inside UNWIND inside AS a\nMATCH (a)-[r]->(b) WHERE b IN inside\nWITH a, r, b LIMIT $p1",
    );
  });

  it("fetches the next nodes: those beside what is shown, and others", () => {
    expect(nodesBeside(["n1"], 9, citySchema).text).toContain(
      "UNWIND $p0 AS id MATCH (a:`Entity` {`id`: id})\nMATCH (a)-[r]-(n) WHERE NOT n.`id` IN $p1\nWITH DISTINCT n LIMIT $p2",
    );
    expect(otherNodes(["n1"], 9, bareSchema).text).toContain(
      "MATCH (n) WHERE NOT elementId(n) IN $p0\nWITH n LIMIT $p1",
    );
  });

  it("walks a step out, in, or both ways", () => {
    const step = { via: undefined, limit: 5 } as const;
    expect(stepFrom(["n1"], { direction: "out", ...step }, citySchema).text).toContain(
      "MATCH (a)-[r]->(b) WITH DISTINCT b",
    );
    expect(stepFrom(["n1"], { direction: "in", ...step }, citySchema).text).toContain(
      "MATCH (b)<-[r]-(a) WITH DISTINCT a",
    );
    expect(stepFrom(["n1"], { direction: "both", ...step }, citySchema).text).toContain("UNION ALL");
  });

  it("asks for one shortest path over edges that meet a condition", () => {
    const path = { source: "n1", target: "n2", directed: true, via: selectorOf("weight > 1") };
    expect(pathOf(path, citySchema).text).toContain(
      "MATCH p = shortestPath((s)-[*..15]->(t)) WHERE all(r IN relationships(p) WHERE coalesce(r.`weight` > $p0, false))",
    );
  });

  it("ranks, groups and samples", () => {
    const rank = { by: "degree", selector: all, order: "desc", limit: 3 } as const;
    expect(rankingOf(rank, 4, citySchema).text).toContain(
      "WITH n, score ORDER BY score DESC, n.`id` SKIP $p0 LIMIT $p1",
    );
    const mean = { target: "nodes", selector: all, measure: "mean", property: "age", groupBy: "city" } as const;
    expect(aggregateOf(mean, 100, citySchema).text).toBe(
      [
        "MATCH (n:`Entity`)",
        "WITH n, n.`city` AS value",
        "RETURN value, count(*) AS count, avg(n.`age`) AS figure, count(n.`age`) AS numbers",
        "LIMIT $p0",
      ].join("\n"),
    );
    const tags = { target: "nodes", property: "tags", selector: all } as const;
    expect(valuesOf(tags, 20, citySchema).text).toContain(
      "WITH n, coalesce(n.`tags`, []) AS listed\nUNWIND CASE WHEN size(listed) = 0 THEN [null] ELSE listed END AS value",
    );
    expect(sampleOf({ target: "edges", selector: all }, { count: 3, by: undefined }, citySchema).text).toContain(
      "rand()",
    );
  });

  it("counts a value among the numbers alone where an attribute holds other things too", () => {
    const sum = { target: "nodes", selector: all, measure: "sum", property: "code" } as const;
    expect(aggregateOf(sum, 1, citySchema).text).toContain("CASE WHEN n.`code` >= $p0 THEN n.`code` END");
  });
});

describe("what cannot get into a statement", () => {
  it("is a value: each is a parameter, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), (value) => {
        const field = { name: "city", of: "bare" } as const;
        const selector: Selector = { op: "compare", field, cmp: "==", value: { kind: "literal", value } };
        const { text, parameters } = countOf(selector, "nodes", citySchema);
        expect(text).toBe("MATCH (n:`Entity`) WHERE n.`city` = $p0\nRETURN count(*) AS total");
        expect(parameters["p0"]).toBe(value);
      }),
    );
  });

  it("is a name that ends its own quotes", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(isSafeName(name));
        const inside = quoted(name).slice(1, -1);
        expect(inside.replaceAll("``", "")).not.toContain("`");
        expect(inside.replaceAll("``", "`")).toBe(name);
      }),
    );
  });

  it.each(["", "a\\u0060) DETACH DELETE n //", "\\\\u0060"])(
    "is the name %j, which a server reads as a back quote or nothing",
    (name) => {
      expect(() => quoted(name)).toThrow(/name that is empty or holds/u);
    },
  );

  it("is a name the database does not have", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        fc.pre(
          ![
            ...citySchema.nodeKeys.map((key) => key.name),
            "type",
            "id",
            "label",
            "degree",
            "indegree",
            "outdegree",
          ].includes(name),
        );
        const selector: Selector = { op: "exists", field: { name, of: "bare" } };
        expect(countOf(selector, "nodes", citySchema).text).toBe(
          "MATCH (n:`Entity`) WHERE false\nRETURN count(*) AS total",
        );
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { subjectOf } from "@/engine/cypher/operands";
import { writingFor } from "@/engine/cypher/statements";
import { whereOf } from "@/engine/cypher/where";
import type { ElementTarget } from "@/graph/document/graph-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { citySchema } from "../support/engine/city-schema";

function written(text: string, target: ElementTarget = "nodes") {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  const writing = writingFor(citySchema);
  return { where: whereOf(parsed.selector, subjectOf(target), writing), ...writing.parameters.all };
}

describe("a selector as a condition of openCypher", () => {
  it.each([
    ["*", { where: "true" }],
    ["age > 60", { where: "n.`age` > $p0", p0: 60 }],
    ["age == '60'", { where: "n.`age` = $p0", p0: 60 }],
    ["age contains '6'", { where: "false" }],
    ["city == 'Oslo'", { where: "n.`city` = $p0", p0: "Oslo" }],
    ["city != 'Oslo'", { where: "NOT coalesce(n.`city` = $p0, false)", p0: "Oslo" }],
    ["city == null", { where: "NOT coalesce(n.`city` IS NOT NULL, false)" }],
    ["city in ['Oslo', 'Lima']", { where: "n.`city` IN $p0", p0: ["Oslo", "Lima"] }],
    ["city contains 'os'", { where: "toLower(n.`city`) CONTAINS toLower($p0)", p0: "os" }],
    ["exists(city)", { where: "n.`city` IS NOT NULL" }],
    ["active == true", { where: "n.`active` = $p0", p0: true }],
    ["tags == 'a'", { where: "size([item IN n.`tags` WHERE item = $p0]) > 0", p0: "a" }],
    ["tags has 'a'", { where: "size([item IN n.`tags` WHERE item = $p0]) > 0", p0: "a" }],
    ["tags in ['a', 'b']", { where: "size([item IN n.`tags` WHERE item IN $p0]) > 0", p0: ["a", "b"] }],
    ["born > '1990-01-01'", { where: "toString(n.`born`) > $p0", p0: "1990-01-01" }],
    ["type == 'Person'", { where: "n:`Person`" }],
    ["type in ['Person', 'Paper']", { where: "(n:`Person` OR n:`Paper`)" }],
    ["type == 'Nobody'", { where: "false" }],
    ["type startsWith 'pa'", { where: "n:`Paper`" }],
    ["!(type == 'Paper')", { where: "NOT coalesce(n:`Paper`, false)" }],
    ["age > 60 && type == 'Person'", { where: "(n.`age` > $p0 AND n:`Person`)", p0: 60 }],
    ["age > 60 || city == 'Oslo'", { where: "(n.`age` > $p0 OR n.`city` = $p1)", p0: 60, p1: "Oslo" }],
    ["degree > 2", { where: "(COUNT { (n)-->() } + COUNT { (n)<--() }) > $p0", p0: 2 }],
    ["outdegree == 0", { where: "COUNT { (n)-->() } = $p0", p0: 0 }],
    ["name == city", { where: "n.`name` = n.`city`" }],
  ] as const)("%s", (text, expected) => {
    expect(written(text)).toEqual(expected);
  });

  it.each([
    ["type == 'KNOWS'", { where: "type(r) IN $p0", p0: ["KNOWS"] }],
    ["weight >= 0.5", { where: "r.`weight` >= $p0", p0: 0.5 }],
    ["source.city == 'Oslo'", { where: "a.`city` = $p0", p0: "Oslo" }],
    ["source.city == target.city", { where: "a.`city` = b.`city`" }],
    [
      "source.type == target.type",
      {
        where:
          "(size([label IN labels(a) WHERE label <> $p0]) > 0 AND [label IN labels(a) WHERE label <> $p0] = [label IN labels(b) WHERE label <> $p1])",
        p0: "Entity",
        p1: "Entity",
      },
    ],
    [
      "source == 'n1'",
      {
        where: "(a.`id` = $p0 OR coalesce(CASE WHEN a.`name` <> '' THEN a.`name` END, a.`id`) = $p1)",
        p0: "n1",
        p1: "n1",
      },
    ],
  ] as const)("of edges: %s", (text, expected) => {
    expect(written(text, "edges")).toEqual(expected);
  });

  it("walks no farther than it is asked", () => {
    expect(written("neighbors(name == 'Ann', 2)")).toEqual({
      where: "(NOT coalesce(n.`name` = $p0, false) AND EXISTS { MATCH (n)-[*1..2]-(m:`Entity`) WHERE m.`name` = $p1 })",
      p0: "Ann",
      p1: "Ann",
    });
  });

  it.each([
    ["place == 'x'", /several kinds/u],
    ["neighbors(age > 1, 5)", /5 steps/u],
    ["born > '31.12.1990'", /day first/u],
  ])("says what a database cannot be asked: %s", (text, why) => {
    expect(() => written(text)).toThrow(why);
  });
});

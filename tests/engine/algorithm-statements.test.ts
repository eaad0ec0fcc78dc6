import { describe, expect, it } from "vitest";
import {
  allScores,
  dropGraph,
  groupingOf,
  listedOf,
  mutateGraph,
  proceduresFor,
  projectGraph,
  scaleOf,
  summaryOf,
  triedCall,
} from "@/engine/cypher/algorithms";
import { rankingOf } from "@/engine/cypher/rankings";
import { arcadePath, projectedPath, projectLengths } from "@/engine/cypher/weighted-paths";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { bareSchema, citySchema } from "../support/engine/city-schema";

const graph = "parley-1";

function selectorOf(text: string) {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  return parsed.selector;
}

describe("what a server is asked to compute", () => {
  it("calls only procedures of a fixed list", () => {
    const all = (["gds", "algo"] as const).flatMap((family) => proceduresFor(family).flatMap(([, names]) => names));
    expect([...new Set(all)].toSorted()).toEqual([
      "algo.betweenness",
      "algo.closeness",
      "algo.dijkstra",
      "algo.harmonic",
      "algo.louvain",
      "algo.pagerank",
      "algo.scc",
      "algo.wcc",
      "gds.betweenness.mutate",
      "gds.closeness.harmonic.mutate",
      "gds.closeness.mutate",
      "gds.graph.drop",
      "gds.graph.nodeProperty.stream",
      "gds.louvain.mutate",
      "gds.pageRank.mutate",
      "gds.scc.mutate",
      "gds.shortestPath.dijkstra.stream",
      "gds.wcc.mutate",
    ]);
  });

  it("asks which are there: for a list, or by a call that none takes", () => {
    expect(listedOf(["gds.wcc.mutate"])).toEqual({
      text: "SHOW PROCEDURES EXECUTABLE YIELD name WHERE name IN $names RETURN name",
      parameters: { names: ["gds.wcc.mutate"] },
    });
    expect(triedCall("algo.wcc").text).toBe("CALL algo.wcc(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)");
  });

  it("projects a graph by a name of its own, computes once, and drops it", () => {
    expect(projectGraph("pagerank", graph, citySchema)).toEqual({
      text: [
        "MATCH (a:`Entity`) OPTIONAL MATCH (a)-->(b)",
        "WITH a, b",
        "WITH gds.graph.project($graph, a, b) AS made RETURN made.nodeCount AS count",
      ].join("\n"),
      parameters: { graph },
    });
    expect(projectGraph("betweenness", graph, bareSchema).text).toContain(
      "MATCH (a) OPTIONAL MATCH (a)-->(b)\nWITH DISTINCT a, b",
    );
    expect(projectGraph("louvain", graph, citySchema).text).toContain(
      "gds.graph.project($graph, a, b, {}, {undirectedRelationshipTypes: ['*']})",
    );
    expect(mutateGraph("betweenness", { graph, samples: 9 })).toEqual({
      text: "CALL gds.betweenness.mutate($graph, {mutateProperty: 'score', samplingSize: toInteger($samples), samplingSeed: 1}) YIELD nodePropertiesWritten AS count RETURN *",
      parameters: { graph, samples: 9 },
    });
    expect(mutateGraph("louvain", { graph, samples: 9 }).text).toBe(
      "CALL gds.louvain.mutate($graph, {mutateProperty: 'score'}) YIELD modularity RETURN *",
    );
    expect(scaleOf("pagerank", { graph, samples: 9 })?.text).toBe(
      "CALL gds.graph.nodeProperty.stream($graph, 'score') YIELD nodeId, propertyValue WITH propertyValue AS score RETURN 1.0 / sum(score) AS scale",
    );
    expect(scaleOf("closeness", { graph, samples: 9 })).toBeUndefined();
    expect(dropGraph(graph).text).toBe("CALL gds.graph.drop($graph, false) YIELD graphName RETURN graphName");
  });

  it("asks for figures, groups and values in few rows", () => {
    expect(summaryOf({ algorithm: "pagerank", graph, scale: 0.5 }, 10, citySchema)).toEqual({
      text: [
        "CALL gds.graph.nodeProperty.stream($p2, 'score') YIELD nodeId, propertyValue WITH gds.util.asNode(nodeId) AS n, propertyValue * $p1 AS score",
        "WITH n, score ORDER BY score DESC, n.`id`",
        "WITH avg(score) AS mean, collect(score) AS scores, collect(n)[0..$p0] AS best",
        "RETURN size(scores) AS count, scores[0] AS max, scores[-1] AS min, mean,",
        "size([score IN scores WHERE score = scores[size(best) - 1]]) AS same,",
        "scores[0..$p0] AS top, [n IN best | [n.`id`, coalesce(CASE WHEN n.`name` <> '' THEN n.`name` END, n.`id`)]] AS nodes",
      ].join("\n"),
      parameters: { p0: 10n, p1: 0.5, p2: graph },
    });
    const part = { listed: 20, named: 5, from: 0, to: 1, most: 100 };
    expect(groupingOf({ algorithm: "components" }, part, bareSchema)).toEqual({
      text: [
        "CALL algo.wcc() YIELD node, componentId AS score WITH node AS n, score",
        "WITH n, score ORDER BY elementId(n)",
        "WITH score, collect(n) AS members ORDER BY size(members) DESC, score",
        "WITH collect(members) AS groups",
        "RETURN size(groups) AS count, size([group IN groups WHERE size(group) = 1]) AS singles,",
        "[group IN groups[0..$p0] | [size(group), [n IN group[0..$p1] | [elementId(n), coalesce(CASE WHEN n.`name` <> '' THEN n.`name` END, elementId(n))]]]] AS largest,",
        "[group IN groups[$p2..$p3] | [n IN group[0..$p4] | elementId(n)]] AS ids",
      ].join("\n"),
      parameters: { p0: 20n, p1: 5n, p2: 0n, p3: 1n, p4: 100n },
    });
    expect(allScores({ algorithm: "harmonic" }, citySchema).text).toContain(
      "CALL algo.harmonic(null, 'IN') YIELD node, score WITH node AS n, score\nWITH collect([n.`id`, score]) AS found",
    );
  });

  it("ranks by what was computed, as nodes where a condition asks", () => {
    const query = { by: "pagerank", order: "desc", limit: 3, scores: { algorithm: "pagerank" } } as const;
    expect(rankingOf({ ...query, selector: { op: "all" } }, 4, citySchema).text).toMatch(
      /^CALL algo\.pagerank\(\{maxIterations: 200, tolerance: 1e-9\}\) YIELD node, score WITH node AS n, score\nWITH n, score ORDER BY/u,
    );
    expect(rankingOf({ ...query, selector: selectorOf("age > 60") }, 4, citySchema).text).toContain(
      "WITH elementId(node) AS at, score MATCH (n) WHERE elementId(n) = at WITH n, score\nWITH n, score WHERE n.`age` > $p0",
    );
  });

  it("finds a way by weight, with values as parameters", () => {
    const path = { source: "n'1", target: "n2", weight: "weight", directed: false, via: selectorOf("type == 'KNOWS'") };
    expect(projectLengths({ ...path, strong: true }, graph, citySchema)).toEqual({
      text: [
        "CALL {",
        "MATCH (s:`Entity` {`id`: $p0})",
        "MATCH (t:`Entity` {`id`: $p1})",
        "UNWIND [s, t] AS a RETURN a, null AS b, 1.0 AS length UNION ALL",
        "MATCH (a)-[r]->(b) WHERE type(r) IN $p2 AND coalesce(r.`weight`, 1) <> 0 RETURN a, b, 1.0 / coalesce(r.`weight`, 1) AS length",
        "}",
        "RETURN gds.graph.project($p3, a, b, {relationshipProperties: {length: length}}, {undirectedRelationshipTypes: ['*']}) AS made",
      ].join("\n"),
      parameters: { p0: "n'1", p1: "n2", p2: ["KNOWS"], p3: graph },
    });
    expect(projectedPath(path, graph, citySchema).text).toContain(
      "MATCH (a)-[r]-(b) WHERE type(r) IN $p3\nWITH nodes, totalCost, i, r ORDER BY toFloat(coalesce(r.`weight`, 1)), elementId(r)",
    );
    expect(arcadePath({ ...path, directed: true }, bareSchema)).toEqual({
      text: [
        "MATCH (s) WHERE elementId(s) = $p0",
        "MATCH (t) WHERE elementId(t) = $p1",
        "CALL algo.dijkstra(s, t, null, $p2, 'OUT') YIELD path, weight",
        "RETURN [n IN nodes(path) | elementId(n)] AS nodes, [r IN relationships(path) | elementId(r)] AS edges, weight AS length",
      ].join("\n"),
      parameters: { p0: "n'1", p1: "n2", p2: "weight" },
    });
  });
});

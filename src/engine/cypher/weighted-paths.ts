import type { PathQuery } from "@/graph/document/graph-reader";
import type { EngineSchema, Statement } from "../engine-types";
import { idOf } from "./names";
import type { Writing } from "./operands";
import { statementOf, writingFor } from "./statements";
import { numberText } from "./values";
import { anyWay, endsOf } from "./ways";
import { whereOf } from "./where";

export type WeightedPath = PathQuery & { readonly weight: string; readonly directed: boolean };

/** How long an edge is: one without a number counts 1, and of strong ones one of 0 is no way. */
function lengthText({ weight, strong }: WeightedPath, writing: Writing): string {
  const number = numberText(weight, "edges", writing);
  return strong ? `1.0 / coalesce(${number}, 1)` : `toFloat(coalesce(${number}, 1))`;
}

function edgeText(path: WeightedPath, writing: Writing): string {
  const { via, strong, weight } = path;
  const where = via === undefined ? "true" : whereOf(via, anyWay, writing);
  const parts = [
    ...(where === "true" ? [] : [where]),
    ...(strong ? [`coalesce(${numberText(weight, "edges", writing)}, 1) <> 0`] : []),
  ];
  return parts.length === 0 ? "" : ` WHERE ${parts.join(" AND ")}`;
}

/** The edges a path may take, with their lengths, in the server's memory; and both of its ends. */
export function projectLengths(path: WeightedPath, graph: string, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const config = path.directed ? "{}" : "{undirectedRelationshipTypes: ['*']}";
  const lines = [...endsOf(path, writing), "UNWIND [s, t] AS a RETURN a, null AS b, 1.0 AS length UNION ALL"];
  const edges = [`MATCH (a)-[r]->(b)${edgeText(path, writing)} RETURN a, b, ${lengthText(path, writing)} AS length`];
  const project = `RETURN gds.graph.project(${add(graph)}, a, b, {relationshipProperties: {length: length}}, ${config}) AS made`;
  return statementOf(["CALL {", ...lines, ...edges, "}", project], writing);
}

/** The shortest one by GDS; of several edges between the same nodes the shortest is taken. */
export function projectedPath(path: WeightedPath, graph: string, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const lines = [
    ...endsOf(path, writing),
    `CALL gds.shortestPath.dijkstra.stream(${add(graph)}, {sourceNode: s, targetNode: t, relationshipWeightProperty: 'length'})`,
    "YIELD nodeIds, totalCost WITH [at IN nodeIds | gds.util.asNode(at)] AS nodes, totalCost",
    "UNWIND range(0, size(nodes) - 2) AS i WITH nodes, totalCost, i, nodes[i] AS a, nodes[i + 1] AS b",
    `MATCH (a)-[r]-${path.directed ? ">" : ""}(b)${edgeText(path, writing)}`,
    `WITH nodes, totalCost, i, r ORDER BY ${lengthText(path, writing)}, elementId(r)`,
    "WITH nodes, totalCost, i, collect(elementId(r))[0] AS edge ORDER BY i",
    `RETURN [n IN nodes | ${idOf("n", schema)}] AS nodes, collect(edge) AS edges, totalCost AS length`,
  ];
  return statementOf(lines, writing);
}

/** The shortest one by ArcadeDB, over edges of any kind. */
export function arcadePath(path: WeightedPath, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const way = path.directed ? "OUT" : "BOTH";
  const lines = [
    ...endsOf(path, writing),
    `CALL algo.dijkstra(s, t, null, ${add(path.weight)}, '${way}') YIELD path, weight`,
    `RETURN [n IN nodes(path) | ${idOf("n", schema)}] AS nodes, [r IN relationships(path) | elementId(r)] AS edges, weight AS length`,
  ];
  return statementOf(lines, writing);
}

import type { Direction, PathQuery } from "@/graph/document/graph-reader";
import type { Selector } from "@/graph/selector/selector-types";
import type { EngineSchema, Statement } from "../engine-types";
import { nodesById } from "./by-id";
import { idOf, quoted } from "./names";
import { labelText, type Subject, subjectOf, type Writing } from "./operands";
import { edgeRow, inLists, statementOf, writingFor } from "./statements";
import { whereOf } from "./where";

/** The nodes one step away from these. */
export function stepFrom(
  ids: readonly string[],
  {
    direction,
    via,
    limit,
  }: { readonly direction: Direction; readonly via: Selector | undefined; readonly limit: number },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const condition = (from: string, to: string) => {
    const where = via === undefined ? "true" : whereOf(via, subjectOf("edges"), writing);
    const arrow = from === "a" ? "(a)-[r]->(b)" : "(b)<-[r]-(a)";
    return (
      `MATCH ${arrow}${where === "true" ? "" : ` WHERE ${where}`} WITH DISTINCT ${to} AS m LIMIT ` +
      `${writing.parameters.add(BigInt(limit))}`
    );
  };
  const row = `[${idOf("m", schema)}, ${labelText("m", schema)}]`;
  const one = (from: "a" | "b", to: "a" | "b") => [
    nodesById(from, ids, writing),
    condition(from, to),
    inLists(row, writing),
  ];
  if (direction === "out") return statementOf(one("a", "b"), writing);
  if (direction === "in") return statementOf(one("b", "a"), writing);
  return statementOf([...one("a", "b"), "UNION ALL", ...one("b", "a")], writing);
}

/** How many nodes are one step away from these, and none of them, and how many edges go there. */
export function stepCount(
  ids: readonly string[],
  { direction, via }: { readonly direction: Direction; readonly via: Selector | undefined },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const where = via === undefined ? "true" : whereOf(via, anyWay, writing);
  const [start, end] = [direction === "in" ? "<-" : "-", direction === "out" ? "->" : "-"];
  const lines = [
    nodesById("n", ids, writing),
    `MATCH (n)${start}[r]${end}(m) WHERE NOT ${idOf("m", schema)} IN ` +
      `${writing.parameters.add(ids)}${where === "true" ? "" : ` AND ${where}`}`,
    "RETURN count(r) AS edges, count(DISTINCT m) AS nodes",
  ];
  return statementOf(lines, writing);
}

export function loopCount(id: string, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const same = writing.parameters.add(id);
  const lines = [nodeWith("s", id, writing), `MATCH (s)-[r]->(n) WHERE ${idOf("n", schema)} = ${same}`];
  return statementOf([...lines, "RETURN count(r) AS total"], writing);
}

/** One edge to each of the first neighbours of a node. */
export function edgesBeside(id: string, limit: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const other = `NOT ${idOf("n", schema)} = ${writing.parameters.add(id)}`;
  const lines = [
    nodeWith("s", id, writing),
    `MATCH (s)-[r]-(n) WHERE ${other}`,
    // A limit at once with the grouping is none to ArcadeDB.
    `WITH n, head(collect(r)) AS r WITH n, r LIMIT ${writing.parameters.add(BigInt(limit))}`,
    "WITH startNode(r) AS a, r, endNode(r) AS b",
    inLists(edgeRow(schema), writing),
  ];
  return statementOf(lines, writing);
}

function nodeWith(at: string, id: string, { schema, parameters: { add } }: Writing): string {
  if (schema.id === undefined) return `MATCH (${at}) WHERE elementId(${at}) = ${add(id)}`;
  return `MATCH (${at}:${quoted(schema.id.label)} {${quoted(schema.id.key)}: ${add(id)}})`;
}

/** Both ends of a path, as `s` and `t`. */
export function endsOf({ source, target }: Pick<PathQuery, "source" | "target">, writing: Writing): readonly string[] {
  return [nodeWith("s", source, writing), nodeWith("t", target, writing)];
}

const longestPath = 15;

/** One shortest path; its edges may be asked to meet a condition. */
export function pathOf(
  { directed, via, ...ends }: Pick<PathQuery, "source" | "target" | "via"> & { readonly directed: boolean },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const where = via === undefined ? "true" : pathCondition(via, writing);
  const lines = [
    ...endsOf(ends, writing),
    `MATCH p = shortestPath((s)-[*..${longestPath}]-${directed ? ">" : ""}(t))${where === "true" ? "" : ` WHERE ${where}`}`,
    `RETURN [n IN nodes(p) | ${idOf("n", schema)}] AS nodes, [r IN relationships(p) | elementId(r)] AS edges LIMIT 1`,
  ];
  return statementOf(lines, writing);
}

/** An edge whose ends a pattern does not name by their order. */
export const anyWay: Subject = { target: "edges", at: "r", from: "startNode(r)", to: "endNode(r)" };

/** Of each edge of a path. */
function pathCondition(via: Selector, writing: Writing): string {
  const where = whereOf(via, anyWay, writing);
  if (where === "true" || where === "false") return where;
  return `all(r IN relationships(p) WHERE coalesce(${where}, false))`;
}

import type { EngineSchema, Statement } from "../engine-types";
import { bySource, edgesById, isRecordId, nodeAt, nodesById } from "./by-id";
import { idOf, quoted } from "./names";
import { statementOf, writingFor } from "./statements";

/** A row of a change: the element's id, and the properties it gets; null takes one away. */
export interface SetRow {
  readonly id: string;
  readonly set: Readonly<Record<string, unknown>>;
}

const labelled = (labels: readonly string[]): string => labels.map((label) => `:${quoted(label)}`).join("");

/** Rows of new elements: `at`, a number that comes back with the id, `set`, and of edges `source` and `target`. */
export function createNodes(
  labels: readonly string[],
  rows: readonly object[],
  schema: Pick<EngineSchema, "id">,
): Statement {
  return {
    text: `UNWIND $rows AS row CREATE (n${labelled(labels)}) SET n = row.set RETURN row.at AS at, ${idOf("n", schema)} AS id`,
    parameters: { rows },
  };
}

/** Which of these ids nodes have. */
export function idsThere(ids: readonly string[], { id: { label, key } }: { readonly id: IdPlace }): Statement {
  const text = `UNWIND $ids AS id MATCH (n:${quoted(label)} {${quoted(key)}: id}) RETURN DISTINCT id`;
  return { text, parameters: { ids } };
}

type IdPlace = NonNullable<EngineSchema["id"]>;

export function createEdges(type: string, rows: readonly object[], schema: Pick<EngineSchema, "id">): Statement {
  const lines = [
    "UNWIND $rows AS row",
    nodeAt("a", "source", schema),
    nodeAt("b", "target", schema),
    `CREATE (a)-[r:${quoted(type)}]->(b) SET r = row.set RETURN row.at AS at, elementId(r) AS id`,
  ];
  return { text: lines.join("\n"), parameters: { rows } };
}

/** Rows of edges with an id of their own: one that is there already between the same nodes gets the new values. */
export function mergeEdges(
  { type, key }: { readonly type: string; readonly key: string },
  rows: readonly object[],
  schema: Pick<EngineSchema, "id">,
): Statement {
  const lines = [
    "UNWIND $rows AS row",
    nodeAt("a", "source", schema),
    nodeAt("b", "target", schema),
    `MERGE (a)-[r:${quoted(type)} {${quoted(key)}: row.id}]->(b) SET r += row.set RETURN count(r) AS count`,
  ];
  return { text: lines.join("\n"), parameters: { rows } };
}

export function setOnNodes(rows: readonly SetRow[], schema: Pick<EngineSchema, "id">): Statement {
  const lines = ["UNWIND $rows AS row", nodeAt("n", "id", schema), "SET n += row.set RETURN count(n) AS count"];
  return { text: lines.join("\n"), parameters: { rows } };
}

export function setOnEdges(rows: readonly SetRow[], schema: Pick<EngineSchema, "id" | "sources">): Statement {
  const ids = rows.map(({ id }) => id);
  if (!ids.some(isRecordId)) {
    const text =
      "UNWIND $rows AS row MATCH ()-[r]->() WHERE elementId(r) = row.id SET r += row.set RETURN count(r) AS count";
    return { text, parameters: { rows } };
  }
  const sets = new Map(rows.map(({ id, set }) => [id, set]));
  const setsOf = (own: readonly string[]) => Object.fromEntries(own.map((id) => [id, sets.get(id)]));
  const groups = bySource(ids, schema);
  const lines = [
    "UNWIND $rows AS row",
    ...(groups ? [nodeAt("a", "source", schema)] : []),
    "MATCH (a)-[r]->() WITH r, row.sets[elementId(r)] AS set WHERE set IS NOT NULL SET r += set RETURN count(r) AS count",
  ];
  const all = groups ? [...groups].map(([source, own]) => ({ source, sets: setsOf(own) })) : [{ sets: setsOf(ids) }];
  return { text: lines.join("\n"), parameters: { rows: all } };
}

/** `kept`: so many are still known to the server by the id they had. */
export function setLabels(
  ids: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  schema: Pick<EngineSchema, "id">,
): Statement {
  const lines = [
    "UNWIND $rows AS row",
    nodeAt("n", "id", schema),
    "WITH n, elementId(n) AS id",
    ...(add.length > 0 ? [`SET n${labelled(add)}`] : []),
    ...(remove.length > 0 ? [`REMOVE n${labelled(remove)}`] : []),
    "RETURN count(n) AS count, sum(CASE WHEN elementId(n) = id THEN 1 ELSE 0 END) AS kept",
  ];
  return { text: lines.join("\n"), parameters: { rows: ids.map((id) => ({ id })) } };
}

export function removeEdges(ids: readonly string[], schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const lines = [edgesById(ids, writing), "WITH r, elementId(r) AS id DELETE r RETURN count(id) AS count"];
  return statementOf(lines, writing);
}

/** Only those that no edge is at any more. */
export function removeNodes(ids: readonly string[], schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const lines = [
    nodesById("n", ids, writing),
    `WITH n, ${idOf("n", schema)} AS id WHERE NOT EXISTS { (n)--() }`,
    "DELETE n RETURN count(id) AS count",
  ];
  return statementOf(lines, writing);
}

/** The index that makes each id one of a kind; the only statement that changes more than data. */
export function uniqueId({ label, key }: IdPlace): Statement {
  return {
    text: `CREATE CONSTRAINT IF NOT EXISTS FOR (n:${quoted(label)}) REQUIRE n.${quoted(key)} IS UNIQUE`,
    parameters: {},
  };
}

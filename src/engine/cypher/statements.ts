import type { FindQuery } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import { namedField } from "@/graph/reader/element-values";
import type { Selector } from "@/graph/selector/selector-types";
import type { EngineSchema, Statement } from "../engine-types";
import { edgesById, nodesById } from "./by-id";
import { idOf, nodePattern, quoted } from "./names";
import { labelText, operandOf, scalarOf, subjectOf, type Writing } from "./operands";
import { createParameters } from "./parameters";
import { whereOf } from "./where";

/** So many rows leave the server in one record: a browser takes 0.3 ms for each. */
const rowsPerRecord = 200n;

/** Rows in lists, in the order they have. */
export function inLists(row: string, { parameters: { add } }: Writing): string {
  const size = add(rowsPerRecord);
  return `WITH collect(${row}) AS found UNWIND range(0, size(found) - 1, ${size}) AS i RETURN found[i..i + ${size}] AS rows`;
}

export function writingFor(schema: EngineSchema): Writing {
  return { schema, parameters: createParameters() };
}

export function statementOf(lines: readonly string[], { parameters }: Writing): Statement {
  return { text: lines.filter((line) => line !== "").join("\n"), parameters: parameters.all };
}

/** The elements that a selector means: nodes `n`, or edges `r` from `a` to `b`. */
export function matching(selector: Selector, target: ElementTarget, writing: Writing): string {
  const subject = subjectOf(target);
  const byId = idsIn(selector);
  if (byId) return target === "nodes" ? nodesById("n", byId, writing) : edgesById(byId, writing);
  const where = whereOf(selector, subject, writing);
  const pattern = target === "nodes" ? nodePattern("n", writing.schema) : `(a)-[r${typesIn(selector, writing)}]->(b)`;
  return `MATCH ${pattern}${where === "true" ? "" : ` WHERE ${where}`}`;
}

function idsIn(selector: Selector): readonly string[] | undefined {
  if (selector.op !== "in" && selector.op !== "compare") return undefined;
  const { field } = selector;
  if (field.of !== "computed" || field.end !== undefined || field.name !== "id") return undefined;
  if (selector.op === "in") return selector.values.filter((one) => typeof one === "string");
  const { cmp, value } = selector;
  return cmp === "==" && value.kind === "literal" && typeof value.value === "string" ? [value.value] : undefined;
}

/** The types that one condition asks for, which a server finds its edges by. */
function typesIn(selector: Selector, { schema }: Writing): string {
  const terms = selector.op === "and" ? selector.terms : [selector];
  const asked = terms.flatMap((term) => {
    if (term.op !== "compare" || term.cmp !== "==" || term.value.kind !== "literal") return [];
    const { field, value } = term;
    const isType = field.of !== "computed" && !field.end && field.name === schema.typeAttribute;
    return isType && schema.types.some(({ name }) => name === value.value) ? [String(value.value)] : [];
  });
  return asked[0] === undefined ? "" : `:${quoted(asked[0])}`;
}

export function countOf(selector: Selector, target: ElementTarget, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  return statementOf([matching(selector, target, writing), "RETURN count(*) AS total"], writing);
}

/** The ids of at most so many elements, in order; of edges that are not found by theirs, each in a list with the node it goes from. */
export function idsOf(
  { selector, target, sortBy, order = "asc" }: Omit<FindQuery, "records">,
  limit: number,
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const subject = subjectOf(target);
  const id = target === "nodes" ? idOf("n", schema) : "elementId(r)";
  const row = target === "edges" && schema.sources ? `[${id}, ${idOf("a", schema)}]` : id;
  const lines = [matching(selector, target, writing)];
  if (sortBy === undefined) lines.push(`WITH ${row} AS id LIMIT ${writing.parameters.add(BigInt(limit))}`);
  else {
    const value = scalarOf(operandOf(namedField(sortBy, target), subject, writing), writing);
    lines.push(
      `WITH ${row} AS id, ${value} AS value`,
      `ORDER BY value IS NULL, value ${order === "asc" ? "ASC" : "DESC"}, id LIMIT ${writing.parameters.add(BigInt(limit))}`,
    );
  }
  return statementOf([...lines, inLists("id", writing)], writing);
}

/** A node with its id, labels and properties. */
export const nodeRow = (at: string, schema: EngineSchema): string =>
  `[${idOf(at, schema)}, labels(${at}), properties(${at})]`;

/** An edge with its id, ends, type, properties, and the names of its ends. */
export const edgeRow = (schema: EngineSchema): string =>
  `[elementId(r), ${idOf("a", schema)}, ${idOf("b", schema)}, type(r), properties(r), ` +
  `${labelText("a", schema)}, ${labelText("b", schema)}]`;

export function nodesOf(ids: readonly string[], schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  return statementOf([nodesById("n", ids, writing), inLists(nodeRow("n", schema), writing)], writing);
}

export function edgesOf(ids: readonly string[], schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  return statementOf([edgesById(ids, writing), inLists(edgeRow(schema), writing)], writing);
}

/** The edges at these nodes, each once. */
export function edgesAt(ids: readonly string[], limit: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const lines = [
    nodesById("n", ids, writing),
    `MATCH (n)-[r]-() WITH DISTINCT r, startNode(r) AS a, endNode(r) AS b LIMIT ${writing.parameters.add(BigInt(limit))}`,
    inLists(edgeRow(schema), writing),
  ];
  return statementOf(lines, writing);
}

export function someNodes(label: string | undefined, limit: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const pattern = label === undefined ? nodePattern("n", schema) : `(n:${quoted(label)})`;
  const lines = [`MATCH ${pattern}`, `WITH n LIMIT ${writing.parameters.add(BigInt(limit))}`];
  return statementOf([...lines, inLists(nodeRow("n", schema), writing)], writing);
}

/** Nodes that are none of these. */
export function otherNodes(ids: readonly string[], limit: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const lines = [
    `MATCH ${nodePattern("n", schema)} WHERE NOT ${idOf("n", schema)} IN ${add(ids)}`,
    `WITH n LIMIT ${add(BigInt(limit))}`,
  ];
  return statementOf([...lines, inLists(nodeRow("n", schema), writing)], writing);
}

/** Nodes one step away from these that are none of them. */
export function nodesBeside(ids: readonly string[], limit: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const lines = [
    nodesById("a", ids, writing),
    `MATCH (a)-[r]-(n) WHERE NOT ${idOf("n", schema)} IN ${add(ids)}`,
    `WITH DISTINCT n LIMIT ${add(BigInt(limit))}`,
  ];
  return statementOf([...lines, inLists(nodeRow("n", schema), writing)], writing);
}

/** The edges among these nodes. */
export function edgesAmong(
  ids: readonly string[],
  { via, limit }: { readonly via: Selector | undefined; readonly limit: number },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const where = via === undefined ? "true" : whereOf(via, subjectOf("edges"), writing);
  const lines = [
    nodesById("n", ids, writing),
    "WITH collect(n) AS inside UNWIND inside AS a",
    `MATCH (a)-[r]->(b) WHERE b IN inside${where === "true" ? "" : ` AND ${where}`}`,
    `WITH a, r, b LIMIT ${writing.parameters.add(BigInt(limit))}`,
    inLists(edgeRow(schema), writing),
  ];
  return statementOf(lines, writing);
}

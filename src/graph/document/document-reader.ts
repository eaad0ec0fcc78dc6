import { aggregateRows } from "../reader/aggregate-rows";
import { describeRows } from "../reader/describe-rows";
import { numbersOf, tableOf, valuesOf } from "../reader/element-values";
import { groupRows } from "../reader/group-rows";
import { neighborRows } from "../reader/neighbor-rows";
import { rankRows } from "../reader/rank-rows";
import { spreadRows, stratifiedRows } from "../reader/sample-rows";
import { type PathRows, shortestPath } from "../reader/shortest-path";
import { sortRows } from "../reader/sort-rows";
import type { Selector } from "../selector/selector-types";
import type { GraphTables } from "../tables/element-table";
import type { GraphDocument } from "./document-types";
import type {
  ElementRecord,
  FoundNeighbors,
  FoundPath,
  GraphReader,
  NeighborQuery,
  PathQuery,
  Surroundings,
} from "./graph-reader";
import type { ElementTarget, NodeId } from "./graph-types";
import { hasDirections } from "./graph-types";

/** Reads the open document. Answers at once; asynchronous because another reader may not. */
export function createDocumentReader(document: GraphDocument): GraphReader {
  return {
    profile: answering(() => document.profile()),
    fields: answering(() => ({
      nodes: document.tables.nodes.attributeNames(),
      edges: document.tables.edges.attributeNames(),
    })),
    async find({ target, selector, sortBy, order = "asc", offset = 0, records }, signal) {
      signal.throwIfAborted();
      const { tables } = document;
      const found = document.select(selector, target);
      const rows = sortBy === undefined ? found : sortRows(tables, target, found, { field: sortBy, order });
      const ids = idsOf(document, target, rows);
      return {
        target,
        ids,
        total: ids.length,
        records: recordsOf(document, target, ids.slice(offset, offset + records)),
      };
    },
    async records(target, ids, signal) {
      signal.throwIfAborted();
      return recordsOf(document, target, ids);
    },
    async neighbors(query, signal) {
      signal.throwIfAborted();
      return neighborsIn(document, query);
    },
    async around(id, _limit, signal) {
      signal.throwIfAborted();
      return aroundIn(document, id);
    },
    async path(query, signal) {
      signal.throwIfAborted();
      return pathIn(document, query);
    },
    async rank({ by, selector, ...ranking }, signal) {
      signal.throwIfAborted();
      const numberAt = numbersOf(document.tables, "nodes", by);
      const lists = rankRows(document.tables, document.select(selector, "nodes"), numberAt, ranking);
      return lists.map(({ best, tied, ...list }) => ({
        ...list,
        nodes: best.map(({ row, value }) => ({ ...named(document, row), value })),
        tied: tied.map((row) => named(document, row)),
      }));
    },
    async aggregate({ selector, ...query }, signal) {
      signal.throwIfAborted();
      return aggregateRows(document.tables, document.select(selector, query.target), query);
    },
    async sample({ target, selector, count, stratifyBy, random }, signal) {
      signal.throwIfAborted();
      const { tables } = document;
      const found = document.select(selector, target);
      const groups = (field: string) =>
        groupRows(found, valuesOf(tables, target, field), tableOf(tables, target).column(field));
      const picked =
        stratifyBy === undefined ? spreadRows(found, count, random) : stratifiedRows(groups(stratifyBy), count, random);
      return { records: recordsOf(document, target, idsOf(document, target, picked)), total: found.length };
    },
    async describe({ target, property, selector }, signal) {
      signal.throwIfAborted();
      return describeRows(document.tables, document.select(selector, target), { target, property });
    },
  };
}

function answering<T>(answer: () => T): (signal: AbortSignal) => Promise<T> {
  return async (signal) => {
    signal.throwIfAborted();
    return answer();
  };
}

function idsOf(document: GraphDocument, target: ElementTarget, rows: Iterable<number>): readonly string[] {
  const table = tableOf(document.tables, target);
  const ids: string[] = [];
  for (const row of rows) ids.push(table.idAt(row));
  return ids;
}

function named(document: GraphDocument, row: number): { readonly id: string; readonly label: string } {
  return { id: document.tables.nodes.idAt(row), label: document.tables.labelAt(row) };
}

function recordsOf(document: GraphDocument, target: ElementTarget, ids: readonly string[]): readonly ElementRecord[] {
  return ids.flatMap((id) => (target === "nodes" ? nodeRecord(document, id) : edgeRecord(document, id)));
}

function nodeRecord(document: GraphDocument, id: string): readonly ElementRecord[] {
  const node = document.node(id);
  return node ? [{ id, label: document.labelOf(id), data: node.attributes }] : [];
}

function edgeRecord(document: GraphDocument, id: string): readonly ElementRecord[] {
  const edge = document.edge(id);
  if (!edge) return [];
  const { source, target, attributes } = edge;
  const own = [attributes["label"], attributes["name"], attributes["title"]].find((value) => typeof value === "string");
  const labels = { sourceLabel: document.labelOf(source), targetLabel: document.labelOf(target) };
  const directed = edge.directed ?? document.meta.directed;
  return [{ id, label: typeof own === "string" ? own : id, data: attributes, source, target, ...labels, directed }];
}

/** Whether an edge row may be followed: those `via` selects, or all. */
function allowedBy(document: GraphDocument, via: Selector | undefined): (edgeRow: number) => boolean {
  if (via === undefined) return () => true;
  const marks = new Uint8Array(document.tables.edges.count);
  for (const row of document.select(via, "edges")) marks[row] = 1;
  return (row) => marks[row] === 1;
}

function neighborsIn(document: GraphDocument, query: NeighborQuery): FoundNeighbors {
  const { tables } = document;
  const from = query.of.flatMap((id) => tables.nodes.rowOf(id) ?? []);
  const { depth, direction } = query;
  const found = neighborRows(tables, { from, depth, direction, allowed: allowedBy(document, query.via) });
  const nodes = found.nodes.map(({ row, distance }) => ({ ...named(document, row), distance }));
  return { nodes, edges: idsOf(document, "edges", found.edges) };
}

function aroundIn(document: GraphDocument, id: NodeId): Surroundings {
  const { nodes, edges } = neighborsIn(document, { of: [id], depth: 1, direction: "both" });
  const own = recordsOf(document, "edges", edges).filter(({ source, target }) => source === id || target === id);
  const loops = own.filter(({ source, target }) => source === target).length;
  return { degree: own.length + loops, neighborCount: nodes.length, neighbors: nodes, edges: own };
}

function pathIn(document: GraphDocument, query: PathQuery): FoundPath {
  const { tables } = document;
  const [source, target] = [tables.nodes.rowOf(query.source), tables.nodes.rowOf(query.target)];
  if (source === undefined || target === undefined) return noPath("One of the ends is not in the graph.");
  const allowed = allowedBy(document, query.via);
  const weightAt = query.weight === undefined ? undefined : numbersOf(tables, "edges", query.weight);
  const { negative, missing } = checkWeights(tables, allowed, weightAt);
  if (negative !== undefined) return noPath(`The edge ${tables.edges.idAt(negative)} has a negative weight.`);
  const directed = query.directed ?? hasDirections(tables);
  const lengthAt = query.strong === true && weightAt ? inverseOf(weightAt) : weightAt;
  const search = { source, target, directed, allowed, ...(lengthAt ? { weightAt: lengthAt } : {}) };
  const rows = shortestPath(tables, search);
  if (!rows)
    return noPath(directed && shortestPath(tables, { ...search, directed: false }) ? againstDirection : undefined);
  return toFoundPath(document, rows, missing);
}

/** 1 / 0 is infinitely far: such an edge is never taken. */
function inverseOf(weightAt: (edgeRow: number) => number): (edgeRow: number) => number {
  return (row) => 1 / weightAt(row);
}

/** The first edge with a negative weight, and how many have none. */
function checkWeights(
  tables: GraphTables,
  allowed: (edgeRow: number) => boolean,
  weightAt: ((edgeRow: number) => number) | undefined,
): { readonly negative: number | undefined; readonly missing: number } {
  let missing = 0;
  let negative: number | undefined;
  for (let row = 0; weightAt && row < tables.edges.count; row += 1) {
    if (!allowed(row)) continue;
    const weight = weightAt(row);
    if (Number.isNaN(weight)) missing += 1;
    if (weight < 0) negative ??= row;
  }
  return { negative, missing };
}

const againstDirection = "There is one only against the direction of the edges.";

function noPath(note?: string): FoundPath {
  return { found: false, nodes: [], edges: [], length: 0, ...(note === undefined ? {} : { note }) };
}

function toFoundPath(document: GraphDocument, rows: PathRows, missing: number): FoundPath {
  const nodes = idsOf(document, "nodes", rows.nodes);
  const edges = idsOf(document, "edges", rows.edges);
  const found = { found: true, nodes, edges, length: rows.length };
  if (missing === 0) return found;
  return {
    ...found,
    note: `${missing === 1 ? "1 edge without weight counts" : `${missing} edges without weight count`} 1.`,
  };
}

import type { AlgorithmGraph } from "@/analysis/catalog/algorithm-types";
import type { EdgeId, ElementTarget, NodeId } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonObject } from "@/lib/json";
import { elements } from "../elements/parts";
import { resolveSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import type { AlgorithmOptions } from "./read-options";
import type { ScopeSaid } from "./scope-texts";

/** The part of the document an algorithm runs on, with the way back from its rows to elements. */
export interface AlgorithmScope {
  readonly success: true;
  readonly graph: AlgorithmGraph;
  readonly tables: GraphTables;
  /** Row in the document, by row of `graph`. */
  readonly nodeRows: Uint32Array;
  readonly edgeRows: Uint32Array;
  nodeId(row: number): NodeId;
  edgeId(row: number): EdgeId;
  named(row: number): { readonly id: NodeId; readonly label: string };
  /** Row in `graph` of a node; undefined when it is not part of it. */
  rowOf(id: NodeId): number | undefined;
  /** "Computed on the 8 nodes … that the filter shows.", nothing for the whole graph. */
  readonly notes: readonly ScopeSaid[];
  /** What every result says about it. */
  readonly data: JsonObject;
}

type ScopeOptions = Pick<AlgorithmOptions, "within" | "via" | "whole">;

/** What the filter shows (all with `whole`), of that the nodes `within` and the edges `via` selects; edges need both ends. */
export async function scopeOf(
  options: ScopeOptions,
  isDirected: boolean,
  context: CommandContext,
): Promise<AlgorithmScope | CommandRefusal> {
  const tables = context.tables();
  const nodes = await marksOf("nodes", options.within, context);
  if (!nodes.success) return nodes;
  const edges = await marksOf("edges", options.via, context);
  if (!edges.success) return edges;
  const filter = options.whole === true ? null : context.state.filter;
  if (filter) {
    hideInvisible("nodes", nodes.marks, context);
    hideInvisible("edges", edges.marks, context);
  }
  const nodeRows = markedRows(nodes.marks);
  const places = placesOf(nodeRows, tables.nodes.count);
  const edgeRows = markedRows(edges.marks).filter((edge) => {
    return (places[tables.sourceRow(edge)] ?? -1) >= 0 && (places[tables.targetRow(edge)] ?? -1) >= 0;
  });
  const graph: AlgorithmGraph = {
    nodeCount: nodeRows.length,
    sources: edgeRows.map((edge) => places[tables.sourceRow(edge)] ?? 0),
    targets: edgeRows.map((edge) => places[tables.targetRow(edge)] ?? 0),
    directed: Uint8Array.from(edgeRows, (edge) => (isDirected && tables.isDirected(edge) ? 1 : 0)),
  };
  const limits: readonly ScopeSaid[] = [
    ...(filter ? [{ id: "shownByFilter" } as const] : []),
    ...(nodes.text === undefined ? [] : [{ id: "nodesWith", with: { text: nodes.text } } as const]),
    ...(edges.text === undefined ? [] : [{ id: "edgesWith", with: { text: edges.text } } as const]),
  ];
  const size = { nodes: elements(nodeRows.length, "nodes"), edges: elements(edgeRows.length, "edges") };
  const nodeId = (row: number): NodeId => tables.nodes.idAt(nodeRows[row] ?? 0);
  return {
    success: true,
    graph,
    tables,
    nodeRows,
    edgeRows,
    nodeId,
    edgeId: (row) => tables.edges.idAt(edgeRows[row] ?? 0),
    named: (row) => ({ id: nodeId(row), label: tables.labelAt(nodeRows[row] ?? 0) }),
    rowOf: (id) => inside(places[tables.nodes.rowOf(id) ?? -1]),
    notes: limits.length === 0 ? [] : [{ id: "computedOn", with: { ...size, limits: { list: limits } } }],
    data: { nodeCount: nodeRows.length, edgeCount: edgeRows.length, ...(filter && { filter: filter.text }) },
  };
}

function inside(place: number | undefined): number | undefined {
  return place === undefined || place < 0 ? undefined : place;
}

interface Marks {
  readonly success: true;
  /** 1 for each document row that takes part. */
  readonly marks: Uint8Array;
  readonly text?: string;
}

async function marksOf(
  target: ElementTarget,
  selector: string | undefined,
  context: CommandContext,
): Promise<Marks | CommandRefusal> {
  const table = context.tables()[target];
  if (selector === undefined) return { success: true, marks: new Uint8Array(table.count).fill(1) };
  const resolved = await resolveSelector(selector, target, context);
  if (!resolved.success) return resolved;
  const found = await context.reader.find({ target, selector: resolved.selector, records: 0 }, context.signal);
  const marks = new Uint8Array(table.count);
  for (const id of found.ids) marks[table.rowOf(id) ?? -1] = 1;
  return { success: true, marks, text: resolved.text };
}

function hideInvisible(target: ElementTarget, marks: Uint8Array, context: CommandContext): void {
  const table = context.tables()[target];
  for (let row = 0; row < table.count; row += 1) {
    if (marks[row] === 1 && !context.state.isVisible(target, table.idAt(row))) marks[row] = 0;
  }
}

function markedRows(marks: Uint8Array): Uint32Array {
  const rows = new Uint32Array(marks.length);
  let size = 0;
  for (let row = 0; row < marks.length; row += 1) {
    if (marks[row] !== 1) continue;
    rows[size] = row;
    size += 1;
  }
  return rows.slice(0, size);
}

function placesOf(rows: Uint32Array, count: number): Int32Array {
  const places = new Int32Array(count).fill(-1);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place;
  return places;
}

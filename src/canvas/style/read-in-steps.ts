import type { EdgeId, ElementTarget, NodeId } from "@/graph/document/graph-types";
import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import { parallelsOf } from "../scene/parallel-edges";
import type { LookMap, Noted } from "./look-map";
import type { Scope } from "./look-scope";
import type { EdgeLook, NodeLook } from "./look-types";
import { createLookReader, type LookDeps, type LookReader } from "./read-looks";

interface ReadingOfBoth {
  readonly ofNodes: Omit<Reading<NodeLook>, "rows">;
  readonly ofEdges: Omit<Reading<EdgeLook>, "rows">;
}

/** Reads the looks of these elements again, so many with each step. */
export function* readScope(deps: LookDeps, scope: Scope, { ofNodes, ofEdges }: ReadingOfBoth): Generator<void, void> {
  const { tables } = deps.document;
  const reader = createLookReader(deps);
  yield* readAgain({ ...ofNodes, rows: rowsOf(tables.nodes, scope.nodes) }, reader.node);
  yield* readAgain({ ...ofEdges, rows: rowsOf(tables.edges, scope.edges) }, edgeReader(reader, scope, tables));
  if (!scope.isFiltered) return;
  const isShown = (target: ElementTarget) => (row: number) => reader.isShown(target, row);
  yield* hideOrShow({ ...ofNodes, rows: rowsOf(tables.nodes, "all") }, isShown("nodes"));
  yield* hideOrShow({ ...ofEdges, rows: rowsOf(tables.edges, "all") }, isShown("edges"));
}

type Visit = (id: string, row: number | undefined) => void;

interface RowsOf {
  readonly isAll: boolean;
  readonly count: number;
  each(visit: Visit, from?: number, to?: number): void;
}

/** The rows of these elements, or all: one that is gone has none. */
function rowsOf(table: ElementTable, ids: ReadonlySet<string> | "all"): RowsOf {
  if (ids === "all") {
    return {
      isAll: true,
      count: table.count,
      each: (visit, from = 0, to = table.count) => {
        for (let row = from; row < to; row += 1) visit(table.idAt(row), row);
      },
    };
  }
  const listed = [...ids];
  return {
    isAll: false,
    count: listed.length,
    each: (visit, from = 0, to = listed.length) => {
      for (const id of listed.slice(from, to)) visit(id, table.rowOf(id));
    },
  };
}

export function edgeReader(reader: LookReader, { edges }: Scope, tables: GraphTables) {
  if (edges !== "all") return (row: number) => reader.edge(row);
  const { count } = parallelsOf(tables);
  return (row: number) => reader.edge(row, count(row));
}

export interface Changed {
  /** Those that look different, with the looks they had: an element that is gone, or was left out of the drawing, has none. */
  readonly nodes: Map<NodeId, NodeLook | undefined>;
  readonly edges: Map<EdgeId, EdgeLook | undefined>;
}

export interface ReadAgain {
  readonly changed: Changed;
  /** Reads so many elements with each step. */
  readonly steps: Generator<void, void>;
}

interface Reading<Look> extends Noted<Look> {
  readonly looks: LookMap<Look>;
  readonly rows: RowsOf;
}

function* readAgain<Look>(reading: Reading<Look>, read: (row: number) => Look | null): Generator<void, void> {
  const { looks, rows } = reading;
  let there = 0;
  const put = (id: string, look: Look | undefined) => {
    if (look !== undefined) there += 1;
    looks.put(id, look, reading);
  };
  yield* inSteps(rows, (id, row) => put(id, row === undefined ? undefined : (read(row) ?? undefined)));
  if (!rows.isAll || looks.size() === there) return;
  const present = new Set<string>();
  rows.each((id) => present.add(id));
  for (const id of looks.ids()) if (!present.has(id)) put(id, undefined);
}

function* hideOrShow<Look extends { readonly visible: boolean }>(
  reading: Reading<Look>,
  isShown: (row: number) => boolean,
): Generator<void, void> {
  const { looks, rows } = reading;
  yield* inSteps(rows, (id, row) => {
    if (row !== undefined) looks.show(id, isShown(row), reading);
  });
}

/** So many elements are read in one step. */
const STEP = 500;

function* inSteps(rows: RowsOf, visit: Visit): Generator<void, void> {
  for (let from = 0; from < rows.count; from += STEP) {
    rows.each(visit, from, Math.min(rows.count, from + STEP));
    yield;
  }
}

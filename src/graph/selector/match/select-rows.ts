import type { ElementTarget } from "@/graph/document/graph-types";
import type { Field, Selector } from "@/graph/selector/selector-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { compareValues } from "./compare-values";
import { fieldSource, readSource } from "./field-source";
import { matchSource } from "./match-source";
import { type Matcher, markRows, matchAll, matchEvery, matchNone, matchNot, matchSome, rowMatcher } from "./matcher";
import { comparisonTest, existsTest, membershipTest, type ValueTest } from "./value-test";

type CompareSelector = Extract<Selector, { op: "compare" }>;

/** Rows that match, ascending. Sets and looks are resolved before (`fitSelector`); one that is not matches nothing. */
export function selectRows(selector: Selector, target: ElementTarget, tables: GraphTables): Uint32Array {
  // A copy where the list may be part of an index.
  return compile(selector, target, tables).all().slice();
}

/** Whether a row matches. Good until the tables change (see `ElementTable.version`); then compile again. */
export function compileSelector(
  selector: Selector,
  target: ElementTarget,
  tables: GraphTables,
): (row: number) => boolean {
  return compile(selector, target, tables).test;
}

function compile(selector: Selector, target: ElementTarget, tables: GraphTables): Matcher {
  const count = target === "nodes" ? tables.nodes.count : tables.edges.count;
  const inner = (term: Selector): Matcher => compile(term, target, tables);
  switch (selector.op) {
    case "all":
      return matchAll(count);
    case "and":
      return matchEvery(selector.terms.map(inner), count);
    case "or":
      return matchSome(selector.terms.map(inner), count);
    case "not":
      return matchNot(inner(selector.term), count);
    case "compare":
      return compileComparison(selector, target, tables);
    case "in":
      return matchField(selector.field, membershipTest(selector.values), target, tables);
    case "exists":
      return matchField(selector.field, existsTest, target, tables);
    case "set":
      return matchNone();
    case "neighbors":
      return matchNeighbors(compile(selector.of, "nodes", tables), selector.depth, target, tables);
  }
}

function compileComparison(selector: CompareSelector, target: ElementTarget, tables: GraphTables): Matcher {
  const { field, cmp, value } = selector;
  const count = target === "nodes" ? tables.nodes.count : tables.edges.count;
  if (cmp === "!=") return matchNot(compileComparison({ ...selector, cmp: "==" }, target, tables), count);
  if (value.kind === "literal") return matchField(field, comparisonTest(cmp, value.value), target, tables);
  const left = readField(field, target, tables);
  const right = readField(value.field, target, tables);
  return rowMatcher(count, (row) => {
    const a = left(row);
    const b = right(row);
    return a !== undefined && b !== undefined && compareValues(a, cmp, b);
  });
}

function matchField(field: Field, test: ValueTest, target: ElementTarget, tables: GraphTables): Matcher {
  if (!field.end) {
    const count = target === "nodes" ? tables.nodes.count : tables.edges.count;
    return matchSource(fieldSource(field, target, tables), test, count);
  }
  if (target === "nodes") return test.missing ? matchAll(tables.nodes.count) : matchNone();
  const ofNode = matchSource(fieldSource(field, "nodes", tables), test, tables.nodes.count);
  const endRow = endOf(field.end, tables);
  return rowMatcher(tables.edges.count, (row) => ofNode.test(endRow(row)));
}

function readField(field: Field, target: ElementTarget, tables: GraphTables): ReturnType<typeof readSource> {
  if (!field.end) return readSource(fieldSource(field, target, tables));
  if (target === "nodes") return () => undefined;
  const read = readSource(fieldSource(field, "nodes", tables));
  const endRow = endOf(field.end, tables);
  return (row) => read(endRow(row));
}

function endOf(end: "source" | "target", tables: GraphTables): (edgeRow: number) => number {
  return end === "source" ? (row) => tables.sourceRow(row) : (row) => tables.targetRow(row);
}

const START = 1;
const REACHED = 2;

/**
 * Nodes within `depth` steps of the starting nodes, whatever the direction of the edges, without the starting nodes
 * themselves. Of edges: those among the starting nodes and the ones reached. Walked when first asked.
 */
function matchNeighbors(of: Matcher, depth: number, target: ElementTarget, tables: GraphTables): Matcher {
  let marks: Uint8Array | undefined;
  const markAt = (row: number): number => {
    marks ??= walk(of.all(), depth, tables);
    return marks[row] ?? 0;
  };
  if (target === "nodes") return rowMatcher(tables.nodes.count, (row) => markAt(row) === REACHED);
  return rowMatcher(
    tables.edges.count,
    (row) => markAt(tables.sourceRow(row)) > 0 && markAt(tables.targetRow(row)) > 0,
  );
}

function walk(start: Uint32Array, depth: number, tables: GraphTables): Uint8Array {
  const marks = markRows(start, tables.nodes.count);
  let front: readonly number[] = Array.from(start);
  for (let step = 0; step < depth && front.length > 0; step += 1) {
    const next: number[] = [];
    for (const row of front) {
      tables.eachEdgeAt(row, (_, other) => {
        if (marks[other] === START || marks[other] === REACHED) return;
        marks[other] = REACHED;
        next.push(other);
      });
    }
    front = next;
  }
  return marks;
}

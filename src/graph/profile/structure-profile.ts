import type { GraphTables } from "../tables/element-table";

/** The shape of the graph, without names. Rows, not ids: labels may change while the shape stays. */
export interface StructureProfile {
  readonly componentCount: number;
  readonly componentSizes: readonly number[];
  readonly isolatedCount: number;
  readonly selfLoopCount: number;
  /** Best connected first. */
  readonly topRows: readonly number[];
  /** How many rows have as many edges as the first of these. */
  readonly topTies: number;
  readonly farRows?: readonly [number, number];
}

const topCount = 5;
/** Edges of one step. */
const STEP = 20_000;
/** A search for far nodes gives up widening here: the pair is a suggestion, not a diameter. */
const farthestVisits = 2000;
/** In a larger graph the search would wait for the neighbour lists: the first and the last node of the component do. */
const mostSearched = 20_000;

/** In a few steps, between which other work may be done. */
export function* profileStructure(tables: GraphTables): Generator<void, StructureProfile> {
  const { roots, selfLoopCount } = yield* joinComponents(tables);
  const sizes = new Uint32Array(tables.nodes.count);
  for (let row = 0; row < roots.length; row += 1) {
    const root = roots[row] ?? 0;
    sizes[root] = (sizes[root] ?? 0) + 1;
  }
  const largest = indexOfLargest(sizes);
  const farRows = largest === undefined ? undefined : farPair(tables, roots, largest);
  yield;
  const found = sizes.filter((size) => size > 0).sort();
  yield;
  return {
    componentCount: found.length,
    componentSizes: Array.from(found.slice(-5).reverse()),
    isolatedCount: countIsolated(tables),
    selfLoopCount,
    ...bestConnected(tables),
    ...(farRows ? { farRows } : {}),
  };
}

/** Union-find with path halving: each row's root afterwards. */
function* joinComponents(tables: GraphTables): Generator<void, { roots: Uint32Array; selfLoopCount: number }> {
  const roots = new Uint32Array(tables.nodes.count);
  for (let row = 0; row < roots.length; row += 1) roots[row] = row;
  const find = (start: number): number => {
    let row = start;
    for (let up = roots[row] ?? row; up !== row; up = roots[row] ?? row) {
      const above = roots[up] ?? up;
      roots[row] = above;
      row = above;
    }
    return row;
  };
  let selfLoopCount = 0;
  for (let row = 0; row < tables.edges.count; row += 1) {
    const source = tables.sourceRow(row);
    const target = tables.targetRow(row);
    if (source === target) selfLoopCount += 1;
    const a = find(source);
    const b = find(target);
    if (a !== b) roots[Math.max(a, b)] = Math.min(a, b);
    if (row % STEP === STEP - 1) yield;
  }
  for (let row = 0; row < roots.length; row += 1) roots[row] = find(row);
  return { roots, selfLoopCount };
}

function indexOfLargest(sizes: Uint32Array): number | undefined {
  let best: number | undefined;
  let bestSize = 1;
  for (let row = 0; row < sizes.length; row += 1) {
    const size = sizes[row] ?? 0;
    if (size <= bestSize) continue;
    best = row;
    bestSize = size;
  }
  return best;
}

function countIsolated(tables: GraphTables): number {
  let count = 0;
  for (let row = 0; row < tables.nodes.count; row += 1) if (tables.degreeAt(row) === 0) count += 1;
  return count;
}

function bestConnected(tables: GraphTables): Pick<StructureProfile, "topRows" | "topTies"> {
  const best: number[] = [];
  let [weakest, most, topTies] = [-1, -1, 0];
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const degree = tables.degreeAt(row);
    if (degree >= most) [most, topTies] = [degree, degree === most ? topTies + 1 : 1];
    if (best.length === topCount && degree <= weakest) continue;
    best.push(row);
    best.sort((a, b) => tables.degreeAt(b) - tables.degreeAt(a) || a - b);
    best.length = Math.min(best.length, topCount);
    weakest = tables.degreeAt(best.at(-1) ?? row);
  }
  return { topRows: best, topTies };
}

/** Two breadth-first searches: the last node of the first is the start of the second. */
function farPair(tables: GraphTables, roots: Uint32Array, start: number): readonly [number, number] {
  if (roots.length > mostSearched) return [start, roots.lastIndexOf(start)];
  const first = lastReached(tables, start);
  return [first, lastReached(tables, first)];
}

function lastReached(tables: GraphTables, start: number): number {
  const seen = new Set([start]);
  const queue = [start];
  for (let next = 0; next < queue.length && queue.length < farthestVisits; next += 1) {
    tables.eachEdgeAt(queue[next] ?? start, (_, other) => {
      if (seen.has(other)) return;
      seen.add(other);
      queue.push(other);
    });
  }
  return queue.at(-1) ?? start;
}

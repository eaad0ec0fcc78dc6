import type { AlgorithmAnswer, AlgorithmGraph } from "../catalog/algorithm-types";
import { arrayAt } from "./parts/array-at";
import { type Links, linksOf } from "./parts/links";
import { numberGroups } from "./parts/number-groups";
import type { Work } from "./parts/work";

const { word } = arrayAt;

/** Groups of nodes joined by edges, whatever their direction; 1 is the largest. */
export function* components(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const links = linksOf(graph, "both");
  const groups = new Int32Array(graph.nodeCount).fill(-1);
  const queue = new Uint32Array(graph.nodeCount);
  for (let first = 0; first < graph.nodeCount; first += 1) {
    if (groups[first] !== -1) continue;
    const size = reachAll(links, groups, { queue, first });
    if (size > 1_000 || first % 4_096 === 0) yield first / graph.nodeCount;
  }
  const { values, count } = numberGroups(groups);
  return { values: [values], figures: { count } };
}

/** Puts all that hangs together with `first` in its group; how many they are. */
function reachAll(
  { starts, others }: Links,
  groups: Int32Array,
  { queue, first }: { readonly queue: Uint32Array; readonly first: number },
): number {
  let size = 1;
  groups[first] = first;
  queue[0] = first;
  for (let head = 0; head < size; head += 1) {
    const row = word(queue, head);
    for (let at = word(starts, row), end = word(starts, row + 1); at < end; at += 1) {
      const other = word(others, at);
      if (groups[other] !== -1) continue;
      groups[other] = first;
      queue[size] = other;
      size += 1;
    }
  }
  return size;
}

/** Groups of nodes that all reach each other along the edges (Tarjan 1972), without recursion; 1 is the largest. */
export function* strongComponents(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const search = createSearch(graph.nodeCount, linksOf(graph, "out"));
  for (let row = 0; row < graph.nodeCount; row += 1) {
    if (search.seen[row] === 0) yield* searchFrom(search, row);
  }
  const { values, count } = numberGroups(search.groups);
  return { values: [values], figures: { count } };
}

interface Search {
  readonly links: Links;
  /** Order of discovery from 1, 0 = not seen; the earliest that can be come back to. */
  readonly seen: Uint32Array;
  readonly low: Uint32Array;
  readonly groups: Int32Array;
  /** The way down, and where each node's links are read next. */
  readonly way: number[];
  readonly next: Uint32Array;
  /** Seen, in no group yet. */
  readonly open: number[];
  clock: number;
}

function createSearch(nodeCount: number, links: Links): Search {
  return {
    links,
    seen: new Uint32Array(nodeCount),
    low: new Uint32Array(nodeCount),
    groups: new Int32Array(nodeCount).fill(-1),
    way: [],
    next: links.starts.slice(),
    open: [],
    clock: 0,
  };
}

function* searchFrom(search: Search, start: number): Work<void> {
  const { links, seen, low, groups, way, next } = search;
  enter(search, start);
  for (let row = way.at(-1); row !== undefined; row = way.at(-1)) {
    const at = word(next, row);
    if (at === word(links.starts, row + 1)) {
      leave(search, row);
      continue;
    }
    next[row] = at + 1;
    const other = word(links.others, at);
    if (seen[other] === 0) {
      enter(search, other);
      if (search.clock % 4_096 === 0) yield search.clock / seen.length;
    } else if (groups[other] === -1) low[row] = Math.min(word(low, row), word(seen, other));
  }
}

function enter(search: Search, row: number): void {
  search.clock += 1;
  search.seen[row] = search.clock;
  search.low[row] = search.clock;
  search.way.push(row);
  search.open.push(row);
}

function leave({ seen, low, groups, way, open }: Search, row: number): void {
  way.pop();
  const parent = way.at(-1);
  if (parent !== undefined) low[parent] = Math.min(word(low, parent), word(low, row));
  if (low[row] !== seen[row]) return;
  for (let member = open.pop(); member !== undefined; member = open.pop()) {
    groups[member] = row;
    if (member === row) return;
  }
}

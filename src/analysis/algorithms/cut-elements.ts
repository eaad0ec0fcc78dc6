import type { AlgorithmAnswer, AlgorithmGraph } from "../catalog/algorithm-types";
import { arrayAt } from "./parts/array-at";
import { type Links, linksOf } from "./parts/links";
import type { Work } from "./parts/work";

const { integer, word } = arrayAt;

/** Edges without which their two ends would fall apart; directions are left aside, a parallel edge holds them together. */
export function* bridges(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const { edges } = yield* cutElements(graph);
  return { edges };
}

/** Nodes without which what hangs on them would fall apart. */
export function* articulationPoints(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const { nodes } = yield* cutElements(graph);
  return { nodes };
}

interface CutElements {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** Both by one depth-first search for the lowest node that can be come back to (Hopcroft and Tarjan 1973), without recursion. */
function* cutElements(graph: AlgorithmGraph): Work<CutElements> {
  const search = createSearch(graph);
  for (let root = 0; root < graph.nodeCount; root += 1) {
    if (search.seen[root] === 0) yield* searchFrom(search, root);
  }
  const nodes = [...search.isCut.keys()].filter((row) => search.isCut[row] === 1);
  return { nodes, edges: search.bridges.sort((a, b) => a - b) };
}

interface Search {
  readonly links: Links;
  /** Order of discovery from 1, 0 = not seen; the earliest that can be come back to. */
  readonly seen: Uint32Array;
  readonly low: Uint32Array;
  /** Where each node's links are read next, and the edge it was come to by. */
  readonly next: Uint32Array;
  readonly cameBy: Int32Array;
  readonly isCut: Uint8Array;
  readonly bridges: number[];
  readonly way: number[];
  clock: number;
}

function createSearch(graph: AlgorithmGraph): Search {
  const links = linksOf(graph, "both");
  return {
    links,
    seen: new Uint32Array(graph.nodeCount),
    low: new Uint32Array(graph.nodeCount),
    next: links.starts.slice(),
    cameBy: new Int32Array(graph.nodeCount).fill(-1),
    isCut: new Uint8Array(graph.nodeCount),
    bridges: [],
    way: [],
    clock: 0,
  };
}

/** The root is cut when more than one part hangs on it. */
function* searchFrom(search: Search, root: number): Work<void> {
  const { links, way, next, seen } = search;
  let partsBelow = 0;
  enter(search, root, -1);
  for (let row = way.at(-1); row !== undefined; row = way.at(-1)) {
    const at = word(next, row);
    if (at === word(links.starts, row + 1)) {
      leave(search, row);
      if (way.length === 1) partsBelow += 1;
      continue;
    }
    next[row] = at + 1;
    look(search, row, at);
    if (at % 4_096 === 0) yield search.clock / seen.length;
  }
  if (partsBelow > 1) search.isCut[root] = 1;
}

/** Follows one link, unless it is the way back along the same edge. */
function look(search: Search, row: number, at: number): void {
  const { links, seen, low, cameBy } = search;
  const [other, edge] = [word(links.others, at), word(links.edges, at)];
  if (edge === cameBy[row]) return;
  if (seen[other] === 0) enter(search, other, edge);
  else low[row] = Math.min(word(low, row), word(seen, other));
}

function enter(search: Search, row: number, edge: number): void {
  search.clock += 1;
  search.seen[row] = search.clock;
  search.low[row] = search.clock;
  search.cameBy[row] = edge;
  search.way.push(row);
}

/** Tells the node above what this one can come back to. */
function leave({ seen, low, cameBy, isCut, bridges: found, way }: Search, row: number): void {
  way.pop();
  const parent = way.at(-1);
  if (parent === undefined) return;
  low[parent] = Math.min(word(low, parent), word(low, row));
  if (word(low, row) > word(seen, parent)) found.push(integer(cameBy, row));
  if (way.length > 1 && word(low, row) >= word(seen, parent)) isCut[parent] = 1;
}

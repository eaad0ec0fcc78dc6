import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import { type Links, simpleLinksOf } from "@/analysis/algorithms/parts/links";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph } from "@/analysis/catalog/algorithm-types";

const { float, integer, word } = arrayAt;

/** How many triangles each node is a corner of, and all there are; directions, loops and parallel edges are left aside. */
export function* triangles(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const values = new Float64Array(graph.nodeCount);
  const total = yield* eachTriangle(simpleLinksOf(graph, "both"), ([a, b, c]) => {
    values[a] = float(values, a) + 1;
    values[b] = float(values, b) + 1;
    values[c] = float(values, c) + 1;
  });
  return { values: [values], figures: { total } };
}

/**
 * Clustering coefficient (Watts and Strogatz 1998): how many of the pairs of a node's neighbours are joined, 0 below two neighbours;
 * its mean; and transitivity, the same over all pairs of the graph at once.
 */
export function* clustering(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const links = simpleLinksOf(graph, "both");
  const corners = new Float64Array(graph.nodeCount);
  const total = yield* eachTriangle(links, (rows) => {
    for (const row of rows) corners[row] = float(corners, row) + 1;
  });
  let allPairs = 0;
  const values = corners.map((count, row) => {
    const degree = degreeIn(links, row);
    const pairs = (degree * (degree - 1)) / 2;
    allPairs += pairs;
    return pairs === 0 ? 0 : count / pairs;
  });
  return { values: [values], figures: { total, transitivity: allPairs === 0 ? 0 : (3 * total) / allPairs } };
}

/** The triangle with the largest sum: of `nodeValues` at its corners where given, else of the weights of its sides. */
export function* maxTriangle(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const links = simpleLinksOf(graph, "both", "greatest");
  const { nodeValues, weights } = graph;
  let best: { readonly sum: number; readonly rows: Corners; readonly sides: Corners } | undefined;
  const total = yield* eachTriangle(links, (rows, sides) => {
    const [a, b, c] = nodeValues ? rows : sides;
    const from = nodeValues ?? weights;
    const sum = from ? float(from, a) + float(from, b) + float(from, c) : 3;
    if (Number.isNaN(sum) || (best && sum <= best.sum)) return;
    best = { sum, rows: [...rows], sides: [...sides] };
  });
  if (!best) return { figures: { total }, holds: false };
  return { nodes: best.rows, edges: best.sides, figures: { total, value: best.sum }, holds: true };
}

type Corners = readonly [number, number, number];

/**
 * Visits each triangle once, with its corners and the edges of its sides, and gives their number: from each node only to those of
 * higher degree (the "forward" method, Schank and Wagner 2005), in about m√m steps.
 */
function* eachTriangle(links: Links, visit: Visit): Work<number> {
  const nodeCount = links.starts.length - 1;
  const up = upward(links);
  const marks = new Int32Array(nodeCount).fill(-1);
  let total = 0;
  let steps = 0;
  for (let row = 0; row < nodeCount; row += 1) {
    const [start, end] = [word(up.starts, row), word(up.starts, row + 1)];
    for (let at = start; at < end; at += 1) marks[word(up.others, at)] = at;
    for (let at = start; at < end; at += 1) {
      total += closeOver(up, { marks, row, at, start }, visit);
      steps += word(up.starts, word(up.others, at) + 1) - word(up.starts, word(up.others, at));
    }
    if (steps > 20_000 || row % 4_096 === 0) {
      steps = 0;
      yield row / nodeCount;
    }
  }
  return total;
}

type Visit = (rows: Corners, sides: Corners) => void;

/** One link from the row, whose links are marked with their places from `start` on. */
interface Side {
  readonly marks: Int32Array;
  readonly row: number;
  readonly at: number;
  readonly start: number;
}

/** The triangles over one side: from its other end back to what is marked. Marks of earlier rows lie before `start`. */
function closeOver({ starts, others, edges }: Links, { marks, row, at, start }: Side, visit: Visit): number {
  const other = word(others, at);
  let found = 0;
  for (let next = word(starts, other); next < word(starts, other + 1); next += 1) {
    const third = word(others, next);
    const mark = integer(marks, third);
    if (mark < start) continue;
    found += 1;
    visit([row, other, third], [word(edges, at), word(edges, next), word(edges, mark)]);
  }
  return found;
}

/** Each link only towards the end with the higher degree, equal ones towards the higher row. */
function upward(links: Links): Links {
  const nodeCount = links.starts.length - 1;
  const starts = new Uint32Array(nodeCount + 1);
  const [others, edges] = [new Uint32Array(links.others.length / 2), new Uint32Array(links.others.length / 2)];
  let size = 0;
  for (let row = 0; row < nodeCount; row += 1) {
    const degree = degreeIn(links, row);
    for (let at = word(links.starts, row); at < word(links.starts, row + 1); at += 1) {
      const other = word(links.others, at);
      const step = degreeIn(links, other) - degree || other - row;
      if (step < 0) continue;
      others[size] = other;
      edges[size] = word(links.edges, at);
      size += 1;
    }
    starts[row + 1] = size;
  }
  return { starts, others, edges };
}

function degreeIn({ starts }: Links, row: number): number {
  return word(starts, row + 1) - word(starts, row);
}

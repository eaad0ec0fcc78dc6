import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "../catalog/algorithm-types";
import { arrayAt } from "./parts/array-at";
import type { Work } from "./parts/work";

const { float, word } = arrayAt;

/**
 * The most that can flow from source to target, each edge carrying up to its weight (Dinic 1970), and a smallest cut: the edges from
 * what can still be reached to the rest (Ford and Fulkerson 1956). An edge without direction carries either way. `nodes` is the
 * source's side.
 */
export function* maxFlow(graph: AlgorithmGraph, { source = 0, target = 0 }: AlgorithmSettings): Work<AlgorithmAnswer> {
  const network = createNetwork(graph);
  if (source === target) throw new RangeError("Source and target of a flow are one node.");
  let value = 0;
  for (let rounds = 1; levelsTo(network, source, target); rounds += 1) {
    network.next.set(network.starts.subarray(0, graph.nodeCount));
    for (let more = push(network, source, target); more > 0; more = push(network, source, target)) {
      value += more;
      yield 1 - 1 / (1 + rounds / 4);
    }
  }
  const isNear = (row: number): boolean => word(network.levels, row) > 0;
  const nodes = Array.from({ length: graph.nodeCount }, (_, row) => row).filter(isNear);
  const edges = [...graph.sources.keys()].filter((edge) => crosses(graph, edge, isNear));
  return { nodes, edges, figures: { value } };
}

function crosses(
  { sources, targets, directed, weights }: AlgorithmGraph,
  edge: number,
  isNear: (row: number) => boolean,
): boolean {
  if (weights && weights[edge] === 0) return false;
  const [source, target] = [isNear(word(sources, edge)), isNear(word(targets, edge))];
  return directed[edge] === 1 ? source && !target : source !== target;
}

/** Arcs come in pairs: 2 × edge leads as the edge does, 2 × edge + 1 back. */
interface Network {
  readonly starts: Uint32Array;
  readonly arcs: Uint32Array;
  readonly heads: Uint32Array;
  /** What each arc can still carry. */
  readonly room: Float64Array;
  /** From the source, which has 1; 0 = not reached. */
  readonly levels: Uint32Array;
  readonly next: Uint32Array;
  readonly queue: Uint32Array;
}

function createNetwork({ nodeCount, sources, targets, directed, weights }: AlgorithmGraph): Network {
  const arcCount = sources.length * 2;
  const [heads, room] = [new Uint32Array(arcCount), new Float64Array(arcCount)];
  const starts = new Uint32Array(nodeCount + 1);
  for (let edge = 0; edge < sources.length; edge += 1) {
    const [source, target, capacity] = [word(sources, edge), word(targets, edge), weights ? float(weights, edge) : 1];
    [heads[edge * 2], heads[edge * 2 + 1]] = [target, source];
    [room[edge * 2], room[edge * 2 + 1]] = [capacity, directed[edge] === 1 ? 0 : capacity];
    starts[source + 1] = word(starts, source + 1) + 1;
    starts[target + 1] = word(starts, target + 1) + 1;
  }
  for (let row = 0; row < nodeCount; row += 1) starts[row + 1] = word(starts, row + 1) + word(starts, row);
  const next = starts.slice();
  const arcs = new Uint32Array(arcCount);
  for (let arc = 0; arc < arcCount; arc += 1) {
    const tail = word(heads, arc ^ 1);
    arcs[word(next, tail)] = arc;
    next[tail] = word(next, tail) + 1;
  }
  return { starts, arcs, heads, room, levels: new Uint32Array(nodeCount), next, queue: new Uint32Array(nodeCount) };
}

/** Breadth-first over arcs with room; whether the target was reached. */
function levelsTo({ starts, arcs, heads, room, levels, queue }: Network, source: number, target: number): boolean {
  levels.fill(0);
  levels[source] = 1;
  queue[0] = source;
  let size = 1;
  for (let head = 0; head < size; head += 1) {
    const row = word(queue, head);
    for (let at = word(starts, row); at < word(starts, row + 1); at += 1) {
      const arc = word(arcs, at);
      const other = word(heads, arc);
      if (float(room, arc) <= 0 || levels[other] !== 0) continue;
      levels[other] = word(levels, row) + 1;
      queue[size] = other;
      size += 1;
    }
  }
  return levels[target] !== 0;
}

/** One more way down the levels to the target, filled up; 0 when there is none left. A dead end is not tried again. */
function push({ starts, arcs, heads, room, levels, next }: Network, source: number, target: number): number {
  const way: number[] = [];
  for (let row = source; row !== target; ) {
    const at = word(next, row);
    if (at < word(starts, row + 1)) {
      const arc = word(arcs, at);
      const other = word(heads, arc);
      if (float(room, arc) > 0 && levels[other] === word(levels, row) + 1) {
        way.push(arc);
        row = other;
      } else next[row] = at + 1;
      continue;
    }
    const back = way.pop();
    if (back === undefined) return 0;
    row = word(heads, back ^ 1);
    next[row] = word(next, row) + 1;
  }
  const amount = way.reduce((least, arc) => Math.min(least, float(room, arc)), Number.POSITIVE_INFINITY);
  for (const arc of way) {
    room[arc] = float(room, arc) - amount;
    room[arc ^ 1] = float(room, arc ^ 1) + amount;
  }
  return amount;
}

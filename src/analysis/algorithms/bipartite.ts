import type { AlgorithmAnswer, AlgorithmGraph } from "../catalog/algorithm-types";
import { arrayAt } from "./parts/array-at";
import { type Links, linksOf } from "./parts/links";
import type { Work } from "./parts/work";

const { float, word } = arrayAt;

/**
 * Whether the nodes have two sides so that every edge joins one with the other: then side 1 or 2 of each node (the first node of
 * each part is on side 1); else a cycle of odd length that forbids it.
 */
export function* bipartite(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const search: Search = {
    links: linksOf(graph, "both"),
    sides: new Float64Array(graph.nodeCount),
    parents: new Int32Array(graph.nodeCount).fill(-1),
    cameBy: new Uint32Array(graph.nodeCount),
    queue: [],
  };
  for (let first = 0; first < graph.nodeCount; first += 1) {
    if (search.sides[first] !== 0) continue;
    search.sides[first] = 1;
    const clash = yield* spreadFrom(search, first);
    if (clash) return { ...oddCycle(search, clash), holds: false };
  }
  return { values: [search.sides], holds: true };
}

interface Search {
  readonly links: Links;
  /** 0 = not seen. */
  readonly sides: Float64Array;
  /** -1 at a root. */
  readonly parents: Int32Array;
  readonly cameBy: Uint32Array;
  readonly queue: number[];
}

/** An edge within a side. */
interface Clash {
  readonly row: number;
  readonly other: number;
  readonly edge: number;
}

function* spreadFrom(search: Search, first: number): Work<Clash | undefined> {
  const { queue, sides } = search;
  queue.push(first);
  for (let head = queue.length - 1; head < queue.length; head += 1) {
    const clash = spread(search, queue[head] ?? 0);
    if (clash) return clash;
    if (head % 4_096 === 0) yield head / sides.length;
  }
  return undefined;
}

/** Puts the nodes next to a row on the other side. */
function spread({ links, sides, parents, cameBy, queue }: Search, row: number): Clash | undefined {
  for (let at = word(links.starts, row); at < word(links.starts, row + 1); at += 1) {
    const [other, edge] = [word(links.others, at), word(links.edges, at)];
    if (sides[other] === sides[row]) return { row, other, edge };
    if (sides[other] !== 0) continue;
    sides[other] = 3 - float(sides, row);
    parents[other] = row;
    cameBy[other] = edge;
    queue.push(other);
  }
  return undefined;
}

/** Up from both ends of the closing edge to where they meet; breadth-first both are equally deep or one apart. */
function oddCycle(
  { parents, cameBy }: Search,
  { row, other, edge }: Clash,
): Pick<Required<AlgorithmAnswer>, "nodes" | "edges"> {
  const above = new Set(ancestors(parents, row));
  const right = [other];
  while (!above.has(right.at(-1) ?? 0)) right.push(parents[right.at(-1) ?? 0] ?? 0);
  const meeting = right.at(-1) ?? 0;
  const left = [row];
  while (left.at(-1) !== meeting) left.push(parents[left.at(-1) ?? 0] ?? 0);
  const down = right.slice(0, -1);
  const edges = [
    ...left
      .slice(0, -1)
      .map((node) => word(cameBy, node))
      .reverse(),
    edge,
    ...down.map((node) => word(cameBy, node)),
  ];
  return { nodes: [...left.reverse(), ...down], edges };
}

function ancestors(parents: Int32Array, row: number): readonly number[] {
  const rows: number[] = [];
  for (let at = row; at >= 0; at = parents[at] ?? -1) rows.push(at);
  return rows;
}

import type { ElementRows } from "./element-rows";
import { grownWords } from "./growing-arrays";

/** Which edges stand at which node, by slots. Kept current: one edge costs the lists of its two ends. */
export type Adjacency = ReturnType<typeof createAdjacency>;

/** Above this many changed lists, or changes to a list as long as this, a new packing is cheaper. */
const mostLists = 4096;
const longest = 1024;

export function createAdjacency(edges: ElementRows) {
  let sources: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let targets: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  /** All lists as they were when last packed; `null` until someone asks. */
  let packed: Packed | null = null;
  /** The lists that changed since. */
  const lists = new Map<number, number[]>();

  const sourceOf = (edge: number): number => sources[edge] ?? 0;
  const targetOf = (edge: number): number => targets[edge] ?? 0;

  function listOf(node: number): number[] {
    const list = lists.get(node) ?? Array.from(packed?.edgesAt(node) ?? []);
    lists.set(node, list);
    return list;
  }

  function insert(node: number, edge: number): void {
    const list = listOf(node);
    const place = edges.placeOf(edge);
    let at = list.length;
    while (at > 0 && edges.placeOf(list[at - 1] ?? 0) > place) at -= 1;
    list.splice(at, 0, edge);
  }

  function drop(node: number, edge: number): void {
    const list = listOf(node);
    const at = list.indexOf(edge);
    if (at >= 0) list.splice(at, 1);
  }

  function eachEnd(edge: number, visit: (node: number, edge: number) => void): void {
    if (!packed) return;
    const lengthOf = (node: number): number => (lists.get(node) ?? packed?.edgesAt(node))?.length ?? 0;
    if (lists.size > mostLists || lengthOf(sourceOf(edge)) > longest || lengthOf(targetOf(edge)) > longest) {
      packed = null;
      lists.clear();
      return;
    }
    visit(sourceOf(edge), edge);
    if (sourceOf(edge) !== targetOf(edge)) visit(targetOf(edge), edge);
  }

  return {
    sourceOf,
    targetOf,
    /** Edge slots at the node in document order, a self-loop once. */
    edgesAt(node: number): ArrayLike<number> {
      packed ??= pack(edges, sourceOf, targetOf);
      return lists.get(node) ?? packed.edgesAt(node);
    },
    attach(edge: number, source: number, target: number): void {
      if (edge >= sources.length) {
        sources = grownWords(sources, edge + 1);
        targets = grownWords(targets, edge + 1);
      }
      sources[edge] = source;
      targets[edge] = target;
      eachEnd(edge, insert);
    },
    detach: (edge: number): void => eachEnd(edge, drop),
  };
}

type Packed = ReturnType<typeof pack>;

/** All lists in one array (compressed sparse rows), by a counting sort over the edges in document order. */
function pack(edges: ElementRows, sourceOf: (edge: number) => number, targetOf: (edge: number) => number) {
  const edgeCount = edges.table.count;
  let nodeCount = 0;
  for (let row = 0; row < edgeCount; row += 1) {
    const edge = edges.slotAt(row);
    nodeCount = Math.max(nodeCount, sourceOf(edge) + 1, targetOf(edge) + 1);
  }
  const starts = new Uint32Array(nodeCount + 1);
  const eachEnd = (visit: (node: number, edge: number) => void): void => {
    for (let row = 0; row < edgeCount; row += 1) {
      const edge = edges.slotAt(row);
      visit(sourceOf(edge), edge);
      if (sourceOf(edge) !== targetOf(edge)) visit(targetOf(edge), edge);
    }
  };
  eachEnd((node) => {
    starts[node + 1] = (starts[node + 1] ?? 0) + 1;
  });
  for (let node = 0; node < nodeCount; node += 1) starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  const places = starts.slice();
  const packed = new Uint32Array(starts[nodeCount] ?? 0);
  eachEnd((node, edge) => {
    const place = places[node] ?? 0;
    packed[place] = edge;
    places[node] = place + 1;
  });
  return {
    edgesAt: (node: number): Uint32Array =>
      node < nodeCount ? packed.subarray(starts[node], starts[node + 1]) : packed.subarray(0, 0),
  };
}

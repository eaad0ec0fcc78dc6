import fc from "fast-check";
import type { AlgorithmGraph } from "@/analysis/catalog/algorithm-types";

/** An edge as the slow, plain algorithms of the tests see it. */
export interface PlainEdge {
  readonly source: number;
  readonly target: number;
  readonly directed: boolean;
  readonly weight: number;
}
export interface PlainGraph {
  readonly nodeCount: number;
  readonly edges: readonly PlainEdge[];
}

/** Small graphs of all kinds: directed, undirected and mixed; parallel edges, loops, several parts, whole weights from 1 to 5. */
export function plainGraphs(mostNodes = 7, mostEdges = 14): fc.Arbitrary<PlainGraph> {
  return fc
    .record({
      nodeCount: fc.integer({ min: 1, max: mostNodes }),
      kind: fc.constantFrom("directed", "undirected", "mixed"),
      drawn: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.integer({ min: 1, max: 5 })), {
        maxLength: mostEdges,
      }),
    })
    .map(({ nodeCount, kind, drawn }) => ({
      nodeCount,
      edges: drawn.map(([source, target, directed, weight]) => ({
        source: source % nodeCount,
        target: target % nodeCount,
        directed: kind === "mixed" ? directed : kind === "directed",
        weight,
      })),
    }));
}

/** As the algorithms take it; every edge counts 1 without `weighted`. */
export function toAlgorithmGraph({ nodeCount, edges }: PlainGraph, weighted = false): AlgorithmGraph {
  return {
    nodeCount,
    sources: Uint32Array.from(edges, ({ source }) => source),
    targets: Uint32Array.from(edges, ({ target }) => target),
    directed: Uint8Array.from(edges, ({ directed }) => (directed ? 1 : 0)),
    ...(weighted && { weights: Float64Array.from(edges, ({ weight }) => weight) }),
  };
}

export function undirected({ nodeCount, edges }: PlainGraph): PlainGraph {
  return { nodeCount, edges: edges.map((edge) => ({ ...edge, directed: false })) };
}

/** Shortest distances between all pairs (Floyd and Warshall); infinite without a path. */
export function naiveDistances({ nodeCount, edges }: PlainGraph, weighted: boolean): number[][] {
  const table = Array.from({ length: nodeCount }, (_, row) =>
    Array.from({ length: nodeCount }, (_unused, column) => (row === column ? 0 : Number.POSITIVE_INFINITY)),
  );
  const shorten = (from: number, to: number, length: number): void => {
    const line = table[from];
    if (line && length < (line[to] ?? 0)) line[to] = length;
  };
  for (const { source, target, directed, weight } of edges) {
    shorten(source, target, weighted ? weight : 1);
    if (!directed) shorten(target, source, weighted ? weight : 1);
  }
  const rows = rowsOf({ nodeCount, edges });
  for (const via of rows) {
    for (const [from, to] of pairsOf(rows)) shorten(from, to, at(table, from, via) + at(table, via, to));
  }
  return table;
}

/** Every ordered pair of rows, a row with itself too. */
export function pairsOf(rows: readonly number[]): readonly (readonly [number, number])[] {
  return rows.flatMap((a) => rows.map((b) => [a, b] as const));
}

export function at(table: readonly (readonly number[])[], row: number, column: number): number {
  return table[row]?.[column] ?? Number.NaN;
}

export function rowsOf({ nodeCount }: PlainGraph): readonly number[] {
  return Array.from({ length: nodeCount }, (_, row) => row);
}

/** How many parts there are when directions are left aside, counting only the nodes kept. */
export function naivePartCount(graph: PlainGraph, stored: readonly number[] = rowsOf(graph)): number {
  const inside = graph.edges.filter(({ source, target }) => stored.includes(source) && stored.includes(target));
  const distances = naiveDistances(undirected({ ...graph, edges: inside }), false);
  return stored.filter((row) => !stored.some((other) => other < row && Number.isFinite(at(distances, other, row))))
    .length;
}

/** The least weight from one node to the next, by pair; parallel edges are one way. */
export function naiveWays({ edges }: PlainGraph, weighted: boolean): Map<string, number> {
  const ways = new Map<string, number>();
  const add = (from: number, to: number, weight: number): void => {
    const key = `${from} ${to}`;
    if (from !== to) ways.set(key, Math.min(ways.get(key) ?? Number.POSITIVE_INFINITY, weighted ? weight : 1));
  };
  for (const { source, target, directed, weight } of edges) {
    add(source, target, weight);
    if (!directed) add(target, source, weight);
  }
  return ways;
}

/** Every closed way that uses no edge and no node twice, as edge numbers. */
export function naiveCycles(graph: PlainGraph): readonly (readonly number[])[] {
  const walk = (nodes: readonly number[], used: readonly number[]): readonly (readonly number[])[] =>
    stepsFrom(graph, nodes.at(-1) ?? 0)
      .filter(({ edge }) => !used.includes(edge))
      .flatMap(({ edge, to }) => {
        if (to === nodes[0]) return [[...used, edge]];
        return nodes.includes(to) ? [] : walk([...nodes, to], [...used, edge]);
      });
  return rowsOf(graph).flatMap((start) => walk([start], []));
}

function stepsFrom({ edges }: PlainGraph, row: number) {
  return edges.flatMap(({ source, target, directed }, edge) => [
    ...(source === row ? [{ edge, to: target }] : []),
    ...(target === row && !directed ? [{ edge, to: source }] : []),
  ]);
}

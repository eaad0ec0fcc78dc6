import { grownWords } from "./growing-arrays";

/** Degrees by node slot. Every edge end counts, a self-loop twice; in- and outdegree count edges that may be followed. */
export type Degrees = ReturnType<typeof createDegrees>;

export interface EdgeEnds {
  readonly source: number;
  readonly target: number;
  readonly directed: boolean;
}

export function createDegrees() {
  let both: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let incoming: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let outgoing: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let directedEdges = 0;

  function countFlow(source: number, target: number, directed: boolean, by: number): void {
    add(outgoing, source, by);
    add(incoming, target, by);
    if (directed) directedEdges += by;
    if (directed || source === target) return;
    add(outgoing, target, by);
    add(incoming, source, by);
  }

  return {
    degree: (node: number): number => both[node] ?? 0,
    indegree: (node: number): number => incoming[node] ?? 0,
    outdegree: (node: number): number => outgoing[node] ?? 0,
    /** How many edges have a direction. */
    get directedEdges(): number {
      return directedEdges;
    },
    /** `by`: 1 for an edge that comes, -1 for one that goes. */
    count(source: number, target: number, directed: boolean, by: 1 | -1): void {
      const needed = Math.max(source, target) + 1;
      if (needed > both.length) {
        both = grownWords(both, needed);
        incoming = grownWords(incoming, needed);
        outgoing = grownWords(outgoing, needed);
      }
      add(both, source, by);
      add(both, target, by);
      countFlow(source, target, directed, by);
    },
    /** Counts in- and outdegrees anew, after the default direction changed. */
    recount(edges: Iterable<EdgeEnds>): void {
      incoming.fill(0);
      outgoing.fill(0);
      directedEdges = 0;
      for (const { source, target, directed } of edges) countFlow(source, target, directed, 1);
    },
  };
}

function add(counts: Uint32Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import { type Links, linksOf } from "@/analysis/algorithms/parts/links";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "@/analysis/catalog/algorithm-types";

const { float, word } = arrayAt;

const mostRounds = 5_000;
/** A round that changes less than this in all is the last. */
const settledBelow = 1e-10;

/**
 * PageRank (Brin and Page 1998) by power iteration: the share of time a walker is at each node who follows edges by their
 * weight and with 1 - damping jumps anywhere; from a node without a way on always. The shares add up to 1.
 */
export function* pagerank(graph: AlgorithmGraph, { damping = 0.85 }: AlgorithmSettings): Work<AlgorithmAnswer> {
  const { nodeCount } = graph;
  const into = linksOf(graph, "in");
  const strengths = strengthsOf(graph, linksOf(graph, "out"));
  return yield* iterate(new Float64Array(nodeCount).fill(1 / nodeCount), "sum", (ranks, next) => {
    let stuck = 0;
    const shares = ranks.map((rank, row) => {
      const strength = float(strengths, row);
      if (strength === 0) stuck += rank;
      return strength === 0 ? 0 : rank / strength;
    });
    multiply(graph, into, shares, next);
    const base = (1 - damping + damping * stuck) / nodeCount;
    for (let row = 0; row < nodeCount; row += 1) next[row] = base + damping * float(next, row);
  });
}

/**
 * Eigenvector centrality (Bonacich 1972) by power iteration: a node counts by those that point to it. Each keeps its own score
 * in every round, so that graphs in two sides settle too.
 */
export function* eigenvector(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const into = linksOf(graph, "in");
  const start = new Float64Array(graph.nodeCount).fill(1 / Math.sqrt(graph.nodeCount));
  return yield* iterate(start, "length", (scores, next) => {
    multiply(graph, into, scores, next);
    for (let row = 0; row < next.length; row += 1) next[row] = float(next, row) + float(scores, row);
  });
}

/** HITS (Kleinberg 1999): good hubs point to good authorities. Gives hubs, then authorities; each adds up to 1. */
export function* hits(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const [into, out] = [linksOf(graph, "in"), linksOf(graph, "out")];
  const authorities = new Float64Array(graph.nodeCount);
  const start = new Float64Array(graph.nodeCount).fill(1 / Math.max(1, graph.nodeCount));
  const answer = yield* iterate(start, "sum", (now, next) => {
    multiply(graph, into, now, authorities);
    scale(authorities, "sum");
    multiply(graph, out, authorities, next);
  });
  const [hubs = start] = answer.values ?? [];
  multiply(graph, into, hubs, authorities);
  scale(authorities, "sum");
  return { ...answer, values: [hubs, authorities] };
}

/** Repeats a step until it changes next to nothing; `figures.rounds` and whether it came to rest are returned. */
function* iterate(
  start: Float64Array<ArrayBuffer>,
  norm: "sum" | "length",
  step: (now: Float64Array, next: Float64Array) => void,
): Work<AlgorithmAnswer> {
  let now = start;
  let next = new Float64Array(start.length);
  for (let rounds = 1; rounds <= mostRounds; rounds += 1) {
    step(now, next);
    scale(next, norm);
    const change = next.reduce((sum, value, row) => sum + Math.abs(value - float(now, row)), 0);
    [now, next] = [next, now];
    if (change < settledBelow) return { values: [withoutDust(now)], figures: { rounds }, holds: true };
    // It closes in by the same factor each round, which is not known before: the bar creeps.
    yield 1 - 1 / (1 + rounds / 20);
  }
  return { values: [withoutDust(now)], figures: { rounds: mostRounds }, holds: false };
}

/** What is left of a score that goes to 0 round by round is 0. */
function withoutDust(values: Float64Array): Float64Array {
  return values.map((value) => (value < settledBelow ? 0 : value));
}

/** Each node gets what stands at the other ends of its links, by weight. */
function multiply({ weights }: AlgorithmGraph, links: Links, from: Float64Array, to: Float64Array): void {
  const { starts, others, edges } = links;
  for (let row = 0; row < to.length; row += 1) {
    let sum = 0;
    for (let at = word(starts, row), end = word(starts, row + 1); at < end; at += 1) {
      const value = float(from, word(others, at));
      sum += weights ? value * float(weights, word(edges, at)) : value;
    }
    to[row] = sum;
  }
}

function strengthsOf(graph: AlgorithmGraph, links: Links): Float64Array {
  const ones = new Float64Array(graph.nodeCount).fill(1);
  const strengths = new Float64Array(graph.nodeCount);
  multiply(graph, links, ones, strengths);
  return strengths;
}

/** To sum 1 or to length 1; all zeros stay. */
function scale(values: Float64Array, norm: "sum" | "length"): void {
  const sum = values.reduce((total, value) => total + (norm === "sum" ? value : value * value), 0);
  const size = norm === "sum" ? sum : Math.sqrt(sum);
  if (size === 0) return;
  for (let row = 0; row < values.length; row += 1) values[row] = float(values, row) / size;
}

import { pushAll } from "@/lib/lists/whole-lists";
import { neighborsOf, type Topology } from "../../algorithms/topology";

const crossingLimit = 600;
const rounds = 12;

/** One ring, in the given order; else up to 600 edges one that crosses few of them, above that the document's. */
export function circleLayout(topology: Topology, spacing: number, wanted?: readonly number[]): Float64Array {
  const { count } = topology;
  const order = wanted ?? (topology.pairs.length / 2 <= crossingLimit ? calmOrder(topology) : range(count));
  const radius = count === 1 ? 0 : Math.max(spacing, (count * spacing * (count > 200 ? 0.3 : 0.6)) / (2 * Math.PI));
  const points = new Float64Array(count * 2);
  for (const [place, row] of order.entries()) {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    points[row * 2] = Math.cos(angle) * radius;
    points[row * 2 + 1] = Math.sin(angle) * radius;
  }
  return points;
}

/** The best of the document's order, depth-first order, and that order drawn to its neighbours' middles. */
function calmOrder(topology: Topology): readonly number[] {
  let best: readonly number[] = range(topology.count);
  let least = unrest(topology, best);
  let order = depthFirst(topology);
  for (let round = 0; round < rounds; round += 1) {
    const value = unrest(topology, order);
    if (value < least) [best, least] = [order, value];
    order = towardsNeighbors(topology, order);
  }
  return best;
}

function depthFirst(topology: Topology): readonly number[] {
  const seen = new Set<number>();
  const stack = range(topology.count).toReversed();
  for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
    if (seen.has(row)) continue;
    seen.add(row);
    pushAll(stack, neighborsOf(topology, row).toReversed());
  }
  return [...seen];
}

function towardsNeighbors(topology: Topology, order: readonly number[]): readonly number[] {
  const angles = new Float64Array(topology.count);
  for (const [place, row] of order.entries()) angles[row] = (place / order.length) * 2 * Math.PI;
  const wanted = order.map((row) => {
    let x = Math.cos(angles[row] ?? 0);
    let y = Math.sin(angles[row] ?? 0);
    for (const other of neighborsOf(topology, row)) {
      x += Math.cos(angles[other] ?? 0);
      y += Math.sin(angles[other] ?? 0);
    }
    return {
      row,
      angle: Math.hypot(x, y) < 1e-9 ? (angles[row] ?? 0) : (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI),
    };
  });
  return wanted.sort((a, b) => a.angle - b.angle).map(({ row }) => row);
}

/** Pairs of chords that cross when the rows stand on a ring in this order; among equals the mean length (under 1) decides. */
function unrest(topology: Topology, order: readonly number[]): number {
  const chords = chordsOf(topology, order);
  let crossings = 0;
  let length = 0;
  for (const [index, chord] of chords.entries()) {
    crossings += crossedBy(chord, chords, index + 1);
    length += Math.min(chord.to - chord.from, order.length - chord.to + chord.from);
  }
  return crossings + length / (order.length * chords.length + 1);
}

interface Chord {
  readonly from: number;
  readonly to: number;
}

/** By their first end. */
function chordsOf(topology: Topology, order: readonly number[]): readonly Chord[] {
  const place = new Uint32Array(topology.count);
  for (const [index, row] of order.entries()) place[row] = index;
  const chords: Chord[] = [];
  for (let index = 0; index < topology.pairs.length; index += 2) {
    const a = place[topology.pairs[index] ?? 0] ?? 0;
    const b = place[topology.pairs[index + 1] ?? 0] ?? 0;
    chords.push({ from: Math.min(a, b), to: Math.max(a, b) });
  }
  return chords.sort((a, b) => a.from - b.from);
}

/** Chords from `start` on that begin inside this one and end outside. */
function crossedBy(chord: Chord, chords: readonly Chord[], start: number): number {
  let count = 0;
  for (let index = start; index < chords.length; index += 1) {
    const other = chords[index];
    if (other === undefined || other.from >= chord.to) break;
    if (other.from > chord.from && other.to > chord.to) count += 1;
  }
  return count;
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, row) => row);
}

import { neighborsOf, type Topology } from "../../algorithms/topology";
import type { Pacer } from "../../workers/pacer";

/** Above this many nodes all distances cost too much. */
export const stressLimit = 220;

const rounds = 60;
/** How far the points go from where the forces put them to where stress wants them. */
const strength = 0.6;

/**
 * Evens out edge lengths: moves each point towards where its graph distances to all others want it (stress
 * majorisation, Gansner, Koren, North 2004, weights d^-2). Changes `points` (x, y per row, px) in place.
 */
export async function polishByStress(
  points: Float64Array,
  topology: Topology,
  { spacing, pacer }: { readonly spacing: number; readonly pacer: Pacer },
): Promise<void> {
  const distances = allDistances(topology);
  const wanted = points.slice();
  for (let round = 0; round < rounds; round += 1) {
    for (let row = 0; row < topology.count; row += 1) pullRow(wanted, row, distances, spacing);
    await pacer.breathe();
  }
  for (let index = 0; index < points.length; index += 1) {
    points[index] = (points[index] ?? 0) * (1 - strength) + (wanted[index] ?? 0) * strength;
  }
}

function pullRow(points: Float64Array, row: number, distances: Uint16Array, spacing: number): void {
  const count = points.length / 2;
  const x = points[row * 2] ?? 0;
  const y = points[row * 2 + 1] ?? 0;
  let sumX = 0;
  let sumY = 0;
  let sumWeight = 0;
  for (let other = 0; other < count; other += 1) {
    if (other === row) continue;
    const steps = distances[row * count + other] ?? 1;
    const otherX = points[other * 2] ?? 0;
    const otherY = points[other * 2 + 1] ?? 0;
    const pull = (steps * spacing) / Math.max(1e-3, Math.hypot(x - otherX, y - otherY));
    const weight = 1 / (steps * steps);
    sumX += weight * (otherX + (x - otherX) * pull);
    sumY += weight * (otherY + (y - otherY) * pull);
    sumWeight += weight;
  }
  points[row * 2] = sumX / sumWeight;
  points[row * 2 + 1] = sumY / sumWeight;
}

/** Steps between all pairs of a connected topology, row-major. */
function allDistances(topology: Topology): Uint16Array {
  const { count } = topology;
  const distances = new Uint16Array(count * count);
  for (let start = 0; start < count; start += 1) {
    const queue = [start];
    for (const row of queue) {
      for (const other of neighborsOf(topology, row)) {
        if (other === start || distances[start * count + other] !== 0) continue;
        distances[start * count + other] = (distances[start * count + row] ?? 0) + 1;
        queue.push(other);
      }
    }
  }
  return distances;
}

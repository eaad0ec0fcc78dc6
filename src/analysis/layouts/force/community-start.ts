import { neighborsOf, type Topology } from "../../algorithms/topology";

/** A larger component begins with its communities apart: from chance alone so few steps would not untangle it. */
export const seededFrom = 5000;

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const rounds = 8;

/**
 * x, y per row: the nodes of a community in a disc, the discs on a sunflower, the largest in the middle. Communities by label propagation
 * (Raghavan et al. 2007): each node takes the label most of its neighbours have, a few times over.
 */
export function communityStart(topology: Topology, side: number, random: () => number): Float64Array {
  const labels = propagated(topology, random);
  const members = new Map<number, number[]>();
  labels.forEach((label, row) => {
    const known = members.get(label);
    if (known) known.push(row);
    else members.set(label, [row]);
  });
  const groups = [...members.values()].sort((a, b) => b.length - a.length);
  const step = side / 2 / Math.sqrt(topology.count);
  const points = new Float64Array(topology.count * 2);
  let before = 0;
  for (const [index, rows] of groups.entries()) {
    // The area up to here holds as many nodes as came before.
    const radius = step * Math.sqrt(before + rows.length / 2);
    const [x, y] = index === 0 ? [0, 0] : around(radius, index);
    rows.forEach((row, place) => {
      const [dx, dy] = around(step * Math.sqrt(place + 0.5), place);
      points[row * 2] = x + dx;
      points[row * 2 + 1] = y + dy;
    });
    before += rows.length;
  }
  return points;
}

function around(radius: number, turn: number): readonly [number, number] {
  return [radius * Math.cos(turn * GOLDEN_ANGLE), radius * Math.sin(turn * GOLDEN_ANGLE)];
}

function propagated(topology: Topology, random: () => number): Uint32Array {
  const labels = Uint32Array.from({ length: topology.count }, (_, row) => row);
  const order = shuffled(topology.count, random);
  for (let round = 0; round < rounds; round += 1) {
    let changed = 0;
    for (const row of order) {
      const label = mostCommon(topology, row, labels);
      if (label !== labels[row]) changed += 1;
      labels[row] = label;
    }
    if (changed < topology.count / 100) break;
  }
  return labels;
}

/** The label that most neighbours have, the first of equals; its own where it has none. */
function mostCommon(topology: Topology, row: number, labels: Uint32Array): number {
  const times = new Map<number, number>();
  let best = labels[row] ?? 0;
  let most = 0;
  for (const other of neighborsOf(topology, row)) {
    const label = labels[other] ?? 0;
    const count = (times.get(label) ?? 0) + 1;
    times.set(label, count);
    if (count > most) {
      best = label;
      most = count;
    }
  }
  return best;
}

function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, row) => row);
  for (let row = count - 1; row > 0; row -= 1) {
    const other = Math.floor(random() * (row + 1));
    [order[row], order[other]] = [order[other] ?? 0, order[row] ?? 0];
  }
  return order;
}

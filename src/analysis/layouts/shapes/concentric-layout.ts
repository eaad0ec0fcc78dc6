import { degreeIn, neighborsOf, type Topology } from "../../algorithms/topology";
import { rowsByKey } from "./layout-order";

/** Rings by key, else by degree: the largest in the middle, four steps outwards; what has no key is the last ring. */
export function concentricLayout(topology: Topology, spacing: number, keys?: Float64Array): Float64Array {
  const points = new Float64Array(topology.count * 2);
  let radius = 0;
  for (const [ring, rows] of (keys ? keyRings(keys) : degreeRings(topology)).entries()) {
    const needed = (rows.length * spacing * 0.55) / (2 * Math.PI);
    const alone = ring === 0 && rows.length === 1;
    radius = alone ? 0 : Math.max(radius + spacing, needed);
    const ordered = ring === 0 ? rows : byInnerAngle(topology, rows, points);
    for (const [index, row] of ordered.entries()) {
      const angle = ((index + (ring % 2) / 2) / rows.length) * 2 * Math.PI - Math.PI / 2;
      points[row * 2] = Math.cos(angle) * radius;
      points[row * 2 + 1] = Math.sin(angle) * radius;
    }
  }
  return points;
}

/** Steps of degree, four of them from nothing to the best connected. */
function degreeRings(topology: Topology): readonly (readonly number[])[] {
  const degrees = Float64Array.from({ length: topology.count }, (_, row) => degreeIn(topology, row));
  const most = degrees.reduce((max, degree) => Math.max(max, degree), 0);
  const step = Math.max(1, most / 4);
  return ringsOf(degrees, (degree) => Math.floor((most - degree) / step));
}

/** A ring for each value where there are few, else four steps from the smallest to the largest. */
function keyRings(keys: Float64Array): readonly (readonly number[])[] {
  const values = [...new Set(keys)].filter((key) => !Number.isNaN(key)).sort((a, b) => b - a);
  if (values.length <= mostRings) return ringsOf(keys, (key) => values.indexOf(key));
  const most = values[0] ?? 0;
  const step = (most - (values.at(-1) ?? 0)) / 4;
  return ringsOf(keys, (key) => Math.floor((most - key) / step));
}

const mostRings = 8;

function ringsOf(keys: Float64Array, ringOf: (key: number) => number): readonly (readonly number[])[] {
  const rings = new Map<number, number[]>();
  for (const row of rowsByKey(keys)) {
    const key = keys[row] ?? Number.NaN;
    const ring = Number.isNaN(key) ? Number.POSITIVE_INFINITY : ringOf(key);
    const members = rings.get(ring);
    if (members === undefined) rings.set(ring, [row]);
    else members.push(row);
  }
  return [...rings.values()];
}

/** Rows stand where their neighbours on inner rings pull them, so that fewer edges cross. */
function byInnerAngle(topology: Topology, rows: readonly number[], points: Float64Array): readonly number[] {
  const keyed = rows.map((row, index) => {
    let x = 0;
    let y = 0;
    for (const other of neighborsOf(topology, row)) {
      x += points[other * 2] ?? 0;
      y += points[other * 2 + 1] ?? 0;
    }
    const turn = (Math.atan2(y, x) + 2.5 * Math.PI) % (2 * Math.PI);
    return { row, angle: Math.hypot(x, y) < 1e-9 ? (index / rows.length) * 2 * Math.PI : turn };
  });
  return keyed.sort((a, b) => a.angle - b.angle || a.row - b.row).map(({ row }) => row);
}

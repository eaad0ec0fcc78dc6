import { degreeIn, neighborsOf, type Topology } from "./topology";

/** Rings by degree: the best connected in the middle, four steps of degree outwards. */
export function concentricLayout(topology: Topology, spacing: number): Float64Array {
  const points = new Float64Array(topology.count * 2);
  let radius = 0;
  for (const [ring, rows] of ringsOf(topology).entries()) {
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

function ringsOf(topology: Topology): readonly (readonly number[])[] {
  const rows = Array.from({ length: topology.count }, (_, row) => row);
  const most = rows.reduce((max, row) => Math.max(max, degreeIn(topology, row)), 0);
  const step = Math.max(1, most / 4);
  const rings = new Map<number, number[]>();
  for (const row of rows.sort((a, b) => degreeIn(topology, b) - degreeIn(topology, a) || a - b)) {
    const ring = Math.floor((most - degreeIn(topology, row)) / step);
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

import { arrayAt } from "../../algorithms/parts/array-at";
import type { Discs } from "./disc-grid";

const { float } = arrayAt;

/** A group of more discs than that is parted as one before its halves are. */
const leastGroup = 4;
/** Pairs alone part so few of them soon enough. */
const leastCrowd = 100;
/** Discs with more area than that share of the ground they stand on are a crowd: they cannot be parted where they are. */
const full = 0.9;
/** A little less than all its discs need, so that a crowd grows by no more than it must; pairs do the rest. */
const share = 0.85;

/**
 * Gives crowds room, in place: their discs are halved again and again by their places, and the halves are parted as discs of the
 * area of all in them, largest first. So what stands together stays together, and no push has to go from disc to disc through the
 * whole crowd.
 */
export function* spreadCrowds(discs: Discs, part: (groups: Discs) => Generator<number, void>): Generator<number, void> {
  const crowd = crowded(discs);
  if (crowd.length < leastCrowd) return;
  let groups = halves(discs, crowd);
  for (;;) {
    const before = groupDiscs(discs, groups);
    const after = { ...before, points: before.points.slice() };
    yield* part(after);
    for (const [group, rows] of groups.entries()) {
      const x = float(after.points, group * 2) - float(before.points, group * 2);
      const y = float(after.points, group * 2 + 1) - float(before.points, group * 2 + 1);
      move(discs, rows, { x, y });
    }
    if ((groups[0]?.length ?? 0) <= leastGroup) return;
    groups = groups.flatMap((rows) => halves(discs, rows));
  }
}

function move({ points }: Discs, rows: Int32Array, { x, y }: { readonly x: number; readonly y: number }): void {
  for (const row of rows) {
    points[row * 2] = float(points, row * 2) + x;
    points[row * 2 + 1] = float(points, row * 2 + 1) + y;
  }
}

/** Those that may move and stand where there is no room for all who do. */
function crowded({ points, radii, fixed }: Discs): Int32Array {
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length);
  const side = Math.max(1, mean * 4);
  const area = new Map<number, number>();
  const keyOf = (row: number): number =>
    Math.floor((points[row * 2] ?? 0) / side) * 4_000_037 + Math.floor((points[row * 2 + 1] ?? 0) / side);
  for (let row = 0; row < radii.length; row += 1) {
    const key = keyOf(row);
    area.set(key, (area.get(key) ?? 0) + Math.PI * (radii[row] ?? 0) ** 2);
  }
  const rows = Array.from({ length: radii.length }, (_, row) => row);
  return Int32Array.from(rows.filter((row) => fixed[row] !== 1 && (area.get(keyOf(row)) ?? 0) > full * side * side));
}

/** The two halves of a group along its longer side. */
function halves({ points }: Discs, rows: Int32Array): readonly Int32Array[] {
  if (rows.length < 2) return [rows];
  const axis = spanOf(points, rows, 0) >= spanOf(points, rows, 1) ? 0 : 1;
  const sorted = rows.slice().sort((a, b) => (points[a * 2 + axis] ?? 0) - (points[b * 2 + axis] ?? 0) || a - b);
  const middle = sorted.length >> 1;
  return [sorted.subarray(0, middle), sorted.subarray(middle)];
}

function spanOf(points: Float64Array, rows: Int32Array, axis: 0 | 1): number {
  let [least, most] = [Infinity, -Infinity];
  for (const row of rows) {
    const value = points[row * 2 + axis] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

/** Each group as one disc: in the middle of its discs, with the area of them all. */
function groupDiscs({ points, radii }: Discs, groups: readonly Int32Array[]): Discs {
  const middles = new Float64Array(groups.length * 2);
  const reach = new Float64Array(groups.length);
  for (const [group, rows] of groups.entries()) {
    let [x, y, area] = [0, 0, 0];
    for (const row of rows) {
      x += points[row * 2] ?? 0;
      y += points[row * 2 + 1] ?? 0;
      area += (radii[row] ?? 0) ** 2;
    }
    middles[group * 2] = x / rows.length;
    middles[group * 2 + 1] = y / rows.length;
    reach[group] = Math.sqrt(area) * share;
  }
  return { points: middles, radii: reach, fixed: new Uint8Array(groups.length) };
}

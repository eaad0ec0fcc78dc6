import { arrayAt } from "../../algorithms/parts/array-at";
import type { Pacer } from "../../workers/pacer";
import { createDiscGrid, type Discs } from "./disc-grid";
import { apartFromEqual } from "./separate-points";
import { spreadCrowds } from "./spread-crowds";

const { float } = arrayAt;

/** So many nodes on one spot that this does not part them are counted by `overlaps`. */
const rounds = 3000;
const fewRounds = 300;

/**
 * Moves discs apart, in place, until none overlaps: each pair by just as much as it lacks, half of it each, and what
 * overlaps nothing stays. Of two that are fixed neither moves. Crowds are given room by whole groups first.
 */
export async function separateDiscs(discs: Discs, pacer: Pacer): Promise<void> {
  for (const round of separating(discs)) if (round > 0) await pacer.breathe();
}

/** The same in one go, of discs so few that nobody waits for it. */
export function separateFewDiscs(discs: Discs): void {
  for (const round of separating(discs)) if (round >= fewRounds) return;
}

/** How many pairs overlap. */
export function overlaps(discs: Discs): number {
  let pairs = 0;
  createDiscGrid(discs).eachOverlap(() => {
    pairs += 1;
  });
  return pairs;
}

function* separating(discs: Discs): Generator<number, void> {
  const { points, radii } = discs;
  const typical = radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length);
  const before = points.slice();
  apartFromEqual(points, typical);
  for (let row = 0; row < radii.length; row += 1) if (discs.fixed[row] === 1) takeBack(points, before, row);
  yield* spreadCrowds(discs, (groups) => pushing(groups, groupRounds));
  yield* pushing(discs, rounds);
}

/** Groups of discs that still overlap a little are parted with the smaller groups in them. */
const groupRounds = 60;

/** Pushes pairs apart until none overlaps. In a crowd a push goes on in the next rounds: it would take a round for each disc it meets. */
function* pushing(discs: Discs, most: number): Generator<number, void> {
  const grid = createDiscGrid(discs);
  const inertia = createInertia(discs);
  for (let round = 0; round < most; round += 1) {
    let moved = 0;
    inertia.begin(round);
    grid.eachOverlap((a, b) => {
      if (!push(discs, a, b)) return;
      moved += 1;
      inertia.note(a);
      inertia.note(b);
    });
    if (moved === 0) return;
    yield round;
  }
}

/** Few rounds part what lacks little, and nothing may go further than it must. */
const inertiaFrom = 6;
/** Later nearly nothing overlaps, and what goes on only disturbs others. */
const inertiaUntil = 400;
const inertia = 0.9;

/** How discs that were pushed in the round before go on. */
function createInertia({ points, fixed }: Discs) {
  const before = points.slice();
  const pushed = new Uint8Array(fixed.length);
  return {
    note(row: number): void {
      pushed[row] = 1;
    },
    begin(round: number): void {
      const isUsed = round >= inertiaFrom && round < inertiaUntil;
      for (let row = 0; row < fixed.length; row += 1) {
        const [x, y] = [points[row * 2] ?? 0, points[row * 2 + 1] ?? 0];
        if (isUsed && pushed[row] === 1 && fixed[row] !== 1) {
          points[row * 2] = x + (x - (before[row * 2] ?? 0)) * inertia;
          points[row * 2 + 1] = y + (y - (before[row * 2 + 1] ?? 0)) * inertia;
        }
        before[row * 2] = x;
        before[row * 2 + 1] = y;
        pushed[row] = 0;
      }
    },
  };
}

function takeBack(points: Float64Array, before: Float64Array, row: number): void {
  points[row * 2] = before[row * 2] ?? 0;
  points[row * 2 + 1] = before[row * 2 + 1] ?? 0;
}

/** Returns whether one of them moved. */
function push({ points, radii, fixed }: Discs, a: number, b: number): boolean {
  if (fixed[a] === 1 && fixed[b] === 1) return false;
  const dx = float(points, b * 2) - float(points, a * 2);
  const dy = float(points, b * 2 + 1) - float(points, a * 2 + 1);
  const gap = Math.sqrt(dx * dx + dy * dy);
  const lack = float(radii, a) + float(radii, b) - gap;
  // On the same spot any direction is as good as another.
  const [x, y] = gap > 1e-6 ? [dx / gap, dy / gap] : [1, 0];
  const share = shareOf(fixed, a, b);
  points[a * 2] = float(points, a * 2) - x * lack * share;
  points[a * 2 + 1] = float(points, a * 2 + 1) - y * lack * share;
  points[b * 2] = float(points, b * 2) + x * lack * (1 - share);
  points[b * 2 + 1] = float(points, b * 2 + 1) + y * lack * (1 - share);
  return true;
}

/** How much of the way the first of the two goes. */
function shareOf(fixed: Uint8Array, a: number, b: number): number {
  if (fixed[a] === 1) return 0;
  return fixed[b] === 1 ? 1 : 0.5;
}

import type { RowGroup } from "./group-rows";

/** `count` of the rows, spread over all of them: one at random from each of `count` equal stretches. */
export function spreadRows(rows: ArrayLike<number>, count: number, random: () => number): readonly number[] {
  const wanted = Math.min(count, rows.length);
  const startOf = (index: number): number => Math.floor((index * rows.length) / wanted);
  return Array.from({ length: wanted }, (_, index) => {
    const [start, end] = [startOf(index), startOf(index + 1)];
    return rows[start + Math.floor(random() * (end - start))] ?? 0;
  });
}

/** As many from each group as go round, the larger groups first; rows without a value only when nothing else is left. */
export function stratifiedRows(groups: readonly RowGroup[], count: number, random: () => number): readonly number[] {
  const ordered = [...groups].sort((a, b) => sizeOf(b) - sizeOf(a));
  const queues = ordered.map((group) => spreadRows(group.rows, Math.min(count, group.rows.length), random));
  // A row with several values is in several groups.
  const picked = new Set<number>();
  for (let turn = 0; picked.size < count && turn < count; turn += 1) {
    for (const queue of queues) {
      const row = queue[turn];
      if (row !== undefined && picked.size < count) picked.add(row);
    }
  }
  return [...picked];
}

function sizeOf(group: RowGroup): number {
  return group.value === undefined ? 0 : group.rows.length;
}

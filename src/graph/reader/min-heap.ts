interface Entry {
  readonly row: number;
  readonly key: number;
}

/** A binary heap; the smallest key first, equal keys by row. A row may be in it more than once. */
export function createMinHeap(): {
  readonly push: (row: number, key: number) => void;
  readonly pop: () => Entry | undefined;
} {
  const entries: Entry[] = [];
  return {
    push(row, key) {
      entries.push({ row, key });
      siftUp(entries, entries.length - 1);
    },
    pop() {
      const [first] = entries;
      const last = entries.pop();
      if (last !== undefined && entries.length > 0) {
        entries[0] = last;
        siftDown(entries);
      }
      return first;
    },
  };
}

function siftUp(entries: Entry[], start: number): void {
  let at = start;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(entries[at], entries[parent])) return;
    swap(entries, at, parent);
    at = parent;
  }
}

function siftDown(entries: Entry[]): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const smaller = isBefore(entries[left + 1], entries[left]) ? left + 1 : left;
    if (!isBefore(entries[smaller], entries[at])) return;
    swap(entries, at, smaller);
    at = smaller;
  }
}

function isBefore(a: Entry | undefined, b: Entry | undefined): boolean {
  if (!a || !b) return false;
  return a.key < b.key || (a.key === b.key && a.row < b.row);
}

function swap(entries: Entry[], a: number, b: number): void {
  const [first, second] = [entries[a], entries[b]];
  if (!first || !second) return;
  entries[a] = second;
  entries[b] = first;
}

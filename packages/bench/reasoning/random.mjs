import { at } from "../../../scripts/at.mjs";

/**
 * Numbers from a seed, the same on every machine (mulberry32).
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** @param {number} count */
  const below = (count) => Math.floor(next() * count);
  /**
   * @template T
   * @param {readonly T[]} items
   */
  const shuffled = (items) => {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [copy[last], copy[other]] = [at(copy, other), at(copy, last)];
    }
    return copy;
  };
  return {
    next,
    below,
    /** @type {(from: number, to: number) => number} */
    between: (from, to) => from + below(to - from + 1),
    /** @type {<T>(items: readonly T[]) => T} */
    pick: (items) => at(items, below(items.length)),
    shuffled,
  };
}

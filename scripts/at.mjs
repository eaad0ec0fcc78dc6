/**
 * The item at a place where there must be one.
 * @template T
 * @param {readonly T[]} items
 * @param {number} index
 */
export function at(items, index) {
  const item = items[index];
  if (item === undefined) throw new Error(`There is nothing at place ${index} of ${items.length}.`);
  return item;
}

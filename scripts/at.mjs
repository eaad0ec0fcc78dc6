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

/**
 * What a map has under a key that it must have.
 * @template K, V
 * @param {ReadonlyMap<K, V>} map
 * @param {K} key
 */
export function under(map, key) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is nothing under ${key}.`);
  return value;
}

/** Typed arrays that grow by doubling; `length` is capacity, the owner knows how many entries count. */
export function grownFloats(
  values: Float64Array<ArrayBuffer>,
  needed: number,
  fill: number,
): Float64Array<ArrayBuffer> {
  if (values.length >= needed) return values;
  const grown = new Float64Array(capacityFor(needed));
  grown.set(values);
  grown.fill(fill, values.length);
  return grown;
}

export function grownWords(values: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  if (values.length >= needed) return values;
  const grown = new Uint32Array(capacityFor(needed));
  grown.set(values);
  return grown;
}

export function grownBytes(values: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  if (values.length >= needed) return values;
  const grown = new Uint8Array(capacityFor(needed));
  grown.set(values);
  return grown;
}

function capacityFor(needed: number): number {
  return Math.max(16, 2 ** Math.ceil(Math.log2(needed)));
}

/** Row `from + i` takes what was in row `order[i]`; rows between the new and the old end are emptied. */
export interface Rearrangement {
  readonly from: number;
  readonly order: Uint32Array;
  readonly oldCount: number;
}

interface MovableArray {
  readonly length: number;
  [index: number]: number;
  slice(start: number, end: number): ArrayLike<number>;
  fill(value: number, start: number, end: number): unknown;
}

export function rearrange(values: MovableArray, plan: Rearrangement, empty: number): void {
  const { from, order, oldCount } = plan;
  if (values.length <= from) return;
  const before = values.slice(from, oldCount);
  const end = Math.min(values.length, from + order.length);
  for (let row = from; row < end; row += 1) values[row] = before[(order[row - from] ?? 0) - from] ?? empty;
  values.fill(empty, from + order.length, oldCount);
}

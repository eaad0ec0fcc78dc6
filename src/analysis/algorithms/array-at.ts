// One function for each kind of array: a shared one would be slow, since engines then no longer know what they read.

export function word(list: Uint32Array, index: number): number {
  return list[index] ?? 0;
}

export function integer(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

export function float(list: Float64Array, index: number): number {
  return list[index] ?? 0;
}

/**
 * Reads an element, 0 beyond the end. One function for each kind of array: a shared one would be slow, since engines then no longer
 * know what they read. Modules take it apart (`const { word } = arrayAt`), so that calls are direct even where modules are not
 * bundled, as in tests and benches: these loops run some hundred million times.
 */
export const arrayAt = {
  word: (list: Uint32Array, index: number): number => list[index] ?? 0,
  integer: (list: Int32Array, index: number): number => list[index] ?? 0,
  float: (list: Float64Array, index: number): number => list[index] ?? 0,
} as const;

/*
 * What takes a whole list. Spread into the arguments of a call, a list of some 100,000 overflows the stack ("nested too deep"); the
 * linter refuses that (`no-spread-into-call.grit`).
 */

export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** The greatest of them, and no less than `floor`. */
export function greatest(values: Iterable<number>, floor = Number.NEGATIVE_INFINITY): number {
  let found = floor;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The least of them, and no more than `ceiling`. */
export function least(values: Iterable<number>, ceiling = Number.POSITIVE_INFINITY): number {
  let found = ceiling;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** All of them in one; what a later one has goes over what an earlier one has. */
export function merged<T extends object>(parts: Iterable<Partial<T>>): T {
  const all = Object.assign({});
  for (const part of parts) Object.assign(all, part);
  return all;
}

export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const digits = 36;
const length = 9;

/** An id of nine letters and digits for any id, always the same one; ids that are such stay as they are. */
export function toNineCharacters(id: string): string {
  return /^[a-zA-Z0-9]{9}$/.test(id) ? id : hash(id).toString(digits).padStart(length, "0").slice(-length);
}

/** 53 bits, of two multiplicative hashes: two ids of a conversation do not meet. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 2 ** 21 * (low >>> 0) + (high >>> 11);
}

// The form of the files in public/meanings: a line of JSON with the length of each section, then the sections; compressed with gzip.
import { gzipSync } from "node:zlib";

/**
 * @param {Readonly<Record<string, Uint8Array>>} sections
 * @param {Readonly<Record<string, unknown>>} facts
 */
export function pack(sections, facts) {
  const lengths = Object.fromEntries(Object.entries(sections).map(([name, bytes]) => [name, bytes.length]));
  const head = Buffer.from(`${JSON.stringify({ ...facts, sections: lengths })}\n`);
  const packed = gzipSync(Buffer.concat([head, ...Object.values(sections)]), { level: 9 });
  // The system that packed it is told nothing of: the same words make the same file anywhere.
  packed[9] = 255;
  return packed;
}

/** @param {readonly string[]} lines */
export function textSection(lines) {
  return Buffer.from(lines.join("\n"));
}

/**
 * Whole numbers from 0, seven bits a byte, the lowest first.
 * @param {Iterable<number>} numbers
 */
export function numberSection(numbers) {
  /** @type {number[]} */
  const bytes = [];
  for (let rest of numbers) {
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/**
 * Lists of growing numbers: how many, the first, then how much each is more than the one before.
 * @param {readonly (readonly number[])[]} lists
 */
export function listSection(lists) {
  return numberSection(lists.flatMap((list) => [list.length, ...list.map((one, at) => one - (list[at - 1] ?? 0))]));
}

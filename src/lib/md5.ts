const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const shifts = Int32Array.from({ length: 64 }, (_, index) => turns[(index >> 4) * 4 + (index & 3)] ?? 0);
/** Which word of the block each step takes. */
const places = Int32Array.from({ length: 64 }, (_, index) => placeOf(index >> 4, index));
const sines = Int32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);

/**
 * MD5 (RFC 1321) of a file as it streams in, since lists of model files name it for each shard and the browser's own digests
 * neither know it nor take a file in pieces. It finds damage; it is no proof against someone who means harm.
 */
export function createMd5() {
  const state = Int32Array.of(0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476);
  const block = new Uint8Array(64);
  // Little-endian, as every processor is that runs a browser.
  const blockWords = new Int32Array(block.buffer);
  let filled = 0;
  let length = 0;

  function fill(bytes: Uint8Array): void {
    block.set(bytes, filled);
    filled += bytes.length;
    if (filled < 64) return;
    mix(state, blockWords, 0);
    filled = 0;
  }

  /** Blocks are read where they stand: copying each takes longer than its sum. */
  function takeWhole(bytes: Uint8Array): void {
    const isAligned = bytes.byteOffset % 4 === 0;
    const words = isAligned ? wordsOf(bytes) : wordsOf(bytes.slice());
    for (let at = 0; at < words.length; at += 16) mix(state, words, at);
  }

  function push(bytes: Uint8Array): void {
    length += bytes.length;
    const start = filled === 0 ? 0 : Math.min(64 - filled, bytes.length);
    if (start > 0) fill(bytes.subarray(0, start));
    const end = start + ((bytes.length - start) & ~63);
    if (end > start) takeWhole(bytes.subarray(start, end));
    if (bytes.length > end) fill(bytes.subarray(end));
  }

  return {
    push,
    /** In hexadecimal. Nothing may be pushed after it. */
    end(): string {
      const bits = length * 8;
      push(Uint8Array.of(0x80));
      push(new Uint8Array((120 - filled) % 64));
      blockWords[14] = bits | 0;
      blockWords[15] = Math.floor(bits / 2 ** 32);
      mix(state, blockWords, 0);
      return Array.from(new Uint8Array(state.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
  };
}

function wordsOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** One block: a plain loop, since a model has gigabytes. */
function mix(state: Int32Array, words: Int32Array, at: number): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    const quarter = index >> 4;
    const sum = (a + bitsOf(quarter, b, c, d) + (sines[index] ?? 0) + (words[at + (places[index] ?? 0)] ?? 0)) | 0;
    const shift = shifts[index] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
}

function add(state: Int32Array, place: number, value: number): void {
  state[place] = (state[place] ?? 0) + value;
}

function bitsOf(quarter: number, b: number, c: number, d: number): number {
  if (quarter === 0) return (b & c) | (~b & d);
  if (quarter === 1) return (d & b) | (~d & c);
  return quarter === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

function placeOf(quarter: number, index: number): number {
  if (quarter === 0) return index;
  if (quarter === 1) return (5 * index + 1) & 15;
  return quarter === 2 ? (3 * index + 5) & 15 : (7 * index) & 15;
}

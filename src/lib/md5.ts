export interface Md5 {
  push(bytes: Uint8Array): void;
  /** In hexadecimal. Nothing may be pushed after it. */
  end(): string;
}

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Int32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);

/**
 * MD5 (RFC 1321) of a file as it streams in, since lists of model files name it for each shard and the browser's own digests
 * neither know it nor take a file in pieces. It finds damage; it is no proof against someone who means harm.
 */
export function createMd5(): Md5 {
  const state = Int32Array.of(0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476);
  const block = new Uint8Array(64);
  const words = new DataView(block.buffer);
  const message = new Int32Array(16);
  let filled = 0;
  let length = 0;

  function takeBlock(): void {
    for (let index = 0; index < 16; index += 1) message[index] = words.getInt32(index * 4, true);
    mix(state, message);
    filled = 0;
  }

  function push(bytes: Uint8Array): void {
    length += bytes.length;
    for (let at = 0; at < bytes.length; ) {
      const size = Math.min(64 - filled, bytes.length - at);
      block.set(bytes.subarray(at, at + size), filled);
      filled += size;
      at += size;
      if (filled === 64) takeBlock();
    }
  }

  return {
    push,
    end() {
      const bits = length * 8;
      push(Uint8Array.of(0x80));
      push(new Uint8Array((120 - filled) % 64));
      words.setUint32(56, bits >>> 0, true);
      words.setUint32(60, Math.floor(bits / 2 ** 32), true);
      takeBlock();
      const result = new DataView(new ArrayBuffer(16));
      for (const [index, word] of state.entries()) result.setInt32(index * 4, word, true);
      return Array.from(new Uint8Array(result.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
  };
}

/** One round of the block: plain loops, since a model has gigabytes. */
function mix(state: Int32Array, message: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const quarter = index >> 4;
    const sum = (a + bitsOf(quarter, b, c, d) + (sines[index] ?? 0) + (message[placeOf(quarter, index)] ?? 0)) | 0;
    const shift = shifts[quarter * 4 + (index & 3)] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0] = ((state[0] ?? 0) + a) | 0;
  state[1] = ((state[1] ?? 0) + b) | 0;
  state[2] = ((state[2] ?? 0) + c) | 0;
  state[3] = ((state[3] ?? 0) + d) | 0;
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

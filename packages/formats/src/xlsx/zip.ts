import { inflate } from "../share/inflate";

/** A file in an archive. */
interface ZipEntry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  /** Where its own header stands. */
  readonly at: number;
}

/** An archive whose files are unpacked when they are asked for. Names are in small letters. */
export interface Zip {
  readonly names: readonly string[];
  /** Undefined where there is no such file. */
  read(name: string, most: number): Promise<Uint8Array | "too-large" | "broken" | undefined>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

export function isZip(bytes: Uint8Array): boolean {
  return bytes.length > END_SIZE && viewOf(bytes).getUint32(0, true) === LOCAL;
}

/** Null: the list of its files is not whole. */
export function openZip(bytes: Uint8Array): Zip | null {
  const entries = entriesOf(bytes);
  if (entries === null) return null;
  return {
    names: [...entries.keys()],
    async read(name, most) {
      const entry = entries.get(plainName(name));
      return entry && unpack(bytes, entry, most);
    },
  };
}

function entriesOf(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end < 0) return null;
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) return null;
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const nameEnd = at + 46 + (nameSize ?? 0);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    entries.set(plainName(name), {
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedSize: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameEnd + (extraSize ?? 0) + (commentSize ?? 0);
  }
  return entries;
}

/** The list's end stands last, before a comment. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

async function unpack(
  bytes: Uint8Array,
  { method, isEncrypted, packedSize, at }: ZipEntry,
  most: number,
): Promise<Uint8Array | "too-large" | "broken"> {
  const view = viewOf(bytes);
  if (isEncrypted || at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) return "broken";
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packedSize > bytes.length) return "broken";
  const packed = new Uint8Array(bytes.subarray(start, start + packedSize));
  if (method === STORED) return packed.length > most ? "too-large" : packed;
  return method === DEFLATED ? inflate(packed, most) : "broken";
}

/** Some programs write names with a slash before them, backslashes, or other capitals than the list of parts. */
function plainName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A file of text in an archive. */
export interface ZipFile {
  readonly name: string;
  readonly text: string;
}

const METHOD_DEFLATED = 8;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day an archive knows: the same graph makes the same file. */
const DAY = 0x21;

/** An archive of these files, packed. */
export async function writeZip(files: readonly ZipFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const bytes = new TextEncoder().encode(text);
    const packed = await deflate(bytes);
    const nameBytes = new TextEncoder().encode(name);
    const about = fields([
      [2, VERSION],
      [2, FLAGS],
      [2, METHOD_DEFLATED],
      [2, 0],
      [2, DAY],
      [4, checksum(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, nameBytes.length],
      [2, 0],
    ]);
    parts.push(fields([[4, 0x04034b50]]), about, nameBytes, packed);
    list.push(
      fields([
        [4, 0x02014b50],
        [2, VERSION],
      ]),
      about,
      fields([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ]),
      nameBytes,
    );
    at += 4 + about.length + nameBytes.length + packed.length;
  }
  const listSize = list.reduce((sum, { length }) => sum + length, 0);
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, listSize],
    [4, at],
    [2, 0],
  ]);
  return new Uint8Array(await new Blob([...parts, ...list, end]).arrayBuffer());
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Numbers of so many bytes, the lowest first. */
function fields(values: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    values.flatMap(([size, value]) => Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 0xff)),
  );
}

/** CRC-32. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (checksums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

import { meaningsEdition } from "./meanings-edition";

/** A file of `public/meanings`, unpacked: see scripts/meanings/pack.mjs. */
export interface Pack {
  readonly dims: number;
  lines(section: string): readonly string[];
  bytes(section: string): Uint8Array;
  /** Whole numbers of a section, one after another. */
  numbers(section: string): () => number;
}

interface Head {
  readonly edition: number;
  readonly dims: number;
  readonly sections: Readonly<Record<string, number>>;
}

const newLine = 10;

export async function readPack(file: Uint8Array<ArrayBuffer>): Promise<Pack> {
  const whole = await unzipped(file);
  const headEnd = whole.indexOf(newLine);
  const { edition, dims, sections }: Head = JSON.parse(decoded(whole.subarray(0, headEnd)));
  if (edition !== meaningsEdition) {
    throw new Error(`This dictionary is of edition ${edition}, and ${meaningsEdition} is read: load the page again.`);
  }
  const parts = new Map<string, Uint8Array>();
  let start = headEnd + 1;
  for (const [name, length] of Object.entries(sections)) {
    parts.set(name, whole.subarray(start, start + length));
    start += length;
  }
  const bytes = (section: string) => parts.get(section) ?? new Uint8Array();
  return {
    dims,
    bytes,
    lines: (section) => decoded(bytes(section)).split("\n"),
    numbers: (section) => numbersIn(bytes(section)),
  };
}

async function unzipped(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function numbersIn(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  };
}

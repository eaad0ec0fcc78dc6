import type { TraceEdit } from "@/ai/trace/trace-surroundings";

/** Tells values of plain JSON apart: the same for the same text, and hardly ever for another. No proof against someone who means harm. */
export function digestOf(value: unknown): string {
  const hash = createHash();
  for (const piece of piecesOf(value)) hash.add(piece);
  return hash.end();
}

/** The same; what is returned is awaited after each piece. */
export async function digestInSlices(value: unknown, breathe: () => Promise<void> | undefined): Promise<string> {
  const hash = createHash();
  for (const piece of piecesOf(value)) {
    hash.add(piece);
    await breathe();
  }
  return hash.end();
}

/** Lists of changes, a change, its graph, that graph's list of nodes: what is deeper is short. */
const slicedDepth = 4;

/** The value as JSON with its keys in order, in pieces. */
function* piecesOf(value: unknown, depth = 0): Generator<string, void> {
  if (typeof value !== "object" || value === null || depth >= slicedDepth) {
    yield JSON.stringify(value, inOrder) ?? "null";
    return;
  }
  const isList = Array.isArray(value);
  const parts = isList ? value.map((item: unknown) => ["", item] as const) : membersOf(value);
  yield isList ? "[" : "{";
  for (const [at, [name, part]] of parts.entries()) {
    yield `${at === 0 ? "" : ","}${name}`;
    yield* piecesOf(part, depth + 1);
  }
  yield isList ? "]" : "}";
}

/** Each with its name as JSON writes it. */
function membersOf(record: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(Object(inOrder("", record))).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${JSON.stringify(name)}:`, value] as const],
  );
}

function createHash() {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  return {
    add(text: string): void {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        high = Math.imul(high ^ code, 2_654_435_761);
        low = Math.imul(low ^ code, 1_597_334_677);
      }
    },
    end(): string {
      high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
      low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
      return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
    },
  };
}

/** A file's reader may give a record its keys in another order. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of what a call changed: its own, or as a file keeps it. */
export function editDigest({ digest, changes = [] }: TraceEdit): string {
  return digest ?? digestOf(changes);
}

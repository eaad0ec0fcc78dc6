import { plainReason } from "@/lib/plain-reason";
import type { SearchOptions, SearchText } from "../index/index-types";
import { isWithin } from "../index/is-within";
import { embeddedText, hashOf } from "./embedded-text";
import type { Embedder, OpenMeaning, VectorStore } from "./embedder";

/** The texts of one graph with their vectors, as far as these were made. */
export interface MeaningIndex {
  /** Puts texts in place of those with the same id, and lets go of some. */
  take(texts: readonly SearchText[], gone: readonly string[]): void;
  /** Makes the vectors that are missing, kept ones first. What has come stays where it ends early. Gives what could not be kept. */
  fill(
    meaning: Pick<OpenMeaning, "embedder" | "vectors">,
    signal: AbortSignal,
    tell: (done: number, total: number) => void,
  ): Promise<string | null>;
  isFull(embedder: Embedder): boolean;
  /** The texts nearest to the query, nearest first. */
  nearest(wish: SearchOptions, embedder: Embedder, signal: AbortSignal): Promise<readonly SearchText[]>;
}

interface Entry {
  readonly text: SearchText;
  readonly embedded: string;
  readonly hash: string;
}

/** Kept vectors read at once, and texts measured between two pauses. */
const slice = 200;

export function createMeaningIndex(): MeaningIndex {
  const entries = new Map<string, Entry>();
  /** By hash, of length 1. */
  let vectors = new Map<string, Float32Array>();
  let vectorsOf = "";

  /** Vectors of another model are let go of. */
  function begin({ id }: Embedder): void {
    if (id !== vectorsOf) vectors = new Map();
    vectorsOf = id;
  }

  /** One after the other: searches side by side share what the first one makes. */
  let filling: Promise<unknown> = Promise.resolve();

  const missing = (): readonly Entry[] => {
    const seen = new Set<string>();
    return [...entries.values()].filter(({ hash }) => {
      const isNew = !vectors.has(hash) && !seen.has(hash);
      seen.add(hash);
      return isNew;
    });
  };

  return {
    take(texts, gone) {
      for (const id of gone) entries.delete(id);
      for (const text of texts) {
        const embedded = embeddedText(text);
        entries.set(text.id, { text, embedded, hash: hashOf(embedded) });
      }
    },
    isFull(embedder) {
      begin(embedder);
      return missing().length === 0;
    },
    fill(meaning, signal, tell) {
      const filled = filling.then(() => {
        begin(meaning.embedder);
        const mine = vectors;
        return makeVectors(
          { meaning, wanted: missing(), vectors: mine, isWanted: () => mine === vectors },
          signal,
          tell,
        );
      });
      filling = filled.catch(() => undefined);
      return filled;
    },
    async nearest(wish, embedder, signal) {
      const [raw = new Float32Array()] = await embedder.embed([wish.query], "query", signal);
      const query = unit(raw);
      const scored: Scored[] = [];
      for (const { text, hash } of entries.values()) {
        const vector = vectors.get(hash);
        if (vector === undefined || !isWithin(text, wish.places)) continue;
        if (vector.length !== query.length) {
          vectors = new Map();
          throw otherLength(embedder, vector.length, query.length);
        }
        scored.push({ text, nearness: dot(vector, query) });
      }
      return standingOut(scored)
        .toSorted((a, b) => b.nearness - a.nearness)
        .map(({ text }) => text);
    },
  };
}

interface Making {
  readonly meaning: Pick<OpenMeaning, "embedder" | "vectors">;
  readonly wanted: readonly Entry[];
  readonly vectors: Map<string, Float32Array>;
  /** False: another model was chosen meanwhile. */
  readonly isWanted: () => boolean;
}

async function makeVectors(
  { meaning: { embedder, vectors: store }, wanted, vectors, isWanted }: Making,
  signal: AbortSignal,
  tell: (done: number, total: number) => void,
): Promise<string | null> {
  const keeping = createKeeping(store, embedder.id);
  for (const part of inParts(wanted, slice)) {
    const stored = await keeping.read(part.map(({ hash }) => hash));
    for (const [hash, vector] of stored) vectors.set(hash, vector);
  }
  const unmade = wanted.filter(({ hash }) => !vectors.has(hash));
  let done = 0;
  for (const batch of inParts(unmade, embedder.batch)) {
    signal.throwIfAborted();
    if (!isWanted()) throw new Error("Another model was chosen meanwhile.");
    tell(done, unmade.length);
    const texts = batch.map(({ embedded }) => embedded);
    const made = await embedder.embed(texts, "text", signal);
    const named = new Map(batch.map(({ hash }, index) => [hash, unit(made[index] ?? new Float32Array())] as const));
    for (const [hash, vector] of named) vectors.set(hash, vector);
    await keeping.write(named);
    done += batch.length;
  }
  return keeping.fault();
}

interface Scored {
  readonly text: SearchText;
  readonly nearness: number;
}

/** What is no nearer than the others are on the whole has nothing to do with what was asked: models differ in how near "far" is. */
function standingOut(scored: readonly Scored[]): readonly Scored[] {
  const mean = scored.reduce((sum, { nearness }) => sum + nearness, 0) / Math.max(1, scored.length);
  return scored.filter(({ nearness }) => nearness > 0 && nearness >= mean);
}

/** A storage that fails is said once, and its vectors last as long as the page. */
function createKeeping(store: VectorStore, embedder: string) {
  let fault: string | null = null;
  const failed = (error: unknown): void => {
    const why =
      error instanceof Error && error.name === "QuotaExceededError" ? "the storage is full" : plainReason(error);
    fault = `The vectors of the texts could not be kept (${why.replace(/\.$/, "")}): they are made again at the next visit.`;
  };
  return {
    fault: () => fault,
    async read(hashes: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
      return store.read(embedder, hashes).catch((error: unknown) => {
        failed(error);
        return new Map();
      });
    },
    async write(vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
      if (fault === null) await store.write(embedder, vectors).catch(failed);
    },
  };
}

function inParts<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

function otherLength({ id }: Embedder, stored: number, asked: number): Error {
  return new Error(
    `${id} made vectors of ${stored} numbers before and of ${asked} now, which do not compare. ` +
      "Forget the kept ones in Settings, Data and storage.",
  );
}

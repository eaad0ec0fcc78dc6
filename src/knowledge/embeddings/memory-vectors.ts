import type { VectorStore } from "./embedder";

/** Kept as long as the process lives. */
export function createMemoryVectors(): VectorStore {
  const byHash = new Map<string, Float32Array>();
  return {
    async read(embedder, hashes) {
      const found = hashes.flatMap((hash) => {
        const vector = byHash.get(`${embedder} ${hash}`);
        return vector === undefined ? [] : [[hash, vector] as const];
      });
      return new Map(found);
    },
    async write(embedder, vectors) {
      for (const [hash, vector] of vectors) byHash.set(`${embedder} ${hash}`, vector);
    },
  };
}

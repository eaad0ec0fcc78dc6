import type { StoredVectors } from "@/store/meaning/idb-vectors";

/** As the browser's database of vectors, in memory. */
export function createMemoryVectors(): StoredVectors {
  const stored = new Map<string, Float32Array>();
  return {
    async read(embedder, hashes) {
      const found = hashes.map((hash) => [hash, stored.get(`${embedder} ${hash}`)] as const);
      return new Map(found.flatMap(([hash, vector]) => (vector === undefined ? [] : [[hash, vector] as const])));
    },
    async write(embedder, vectors) {
      for (const [hash, vector] of vectors) stored.set(`${embedder} ${hash}`, vector);
    },
    count: async () => stored.size,
    forget: async () => stored.clear(),
  };
}

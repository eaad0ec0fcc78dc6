import type { VectorStore } from "./embedder";
import { createMemoryVectors } from "./memory-vectors";

/** With what was written in this visit, so that a storage that is full or forbidden costs nothing before the next one. */
export function rememberedVectors(store: VectorStore): VectorStore & { forget(): void } {
  let memory = createMemoryVectors();
  return {
    async read(embedder, hashes) {
      const known = await memory.read(embedder, hashes);
      const others = hashes.filter((hash) => !known.has(hash));
      if (others.length === 0) return known;
      return new Map([...known, ...(await store.read(embedder, others))]);
    },
    async write(embedder, vectors) {
      await memory.write(embedder, vectors);
      await store.write(embedder, vectors);
    },
    forget() {
      memory = createMemoryVectors();
    },
  };
}

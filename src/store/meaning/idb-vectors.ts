import type { VectorStore } from "@/knowledge/embeddings/embedder";
import { createIdbBase } from "../session/idb-base";

/** Vectors as they are kept on this device. */
export interface StoredVectors extends VectorStore {
  /** How many there are. */
  count(): Promise<number>;
  forget(): Promise<void>;
}

const storeName = "vectors";

/** A database of their own, since they can be made again: nothing else is lost with them. Each call may reject (forbidden, full). */
export function createIdbVectors(): StoredVectors {
  const database = createIdbBase({ name: "parley-vectors", stores: [storeName] });
  return {
    async read(embedder, hashes) {
      const { store } = (await database()).transaction(storeName);
      const found = await Promise.all(
        hashes.map(async (hash) => [hash, await store.get(keyOf(embedder, hash))] as const),
      );
      return new Map(found.flatMap(([hash, value]) => (value instanceof Float32Array ? [[hash, value] as const] : [])));
    },
    async write(embedder, vectors) {
      const { store, done } = (await database()).transaction(storeName, "readwrite");
      const writes = [...vectors].map(([hash, vector]) => store.put(vector, keyOf(embedder, hash)));
      await Promise.all([...writes, done]);
    },
    count: async () => (await database()).count(storeName),
    forget: async () => (await database()).clear(storeName),
  };
}

function keyOf(embedder: string, hash: string): string {
  return `${embedder} ${hash}`;
}

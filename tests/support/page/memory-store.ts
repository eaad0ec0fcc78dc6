import type { KeyValueStore } from "@/store/session/key-value-store";

export interface MemoryStore extends KeyValueStore {
  readonly values: Map<string, unknown>;
}

/** A database as the browser's, in memory: what is put in is copied. */
export function createMemoryStore(): MemoryStore {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (name) => structuredClone(values.get(name)),
    put: async (put) => {
      for (const [name, value] of Object.entries(put)) {
        if (value === undefined) values.delete(name);
        else values.set(name, structuredClone(value));
      }
    },
    names: async (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)).toSorted(),
  };
}

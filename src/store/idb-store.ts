import { openDB } from "idb";
import type { KeyValueStore } from "./session-storage";

const storeName = "session";

/** The browser's own database. Rejects where there is none (some private windows, switched off by the user). */
export async function openIdbStore(): Promise<KeyValueStore> {
  const database = await openDB("parley", 1, {
    upgrade: (created) => void created.createObjectStore(storeName),
  });
  return {
    get: (name) => database.get(storeName, name),
    async put(values) {
      const transaction = database.transaction(storeName, "readwrite");
      const writes = Object.entries(values).map(([name, value]) => transaction.store.put(value, name));
      await Promise.all([...writes, transaction.done]);
    },
  };
}

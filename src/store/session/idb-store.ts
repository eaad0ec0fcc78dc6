import { openDB } from "idb";
import type { KeyValueStore } from "./key-value-store";

const storeName = "session";

/** The browser's own database. Rejects where there is none (some private windows, switched off by the user). */
export async function openIdbStore(databaseName = "parley"): Promise<KeyValueStore> {
  const database = await openDB(databaseName, 1, {
    upgrade: (created) => void created.createObjectStore(storeName),
  });
  return {
    get: (name) => database.get(storeName, name),
    async put(values) {
      const transaction = database.transaction(storeName, "readwrite");
      const writes = Object.entries(values).map(([name, value]) =>
        value === undefined ? transaction.store.delete(name) : transaction.store.put(value, name),
      );
      await Promise.all([...writes, transaction.done]);
    },
    async names(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const keys = await database.getAllKeys(storeName, range);
      return keys.filter((key) => typeof key === "string");
    },
  };
}

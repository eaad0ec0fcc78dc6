import { openDB } from "idb";
import type { KeyValueStore } from "./key-value-store";

const storeName = "session";

/** The browser's own database. Rejects where there is none (some private windows, switched off by the user). `gone`: the browser took it away. */
export async function openIdbStore(
  databaseName = "parley",
  gone: () => void = () => undefined,
): Promise<KeyValueStore> {
  const open = () =>
    openDB(databaseName, 1, {
      upgrade: (created) => void created.createObjectStore(storeName),
      terminated() {
        opening = open();
        opening.then(gone, () => undefined);
      },
    });
  let opening = open();
  await opening;
  return {
    get: async (name) => (await opening).get(storeName, name),
    async put(values) {
      const transaction = (await opening).transaction(storeName, "readwrite");
      const writes = Object.entries(values).map(([name, value]) =>
        value === undefined ? transaction.store.delete(name) : transaction.store.put(value, name),
      );
      await Promise.all([...writes, transaction.done]);
    },
    async names(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const keys = await (await opening).getAllKeys(storeName, range);
      return keys.filter((key) => typeof key === "string");
    },
  };
}

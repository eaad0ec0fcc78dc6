import { type IDBPDatabase, openDB } from "idb";
import type { KeyValueStore } from "./key-value-store";

const storeName = "session";

/** The browser's own database. Rejects where there is none (some private windows, switched off by the user). `gone`: the browser took it away. */
export async function openIdbStore(
  databaseName = "parley",
  gone: () => void = () => undefined,
): Promise<KeyValueStore> {
  let opening: Promise<IDBPDatabase> | null = null;
  const open = async () => {
    opening ??= openDB(databaseName, 1, {
      upgrade: (created) => void created.createObjectStore(storeName),
      terminated() {
        opening = null;
        void openAnew(open).then(gone, () => undefined);
      },
    });
    try {
      return await opening;
    } catch (error) {
      // The next who asks tries again.
      opening = null;
      throw error;
    }
  };
  await open();
  return {
    get: async (name) => (await open()).get(storeName, name),
    async put(values) {
      const transaction = (await open()).transaction(storeName, "readwrite");
      const writes = Object.entries(values).map(([name, value]) =>
        value === undefined ? transaction.store.delete(name) : transaction.store.put(value, name),
      );
      await Promise.all([...writes, transaction.done]);
    },
    async names(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const keys = await (await open()).getAllKeys(storeName, range);
      return keys.filter((key) => typeof key === "string");
    },
  };
}

/** What is opened while the browser still takes the database away is aborted: again, a little later. */
async function openAnew(open: () => Promise<unknown>): Promise<void> {
  for (const ms of [50, 200, 1000, 5000]) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const isOpen = await open().then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
  await open();
}

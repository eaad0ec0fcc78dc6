import { type IDBPDatabase, openDB } from "idb";

export interface IdbBase {
  readonly name: string;
  readonly stores: readonly string[];
  /** The browser took away what was stored, as when its data is cleared; it is open again. */
  readonly gone?: () => void;
}

/**
 * One connection to a database of the browser's own: opened with the first use, and anew once it is closed from outside.
 * Rejects where there is none (some private windows, switched off by the user).
 */
export function createIdbBase({ name, stores, gone = () => undefined }: IdbBase): () => Promise<IDBPDatabase> {
  let opening: Promise<IDBPDatabase> | null = null;
  const lost = (): void => {
    opening = null;
    void openAnew(open).then(gone, () => undefined);
  };
  const open = async (): Promise<IDBPDatabase> => {
    opening ??= openWith(name, stores, lost);
    const own = opening;
    try {
      return await own;
    } catch (error) {
      // The next who asks tries again.
      if (opening === own) opening = null;
      throw error;
    }
  };
  return open;
}

/** Without a number it is opened as it is. One that lacks something, as after an upgrade that was broken off, is made whole. */
async function openWith(name: string, stores: readonly string[], lost: () => void): Promise<IDBPDatabase> {
  const openAt = (version?: number): Promise<IDBPDatabase> => {
    const opened = openDB(name, version, {
      upgrade(created) {
        for (const store of stores) if (!created.objectStoreNames.contains(store)) created.createObjectStore(store);
      },
      terminated: lost,
      // Another tab takes it away or changes its form, and would wait for this one without end.
      blocking() {
        void opened.then((own) => own.close());
        lost();
      },
    });
    return opened;
  };
  const database = await openAt();
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  return openAt(database.version + 1);
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

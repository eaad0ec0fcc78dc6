import type { IDBPDatabase } from "idb";
import { createIdbBase } from "./idb-base";
import type { KeyValueStore } from "./key-value-store";

const storeName = "session";

export interface IdbStoreOptions {
  /** The browser took away what was stored. */
  readonly gone?: () => void;
  /** Characters of one part: Chromium refuses a value of more than 127 MB, and a character may take two bytes. */
  readonly partLength?: number;
}

/** The browser's own database. Rejects where there is none (some private windows, switched off by the user). */
export async function openIdbStore(
  databaseName = "parley",
  { gone = () => undefined, partLength = 16_000_000 }: IdbStoreOptions = {},
): Promise<KeyValueStore> {
  const open = createIdbBase({ name: databaseName, stores: [storeName], gone });
  await open();
  /** Names seen to be stored in parts: only these have parts to take away when they are written. */
  const split = new Set<string>();
  return {
    async get(name) {
      const { store } = (await open()).transaction(storeName);
      const value: unknown = await store.get(name);
      if (value !== inParts) return value;
      split.add(name);
      return (await store.getAll(partsOf(name))).join("");
    },
    async put(values) {
      const writes = Object.entries(values).map(([name, value]) => {
        const parts = typeof value === "string" && value.length > partLength ? partsIn(value, partLength) : [];
        const hadParts = value === undefined || parts.length > 0 || split.has(name);
        return { name, value: parts.length > 0 ? inParts : value, parts, hadParts };
      });
      await wholly(await open(), writes);
      for (const { name, parts } of writes) {
        if (parts.length > 0) split.add(name);
        else split.delete(name);
      }
    },
    async names(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const keys = await (await open()).getAllKeys(storeName, range);
      return keys.filter((key) => typeof key === "string");
    },
  };
}

/** Stands under the name of a long text; its parts stand under [name, place]. No text is the number. */
const inParts = 1;
const partsOf = (name: string) => IDBKeyRange.bound([name], [name, []]);

function partsIn(text: string, length: number): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, place) =>
    text.slice(place * length, (place + 1) * length),
  );
}

interface Write {
  readonly name: string;
  /** undefined: taken away. */
  readonly value: unknown;
  readonly parts: readonly string[];
  readonly hadParts: boolean;
}

/** All of them or none. Rejects with why the browser gave up, which only the transaction knows: each write says that it was aborted. */
async function wholly(database: IDBPDatabase, writes: readonly Write[]): Promise<void> {
  const transaction = database.transaction(storeName, "readwrite");
  const { store, done } = transaction;
  const aborted = new Promise<DOMException | null>((resolve) => {
    transaction.addEventListener("abort", () => resolve(transaction.error));
  });
  const write = async ({ name, value, parts, hadParts }: Write): Promise<void> => {
    const waits = [
      hadParts && store.delete(partsOf(name)),
      value === undefined ? store.delete(name) : store.put(value, name),
    ];
    await Promise.all(waits);
    // One after the other: the page copies each, and works in between.
    for (const [place, part] of parts.entries()) await store.put(part, [name, place]);
  };
  try {
    await Promise.all([...writes.map(write), done]);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It is over already.
    }
    throw (await aborted) ?? error;
  }
}

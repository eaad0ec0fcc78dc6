import "fake-indexeddb/auto";
import { forceCloseDatabase } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createIdbVectors } from "@/store/meaning/idb-vectors";
import { createIdbBase } from "@/store/session/idb-base";
import { openIdbStore } from "@/store/session/idb-store";
import { createIdbTraces } from "@/store/traces/idb-traces";

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All keys of a database, as another connection sees them. */
async function keysIn(name: string): Promise<readonly IDBValidKey[]> {
  const base = await asked(indexedDB.open(name));
  const keys = await asked(base.transaction("session").objectStore("session").getAllKeys());
  base.close();
  return keys;
}

/** As the browser clears a database: all that is open of it is closed, and nothing is left. */
async function clear(name: string): Promise<void> {
  // Its types ask for the class where it takes one of its objects.
  for (const connection of connections.splice(0)) Reflect.apply(forceCloseDatabase, null, [connection]);
  await asked(indexedDB.deleteDatabase(name));
}

const connections: IDBDatabase[] = [];
const ownOpen = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...given) {
  const request = ownOpen.apply(this, given);
  request.addEventListener("success", () => connections.push(request.result));
  return request;
};

describe("what is stored in parts", () => {
  it("is read as it was, and leaves nothing behind when it is shorter or gone", async () => {
    const store = await openIdbStore("parts", { partLength: 4 });
    await store.put({ "graph:a": "0123456789", "graph:ab": "012345", about: { version: 1 }, short: "0123" });
    expect(await keysIn("parts")).toHaveLength(4 + 3 + 2);
    const other = await openIdbStore("parts", { partLength: 4 });
    expect(await other.get("graph:a")).toBe("0123456789");
    expect(await other.get("short")).toBe("0123");
    expect(await other.names("graph:")).toEqual(["graph:a", "graph:ab"]);
    await other.put({ "graph:a": "abcdef" });
    expect(await other.get("graph:a")).toBe("abcdef");
    await other.put({ "graph:a": "now" });
    expect(await other.get("graph:a")).toBe("now");
    expect(await store.get("graph:ab")).toBe("012345");
    // A connection that never read it.
    await (await openIdbStore("parts")).put({ "graph:ab": undefined });
    expect(await keysIn("parts")).toEqual(["about", "graph:a", "short"]);
  });
});

const vector = new Float32Array([1, 2]);
const row = { turn: "t", chat: "c", graph: "g", savedAt: 1, size: 1 };

/** Each store of the page: writes something, and tells how much there is. */
const stores = {
  session: async () => {
    const store = await openIdbStore("session");
    return { name: "session", put: () => store.put({ a: 1 }), count: async () => (await store.names("")).length };
  },
  traces: async () => {
    const store = createIdbTraces();
    return {
      name: "parley-traces",
      put: () => store.put({ row, text: "x" }),
      count: async () => (await store.rows()).length,
    };
  },
  vectors: async () => {
    const store = createIdbVectors();
    return { name: "parley-vectors", put: () => store.write("e", new Map([["h", vector]])), count: store.count };
  },
} as const;

describe.each(["session", "traces", "vectors"] as const)("the database of %s", (which) => {
  it("is there again, empty, when the browser cleared it", async () => {
    const { name, put, count } = await stores[which]();
    await put();
    expect(await count()).toBe(1);
    await clear(name);
    expect(await count()).toBe(0);
    await put();
    expect(await count()).toBe(1);
  });

  it("keeps no other tab from taking it away, and is there again", async () => {
    const { name, put, count } = await stores[which]();
    await put();
    await asked(indexedDB.deleteDatabase(name));
    expect(await count()).toBe(0);
    await put();
    expect(await count()).toBe(1);
    await clear(name);
  });

  it("is made whole where another made it without what it holds", async () => {
    const { name, put, count } = await stores[which]();
    await put();
    await clear(name);
    const bare = await asked(indexedDB.open(name));
    bare.close();
    await put();
    expect(await count()).toBe(1);
    await clear(name);
  });
});

it("tells of a database that was cleared once it is open again", async () => {
  let output = 0;
  const open = createIdbBase({ name: "outcome", stores: ["a"], gone: () => (output += 1) });
  await open();
  await clear("outcome");
  await expect.poll(() => output).toBe(1);
  expect([...(await open()).objectStoreNames]).toEqual(["a"]);
});

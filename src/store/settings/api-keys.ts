/** What is used of the browser's `Storage`. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage whose names can be gone through, so that what is in it can be found again. */
export type ListedStorage = TextStorage & Pick<Storage, "key" | "length">;

export interface StoredKey {
  readonly apiKey: string;
  readonly isRemembered: boolean;
}

/** Keys of API hosts: for this tab's session, or on this device where that was asked for. Nowhere else. */
export type ApiKeyStore = ReturnType<typeof createApiKeyStore>;

export interface ApiKeyStoreDeps {
  /** null: this browser has none; keys live as long as the page. */
  readonly tab: ListedStorage | null;
  readonly device: ListedStorage | null;
}

export function createApiKeyStore({ tab, device }: ApiKeyStoreDeps) {
  const page = new Map<string, string>();
  const nameOf = (host: string): string => `${prefix}${host}`;
  return {
    read(host: string): StoredKey {
      const remembered = attempt(() => device?.getItem(nameOf(host))) ?? "";
      if (remembered !== "") return { apiKey: remembered, isRemembered: true };
      const key = attempt(() => tab?.getItem(nameOf(host))) ?? page.get(host) ?? "";
      return { apiKey: key, isRemembered: false };
    },
    /** An empty key is taken away. */
    write(host: string, apiKey: string, remember: boolean): void {
      attempt(() => tab?.removeItem(nameOf(host)));
      attempt(() => device?.removeItem(nameOf(host)));
      page.delete(host);
      if (apiKey === "" || host === "") return;
      page.set(host, apiKey);
      attempt(() => (remember ? device : tab)?.setItem(nameOf(host), apiKey));
    },
    /** Takes every key away, also of hosts that are no longer set up. */
    clear(): void {
      page.clear();
      for (const storage of [tab, device]) {
        for (const name of namesIn(storage)) attempt(() => storage?.removeItem(name));
      }
    },
  };
}

const prefix = "parley.key.";

function namesIn(storage: ListedStorage | null): readonly string[] {
  const names = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ""));
  return names?.filter((name) => name.startsWith(prefix)) ?? [];
}

/** Storage that is full or forbidden is no reason to stop: the key then lives as long as the page. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

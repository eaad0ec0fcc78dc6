/** What is used of the browser's `Storage`. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keys of API hosts: for this tab's session, or on this device where that was asked for. Nowhere else. */
export interface ApiKeyStore {
  read(host: string): { readonly apiKey: string; readonly isRemembered: boolean };
  /** An empty key is taken away. */
  write(host: string, apiKey: string, remember: boolean): void;
}

export interface ApiKeyStoreDeps {
  /** null: this browser has none; keys live as long as the page. */
  readonly tab: TextStorage | null;
  readonly device: TextStorage | null;
}

export function createApiKeyStore({ tab, device }: ApiKeyStoreDeps): ApiKeyStore {
  const page = new Map<string, string>();
  const nameOf = (host: string): string => `parley.key.${host}`;
  return {
    read(host) {
      const remembered = attempt(() => device?.getItem(nameOf(host))) ?? "";
      if (remembered !== "") return { apiKey: remembered, isRemembered: true };
      const kept = attempt(() => tab?.getItem(nameOf(host))) ?? page.get(host) ?? "";
      return { apiKey: kept, isRemembered: false };
    },
    write(host, apiKey, remember) {
      attempt(() => tab?.removeItem(nameOf(host)));
      attempt(() => device?.removeItem(nameOf(host)));
      page.delete(host);
      if (apiKey === "" || host === "") return;
      page.set(host, apiKey);
      attempt(() => (remember ? device : tab)?.setItem(nameOf(host), apiKey));
    },
  };
}

/** Storage that is full or forbidden is no reason to stop: the key then lives as long as the page. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

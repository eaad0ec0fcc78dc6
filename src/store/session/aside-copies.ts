import type { KeyValueStore } from "./key-value-store";
import { keysOf } from "./session-keys";

/** What could not be read and was put aside, so that nothing is lost. */
export interface AsideCopy {
  readonly name: string;
  readonly savedAt: number;
  readonly bytes: number;
}

/** Newest first. */
export async function listAsides(store: KeyValueStore): Promise<readonly AsideCopy[]> {
  const names = await store.names(keysOf("").aside);
  const copies = await Promise.all(
    names.map(async (name) => ({
      name,
      savedAt: Number(name.split(":")[1] ?? 0),
      bytes: copyText(await store.get(name)).length,
    })),
  );
  return copies.toSorted((a, b) => b.savedAt - a.savedAt);
}

/** As text; null when it is gone. */
export async function readAside(store: KeyValueStore, name: string): Promise<string | null> {
  const value = await store.get(name);
  return value === undefined ? null : copyText(value);
}

function copyText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 1) ?? "");
}

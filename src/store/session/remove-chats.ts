import type { KeyValueStore } from "./key-value-store";
import { keysOf } from "./session-keys";

/** Takes every conversation out of the storage, the copies of those that could not be read too. */
export async function removeChats(store: KeyValueStore): Promise<void> {
  const { chats, aside } = keysOf("");
  const copies = (await store.names(aside)).filter((name) => holdsTalk(name));
  const names = [...(await store.names(chats)), ...copies];
  await store.put(Object.fromEntries(names.map((name) => [name, undefined])));
}

/** A copy's name ends with what it is of. */
function holdsTalk(name: string): boolean {
  return /:(?:chats?|traces?)$/.test(name);
}

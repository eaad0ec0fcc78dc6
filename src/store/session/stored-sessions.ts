import type { KeyValueStore } from "./key-value-store";
import { loadSession, putAside } from "./load-session";
import { migrateSession } from "./migrate-session";
import { removeChats } from "./remove-chats";
import { replayJournal } from "./replay-journal";
import { aboutFromGraph, readAbout } from "./saved-about";
import type { SavedGraph } from "./saved-graph";
import { keysOf } from "./session-keys";

/** What reads and mends what earlier visits stored: a first visit goes without. */
export const storedSessions = { listGraphs, loadSession, migrateSession, putAside, removeChats, replayJournal };

/** Those stored under these names, newest first. */
async function listGraphs(store: KeyValueStore, names: readonly string[]): Promise<readonly SavedGraph[]> {
  const prefix = keysOf("").graph;
  const read = await Promise.all(
    names.map(async (name) => {
      const id = name.slice(prefix.length);
      const about = readAbout(await store.get(keysOf(id).about));
      return about?.id === id ? about : aboutFromGraph(store, id);
    }),
  );
  return read.toSorted((a, b) => b.savedAt - a.savedAt);
}

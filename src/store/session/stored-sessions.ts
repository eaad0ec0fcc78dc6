import { isJsonObject, type JsonObject } from "@/lib/json";
import { merged } from "@/lib/lists/whole-lists";
import { tryJson } from "@/lib/try-json";
import type { KeyValueStore } from "./key-value-store";
import { loadSession, putAside } from "./load-session";
import { migrateSession } from "./migrate-session";
import { replayJournal } from "./replay-journal";
import { aboutFromGraph, readAbout } from "./saved-about";
import type { SavedGraph } from "./saved-graph";
import { keysOf } from "./session-keys";
import { stampOf } from "./stamp";

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

/**
 * Takes every conversation out of the storage, the copies of those that could not be read too. Steps that can be undone stay; those
 * of the assistant are called `title` then: their titles were its user's words.
 */
async function removeChats(store: KeyValueStore, title: string): Promise<void> {
  const { chats, aside, steps } = keysOf("");
  const copies = (await store.names(aside)).filter((name) => holdsWords(name));
  const gone = [...(await store.names(chats)), ...copies].map((name) => [name, undefined] as const);
  const ids = (await store.names(steps)).map((name) => name.slice(steps.length));
  const renamed = await Promise.all(ids.map((id) => withTitles(store, id, title)));
  await store.put(merged([Object.fromEntries(gone), ...renamed]));
}

/** A copy's name ends with what it is of. */
function holdsWords(name: string): boolean {
  return /:(?:chats?|steps)$/.test(name);
}

async function withTitles(store: KeyValueStore, id: string, title: string): Promise<JsonObject> {
  const keys = keysOf(id);
  const index = await store.get(keys.steps);
  if (!isJsonObject(index) || !Array.isArray(index["names"])) return {};
  const names: readonly string[] = index["names"].map(String);
  const texts = await Promise.all(names.map(async (name) => entitled(await store.get(`${keys.step}${name}`), title)));
  const stamps = texts.map((text) => (text === null ? "" : stampOf(text)));
  const written = names.flatMap((name, place) => {
    const text = texts[place];
    return text == null ? [] : [[`${keys.step}${name}`, text] as const];
  });
  return { ...Object.fromEntries(written), [keys.steps]: { ...index, stamps } };
}

/** null: it cannot be read, and stays as it is. */
function entitled(text: unknown, title: string): string | null {
  const step = typeof text === "string" ? tryJson(text) : undefined;
  if (typeof text !== "string" || !isJsonObject(step)) return null;
  return step["actor"] === "assistant" ? JSON.stringify({ ...step, title }) : text;
}

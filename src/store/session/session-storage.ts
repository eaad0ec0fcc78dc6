import { isJsonObject } from "@/lib/json";
import { loadOnce } from "@/lib/load-once";
import { notifyAll } from "@/lib/notify-all";
import type { ChatsOfGraph } from "../chat/chat-list";
import { type AsideCopy, listAsides, readAside } from "./aside-copies";
import type { GraphPart, GraphWriter, Saving } from "./graph-values";
import type { Journal } from "./journal";
import { faultOf, type KeyValueStore, type SaveResult } from "./key-value-store";
import { type LoadedSession, nothingLoaded, type SavedGraph, type SavedView, sessionVersion } from "./saved-graph";
import { keysOf, oldChat, oldGraph } from "./session-keys";

/** What changed since the last save; what is absent stays as it was stored. */
export interface SessionParts {
  readonly graph?: GraphPart;
  readonly view?: SavedView;
  readonly chats?: ChatsOfGraph;
}

/** Graphs with their chats, views and steps, each under its id. Nothing here rejects. */
export interface SessionStorage {
  /** The graph used last, by any tab; null on a first visit. Brings what an older version stored into this form. */
  last(): Promise<string | null>;
  load(id: string): Promise<LoadedSession>;
  /** The stored graph as text, read or not, with its name; null: there is none, or the storage cannot be read. */
  readText(id: string): Promise<{ readonly name: string; readonly text: string } | null>;
  /** No graph is the one used last; all are kept. */
  forgetLast(): Promise<SaveResult>;
  /** Also makes it the graph used last. A large one is made ready in slices, unless it hurries: other work is done in between. */
  save(id: string, parts: SessionParts, hurries?: () => boolean): Promise<SaveResult>;
  /** Newest first; null when the storage cannot be read. */
  list(): Promise<readonly SavedGraph[] | null>;
  /** The browser took all of it away, as when its data is cleared. */
  onGone(listener: () => void): void;
  remove(id: string): Promise<SaveResult>;
  /** The conversations of all graphs. The graphs stay; `title` is what the assistant's steps are called then. */
  removeChats(title: string): Promise<SaveResult>;
  asides(): Promise<readonly AsideCopy[]>;
  /** As text to download; null when it is gone. */
  readAside(name: string): Promise<string | null>;
  removeAside(name: string): Promise<SaveResult>;
  /** A copy of what was stored elsewhere and cannot be read. */
  setAside(what: string, value: unknown): Promise<SaveResult>;
}

const lastKey = "last";

const loadStored = async () => (await import("./stored-sessions")).storedSessions;

export function createSessionStorage(
  openStore: (gone: () => void) => Promise<KeyValueStore>,
  now: () => number,
  journal: Pick<Journal, "read" | "unstored" | "forget" | "forgetWords"> | null = null,
): SessionStorage {
  // A database that failed to open is tried again: the user may have switched storage on.
  const goneListeners = new Set<() => void>();
  const open = loadOnce(() => openStore(() => notifyAll(goneListeners)));
  const attempt = async <T>(
    run: (store: KeyValueStore) => Promise<T>,
    otherwise: (error: unknown) => T,
  ): Promise<T> => {
    try {
      return await run(await open());
    } catch (error) {
      return otherwise(error);
    }
  };
  const write = (run: (store: KeyValueStore) => Promise<unknown>): Promise<SaveResult> =>
    attempt<SaveResult>(
      async (store) => {
        await run(store);
        return { success: true };
      },
      (error) => ({ success: false, fault: faultOf(error) }),
    );

  const writing = loadOnce(async () => (await import("./graph-values")).createGraphWriter());
  return {
    last: () =>
      attempt(
        async (store) => {
          if (await isOld(store)) await (await loadStored()).migrateSession(store, now());
          const id = await store.get(lastKey);
          return journal?.unstored() ?? (typeof id === "string" ? id : null);
        },
        () => null,
      ),
    load: (id) =>
      attempt(
        (store) => loadWith(store, id, { now: now(), written: journal?.read(id) ?? null }),
        (error) => {
          const fault = faultOf(error);
          const detail = fault.kind === "other" ? { detail: fault.detail } : {};
          return { ...nothingLoaded, problems: [{ what: "storage", ...detail }] };
        },
      ),
    readText: (id) =>
      attempt(
        (store) => readStored(store, id),
        () => null,
      ),
    forgetLast: () => write((store) => store.put({ [lastKey]: undefined })),
    save: (id, parts, hurries = () => true) =>
      attempt<SaveResult>(
        (store) => putParts(store, id, { parts, now: now(), hurries, writing }),
        (error) => ({ success: false, fault: faultOf(error) }),
      ),
    onGone: (listener) => void goneListeners.add(listener),
    list: () => attempt(listGraphs, () => null),
    remove: (id) =>
      write(async (store) => {
        journal?.forget(id);
        const gone = await namesOf(store, id);
        const last = (await store.get(lastKey)) === id ? [lastKey] : [];
        await store.put(Object.fromEntries([...gone, ...last].map((name) => [name, undefined])));
      }),
    removeChats: (title) =>
      write(async (store) => {
        journal?.forgetWords();
        await (await loadStored()).removeChats(store, title);
      }),
    ...asideStorage({ attempt, write, now }),
  };
}

interface Storing {
  readonly attempt: <T>(run: (store: KeyValueStore) => Promise<T>, otherwise: (error: unknown) => T) => Promise<T>;
  readonly write: (run: (store: KeyValueStore) => Promise<unknown>) => Promise<SaveResult>;
  readonly now: () => number;
}

function asideStorage({
  attempt,
  write,
  now,
}: Storing): Pick<SessionStorage, "asides" | "readAside" | "removeAside" | "setAside"> {
  return {
    asides: () => attempt(listAsides, () => []),
    readAside: (name) =>
      attempt(
        (store) => readAside(store, name),
        () => null,
      ),
    removeAside: (name) => write((store) => store.put({ [name]: undefined })),
    setAside: (what, value) => write(async (store) => (await loadStored()).putAside(store, { [what]: value }, now())),
  };
}

async function readStored(
  store: KeyValueStore,
  id: string,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const keys = keysOf(id);
  const stored = await store.get(keys.graph);
  if (stored === undefined) return null;
  const about = await store.get(keys.about);
  const name = isJsonObject(about) && typeof about["name"] === "string" ? about["name"] : "";
  return { name, text: typeof stored === "string" ? stored : (JSON.stringify(stored) ?? "") };
}

/** With what its journal holds beyond what is stored. */
async function loadWith(
  store: KeyValueStore,
  id: string,
  { now, written }: { readonly now: number; readonly written: string | null },
): Promise<LoadedSession> {
  const isThere = await hasAny(store, id);
  if (!isThere && written === null) return nothingLoaded;
  const { loadSession, replayJournal } = await loadStored();
  return replayJournal(isThere ? await loadSession(store, id, now) : nothingLoaded, written);
}

/** Of the parts that are worth anything: without them there was no such graph. */
async function hasAny(store: KeyValueStore, id: string): Promise<boolean> {
  const keys = keysOf(id);
  const stored = await Promise.all([keys.graph, keys.chats, keys.steps].map((name) => store.get(name)));
  return stored.some((part) => part !== undefined) || (await store.names(keys.step)).length > 0;
}

async function listGraphs(store: KeyValueStore): Promise<readonly SavedGraph[]> {
  const names = await store.names(keysOf("").graph);
  return names.length === 0 ? [] : (await loadStored()).listGraphs(store, names);
}

async function isOld(store: KeyValueStore): Promise<boolean> {
  return (await store.get(oldGraph)) !== undefined || (await store.get(oldChat)) !== undefined;
}

/** All names under which something of a graph is stored. */
async function namesOf(store: KeyValueStore, id: string): Promise<readonly string[]> {
  const keys = keysOf(id);
  return [keys.about, keys.graph, keys.view, keys.chats, keys.steps, ...(await store.names(keys.step))];
}

async function putParts(store: KeyValueStore, id: string, how: Parameters<typeof valuesOf>[2]): Promise<SaveResult> {
  const isStored = how.parts.graph !== undefined || (await store.get(keysOf(id).about)) !== undefined;
  await store.put(await valuesOf(store, id, how));
  return { success: true, ...(!isStored && { lacksGraph: true }) };
}

async function valuesOf(
  store: KeyValueStore,
  id: string,
  { parts, writing, ...how }: Saving & { readonly parts: SessionParts; readonly writing: () => Promise<GraphWriter> },
): Promise<Readonly<Record<string, unknown>>> {
  const keys = keysOf(id);
  const { graph, view, chats } = parts;
  const values: Record<string, unknown> = { [lastKey]: id };
  if (graph) Object.assign(values, await (await writing())(store, id, { graph, ...how }));
  if (view) values[keys.view] = { version: sessionVersion, ...view };
  if (chats) values[keys.chats] = { version: sessionVersion, ...chats };
  return values;
}

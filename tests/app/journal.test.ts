import { expect, it } from "vitest";
import { watchChats } from "@/app/session/session-watchers";
import { createSessionWriter } from "@/app/session/session-writer";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createChatList } from "@/store/chat/chat-list";
import { createChatStore } from "@/store/chat/chat-store";
import { createJournal, type JournalShelf } from "@/store/session/journal";
import { noView } from "@/store/session/saved-graph";
import { createSessionStorage } from "@/store/session/session-storage";
import { createWordsStore } from "@/words/words-store";
import { catsGraph } from "../support/graphs/cats";
import { createMemoryStore } from "../support/page/memory-store";

function createShelf(): JournalShelf {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: (at) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

const one = catsGraph().nodes[0]?.id ?? "";
const chat = { id: "talk", title: "Talk", startedAt: 1, turns: [], history: [], branches: [] };

/** A visit of the graph "g", which begins with what is stored and noted. */
async function visit({
  store,
  shelf,
  name,
}: {
  store: ReturnType<typeof createMemoryStore>;
  shelf: JournalShelf;
  name: string;
}) {
  const journal = createJournal(shelf, name);
  const storage = createSessionStorage(
    async () => store,
    () => 1,
    journal,
  );
  const loaded = await storage.load("g");
  const document = createGraphDocument(loaded.graph ?? catsGraph(), loaded.steps);
  let chats = loaded.chats;
  const writer = createSessionWriter({
    document,
    chat: { saved: () => chats },
    storage,
    journal,
    view: () => noView,
    keepsChats: () => true,
    isBare: () => false,
    words: createWordsStore(),
    tell: () => undefined,
  });
  document.subscribe(({ changes, origin, revision }) => {
    journal.note(changes, origin, revision);
    writer.touch("graph");
  });
  const isNew = loaded.graph === null || loaded.isReplayed === true;
  writer.aim("g", isNew, loaded.mark);
  let steps = 0;
  return {
    loaded,
    document,
    writer,
    age: (value: number) => {
      steps += 1;
      const origin = { step: `${name}-${steps}`, actor: "user", title: `Age ${value}` } as const;
      document.apply([{ type: "attributes-set", target: "nodes", id: one, set: { age: value } }], origin);
    },
    undo: () => {
      const plan = document.planUndo(1);
      if (!plan.success) throw new Error(plan.message);
      const origin = { step: `${name}-undo`, actor: "user", title: "Undo", undoes: plan.undoes } as const;
      expect(document.apply(plan.changes, origin).success).toBe(true);
    },
    talk: () => {
      chats = { current: chat, others: [] };
      writer.touch("chats");
    },
  };
}

const ageOf = ({ document }: Awaited<ReturnType<typeof visit>>) => document.node(one)?.attributes["age"];

it("what was done in the moment before the page was left is there again, with its undo and its chat", async () => {
  const [store, shelf] = [createMemoryStore(), createShelf()];
  const first = await visit({ store, shelf, name: "one" });
  first.age(5);
  await first.writer.flush();
  expect(shelf.length).toBe(0);
  first.age(6);
  first.age(7);
  first.undo();
  first.talk();
  // Nothing of this was saved: the page is gone.
  const second = await visit({ store, shelf, name: "two" });
  expect(ageOf(second)).toBe(6);
  expect(second.loaded.chats.current?.id).toBe("talk");
  expect(second.document.steps().map(({ title }) => title)).toEqual(["Age 5", "Age 6", "Age 7", "Undo"]);
  second.undo();
  expect(ageOf(second)).toBe(5);
  await second.writer.flush();
  expect(shelf.length).toBe(0);
  expect(ageOf(await visit({ store, shelf, name: "three" }))).toBe(5);
});

it("a graph that was never saved is in the journal itself", async () => {
  const [store, shelf] = [createMemoryStore(), createShelf()];
  const first = await visit({ store, shelf, name: "one" });
  first.age(9);
  const { last } = createSessionStorage(
    async () => store,
    () => 1,
    createJournal(shelf, "two"),
  );
  expect(await last()).toBe("g");
  const second = await visit({ store, shelf, name: "two" });
  expect(second.loaded.graph).not.toBeNull();
  expect(ageOf(second)).toBe(9);
  await second.writer.flush();
  expect(await last()).toBe("g");
  expect(shelf.length).toBe(0);
});

it("the message that made a graph worth keeping is noted with it", async () => {
  const [store, shelf] = [createMemoryStore(), createShelf()];
  const storage = createSessionStorage(
    async () => store,
    () => 1,
  );
  const writer = createSessionWriter({
    document: createGraphDocument(catsGraph()),
    chat: { saved: () => ({ current: chat, others: [] }) },
    storage,
    journal: createJournal(shelf, "one"),
    view: () => noView,
    keepsChats: () => true,
    isBare: () => false,
    words: createWordsStore(),
    tell: () => undefined,
  });
  writer.aim("g", true);
  const second = await visit({ store, shelf, name: "two" });
  expect(second.loaded.chats.current?.id).toBe("talk");
});

it("a change that is stored is not done again", async () => {
  const [store, shelf] = [createMemoryStore(), createShelf()];
  const first = await visit({ store, shelf, name: "one" });
  await first.writer.flush();
  first.age(4);
  const [name = ""] = [shelf.key(0) ?? ""];
  const noted = shelf.getItem(name) ?? "";
  await first.writer.flush();
  // The page went after the save and before the journal was cleared.
  shelf.setItem(name, noted);
  const second = await visit({ store, shelf, name: "two" });
  expect(ageOf(second)).toBe(4);
  expect(second.document.steps()).toHaveLength(1);
});

it("a journal of another state of the graph, or a broken one, is left alone", async () => {
  const [store, shelf] = [createMemoryStore(), createShelf()];
  const first = await visit({ store, shelf, name: "one" });
  first.age(3);
  await first.writer.flush();
  const entry = {
    revision: 99,
    changes: [{ type: "node-remove", id: one }],
    origin: { step: "x", actor: "user", title: "x" },
  };
  const foreign = { version: 1, visit: "elsewhere", base: "other:1", entries: [entry] };
  for (const text of [
    JSON.stringify(foreign),
    "{",
    '{"version":1,"visit":"one","base":null,"entries":[{"changes":7}]}',
  ]) {
    shelf.setItem("parley.journal.g", text);
    expect(ageOf(await visit({ store, shelf, name: "two" }))).toBe(3);
  }
});

it("the graph in memory is saved anew when the browser cleared its data", async () => {
  const [store, shelf] = [createMemoryStore(), createShelf()];
  const first = await visit({ store, shelf, name: "one" });
  first.age(8);
  await first.writer.flush();
  await store.put(Object.fromEntries((await store.names("")).map((name) => [name, undefined])));
  first.talk();
  await first.writer.flush();
  await first.writer.flush();
  const second = await visit({ store, shelf, name: "two" });
  expect(ageOf(second)).toBe(8);
  expect(second.loaded.chats.current?.id).toBe("talk");
});

it("a message is noted when it is asked, before anything answers it, the first as each later one", () => {
  const store = createChatStore({ now: () => 1, schedule: () => undefined });
  const list = createChatList({ id: "talk", title: null, startedAt: 1 });
  const noted: number[] = [];
  watchChats({ store, list }, (hasAny) => hasAny && noted.push(store.getState().turns.length));
  const asked = { type: "chat-asked", text: "Hello", provider: "test", selection: null, askedAt: 1 } as const;
  store.dispatch({ ...asked, turnId: "a" });
  expect(noted).toEqual([1]);
  store.dispatch({ type: "chat-refused", reason: "No model." });
  store.dispatch({ ...asked, turnId: "b" });
  expect(noted).toEqual([1, 1, 2]);
  store.dispatch({ type: "ai-text-delta", turnNumber: 1, text: "Hi" });
  expect(noted).toEqual([1, 1, 2]);
});

it("holds nothing that comes after a change which is neither noted nor stored", () => {
  const shelf = createShelf();
  const journal = createJournal(shelf, "one");
  const origin = { step: "a", actor: "user", title: "A" } as const;
  const age = { type: "attributes-set", target: "nodes", id: one, set: { age: 1 } } as const;
  journal.aim("g", null, { graph: catsGraph(), revision: 0 });
  journal.note([age], origin, 1);
  // While the state after 1 is written: too much for the journal, and something small on top of it.
  journal.note(
    Array.from({ length: 3000 }, () => age),
    origin,
    2,
  );
  journal.saved("g", 1, 0);
  journal.note([age], origin, 3);
  journal.saved("g", 2, 0);
  journal.note([age], origin, 4);
  expect(shelf.length).toBe(0);
  journal.saved("g", 4, 0);
  journal.note([age], origin, 5);
  expect(JSON.parse(journal.read("g") ?? "")).toMatchObject({ base: "one:4", entries: [{ revision: 5 }] });
});

import { writeGraph } from "@parley/formats/write";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { ChatsOfGraph } from "@/store/chat/chat-list";
import { type ChatTurn, emptyChat } from "@/store/chat/chat-types";
import { nextChat } from "@/store/chat/next-chat";
import { noChats, type SavedView } from "@/store/session/saved-graph";
import { createSessionStorage, type SessionParts } from "@/store/session/session-storage";
import { catsGraph } from "../support/graphs/cats";
import { createMemoryStore, type MemoryStore } from "../support/page/memory-store";

const today = 1_700_000_000_000;

function someTurn(): ChatTurn {
  const asked = nextChat(
    emptyChat,
    { type: "chat-asked", turnId: "t1", text: "Hi", provider: "builtin", selection: null, askedAt: 5 },
    1,
  );
  const [turn] = nextChat(
    asked,
    { type: "ai-tool-call-start", callId: "c1", name: "findNodes", input: { selector: "*" } },
    2,
  ).turns;
  if (!turn) throw new Error("no turn");
  return { ...turn, choices: ["Hi, Ann Lee", "Hi, Ann Moss"] };
}

function chats(): ChatsOfGraph {
  const history = [{ user: "Hi", rounds: [], answer: [{ type: "text", text: "Hello." } as const] }];
  const chat = { id: "c", title: null, startedAt: 3, turns: [someTurn()], history, branches: [] };
  return { current: chat, others: [{ ...chat, id: "d", title: "Old" }] };
}

const view: SavedView = {
  camera: { x: 3.5, y: -8, zoom: 1.25 },
  focus: ["cat1"],
  selection: { nodes: ["cat2"], edges: ["e1"] },
  openings: [{ step: "s1", from: "before" }],
  database: { address: "bolt://host:7687", database: "", user: "ann", nodes: 9, edges: 4, keepsData: false },
};

/** A document with steps of every kind, one of them taken back. */
function worked() {
  const document = createGraphDocument(catsGraph());
  const step = (id: string) => ({ step: id, actor: "user", title: `Step ${id}` }) as const;
  document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: 9 } }], step("a"));
  document.apply([{ type: "node-put", node: { id: "new", attributes: { name: "New" } } }], step("b"));
  document.apply([{ type: "positions-set", positions: { cat1: { x: 1, y: 2 }, cat2: null } }], step("c"));
  document.apply([{ type: "graph-replace", graph: catsGraph() }], step("d"));
  const plan = document.planUndo("d");
  if (plan.success) document.apply(plan.changes, { ...step("e"), undoes: plan.undoes });
  return document;
}

function graphPart(document = worked()): NonNullable<SessionParts["graph"]> {
  const data = document.snapshot();
  return { data, steps: document.savedSteps(60) };
}

function open(store: MemoryStore) {
  return createSessionStorage(
    async () => store,
    () => today,
  );
}

describe("a stored session", () => {
  it("comes back as it was: graph, view, chats and steps that can be undone and redone", async () => {
    const store = createMemoryStore();
    const document = worked();
    const graph = graphPart(document);
    expect(await open(store).save("one", { graph, view, chats: chats() })).toEqual({ success: true });
    const loaded = await open(store).load("one");
    expect(loaded).toEqual({
      mark: null,
      graph: document.snapshot(),
      view,
      chats: chats(),
      steps: graph.steps,
      problems: [],
    });
    const again = createGraphDocument(loaded.graph ?? undefined, loaded.steps);
    expect(again.steps()).toEqual(document.steps());
    for (const other of [document, again]) {
      const redo = other.planRedo(1);
      expect(redo.success && redo.titles).toEqual(["Step d"]);
      const plan = other.planUndo(3);
      if (!plan.success) throw new Error(plan.message);
      other.apply(plan.changes, { step: "f", actor: "user", title: "Undo", undoes: plan.undoes });
    }
    expect(again.snapshot()).toEqual(document.snapshot());
    expect(again.snapshot().nodes.some(({ id }) => id === "new")).toBe(false);
    expect(again.steps()).toEqual(document.steps());
  });

  it("leaves out a step whose undo is left out: it would seem to be in force", async () => {
    const store = createMemoryStore();
    const document = createGraphDocument(catsGraph());
    const long = { step: "long", actor: "assistant", title: "x".repeat(12_000_000) } as const;
    const age = (value: number) =>
      [{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: value } }] as const;
    document.apply([{ type: "node-put", node: { id: "new", attributes: {} } }], long);
    document.apply(age(9), { step: "hand", actor: "user", title: "By hand" });
    const plan = document.planUndo("hand");
    if (plan.success) document.apply(plan.changes, { ...long, undoes: plan.undoes });
    document.apply(age(8), { step: "last", actor: "user", title: "Last" });
    await open(store).save("one", { graph: graphPart(document) });
    const { steps } = await open(store).load("one");
    expect(steps.map(({ id }) => id)).toEqual(["last"]);
  });

  it("sets aside undos stored by an earlier version, with all older steps", async () => {
    const store = createMemoryStore();
    const change = { changes: [{ type: "filter-set", filter: null }], inverse: [{ type: "filter-set", filter: null }] };
    const entry = (sequence: number, undone: readonly number[] = []) => ({ sequence, ...change, undone });
    const step = (id: string, ...entries: readonly object[]) => ({ id, title: id, actor: "user", entries });
    await open(store).save("one", { graph: graphPart(createGraphDocument(catsGraph())) });
    const before = [step("a", entry(1)), step("b", entry(2, [1])), step("c", entry(3))];
    await store.put({
      "steps:one": { version: 2, names: ["0", "1", "2"] },
      ...Object.fromEntries(before.map((each, at) => [`step:one:${at}`, JSON.stringify(each)])),
    });
    const loaded = await open(store).load("one");
    expect(loaded.steps.map(({ id }) => id)).toEqual(["c"]);
    expect(loaded.problems).toMatchObject([{ what: "steps" }]);
  });

  it("keeps each graph under its own id, tells the last and lists the newest first", async () => {
    const store = createMemoryStore();
    let now = today;
    const storage = createSessionStorage(
      async () => store,
      () => now,
    );
    await storage.save("one", { graph: graphPart(), chats: chats() });
    now += 1000;
    await storage.save("two", { graph: graphPart(createGraphDocument({ ...catsGraph(), name: "Two" })) });
    expect(await storage.last()).toBe("two");
    const list = await storage.list();
    expect(list?.map(({ id, name, nodeCount }) => [id, name, nodeCount])).toEqual([
      ["two", "Two", 14],
      ["one", "Cats", 15],
    ]);
    expect(list?.[0]?.sketch.points).toHaveLength(0);
    expect((await storage.load("one")).chats.others).toHaveLength(1);
    await storage.remove("two");
    expect(await storage.last()).toBeNull();
    expect([...store.values.keys()].filter((name) => name.includes("two"))).toEqual([]);
  });

  it("writes a step once, and takes away what is no longer among the newest", async () => {
    const store = createMemoryStore();
    const document = createGraphDocument(catsGraph());
    const touch = (count: number) =>
      document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: count } }], {
        step: `s${count}`,
        actor: "user",
        title: "Touch",
      });
    for (let count = 1; count <= 70; count += 1) touch(count);
    const steps = () => [...store.values.keys()].filter((name) => name.startsWith("step:one:"));
    await open(store).save("one", { graph: graphPart(document) });
    expect(steps()).toHaveLength(60);
    const first = steps()[0] ?? "";
    store.values.set(first, "marked");
    touch(71);
    await open(store).save("one", { graph: graphPart(document) });
    expect(steps()).toHaveLength(60);
    expect(store.values.get(first)).toBeUndefined();
  });

  it("saves only what it is given and leaves the rest as it was", async () => {
    const store = createMemoryStore();
    await open(store).save("one", { graph: graphPart(), view, chats: chats() });
    await open(store).save("one", { view: { ...view, camera: null } });
    const loaded = await open(store).load("one");
    expect([loaded.view.camera, loaded.chats, loaded.graph?.nodes.length]).toEqual([null, chats(), 15]);
  });
});

describe("what cannot be read", () => {
  it("is put aside once, told, and the rest is kept", async () => {
    const store = createMemoryStore();
    await open(store).save("one", { graph: graphPart(), view, chats: chats() });
    const half = String(store.values.get("graph:one")).slice(0, 200);
    store.values.set("graph:one", half);
    const loaded = await open(store).load("one");
    expect(loaded.graph).toBeNull();
    expect(loaded.chats).toEqual(chats());
    expect(loaded.problems).toEqual([{ what: "graph" }]);
    const copies = await open(store).asides();
    expect(copies.map(({ name }) => name.split(":").at(-1)).toSorted()).toEqual(["chats", "graph", "steps"]);
    const copy = copies.find(({ name }) => name.endsWith(":graph"));
    expect(copy).toMatchObject({ savedAt: today, bytes: 200 });
    expect(await open(store).readAside(copy?.name ?? "")).toBe(half);
    expect((await open(store).load("one")).problems).toEqual([]);
    expect(await open(store).asides()).toHaveLength(3);
    for (const { name } of copies) await open(store).removeAside(name);
    expect(await open(store).asides()).toEqual([]);
  });

  it("keeps sound chats beside a broken one, and a copy of all", async () => {
    const store = createMemoryStore();
    await open(store).save("one", { graph: graphPart(), chats: chats() });
    store.values.set("chats:one", { version: 2, current: { id: 3 }, others: chats().others });
    const loaded = await open(store).load("one");
    expect([loaded.chats.current, loaded.chats.others.length]).toEqual([null, 1]);
    expect(loaded.problems).toEqual([{ what: "part-of-chats" }]);
    expect(await open(store).asides()).toHaveLength(1);
    store.values.set("chats:one", { version: 99 });
    expect((await open(store).load("one")).problems).toEqual([{ what: "chats" }]);
  });

  it("drops a broken step with all older ones, and says so", async () => {
    const store = createMemoryStore();
    await open(store).save("one", { graph: graphPart() });
    store.values.set("step:one:2-2", "{");
    const loaded = await open(store).load("one");
    expect(loaded.steps.map(({ id }) => id)).toEqual(["c", "d", "e"]);
    expect(loaded.problems).toEqual([{ what: "steps" }]);
  });

  it("never rejects and never loses text, whatever is stored", async () => {
    const names = ["graph:one", "chats:one", "view:one", "steps:one", "about:one", "last", "graph", "chat"];
    const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.string(), fc.constant({ version: 2 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anything, async (name, value) => {
        const store = createMemoryStore();
        await open(store).save("one", { graph: graphPart(), view, chats: chats() });
        if (value === undefined) store.values.delete(name);
        else store.values.set(name, value);
        const storage = open(store);
        await storage.last();
        const loaded = await storage.load("one");
        if (loaded.graph !== null)
          expect(() => createGraphDocument(loaded.graph ?? undefined, loaded.steps)).not.toThrow();
        expect(await storage.list()).not.toBeNull();
        if (name === "graph:one" && typeof value === "string" && loaded.graph === null) {
          const texts = await Promise.all((await storage.asides()).map((copy) => storage.readAside(copy.name)));
          expect(texts).toContain(value);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("a session of version 1", () => {
  const old = { version: 1, turns: [someTurn()], history: chats().current?.history, focus: ["cat1"] };

  it("becomes the graph used last, with its chat and its view", async () => {
    const store = createMemoryStore();
    store.values.set("graph", writeGraph(catsGraph()));
    store.values.set("chat", old);
    const id = await open(store).last();
    const loaded = await open(store).load(id ?? "");
    expect(loaded.graph).toEqual(catsGraph());
    expect([loaded.chats.current?.turns.length, loaded.view.focus]).toEqual([1, ["cat1"]]);
    expect([store.values.has("graph"), store.values.has("chat")]).toEqual([false, false]);
    expect((await open(store).list())?.map(({ name }) => name)).toEqual(["Cats"]);
  });

  it("is put aside where it is cut in half", async () => {
    const store = createMemoryStore();
    const half = writeGraph(catsGraph()).slice(0, 90);
    store.values.set("graph", half);
    store.values.set("chat", { version: 77 });
    const storage = open(store);
    expect(await storage.last()).toBeNull();
    const copies = await storage.asides();
    expect(copies.map(({ name }) => name.split(":").at(-1)).toSorted()).toEqual(["chat", "graph"]);
    expect(await storage.readAside(copies.find(({ name }) => name.endsWith("graph"))?.name ?? "")).toBe(half);
  });
});

describe("storage that does not work", () => {
  it("is told by its kind and tried again", async () => {
    const store = createMemoryStore();
    let isOff = true;
    const storage = createSessionStorage(
      () => (isOff ? Promise.reject(new DOMException("no", "SecurityError")) : Promise.resolve(store)),
      () => today,
    );
    expect(await storage.load("one")).toMatchObject({ graph: null, chats: noChats, problems: [{ what: "storage" }] });
    expect(await storage.save("one", { view })).toEqual({ success: false, fault: { kind: "off" } });
    expect(await storage.list()).toBeNull();
    isOff = false;
    expect(await storage.save("one", { view })).toMatchObject({ success: true });
  });

  it("says when it is full", async () => {
    const store = createMemoryStore();
    const put = () => Promise.reject(new DOMException("quota", "QuotaExceededError"));
    const storage = createSessionStorage(
      async () => ({ ...store, put }),
      () => today,
    );
    expect(await storage.save("one", { view })).toEqual({ success: false, fault: { kind: "full" } });
  });
});

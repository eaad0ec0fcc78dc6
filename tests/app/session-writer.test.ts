import { expect, it } from "vitest";
import { createSessionWriter } from "@/app/session/session-writer";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { noChats, noView } from "@/store/session/saved-graph";
import { createSessionStorage } from "@/store/session/session-storage";
import { createWordsStore } from "@/words/words-store";
import { randomGraph } from "../support/graphs/random-graph";
import { createMemoryStore } from "../support/page/memory-store";

/** A large document that is kept in memory; `onSave` hears when a save begins. */
function stored(onSave: () => void) {
  const store = createMemoryStore();
  const order: string[] = [];
  const watched: typeof store = {
    ...store,
    put: async (values) => {
      order.push("put");
      await store.put(values);
    },
  };
  const storage = createSessionStorage(
    async () => watched,
    () => 1,
  );
  const document = createGraphDocument(randomGraph(10_000));
  const writer = createSessionWriter({
    document,
    chat: { saved: () => noChats },
    storage: {
      ...storage,
      save: (...given) => {
        onSave();
        return storage.save(...given);
      },
    },
    view: () => noView,
    keepsChats: () => true,
    isBare: () => false,
    words: createWordsStore(),
    journal: null,
    tell: () => undefined,
  });
  return { document, order, storage, writer };
}

function rename(document: GraphDocument, name: string): void {
  const origin = { step: name, actor: "user", title: name } as const;
  const [id = ""] = [document.tables.nodes.idAt(0)];
  expect(document.apply([{ type: "attributes-set", target: "nodes", id, set: { name } }], origin).success).toBe(true);
}

it("a large graph is made ready in slices, between which other work is done", async () => {
  let began = () => {};
  const started = new Promise<void>((done) => {
    began = done;
  });
  const { order, writer } = stored(() => {
    setTimeout(() => order.push("other work"), 0);
    began();
  });
  writer.aim("g", true);
  await started;
  expect(writer.hasWork()).toBe(true);
  await expect.poll(() => order, { timeout: 30_000 }).toContain("put");
  expect(order).toEqual(["other work", "put"]);
  await expect.poll(() => writer.hasWork(), { timeout: 30_000 }).toBe(false);
});

/** Of a large graph, which is being made ready. */
async function storedAtWork() {
  let began = () => {};
  const started = new Promise<void>((done) => {
    began = done;
  });
  const session = stored(() => began());
  session.writer.aim("g", true);
  await started;
  return session;
}

it("what changes while a large graph is made ready is not lost under the older state", async () => {
  const { document, order, storage, writer } = await storedAtWork();
  rename(document, "Newest");
  writer.touch("graph");
  await writer.flush();
  expect(writer.hasWork()).toBe(false);
  expect(order).toEqual(["put", "put"]);
  const loaded = await storage.load("g");
  expect(loaded.graph?.nodes[0]?.attributes["name"]).toBe("Newest");
  expect(loaded.steps.map(({ title }) => title)).toEqual(["Newest"]);
  expect(loaded.problems).toEqual([]);
});

/** Writes one word to the first node and the last. */
function mark(document: GraphDocument, name: string): void {
  const { nodes } = document.tables;
  const changes = [0, nodes.count - 1].map(
    (row) => ({ type: "attributes-set", target: "nodes", id: nodes.idAt(row), set: { name } }) as const,
  );
  expect(document.apply(changes, { step: name, actor: "user", title: name }).success).toBe(true);
}

it("is stored as it stood at one moment, however often it changes while it is made ready", async () => {
  const { document, order, storage } = await storedAtWork();
  let marks = 0;
  const again = () => {
    marks += 1;
    mark(document, `Mark ${marks}`);
    if (order.length === 0) setTimeout(again, 0);
  };
  again();
  await expect.poll(() => order, { timeout: 30_000 }).toContain("put");
  expect(marks).toBeGreaterThan(2);
  const { graph, steps } = await storage.load("g");
  const name = graph?.nodes[0]?.attributes["name"];
  expect(name).toMatch(/^Mark/);
  expect(graph?.nodes.at(-1)?.attributes["name"]).toBe(name);
  expect(steps.at(-1)?.title).toBe(name);
});

it("leaves nothing of another graph under its id that is opened while it is made ready", async () => {
  let began = () => {};
  const started = new Promise<void>((done) => {
    began = done;
  });
  const { document, storage, writer } = stored(() => began());
  writer.aim("g", true);
  await started;
  // A pause between two slices.
  await new Promise((resolve) => setTimeout(resolve, 0));
  document.apply([{ type: "graph-replace", graph: randomGraph(30) }], { step: "open", actor: "user", title: "Open" });
  await expect.poll(() => writer.hasWork(), { timeout: 30_000 }).toBe(false);
  expect((await storage.load("g")).graph).toBeNull();
});

/** A small document whose writes are refused. */
async function refused() {
  const store = createMemoryStore();
  let tried = 0;
  let goes = () => {};
  const fails = { are: true };
  const output: string[] = [];
  const storage = createSessionStorage(
    async (gone) => {
      goes = gone;
      return {
        ...store,
        put: async (values) => {
          tried += 1;
          if (fails.are) throw new DOMException("The serialized value is too large.", "UnknownError");
          await store.put(values);
        },
      };
    },
    () => 1,
  );
  const document = createGraphDocument(randomGraph(20));
  const writer = createSessionWriter({
    document,
    chat: { saved: () => noChats },
    storage,
    view: () => noView,
    keepsChats: () => true,
    isBare: () => false,
    words: createWordsStore(),
    journal: null,
    tell: (state) => output.push(state.kind === "failed" ? state.fault.kind : state.kind),
  });
  storage.onGone(writer.writeAnew);
  writer.aim("g", true);
  await writer.flush();
  expect(output.at(-1)).toBe("large");
  return { document, fails, goes: () => goes(), storage, output, tried: () => tried, writer };
}

it("tries a save that failed again with the next change, not with a look elsewhere", async () => {
  const { document, fails, storage, output, tried, writer } = await refused();
  writer.touch("view");
  await writer.flush();
  expect(tried()).toBe(1);
  expect(output.at(-1)).toBe("large");
  expect(writer.hasWork()).toBe(true);
  fails.are = false;
  rename(document, "Newest");
  writer.touch("graph");
  await writer.flush();
  expect(output.at(-1)).toBe("saved");
  expect(writer.hasWork()).toBe(false);
  expect((await storage.load("g")).graph?.nodes[0]?.attributes["name"]).toBe("Newest");
});

it("tries a save that failed once more where the browser closed the database over it, and then waits", async () => {
  const { goes, tried, writer } = await refused();
  for (let time = 0; time < 3; time += 1) {
    goes();
    await writer.flush();
  }
  expect(tried()).toBe(2);
});

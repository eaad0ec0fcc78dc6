import { describe, expect, it } from "vitest";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createChatService } from "@/app/chat/chat-feature";
import { findOpening } from "@/app/files/opening";
import { restoreVisit } from "@/app/page/begin-visit";
import { createCore } from "@/app/page/create-core";
import { problemNotice } from "@/app/page/storage-words";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { createChatStore } from "@/store/chat/chat-store";
import { keysOf } from "@/store/session/session-keys";
import { createSessionStorage } from "@/store/session/session-storage";
import { createApiKeyStore } from "@/store/settings/api-keys";
import { createPreferences } from "@/store/settings/preferences";
import { createSettingsStore } from "@/store/settings/settings-store";
import { createViewStore } from "@/store/view/view-store";
import { createWordsStore } from "@/words/words-store";
import { catsGraph } from "../support/graphs/cats";
import { graphOf } from "../support/graphs/documents";
import { createMemoryStore, type MemoryStore } from "../support/page/memory-store";
import { testReading } from "../support/test-reading";

const id = "mine";
const keys = keysOf(id);
const otherKeys = keysOf("other");
const storageOf = (store: MemoryStore) =>
  createSessionStorage(
    async () => store,
    () => 1_700_000_000_000,
  );

/** Two graphs with chats, views and steps; the first is the one used last. */
async function stored(): Promise<MemoryStore> {
  const store = createMemoryStore();
  const other = graphOf({ x: { name: "X" }, y: { name: "Y" } }, { "x-y": {} }, { name: "Other" });
  for (const [name, graph] of [
    ["other", other],
    [id, catsGraph()],
  ] as const) {
    const document = createGraphDocument(graph);
    const [node] = graph.nodes;
    if (node === undefined) throw new Error("A graph with nodes.");
    for (const age of [1, 2, 3]) {
      document.apply([{ type: "attributes-set", target: "nodes", id: node.id, set: { age } }], {
        step: `${name}-${age}`,
        actor: "user",
        title: `Age ${age}`,
      });
    }
    const data = document.snapshot();
    const chat = { id: `chat-${name}`, title: "Talk", startedAt: 1, turns: [], history: [], branches: [] };
    await storageOf(store).save(name, {
      graph: { data, steps: document.savedSteps(60) },
      view: {
        camera: { x: name === id ? 0 : 9_000_000, y: 0, zoom: 1 },
        focus: [node.id],
        selection: { nodes: [node.id], edges: [] },
        openings: [],
        database: null,
      },
      chats: { current: null, others: [chat] },
    });
  }
  return store;
}

const parts = ["about", "graph", "view", "chats", "steps", "step"] as const;
type Part = (typeof parts)[number];

const namesOf = (store: MemoryStore, part: Part): readonly string[] =>
  part === "step" ? [...store.values.keys()].filter((name) => name.startsWith(keys.step)) : [keys[part]];

const cut = (value: unknown): unknown => {
  if (typeof value === "string") return value.slice(0, value.length / 2);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.slice(0, Math.ceil(entries.length / 2)));
};

const ways: Readonly<Record<string, (store: MemoryStore, part: Part) => void>> = {
  missing: (store, part) => {
    for (const name of namesOf(store, part)) store.values.delete(name);
  },
  cut: (store, part) => {
    for (const name of namesOf(store, part)) store.values.set(name, cut(store.values.get(name)));
  },
  "of the wrong type": (store, part) => {
    for (const name of namesOf(store, part)) store.values.set(name, 7);
  },
  "of another graph": (store, part) => {
    if (part !== "step") store.values.set(keys[part], structuredClone(store.values.get(otherKeys[part])));
    for (const name of part === "step" ? namesOf(store, part) : []) {
      store.values.set(name, store.values.get(name.replace(keys.step, otherKeys.step)));
    }
  },
  "of an older version": (store, part) => {
    for (const name of namesOf(store, part)) {
      const value = store.values.get(name);
      store.values.set(name, typeof value === "object" ? { ...value, version: 1 } : `version 1 of ${String(value)}`);
    }
  },
};

/** Opens what is stored as the page does, undoes and redoes all of it, and saves it again. */
async function visit(store: MemoryStore) {
  const storage = storageOf(store);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `new-${ids}`;
  };
  const samples = { list: () => [], load: async () => ({ ...catsGraph(), name: "A sample" }) };
  const opening = await findOpening({ storage, samples, tab: null, newId, hash: "", way: "usual" });
  const provider = createBuiltinProvider();
  const core = createCore({
    graph: opening.graph,
    steps: opening.loaded.steps,
    provider: () => provider,
    price: () => undefined,
    samples,
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    reading: testReading,
    now: () => 0,
    random: () => 0.5,
    newId,
  });
  const { document, controller } = core;
  const view = createViewStore({});
  const words = createWordsStore();
  const settings = createSettingsStore({
    preferences: createPreferences(null),
    keys: createApiKeyStore({ tab: null, device: null }),
  });
  const chat = createChatService({
    metrics: { ended: () => undefined },
    traces: { ended: () => undefined, removed: () => undefined, broughtBack: () => undefined },
    document,
    controller,
    store: createChatStore({ now: () => 0, schedule: (run) => run() }),
    settings,
    view,
    words,
    tab: null,
    newId,
    today: () => 0,
    graph: () => "",
    tryOut: async () => true,
    ready: async () => undefined,
  });
  restoreVisit(opening, { document, chat, view, words, newId });
  const notice = problemNotice(opening.loaded, view, words.getState().words);
  const undone: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    const plan = document.planUndo(1);
    if (!plan.success) break;
    const done = document.apply(plan.changes, { step: newId(), actor: "user", title: "Undo", undoes: plan.undoes });
    undone.push(done.success ? "done" : done.message);
    if (!done.success) break;
  }
  const data = document.snapshot();
  const saved = await storage.save(opening.isFirstVisit ? "sample" : opening.id, {
    graph: { data, steps: document.savedSteps(60) },
    view: opening.loaded.view,
    chats: chat.saved(),
  });
  const again = await storage.load(opening.isFirstVisit ? "sample" : opening.id);
  return {
    name: document.meta.name,
    nodes: document.tables.nodes.count,
    camera: opening.loaded.view.camera,
    chats: opening.loaded.chats.others.map((one) => one.id),
    undone,
    output: notice?.text ?? "",
    actions: notice?.actions?.length ?? 0,
    copies: (await storage.asides()).map(({ name }) => name.split(":").at(-1)).toSorted(),
    listed: (await storage.list())?.map((graph) => graph.id).toSorted(),
    saved: saved.success,
    again: again.problems,
  };
}

const whole = {
  name: "Cats",
  chats: ["chat-mine"],
  undone: ["done", "done", "done"],
  output: "",
  copies: [] as string[],
  listed: ["mine", "other"],
  saved: true,
  again: [],
};
const noSteps = {
  undone: [],
  output: expect.stringContaining("You can no longer undo older steps. A copy of them is kept."),
  copies: ["steps"],
  actions: 1,
};
const noChats = {
  chats: [],
  output: expect.stringContaining("I could not read the chats. A copy of the stored data is kept."),
  copies: ["chats"],
  actions: 1,
};
const sampleInstead = { name: "A sample", chats: [], undone: [], listed: ["other", "sample"], actions: 1 };

/** What becomes of a session one part of which is in that state; all else as it was. */
const table: Readonly<Record<Part, Readonly<Record<keyof typeof ways, object>>>> = {
  about: { missing: {}, cut: {}, "of the wrong type": {}, "of another graph": {}, "of an older version": {} },
  graph: {
    missing: { ...sampleInstead, output: expect.stringContaining("The graph is gone"), copies: ["chats", "steps"] },
    cut: {
      ...sampleInstead,
      output: expect.stringContaining("I could not read the graph. A copy of the stored data is kept."),
      copies: ["chats", "graph", "steps"],
    },
    "of the wrong type": {
      ...sampleInstead,
      output: expect.stringContaining("I could not read the graph. A copy of the stored data is kept."),
      copies: ["chats", "graph", "steps"],
    },
    "of another graph": { ...noSteps, name: "Other" },
    "of an older version": {
      ...sampleInstead,
      output: expect.stringContaining("I could not read the graph. A copy of the stored data is kept."),
      copies: ["chats", "graph", "steps"],
    },
  },
  view: {
    missing: { camera: null },
    cut: {},
    "of the wrong type": { camera: null },
    "of another graph": { camera: null },
    "of an older version": {},
  },
  chats: {
    missing: { chats: [] },
    cut: noChats,
    "of the wrong type": noChats,
    "of another graph": { chats: ["chat-other"] },
    "of an older version": noChats,
  },
  steps: {
    missing: noSteps,
    // What is left of the list still names them all.
    cut: {},
    "of the wrong type": noSteps,
    "of another graph": noSteps,
    "of an older version": noSteps,
  },
  step: {
    missing: noSteps,
    cut: noSteps,
    "of the wrong type": noSteps,
    "of another graph": noSteps,
    "of an older version": noSteps,
  },
};

describe("a stored session", () => {
  it("opens as it was left", async () => {
    expect(await visit(await stored())).toMatchObject(whole);
  });

  describe.each(parts)("whose %s", (part) => {
    it.each(Object.keys(ways))("is %s opens, or is set aside with words", async (way) => {
      const store = await stored();
      ways[way]?.(store, part);
      expect(await visit(store)).toMatchObject({ ...whole, ...table[part][way] });
    });
  });

  const combinations = Array.from({ length: 2 ** parts.length }, (_, bits) =>
    parts.filter((_part, place) => (bits >> place) & 1),
  );

  it("opens, or is set aside with words, whichever of its parts are missing", async () => {
    for (const missing of combinations) {
      const store = await stored();
      for (const part of missing) ways["missing"]?.(store, part);
      const output = await visit(store);
      expect([missing, output]).toMatchObject([missing, withoutThese(new Set(missing))]);
      // Nothing that stood there goes without a word.
      expect([missing, output.output === ""]).toEqual([missing, output.copies.length === 0]);
    }
  });
});

function withoutThese(missing: ReadonlySet<Part>): object {
  const hasAnySteps = !(missing.has("steps") && missing.has("step"));
  const lostSteps = hasAnySteps ? ["steps"] : [];
  if (missing.has("graph")) {
    return {
      ...sampleInstead,
      copies: [...(missing.has("chats") ? [] : ["chats"]), ...lostSteps],
      actions: expect.any(Number),
    };
  }
  const hasSteps = !missing.has("steps") && !missing.has("step");
  return {
    ...whole,
    output: expect.any(String),
    chats: missing.has("chats") ? [] : ["chat-mine"],
    undone: hasSteps ? whole.undone : [],
    copies: hasSteps ? [] : lostSteps,
  };
}

import { describe, expect, it, vi } from "vitest";
import { createApiKeyStore, type TextStorage } from "@/store/api-keys";
import { createAutosave } from "@/store/autosave";
import { type ChatTurn, emptyChat } from "@/store/chat-types";
import { nextChat } from "@/store/next-chat";
import { createPreferences } from "@/store/preferences";
import { createSessionStorage, type KeyValueStore, type Session } from "@/store/session-storage";
import { createSettingsStore } from "@/store/settings-store";
import type { SavedState } from "@/store/view-store";
import { catsGraph } from "../support/cats";

function memoryStore(): KeyValueStore & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (name) => structuredClone(values.get(name)),
    put: async (put) => {
      for (const [name, value] of Object.entries(put)) values.set(name, structuredClone(value));
    },
  };
}

function memoryText(): TextStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

function someTurn(): ChatTurn {
  const asked = nextChat(emptyChat, { type: "chat-asked", turnId: "t1", text: "Hi", provider: "builtin" }, 1);
  const started = nextChat(
    asked,
    { type: "ai-tool-call-start", callId: "c1", name: "findNodes", input: { selector: "*" } },
    2,
  );
  const [turn] = started.turns;
  if (!turn) throw new Error("no turn");
  return turn;
}

const session: Session = {
  graph: catsGraph(),
  turns: [someTurn()],
  history: [{ user: "Hi", rounds: [], answer: [{ type: "text", text: "Hello." }] }],
  focus: ["cat1"],
};

describe("the stored session", () => {
  it("comes back as it was", async () => {
    const store = memoryStore();
    await createSessionStorage(async () => store).save(session);
    const loaded = await createSessionStorage(async () => store).load();
    expect(loaded).toEqual({ ...session, problems: [] });
  });

  it("is empty and without complaint on a first visit", async () => {
    expect(await createSessionStorage(async () => memoryStore()).load()).toMatchObject({ graph: null, problems: [] });
  });

  it("keeps the conversation when the graph is cut in half, and says so", async () => {
    const store = memoryStore();
    const storage = createSessionStorage(async () => store);
    await storage.save(session);
    store.values.set("graph", String(store.values.get("graph")).slice(0, 200));
    const loaded = await storage.load();
    expect(loaded.graph).toBeNull();
    expect(loaded.turns).toHaveLength(1);
    expect(loaded.problems[0]).toMatch(/^The graph of the last visit could not be read\./);
  });

  it("keeps the graph and the sound turns when part of the chat is broken", async () => {
    const store = memoryStore();
    const storage = createSessionStorage(async () => store);
    await storage.save(session);
    store.values.set("chat", { version: 1, turns: [{ id: 3 }, ...session.turns], history: [null], focus: "x" });
    const loaded = await storage.load();
    expect(loaded.graph?.nodes).toHaveLength(14);
    expect(loaded.turns).toHaveLength(1);
    expect(loaded.problems).toHaveLength(1);
  });

  it("leaves out a chat of another version in words", async () => {
    const store = memoryStore();
    const storage = createSessionStorage(async () => store);
    await storage.save(session);
    store.values.set("chat", { version: 99 });
    const loaded = await storage.load();
    expect([loaded.graph?.name, loaded.turns.length]).toEqual(["Cats", 0]);
    expect(loaded.problems[0]).toContain("another version");
  });

  it("says what will not be kept where there is no storage", async () => {
    const storage = createSessionStorage(() => Promise.reject(new DOMException("no", "SecurityError")));
    const loaded = await storage.load();
    expect(loaded.problems).toEqual([
      "This browser keeps nothing here: storage is switched off. Save your work as a file.",
    ]);
    expect(await storage.save(session)).toEqual({ success: false, reason: "storage is switched off." });
  });

  it("tells a full storage by its name", async () => {
    const store = memoryStore();
    const put = () => Promise.reject(new DOMException("quota", "QuotaExceededError"));
    const storage = createSessionStorage(async () => ({ ...store, put }));
    expect(await storage.save(session)).toEqual({ success: false, reason: "storage is full." });
  });
});

describe("an API key", () => {
  const stores = () => ({ tab: memoryText(), device: memoryText() });

  it("lives in the tab unless it is to be remembered, and nowhere else", () => {
    const { tab, device } = stores();
    const preferences = memoryText();
    const settings = createSettingsStore({
      preferences: createPreferences(preferences),
      keys: createApiKeyStore({ tab, device }),
    });
    settings.change({ baseUrl: "https://api.example.com/v1", provider: "openai" });
    settings.setKey("sk-secret", false);
    expect([...tab.values.values()]).toEqual(["sk-secret"]);
    expect(device.values.size).toBe(0);
    settings.setKey("sk-secret", true);
    expect(tab.values.size).toBe(0);
    expect([...device.values.values()]).toEqual(["sk-secret"]);
    settings.change({ model: "m" });
    expect(JSON.stringify([...preferences.values])).not.toContain("sk-secret");
  });

  it("never goes to another host", () => {
    const { tab, device } = stores();
    const settings = createSettingsStore({
      preferences: createPreferences(null),
      keys: createApiKeyStore({ tab, device }),
    });
    settings.change({ baseUrl: "https://one.example/v1" });
    settings.setKey("first", false);
    settings.change({ baseUrl: "https://two.example/v1" });
    expect(settings.getState().apiKey).toBe("");
    settings.change({ baseUrl: "https://one.example/v2" });
    expect(settings.getState().apiKey).toBe("first");
  });

  it("lives as long as the page where there is no storage", () => {
    const keys = createApiKeyStore({ tab: null, device: null });
    keys.write("host", "k", true);
    expect(keys.read("host")).toEqual({ apiKey: "k", isRemembered: false });
  });
});

describe("settings", () => {
  it("survive, and broken ones fall back one by one", () => {
    const storage = memoryText();
    storage.setItem("parley.settings", JSON.stringify({ theme: "dark", maxToolIterations: "many", model: 7 }));
    const keys = createApiKeyStore({ tab: null, device: null });
    const settings = createSettingsStore({ preferences: createPreferences(storage), keys });
    expect(settings.getState()).toMatchObject({ theme: "dark", maxToolIterations: 5, model: "", provider: "builtin" });
  });
});

describe("autosave", () => {
  it("saves once after many changes, and again what changed meanwhile", async () => {
    vi.useFakeTimers();
    const told: SavedState["kind"][] = [];
    let saves = 0;
    const autosave = createAutosave({
      save: async () => {
        saves += 1;
        if (saves === 1) autosave.touch();
        return { success: true };
      },
      tell: (state) => void told.push(state.kind),
      delayMs: 500,
    });
    autosave.touch();
    autosave.touch();
    await vi.advanceTimersByTimeAsync(499);
    expect(saves).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toBe(2);
    expect(told.at(-1)).toBe("saved");
    vi.useRealTimers();
  });

  it("says why nothing was saved", async () => {
    const told: SavedState[] = [];
    const save = async () => ({ success: false, reason: "storage is full." }) as const;
    const autosave = createAutosave({ save, tell: (state) => void told.push(state), delayMs: 5 });
    autosave.touch();
    await autosave.flush();
    expect(told.at(-1)).toEqual({ kind: "failed", reason: "storage is full." });
  });
});

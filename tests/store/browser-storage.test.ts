import { describe, expect, it, vi } from "vitest";
import { createApiKeyStore, type TextStorage } from "@/store/api-keys";
import { type AutosaveState, createAutosave } from "@/store/autosave";
import { createPreferences } from "@/store/preferences";
import { createSettingsStore } from "@/store/settings-store";

function memoryText(): TextStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

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
    const told: AutosaveState["kind"][] = [];
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
    const told: AutosaveState[] = [];
    const save = async () => ({ success: false, fault: { kind: "full" } }) as const;
    const autosave = createAutosave({ save, tell: (state) => void told.push(state), delayMs: 5 });
    autosave.touch();
    await autosave.flush();
    expect(told.at(-1)).toEqual({ kind: "failed", fault: { kind: "full" } });
  });
});

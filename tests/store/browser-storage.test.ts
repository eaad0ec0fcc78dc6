import { describe, expect, it, vi } from "vitest";
import { type AutosaveState, createAutosave } from "@/store/session/autosave";
import { createApiKeyStore, type ListedStorage } from "@/store/settings/api-keys";
import { chosenEndpoint, type SavedEndpoint } from "@/store/settings/endpoints";
import { createPreferences } from "@/store/settings/preferences";
import { createSettingsStore, keyOf } from "@/store/settings/settings-store";

function memoryText(): ListedStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
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
    const id = settings.addEndpoint(endpointAt("https://api.example.com/v1"));
    settings.setKey("https://api.example.com/v1", "sk-secret", false);
    expect([...tab.values.values()]).toEqual(["sk-secret"]);
    expect(device.values.size).toBe(0);
    settings.setKey("https://api.example.com/v1", "sk-secret", true);
    expect(tab.values.size).toBe(0);
    expect([...device.values.values()]).toEqual(["sk-secret"]);
    settings.changeEndpoint(id, { model: "m" });
    expect(JSON.stringify([...preferences.values])).not.toContain("sk-secret");
  });

  it("never goes to another host", () => {
    const { tab, device } = stores();
    const settings = createSettingsStore({
      preferences: createPreferences(null),
      keys: createApiKeyStore({ tab, device }),
    });
    const keyAt = (baseUrl: string) => keyOf(settings.getState(), baseUrl).apiKey;
    const id = settings.addEndpoint(endpointAt("https://one.example/v1"));
    settings.setKey("https://one.example/v1", "first", false);
    settings.changeEndpoint(id, { baseUrl: "https://two.example/v1" });
    expect(keyAt("https://two.example/v1")).toBe("");
    settings.changeEndpoint(id, { baseUrl: "https://one.example/v2" });
    expect(keyAt("https://one.example/v2")).toBe("first");
  });

  it("goes with the last endpoint of its host, and all go at once when asked", () => {
    const { tab, device } = stores();
    device.setItem("parley.key.of-old.example", "sk-old");
    device.setItem("parley.settings", "{}");
    const settings = createSettingsStore({
      preferences: createPreferences(null),
      keys: createApiKeyStore({ tab, device }),
    });
    const ids = ["/v1", "/v2"].map((path) => settings.addEndpoint(endpointAt(`https://one.example${path}`)));
    settings.setKey("https://one.example/v1", "sk-1", false);
    settings.removeEndpoint(ids[0] ?? "");
    expect(tab.values.size).toBe(1);
    settings.removeEndpoint(ids[1] ?? "");
    expect(tab.values.size).toBe(0);
    settings.addEndpoint(endpointAt("https://two.example"));
    settings.setKey("https://two.example", "sk-2", true);
    settings.forgetEndpoints();
    expect([...tab.values.keys(), ...device.values.keys()]).toEqual(["parley.settings"]);
    expect(settings.getState()).toMatchObject({ endpoints: [], source: { kind: "builtin" }, keys: {} });
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
    storage.setItem("parley.settings", JSON.stringify({ theme: "dark", maxToolIterations: "many", endpoints: 7 }));
    const settings = open(storage);
    expect(settings.getState()).toMatchObject({ theme: "dark", options: {}, endpoints: [] });
    expect(settings.getState().source).toEqual({ kind: "builtin" });
  });

  it("keep the endpoint of an earlier version, its key and that it was in use", () => {
    const storage = memoryText();
    const old = { theme: "dark", provider: "openai", baseUrl: "https://api.example.com/v1", model: "m-1" };
    storage.setItem("parley.settings", JSON.stringify(old));
    storage.setItem("parley.key.api.example.com", "sk-old");
    const settings = open(storage);
    const { endpoints } = settings.getState();
    expect(endpoints).toMatchObject([{ baseUrl: "https://api.example.com/v1", model: "m-1" }]);
    expect(chosenEndpoint(settings.getState())).toBe(endpoints[0]);
    expect(keyOf(settings.getState(), "https://api.example.com/other")).toEqual({
      apiKey: "sk-old",
      isRemembered: true,
    });
    settings.change({ theme: "light" });
    expect(open(storage).getState()).toMatchObject({ theme: "light", endpoints, source: { kind: "endpoint" } });
  });

  it("of an endpoint that was not in use leave the built-in assistant in its place", () => {
    const storage = memoryText();
    storage.setItem("parley.settings", JSON.stringify({ provider: "builtin", baseUrl: "http://a.example", model: "" }));
    expect(open(storage).getState()).toMatchObject({
      source: { kind: "builtin" },
      endpoints: [{ baseUrl: "http://a.example", model: "" }],
    });
  });

  it("keep several endpoints, and one that cannot be read takes no other with it", () => {
    const storage = memoryText();
    const settings = open(storage);
    settings.addEndpoint(endpointAt("https://one.example"));
    const id = settings.addEndpoint({
      ...endpointAt("https://two.example"),
      models: [{ id: "big", contextTokens: 9 }],
    });
    settings.change({ source: { kind: "endpoint", id } });
    const stored = JSON.parse(storage.getItem("parley.settings") ?? "");
    storage.setItem(
      "parley.settings",
      JSON.stringify({ ...stored, endpoints: [null, { id: 3 }, ...stored.endpoints] }),
    );
    const again = open(storage);
    expect(again.getState().endpoints.map(({ baseUrl }) => baseUrl)).toEqual([
      "https://one.example",
      "https://two.example",
    ]);
    expect(chosenEndpoint(again.getState())).toMatchObject({ id, models: [{ id: "big", contextTokens: 9 }] });
    again.removeEndpoint(id);
    expect(again.getState().source).toEqual({ kind: "builtin" });
  });
});

function open(storage: ListedStorage) {
  const keys = createApiKeyStore({ tab: memoryText(), device: storage });
  return createSettingsStore({ preferences: createPreferences(storage), keys });
}

function endpointAt(baseUrl: string): Omit<SavedEndpoint, "id"> {
  return { name: "", kind: "other", baseUrl, model: "m", models: [], contextTokens: null, thinking: "default" };
}

describe("autosave", () => {
  it("saves once after many changes, and again what changed meanwhile", async () => {
    vi.useFakeTimers();
    const output: AutosaveState["kind"][] = [];
    let saves = 0;
    const autosave = createAutosave({
      save: async () => {
        saves += 1;
        if (saves === 1) autosave.touch();
        return { success: true };
      },
      tell: (state) => void output.push(state.kind),
      delayMs: 500,
    });
    autosave.touch();
    autosave.touch();
    await vi.advanceTimersByTimeAsync(499);
    expect(saves).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toBe(2);
    expect(output.at(-1)).toBe("saved");
    vi.useRealTimers();
  });

  it("says why nothing was saved", async () => {
    const output: AutosaveState[] = [];
    const save = async () => ({ success: false, fault: { kind: "full" } }) as const;
    const autosave = createAutosave({ save, tell: (state) => void output.push(state), delayMs: 5 });
    autosave.touch();
    await autosave.flush();
    expect(output.at(-1)).toEqual({ kind: "failed", fault: { kind: "full" } });
  });
});

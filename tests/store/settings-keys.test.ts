import { describe, expect, it } from "vitest";
import { createApiKeyStore, type ListedStorage } from "@/store/settings/api-keys";
import { hostOf, readEndpoints, withLearned } from "@/store/settings/endpoints";
import { createSettingsStore, keyOf } from "@/store/settings/settings-store";

function createStorage(): ListedStorage & { all(): string } {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
    all: () => JSON.stringify([...values]),
  };
}

function open() {
  const [tab, device] = [createStorage(), createStorage()];
  const written = new Map<string, unknown>();
  const preferences = {
    read: (name: string) => written.get(name),
    write: (name: string, value: unknown) => void written.set(name, JSON.parse(JSON.stringify(value))),
  };
  const settings = createSettingsStore({ preferences, keys: createApiKeyStore({ tab, device }) });
  const id = settings.addEndpoint({
    name: "",
    kind: "other",
    baseUrl: "https://api.example/v1",
    model: "m",
    models: [],
    contextTokens: null,
    thinking: "default",
  });
  const stored = () => JSON.stringify([...written]) + tab.all() + device.all();
  return { settings, id, stored, keyAt: (baseUrl: string) => keyOf(settings.getState(), baseUrl).apiKey };
}

describe("a key in the settings", () => {
  it("stays with its host when the address of its endpoint is changed", () => {
    const { settings, id, keyAt } = open();
    settings.setKey("https://api.example/v1", "sk-one-1234567890", true);
    for (const address of [
      "https://api.example.evil.test/v1",
      "https://evil.test/api.example/v1",
      "https://api.example:8443/v1",
      "https://api.example@evil.test/v1",
      "https://other.api.example/v1",
      "api.example.evil.test",
      "ftp://api.example/v1",
    ]) {
      settings.changeEndpoint(id, { baseUrl: address });
      expect(keyAt(address), address).toBe("");
    }
    // The same host, its https:// left out.
    for (const address of ["https://API.example/v2", "api.example/v2"]) {
      settings.changeEndpoint(id, { baseUrl: address });
      expect(keyAt(address), address).toBe("sk-one-1234567890");
    }
  });

  it("is kept for no text that is no address", () => {
    const { settings, stored } = open();
    for (const text of ["sk-pasted-1234567890", "example", "", "ftp://api.example"]) {
      settings.setKey(text, "sk-one-1234567890", true);
    }
    expect(stored()).not.toContain("sk-");
  });

  it("is neither kept nor shown where it was pasted into the address", () => {
    const { settings, id, stored } = open();
    for (const text of ["sk-pasted-1234567890", "https://me:sk-pasted-1234567890@api.example/v1"]) {
      settings.changeEndpoint(id, { baseUrl: text });
      expect(stored()).not.toContain("pasted");
      expect(hostOf(text)).not.toContain("pasted");
      // While it is being typed it stays what was typed.
      expect(settings.getState().endpoints[0]?.baseUrl).toBe(text);
    }
  });
});

describe("what an endpoint taught", () => {
  it("is kept with it, bounded, and goes with another address, model or kind", () => {
    const { settings, id } = open();
    const now = () => settings.getState().endpoints[0];
    const teach = (key: string, value = "x") => {
      const endpoint = now();
      if (endpoint) settings.changeEndpoint(id, withLearned(endpoint, key, value));
    };
    for (let number = 0; number < 20; number += 1) teach(`key ${number}`);
    teach("long", "x".repeat(10_000));
    expect(Object.keys(now()?.learned ?? {})).toEqual(Array.from({ length: 8 }, (_, at) => `key ${at + 12}`));
    settings.changeEndpoint(id, { name: "Mine" });
    expect(readEndpoints([now()])[0]?.learned).toEqual(now()?.learned);
    expect(readEndpoints([{ ...now(), learned: { key: "x".repeat(1000) } }])[0]?.learned).toEqual({});
    for (const changed of [{ model: "n" }, { baseUrl: "https://other.example/v1" }, { kind: "vllm" as const }]) {
      teach("again");
      settings.changeEndpoint(id, changed);
      expect(now()?.learned, JSON.stringify(changed)).toEqual({});
    }
  });
});

import * as z from "zod/mini";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { languages } from "@/words/words";
import type { ApiKeyStore, StoredKey } from "./api-keys";
import {
  type AnswerSource,
  builtinSource,
  changedEndpoint,
  hostOf,
  keyHostOf,
  nextEndpointId,
  readEndpoints,
  readSource,
  readyEndpoint,
  type SavedEndpoint,
  unproven,
  withoutKeys,
} from "./endpoints";
import { meaningSchema } from "./meaning-choice";
import type { Preferences } from "./preferences";
import { type ChosenOptions, movedOptions, readOptions } from "./stored-options";

const dollars = z.number().check(z.minimum(0), z.maximum(1_000_000));
const priceSchema = z.object({ host: z.string(), model: z.string(), input: dollars, output: dollars });

const routingSchema = z.object({
  /** The built-in assistant answers what it understands whole. */
  builtinFirst: z.boolean(),
  /** Asked in turn when the chosen one fails before its first word. */
  fallback: z.array(z.string()).check(z.maxLength(10)),
  /** Reads the results of calls. */
  results: z.nullable(z.string()),
});

const plainSchema = z.object({
  theme: z.catch(z.enum(["system", "light", "dark"]), "system"),
  /** null: as the browser's. */
  language: z.catch(z.nullable(z.enum(languages)), null),
  /** Shortcuts of one sign without Ctrl (WCAG 2.1.4 asks that they can be switched off). */
  singleKeys: z.catch(z.boolean(), true),
  /** Whether conversations are kept on this device, with all that is kept beside them. */
  keepChats: z.catch(z.boolean(), true),
  /** Models on this device, as last seen: kept here, since to look takes the engine. */
  localModels: z.catch(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(50)), []),
  /** Who helps the chosen one: ids of endpoints, "local:…" for models on this device, "builtin" for the built-in assistant. */
  routing: z.catch(routingSchema, { builtinFirst: false, fallback: [], results: null }),
  /** Search by meaning. */
  meaning: z.catch(meaningSchema, null),
  /** The user's own, before the table's. */
  prices: z.catch(z.array(priceSchema), []),
});

export interface Settings extends Readonly<z.output<typeof plainSchema>> {
  /** Of a message, where they are not the usual ones. */
  readonly options: ChosenOptions;
  readonly endpoints: readonly SavedEndpoint[];
  /** Where answers come from. */
  readonly source: AnswerSource;
}

/** Keys stand apart from the settings: they are never stored, exported or shown with them. */
export interface SettingsState extends Settings {
  /** By host. */
  readonly keys: Readonly<Record<string, StoredKey>>;
}

export interface SettingsStore extends Pick<StoreApi<SettingsState>, "getState" | "getInitialState" | "subscribe"> {
  change(settings: Partial<Settings>): void;
  /** Gives its id. */
  addEndpoint(endpoint: Omit<SavedEndpoint, "id">): string;
  /** Nothing when it is gone. */
  changeEndpoint(id: string, changed: Partial<Omit<SavedEndpoint, "id">>): void;
  /** Its key goes with it unless another endpoint is at the same host. */
  removeEndpoint(id: string): void;
  /** For the host of that address and no other. */
  setKey(baseUrl: string, apiKey: string, remember: boolean): void;
  /** All keys and endpoints; the looks stay. */
  forgetEndpoints(): void;
}

export interface SettingsStoreDeps {
  readonly preferences: Preferences;
  readonly keys: ApiKeyStore;
}

const preference = "settings";
const noKey: StoredKey = { apiKey: "", isRemembered: false };

/** Settings as they were left; what cannot be read counts as not set. */
export function createSettingsStore({ preferences, keys }: SettingsStoreDeps): SettingsStore {
  const settings = readSettings(preferences.read(preference));
  const store = createStore<SettingsState>(() => ({ ...settings, keys: keysFor(keys, settings.endpoints) }));

  const change = (changed: Partial<Settings>): void => {
    const isMoved = changed.endpoints !== undefined;
    store.setState({ ...changed, ...(isMoved ? { keys: keysFor(keys, changed.endpoints) } : {}) });
    const { keys: _unstored, ...stored } = store.getState();
    preferences.write(preference, { ...stored, endpoints: withoutKeys(stored.endpoints) });
  };
  const removeEndpoints = (gone: readonly SavedEndpoint[]): void => {
    const { endpoints, source, meaning } = store.getState();
    const left = endpoints.filter((endpoint) => !gone.includes(endpoint));
    const hosts = new Set(left.map(({ baseUrl }) => keyHostOf(baseUrl)));
    for (const { baseUrl } of gone) if (!hosts.has(keyHostOf(baseUrl))) keys.write(keyHostOf(baseUrl), "", false);
    const isGone = meaning?.kind === "endpoint" && !left.some(({ id }) => id === meaning.id);
    change({ endpoints: left, source: readSource(source, left), ...(isGone && { meaning: null }) });
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change,
    addEndpoint(endpoint) {
      const { endpoints } = store.getState();
      const id = nextEndpointId(endpoints);
      change({ endpoints: [...endpoints, { ...endpoint, id }] });
      return id;
    },
    changeEndpoint(id, changed) {
      const { endpoints } = store.getState();
      change({ endpoints: endpoints.map((one) => (one.id === id ? changedEndpoint(one, changed) : one)) });
    },
    removeEndpoint: (id) => removeEndpoints(store.getState().endpoints.filter((one) => one.id === id)),
    setKey(baseUrl, apiKey, remember) {
      const host = keyHostOf(baseUrl);
      if (host === "") return;
      keys.write(host, apiKey.trim(), remember);
      const key = { apiKey: apiKey.trim(), isRemembered: remember };
      const { endpoints } = store.getState();
      const isOther = key.apiKey !== keyOf(store.getState(), baseUrl).apiKey;
      if (isOther && endpoints.some(({ isProven }) => isProven)) {
        change({ endpoints: unproven(endpoints, host) });
      }
      store.setState({ keys: { ...store.getState().keys, [host]: key } });
    },
    forgetEndpoints() {
      removeEndpoints(store.getState().endpoints);
      keys.clear();
      store.setState({ keys: {} });
    },
  };
}

/** Every host the next message may go to: of the chosen one and of who helps it. None: nothing leaves this device. */
export function destinationsOf({ source, endpoints, routing }: Settings): readonly string[] {
  if (source.kind === "builtin") return [];
  const ids = [source.kind === "endpoint" ? source.id : null, ...routing.fallback, routing.results];
  const hosts = ids.flatMap((id) => readyEndpoint(endpoints, id) ?? []).map(({ baseUrl }) => hostOf(baseUrl));
  return [...new Set(hosts)];
}

/** A key belongs to one host: another address never gets it. */
export function keyOf({ keys }: Pick<SettingsState, "keys">, baseUrl: string): StoredKey {
  const host = keyHostOf(baseUrl);
  return (host === "" ? undefined : keys[host]) ?? noKey;
}

function keysFor(keys: ApiKeyStore, endpoints: readonly SavedEndpoint[] = []): SettingsState["keys"] {
  const hosts = endpoints.map(({ baseUrl }) => keyHostOf(baseUrl)).filter((host) => host !== "");
  return Object.fromEntries(hosts.map((host) => [host, keys.read(host)]));
}

function readSettings(raw: unknown): Settings {
  const stored = isJsonObject(raw) ? migrated(raw) : {};
  const endpoints = readEndpoints(stored["endpoints"]);
  const options = readOptions(movedOptions(stored));
  return { ...z.parse(plainSchema, stored), options, endpoints, source: readSource(stored["source"], endpoints) };
}

/** Settings once held a single endpoint in three fields of their own: it becomes the first of the list. */
function migrated(stored: JsonObject): JsonObject {
  const { baseUrl, model, provider } = stored;
  if (stored["endpoints"] !== undefined || typeof baseUrl !== "string" || baseUrl.trim() === "") return stored;
  const id = nextEndpointId([]);
  const source: JsonObject = provider === "openai" ? { kind: "endpoint", id } : { ...builtinSource };
  return { ...stored, endpoints: [{ id, baseUrl, model: typeof model === "string" ? model : "" }], source };
}

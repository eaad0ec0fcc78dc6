import * as z from "zod/mini";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApiKeyStore } from "./api-keys";
import type { Preferences } from "./preferences";

const settingsSchema = z.object({
  theme: z.catch(z.enum(["system", "light", "dark"]), "system"),
  /** null: as the browser's. */
  language: z.catch(z.nullable(z.enum(["en", "de"])), null),
  /** Shortcuts of one sign without Ctrl (WCAG 2.1.4 asks that they can be switched off). */
  singleKeys: z.catch(z.boolean(), true),
  provider: z.catch(z.enum(["builtin", "openai"]), "builtin"),
  baseUrl: z.catch(z.string().check(z.maxLength(2000)), ""),
  model: z.catch(z.string().check(z.maxLength(500)), ""),
  /** Tool rounds in one message. */
  maxToolIterations: z.catch(z.int().check(z.minimum(0), z.maximum(20)), 5),
});

export type Settings = Readonly<z.output<typeof settingsSchema>>;

/** The key stands apart from the settings: it is never stored, exported or shown with them. */
export interface SettingsState extends Settings {
  readonly apiKey: string;
  readonly rememberKey: boolean;
}

export interface SettingsStore extends Pick<StoreApi<SettingsState>, "getState" | "getInitialState" | "subscribe"> {
  change(settings: Partial<Settings>): void;
  /** For the host of the present address only. */
  setKey(apiKey: string, remember: boolean): void;
}

export interface SettingsStoreDeps {
  readonly preferences: Preferences;
  readonly keys: ApiKeyStore;
}

const preference = "settings";

/** Settings as they were left; what cannot be read counts as not set. */
export function createSettingsStore({ preferences, keys }: SettingsStoreDeps): SettingsStore {
  const read = z.safeParse(settingsSchema, preferences.read(preference) ?? {});
  const settings: Settings = read.success ? read.data : z.parse(settingsSchema, {});
  const store = createStore<SettingsState>(() => ({ ...settings, ...keyFor(keys, settings.baseUrl) }));

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change(changed) {
      const before = store.getState();
      const isMoved = changed.baseUrl !== undefined && hostOf(changed.baseUrl) !== hostOf(before.baseUrl);
      const key = isMoved ? keyFor(keys, changed.baseUrl ?? "") : {};
      store.setState({ ...changed, ...key });
      preferences.write(preference, z.parse(settingsSchema, store.getState()));
    },
    setKey(apiKey, remember) {
      keys.write(hostOf(store.getState().baseUrl), apiKey.trim(), remember);
      store.setState({ apiKey: apiKey.trim(), rememberKey: remember });
    },
  };
}

/** A key belongs to one host: another address never gets it. */
function keyFor(keys: ApiKeyStore, baseUrl: string): Pick<SettingsState, "apiKey" | "rememberKey"> {
  const { apiKey, isRemembered } = keys.read(hostOf(baseUrl));
  return { apiKey, rememberKey: isRemembered };
}

/** "api.openai.com"; the text itself where it is no address yet. */
export function hostOf(baseUrl: string): string {
  const text = baseUrl.trim();
  return URL.canParse(text) ? new URL(text).host : text;
}

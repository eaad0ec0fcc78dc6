import { type ApiKind, apiOf } from "@/ai/port/api-table";
import type { Provider } from "@/ai/port/provider-port";
import type { Price } from "@/ai/usage/prices";
import { defined } from "@/lib/defined";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import type { CreateProvider, EndpointOptions, ModelFacts } from "@/providers/adapter-types";
import type { Learned } from "@/providers/http/shape-memory";
import { priceOf } from "@/providers/price-table";
import { providerTable } from "@/providers/provider-table";
import type { UnderstandingProvider } from "@/providers/routing/builtin-first";
import { route } from "@/providers/routing/route";
import {
  chosenEndpoint,
  localModelOf,
  readyEndpoint,
  type SavedEndpoint,
  withLearned,
} from "@/store/settings/endpoints";
import { keyOf, type Settings, type SettingsStore } from "@/store/settings/settings-store";
import { createLazyLocal } from "../models/lazy-local";
import type { LocalModelTools } from "../models/models-tools";

/** Who answers where it is not the built-in assistant alone. */
export type ChosenProvider = ReturnType<typeof createChosenProvider>;

/** An empty key is none. */
function toOptions(endpoint: SavedEndpoint, settings: SettingsStore): EndpointOptions {
  const { baseUrl, model, kind, thinking } = endpoint;
  const { apiKey } = keyOf(settings.getState(), baseUrl);
  return {
    baseUrl,
    model,
    kind,
    thinking,
    facts: factsOf(endpoint),
    learned: learnedOf(endpoint, settings),
    ...(apiKey === "" ? {} : { apiKey }),
  };
}

/** Kept with the endpoint as long as it is the same one. */
function learnedOf({ id, baseUrl, model }: SavedEndpoint, settings: SettingsStore): Learned {
  const now = () =>
    settings.getState().endpoints.find((one) => one.id === id && one.baseUrl === baseUrl && one.model === model);
  return {
    get: (key) => now()?.learned?.[key],
    set(key, value) {
      const endpoint = now();
      if (endpoint) settings.changeEndpoint(id, withLearned(endpoint, key, value));
    },
  };
}

/** What the endpoint reported of the chosen model; its user knows better. */
function factsOf({ model, models, contextTokens }: SavedEndpoint): ModelFacts {
  const known = models.find(({ id }) => id === model);
  return defined({ contextTokens: contextTokens ?? known?.contextTokens, takesTools: known?.takesTools });
}

/** The endpoints and models of this device that the settings name, and who helps them. */
export function createChosenProvider(
  settings: SettingsStore,
  guard: NetworkGuard,
  models: LocalModelTools,
  builtin: UnderstandingProvider,
) {
  let local: Provider | null = null;
  const loaded = new Map<ApiKind, CreateProvider>();

  /** Null while its code is not here. */
  const providerOf = (endpoint: SavedEndpoint): Provider | null => {
    const create = loaded.get(apiOf(endpoint.kind).kind);
    return create ? allowedProvider(create(toOptions(endpoint, settings)), endpoint.baseUrl, guard) : null;
  };
  const helperOf = (helper: Helper): Provider | null => {
    if (helper.kind === "builtin") return builtin;
    return helper.kind === "local" ? createLazyLocal(helper.model, models) : providerOf(helper.endpoint);
  };
  const chosen = (): Provider | null => {
    const state = settings.getState();
    if (state.source.kind === "local") return local?.model === state.source.model ? local : null;
    const endpoint = chosenEndpoint(state);
    return endpoint && providerOf(endpoint);
  };
  return {
    /** Null while it cannot be had. */
    current(): Provider | null {
      const main = chosen();
      if (main === null) return null;
      const ways = waysOf(settings.getState());
      if (ways === null) return main;
      return route(main, {
        fallback: ways.fallback.flatMap((way) => helperOf(way) ?? []),
        results: ways.results && helperOf(ways.results),
        first: ways.builtinFirst ? builtin : null,
      });
    },
    /** Resolves once the chosen one can be had; its code comes with its first use. */
    async ready(): Promise<void> {
      const state = settings.getState();
      const { source } = state;
      if (source.kind === "local") local = await (await models.open()).provider(source.model);
      const ways = waysOf(state);
      const helpers = [ways?.results ?? null, ...(ways?.fallback ?? [])];
      const endpoints = helpers.map((helper) => (helper?.kind === "endpoint" ? helper.endpoint : null));
      for (const api of apisOf([chosenEndpoint(state), ...endpoints])) {
        if (!loaded.has(api)) loaded.set(api, await providerTable[api].load());
      }
    },
    /** What a model costs, by its user or the table. */
    price: (host: string, model: string): Price | undefined => priceOf(host, model, settings.getState().prices),
  };
}

function apisOf(asked: readonly (SavedEndpoint | null)[]): readonly ApiKind[] {
  return asked.flatMap((endpoint) => (endpoint === null ? [] : [apiOf(endpoint.kind).kind]));
}

type Helper =
  | { readonly kind: "builtin" }
  | { readonly kind: "local"; readonly model: string }
  | { readonly kind: "endpoint"; readonly endpoint: SavedEndpoint };

interface Ways {
  readonly builtinFirst: boolean;
  readonly fallback: readonly Helper[];
  readonly results: Helper | null;
}

/** Who helps the chosen one; null: nobody, or the built-in assistant was chosen, who needs no help of this kind. */
function waysOf(settings: Settings): Ways | null {
  const { source, routing } = settings;
  if (source.kind === "builtin") return null;
  // One engine runs one model: it would be loaded anew for each round.
  const isLoadedAnew = source.kind === "local" && localModelOf(routing.results) !== null;
  const results = isLoadedAnew || routing.results === "builtin" ? null : toHelper(routing.results, settings);
  const fallback = routing.fallback.flatMap((id) => toHelper(id, settings) ?? []);
  const isNone = !routing.builtinFirst && fallback.length === 0 && results === null;
  return isNone ? null : { builtinFirst: routing.builtinFirst, fallback, results };
}

/** Null: gone, or the chosen one itself. */
function toHelper(id: string | null, { source, endpoints, localModels }: Settings): Helper | null {
  if (id === "builtin") return { kind: "builtin" };
  const model = localModelOf(id);
  if (model !== null) {
    const isOther = source.kind !== "local" || source.model !== model;
    return isOther && localModels.includes(model) ? { kind: "local", model } : null;
  }
  const endpoint = source.kind === "endpoint" && source.id === id ? null : readyEndpoint(endpoints, id);
  return endpoint && { kind: "endpoint", endpoint };
}

/** The provider with its host let through while it answers, and no longer. `url`: any address of that host. */
function allowedProvider(provider: Provider, url: string, guard: Pick<NetworkGuard, "allow">): Provider {
  return {
    ...provider,
    async *stream(request, signal) {
      const close = guard.allow(url, "answers");
      try {
        yield* provider.stream(request, signal);
      } finally {
        close();
      }
    },
  };
}

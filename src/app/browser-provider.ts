import type { EndpointKind } from "@/ai/endpoint-kind";
import type { Provider } from "@/ai/provider-port";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { chosenEndpoint, readyEndpoint, type SavedEndpoint } from "@/store/endpoints";
import { keyOf, type Settings, type SettingsStore } from "@/store/settings-store";
import { allowedProvider } from "./allowed-provider";
import type { ModelsDoor } from "./models-door";

export interface ProviderChoice {
  /** Who answers the next message, as it is set now. */
  current(): Provider;
  /** Resolves once the chosen one can be had; its code comes with its first use. */
  ready(): Promise<void>;
}

/** Makes the provider of an endpoint; an empty key is none. */
type MakeProvider = (endpoint: SavedEndpoint, apiKey: string) => Provider;

const openAiCompatible = async (): Promise<MakeProvider> => {
  const { createOpenAiProvider } = await import("@/providers/openai/openai-provider");
  return (endpoint, apiKey) => {
    const { baseUrl, model, kind } = endpoint;
    const facts = factsOf(endpoint);
    return createOpenAiProvider({ baseUrl, model, kind, facts, ...(apiKey === "" ? {} : { apiKey }) });
  };
};

/** What the endpoint told of the chosen model; its user knows better. */
function factsOf({ model, models, contextTokens }: SavedEndpoint) {
  const known = models.find(({ id }) => id === model);
  const context = contextTokens ?? known?.contextTokens;
  return {
    ...(context === undefined ? {} : { contextTokens: context }),
    ...(known?.takesTools === undefined ? {} : { takesTools: known.takesTools }),
  };
}

/** The kinds with an API of their own; all others speak OpenAI's. None is loaded before it is chosen. */
const ownApis: { readonly [kind in EndpointKind]?: () => Promise<MakeProvider> } = {
  anthropic: async () => {
    const { createAnthropicProvider } = await import("@/providers/anthropic/anthropic-provider");
    return (endpoint, apiKey) => {
      const { contextTokens } = factsOf(endpoint);
      return createAnthropicProvider({
        baseUrl: endpoint.baseUrl,
        model: endpoint.model,
        thinking: endpoint.thinking,
        ...(contextTokens === undefined ? {} : { capabilities: { contextTokens } }),
        ...(apiKey === "" ? {} : { apiKey }),
      });
    };
  },
};

const adapterOf = ({ kind }: SavedEndpoint) => ownApis[kind] ?? openAiCompatible;

type RouteModule = typeof import("@/providers/routing/route");

export function createProviderChoice(settings: SettingsStore, guard: NetworkGuard, models: ModelsDoor): ProviderChoice {
  const builtin = createBuiltinProvider();
  let local: Provider | null = null;
  let routing: RouteModule | null = null;
  const loaded = new Map<() => Promise<MakeProvider>, MakeProvider>();

  /** Null while its code is not here. */
  const providerOf = (endpoint: SavedEndpoint): Provider | null => {
    const make = loaded.get(adapterOf(endpoint));
    const { apiKey } = keyOf(settings.getState(), endpoint.baseUrl);
    return make ? allowedProvider(make(endpoint, apiKey), endpoint.baseUrl, guard) : null;
  };
  const chosen = (): Provider | null => {
    const state = settings.getState();
    if (state.source.kind === "local") return local?.model === state.source.model ? local : null;
    const endpoint = chosenEndpoint(state);
    return endpoint && providerOf(endpoint);
  };
  return {
    current() {
      const main = chosen();
      if (main === null) return builtin;
      const ways = waysOf(settings.getState());
      if (routing === null || ways === null) return main;
      return routing.route(main, {
        fallback: ways.fallback.flatMap((way) => (way === "builtin" ? builtin : (providerOf(way) ?? []))),
        results: ways.results && providerOf(ways.results),
        first: ways.builtinFirst ? builtin : null,
      });
    },
    async ready() {
      const state = settings.getState();
      const { source } = state;
      if (source.kind === "local") local = await (await models.open()).provider(source.model);
      const ways = waysOf(state);
      if (ways !== null) routing ??= await import("@/providers/routing/route");
      for (const load of adaptersOf([chosenEndpoint(state), ways?.results ?? null, ...(ways?.fallback ?? [])])) {
        if (!loaded.has(load)) loaded.set(load, await load());
      }
    },
  };
}

function adaptersOf(asked: readonly (SavedEndpoint | "builtin" | null)[]) {
  return asked.flatMap((endpoint) => (endpoint === null || endpoint === "builtin" ? [] : [adapterOf(endpoint)]));
}

interface Ways {
  readonly builtinFirst: boolean;
  readonly fallback: readonly (SavedEndpoint | "builtin")[];
  readonly results: SavedEndpoint | null;
}

/** Who helps the chosen one; null: nobody, or the built-in assistant was chosen, who needs no help of this kind. */
function waysOf({ source, endpoints, routing }: Settings): Ways | null {
  if (source.kind === "builtin") return null;
  const isOther = (id: string | null): boolean => source.kind !== "endpoint" || id !== source.id;
  const results = isOther(routing.results) ? readyEndpoint(endpoints, routing.results) : null;
  const fallback = routing.fallback
    .filter(isOther)
    .flatMap((id) => (id === "builtin" ? ("builtin" as const) : (readyEndpoint(endpoints, id) ?? [])));
  const isNone = !routing.builtinFirst && fallback.length === 0 && results === null;
  return isNone ? null : { builtinFirst: routing.builtinFirst, fallback, results };
}

import type { EndpointKind } from "@/ai/endpoint-kind";
import type { Provider } from "@/ai/provider-port";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { chosenEndpoint, type SavedEndpoint } from "@/store/endpoints";
import { keyOf, type SettingsStore } from "@/store/settings-store";
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
        ...(contextTokens === undefined ? {} : { capabilities: { contextTokens } }),
        ...(apiKey === "" ? {} : { apiKey }),
      });
    };
  },
};

const adapterOf = ({ kind }: SavedEndpoint) => ownApis[kind] ?? openAiCompatible;

export function createProviderChoice(settings: SettingsStore, guard: NetworkGuard, models: ModelsDoor): ProviderChoice {
  const builtin = createBuiltinProvider();
  let local: Provider | null = null;
  const loaded = new Map<() => Promise<MakeProvider>, MakeProvider>();
  return {
    current() {
      const state = settings.getState();
      if (state.source.kind === "local") return local?.model === state.source.model ? local : builtin;
      const endpoint = chosenEndpoint(state);
      const make = endpoint && loaded.get(adapterOf(endpoint));
      if (!endpoint || !make) return builtin;
      const provider = make(endpoint, keyOf(state, endpoint.baseUrl).apiKey);
      return allowedProvider(provider, endpoint.baseUrl, guard);
    },
    async ready() {
      const { source } = settings.getState();
      if (source.kind === "local") local = await (await models.open()).provider(source.model);
      const endpoint = chosenEndpoint(settings.getState());
      if (!endpoint) return;
      const load = adapterOf(endpoint);
      if (!loaded.has(load)) loaded.set(load, await load());
    },
  };
}

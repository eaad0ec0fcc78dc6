import type { Provider } from "@/ai/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import type { SettingsStore } from "@/store/settings-store";

export interface ProviderChoice {
  /** Who answers the next message, as it is set now. */
  current(): Provider;
  /** Resolves once the chosen one can be had; its code comes with its first use. */
  ready(): Promise<void>;
}

type OpenAiModule = typeof import("@/providers/openai/openai-provider");

export function createProviderChoice(settings: SettingsStore): ProviderChoice {
  const builtin = createBuiltinProvider();
  let openAi: OpenAiModule | null = null;
  const isEndpoint = (): boolean => {
    const { provider, baseUrl, model } = settings.getState();
    return provider === "openai" && baseUrl !== "" && model !== "";
  };
  return {
    current() {
      if (!isEndpoint() || !openAi) return builtin;
      const { baseUrl, model, apiKey } = settings.getState();
      return openAi.createOpenAiProvider({ baseUrl, model, ...(apiKey === "" ? {} : { apiKey }) });
    },
    async ready() {
      if (isEndpoint()) openAi ??= await import("@/providers/openai/openai-provider");
    },
  };
}

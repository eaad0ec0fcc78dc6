import type { Provider } from "@/ai/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import type { SettingsStore } from "@/store/settings-store";

/** Who answers the next message, as it is set now. */
export function createProviderChoice(settings: SettingsStore): () => Provider {
  const builtin = createBuiltinProvider();
  return () => {
    const { provider, baseUrl, model, apiKey } = settings.getState();
    if (provider === "builtin" || baseUrl === "" || model === "") return builtin;
    return createOpenAiProvider({ baseUrl, model, ...(apiKey === "" ? {} : { apiKey }) });
  };
}

import type { Provider } from "@/ai/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import type { ProviderChoice } from "./parse-args";

const openAiHost = "https://api.openai.com/v1";

/** The SDK is loaded only when an endpoint is asked for. A missing key is the endpoint's to refuse: a result, not a crash. */
export async function createProvider(
  choice: ProviderChoice,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Provider> {
  if (choice.id === "builtin") return createBuiltinProvider();
  const { createOpenAiProvider } = await import("@/providers/openai/openai-provider");
  const baseUrl = choice.baseUrl ?? openAiHost;
  const apiKey = environment[choice.apiKeyEnv ?? "OPENAI_API_KEY"];
  return createOpenAiProvider({
    baseUrl,
    model: choice.model ?? (baseUrl === openAiHost ? "gpt-5-mini" : "default"),
    ...(apiKey ? { apiKey } : {}),
  });
}

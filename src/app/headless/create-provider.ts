import type { Provider } from "@/ai/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import type { ProviderChoice } from "./parse-args";

type Environment = Readonly<Record<string, string | undefined>>;

const openAiHost = "https://api.openai.com/v1";

/** Each provider's code is loaded only when it is asked for. A missing key is the endpoint's to refuse: a result, not a crash. */
export async function createProvider(choice: ProviderChoice, environment: Environment): Promise<Provider> {
  switch (choice.id) {
    case "builtin":
      return createBuiltinProvider();
    case "openai":
      return openAi(choice, environment);
    case "anthropic":
      return anthropic(choice, environment);
  }
}

async function openAi(choice: ProviderChoice, environment: Environment): Promise<Provider> {
  const { createOpenAiProvider } = await import("@/providers/openai/openai-provider");
  const baseUrl = choice.baseUrl ?? openAiHost;
  const apiKey = environment[choice.apiKeyEnv ?? "OPENAI_API_KEY"];
  return createOpenAiProvider({
    baseUrl,
    model: choice.model ?? (baseUrl === openAiHost ? "gpt-5-mini" : "default"),
    ...(apiKey ? { apiKey } : {}),
  });
}

async function anthropic(choice: ProviderChoice, environment: Environment): Promise<Provider> {
  const { createAnthropicProvider } = await import("@/providers/anthropic/anthropic-provider");
  const apiKey = environment[choice.apiKeyEnv ?? "ANTHROPIC_API_KEY"];
  return createAnthropicProvider({
    model: choice.model ?? "claude-haiku-5-5",
    ...(choice.baseUrl ? { baseUrl: choice.baseUrl } : {}),
    ...(choice.thinkingTokens ? { thinkingTokens: choice.thinkingTokens } : {}),
    ...(apiKey ? { apiKey } : {}),
  });
}

import type { Provider } from "@/ai/port/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { readAddress } from "@/providers/http/address";
import type { EndpointChoice, ModelChoice, NamedEndpoint, ProviderChoice } from "./model-choice";

type Environment = Readonly<Record<string, string | undefined>>;

/** Who answers: made anew for each message, since a route remembers how far the message has come. */
export interface Answering {
  readonly forMessage: () => Provider;
  /** All that may be asked, for what they cost. */
  readonly asked: readonly Provider[];
}

const openAiHost = "https://api.openai.com/v1";
const anthropicHost = "https://api.anthropic.com";

/** Each provider's code is loaded only when it is asked for. A missing key is the endpoint's to refuse: a result, not a crash. */
export async function createAnswering(choice: ModelChoice, environment: Environment): Promise<Answering> {
  const main = await createProvider(choice.provider, environment);
  const { fallback, results, builtinFirst } = choice.route;
  if (fallback.length === 0 && results === undefined && !builtinFirst) {
    return { forMessage: () => main, asked: [main] };
  }
  const builtin = createBuiltinProvider();
  const helper = async (name: string): Promise<readonly Provider[]> => {
    const endpoint = choice.endpoints.find((one) => one.name === name);
    return endpoint ? [await createHelper(endpoint, environment)] : [builtin];
  };
  const others = (await Promise.all(fallback.map(helper))).flat();
  const [small = null] = results === undefined ? [] : await helper(results);
  const { route } = await import("@/providers/routing/route");
  return {
    forMessage: () => route(main, { fallback: others, results: small, first: builtinFirst ? builtin : null }),
    asked: [main, ...others, ...(small ? [small] : [])],
  };
}

async function createProvider(choice: ProviderChoice, environment: Environment): Promise<Provider> {
  switch (choice.id) {
    case "builtin":
      return createBuiltinProvider();
    case "openai":
      return openAi(choice, keyFor(choice, choice.baseUrl ?? openAiHost, environment));
    case "anthropic":
      return anthropic(choice, keyFor(choice, choice.baseUrl ?? anthropicHost, environment));
  }
}

async function createHelper(endpoint: NamedEndpoint, environment: Environment): Promise<Provider> {
  const apiKey = keyFor(endpoint, endpoint.baseUrl, environment);
  const isAnthropic =
    endpoint.kind === "anthropic" || (endpoint.kind === undefined && isAt(endpoint.baseUrl, anthropicHost));
  return isAnthropic ? anthropic(endpoint, apiKey) : openAi(endpoint, apiKey);
}

/** A key belongs to one host: the usual variables' go to their own API's alone, any other host gets the one that is named for it. */
function keyFor({ apiKeyEnv }: EndpointChoice, baseUrl: string, environment: Environment): string | undefined {
  const variable = apiKeyEnv ?? usualKeys.find(([host]) => isAt(baseUrl, host))?.[1];
  return variable === undefined ? undefined : environment[variable];
}

const usualKeys = [
  [openAiHost, "OPENAI_API_KEY"],
  [anthropicHost, "ANTHROPIC_API_KEY"],
] as const;

/** The same scheme, host and port. */
function isAt(baseUrl: string, host: string): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).origin === new URL(host).origin;
}

/** What to do where somebody may have meant the usual variable's key to go elsewhere. */
export function unsentKey({ id, baseUrl, apiKeyEnv }: ProviderChoice, environment: Environment): string | undefined {
  if (id === "builtin" || baseUrl === undefined || apiKeyEnv !== undefined) return undefined;
  const [host, variable] = usualKeys[id === "openai" ? 0 : 1];
  if (isAt(baseUrl, host) || !environment[variable]) return undefined;
  const there = readAddress(baseUrl)?.host ?? "another host";
  return `The key in ${variable} is for ${new URL(host).host} and is not sent to ${there}. If it belongs there, add --api-key-env ${variable}.`;
}

async function openAi(choice: EndpointChoice, apiKey: string | undefined): Promise<Provider> {
  const { createOpenAiProvider } = await import("@/providers/openai/openai-provider");
  const baseUrl = choice.baseUrl ?? openAiHost;
  const { kind, contextTokens } = choice;
  return createOpenAiProvider({
    baseUrl,
    model: choice.model ?? (baseUrl === openAiHost ? "gpt-5-mini" : "default"),
    ...(kind ? { kind } : {}),
    ...(contextTokens === undefined ? {} : { facts: { contextTokens } }),
    ...(apiKey ? { apiKey } : {}),
  });
}

async function anthropic(choice: EndpointChoice, apiKey: string | undefined): Promise<Provider> {
  const { createAnthropicProvider } = await import("@/providers/anthropic/anthropic-provider");
  const { contextTokens } = choice;
  return createAnthropicProvider({
    model: choice.model ?? "claude-haiku-5-5",
    ...(choice.baseUrl ? { baseUrl: choice.baseUrl } : {}),
    ...(contextTokens === undefined ? {} : { capabilities: { contextTokens } }),
    ...(choice.thinking ? { thinking: choice.thinking } : {}),
    ...(choice.thinkingTokens ? { thinkingTokens: choice.thinkingTokens } : {}),
    ...(apiKey ? { apiKey } : {}),
  });
}

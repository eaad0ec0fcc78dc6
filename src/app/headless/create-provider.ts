import { type Api, apiOf, apis, commonApi } from "@/ai/port/api-table";
import type { Provider } from "@/ai/port/provider-port";
import { webAddress } from "@/lib/web-address";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import type { ReadMeaningFile } from "@/providers/builtin/meanings/load-meanings";
import { readAddress } from "@/providers/http/address";
import { providerTable } from "@/providers/provider-table";
import { route } from "@/providers/routing/route";
import type { EndpointChoice, ModelChoice, NamedEndpoint, ProviderChoice } from "./model-choice";

type Environment = Readonly<Record<string, string | undefined>>;

/** Who answers: made anew for each message, since a route remembers how far the message has come. */
export interface Answering {
  readonly forMessage: () => Provider;
  /** All that may be asked, for what they cost. */
  readonly asked: readonly Provider[];
}

/** Each provider's code is loaded only when it is asked for. A missing key is the endpoint's to refuse: a result, not a crash. */
export async function createAnswering(
  choice: ModelChoice,
  environment: Environment,
  dictionaries?: ReadMeaningFile,
): Promise<Answering> {
  const builtin = createBuiltinProvider({ dictionaries });
  const { provider } = choice;
  const main = provider.id === "builtin" ? builtin : await createAt(apiOf(provider.id), provider, environment);
  const { fallback, results, builtinFirst } = choice.route;
  if (fallback.length === 0 && results === undefined && !builtinFirst) {
    return { forMessage: () => main, asked: [main] };
  }
  const helper = async (name: string): Promise<readonly Provider[]> => {
    const endpoint = choice.endpoints.find((one) => one.name === name);
    return endpoint ? [await createHelper(endpoint, environment)] : [builtin];
  };
  const others = (await Promise.all(fallback.map(helper))).flat();
  const [small = null] = results === undefined ? [] : await helper(results);
  return {
    forMessage: () => route(main, { fallback: others, results: small, first: builtinFirst ? builtin : null }),
    asked: [main, ...others, ...(small ? [small] : [])],
  };
}

async function createHelper(endpoint: NamedEndpoint, environment: Environment): Promise<Provider> {
  const { kind, baseUrl } = endpoint;
  const api = kind === undefined ? (apiAt(baseUrl) ?? commonApi) : apiOf(kind);
  return createAt(api, endpoint, environment);
}

/** A key belongs to one host: the usual variables' go to their own API's alone, any other host gets the one that is named for it. */
export function keyFor({ apiKeyEnv }: EndpointChoice, baseUrl: string, environment: Environment): string | undefined {
  const variable = apiKeyEnv ?? apiAt(baseUrl)?.keyVariable;
  return variable === undefined ? undefined : environment[variable];
}

/** The API whose own service is at that address. */
function apiAt(baseUrl: string): Api | undefined {
  return apis.find((api) => isAt(baseUrl, api.baseUrl));
}

/** The same scheme, host and port. */
function isAt(baseUrl: string, host: string): boolean {
  return webAddress(baseUrl)?.origin === new URL(host).origin;
}

/** What to do where somebody may have meant the usual variable's key to go elsewhere. */
export function unsentKey({ id, baseUrl, apiKeyEnv }: ProviderChoice, environment: Environment): string | undefined {
  if (id === "builtin" || id === "replay" || baseUrl === undefined || apiKeyEnv !== undefined) return undefined;
  const { baseUrl: host, keyVariable: variable } = apiOf(id);
  if (variable === undefined || isAt(baseUrl, host) || !environment[variable]) return undefined;
  const there = readAddress(baseUrl)?.host ?? "another host";
  return (
    `The key in ${variable} is for ${new URL(host).host} and is not sent to ${there}. ` +
    `If it belongs there, add --api-key-env ${variable}.`
  );
}

async function createAt(api: Api, choice: EndpointChoice, environment: Environment): Promise<Provider> {
  const [create] = await Promise.all([providerTable[api.kind].load(), waitAsLongAsAsked()]);
  const { baseUrl = api.baseUrl, kind, contextTokens, thinking, thinkingTokens } = choice;
  const apiKey = keyFor(choice, baseUrl, environment);
  return create({
    baseUrl,
    model: choice.model ?? (baseUrl === api.baseUrl ? api.usualModel.own : api.usualModel.elsewhere),
    ...(kind ? { kind } : {}),
    ...(contextTokens === undefined ? {} : { facts: { contextTokens } }),
    ...(thinking ? { thinking } : {}),
    ...(thinkingTokens ? { thinkingTokens } : {}),
    ...(apiKey ? { apiKey } : {}),
  });
}

/** Where Node keeps what sends its requests (undici's `setGlobalDispatcher`); there once the first request was made. */
const place = Symbol.for("undici.globalDispatcher.1");

type Dispatcher = new (limits: { readonly headersTimeout: number; readonly bodyTimeout: number }) => object;

/**
 * Node's own `fetch` gives up after 300 s without a first byte, or without the next: less than a model that is loaded from a slow disk
 * may take. From now on how long is waited is for `providers/timeout` alone. Does nothing where Node keeps no such thing.
 */
async function waitAsLongAsAsked(): Promise<void> {
  await fetch("data:,").catch(() => undefined);
  const known: unknown = Reflect.get(globalThis, place);
  if (typeof known !== "object" || known === null) return;
  Reflect.set(globalThis, place, new (known.constructor as Dispatcher)({ headersTimeout: 0, bodyTimeout: 0 }));
}

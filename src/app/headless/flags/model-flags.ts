import * as z from "zod/mini";
import { apis, commonApi } from "@/ai/port/api-table";
import { endpointKinds, spokenKinds } from "@/ai/port/endpoint-kind";
import { thinkingLevels } from "@/ai/port/thinking-level";
import { embeddingsProblem } from "@/app/headless/embeddings";
import type {
  EmbeddingsChoice,
  ModelChoice,
  NamedEndpoint,
  ProviderChoice,
  RouteChoice,
} from "@/app/headless/model-choice";
import type { UsageError } from "@/app/headless/task-types";
import { isJsonObject } from "@/lib/json";
import { inWords } from "@/lib/schema-words";
import { scrub } from "@/lib/scrub";
import { tryJson } from "@/lib/try-json";
import { readAddress } from "@/providers/http/address";
import { addressProblem } from "@/providers/http/refuse-address";
import { readPrice } from "./read-spending";

const text = z.string().check(z.minLength(1));
const endpointShape = z.strictObject({
  name: text,
  baseUrl: text,
  model: text,
  kind: z.exactOptional(z.enum(endpointKinds)),
  apiKeyEnv: z.exactOptional(text),
  contextTokens: z.exactOptional(z.int().check(z.minimum(256))),
  thinking: z.exactOptional(z.enum(thinkingLevels)),
  thinkingTokens: z.exactOptional(z.int().check(z.minimum(0))),
});

/** The value of `--endpoint`. */
function readEndpoint(value: string): NamedEndpoint | UsageError {
  const raw = tryJson(value);
  if (!isJsonObject(raw))
    return { usage: `--endpoint takes a JSON object with name, baseUrl and model, not ${scrub(value)}` };
  // The value itself is not repeated: it may hold a key.
  if (Object.hasOwn(raw, "apiKey")) {
    return { usage: "--endpoint takes no key: name the environment variable that holds it as apiKeyEnv." };
  }
  const read = z.safeParse(endpointShape, raw, inWords);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { usage: `--endpoint: ${issue?.path.join(".") || "endpoint"}: ${issue?.message ?? "not an endpoint"}` };
  }
  const endpoint = read.data;
  if (endpoint.name === "builtin") return { usage: "--endpoint: builtin is the built-in assistant's own name." };
  if (!readAddress(endpoint.baseUrl)) {
    return { usage: `--endpoint ${endpoint.name}: ${addressProblem(endpoint.baseUrl, "http://localhost:8000/v1")}` };
  }
  return endpoint;
}

type Draft = { -readonly [K in keyof ModelChoice]: ModelChoice[K] };
type Taking = (draft: Draft, value: string) => string | undefined;

/** Flags that say who answers, each with what it does to the draft; what comes back is what is wrong with the value. */
export const modelFlags: Readonly<Record<string, Taking>> = {
  "--provider": readProvider,
  "--base-url": (draft, baseUrl) => provide(draft, { baseUrl }),
  "--model": (draft, model) => provide(draft, { model }),
  "--kind": readKind,
  "--api-key-env": (draft, apiKeyEnv) => provide(draft, { apiKeyEnv }),
  "--context-tokens": (draft, value) => {
    const contextTokens = Number(value);
    return /^\d{3,8}$/.test(value) && contextTokens >= 256
      ? provide(draft, { contextTokens })
      : `--context-tokens takes a number of tokens from 256, not "${value}".`;
  },
  "--thinking": (draft, value) => {
    const thinking = thinkingLevels.find((level) => level === value);
    return thinking ? provide(draft, { thinking }) : `--thinking takes ${thinkingLevels.join(", ")}, not "${value}".`;
  },
  "--thinking-tokens": (draft, value) =>
    /^\d{1,6}$/.test(value)
      ? provide(draft, { thinkingTokens: Number(value) })
      : `--thinking-tokens takes a number of tokens, not "${value}".`,
  "--endpoint": (draft, value) => {
    const endpoint = readEndpoint(value);
    if ("usage" in endpoint) return endpoint.usage;
    if (draft.endpoints.some(({ name }) => name === endpoint.name)) return `There are two endpoints ${endpoint.name}.`;
    draft.endpoints = [...draft.endpoints, endpoint];
    return undefined;
  },
  "--fallback": (draft, name) => help(draft, { fallback: [...draft.route.fallback, name] }),
  "--results": (draft, results) => help(draft, { results }),
  "--embeddings": (draft, from) => embed(draft, { from }),
  "--embeddings-model": (draft, model) => embed(draft, { model }),
  "--price": (draft, value) => {
    const price = readPrice(value);
    if ("usage" in price) return price.usage;
    draft.prices = [...draft.prices, price];
    return undefined;
  },
};

/** What does not go together, once every flag was read. */
export function modelProblem(choice: ModelChoice): string | undefined {
  return routeProblem(choice) ?? embeddingsProblem(choice);
}

function routeProblem({ provider, endpoints, route }: ModelChoice): string | undefined {
  const asked = [...route.fallback, ...(route.results === undefined ? [] : [route.results])];
  if ((provider.id === "builtin" || provider.id === "replay") && (asked.length > 0 || route.builtinFirst)) {
    return `--fallback, --results and --builtin-first help a model: choose one with --provider ${oneOf(apiNames)}.`;
  }
  if (provider.id !== commonApi.kind && provider.kind !== undefined) {
    return `--kind goes with --provider ${commonApi.kind}.`;
  }
  if (provider.thinking !== undefined && !thinking.some((name) => name === provider.id)) {
    return `--thinking goes with --provider ${oneOf(thinking)}.`;
  }
  if (route.results === "builtin") return "--results takes a model, not the built-in assistant.";
  const names = endpoints.map(({ name }) => name);
  const unknown = asked.find((name) => name !== "builtin" && !names.includes(name));
  if (unknown === undefined) return undefined;
  const others = names.length === 0 ? "Name one with --endpoint first." : `Known: builtin, ${names.join(", ")}.`;
  return `There is no endpoint ${unknown}. ${others}`;
}

function provide(draft: Draft, part: Partial<ProviderChoice>): undefined {
  draft.provider = { ...draft.provider, ...part };
}

function embed(draft: Draft, part: Partial<EmbeddingsChoice>): undefined {
  draft.embeddings = { ...draft.embeddings, ...part };
}

function help(draft: Draft, part: Partial<RouteChoice>): undefined {
  draft.route = { ...draft.route, ...part };
}

const apiNames = apis.map(({ kind }) => kind);
const thinking = apis.filter(({ takesThinking }) => takesThinking).map(({ kind }) => kind);
const known = oneOf(["builtin", ...apiNames, "replay"]);

/** "builtin, openai or anthropic" */
function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
}

function readProvider(draft: Draft, value: string): string | undefined {
  const id = (["builtin", ...apiNames, "replay"] as const).find((name) => name === value);
  if (id) return provide(draft, { id });
  return `There is no provider ${value}. Use ${known}.`;
}

function readKind(draft: Draft, value: string): string | undefined {
  const kind = endpointKinds.find((one) => one === value);
  if (!kind) return `There is no kind ${value}. Kinds: ${spokenKinds.join(", ")}.`;
  return spokenKinds.includes(kind)
    ? provide(draft, { kind })
    : `--kind ${kind} has an API of its own: use --provider ${kind}.`;
}

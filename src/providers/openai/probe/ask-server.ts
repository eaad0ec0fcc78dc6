import type { EndpointKind, ModelInfo } from "@/ai/port/endpoint-kind";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { type Asker, getJson } from "./get-json";

/** What a user's own server says about itself beside OpenAI's API. */
export interface ServerFacts {
  readonly kind: EndpointKind;
  /** Adds what the server says about each model. */
  readonly models: (listed: readonly ModelInfo[]) => readonly ModelInfo[];
}

export interface ServerQuestion extends Asker {
  /** Scheme, host and port: these live beside the base URL's path. */
  readonly origin: string;
  /** The one that is to be used, when it is known. */
  readonly model?: string;
}

type Ask = (question: ServerQuestion) => Promise<ServerFacts | null>;

/** Each by questions of its own that change nothing; the guess is asked first and alone. */
const asks: { readonly [kind in EndpointKind]?: Ask } = {
  ollama: askOllama,
  "llama-cpp": askLlamaCpp,
  "lm-studio": askLmStudio,
};

/** Null: none of the servers that tell more than their models. */
export async function askServer(guess: EndpointKind, question: ServerQuestion): Promise<ServerFacts | null> {
  const first = asks[guess];
  const found = await first?.(question);
  if (found) return found;
  const others = Object.values(asks).filter((ask) => ask !== first);
  const answers = await Promise.all(others.map((ask) => ask(question)));
  return answers.find((answer) => answer !== null) ?? null;
}

/** https://docs.ollama.com/api: `/api/ps` has the context a loaded model runs with, `/api/show` what a model can. */
async function askOllama({ origin, model, ...asker }: ServerQuestion): Promise<ServerFacts | null> {
  const version = await getJson(`${origin}/api/version`, asker);
  if (typeof version?.["version"] !== "string") return null;
  const [running, shown] = await Promise.all([
    getJson(`${origin}/api/ps`, asker),
    model ? getJson(`${origin}/api/show`, asker, { model }) : null,
  ]);
  const contexts = new Map(itemsOf(running?.["models"]).map((item) => [item["name"], item["context_length"]]));
  const set = /^num_ctx\s+(\d+)/m.exec(String(shown?.["parameters"] ?? ""))?.[1];
  const can = shown?.["capabilities"];
  const addTo = (info: ModelInfo): ModelInfo => {
    const isAsked = info.id === model;
    const loaded = contexts.get(info.id);
    return {
      ...info,
      ...contextIf(loaded ?? (isAsked && set ? Number(set) : undefined)),
      ...(isAsked && Array.isArray(can) ? { takesTools: can.includes("tools") } : {}),
    };
  };
  return { kind: "ollama", models: (listed) => listed.map(addTo) };
}

/** https://github.com/ggml-org/llama.cpp/tree/master/tools/server: one model, and what its chat template can. */
async function askLlamaCpp({ origin, ...asker }: ServerQuestion): Promise<ServerFacts | null> {
  const props = await getJson(`${origin}/props`, asker);
  const settings = props?.["default_generation_settings"];
  if (!isJsonObject(settings)) return null;
  const caps = props?.["chat_template_caps"];
  const tools = isJsonObject(caps) ? caps["supports_tools"] : undefined;
  const facts = {
    ...contextIf(settings["n_ctx"]),
    ...(typeof tools === "boolean" ? { takesTools: tools } : {}),
  };
  return { kind: "llama-cpp", models: (listed) => listed.map((info) => ({ ...info, ...facts })) };
}

/** https://lmstudio.ai/docs/developer/rest: a model that is not loaded says only how much it could read, not how much it will. */
async function askLmStudio({ origin, ...asker }: ServerQuestion): Promise<ServerFacts | null> {
  const body = await getJson(`${origin}/api/v0/models`, asker);
  const items = itemsOf(body?.["data"]);
  if (!items.some((item) => "state" in item || "compatibility_type" in item)) return null;
  const known = new Map(items.map((item) => [item["id"], item]));
  return {
    kind: "lm-studio",
    models: (listed) =>
      listed
        .filter(({ id }) => known.get(id)?.["type"] !== "embeddings")
        .map((info) => ({ ...info, ...contextIf(known.get(info.id)?.["loaded_context_length"]) })),
  };
}

function contextIf(value: JsonValue | undefined): { readonly contextTokens?: number } {
  return typeof value === "number" && value > 0 ? { contextTokens: value } : {};
}

function itemsOf(list: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

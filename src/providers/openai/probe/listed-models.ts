import type { EndpointKind, ModelInfo } from "@/ai/port/endpoint-kind";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";

/** What `GET /models` lists, sorted, with what each kind of server adds to OpenAI's form. */
export function listedModels(body: JsonObject): readonly ModelInfo[] {
  const models = itemsOf(body).map(toModel);
  return models.filter((model) => model !== null).sort((a, b) => a.id.localeCompare(b.id, "en"));
}

/** Those one can talk with. All of them where none looks like it: a name says little. */
export function chatModels(models: readonly ModelInfo[]): readonly ModelInfo[] {
  const chat = models.filter(({ id }) => !otherUse.test(id));
  return chat.length > 0 ? chat : models;
}

const otherUse = new RegExp(
  oneLine`
    (^|[-_/:])(text-)?embed|embedding|whisper|(^|[-_/])tts|dall-e|moderation|rerank|transcribe|realtime|gpt-image
    |sora|babbage|davinci|(^|[-_/])ocr
  `,
  "i",
);

/** Who lists the models says what it is. */
export function kindOfList(body: JsonObject): EndpointKind | null {
  const owners = itemsOf(body).map((item) => (isJsonObject(item) ? item["owned_by"] : undefined));
  if (owners.includes("llamacpp")) return "llama-cpp";
  if (owners.includes("vllm")) return "vllm";
  return null;
}

/** Whether it is a list of models at all, be it an empty one. */
export function isList(body: JsonObject): boolean {
  return Array.isArray(body["data"] ?? body["models"]);
}

function itemsOf(body: JsonObject): readonly JsonValue[] {
  const list = body["data"] ?? body["models"];
  return Array.isArray(list) ? list : [];
}

function toModel(item: JsonValue): ModelInfo | null {
  if (typeof item === "string") return { id: item };
  if (!isJsonObject(item)) return null;
  const id = item["id"] ?? item["name"];
  if (typeof id !== "string" || id === "") return null;
  const contextTokens = contextOf(item);
  const takesTools = takesToolsIn(item);
  return { id, ...(contextTokens ? { contextTokens } : {}), ...(takesTools === undefined ? {} : { takesTools }) };
}

/** vLLM, OpenRouter, Groq, Mistral; llama.cpp puts it among its facts of the file. */
function contextOf(item: JsonObject): number | undefined {
  const meta = isJsonObject(item["meta"]) ? item["meta"]["n_ctx"] : undefined;
  const found = [
    item["max_model_len"],
    item["context_length"],
    item["context_window"],
    item["max_context_length"],
    meta,
  ];
  return found.find((value): value is number => typeof value === "number" && value > 0);
}

/** OpenRouter lists what a model takes, Mistral what it can. */
function takesToolsIn(item: JsonObject): boolean | undefined {
  const { supported_parameters: parameters, capabilities } = item;
  if (Array.isArray(parameters)) return parameters.includes("tools");
  const can = isJsonObject(capabilities) ? capabilities["function_calling"] : undefined;
  return typeof can === "boolean" ? can : undefined;
}

import type { EndpointFinding, EndpointKind, EndpointQuestion, ModelInfo } from "@/ai/port/endpoint-kind";
import type { FailureKind } from "@/ai/port/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import type { EndpointCheck } from "../adapter-types";
import { endpointPresets } from "../endpoint-presets";
import { ask } from "../http/ask";
import { diagnoseSilence } from "../http/diagnose-silence";
import { addressProblem } from "../http/refuse-address";
import { type Silence, statusOf, toFailure } from "../http/to-failure";
import { faultError, faultOf } from "../http/wire-fault";
import { askClient } from "./client";
import { type Endpoint, readEndpoint } from "./endpoint";
import { askServer } from "./probe/ask-server";
import { getJson } from "./probe/get-json";
import { chatModels, isList, kindOfList, listedModels } from "./probe/listed-models";
import { toStreamError } from "./stream-error";

/** What answers at an address: its kind and its models, by questions that change nothing. Never rejects. */
export async function listModels(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> {
  return probe(question, signal, () => null);
}

/** Also whether it has the model that is to be used. */
export async function testEndpoint(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> {
  return probe(question, signal, (endpoint, models) => {
    const { model } = question;
    if (!model || models.length === 0 || models.some(({ id }) => isSame(id, model))) return null;
    const names = chatModels(models).map(({ id }) => id);
    return `${endpoint.host} answers, but has no model ${model}. It has ${names.slice(0, 5).join(", ")}.`;
  });
}

export const openAiCheck: EndpointCheck = { listModels, test: testEndpoint };

/** Gemini lists "models/x" and takes "x" too; Ollama takes "x" for "x:latest". */
function isSame(listed: string, model: string): boolean {
  return [model, `models/${model}`, `${model}:latest`].includes(listed);
}

async function probe(
  question: EndpointQuestion,
  signal: AbortSignal,
  objection: (endpoint: Endpoint, models: readonly ModelInfo[]) => string | null,
): Promise<EndpointFinding> {
  const endpoint = readEndpoint(question.baseUrl, question.kind);
  if (!endpoint) return failed(addressProblem(question.baseUrl, "https://api.openai.com/v1"));
  const asking = { endpoint, question, signal };
  const answer = await askForModels(asking);
  if (answer.type === "trouble") return explain(asking, answer);
  const listed = listedModels(answer.body);
  const problem = objection(endpoint, listed);
  if (problem !== null) return failed(problem);
  const { said, models } = await learnMore(asking, answer.body, listed);
  return { success: true, message: toMessage(asking, said, models), kind: said ?? endpoint.kind, models };
}

function failed(message: string, reason?: FailureKind) {
  return { success: false, message, ...(reason && { reason }) } as const;
}

interface Asking {
  readonly endpoint: Endpoint;
  readonly question: EndpointQuestion;
  readonly signal: AbortSignal;
}

type Answer = { readonly type: "list"; readonly body: JsonObject } | Trouble;
interface Trouble {
  readonly type: "trouble";
  readonly error: unknown;
  readonly silence?: Silence;
}

async function askForModels({ endpoint, question, signal }: Asking): Promise<Answer> {
  const { apiKey, idleSeconds } = question;
  const { baseUrl } = endpoint;
  const get = (path: string) =>
    ask({
      send: (line) => askClient({ baseUrl, apiKey, line }, (client, options) => client.get(path, options)),
      signal,
      idleSeconds,
    });
  try {
    // OpenRouter lists its models to anyone; whether it knows the key is another question.
    if (endpoint.kind === "openrouter" && apiKey) await get("/key");
    return { type: "list", body: toList(await get("/models")) };
  } catch (error) {
    if (statusOf(error) !== undefined || faultOf(error)) return { type: "trouble", error };
    return { type: "trouble", error, silence: await diagnoseSilence(endpoint, signal) };
  }
}

/** Some services answer with the bare list. */
function toList(answer: unknown): JsonObject {
  const body: unknown = Array.isArray(answer) && answer.length > 0 ? { data: answer } : answer;
  if (isJsonObject(body) && isList(body)) return body;
  const error = isJsonObject(body) ? body["error"] : undefined;
  throw error ? toStreamError(error) : faultError({ kind: "no-answer" }, JSON.stringify(answer).slice(0, 200));
}

/** One sentence with the next step. An API under another path is looked for where it usually is. */
async function explain(asking: Asking, trouble: Trouble): Promise<EndpointFinding> {
  const { endpoint, question } = asking;
  const usual = await usualAddress(asking, trouble);
  const { pathname } = new URL(endpoint.baseUrl);
  if (usual !== null) {
    const message = `${endpoint.host} has no API at ${pathname}, but one at ${usual}: change the address to that.`;
    return { ...failed(message, "not-found"), usual };
  }
  if (isNotFound(trouble.error)) {
    return failed(
      `${endpoint.host} is there but has nothing at ${endpoint.baseUrl}/models (404). Check the path: the base URL usually ends in /v1.`,
      "not-found",
    );
  }
  const key = question.apiKey ? { apiKey: question.apiKey } : {};
  const asked = { address: endpoint, model: question.model || "asked for", addressHint: "it usually ends in /v1" };
  const { message, kind } = toFailure({ ...trouble, ...key, hasBegun: false }, asked);
  return failed(message, kind);
}

async function usualAddress({ endpoint, question, signal }: Asking, trouble: Trouble): Promise<string | null> {
  const fault = faultOf(trouble.error);
  if (!isNotFound(trouble.error) && fault?.kind !== "web-page" && fault?.kind !== "no-answer") return null;
  const usual = `${new URL(endpoint.baseUrl).origin}/v1`;
  if (usual === endpoint.baseUrl) return null;
  const { apiKey } = question;
  const list = await getJson(`${usual}/models`, { signal, ...(apiKey ? { apiKey } : {}) });
  return list && Array.isArray(list["data"]) ? usual : null;
}

function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** A user's own server says more than a list; a cloud service has its list alone. `said`: its kind by its own words, not by its port. */
async function learnMore(
  { endpoint, question, signal }: Asking,
  body: JsonObject,
  listed: readonly ModelInfo[],
): Promise<{ readonly said: EndpointKind | undefined; readonly models: readonly ModelInfo[] }> {
  const { origin } = new URL(endpoint.baseUrl);
  const { apiKey, model } = question;
  const listKind = kindOfList(body) ?? undefined;
  const kind = listKind ?? endpoint.kind;
  if (!endpoint.isLocal) return { said: listKind, models: chatModels(listed) };
  const asker = { origin, signal, ...(apiKey ? { apiKey } : {}), ...(model ? { model } : {}) };
  const facts = kind === "vllm" ? null : await askServer(kind, asker);
  return { said: facts?.kind ?? listKind, models: chatModels(facts?.models(listed) ?? listed) };
}

function toMessage(
  { endpoint, question }: Asking,
  kind: EndpointKind | undefined,
  models: readonly ModelInfo[],
): string {
  const count = models.length === 1 ? "1 model" : `${models.length} models`;
  const chosen = models.find(({ id }) => question.model !== undefined && isSame(id, question.model));
  const title = endpoint.isLocal && endpointPresets.find((preset) => preset.isLocal && preset.kind === kind)?.title;
  return [
    question.apiKey && !endpoint.isLocal ? "The key works." : "",
    `${title ? `${title} at ` : ""}${endpoint.host} answers and lists ${count}.`,
    chosen?.contextTokens ? `${chosen.id} reads ${chosen.contextTokens.toLocaleString("en-GB")} tokens at once.` : "",
    chosen?.takesTools === false ? `${chosen.id} takes no commands there: they are written into its instructions.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

import type { EndpointFinding, EndpointQuestion } from "@/ai/endpoint-kind";
import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { createCarefulFetch, type NotAnApi } from "../http/careful-fetch";
import { diagnoseSilence } from "../http/diagnose-silence";
import { type Silence, toFailure } from "../http/to-failure";
import { type Endpoint, readEndpoint } from "./endpoint";

/** The models an endpoint lists (`GET /models`), sorted. Never rejects. */
export async function listModels(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> {
  const endpoint = readEndpoint(question.baseUrl);
  if (!endpoint) {
    return {
      success: false,
      message: `"${question.baseUrl}" is no web address. It looks like https://api.openai.com/v1.`,
    };
  }
  const answer = await askForModels(endpoint, question, signal);
  if ("models" in answer) {
    const count = answer.models.length === 1 ? "1 model" : `${answer.models.length} models`;
    const message = `${endpoint.host} answers and lists ${count}.`;
    return { success: true, message, kind: question.kind, models: answer.models.map((id) => ({ id })) };
  }
  const key = question.apiKey ? { apiKey: question.apiKey } : {};
  return {
    success: false,
    message: toFailure(
      { ...answer, ...key, hasBegun: false },
      { address: endpoint, model: question.model || "asked for", addressHint: "it usually ends in /v1" },
    ).message,
  };
}

type Answer =
  | { readonly models: readonly string[] }
  | { readonly error: unknown; readonly notAnApi?: NotAnApi; readonly silence?: Silence };

async function askForModels(endpoint: Endpoint, question: EndpointQuestion, signal: AbortSignal): Promise<Answer> {
  let notAnApi: NotAnApi | undefined;
  const carefulFetch = createCarefulFetch((found) => {
    notAnApi = found;
  });
  const headers = question.apiKey ? { authorization: `Bearer ${question.apiKey}` } : undefined;
  try {
    return await readModels(
      await carefulFetch(`${endpoint.baseUrl}/models`, { signal, ...(headers ? { headers } : {}) }),
    );
  } catch (error) {
    return notAnApi ? { error, notAnApi } : { error, silence: await diagnoseSilence(endpoint, signal) };
  }
}

async function readModels(response: Response): Promise<Answer> {
  const body: unknown = tryJson(await response.text());
  if (response.ok && isJsonObject(body)) return { models: idsOf(body["data"] ?? body["models"]) };
  return {
    error: {
      status: response.ok ? 404 : response.status,
      error: isJsonObject(body) ? body["error"] : undefined,
      message: "",
    },
  };
}

/** Whether messages can be sent with that model. */
export async function testEndpoint(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> {
  const found = await listModels(question, signal);
  const { model } = question;
  if (!found.success || !model || found.models.length === 0) return found;
  const names = found.models.map(({ id }) => id);
  if (names.includes(model)) return found;
  const host = readEndpoint(question.baseUrl)?.host ?? question.baseUrl;
  return {
    success: false,
    message: `${host} answers, but has no model ${model}. It has ${names.slice(0, 5).join(", ")}.`,
  };
}

function idsOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  const ids = list.map((item: unknown) => (isJsonObject(item) ? (item["id"] ?? item["name"]) : item));
  return ids.filter((id): id is string => typeof id === "string").sort((a, b) => a.localeCompare(b, "en"));
}

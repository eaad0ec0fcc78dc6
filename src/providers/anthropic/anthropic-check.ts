import type { EndpointFinding, EndpointQuestion, ModelInfo } from "@/ai/port/endpoint-kind";
import type { FailureKind } from "@/ai/port/provider-port";
import { isJsonObject } from "@/lib/json";
import type { EndpointCheck } from "../adapter-types";
import type { Address } from "../http/address";
import { ask } from "../http/ask";
import { diagnoseSilence } from "../http/diagnose-silence";
import { addressProblem } from "../http/refuse-address";
import { sendJson } from "../http/send-json";
import { statusOf, toFailure } from "../http/to-failure";
import { faultOf } from "../http/wire-fault";
import { anthropicBaseUrl, anthropicHeaders, readAnthropicAddress } from "./anthropic-address";
import { ownWords } from "./own-words";

/** Asks for the models (`GET /v1/models`) and tells in one sentence whether messages can be sent. Never rejects. */
export async function checkAnthropic(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> {
  const address = readAnthropicAddress(question.baseUrl);
  if (!address) return no(addressProblem(question.baseUrl, anthropicBaseUrl));
  const { model, apiKey } = question;
  if (!apiKey && !address.isLocal) return no(`${address.host} wants an API key. Enter one, then test again.`);
  const answer = await askForModels(address, question, signal);
  if ("message" in answer) return no(answer.message, answer.reason);
  const { models } = answer;
  if (model && models.length > 0 && !models.some(({ id }) => id === model)) {
    const some = models.slice(0, 5).map(({ id }) => id);
    return no(`${address.host} answers, but has no model ${model}. It has ${some.join(", ")}.`);
  }
  const count = models.length === 1 ? "1 model" : `${models.length} models`;
  const key = apiKey && !address.isLocal ? "The key works. " : "";
  return { success: true, message: `${key}${address.host} answers and lists ${count}.`, kind: "anthropic", models };
}

export const anthropicCheck: EndpointCheck = {
  listModels: ({ model: _model, ...question }, signal) => checkAnthropic(question, signal),
  test: checkAnthropic,
};

function no(message: string, reason?: FailureKind): EndpointFinding {
  return { success: false, message, ...(reason && { reason }) };
}

type Answer = { readonly models: readonly ModelInfo[] } | { readonly message: string; readonly reason?: FailureKind };

async function askForModels(
  address: Address,
  { apiKey, idleSeconds }: EndpointQuestion,
  signal: AbortSignal,
): Promise<Answer> {
  const { host } = address;
  try {
    const headers = anthropicHeaders(apiKey);
    const url = `${address.baseUrl}/models?limit=1000`;
    return toModels(await ask({ send: (line) => sendJson(url, { headers, line }), signal, idleSeconds }), host);
  } catch (error) {
    const message = `${host} has no list of models there. Check the base URL: Anthropic's own is ${anthropicBaseUrl}.`;
    if (statusOf(error) === 404) return { message, reason: "not-found" };
    const isSilent = statusOf(error) === undefined && !faultOf(error);
    const silence = isSilent ? { silence: await diagnoseSilence(address, signal) } : {};
    const asked = { address, model: "the models", addressHint: `Anthropic's own is ${anthropicBaseUrl}` };
    const trouble = { error, hasBegun: false, ...silence, ...(apiKey ? { apiKey } : {}) };
    const failure = toFailure(trouble, { ...asked, own: ownWords(host, "the models") });
    return { message: failure.message, reason: failure.kind };
  }
}

function toModels(body: unknown, host: string): Answer {
  return isJsonObject(body) && Array.isArray(body["data"])
    ? { models: body["data"].flatMap(toModel) }
    : { message: `${host} answers, but not as Anthropic's API does. Check the base URL.` };
}

/** More can be read by some models, at a price people should choose themselves. */
const mostContext = 200_000;

/** In the API's own order, the newest first. */
function toModel(item: unknown): readonly ModelInfo[] {
  if (!isJsonObject(item) || typeof item["id"] !== "string") return [];
  const context = item["max_input_tokens"];
  return [
    { id: item["id"], ...(typeof context === "number" ? { contextTokens: Math.min(context, mostContext) } : {}) },
  ];
}

import type { EndpointFinding, EndpointQuestion, ModelInfo } from "@/ai/endpoint-kind";
import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { Address } from "../http/address";
import { createCarefulFetch, type NotAnApi } from "../http/careful-fetch";
import { diagnoseSilence } from "../http/diagnose-silence";
import { toHttpError } from "../http/http-error";
import { statusOf, type Trouble, toFailure } from "../http/to-failure";
import { anthropicBaseUrl, anthropicHeaders, readAnthropicAddress } from "./anthropic-address";
import { ownWords } from "./own-words";

/** Asks for the models (`GET /v1/models`) and tells in one sentence whether messages can be sent. Never rejects. */
export async function checkAnthropic(question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> {
  const address = readAnthropicAddress(question.baseUrl);
  if (!address) return no(`"${question.baseUrl}" is no web address. Anthropic's own is ${anthropicBaseUrl}.`);
  const { model, apiKey } = question;
  if (!apiKey && !address.isLocal) return no(`${address.host} wants an API key. Enter one, then test again.`);
  const answer = await askForModels(address, apiKey, signal);
  if ("message" in answer) return no(answer.message);
  const { models } = answer;
  if (model && models.length > 0 && !models.some(({ id }) => id === model)) {
    const some = models.slice(0, 5).map(({ id }) => id);
    return no(`${address.host} answers, but has no model ${model}. It has ${some.join(", ")}.`);
  }
  const count = models.length === 1 ? "1 model" : `${models.length} models`;
  const key = apiKey && !address.isLocal ? "The key works. " : "";
  return { success: true, message: `${key}${address.host} answers and lists ${count}.`, kind: "anthropic", models };
}

function no(message: string): EndpointFinding {
  return { success: false, message };
}

type Answer = { readonly models: readonly ModelInfo[] } | { readonly message: string };

async function askForModels(address: Address, apiKey: string | undefined, signal: AbortSignal): Promise<Answer> {
  let notAnApi: NotAnApi | undefined;
  const carefulFetch = createCarefulFetch((found) => {
    notAnApi = found;
  });
  const url = `${address.baseUrl}/models?limit=1000`;
  try {
    return await readModels(await carefulFetch(url, { signal, headers: anthropicHeaders(apiKey) }), address);
  } catch (error) {
    const isSilent = statusOf(error) === undefined && !notAnApi;
    const silence = isSilent ? await diagnoseSilence(address, signal) : undefined;
    return { message: sentence({ error, hasBegun: false, ...given({ notAnApi, silence, apiKey }) }, address) };
  }
}

async function readModels(response: Response, { host }: Address): Promise<Answer> {
  if (response.status === 404) {
    return {
      message: `${host} has no list of models there. Check the base URL: Anthropic's own is ${anthropicBaseUrl}.`,
    };
  }
  if (!response.ok) throw await toHttpError(response);
  const body = tryJson(await response.text());
  return isJsonObject(body) && Array.isArray(body["data"])
    ? { models: body["data"].flatMap(toModel) }
    : { message: `${host} answers, but not as Anthropic's API does. Check the base URL.` };
}

function given({ notAnApi, silence, apiKey }: { [Field in keyof Trouble]?: Trouble[Field] | undefined }) {
  return { ...(notAnApi ? { notAnApi } : {}), ...(silence ? { silence } : {}), ...(apiKey ? { apiKey } : {}) };
}

function sentence(trouble: Trouble, address: Address): string {
  const asked = { address, model: "the models", addressHint: `Anthropic's own is ${anthropicBaseUrl}` };
  return toFailure(trouble, { ...asked, own: ownWords(address.host, "the models") }).message;
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

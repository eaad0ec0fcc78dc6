import { isTooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { readText } from "./read-text";

/** An answer that is a refusal, in the form `toFailure` and `retryWait` read. */
export interface HttpError extends Error {
  readonly status: number;
  readonly headers: Headers;
  /** What the API says of it; `message` holds its words. */
  readonly error: JsonObject | undefined;
}

/** Reads what an API says beside the status that it refuses with. */
export async function toHttpError(response: Response, onData?: () => void): Promise<HttpError> {
  const { status, headers } = response;
  // Words that cannot be read are none: the status is known.
  const text = await readText(response, onData).catch(() => "");
  const error = readRefusal(text);
  const words = error === undefined ? text.trim() : wordsIn(error);
  return Object.assign(new Error(words), { status, headers, error });
}

/**
 * Not all refusals are `{ error: { message } }`: Gemini sends a list of one, Mistral, vLLM and FastAPI's own put the words at
 * the top or into `detail`, Ollama once sent a bare text.
 */
function readRefusal(text: string): JsonObject | undefined {
  const body = tryJson(text);
  const refusal: unknown = Array.isArray(body) ? body[0] : body;
  return isJsonObject(refusal) && !isTooDeep(refusal) ? toErrorObject(refusal["error"] ?? refusal, refusal) : undefined;
}

/** With its words in `message`. */
export function toErrorObject(error: JsonValue, beside: JsonObject = {}): JsonObject {
  return isJsonObject(error) && error !== beside ? error : { ...beside, message: wordsIn(error) };
}

export function wordsIn(said: JsonValue): string {
  if (typeof said === "string") return said;
  if (!isJsonObject(said)) return JSON.stringify(said);
  const words = said["message"] ?? said["detail"] ?? said;
  return typeof words === "string" ? words : JSON.stringify(words);
}

import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { createCarefulFetch, type NotAnApi } from "../http/careful-fetch";

/** The careful fetch with a whole JSON answer to a streaming request turned into a stream of one chunk: some servers do not stream. */
export function createChunkFetch(onNotAnApi: (found: NotAnApi) => void): typeof fetch {
  const carefulFetch = createCarefulFetch(onNotAnApi);
  return async (input, init) => {
    const response = await carefulFetch(input, init);
    if (!response.ok) return withPlainError(response);
    const isJson = /json/i.test(response.headers.get("content-type") ?? "");
    return isStreamRequest(init) && isJson ? asStream(response) : response;
  };
}

/**
 * Not all refusals are `{ error: { message } }`: Gemini sends a list of one, Mistral, vLLM and FastAPI's own put the words at
 * the top or into `detail`, Ollama once sent a bare text. The SDK reads that one form only.
 */
async function withPlainError(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  const body = tryJson(text);
  const refusal = Array.isArray(body) ? body[0] : body;
  const plain = new Headers(headers);
  plain.delete("content-length");
  plain.delete("content-encoding");
  if (!isJsonObject(refusal)) return new Response(text, { status, headers: plain });
  const { error } = refusal;
  const words = isJsonObject(error) ? error : { ...refusal, message: wordsIn(error ?? refusal) };
  return new Response(JSON.stringify({ error: words }), { status, headers: plain });
}

function wordsIn(said: JsonValue): string {
  if (typeof said === "string") return said;
  if (!isJsonObject(said)) return JSON.stringify(said);
  const words = said["message"] ?? said["detail"] ?? said;
  return typeof words === "string" ? words : JSON.stringify(words);
}

function isStreamRequest(init: RequestInit | undefined): boolean {
  return typeof init?.body === "string" && init.body.includes('"stream":true');
}

async function asStream(response: Response): Promise<Response> {
  const body = tryJson(await response.text());
  const events = [isJsonObject(body) ? toChunk(body) : body, "[DONE]"]
    .map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event ?? {})}\n\n`)
    .join("");
  return new Response(events, { status: 200, headers: { "content-type": "text/event-stream" } });
}

function toChunk(body: JsonObject): JsonObject {
  const choices = Array.isArray(body["choices"]) ? body["choices"] : [];
  return {
    ...body,
    choices: choices.map((choice: JsonValue) =>
      isJsonObject(choice) ? { ...choice, delta: choice["message"] ?? {} } : choice,
    ),
  };
}

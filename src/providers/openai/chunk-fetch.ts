import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { createCarefulFetch, type NotAnApi } from "../http/careful-fetch";

/** The careful fetch with a whole JSON answer to a streaming request turned into a stream of one chunk: some servers do not stream. */
export function createChunkFetch(onNotAnApi: (found: NotAnApi) => void): typeof fetch {
  const carefulFetch = createCarefulFetch(onNotAnApi);
  return async (input, init) => {
    const response = await carefulFetch(input, init);
    const isJson = /json/i.test(response.headers.get("content-type") ?? "");
    return isStreamRequest(init) && response.ok && isJson ? asStream(response) : response;
  };
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

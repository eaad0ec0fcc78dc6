import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

/** What arrived is no API answer; carries the first words of it. */
export interface NotAnApi {
  readonly notAnApi: true;
  readonly contentType: string;
  readonly beginning: string;
}

/**
 * A fetch for the SDK: without its `x-stainless-*` headers (few servers list them in their CORS answer), with a page of HTML told
 * apart from an answer, and with a whole JSON answer to a streaming request turned into a stream of one chunk.
 * `refused` is told of what was no API answer, for the SDK wraps what a fetch throws.
 */
export function createCarefulFetch(onNotAnApi: (found: NotAnApi) => void): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const name of [...headers.keys()]) if (name.startsWith("x-stainless-")) headers.delete(name);
    const response = await fetch(input, { ...init, headers, credentials: "omit", referrerPolicy: "no-referrer" });
    const contentType = response.headers.get("content-type") ?? "";
    if (/text\/html/i.test(contentType)) {
      onNotAnApi({ notAnApi: true, contentType, beginning: (await response.text()).slice(0, 200) });
      throw new TypeError("The endpoint answered with a web page.");
    }
    return isStreamRequest(init) && response.ok && /json/i.test(contentType) ? asStream(response) : response;
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

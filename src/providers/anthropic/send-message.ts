import type { ProviderPart } from "@/ai/provider-port";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { Address } from "../http/address";
import { createCarefulFetch, type NotAnApi } from "../http/careful-fetch";
import { toHttpError } from "../http/http-error";
import { readServerEvents } from "../http/read-server-events";
import { anthropicHeaders } from "./anthropic-address";
import { readEvents } from "./read-events";

export interface MessagePost {
  readonly address: Address;
  readonly apiKey: string | undefined;
  readonly body: JsonObject;
  readonly signal: AbortSignal;
  readonly onNotAnApi: (found: NotAnApi) => void;
}

/** Posts one message; its parts as they come. Rejects when the API refuses it. */
export async function sendMessage(post: MessagePost): Promise<AsyncIterable<ProviderPart>> {
  const { address, apiKey, body, signal } = post;
  const response = await createCarefulFetch(post.onNotAnApi)(`${address.baseUrl}/messages`, {
    method: "POST",
    headers: { ...anthropicHeaders(apiKey), "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await toHttpError(response);
  return readEvents(await eventsOf(response), String(body["model"]));
}

/** A whole message, as a server that does not stream sends it, counts as its events. */
async function eventsOf(response: Response): Promise<AsyncIterable<unknown> | readonly JsonObject[]> {
  if (/json/i.test(response.headers.get("content-type") ?? "")) return wholeMessage(tryJson(await response.text()));
  return response.body ? parsed(readServerEvents(response.body)) : [];
}

async function* parsed(events: AsyncIterable<string>): AsyncGenerator<unknown> {
  for await (const text of events) yield JSON.parse(text);
}

function wholeMessage(message: unknown): readonly JsonObject[] {
  if (!isJsonObject(message)) return [];
  if (message["type"] === "error") return [message];
  const content: readonly JsonValue[] = Array.isArray(message["content"]) ? message["content"] : [];
  return [
    { type: "message_start", message },
    ...content.flatMap((block, index) => [
      { type: "content_block_start", index, content_block: block },
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: message["stop_reason"] ?? null } },
  ];
}

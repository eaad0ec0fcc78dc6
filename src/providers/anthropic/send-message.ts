import type { ProviderPart } from "@/ai/port/provider-port";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { Address } from "../http/address";
import type { Line } from "../http/converse";
import { readAnswer } from "../http/read-answer";
import { saysSomething } from "../http/says-something";
import { sendJson } from "../http/send-json";
import { anthropicHeaders } from "./anthropic-address";
import { readEvents } from "./read-events";

export interface MessagePost {
  readonly address: Address;
  readonly apiKey: string | undefined;
  readonly body: JsonObject;
  readonly line: Line;
}

/** Posts one message; its parts as they come. Rejects when the API refuses it. */
export async function sendMessage({ address, apiKey, body, line }: MessagePost): Promise<AsyncIterable<ProviderPart>> {
  const headers = anthropicHeaders(apiKey);
  const response = await sendJson(`${address.baseUrl}/messages`, { headers, body: JSON.stringify(body), line });
  const events = readAnswer(response, { fromWhole: wholeMessage, isWord, line });
  return readEvents(events, String(body["model"]));
}

/** Pings, beginnings, ends and kinds of event that nobody knows bring nothing. */
function isWord({ type, content_block: block, delta }: JsonObject): boolean {
  switch (type) {
    case "content_block_start":
      return saysSomething(block);
    case "content_block_delta":
    case "message_delta":
      return saysSomething(delta);
    default:
      return false;
  }
}

/** A whole message, as a server that does not stream sends it, as its events. */
function wholeMessage(message: JsonObject): readonly JsonObject[] | null {
  const { content, stop_reason: stopReason } = message;
  if (!Array.isArray(content)) return null;
  return [
    { type: "message_start", message },
    ...content.flatMap((block: JsonValue, index) => [
      { type: "content_block_start", index, content_block: block },
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: stopReason ?? null } },
  ];
}

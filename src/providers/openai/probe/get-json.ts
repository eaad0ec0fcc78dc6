import { isJsonObject, type JsonObject } from "@/lib/json";
import { ask } from "../../http/ask";
import { sendJson } from "../../http/send-json";

/** Asks the server for what it says of itself. */
export interface Asker {
  readonly apiKey?: string;
  readonly signal: AbortSignal;
}

/** A question beside the point: no answer, a refusal, a redirect and nonsense all count as nothing. Given up after a few seconds. */
export async function getJson(url: string, { apiKey, signal }: Asker, body?: JsonObject): Promise<JsonObject | null> {
  try {
    const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    const text = body && JSON.stringify(body);
    const answer = await ask({
      send: (line) => sendJson(url, { headers, body: text, line }),
      signal,
      idleSeconds: 3,
    });
    return isJsonObject(answer) ? answer : null;
  } catch {
    return null;
  }
}

import { isJsonObject, type JsonObject } from "@/lib/json";
import { ask } from "../../http/ask";

/** Asks the server for what it says of itself. */
export interface Asker {
  readonly apiKey?: string;
  readonly signal: AbortSignal;
}

/** A question beside the point: no answer, a refusal, a redirect and nonsense all count as nothing. Given up after a few seconds. */
export async function getJson(url: string, { apiKey, signal }: Asker, body?: JsonObject): Promise<JsonObject | null> {
  try {
    const answer = await ask(url, {
      ...(apiKey ? { headers: { authorization: `Bearer ${apiKey}` } } : {}),
      ...(body ? { body } : {}),
      signal,
      idleSeconds: 3,
    });
    return isJsonObject(answer) ? answer : null;
  } catch {
    return null;
  }
}

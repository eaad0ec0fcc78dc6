import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

/** Asks the server for what it says of itself. */
export interface Asker {
  readonly apiKey?: string;
  readonly signal: AbortSignal;
}

/** A question beside the point: no answer, a refusal and nonsense all count as nothing. Given up after a few seconds. */
export async function getJson(url: string, asker: Asker, body?: JsonObject): Promise<JsonObject | null> {
  const { apiKey, signal } = asker;
  try {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.any([signal, AbortSignal.timeout(3000)]),
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const answer = response.ok ? tryJson(await response.text()) : null;
    return isJsonObject(answer) ? answer : null;
  } catch {
    return null;
  }
}

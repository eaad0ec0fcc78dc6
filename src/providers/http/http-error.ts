import { isJsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

/** An answer that is a refusal, in the form `toFailure` and `retryWait` read. */
export interface HttpError extends Error {
  readonly status: number;
  readonly headers: Headers;
  /** The body's `error`. */
  readonly error: JsonValue | undefined;
}

export async function toHttpError(response: Response): Promise<HttpError> {
  const text = await response.text();
  const body = tryJson(text);
  const error = isJsonObject(body) ? body["error"] : undefined;
  // What is no JSON is told in the API's own words too, cut by the reader.
  const words = isJsonObject(body) ? "" : text.trim();
  return Object.assign(new Error(words), { status: response.status, headers: response.headers, error });
}

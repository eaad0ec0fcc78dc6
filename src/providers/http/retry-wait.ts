import { isJsonObject } from "@/lib/json";
import { statusOf } from "./to-failure";

const longestWait = 60_000;

/** Milliseconds to wait before asking again, or undefined when asking again is no use. Only before the first byte. */
export function retryWait(error: unknown, attempt: number): number | undefined {
  const status = statusOf(error);
  const isPassing = status === 429 || status === 408 || (status !== undefined && status >= 500);
  if (!isPassing || attempt > 3 || isUsedUp(error)) return undefined;
  const asked = askedWait(headersOf(error));
  if (asked !== undefined) return asked <= longestWait ? asked : undefined;
  return 500 * 2 ** (attempt - 1);
}

function isUsedUp(error: unknown): boolean {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  return isJsonObject(body) && body["code"] === "insufficient_quota";
}

function headersOf(error: unknown): Headers | undefined {
  const headers = typeof error === "object" && error !== null && "headers" in error ? error.headers : undefined;
  return headers instanceof Headers ? headers : undefined;
}

/** `retry-after` in seconds or as a date (RFC 9110, 10.2.3), or `retry-after-ms`. */
function askedWait(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const text = headers?.get("retry-after");
  if (!text) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";

/** Milliseconds that a refusal asks to wait: by its headers, else by what its body says; undefined where it names no wait. */
export function askedWait(error: unknown): number | undefined {
  return waitInHeaders(headersOf(error)) ?? waitInBody(bodyOf(error)) ?? waitInWords(wordsOf(error));
}

/** "40 seconds", "5 minutes", "2 hours": rounded up, so that it is over by then. */
export function toWaitWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 90) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

function headersOf(error: unknown): Headers | undefined {
  const headers = typeof error === "object" && error !== null && "headers" in error ? error.headers : undefined;
  return headers instanceof Headers ? headers : undefined;
}

/** `retry-after` in seconds or as a date (RFC 9110, 10.2.3), or `retry-after-ms`. */
function waitInHeaders(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const text = headers?.get("retry-after");
  if (!text) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? durationIn(text) : Math.max(0, date - Date.now());
}

function bodyOf(error: unknown): JsonObject | undefined {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  return isJsonObject(body) ? body : undefined;
}

/** Google's `RetryInfo` among the details (`retryDelay: "39s"`), or a field of the body itself; plain numbers are seconds. */
function waitInBody(body: JsonObject | undefined): number | undefined {
  if (body === undefined) return undefined;
  const details: JsonValue = body["details"] ?? [];
  const places = [body, body["metadata"], ...(Array.isArray(details) ? details : [details])].filter(isJsonObject);
  for (const place of places) {
    const milliseconds = place["retry_after_ms"];
    if (typeof milliseconds === "number") return Math.max(0, milliseconds);
    for (const name of ["retryDelay", "retry_delay", "retry_after", "retryAfter"]) {
      const wait = toWait(place[name]);
      if (wait !== undefined) return wait;
    }
  }
  return undefined;
}

function toWait(value: JsonValue | undefined): number | undefined {
  if (typeof value === "number") return Math.max(0, value * 1000);
  if (isJsonObject(value)) return toWait(value["seconds"]);
  if (typeof value !== "string") return undefined;
  return durationIn(value) ?? (value.trim() !== "" && Number(value) >= 0 ? Number(value) * 1000 : undefined);
}

function wordsOf(error: unknown): string {
  const words = bodyOf(error)?.["message"];
  if (typeof words === "string") return words;
  return error instanceof Error ? error.message : "";
}

const duration = oneLine`
  ((?:\d+(?:\.\d+)?\s*(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)(?![a-z])[\s,]*
  (?:and\s+)?)+)
`;
const wait = new RegExp(
  oneLine`
    (?:try(?:ing)? again|retry|wait|reset(?:s|ting)?|available again)
    (?:\s+(?:after|in|for|your request|the request|at least|about|another|again|until)){0,4}[\s:]+${duration}
  `,
  "iu",
);

/** "Please try again in 6.5s", "retry in 1m30s", "wait 20 seconds". */
function waitInWords(words: string): number | undefined {
  return durationIn(wait.exec(words)?.[1] ?? "");
}

const partLengths: readonly (readonly [RegExp, number])[] = [
  [/^m(?:illi|s)/iu, 1],
  [/^s/iu, 1000],
  [/^m/iu, 60_000],
  [/^h/iu, 3_600_000],
  [/^d/iu, 86_400_000],
];

/** "1m30.5s", "350 ms", "2 hours and 5 minutes"; undefined where the text begins with no such thing. */
function durationIn(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/giu)];
  if (!/^\s*\d/u.test(text) || parts.length === 0) return undefined;
  const lengths = parts.map(([, count, unit = ""]) => {
    const found = partLengths.find(([pattern]) => pattern.test(unit));
    return Number(count) * (found?.[1] ?? Number.NaN);
  });
  const sum = lengths.reduce((total, length) => total + length, 0);
  return Number.isFinite(sum) ? sum : undefined;
}

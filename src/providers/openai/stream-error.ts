import type { JsonObject, JsonValue } from "@/lib/json";
import { toErrorObject, wordsIn } from "../http/http-error";
import { faultError } from "../http/wire-fault";

/** An error in the place of a chunk, with the status it would have had in place of the answer. */
export function toStreamError(said: JsonValue): Error {
  const error = toErrorObject(said);
  const status = statusIn(error);
  const words = wordsIn(error);
  return status === undefined
    ? faultError({ kind: "error" }, words)
    : Object.assign(new Error(words), { status, error });
}

/** OpenRouter and vLLM write the number into `code`, others a name there or into `type`. */
function statusIn(body: JsonObject): number | undefined {
  for (const said of [body["code"], body["status"], body["type"]]) {
    const status = Number(said);
    if (Number.isInteger(status) && status >= 400 && status < 600) return status;
    const found = typeof said === "string" ? names.find(([pattern]) => pattern.test(said)) : undefined;
    if (found) return found[1];
  }
  return undefined;
}

const names: readonly (readonly [RegExp, number])[] = [
  [/auth|api_key/i, 401],
  [/rate_?limit|quota|too_?many/i, 429],
  [/overload|unavailable/i, 503],
  [/timeout/i, 504],
  [/server_?error|internal/i, 500],
  [/invalid_request|bad_?request|context_length/i, 400],
];

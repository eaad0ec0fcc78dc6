import type { JsonObject } from "@/lib/json";
import { wordsIn } from "../http/http-error";
import { faultError } from "../http/wire-fault";

/** The statuses of the errors' names: in mid-stream there is only the name. */
const statuses: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** An `error` event as the error its status would have been; one without a type is none of the API's own. */
export function toStreamError(error: JsonObject): Error {
  const words = wordsIn(error);
  if (typeof error["type"] !== "string") return faultError({ kind: "error" }, words);
  return Object.assign(new Error(words), { status: statuses[error["type"]] ?? 500, error });
}

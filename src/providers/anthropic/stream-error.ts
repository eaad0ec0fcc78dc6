import type { JsonObject } from "@/lib/json";

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

/** An `error` event as the error its status would have been. */
export function toStreamError(error: JsonObject): Error {
  const status = statuses[String(error["type"])] ?? 500;
  return Object.assign(new Error(String(error["message"] ?? "")), { status, error });
}

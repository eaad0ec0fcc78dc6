import type { ProviderPart } from "@/ai/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";

/** Passes an answer on; an error object in the stream is told with the status it would have had in place of the answer. */
export async function* withErrorStatus(parts: AsyncIterable<ProviderPart>): AsyncGenerator<ProviderPart> {
  try {
    yield* parts;
  } catch (error) {
    const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
    const status = isJsonObject(body) ? statusIn(body) : undefined;
    throw status === undefined || !(error instanceof Error) ? error : Object.assign(error, { status });
  }
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

import { isJsonObject } from "@/lib/json";
import { askedWait } from "./asked-wait";
import { statusOf } from "./to-failure";

const longestWait = 60_000;

/** Milliseconds to wait before asking again, or undefined when asking again is no use. Only before the first byte. */
export function retryWait(error: unknown, attempt: number): number | undefined {
  const status = statusOf(error);
  const isPassing = status === 429 || status === 408 || (status !== undefined && status >= 500);
  if (!isPassing || attempt > 3) return undefined;
  const asked = askedWait(error);
  if (asked !== undefined) return asked <= longestWait ? asked : undefined;
  if (isUsedUp(error)) return undefined;
  return 500 * 2 ** (attempt - 1);
}

/** A quota: no wait that a message may take helps, where the service names none. */
function isUsedUp(error: unknown): boolean {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  return isJsonObject(body) && body["code"] === "insufficient_quota";
}

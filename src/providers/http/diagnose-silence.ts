import type { Address } from "./address";
import type { Silence } from "./to-failure";

/**
 * Why a fetch failed before any answer. A page is told nothing but "Failed to fetch"; a second, opaque request (`no-cors`) to the
 * same address arrives where only CORS stood in the way. Outside a page there is no CORS to stand in the way.
 */
export async function diagnoseSilence(address: Address, signal: AbortSignal): Promise<Silence> {
  if (typeof navigator !== "undefined" && navigator.onLine === false && !address.isLocal) return "offline";
  if (typeof document === "undefined") return "unreachable";
  try {
    await fetch(`${address.baseUrl}/models`, {
      mode: "no-cors",
      signal,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return "cors";
  } catch {
    return "unreachable";
  }
}

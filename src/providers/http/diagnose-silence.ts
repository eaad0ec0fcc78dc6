import { type Address, isLoopback } from "./address";
import type { Silence } from "./to-failure";

/**
 * Why a fetch failed before any answer. A page learns nothing but "Failed to fetch"; a second, opaque request (`no-cors`) to the
 * same address arrives where only CORS was in the way. Where that fails too the browser's permission for local servers tells
 * whether it was let out at all. Outside a page there is nothing of the kind.
 */
export async function diagnoseSilence(address: Address, signal: AbortSignal): Promise<Silence> {
  if (typeof navigator !== "undefined" && navigator.onLine === false && !address.isLocal) return "offline";
  if (typeof document === "undefined") return "unreachable";
  try {
    await fetch(`${address.baseUrl}/models`, {
      mode: "no-cors",
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return "cors";
  } catch {
    return blockedBy(address);
  }
}

async function blockedBy(address: Address): Promise<Silence> {
  const { protocol, hostname } = new URL(address.baseUrl);
  if (address.isLocal && (await isDenied(isLoopback(hostname) ? "loopback-network" : "local-network"))) {
    return "local-network";
  }
  // Browsers make an exception for this machine itself.
  const isMixed = protocol === "http:" && location.protocol === "https:" && !isLoopback(hostname);
  return isMixed ? "mixed-content" : "unreachable";
}

/** Newer browsers ask for each of the two apart, older ones for both at once; others know neither. */
async function isDenied(name: "loopback-network" | "local-network"): Promise<boolean> {
  for (const permission of [name, "local-network-access"]) {
    try {
      const { state } = await navigator.permissions.query(toDescriptor(permission));
      return state === "denied";
    } catch {
      // Not known to this browser.
    }
  }
  return false;
}

/** The DOM's types list only the names all browsers know. */
function toDescriptor(name: string): PermissionDescriptor {
  return { name: name as PermissionName };
}

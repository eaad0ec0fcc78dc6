import type { NetworkPermission } from "./network-types";

export type Verdict =
  /** The page's own files, or nothing that leaves the device. */
  | { readonly kind: "own" }
  | { readonly kind: "granted"; readonly permission: NetworkPermission }
  | { readonly kind: "refused"; readonly origin: string };

const localSchemes = ["data:", "blob:", "about:"];
const webSchemes: Readonly<Record<string, string>> = { "ws:": "http:", "wss:": "https:" };

/** Whether a request may leave. What is no address is left to the browser, which refuses it in its own words. */
export function judgeRequest(url: string, page: string, permissions: readonly NetworkPermission[]): Verdict {
  if (!URL.canParse(url, page)) return { kind: "own" };
  const target = new URL(url, page);
  if (localSchemes.includes(target.protocol)) return { kind: "own" };
  const origin = originOf(target);
  if (origin === new URL(page).origin) return { kind: "own" };
  const permission = permissions.find((one) => one.origin === origin);
  return permission ? { kind: "granted", permission } : { kind: "refused", origin };
}

/** A socket counts as its host's pages do. "mailto:" and the like have no origin: they are named by what they are. */
function originOf({ protocol, host, origin }: URL): string {
  const web = webSchemes[protocol];
  if (web !== undefined) return new URL(`${web}//${host}`).origin;
  return origin === "null" ? protocol : origin;
}

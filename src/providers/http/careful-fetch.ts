import { faultError } from "./wire-fault";

/** Follows no redirect: whatever a request carries stays with the host it was written for. Sends no cookies and no referrer. */
export async function carefulFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    redirect: "manual",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  if (isRedirect(response)) {
    letGo(response);
    throw faultError({ kind: "redirect", to: targetOf(response, url) });
  }
  // A gateway in trouble says so with a page, and its status tells enough.
  if (/text\/html/i.test(response.headers.get("content-type") ?? "") && !isPassing(response.status)) {
    letGo(response);
    throw faultError({ kind: "web-page" });
  }
  return response;
}

/** Of a body nobody reads the connection is freed. */
function letGo({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}

/** A browser hides all of it (`opaqueredirect`), elsewhere it is an answer like any other. */
function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status);
}

function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Without what may be secret in it, and without the path of the one request: an address as people enter it. */
function targetOf({ headers }: Response, asked: string): string | null {
  const location = headers.get("location");
  if (location === null || !URL.canParse(location, asked)) return null;
  const { protocol, host, pathname } = new URL(location, asked);
  if (protocol !== "http:" && protocol !== "https:") return null;
  const path = pathname.replace(/\/(chat\/completions|messages|models|key)$/, "").replace(/\/+$/, "");
  return `${protocol}//${host}${path}`.slice(0, 200);
}

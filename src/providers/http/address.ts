import { webAddress } from "@/lib/web-address";

/** What is known of a server from its address alone. */
export interface Address {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** "api.openai.com", "127.0.0.1:11434": what people are shown. */
  readonly host: string;
  readonly isLocal: boolean;
  /** The server setting that lets a page talk to it; undefined where none is known. */
  readonly corsSetting?: string;
}

/** Undefined when the text is no http(s) address, or holds a name and a password: keys have a field of their own. */
export function readAddress(baseUrl: string): Address | undefined {
  const url = webAddress(baseUrl);
  if (url?.username !== "" || url.password !== "") return undefined;
  return {
    baseUrl: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
    host: url.host,
    isLocal: isLocalHost(url.hostname),
  };
}

/** This machine, or a private network's address (RFC 1918, RFC 4193, link-local) or name. */
function isLocalHost(name: string): boolean {
  if (isLoopback(name) || name.endsWith(".local")) return true;
  if (/^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name)) return true;
  return /^\[(f[cd][0-9a-f]{2}:.*|fe80:.*)\]$/.test(name);
}

/** This machine itself. */
export function isLoopback(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || /^(127\.|\[::1\]$)/.test(name);
}

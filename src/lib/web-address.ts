import { looksLikeKey } from "./scrub";

const own = /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|[^/]*\.local(?:host)?\b)/iu;
const host = /^(?:\[[\da-f:]+\]|localhost|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)(?::\d+)?(?:[/?#]|$)/iu;

/** An http(s) address as people write one, "localhost:8080" and "api.example.org/v1" too; undefined where it is none. */
export function webAddress(text: string): URL | undefined {
  const plain = text.trim();
  const address = host.test(plain) && !looksLikeKey(plain) ? `${own.test(plain) ? "http" : "https"}://${plain}` : plain;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === "http:" || url?.protocol === "https:" ? url : undefined;
}

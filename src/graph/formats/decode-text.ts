export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

const bytesLookedAt = 4096;

/** Bytes of a text file as text, without a byte order mark. Bytes that have no sign in the encoding become U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  // Some engines read it as Latin-1, where these places hold control characters.
  return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** By its byte order mark; else by where its zero bytes stand; else UTF-8 where it is whole UTF-8, else Windows-1252. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return guessUtf16(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}

/** In UTF-16 without a mark every other byte of plain text is zero. */
function guessUtf16(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, bytesLookedAt);
  const pairs = Math.floor(start.length / 2);
  if (pairs < 2) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < start.length; at += 2) {
    if (start[at] === 0) even += 1;
    if (start[at + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.6 && even === 0) return "utf-16le";
  return even > pairs * 0.6 && odd === 0 ? "utf-16be" : undefined;
}

/** A picture or an archive is no text in any encoding: zero bytes tell it, so such bytes count as (broken) UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.subarray(0, bytesLookedAt).includes(0)) return true;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Null: not all bytes are text in this encoding. */
export function wholeText(bytes: Uint8Array, encoding = "utf-8"): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

import type { ReadNote } from "./note-texts";
import { sniffBytes } from "./sniff-bytes";
import { wholeText } from "./whole-text";

export const encodings = [
  ...(["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1251", "koi8-r"] as const),
  ...(["shift_jis", "euc-jp", "gb18030", "big5", "euc-kr"] as const),
] as const;
export type Encoding = (typeof encodings)[number];

/** The same in every language. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252",
  "windows-1251": "Windows-1251",
  "koi8-r": "KOI8-R",
  shift_jis: "Shift JIS",
  "euc-jp": "EUC-JP",
  gb18030: "GB 18030",
  big5: "Big5",
  "euc-kr": "EUC-KR",
};

const bytesLookedAt = 4096;

/** Bytes of a text file as text, without a byte order mark. Bytes that have no sign in the encoding become U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "windows-1252") return text;
  // Some engines read it as Latin-1, where these places hold control characters.
  return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** A file's text in the encoding it seems to have, and a note of which where it is not the usual one. */
export function decodeFile(
  bytes: Uint8Array,
  fileName: string,
): { readonly text: string; readonly encoding: Encoding; readonly notes: readonly ReadNote[] } {
  const guess = guessOf(bytes);
  const { encoding } = guess;
  return { text: decodeText(bytes, encoding), encoding, notes: encodingNotes(bytes, fileName, guess) };
}

interface Guess {
  readonly encoding: Encoding;
  readonly isSure: boolean;
}

function encodingNotes(bytes: Uint8Array, file: string, { encoding, isSure }: Guess): readonly ReadNote[] {
  // An archive or a picture has no encoding worth a word.
  if (encoding === "utf-8" || (encoding === "windows-1252" && isBinary(bytes))) return [];
  if (encoding === "windows-1252") {
    return [{ id: "latin1", with: { file } }];
  }
  const read = { file, encoding: encodingNames[encoding] };
  if (!isSure) return [{ id: "mayBeEncoded", with: read }];
  return [{ id: guessByMark(bytes) === encoding ? "encoded" : "seemsEncoded", with: read }];
}

/** By its byte order mark; else by where its zero bytes stand; else UTF-8 where it is whole, else what XML names, else by its bytes. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  return guessOf(bytes).encoding;
}

function guessOf(bytes: Uint8Array): Guess {
  const marked = guessByMark(bytes) ?? guessUtf16(bytes);
  if (marked !== undefined) return { encoding: marked, isSure: true };
  if (isUtf8(bytes)) return { encoding: "utf-8", isSure: true };
  const named = namedByXml(bytes);
  if (named !== undefined) return { encoding: named, isSure: true };
  if (isShiftJis(bytes)) return { encoding: "shift_jis", isSure: true };
  const sniffed = sniffBytes(bytes.subarray(0, bytesSniffed));
  return sniffed !== undefined && wholeText(bytes, sniffed.encoding) !== null
    ? sniffed
    : { encoding: "windows-1252", isSure: true };
}

const bytesSniffed = 100_000;

/** The encoding in the first line of XML, where all bytes are text in it. */
function namedByXml(bytes: Uint8Array): Encoding | undefined {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  const encoding = name === undefined ? undefined : encodingCalled(name);
  return encoding !== undefined && wholeText(bytes, encoding) !== null ? encoding : undefined;
}

/** By any of its names: ISO-8859-1 is read as Windows-1252. */
function encodingCalled(name: string): Encoding | undefined {
  try {
    const { encoding } = new TextDecoder(name);
    return encodings.find((one) => one === encoding);
  } catch {
    return undefined;
  }
}

/** Japanese has kana among its signs; other bytes that happen to be whole Shift JIS make hardly any. */
function isShiftJis(bytes: Uint8Array): boolean {
  const text = wholeText(bytes, "shift_jis");
  if (text === null) return false;
  const signs = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const kana = text.match(/[\u3041-\u30ff]/gu)?.length ?? 0;
  return kana * 5 > signs;
}

function guessByMark([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** In UTF-16 without a mark the signs of Latin, and the separators of any script, have a zero byte, always on one side. */
function guessUtf16(bytes: Uint8Array): Encoding | undefined {
  if (bytes.length % 2 === 1) return undefined;
  const start = bytes.subarray(0, bytesLookedAt);
  const pairs = start.length / 2;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < start.length; at += 2) {
    if (start[at] === 0) even += 1;
    if (start[at + 1] === 0) odd += 1;
  }
  if (pairs < 2 || even > 0 === odd > 0 || even + odd < Math.max(2, pairs / 50)) return undefined;
  const encoding = odd > 0 ? "utf-16le" : "utf-16be";
  return isPlain(start, encoding) ? encoding : undefined;
}

/** Text has no control characters but tabs and line breaks, and no halves of signs. */
function isPlain(start: Uint8Array, encoding: Encoding): boolean {
  const text = new TextDecoder(encoding).decode(start);
  // The last sign may be cut in two.
  return [...text.slice(0, -1)].every((sign) => (sign >= " " ? sign !== "\ufffd" : "\t\n\r\f".includes(sign)));
}

function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, bytesLookedAt).includes(0);
}

/** A picture or an archive is no text in any encoding: zero bytes tell it, so such bytes count as (broken) UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  return isBinary(bytes) || wholeText(bytes) !== null;
}

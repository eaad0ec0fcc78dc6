import { decodeText, type Encoding, guessEncoding } from "../decode-text";
import { wholeText } from "../whole-text";

/** A file that is too large to be held: a `File` is one. */
export interface LargeFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** Some lines of a file. */
export interface TextBlock {
  readonly text: string;
  /** How much of the file was read with it, 0 to 1. */
  readonly ratio: number;
  readonly isLast: boolean;
  /** It was to be UTF-8 and is not. */
  readonly isLatin: boolean;
}

/** What the form and the columns of a file are told from. */
const firstBytes = 1_000_000;
const usualBytes = 250_000;
/** So much without the end of a line is handed on as it is. */
const mostBytes = 16_000_000;

/** The file as text, some whole lines at a time; of it no more than that is held. */
export async function* textBlocks(file: LargeFile): AsyncGenerator<TextBlock, void> {
  let encoding: Encoding | undefined;
  let carried: Uint8Array = new Uint8Array();
  let read = 0;
  for await (const { bytes: more, isLast } of byteBlocks(file)) {
    read += more.length;
    const bytes = joined([carried, more]);
    const end = isLast || bytes.length > mostBytes ? bytes.length : endOfLines(bytes, encoding);
    carried = bytes.slice(end);
    if (end === 0 && !isLast) continue;
    const whole = bytes.subarray(0, end);
    encoding ??= guessEncoding(whole);
    const ratio = file.size > 0 ? Math.min(1, (read - carried.length) / file.size) : 1;
    yield { ...decoded(whole, encoding), ratio, isLast };
  }
}

/** The first is larger. */
async function* byteBlocks(
  file: LargeFile,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly isLast: boolean }, void> {
  const reader = file.stream().getReader();
  let wanted = firstBytes;
  let parts: Uint8Array[] = [];
  let held = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      held += read.value.length;
      if (held < wanted) continue;
      yield { bytes: joined(parts), isLast: false };
      [parts, held, wanted] = [[], 0, usualBytes];
    }
    yield { bytes: joined(parts), isLast: true };
  } finally {
    await reader.cancel();
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const lineFeed = 10;

/** Behind the last line break; no other sign of the encodings that are read has its byte, but for those of two bytes. */
function endOfLines(bytes: Uint8Array, encoding = guessEncoding(bytes.subarray(0, bytes.lastIndexOf(lineFeed) + 1))) {
  if (!encoding.startsWith("utf-16")) return bytes.lastIndexOf(lineFeed) + 1;
  const own = encoding === "utf-16le" ? 0 : 1;
  for (let at = (bytes.length & ~1) - 2; at >= 0; at -= 2)
    if (bytes[at + own] === lineFeed && bytes[at + 1 - own] === 0) return at + 2;
  return 0;
}

function decoded(bytes: Uint8Array, encoding: Encoding): { readonly text: string; readonly isLatin: boolean } {
  if (encoding !== "utf-8") return { text: decodeText(bytes, encoding), isLatin: false };
  const text = wholeText(bytes);
  return text === null ? { text: decodeText(bytes, "windows-1252"), isLatin: true } : { text, isLatin: false };
}

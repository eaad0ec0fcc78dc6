import { faultError } from "./wire-fault";

const megabyte = 1_000_000;
/** Of one event, one line or a whole answer that does not stream. */
export const mostInOnePiece = 32 * megabyte;
/** Of an answer that streams: the longest of today, with all that stands around each word, are a tenth of it. */
const mostInAll = 512 * megabyte;

/** The text of a body as it comes. `heard` is called for each piece of bytes. */
export async function* textPieces(
  body: ReadableStream<Uint8Array>,
  onData: () => void = () => undefined,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      onData();
      bytes += read.value.byteLength;
      if (bytes > mostInAll) throw tooLarge(mostInAll);
      const text = decoder.decode(read.value, { stream: true });
      if (text !== "") yield text;
    }
    const rest = decoder.decode();
    if (rest !== "") yield rest;
  } finally {
    // A reader that stops early lets go of the connection.
    await reader.cancel().catch(() => undefined);
  }
}

/** All of it. */
export async function joined(pieces: AsyncIterable<string>, most = mostInOnePiece): Promise<string> {
  const read: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most) throw tooLarge(most);
    read.push(piece);
  }
  return read.join("");
}

/** The text of a whole answer, "" where there is none. */
export async function readText({ body }: Response, onData?: () => void): Promise<string> {
  return body === null ? "" : joined(textPieces(body, onData));
}

export function tooLarge(most: number): Error {
  return faultError({ kind: "too-large", megabytes: Math.round(most / megabyte) });
}

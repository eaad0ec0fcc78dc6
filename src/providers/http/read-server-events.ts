/**
 * The data of server-sent events, one string per event (HTML, 9.2.6). An event the stream ends in is left out, as the standard
 * says; comments, ids and retry times are passed over.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line.startsWith("data:")) data.push(line.slice(line.startsWith("data: ") ? 6 : 5));
    if (line !== "" || data.length === 0) continue;
    yield data.join("\n");
    data = [];
  }
}

/** Whole lines only: what follows the last line's end is left out. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = splitLines(rest + decoder.decode(read.value, { stream: true }));
      rest = lines.rest;
      yield* lines.whole;
    }
  } finally {
    // A reader that stops early lets go of the connection.
    await reader.cancel().catch(() => undefined);
  }
}

/** Lines end in LF, CR or both; a CR at the very end may be half of both. */
function splitLines(text: string): { readonly whole: readonly string[]; readonly rest: string } {
  const held = text.endsWith("\r") ? "\r" : "";
  const lines = (held === "" ? text : text.slice(0, -1)).split(/\r\n|\n|\r/);
  return { whole: lines.slice(0, -1), rest: `${lines.at(-1) ?? ""}${held}` };
}

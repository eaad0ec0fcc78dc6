import { mostInOnePiece, tooLarge } from "./read-text";

export interface ServerEvent {
  /** Of the `event` field; "" where there is none. */
  readonly name: string;
  readonly data: string;
}

/**
 * Server-sent events (HTML, 9.2.6). An event the stream ends in is left out, as the standard says; comments, ids and retry times
 * are passed over. Each character is looked at once, however the pieces are cut.
 */
export async function* readServerEvents(pieces: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let draft = createDraft();
  for await (const line of readLines(pieces)) {
    if (line !== "") {
      draft.add(line);
      continue;
    }
    const event = draft.end();
    draft = createDraft();
    if (event) yield event;
  }
}

function createDraft() {
  const data: string[] = [];
  let name = "";
  let length = 0;
  return {
    add(line: string): void {
      if (line.startsWith("event:")) name = line.slice(6).trim();
      if (!line.startsWith("data:")) return;
      length += line.length;
      if (length > mostInOnePiece) throw tooLarge(mostInOnePiece);
      data.push(line.slice(line.startsWith("data: ") ? 6 : 5));
    },
    end: (): ServerEvent | null => (data.length === 0 ? null : { name, data: data.join("\n") }),
  };
}

/** Whole lines only: what follows the last line's end is left out. Lines end in LF, CR or both. */
async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  let endedInReturn = false;
  for await (const piece of pieces) {
    // Half of CR LF was the end of the piece before.
    const text = endedInReturn && piece.startsWith("\n") ? piece.slice(1) : piece;
    endedInReturn = piece.endsWith("\r");
    const [first = "", ...others] = text.split(/\r\n|\n|\r/);
    length += first.length;
    if (length > mostInOnePiece) throw tooLarge(mostInOnePiece);
    begun.push(first);
    const rest = others.pop();
    if (rest === undefined) continue;
    yield begun.join("");
    yield* others;
    begun = [rest];
    length = rest.length;
  }
}

import { tryJson } from "@/lib/try-json";

const simpleEscape = /^\\["\\/bfnrt]/u;
/** One JSON does not know stands for its own letter. */
const unknownEscape = /^\\[^u]/u;
const hexEscape = /^\\u[0-9a-fA-F]{4}/u;

export type JsonTextReader = ReturnType<typeof createJsonTextReader>;

/** Decodes the inside of a JSON string as it streams in, so that an answer can be read while it is written. */
export function createJsonTextReader() {
  let rest = "";
  let isClosed = false;
  let highSurrogate = "";

  /** A pair of surrogates may come as two escapes: half of it is no text yet. */
  function joined(decoded: string): string {
    const text = highSurrogate + decoded;
    const isHalf = /[\ud800-\udbff]$/.test(text);
    highSurrogate = isHalf ? text.slice(-1) : "";
    return isHalf ? text.slice(0, -1) : text;
  }

  /** Takes one escape from the front of the rest; false while it is not whole. */
  function takeEscape(): string | null {
    const mark = (simpleEscape.exec(rest) ?? hexEscape.exec(rest))?.[0];
    if (mark === undefined && !unknownEscape.test(rest)) return null;
    const decoded = mark === undefined ? rest.slice(1, 2) : String(tryJson(`"${mark}"`) ?? "");
    rest = rest.slice(mark?.length ?? 2);
    return joined(decoded);
  }

  function takePlain(): string {
    const plain = /^[^"\\]*/u.exec(rest)?.[0] ?? "";
    rest = rest.slice(plain.length);
    isClosed = rest.startsWith('"');
    return plain === "" ? "" : joined(plain);
  }

  return {
    /** The decoded text of what came; half an escape is held back. */
    push(piece: string): string {
      if (isClosed) return "";
      rest += piece;
      let said = takePlain();
      while (!isClosed) {
        const more = rest === "" ? null : takeEscape();
        if (more === null) return said;
        said += more + takePlain();
      }
      return said;
    },
    /** The closing quote has come. */
    get isClosed(): boolean {
      return isClosed;
    },
  };
}

/** A text that comes in pieces. Some servers send all of it so far each time, or all of it once more at the end. */
export type GrownText = ReturnType<typeof createGrownText>;

export function createGrownText() {
  let text = "";
  let held = "";
  let isSnapshots = false;

  function append(more: string): string {
    text += more;
    held = "";
    return more;
  }

  function replace(all: string): string {
    const more = all.slice(text.length);
    text = all;
    held = "";
    return more;
  }

  /** The third in a row of which each begins with all before tells that they are snapshots. */
  function afterHeld(piece: string): string {
    isSnapshots = piece.length > held.length && piece.startsWith(held);
    return isSnapshots ? replace(piece) : append(held + piece);
  }

  function afterPieces(piece: string): string {
    if (saysMuch(piece) && piece.trim() === text.trim()) return "";
    if (text === "" || piece.length <= text.length || !piece.startsWith(text)) return append(piece);
    isSnapshots = saysMuch(text);
    if (isSnapshots) return replace(piece);
    held = piece;
    return "";
  }

  function afterSnapshots(piece: string): string {
    if (text.startsWith(piece)) return "";
    isSnapshots = piece.startsWith(text);
    return isSnapshots ? replace(piece) : append(piece);
  }

  function end(): string {
    if (held === "") return "";
    return isWord(text) ? replace(held) : append(held);
  }

  return {
    /** What of the piece is new; "" while a short piece may be the next of all so far. `isLast`: nothing more comes. */
    add(piece: string, isLast: boolean = false): string {
      if (piece === "") return "";
      if (isLast && held === "" && isWord(text) && piece.startsWith(text)) return replace(piece);
      if (held !== "") return afterHeld(piece);
      return isSnapshots ? afterSnapshots(piece) : afterPieces(piece);
    },
    /** What is new in a text that is known to hold all of it. */
    whole(all: string): string {
      if (all.startsWith(text)) return replace(all);
      return end();
    },
    /** What was held back. */
    end,
    /** All of it so far. */
    get text(): string {
      return text;
    },
  };
}

/** So much that no piece begins with it by chance. */
function saysMuch(text: string): boolean {
  return text.length >= 12 && new Set(text).size >= 6;
}

/** Rather the beginning of an answer than a letter or figure that happens to be repeated. */
function isWord(text: string): boolean {
  return text.length >= 3 && new Set(text).size >= 3;
}

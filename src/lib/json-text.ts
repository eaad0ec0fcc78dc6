/** Lists and records of more are written in parts. */
const few = 64;

/**
 * What `JSON.stringify` writes of plain data, in many short steps; null as soon as it is longer than `most`. A list's or record's own
 * lists may be long too: changes hold graphs.
 */
export function* jsonText(value: unknown, most = Number.POSITIVE_INFINITY): Generator<void, string | null> {
  const pieces: string[] = [];
  let length = 0;
  for (const piece of piecesOf(value)) {
    pieces.push(piece);
    length += piece.length;
    if (length > most) return null;
    yield;
  }
  return pieces.join("");
}

function* piecesOf(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) yield JSON.stringify(value) ?? "null";
  else if (Array.isArray(value)) yield* listPieces(value);
  else yield* recordPieces(Object.entries(value).filter(([, one]) => one !== undefined));
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  let mark = "[";
  if (list.length > few) {
    for (let at = 0; at < list.length; at += few) {
      yield `${mark}${JSON.stringify(list.slice(at, at + few)).slice(1, -1)}`;
      mark = ",";
    }
  } else {
    for (const one of list) {
      yield mark;
      yield* piecesOf(one);
      mark = ",";
    }
  }
  yield mark === "[" ? "[]" : "]";
}

function* recordPieces(entries: readonly (readonly [string, unknown])[]): Generator<string> {
  let mark = "{";
  if (entries.length > few) {
    for (let at = 0; at < entries.length; at += few) {
      yield `${mark}${entries
        .slice(at, at + few)
        .map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)
        .join(",")}`;
      mark = ",";
    }
  } else {
    for (const [name, one] of entries) {
      yield `${mark}${JSON.stringify(name)}:`;
      yield* piecesOf(one);
      mark = ",";
    }
  }
  yield mark === "{" ? "{}" : "}";
}

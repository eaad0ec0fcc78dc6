/** A text in pieces, those that hold what is searched for marked. */
export interface TextPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** More marks in one text help nobody. */
const mostHits = 200;

/** Whatever its case. An empty wish finds nothing. */
export function piecesOf(text: string, wanted: string): readonly TextPiece[] {
  if (wanted === "") return [{ text, isHit: false }];
  const [low, wish] = [text.toLowerCase(), wanted.toLowerCase()];
  // Where lower case has another length, positions differ: then the text is searched unchanged.
  const searched = low.length === text.length ? low : text;
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let hits = 0; hits < mostHits; hits += 1) {
    const at = searched.indexOf(wish, from);
    if (at < 0) break;
    if (at > from) pieces.push({ text: text.slice(from, at), isHit: false });
    pieces.push({ text: text.slice(at, at + wish.length), isHit: true });
    from = at + wish.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false });
  return pieces;
}

export function holds(text: string, wanted: string): boolean {
  return wanted !== "" && text.toLowerCase().includes(wanted.toLowerCase());
}

/** Whether a record or a text holds it anywhere. */
export function holdsIn(value: unknown, wanted: string): boolean {
  if (wanted === "") return false;
  if (typeof value === "string") return holds(value, wanted);
  return (typeof value === "object" && value !== null ? searchableText(value) : String(value)).includes(
    wanted.toLowerCase(),
  );
}

/** Records of a trace never change: each is written out once. */
const texts = new WeakMap<object, string>();

function searchableText(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value).toLowerCase();
  texts.set(value, text);
  return text;
}

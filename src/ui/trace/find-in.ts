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
  // Where lower case has another length, places differ: then it is searched as it stands.
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

/** How many parts of something hold it: records and texts alike. */
export function holdsIn(value: unknown, wanted: string): boolean {
  return wanted !== "" && holds(typeof value === "string" ? value : (JSON.stringify(value) ?? ""), wanted);
}

import { foldText } from "@/graph/search/fold-text";

/** A piece of a hit's text; `isHit`: one of the words looked for. */
export interface ExcerptPiece {
  readonly text: string;
  readonly isHit: boolean;
}

const excerptLength = 180;
const before = 40;

/** The part of a text where the words looked for stand, with those words apart. */
export function hitExcerpt(text: string, query: string): readonly ExcerptPiece[] {
  const plain = text.replace(/\s+/gu, " ");
  const stems = stemsOf(query);
  const all = Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({ word, index }));
  const hits = all.filter(({ word }) => stems.some((stem) => foldText(word).startsWith(stem)));
  const start = startOf(plain, hits[0]?.index ?? 0);
  const end = endOf(plain, start + excerptLength);
  const pieces: ExcerptPiece[] = [];
  let at = start;
  for (const { word, index } of hits.filter((hit) => hit.index >= start && hit.index + hit.word.length <= end)) {
    pieces.push({ text: plain.slice(at, index), isHit: false }, { text: word, isHit: true });
    at = index + word.length;
  }
  const rest = { text: plain.slice(at, end) + (end < plain.length ? "…" : ""), isHit: false };
  return [{ text: start > 0 ? "…" : "", isHit: false }, ...pieces, rest].filter((piece) => piece.text !== "");
}

/** Whole words only. */
function startOf(text: string, at: number): number {
  return at <= before ? 0 : text.indexOf(" ", at - before) + 1;
}

function endOf(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const end = text.lastIndexOf(" ", most);
  return end > 0 ? end : most;
}

/** The beginnings of the words of a query: another ending of a word is a hit, too. */
function stemsOf(query: string): readonly string[] {
  const words = foldText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3);
  return (telling.length > 0 ? telling : words).map((word) =>
    word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word,
  );
}

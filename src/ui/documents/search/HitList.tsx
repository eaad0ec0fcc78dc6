import { type KeyboardEvent, type RefObject, useMemo } from "react";
import { foldText } from "@/graph/search/fold-text";
import { useAllWords } from "../../use-all-words";
import type { Hit } from "./read-hits";

export interface HitListProps {
  readonly hits: readonly Hit[];
  readonly query: string;
  readonly list: RefObject<HTMLUListElement | null>;
  onRead(hit: Hit): void;
}

/** What a search found, the best first; the arrow keys go from one to the next. */
export function HitList({ hits, query, list, onRead }: HitListProps) {
  const words = useAllWords("documents");
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll("button")];
    const next = way === undefined ? undefined : buttons[buttons.indexOf(document.activeElement) + way];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} className="doc-hits" aria-label={words.hits} onKeyDown={onKeyDown}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <button type="button" onClick={() => onRead(hit)}>
            <b>{hit.number === undefined ? hit.lesson : words.lessonTitle(hit.number, hit.lesson)}</b>
            <small>{hit.from === "handbook" ? words.handbookCourse(hit.course) : hit.course}</small>
            <Excerpt text={hit.text} query={query} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Excerpt({ text, query }: { readonly text: string; readonly query: string }) {
  const pieces = useMemo(
    () => hitExcerpt(text, query).map((piece, index) => ({ ...piece, key: String(index) })),
    [text, query],
  );
  return <span>{pieces.map(({ key, text: part, isHit }) => (isHit ? <mark key={key}>{part}</mark> : part))}</span>;
}

/** A piece of a hit's text; `isHit`: one of the words looked for. */
interface ExcerptPiece {
  readonly text: string;
  readonly isHit: boolean;
}

const excerptLength = 180;
const before = 40;

/** The part of a text where the words looked for stand, with those words apart. */
function hitExcerpt(text: string, query: string): readonly ExcerptPiece[] {
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

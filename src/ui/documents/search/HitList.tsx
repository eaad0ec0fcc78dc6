import { type KeyboardEvent, type RefObject, useMemo } from "react";
import { useWords } from "../../use-stores";
import { hitExcerpt } from "./hit-excerpt";
import type { Hit } from "./read-hits";

export interface HitListProps {
  readonly hits: readonly Hit[];
  readonly query: string;
  readonly list: RefObject<HTMLUListElement | null>;
  onRead(hit: Hit): void;
}

/** What a search found, the best first; the arrow keys go from one to the next. */
export function HitList({ hits, query, list, onRead }: HitListProps) {
  const words = useWords("documents");
  const hear = (event: KeyboardEvent<HTMLUListElement>) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll("button")];
    const next = way === undefined ? undefined : buttons[buttons.indexOf(document.activeElement) + way];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} className="doc-hits" aria-label={words.hits} onKeyDown={hear}>
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

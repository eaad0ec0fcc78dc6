import { use } from "react";
import { useWords } from "../use-stores";
import { keyed } from "./keyed";
import { LineContext, SourcesContext } from "./sources-context";

/** A number that stands alone: no part of a name, a date, a version or a range. */
const figures =
  /(?<![\p{L}\p{N}_.,:/#'’-])[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\p{N}_]|[.,:/'’-]\p{L}|[.,:/-]\d)/gu;

/** Plain text, in which a number that came out of a step leads to it, and one that no step gave is marked. */
export function FigureText({ text }: { readonly text: string }) {
  const sources = use(SourcesContext);
  const line = use(LineContext);
  const words = useWords("chat");
  if (!sources) return text;
  return keyed(piecesOf(text)).map(({ key, item: { text: part, figure, start = "", end = "" } }) => {
    const source = figure === undefined ? null : sources.find(figure, line);
    const isUnchecked = figure !== undefined && sources.isUnchecked(figure, line);
    if (!source && !isUnchecked) return part;
    return (
      <span key={key} className="unbroken">
        {start}
        {source ? (
          <button type="button" className="figure" title={words.source(source.title)} onClick={source.show}>
            {figure}
          </button>
        ) : (
          <span className="unchecked" title={words.uncheckedFigure}>
            {figure}
          </span>
        )}
        {end}
      </span>
    );
  });
}

interface Piece {
  readonly text: string;
  readonly figure?: string;
  /** Marks that touch the figure: a line is not broken between them, as it would be beside a button. */
  readonly start?: string;
  readonly end?: string;
}

const marksBefore = '([{"“‘≥≤<>=~±€$£';

/** Where the marks at the end of a text begin: looked for from its end, else each mark in it would be tried as the first. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && marksBefore.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: figure, index } of text.matchAll(figures)) {
    const before = text.slice(at, index);
    const start = before.slice(endOfWords(before));
    const end = /^[)\]}"”’.,;:!?%°€$£]*/u.exec(text.slice(index + figure.length))?.[0] ?? "";
    pieces.push({ text: before.slice(0, before.length - start.length) });
    pieces.push({ text: `${start}${figure}${end}`, figure, start, end });
    at = index + figure.length + end.length;
  }
  return [...pieces, { text: text.slice(at) }];
}

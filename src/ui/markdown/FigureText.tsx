import { use } from "react";
import { useWords } from "../use-stores";
import { keyed } from "./keyed";
import { LineContext, SourcesContext } from "./sources-context";

/** A number that stands alone: no part of a name, a date, a version or a range. */
const figures =
  /(?<![\p{L}\p{N}_.,:/#'’-])[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\p{N}_]|[.,:/'’-]\p{L}|[.,:/-]\d)/gu;

/** Plain text, in which a number that came out of a step leads to it. */
export function FigureText({ text }: { readonly text: string }) {
  const sources = use(SourcesContext);
  const line = use(LineContext);
  const words = useWords().chat;
  if (!sources) return text;
  return keyed(piecesOf(text)).map(({ key, item }) => {
    const source = item.isFigure ? sources.find(item.text, line) : null;
    if (!source) return item.text;
    return (
      <button key={key} type="button" className="figure" title={words.source(source.title)} onClick={source.show}>
        {item.text}
      </button>
    );
  });
}

function piecesOf(text: string): readonly { readonly text: string; readonly isFigure: boolean }[] {
  const pieces: { readonly text: string; readonly isFigure: boolean }[] = [];
  let at = 0;
  for (const { 0: figure, index } of text.matchAll(figures)) {
    pieces.push({ text: text.slice(at, index), isFigure: false }, { text: figure, isFigure: true });
    at = index + figure.length;
  }
  return [...pieces, { text: text.slice(at), isFigure: false }];
}

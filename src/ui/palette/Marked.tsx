import type { ReactNode } from "react";
import { marksIn, wantedOf } from "@/graph/search/match-text";

/** The text with what is looked for marked in it. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const mark of marksIn(text, wantedOf(query))) {
    parts.push(text.slice(from, mark.from), <mark key={mark.from}>{text.slice(mark.from, mark.to)}</mark>);
    from = mark.to;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

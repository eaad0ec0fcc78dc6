import { type RefObject, useEffect } from "react";

/** The name `trace.css` draws them by. */
const highlightName = "trace-found";
/** More marks help nobody. */
const mostMarks = 500;

/** Marks what is searched for wherever it stands in that part, in words of ours and in what is written out; draws nothing anew. */
export function useFoundWords(part: RefObject<HTMLElement | null>, wanted: string): void {
  useEffect(() => {
    const element = part.current;
    if (element === null || wanted === "" || typeof Highlight === "undefined") return undefined;
    const mark = (): void => {
      const marks = new Highlight();
      for (const range of rangesOf(element, wanted)) marks.add(range);
      CSS.highlights.set(highlightName, marks);
    };
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    mark();
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlightName);
    };
  }, [part, wanted]);
}

function rangesOf(element: HTMLElement, wanted: string): readonly Range[] {
  const wish = wanted.toLowerCase();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null && ranges.length < mostMarks; node = walker.nextNode()) {
    for (const at of placesOf(node.nodeValue ?? "", wish)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wish.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Where lower case has another length, positions differ: then the text is searched unchanged. */
function placesOf(text: string, wish: string): readonly number[] {
  const low = text.toLowerCase();
  const searched = low.length === text.length ? low : text;
  const places: number[] = [];
  for (let at = searched.indexOf(wish); at >= 0; at = searched.indexOf(wish, at + wish.length)) places.push(at);
  return places;
}

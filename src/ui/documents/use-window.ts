import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { phoneQuery, useMedia } from "../use-media";

/** A list of so many rows is drawn whole. */
const fewRows = 200;
const spareRows = 12;
/** Where nothing has a size yet. */
const usualHeight = 900;

export interface RowWindow {
  /** The rows from `first` to before `end` are drawn. */
  readonly first: number;
  readonly end: number;
  /** In px: all rows are alike. */
  readonly rowHeight: number;
  /** Scrolls so that the row is in sight. */
  reveal(row: number): void;
}

/** Which rows of a list are in sight in the panel that scrolls around it. */
export function useWindow(list: RefObject<HTMLElement | null>, count: number): RowWindow {
  const rowHeight = useMedia(phoneQuery) ? 40 : 28;
  const [sight, setSight] = useState({ top: 0, height: usualHeight });
  const isLong = count > fewRows;
  useLayoutEffect(() => {
    if (isLong) setSight(sightOf(list.current) ?? { top: 0, height: usualHeight });
  }, [list, isLong]);
  useEffect(() => {
    const scroller = isLong ? scrollerOf(list.current) : null;
    if (!scroller) return undefined;
    const read = () => setSight(sightOf(list.current) ?? { top: 0, height: usualHeight });
    scroller.addEventListener("scroll", read, { passive: true });
    addEventListener("resize", read);
    return () => {
      scroller.removeEventListener("scroll", read);
      removeEventListener("resize", read);
    };
  }, [list, isLong]);
  const first = isLong ? Math.max(0, Math.floor(sight.top / rowHeight) - spareRows) : 0;
  const end = isLong ? Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spareRows) : count;
  return {
    first: Math.min(first, end),
    end,
    rowHeight,
    reveal: (row) => revealRow(list.current, row * rowHeight, rowHeight),
  };
}

function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest<HTMLElement>(".flyout-body") ?? null;
}

/** The part of the list that the scroller shows. */
function sightOf(list: HTMLElement | null): { readonly top: number; readonly height: number } | null {
  const scroller = scrollerOf(list);
  if (!list || !scroller || scroller.clientHeight === 0) return null;
  const top = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
  return { top: Math.max(0, top), height: scroller.clientHeight };
}

function revealRow(list: HTMLElement | null, top: number, height: number): void {
  const scroller = scrollerOf(list);
  const sight = sightOf(list);
  if (!list || !scroller || !sight) return;
  const start = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (start + top < 0) scroller.scrollTop += start + top;
  else if (start + top + height > sight.height) scroller.scrollTop += start + top + height - sight.height;
}

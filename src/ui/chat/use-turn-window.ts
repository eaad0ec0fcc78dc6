import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Turns drawn at first, and with each step back. */
const pageSize = 24;
/** This near to the top the turns before come by themselves. */
const nearTopPx = 200;

export interface TurnWindowOptions {
  readonly count: number;
  /** Whether the reader is at the end. */
  readonly isFollowing: () => boolean;
}

/** Which turns of a long conversation are drawn: the last ones, and more as the reader goes up. */
export function useTurnWindow(thread: RefObject<HTMLElement | null>, { count, isFollowing }: TurnWindowOptions) {
  const [wanted, setWanted] = useState(() => Math.max(0, count - pageSize));
  /** Distance of the view from the end, kept while turns are put before it. */
  const kept = useRef<number | null>(null);
  const first = wanted < count ? wanted : Math.max(0, count - pageSize);

  const showMore = () => {
    const element = thread.current;
    kept.current = element ? element.scrollHeight - element.scrollTop : null;
    setWanted(Math.max(0, first - pageSize));
  };

  useLayoutEffect(() => {
    const element = thread.current;
    if (element && kept.current !== null) element.scrollTop = element.scrollHeight - kept.current;
    kept.current = null;
  });

  useEffect(() => {
    // Back at the end, what was drawn on the way up is let go of.
    if (isFollowing() && count - first > 2 * pageSize) setWanted(count - pageSize);
  }, [count, first, isFollowing]);

  useEffect(() => {
    const element = thread.current;
    if (!element || first === 0) return undefined;
    const hear = () => {
      if (element.scrollTop < nearTopPx && !isFollowing()) showMore();
    };
    element.addEventListener("scroll", hear, { passive: true });
    return () => element.removeEventListener("scroll", hear);
  });

  return { first, showMore };
}

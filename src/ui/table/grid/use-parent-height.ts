import { type RefObject, useLayoutEffect, useState } from "react";

/** Of the element's parent, in CSS px; followed as it changes. */
export function useParentHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(800);
  useLayoutEffect(() => {
    const parent = element.current?.parentElement;
    if (!parent) return undefined;
    const read = () => parent.clientHeight > 0 && setHeight(parent.clientHeight);
    read();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

import { type RefObject, useLayoutEffect, useState } from "react";
import { hearResize } from "../../parts/hear-resize";

/** Of the element's parent, in CSS px; followed as it changes. */
export function useParentHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(800);
  useLayoutEffect(() => {
    const parent = element.current?.parentElement;
    if (!parent) return undefined;
    const read = () => parent.clientHeight > 0 && setHeight(parent.clientHeight);
    read();
    return hearResize([parent], read);
  }, [element]);
  return height;
}

import { type RefObject, useLayoutEffect, useState } from "react";
import { hearResize } from "../../parts/hear-resize";

/** The width there is in the element, in CSS px; followed as it changes. */
export function useClientWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const read = () => setWidth(current.clientWidth);
    read();
    return hearResize([current], read);
  }, [element]);
  return width;
}

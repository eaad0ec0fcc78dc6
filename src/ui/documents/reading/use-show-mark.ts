import { type RefObject, useLayoutEffect } from "react";
import type { Reading } from "@/store/view/reading";

/** Brings the first sentence that was used into view, else the beginning of the passage, else that of the text. */
export function useShowMark(element: RefObject<HTMLElement | null>, reading: Reading): void {
  useLayoutEffect(() => {
    // Another reading of the same text is shown anew.
    void reading;
    const mark = element.current?.querySelector("mark.used") ?? element.current?.querySelector("mark");
    const scroller = element.current?.closest<HTMLElement>(".flyout-body");
    if (!mark) scroller?.scrollTo?.({ top: 0 });
    else mark.scrollIntoView?.({ block: "center" });
  }, [element, reading]);
}

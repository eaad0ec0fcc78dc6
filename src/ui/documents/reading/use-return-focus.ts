import { type RefObject, useEffect } from "react";

/** When the part goes away with the focus in it, the focus goes back to where it was before, as far as that is there. */
export function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const element = part.current;
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement) === true;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [part]);
}

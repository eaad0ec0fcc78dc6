import { useCallback } from "react";
import { useServices } from "../../services";

/** Closes what is open on the canvas and gives the focus back to it. */
export function useClosePopup(): (keepFocus?: boolean) => void {
  const { view } = useServices();
  return useCallback(
    (keepFocus = false) => {
      view.change({ popup: null });
      if (!keepFocus) document.querySelector<HTMLElement>(".graph")?.focus();
    },
    [view],
  );
}

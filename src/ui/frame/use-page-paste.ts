import { useEffect } from "react";
import { useServices } from "../services";
import { isTyping } from "./use-shortcuts";

/** Text that is pasted where nothing takes it, as on the canvas, opens the start card with it: there it is shown what it makes. */
export function usePagePaste(): void {
  const { view } = useServices();
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      if (event.defaultPrevented || view.getState().dialog !== null || takesPaste(event.target)) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") return;
      event.preventDefault();
      view.change({ isStartOpen: true, pasted: text });
    };
    document.addEventListener("paste", hear);
    return () => document.removeEventListener("paste", hear);
  }, [view]);
}

/** Fields and the table have a use for it themselves. */
function takesPaste(target: EventTarget | null): boolean {
  return isTyping(target) || (target instanceof Element && target.closest("[role=grid]") !== null);
}

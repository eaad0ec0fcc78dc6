import { type RefObject, useEffect } from "react";
import { type Services, useServices } from "./services";

/** Keys of the whole page. None fires while text is typed, but the one that stops the answer. */
export function useShortcuts(box: RefObject<HTMLTextAreaElement | null>): void {
  const services = useServices();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const action = actionFor(event, services, box);
      if (!action || event.defaultPrevented) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [services, box]);
}

function actionFor(
  event: KeyboardEvent,
  services: Services,
  box: RefObject<HTMLTextAreaElement | null>,
): (() => void) | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === "/") return services.chat.stop;
  if (event.altKey || isTyping(event.target) || services.view.getState().dialog !== null) return undefined;
  return isCommand ? historyAction(event, services) : plainAction(event.key, services, box);
}

function historyAction({ key, shiftKey }: KeyboardEvent, { edit }: Services): (() => void) | undefined {
  if (key.toLowerCase() === "z") return shiftKey ? edit.redo : edit.undo;
  return key.toLowerCase() === "y" && !shiftKey ? edit.redo : undefined;
}

function plainAction(
  key: string,
  { view, canvas }: Services,
  box: RefObject<HTMLTextAreaElement | null>,
): (() => void) | undefined {
  switch (key) {
    case "/":
      return () => {
        view.change({ tab: "chat" });
        // The box may only be drawn with the tab.
        requestAnimationFrame(() => box.current?.focus());
      };
    case "Escape":
      return view.getState().isStartOpen ? () => view.change({ isStartOpen: false }) : undefined;
    case "f":
      return () => canvas.current?.fit();
    case "?":
      return () => view.change({ dialog: "help" });
    default:
      return undefined;
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

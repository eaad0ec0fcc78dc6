import { useEffect } from "react";
import { hasModifier, isKeyPress, isSingleKey } from "../actions/key-match";
import { runAction } from "../actions/run-action";
import { type Services, useServices } from "../services";

/** The keys of all actions, on the whole page. In text fields only those that say so. */
export function useShortcuts(): void {
  const services = useServices();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const run = actionFor(event, services) ?? escapeFor(event, services);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [services]);
}

function actionFor(event: KeyboardEvent, services: Services): (() => void) | undefined {
  const isText = isTyping(event.target);
  const { singleKeys } = services.settings.getState();
  const isOwn = takesKeys(event.target);
  const isPressed = (keys: string) =>
    isKeyPress(keys, event) && (singleKeys || !isSingleKey(keys)) && !(isOwn && !hasModifier(keys));
  const action = services.features.actions.find((one) => (!isText || one.inText) && one.keys?.some(isPressed));
  if (!action || (services.view.getState().dialog !== null && !action.inText)) return undefined;
  return () => runAction(action, services);
}

function escapeFor({ key, target }: KeyboardEvent, { view }: Services): (() => void) | undefined {
  const { dialog, isStartOpen } = view.getState();
  // An open dialog closes first, by itself.
  if (key !== "Escape" || isTyping(target) || dialog !== null || !isStartOpen) return undefined;
  return () => view.change({ isStartOpen: false });
}

/** In a grid, a menu or a list keys mean that, also those it does nothing with: a letter there is never meant for the page. */
function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownKeys) !== null;
}

const ownKeys = "[role=grid], [role=menu], [role=listbox], [role=combobox]";

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
}

/** What browsers give as the code of a key that an input method takes; in Safari it alone tells so, once the word is confirmed. */
const TAKEN_BY_INPUT_METHOD = 229;

/** A key that composes or confirms a word (Japanese, Chinese, Korean) belongs to the input method: no part of the page hears it. */
export function useComposition(): void {
  useEffect(() => {
    addEventListener("keydown", keepFromPage, true);
    return () => removeEventListener("keydown", keepFromPage, true);
  }, []);
}

function keepFromPage(event: KeyboardEvent): void {
  if (isComposing(event) && isTyping(event.target)) event.stopImmediatePropagation();
}

function isComposing({ isComposing: isInside, keyCode, key }: KeyboardEvent): boolean {
  return isInside || keyCode === TAKEN_BY_INPUT_METHOD || key === "Process";
}

import { useEffect } from "react";
import { isTyping } from "./use-shortcuts";

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

import { useEffect, useState } from "react";
import { useServices } from "../services";

const toldMs = 2000;

/** Puts text on the clipboard. True for a moment after it was; where the browser refuses, that is told. */
export function useCopy(): readonly [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const { view, words } = useServices();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), toldMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      view.change({ toast: { text: words.getState().words.chat.notCopied } });
    }
  };
  return [isCopied, copy];
}

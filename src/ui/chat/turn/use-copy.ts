import { useEffect, useState } from "react";
import { copyText } from "../../parts/copy-text";
import { useServices } from "../../services";

const shownMs = 2000;

/** Puts text on the clipboard. True for a moment after it is there. */
export function useCopy(): readonly [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const services = useServices();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, async (text) => setCopied(await copyText(services, text))];
}

import type { Services } from "../services";

/** Puts text on the clipboard and says so, or that the browser refuses. Whether it is there. */
export async function copyText({ view, words }: Pick<Services, "view" | "words">, text: string): Promise<boolean> {
  const { copied, notCopied } = words.getState().words.chat;
  try {
    await navigator.clipboard.writeText(text);
    view.change({ toast: { text: copied } });
    return true;
  } catch {
    view.change({ toast: { text: notCopied } });
    return false;
  }
}

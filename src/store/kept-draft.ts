import type { TextStorage } from "./api-keys";

const key = "parley.draft";

/** Keeps what stands in the composer while this tab loads the page again. */
export function keepDraft(tab: TextStorage | null, draft: string): void {
  try {
    if (draft === "") tab?.removeItem(key);
    else tab?.setItem(key, draft);
  } catch {
    // Full or forbidden: the words are lost as they are when a page is closed.
  }
}

/** What was kept, once. */
export function takeDraft(tab: TextStorage | null): string {
  try {
    const draft = tab?.getItem(key) ?? "";
    tab?.removeItem(key);
    return draft;
  } catch {
    return "";
  }
}

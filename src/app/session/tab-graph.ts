import type { TextStorage } from "@/store/settings/api-keys";

const key = "parley.graph";

/** Which graph this tab showed before it was loaded again. */
export function graphOfTab(tab: TextStorage | null): string | null {
  try {
    return tab?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function rememberGraph(tab: TextStorage | null, id: string | null): void {
  try {
    if (id === null) tab?.removeItem(key);
    else tab?.setItem(key, id);
  } catch {
    // Full or forbidden: the tab then opens the graph used last.
  }
}

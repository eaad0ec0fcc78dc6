import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import type { TextStorage } from "../settings/api-keys";

const key = "parley.drafts";
const mostDrafts = 30;

/** What stands in the message box of each chat, kept in this tab. */
export interface KeptDrafts {
  /** Of a chat, or (`null`) of one that has not begun; "" where there is none. */
  of(chatId: string | null): string;
  keep(chatId: string | null, draft: string): void;
  forget(): void;
}

const draftsSchema = z.array(z.tuple([z.nullable(z.string()), z.string()]));

export function createKeptDrafts(tab: TextStorage | null): KeptDrafts {
  const drafts = new Map(readDrafts(tab));
  return {
    of: (chatId) => drafts.get(chatId) ?? "",
    keep(chatId, draft) {
      drafts.delete(chatId);
      if (draft !== "") drafts.set(chatId, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > mostDrafts && oldest !== undefined) drafts.delete(oldest);
      write(tab, drafts);
    },
    forget() {
      drafts.clear();
      write(tab, drafts);
    },
  };
}

function readDrafts(tab: TextStorage | null): z.output<typeof draftsSchema> {
  try {
    const read = z.safeParse(draftsSchema, tryJson(tab?.getItem(key) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

function write(tab: TextStorage | null, drafts: ReadonlyMap<string | null, string>): void {
  try {
    if (drafts.size === 0) tab?.removeItem(key);
    else tab?.setItem(key, JSON.stringify([...drafts]));
  } catch {
    // Full or forbidden: the words are lost when the page is left, as they are without storage.
  }
}

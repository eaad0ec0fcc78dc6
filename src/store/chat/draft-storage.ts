import * as z from "zod/mini";
import type { TextStorage } from "../settings/api-keys";
import { createListStorage } from "./list-storage";

const key = "parley.drafts";
const mostDrafts = 30;

const draftSchema = z.tuple([z.nullable(z.string()), z.string()]);

/** What is in the message box of each chat, kept in this tab. */
export function createDraftStorage(tab: TextStorage | null) {
  const stored = createListStorage(tab, key, draftSchema);
  const drafts = new Map(stored.read());
  return {
    /** Of a chat, or (`null`) of one that has not begun; "" where there is none. */
    of: (chatId: string | null): string => drafts.get(chatId) ?? "",
    keep(chatId: string | null, draft: string): void {
      drafts.delete(chatId);
      if (draft !== "") drafts.set(chatId, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > mostDrafts && oldest !== undefined) drafts.delete(oldest);
      stored.write(drafts);
    },
    forget(): void {
      drafts.clear();
      stored.write(drafts);
    },
  };
}

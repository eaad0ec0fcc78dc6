import * as z from "zod/mini";
import type { TextStorage } from "../settings/api-keys";
import { createListStorage } from "./list-storage";

const key = "parley.drafts";
const mostDrafts = 30;

/** What is in the message box of each chat, kept in this tab. */
export interface DraftStorage {
  /** Of a chat, or (`null`) of one that has not begun; "" where there is none. */
  of(chatId: string | null): string;
  keep(chatId: string | null, draft: string): void;
  forget(): void;
}

const draftSchema = z.tuple([z.nullable(z.string()), z.string()]);

export function createDraftStorage(tab: TextStorage | null): DraftStorage {
  const stored = createListStorage(tab, key, draftSchema);
  const drafts = new Map(stored.read());
  return {
    of: (chatId) => drafts.get(chatId) ?? "",
    keep(chatId, draft) {
      drafts.delete(chatId);
      if (draft !== "") drafts.set(chatId, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > mostDrafts && oldest !== undefined) drafts.delete(oldest);
      stored.write(drafts);
    },
    forget() {
      drafts.clear();
      stored.write(drafts);
    },
  };
}

import { createKeptDrafts } from "@/store/chat/kept-draft";
import type { TextStorage } from "@/store/settings/api-keys";
import type { ViewStore } from "@/store/view/view-store";

export interface DraftDeps {
  readonly view: ViewStore;
  readonly tab: TextStorage | null;
  /** The open chat; null while nothing was said in it. */
  readonly chatId: () => string | null;
  /** Whether anything of a chat is kept. */
  readonly keeps: () => boolean;
}

export interface ChatDrafts {
  /** Another chat is open now: what was being written in it stands in the box again. */
  switched(): void;
  /** Of all chats, what is in the box too. */
  forget(): void;
}

/** Keeps what stands in the message box, for each chat, while this tab lives. */
export function createChatDrafts({ view, tab, chatId, keeps }: DraftDeps): ChatDrafts {
  const kept = createKeptDrafts(tab);
  view.subscribe(({ draft }, before) => {
    if (draft !== before.draft && keeps()) kept.keep(chatId(), draft);
  });
  const switched = (): void => {
    const draft = kept.of(chatId());
    if (draft !== view.getState().draft) view.change({ draft });
  };
  if (kept.of(chatId()) !== "") switched();
  return {
    switched,
    forget() {
      kept.forget();
      view.change({ draft: "" });
    },
  };
}

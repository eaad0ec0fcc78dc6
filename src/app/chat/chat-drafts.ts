import { createKeptDrafts } from "@/store/chat/kept-draft";
import type { ChatDeps } from "./chat-deps";

export interface DraftDeps extends Pick<ChatDeps, "view" | "store" | "tab" | "graph"> {
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

/**
 * Keeps what stands in the message box, for each chat, while this tab lives. A message that was sent is kept as well until its chat is
 * saved: a page left in between has it in the box again, with the graph it was sent to.
 */
export function createChatDrafts({ view, store, tab, graph, chatId, keeps }: DraftDeps): ChatDrafts {
  const kept = createKeptDrafts(tab);
  const lastAsked = () => store.getState().turns.at(-1);
  /** The first message of a chat waits under its graph: in the box of another it would be a riddle. */
  const firstOf = () => `first message to ${graph()}`;
  /** Where a sent message waits for its chat to be saved. */
  let sent: { readonly place: string | null; readonly text: string } | null = null;
  let broughtBack: string | null = null;

  const write = (): void => {
    if (sent !== null && kept.of(sent.place) === sent.text) kept.keep(sent.place, "");
    sent = null;
  };
  view.subscribe(({ draft, saved }, before) => {
    if (draft !== before.draft && draft !== broughtBack && keeps()) kept.keep(chatId(), draft);
    if (saved !== before.saved && saved.kind === "saved") write();
  });
  store.subscribe(({ turns }, before) => {
    const turn = turns.at(-1);
    const isNew = turn?.end.kind === "running" && turn.id !== before.turns.at(-1)?.id;
    if (!isNew || !keeps()) return;
    sent = { place: turns.length === 1 ? firstOf() : chatId(), text: turn.asked };
    kept.keep(sent.place, sent.text);
  });
  const switched = (): void => {
    write();
    // It was saved in the moment the page was left.
    for (const id of [chatId(), firstOf()]) if (kept.of(id) === lastAsked()?.asked) kept.keep(id, "");
    const draft = kept.of(chatId());
    if (draft !== view.getState().draft) view.change({ draft });
  };
  const bringBack = (): void => {
    const first = chatId() === null ? kept.of(firstOf()) : "";
    if (first === "") return;
    broughtBack = first;
    view.change({ draft: first });
  };
  if (kept.of(chatId()) !== "") switched();
  else bringBack();
  return {
    switched,
    forget() {
      sent = null;
      kept.forget();
      view.change({ draft: "" });
    },
  };
}

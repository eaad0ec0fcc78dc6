import { createStore, type StoreApi } from "zustand/vanilla";
import type { Exchange } from "@/ai/history/messages";
import type { ChatBranch, ChatTurn } from "./chat-types";

/** A whole conversation. Plain JSON. */
export interface SavedChat {
  readonly id: string;
  /** As the user called it; null: by its first message. */
  readonly title: string | null;
  /** In ms since 1970. */
  readonly startedAt: number;
  readonly turns: readonly ChatTurn[];
  readonly history: readonly Exchange[];
  readonly branches: readonly ChatBranch[];
}

/** All conversations about one graph: what is stored beside it. */
export interface ChatsOfGraph {
  /** The open one; null when it has not begun. */
  readonly current: SavedChat | null;
  readonly others: readonly SavedChat[];
}

export interface ChatListState {
  /** Of the open graph but the open one, newest first. */
  readonly chats: readonly SavedChat[];
  /** What the list knows of the open one. */
  readonly current: Pick<SavedChat, "id" | "title" | "startedAt">;
}

export interface ChatListStore extends Pick<StoreApi<ChatListState>, "getState" | "getInitialState" | "subscribe"> {
  /** Adds it, or puts it in the place of the one with its id. */
  keep(chat: SavedChat): void;
  remove(id: string): void;
  /** The open one too. An empty title: by its first message again. */
  rename(id: string, title: string): void;
  setCurrent(current: ChatListState["current"]): void;
  replace(chats: readonly SavedChat[]): void;
}

/** The conversations there are of a graph. */
export function createChatList(current: ChatListState["current"]): ChatListStore {
  const store = createStore<ChatListState>(() => ({ chats: [], current }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    keep: (chat) => store.setState(({ chats }) => ({ chats: newestFirst([...without(chats, chat.id), chat]) })),
    remove: (id) => store.setState(({ chats }) => ({ chats: without(chats, id) })),
    rename: (id, given) => {
      const title = given.trim() === "" ? null : given.trim();
      store.setState(({ chats, current: open }) => ({
        chats: chats.map((chat) => (chat.id === id ? { ...chat, title } : chat)),
        current: open.id === id ? { ...open, title } : open,
      }));
    },
    setCurrent: (open) => store.setState({ current: open }),
    replace: (chats) => store.setState({ chats: newestFirst(chats) }),
  };
}

const longestTitle = 60;

/** What a chat is called: by its user, else by its first message, else by nothing. */
export function chatTitle({ title, turns }: Pick<SavedChat, "title" | "turns">): string {
  const words = (title ?? turns[0]?.asked ?? "").trim().replace(/\s+/gu, " ");
  const points = [...words.slice(0, 4 * longestTitle)];
  return points.length <= longestTitle ? words : `${points.slice(0, longestTitle).join("").trimEnd()}…`;
}

function without(chats: readonly SavedChat[], id: string): readonly SavedChat[] {
  return chats.filter((chat) => chat.id !== id);
}

function newestFirst(chats: readonly SavedChat[]): readonly SavedChat[] {
  return chats.toSorted((a, b) => b.startedAt - a.startedAt);
}

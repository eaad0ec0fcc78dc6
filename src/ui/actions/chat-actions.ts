import { Copy, MessageSquare, MessageSquarePlus, MessagesSquare, RotateCcw, Square } from "lucide-react";
import type { Words } from "@/words/words";
import { copyText } from "../parts/copy-text";
import { chatMarkdown } from "../sentences/chat-markdown";
import type { Services } from "../services";
import type { Action } from "./action-types";

export const chatActions: readonly Action[] = [
  {
    id: "chat.write",
    group: "chat",
    title: ({ actions }) => actions.writeMessage,
    icon: MessageSquare,
    keys: ["/"],
    run: writeMessage,
  },
  {
    id: "chat.stop",
    group: "chat",
    title: ({ actions }) => actions.stopAnswer,
    icon: Square,
    keys: ["Mod+/"],
    inText: true,
    refusal: ({ chat }, { actions }) =>
      chat.store.getState().turns.at(-1)?.end.kind === "running" ? null : actions.nothingRuns,
    run: ({ chat }) => chat.stop(),
  },
  {
    id: "chat.new",
    group: "chat",
    title: ({ actions }) => actions.newChat,
    icon: MessageSquarePlus,
    refusal: whyNothingAsked,
    run: ({ chat }) => chat.startNew(),
  },
  {
    id: "chat.list",
    group: "chat",
    title: ({ actions }) => actions.chatList,
    icon: MessagesSquare,
    run: ({ view }) => {
      view.changePanels({ isDockOpen: true });
      view.change({ isChatListOpen: true });
    },
  },
  {
    id: "chat.retry",
    group: "chat",
    title: ({ actions }) => actions.retry,
    icon: RotateCcw,
    refusal: (services, words) => whyNothingAsked(services, words) ?? whyBusy(services, words),
    run: ({ chat }) => void chat.retry(),
  },
  {
    id: "chat.copy",
    group: "chat",
    title: ({ actions }) => actions.copyChat,
    icon: Copy,
    refusal: whyNothingAsked,
    run: (services) => {
      const { chat, document, words } = services;
      const text = chatMarkdown(chat.store.getState().turns, document, words.getState().words.chat);
      void copyText(services, text);
    },
  },
];

/** The composer's element; it may only be drawn with the tab. */
export const composerId = "composer";

export function whyNothingAsked({ chat }: Services, { actions }: Words): string | null {
  return chat.store.getState().turns.length === 0 ? actions.nothingAsked : null;
}

function whyBusy({ chat }: Services, { actions }: Words): string | null {
  return chat.store.getState().turns.at(-1)?.end.kind === "running" ? actions.stillRuns : null;
}

/** Shows the chat and puts the focus into the message box. */
export function writeMessage({ view }: Services): void {
  view.change({ tab: "chat" });
  view.changePanels({ isDockOpen: true });
  requestAnimationFrame(() => document.getElementById(composerId)?.focus());
}

import { MessageSquare, MessageSquarePlus, Square } from "lucide-react";
import type { Services } from "../services";
import type { Action } from "./action-types";

export const chatActions: readonly Action[] = [
  {
    id: "chat.write",
    group: "chat",
    title: ({ actions }) => actions.writeMessage,
    icon: MessageSquare,
    keys: ["/"],
    run: focusComposer,
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
    run: ({ chat }) => chat.startNew(),
  },
];

/** The composer's element; it may only be drawn with the tab. */
export const composerId = "composer";

function focusComposer({ view }: Services): void {
  view.change({ tab: "chat" });
  view.changePanels({ isDockOpen: true });
  requestAnimationFrame(() => document.getElementById(composerId)?.focus());
}

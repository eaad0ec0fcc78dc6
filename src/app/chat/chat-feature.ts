import { chatActions } from "@/ui/actions/chat-actions";
import type { ChatService } from "@/ui/chat/chat-service";
import { metricsOf } from "../metrics/metrics-feature";
import { type Feature, type Page, part } from "../page/page";
import { graphKeyOf } from "../session/graph-key";
import { tracesOf } from "../traces/trace-feature";
import { createChatService } from "./browser-chat";

/** The conversations beside the graph. */
export const chat = {
  services: (page: Page) => ({ chat: chatOf(page) }),
  actions: chatActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly chat: ChatService;
  }
}

export const chatOf = part((page) =>
  createChatService({
    ...page,
    store: page.chatStore,
    graph: graphKeyOf(page).overReload,
    metrics: metricsOf(page),
    traces: tracesOf(page),
    ready: page.provider.ready,
    async tryOut(text, signal) {
      const { tryMessage } = await import("./try-message");
      return tryMessage(text, { ...page, core: page, options: page.settings.getState().options }, signal);
    },
  }),
);

import { loadOnce } from "@/lib/load-once";
import { queueKey } from "@/store/chat/queue-key";
import type { ChatDeps } from "./chat-deps";
import type { ChatQueue, QueueDeps } from "./chat-queue";

/** The queue, whose code comes with the first message that has to wait. */
export function createLazyQueue(deps: QueueDeps & Pick<ChatDeps, "view">): ChatQueue {
  const load = loadOnce(async () => (await import("./chat-queue")).createChatQueue(deps));
  const then = (act: (queue: ChatQueue) => void, failed = (): void => undefined): void => {
    load().then(act, failed);
  };
  const isEmpty = () => deps.store.getState().queue.length === 0;
  return {
    add(text, options) {
      if (text.trim() === "") return;
      if (deps.isBusy()) {
        // Without its code the words go back where they were written.
        const giveBack = () => deps.view.change({ draft: text });
        then((queue) => queue.add(text, options), giveBack);
      } else deps.deliver({ id: "", text: text.trim(), tellSelection: options?.tellSelection ?? true });
    },
    beginEdit: (id) => then((queue) => queue.beginEdit(id)),
    endEdit: (id, text) => then((queue) => queue.endEdit(id, text)),
    leaveEdit: (id) => then((queue) => queue.leaveEdit(id)),
    remove: (id) => then((queue) => queue.remove(id)),
    move: (id, by) => then((queue) => queue.move(id, by)),
    sendNow: (id) => then((queue) => queue.sendNow(id)),
    goOn: () => then((queue) => queue.goOn()),
    ended(end, isRetry) {
      if (!isEmpty()) then((queue) => queue.ended(end, isRetry));
    },
    switched() {
      if (isKept(deps.tab)) then((queue) => queue.switched());
    },
    forget(chatId) {
      if (isKept(deps.tab)) then((queue) => queue.forget(chatId));
    },
  };
}

function isKept(tab: ChatDeps["tab"]): boolean {
  try {
    return (tab?.getItem(queueKey) ?? null) !== null;
  } catch {
    return false;
  }
}

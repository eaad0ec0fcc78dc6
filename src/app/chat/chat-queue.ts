import type { ChatState, ChatTurnEnd, QueuedMessage, QueueHold } from "@/store/chat/chat-types";
import { createQueueStorage } from "@/store/chat/queue-storage";
import type { QueueService } from "@/ui/chat/chat-service";
import type { ChatDeps } from "./chat-deps";

export interface QueueDeps extends Pick<ChatDeps, "store" | "tab" | "newId"> {
  /** The open chat; null while nothing was said in it. */
  readonly chatId: () => string | null;
  /** Whether anything of a chat is kept. */
  readonly keeps: () => boolean;
  readonly isBusy: () => boolean;
  readonly stop: () => void;
  readonly deliver: (message: QueuedMessage) => void;
}

export interface ChatQueue extends QueueService {
  /** A message has ended, sent for the first time or again. */
  ended(end: ChatTurnEnd["kind"], isRetry: boolean): void;
  /** Another chat is open now: what waits there is shown, and not sent by itself. */
  switched(): void;
  /** Of a chat that is gone; without one, of all. */
  forget(chatId?: string): void;
}

/** Messages written while one runs: sent in their order, each when the one before it is done. */
export function createChatQueue(deps: QueueDeps): ChatQueue {
  const { store, newId, isBusy } = deps;
  const stored = createQueueStorage(deps.tab);
  /** Goes next however the message that runs ends. */
  let urgent: string | null = null;
  const now = () => store.getState();

  function change(queue: readonly QueuedMessage[], hold: QueueHold | null): void {
    store.dispatch({ type: "chat-queued", queue, hold: queue.length === 0 ? null : hold });
    const chat = deps.chatId();
    if (chat !== null && deps.keeps()) stored.keep(chat, queue);
  }

  function sendFirst(hold: QueueHold | null): void {
    const [first, ...rest] = now().queue;
    if (!first) return;
    const waits = editing.isOf(first);
    change(waits ? [first, ...rest] : rest, waits ? "edited" : hold);
    if (!waits) deps.deliver(first);
  }

  const without = (id: string) => now().queue.filter((one) => one.id !== id);
  const editing = createEditing({ now, change, goOn: () => !isBusy() && sendFirst(null) });

  return {
    add(given, { tellSelection } = { tellSelection: true }) {
      const text = given.trim();
      if (text === "") return;
      const message = { id: newId(), text, tellSelection };
      if (isBusy()) change([...now().queue, message], now().hold);
      else deps.deliver(message);
    },
    ...editing.service,
    remove: (id) => change(without(id), now().hold),
    move(id, by) {
      const { queue, hold } = now();
      const at = queue.findIndex((one) => one.id === id);
      const [message, other] = [queue[at], queue[at + by]];
      if (message && other) change(queue.with(at, other).with(at + by, message), hold);
    },
    sendNow(id) {
      const { queue, hold } = now();
      const message = queue.find((one) => one.id === id);
      if (!message) return;
      change([message, ...without(id)], hold);
      if (!isBusy()) {
        sendFirst(hold);
        return;
      }
      urgent = id;
      deps.stop();
    },
    goOn() {
      if (isBusy()) change(now().queue, null);
      else sendFirst(null);
    },
    ended(end, isRetry) {
      const { queue, hold } = now();
      const [first] = queue;
      const isUrgent = first !== undefined && first.id === urgent;
      urgent = null;
      if (!first) return;
      const next = isUrgent ? "send" : afterEnd(end, hold, isRetry);
      if (next === "send") sendFirst(isUrgent ? hold : null);
      else change(queue, next);
    },
    switched() {
      urgent = null;
      editing.forget();
      store.dispatch({ type: "chat-queued", queue: stored.of(deps.chatId()), hold: "kept" });
    },
    forget(chatId) {
      if (chatId === undefined) stored.forget();
      else stored.keep(chatId, []);
    },
  };
}

interface EditingDeps {
  readonly now: () => Pick<ChatState, "queue" | "hold">;
  readonly change: (queue: readonly QueuedMessage[], hold: QueueHold | null) => void;
  readonly goOn: () => void;
}

/** The message somebody rewords: when its turn comes meanwhile, it waits for them. */
function createEditing({ now, change, goOn }: EditingDeps) {
  let edited: string | null = null;
  return {
    isOf: ({ id }: QueuedMessage) => id === edited,
    service: {
      beginEdit(id: string): void {
        edited = id;
      },
      endEdit(id: string, given: string | null): void {
        if (edited === id) edited = null;
        const text = given?.trim() ?? "";
        const { queue, hold } = now();
        const isFree = hold === "edited" && edited === null;
        const reworded = text === "" ? queue : queue.map((one) => (one.id === id ? { ...one, text } : one));
        change(reworded, isFree ? null : hold);
        if (isFree) goOn();
      },
      leaveEdit(id: string): void {
        if (edited !== id) return;
        edited = null;
        if (now().hold === "edited") change(now().queue, "kept");
      },
    },
    forget(): void {
      edited = null;
    },
  };
}

/** Nothing is sent after a stop or a failure: who wrote it may want to see first. A retry that worked goes on. */
function afterEnd(end: ChatTurnEnd["kind"], hold: QueueHold | null, isRetry: boolean): "send" | QueueHold | null {
  if (end !== "done") return hold ?? (end === "stopped" ? "stopped" : "failed");
  return hold === null || (isRetry && hold !== "kept") ? "send" : hold;
}

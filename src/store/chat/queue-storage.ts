import * as z from "zod/mini";
import type { TextStorage } from "../settings/api-keys";
import type { QueuedMessage } from "./chat-types";
import { createListStorage } from "./list-storage";
import { queueKey } from "./queue-key";

/** The messages that wait in each chat, kept in this tab. */
export interface QueueStorage {
  of(chatId: string | null): readonly QueuedMessage[];
  keep(chatId: string, queue: readonly QueuedMessage[]): void;
  forget(): void;
}

const message = z.object({ id: z.string(), text: z.string(), tellSelection: z.boolean() });
const queueSchema: z.ZodMiniType<[string, readonly QueuedMessage[]]> = z.tuple([z.string(), z.array(message)]);

export function createQueueStorage(tab: TextStorage | null): QueueStorage {
  const stored = createListStorage(tab, queueKey, queueSchema);
  const queues = new Map(stored.read());
  return {
    of: (chatId) => (chatId === null ? [] : (queues.get(chatId) ?? [])),
    keep(chatId, queue) {
      if (queue.length === 0 && !queues.has(chatId)) return;
      if (queue.length === 0) queues.delete(chatId);
      else queues.set(chatId, queue);
      stored.write(queues);
    },
    forget() {
      queues.clear();
      stored.write(queues);
    },
  };
}

import * as z from "zod/mini";
import type { TextStorage } from "../settings/api-keys";
import type { QueuedMessage } from "./chat-types";
import { createListStorage } from "./list-storage";
import { queueKey } from "./queue-key";

const message = z.object({ id: z.string(), text: z.string(), tellSelection: z.boolean() });
const queueSchema: z.ZodMiniType<[string, readonly QueuedMessage[]]> = z.tuple([z.string(), z.array(message)]);

/** The messages that wait in each chat, kept in this tab. */
export function createQueueStorage(tab: TextStorage | null) {
  const stored = createListStorage(tab, queueKey, queueSchema);
  const queues = new Map(stored.read());
  return {
    of: (chatId: string | null): readonly QueuedMessage[] => (chatId === null ? [] : (queues.get(chatId) ?? [])),
    keep(chatId: string, queue: readonly QueuedMessage[]): void {
      if (queue.length === 0 && !queues.has(chatId)) return;
      if (queue.length === 0) queues.delete(chatId);
      else queues.set(chatId, queue);
      stored.write(queues);
    },
    forget(): void {
      queues.clear();
      stored.write(queues);
    },
  };
}

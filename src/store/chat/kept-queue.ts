import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import type { TextStorage } from "../settings/api-keys";
import type { QueuedMessage } from "./chat-types";

const key = "parley.queue";

/** The messages that wait in each chat, kept in this tab. */
export interface KeptQueues {
  of(chatId: string | null): readonly QueuedMessage[];
  keep(chatId: string, queue: readonly QueuedMessage[]): void;
  forget(): void;
}

const message = z.object({ id: z.string(), text: z.string(), tellSelection: z.boolean() });
const queuesSchema = z.array(z.tuple([z.string(), z.array(message)]));

export function createKeptQueues(tab: TextStorage | null): KeptQueues {
  const queues = new Map<string, readonly QueuedMessage[]>(readQueues(tab));
  return {
    of: (chatId) => (chatId === null ? [] : (queues.get(chatId) ?? [])),
    keep(chatId, queue) {
      if (queue.length === 0 && !queues.has(chatId)) return;
      if (queue.length === 0) queues.delete(chatId);
      else queues.set(chatId, queue);
      write(tab, queues);
    },
    forget() {
      queues.clear();
      write(tab, queues);
    },
  };
}

function readQueues(tab: TextStorage | null): z.output<typeof queuesSchema> {
  try {
    const read = z.safeParse(queuesSchema, tryJson(tab?.getItem(key) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

function write(tab: TextStorage | null, queues: ReadonlyMap<string, readonly QueuedMessage[]>): void {
  try {
    if (queues.size === 0) tab?.removeItem(key);
    else tab?.setItem(key, JSON.stringify([...queues]));
  } catch {
    // Full or forbidden: they are lost when the page is left, as they are without storage.
  }
}

import { readOwnGraph } from "@parley/formats/read";
import * as z from "zod/mini";
import type { Exchange } from "@/ai/history/messages";
import { sketchOf } from "@/graph/profile/sketch";
import { isJsonObject } from "@/lib/json";
import type { SavedChat } from "../chat/chat-list";
import { exchangeSchema, turnSchema } from "../chat/chat-schema";
import type { ChatTurn } from "../chat/chat-types";
import type { KeyValueStore } from "./key-value-store";
import { putAside } from "./load-session";
import { noView, sessionVersion } from "./saved-graph";
import { keysOf, oldChat, oldGraph } from "./session-keys";

const oldVersion = 1;

/**
 * Version 1 held one graph and one chat. They become the graph used last; what cannot be read is put aside. The old
 * values go only in the same write that keeps the new ones.
 */
export async function migrateSession(store: KeyValueStore, now: number): Promise<void> {
  const text = await store.get(oldGraph);
  const chat = await store.get(oldChat);
  if (text === undefined && chat === undefined) return;
  const taken = { [oldGraph]: undefined, [oldChat]: undefined };
  const read = typeof text === "string" ? readOwnGraph(text, "The saved graph") : null;
  const talk = readChat(chat, now);
  const broken = {
    ...(read?.success || text === undefined ? {} : { graph: text }),
    ...(talk.isWhole ? {} : { chat }),
  };
  if (Object.keys(broken).length > 0) await putAside(store, broken, now);
  if (!read?.success) {
    await store.put(taken);
    return;
  }
  const id = `from-version-1-${now}`;
  const keys = keysOf(id);
  const { graph } = read;
  const about = {
    id,
    name: graph.name,
    nodeCount: graph.nodes.length,
    edgeCount: graph.edges.length,
    savedAt: now,
    bytes: String(text).length,
    sketch: sketchOf(graph),
  };
  await store.put({
    ...taken,
    last: id,
    [keys.about]: { version: sessionVersion, ...about },
    [keys.graph]: text,
    [keys.view]: { version: sessionVersion, ...noView, focus: talk.focus },
    [keys.chats]: { version: sessionVersion, current: talk.chat, others: [] },
  });
}

interface OldTalk {
  readonly chat: SavedChat | null;
  readonly focus: readonly string[];
  /** All of it could be read. */
  readonly isWhole: boolean;
}

function readChat(value: unknown, now: number): OldTalk {
  if (value === undefined) return { chat: null, focus: [], isWhole: true };
  if (!isJsonObject(value) || value["version"] !== oldVersion) return { chat: null, focus: [], isWhole: false };
  const turns = keepGood<ChatTurn>(value["turns"], turnSchema);
  const history = keepGood<Exchange>(value["history"], exchangeSchema);
  const focus = keepGood(value["focus"], z.string());
  const chat =
    turns.good.length === 0
      ? null
      : { id: `chat-${now}`, title: null, startedAt: now, turns: turns.good, history: history.good, branches: [] };
  return { chat, focus: focus.good, isWhole: turns.lost + history.lost === 0 };
}

function keepGood<T>(list: unknown, schema: z.ZodMiniType<T>): { readonly good: readonly T[]; readonly lost: number } {
  if (!Array.isArray(list)) return { good: [], lost: list === undefined ? 0 : 1 };
  const good = list.flatMap((item) => {
    const parsed = z.safeParse(schema, item);
    return parsed.success ? [parsed.data] : [];
  });
  return { good, lost: list.length - good.length };
}

import * as z from "zod/mini";
import type { Exchange } from "@/ai/messages";
import type { GraphData } from "@/graph/change-types";
import { readGraph } from "@/graph/formats/read-graph";
import { writeGraph } from "@/graph/formats/write-graph";
import { isJsonObject } from "@/lib/json";
import { exchangeSchema, turnSchema } from "./chat-schema";
import type { ChatTurn } from "./chat-types";
import { sessionVersion } from "./session-schema";

/** A small database: one value per name. Any of these may reject (forbidden, full, closed). */
export interface KeyValueStore {
  get(name: string): Promise<unknown>;
  put(values: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What the next visit begins with. */
export interface Session {
  readonly graph: GraphData;
  readonly turns: readonly ChatTurn[];
  readonly history: readonly Exchange[];
  /** Nodes the view was brought to; none = the whole graph. */
  readonly focus: readonly string[];
}

export interface LoadedSession {
  readonly graph: GraphData | null;
  readonly turns: readonly ChatTurn[];
  readonly history: readonly Exchange[];
  readonly focus: readonly string[];
  /** What could not be brought back, one sentence each. */
  readonly problems: readonly string[];
}

export interface SessionStorage {
  /** Never rejects. */
  load(): Promise<LoadedSession>;
  /** Never rejects: says why it was not saved. */
  save(session: Session): Promise<{ readonly success: true } | { readonly success: false; readonly reason: string }>;
}

const graphName = "graph";
const chatName = "chat";

/** Graph, styles and conversation of the last visit. Each part is checked when read; what is broken is told, the rest kept. */
export function createSessionStorage(openStore: () => Promise<KeyValueStore>): SessionStorage {
  let opened: Promise<KeyValueStore> | null = null;
  const open = (): Promise<KeyValueStore> => {
    opened ??= openStore();
    return opened;
  };
  return {
    async load() {
      try {
        const store = await open();
        return await readSession(await store.get(graphName), await store.get(chatName));
      } catch (error) {
        return {
          ...nothing,
          problems: [`This browser keeps nothing here: ${reasonOf(error)} Save your work as a file.`],
        };
      }
    },
    async save({ graph, turns, history, focus }) {
      try {
        const store = await open();
        const chat = { version: sessionVersion, turns, history, focus };
        await store.put({ [graphName]: writeGraph(graph), [chatName]: chat });
        return { success: true };
      } catch (error) {
        return { success: false, reason: reasonOf(error) };
      }
    },
  };
}

const nothing: LoadedSession = { graph: null, turns: [], history: [], focus: [], problems: [] };

async function readSession(graphText: unknown, chat: unknown): Promise<LoadedSession> {
  if (graphText === undefined) return nothing;
  const read = typeof graphText === "string" ? await readGraph(graphText, "The saved graph") : null;
  const talk = readChat(chat);
  if (read?.success) return { ...talk, graph: read.graph };
  const why = read === null ? "" : ` ${read.message}`;
  return { ...talk, graph: null, problems: [`The graph of the last visit could not be read.${why}`, ...talk.problems] };
}

function readChat(chat: unknown): Omit<LoadedSession, "graph"> {
  if (chat === undefined) return nothing;
  if (!isJsonObject(chat) || chat["version"] !== sessionVersion) {
    return { ...nothing, problems: ["The conversation of the last visit is from another version and was left out."] };
  }
  const turns = keepGood(chat["turns"], turnSchema);
  const history = keepGood(chat["history"], exchangeSchema);
  const lost = turns.lost + history.lost;
  const problems =
    lost === 0
      ? []
      : ["Part of the conversation of the last visit could not be read and was left out; the rest is here."];
  return { turns: turns.good, history: history.good, focus: keepGood(chat["focus"], z.string()).good, problems };
}

function keepGood<T>(list: unknown, schema: z.ZodMiniType<T>): { readonly good: readonly T[]; readonly lost: number } {
  if (!Array.isArray(list)) return { good: [], lost: list === undefined ? 0 : 1 };
  const good = list.flatMap((item) => {
    const parsed = z.safeParse(schema, item);
    return parsed.success ? [parsed.data] : [];
  });
  return { good, lost: list.length - good.length };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "its storage cannot be opened.";
  if (error.name === "QuotaExceededError") return "storage is full.";
  return error.name === "SecurityError" || error.name === "InvalidStateError"
    ? "storage is switched off."
    : `${error.message.replace(/\.$/, "")}.`;
}

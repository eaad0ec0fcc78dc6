import { changeSchema, graphSchema } from "@parley/formats/read";
import * as z from "zod/mini";
import { createGraphDocument } from "@/graph/document/graph-document";
import { tryJson } from "@/lib/try-json";
import { chatsSchema } from "../chat/chat-schema";
import { journalVersion } from "./journal";
import type { LoadedSession } from "./saved-graph";

const text = z.string();
const record = z.object({
  version: z.literal(journalVersion),
  visit: text,
  base: z.nullable(text),
  entries: z.array(
    z.object({
      revision: z.number(),
      changes: z.array(z.unknown()),
      origin: z.object({
        step: text,
        actor: z.enum(["user", "assistant"]),
        title: text,
        part: z.exactOptional(text),
        call: z.exactOptional(text),
        undoes: z.exactOptional(
          z.object({
            steps: z.array(text),
            entries: z.array(z.number()),
            call: z.exactOptional(z.object({ step: text, call: text })),
          }),
        ),
      }),
    }),
  ),
  graph: z.exactOptional(graphSchema),
  chats: z.exactOptional(chatsSchema),
});
type Entry = z.output<typeof record>["entries"][number];

const mostSteps = 60;

/** A stored session with what its journal holds beyond it; as it is where that is of another state of the graph. */
export function replayJournal(loaded: LoadedSession, written: string | null): LoadedSession {
  const read = written === null ? null : z.safeParse(record, tryJson(written));
  if (!read?.success) return loaded;
  const { visit, base, entries, graph: whole, chats = loaded.chats } = read.data;
  const { mark = null } = loaded;
  const from = mark?.startsWith(`${visit}:`) ? Number(mark.slice(visit.length + 1)) : null;
  // What was stored in that visit is newer than the graph it began with.
  const isWhole = from === null && whole !== undefined;
  if (from === null && !isWhole && base !== mark) return loaded;
  const graph = isWhole ? whole : loaded.graph;
  if (graph === null) return loaded;
  const left = entries.filter(({ revision }) => from === null || revision > from);
  const document = createGraphDocument(graph, isWhole ? [] : loaded.steps);
  for (const entry of left) if (!redo(document, entry)) break;
  return { ...loaded, graph: document.snapshot(), steps: document.savedSteps(mostSteps), chats, isReplayed: true };
}

function redo(document: ReturnType<typeof createGraphDocument>, { changes, origin }: Entry): boolean {
  // What is selected is no part of what is kept.
  const valid = changes.flatMap((change) => z.safeParse(changeSchema, change).data ?? []);
  if (document.apply(valid, origin).success) return true;
  // An undo of steps that were not kept is done as a change.
  const { undoes: _gone, ...plain } = origin;
  return document.apply(valid, plain).success;
}

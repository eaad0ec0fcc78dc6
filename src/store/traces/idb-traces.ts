import * as z from "zod/mini";
import { createIdbBase } from "../session/idb-base";
import type { TraceBase, TraceRow } from "./trace-storage";

const rowStore = "rows";
const textStore = "texts";

const rowSchema: z.ZodMiniType<TraceRow> = z.object({
  turn: z.string(),
  chat: z.string(),
  graph: z.string(),
  savedAt: z.number(),
  size: z.number(),
});

/** A database of their own: what is lost or full here leaves graphs and chats alone. */
export function createIdbTraces(): TraceBase {
  const database = createIdbBase({ name: "parley-traces", stores: [rowStore, textStore] });
  return {
    async rows() {
      const all = await (await database()).getAll(rowStore);
      return all.flatMap((row) => z.safeParse(rowSchema, row).data ?? []);
    },
    text: async (turn) => (await database()).get(textStore, turn),
    async put({ row, text }) {
      const transaction = (await database()).transaction([rowStore, textStore], "readwrite");
      await Promise.all([
        transaction.objectStore(rowStore).put(row, row.turn),
        transaction.objectStore(textStore).put(text, row.turn),
        transaction.done,
      ]);
    },
    async remove(turns) {
      const transaction = (await database()).transaction([rowStore, textStore], "readwrite");
      const gone = turns.flatMap((turn) =>
        [rowStore, textStore].map((name) => transaction.objectStore(name).delete(turn)),
      );
      await Promise.all([...gone, transaction.done]);
    },
  };
}

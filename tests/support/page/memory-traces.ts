import type { TraceBase, TraceRow } from "@/store/traces/trace-storage";

export interface MemoryTraces extends TraceBase {
  readonly stored: Map<string, { readonly row: TraceRow; readonly text: unknown }>;
}

/** As the browser's database of traces, in memory. `room`: characters until it is full. */
export function createMemoryTraces(room = Number.POSITIVE_INFINITY): MemoryTraces {
  const stored: MemoryTraces["stored"] = new Map();
  return {
    stored,
    rows: async () => [...stored.values()].map(({ row }) => row),
    text: async (turn) => stored.get(turn)?.text,
    async put({ row, text }) {
      const used = [...stored.values()].reduce((sum, one) => sum + (one.row.turn === row.turn ? 0 : one.row.size), 0);
      if (used + row.size > room) throw Object.assign(new Error("It is full."), { name: "QuotaExceededError" });
      stored.set(row.turn, { row, text });
    },
    async remove(turns) {
      for (const turn of turns) stored.delete(turn);
    },
  };
}

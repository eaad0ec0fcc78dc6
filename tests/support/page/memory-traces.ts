import type { TraceBase, TraceRow } from "@/store/traces/trace-storage";

export interface MemoryTraces extends TraceBase {
  readonly kept: Map<string, { readonly row: TraceRow; readonly text: unknown }>;
}

/** As the browser's database of traces, in memory. `room`: characters until it is full. */
export function createMemoryTraces(room = Number.POSITIVE_INFINITY): MemoryTraces {
  const kept: MemoryTraces["kept"] = new Map();
  return {
    kept,
    rows: async () => [...kept.values()].map(({ row }) => row),
    text: async (turn) => kept.get(turn)?.text,
    async put({ row, text }) {
      const used = [...kept.values()].reduce((sum, one) => sum + (one.row.turn === row.turn ? 0 : one.row.size), 0);
      if (used + row.size > room) throw Object.assign(new Error("It is full."), { name: "QuotaExceededError" });
      kept.set(row.turn, { row, text });
    },
    async remove(turns) {
      for (const turn of turns) kept.delete(turn);
    },
  };
}

import type { Trace } from "@/ai/trace/trace";

/** A message that has ended, and where it belongs. */
export interface EndedTurn {
  readonly turn: string;
  readonly chat: string;
  readonly graph: string;
  readonly trace: Trace;
}

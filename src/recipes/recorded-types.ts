import type { ToolOutcome } from "@/ai/results/execution-result";

/** A call as it ended: of a trace, or a step of the chat. */
export type RecordedCall = Pick<ToolOutcome, "callId" | "name" | "input" | "success" | "data">;

/** A call with what it has to do with the others. */
export interface CallNode {
  readonly call: RecordedCall;
  readonly isEarlier: boolean;
  /** The set it left. */
  readonly set: string | undefined;
  /** The calls whose sets it names, by the name in its input. */
  readonly uses: ReadonlyMap<string, number>;
  readonly lost: readonly string[];
}

import type { StepId } from "@/graph/document/document-types";
import type { ToolOutcome } from "../results/execution-result";
import type { Exchange } from "./messages";

/** The exchange of a running message if it were cancelled now. */
export interface LeftMessage {
  readonly exchange: Exchange;
  /** Of its changes; null: it made none. */
  readonly undoStep: StepId | null;
  /** Of its calls that have ended. */
  readonly outcomes: readonly ToolOutcome[];
}

/** A cancelled message as later requests describe it: what its calls did, and that it ended there. */
export function brokenOff(user: string, outcomes: readonly ToolOutcome[]): Exchange {
  const round = {
    blocks: [],
    calls: outcomes.map(({ callId: id, name, input }) => ({ id, name, input })),
    results: outcomes.map(({ callId, success, message }) => {
      return { callId, success, content: JSON.stringify({ success, message }) };
    }),
  };
  const text = "(The page was left here, before the answer ended.)";
  return { user, rounds: outcomes.length === 0 ? [] : [round], answer: [{ type: "text", text }] };
}

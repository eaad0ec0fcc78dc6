import type { Plan } from "@/commands/plan/plan-types";
import type { ExecutedCommand } from "@/commands/registry/command-types";
import type { RefusalReason } from "@/commands/registry/refusal-reason";
import type { StepId } from "@/graph/document/document-types";
import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import type { Source } from "@/knowledge/source";
import type { Block } from "../history/messages";
import type { FinishReason, Usage } from "../port/provider-port";
import type { Note } from "./notes";
import type { Offered } from "./offered";

export type TerminationReason =
  | "natural_completion"
  | "max_rounds_reached"
  | "tool_failure"
  | "repeated_calls"
  | "budget"
  | "aborted"
  | "provider_error";

type Reported =
  | "name"
  | "title"
  | "input"
  | "success"
  | "message"
  | "hint"
  | "said"
  | "data"
  | "ofShown"
  | "durationMs";

/** One call of a round as it ended, with what its command said (the model may have read less of `data`). */
export interface ToolOutcome extends Pick<ExecutedCommand, Reported | "affectedNodes" | "affectedEdges"> {
  readonly callId: string;
  /** Why it was refused, as data, where the command told it: a page says it in its own language. */
  readonly refusal?: RefusalReason;
  readonly approval: "none" | "allowed" | "denied";
  /** The user stopped the message before the call had ended. */
  readonly isStopped?: true;
  readonly cached?: boolean;
}

export interface RoundState {
  /** From 1 within the message. */
  readonly roundNumber: number;
  readonly toolsUsed: readonly string[];
  readonly toolResults: readonly ToolOutcome[];
  readonly aiText: readonly Block[];
  readonly finishReason: FinishReason;
  readonly durationMs: number;
  readonly usage?: Usage;
}

export interface ExecutionResult extends Offered {
  readonly success: boolean;
  /** What the user reads: the answer, or the sentence of the failure. */
  readonly message: string;
  /** Its plan at the end, and in words which steps are done, which are not and why. */
  readonly plan?: Plan & { readonly account: string };
  /** The texts the answer names, of those read in this conversation, in the order of their mention. */
  readonly sources: readonly Source[];
  /** The model's own last text, "" when none. */
  readonly llmText: string;
  readonly terminationReason: TerminationReason;
  /** Turns with calls only: an answer without calls gives []. */
  readonly rounds: readonly RoundState[];
  readonly affectedNodes: readonly NodeId[];
  readonly affectedEdges: readonly EdgeId[];
  readonly usage: Usage & { readonly cost?: number };
  /** What recovery was used. */
  readonly degraded: readonly Note[];
  /** The undo step of this message; null when it changed nothing. */
  readonly undoStep: StepId | null;
}

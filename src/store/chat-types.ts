import type { AiEvent, AiStage } from "@/ai/ai-events";
import type { StepId } from "@/graph/document-types";
import type { JsonObject, JsonValue } from "@/lib/json";

export type ChatStepState = "running" | "waiting" | "done" | "failed" | "denied" | "stopped";

/** One call of the assistant as people see it. */
export interface ChatStep {
  /** Steps are told apart by their call, never by their command. */
  readonly callId: string;
  readonly name: string;
  readonly input: JsonObject;
  readonly state: ChatStepState;
  /** What the command said; "" while it runs. */
  readonly message: string;
  readonly hint?: string;
  readonly data?: JsonValue;
  readonly cached?: boolean;
  readonly startedAt: number;
  readonly durationMs: number | null;
  /** What the model said before it made this call. */
  readonly remark: string;
}

/** How a turn stands. */
export type ChatTurnEnd =
  | { readonly kind: "running" }
  | { readonly kind: "done" }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly reason: string; readonly detail?: string };

/** One message and all that came of it. */
export interface ChatTurn {
  readonly id: string;
  readonly asked: string;
  /** Who was asked: a provider's id. */
  readonly provider: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: ChatTurnEnd;
  readonly steps: readonly ChatStep[];
  /** The answer, as far as it has come. */
  readonly text: string;
  readonly approval: { readonly callId: string; readonly question: string } | null;
  /** What recovery was used, one sentence each. */
  readonly degraded: readonly string[];
  readonly undoStep: StepId | null;
  /** "13 nodes recoloured"; null when the turn changed nothing. */
  readonly change: string | null;
  /** Why something asked of this turn was not done (an undo, a retry). */
  readonly note: string | null;
}

export interface ChatState {
  readonly turns: readonly ChatTurn[];
  readonly stage: AiStage;
  /** What the provider tells beside its answer: a load, a retry. */
  readonly stageNote: string | null;
}

/** Everything that changes the chat: the controller's events and what the page itself does. */
export type ChatEvent =
  | AiEvent
  | { readonly type: "chat-asked"; readonly turnId: string; readonly text: string; readonly provider: string }
  /** The last message is sent once more: its turn gives way to a new one. */
  | { readonly type: "chat-retried"; readonly turnId: string; readonly provider: string }
  /** The message was never sent. */
  | { readonly type: "chat-refused"; readonly reason: string }
  | { readonly type: "chat-changed"; readonly turnId: string; readonly change: string | null }
  | { readonly type: "chat-noted"; readonly turnId: string; readonly note: string | null }
  | { readonly type: "chat-restored"; readonly turns: readonly ChatTurn[] }
  | { readonly type: "chat-cleared" };

export const emptyChat: ChatState = { turns: [], stage: "idle", stageNote: null };

import type { Plan } from "@/commands/plan/plan-types";
import type { ElementMarks } from "@/graph/changes/change-marks";
import type { Source } from "@/knowledge/source";
import type { JsonObject } from "@/lib/json";
import type { AiFailure, Answerer, FinishReason, Usage, WaitPart } from "../port/provider-port";
import type { ExecutionResult } from "../results/execution-result";

export type AiStage =
  | "idle"
  | "loading"
  | "submitted"
  | "streaming"
  | "executing"
  | "processing"
  | "complete"
  | "error";

/** Everything a message tells while it runs. `ai-complete` or `ai-error` is the last. */
export type AiEvent =
  | {
      readonly type: "ai-status-change";
      readonly stage: AiStage;
      readonly previous: AiStage;
      readonly note?: string;
      readonly wait?: WaitPart;
    }
  | {
      readonly type: "ai-turn-start";
      readonly turnNumber: number;
      readonly messageCount: number;
      readonly answerer: Answerer;
    }
  /** Another one than who was asked goes on with this turn. */
  | { readonly type: "ai-answerer"; readonly turnNumber: number; readonly answerer: Answerer }
  | { readonly type: "ai-text-delta"; readonly turnNumber: number; readonly text: string }
  | { readonly type: "ai-tool-call-start"; readonly callId: string; readonly name: string; readonly input: JsonObject }
  | {
      readonly type: "ai-tool-call-end";
      readonly callId: string;
      readonly name: string;
      readonly success: boolean;
      readonly message: string;
      readonly durationMs: number;
      readonly cached?: boolean;
      /** The texts it read, which the answer may name. */
      readonly sources?: readonly Source[];
    }
  | {
      readonly type: "ai-processing-tool-results";
      readonly toolResults: readonly { readonly name: string; readonly success: boolean }[];
    }
  | {
      readonly type: "ai-approval-request";
      readonly callId: string;
      readonly name: string;
      readonly input: JsonObject;
      readonly summary: string;
      /** What the call would add, change and remove. */
      readonly marks: ElementMarks;
    }
  /** The message's plan, each time it changes. */
  | { readonly type: "ai-plan"; readonly plan: Plan }
  | {
      readonly type: "ai-turn-end";
      readonly turnNumber: number;
      readonly finishReason: FinishReason;
      readonly usage?: Usage;
    }
  | { readonly type: "ai-complete"; readonly result: ExecutionResult }
  | { readonly type: "ai-error"; readonly failure: AiFailure; readonly result: ExecutionResult };

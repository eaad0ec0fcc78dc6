import { assertNever } from "@/lib/assert-never";
import type { AiEvent, AiStage } from "./ai-events";

/** The one reducer of `AiStage`. `ai-status-change` itself reports a provider that loads or streams a call. */
export function nextStage(stage: AiStage, event: AiEvent): AiStage {
  switch (event.type) {
    case "ai-status-change":
      return event.stage;
    case "ai-turn-start":
      return event.turnNumber === 1 ? "submitted" : "processing";
    case "ai-text-delta":
      return "streaming";
    case "ai-tool-call-start":
    case "ai-approval-request":
      return "executing";
    case "ai-processing-tool-results":
      return "processing";
    case "ai-answerer":
    case "ai-tool-call-end":
    case "ai-turn-end":
    case "ai-plan":
      return stage;
    case "ai-complete":
      return "complete";
    case "ai-error":
      return "error";
    default:
      return assertNever(event);
  }
}

/** The stages one message went through, in order, without repeats in a row. */
export function stagesOf(events: readonly AiEvent[]): readonly AiStage[] {
  const stages: AiStage[] = [];
  let stage: AiStage = "idle";
  for (const event of events) {
    const next = nextStage(stage, event);
    if (next !== stage) stages.push(next);
    stage = next;
  }
  return stages;
}

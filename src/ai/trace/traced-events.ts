import type { AiEvent } from "../loop/ai-events";

/** How far a command is comes as often as the machine has time for: such notes are no part of what happened. */
export function isTraced(event: AiEvent): boolean {
  return !(event.type === "ai-status-change" && event.stage === "executing" && event.previous === "executing");
}

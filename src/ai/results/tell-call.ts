import type { ToolCall } from "../history/messages";
import type { MessageRun } from "../loop/run-types";
import { textsRead } from "../sources/read-sources";
import type { ToolOutcome } from "./execution-result";

export function tellCallStart(run: MessageRun, { id, name, input }: ToolCall): void {
  run.emit({ type: "ai-tool-call-start", callId: id, name, input });
}

/** The outcome can be looked up by the time the event is heard. */
export function tellCallEnd(run: MessageRun, outcome: ToolOutcome): void {
  const { callId, name, success, message, durationMs, cached } = outcome;
  const sources = textsRead(outcome);
  run.keepOutcome(outcome);
  run.emit({
    type: "ai-tool-call-end",
    callId,
    name,
    success,
    message,
    durationMs,
    ...(cached === true && { cached }),
    ...(sources.length > 0 && { sources }),
  });
}

import { describe, expect, it } from "vitest";
import type { AiEvent, AiStage } from "@/ai/loop/ai-events";
import { nextStage, stagesOf } from "@/ai/loop/ai-stage";
import { refusedResult } from "@/ai/results/refused-result";
import { noMarks } from "@/graph/changes/change-marks";

const result = refusedResult("");
const turn = (turnNumber: number): AiEvent => ({
  type: "ai-turn-start",
  turnNumber,
  messageCount: 1,
  answerer: { model: "m", title: "m at a host" },
});
const start: AiEvent = { type: "ai-tool-call-start", callId: "c", name: "n", input: {} };
const end: AiEvent = { type: "ai-tool-call-end", callId: "c", name: "n", success: true, message: "", durationMs: 0 };
const ask: AiEvent = { type: "ai-approval-request", callId: "c", name: "n", input: {}, summary: "", marks: noMarks };

describe("the stage", () => {
  it.each<[AiStage, AiEvent, AiStage]>([
    ["idle", turn(1), "submitted"],
    ["executing", turn(2), "processing"],
    ["submitted", { type: "ai-text-delta", turnNumber: 1, text: "a" }, "streaming"],
    ["submitted", { type: "ai-status-change", stage: "loading", previous: "submitted" }, "loading"],
    ["streaming", start, "executing"],
    ["executing", ask, "executing"],
    ["executing", end, "executing"],
    ["executing", { type: "ai-processing-tool-results", toolResults: [] }, "processing"],
    ["streaming", { type: "ai-turn-end", turnNumber: 1, finishReason: "stop" }, "streaming"],
    ["streaming", { type: "ai-complete", result }, "complete"],
    ["streaming", { type: "ai-error", failure: { kind: "offline", message: "" }, result }, "error"],
    ["complete", turn(1), "submitted"],
  ])("%s becomes, by an event, what follows: %o", (before, event, after) => {
    expect(nextStage(before, event)).toBe(after);
  });

  it("is listed once for each change", () => {
    const delta: AiEvent = { type: "ai-text-delta", turnNumber: 1, text: "a" };
    expect(stagesOf([turn(1), delta, delta, start, end, turn(2), delta])).toEqual([
      "submitted",
      "streaming",
      "executing",
      "processing",
      "streaming",
    ]);
  });
});

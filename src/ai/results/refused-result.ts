import type { ExecutionResult } from "./execution-result";

/** For a message that was never sent: nothing ran, nothing is kept. */
export function refusedResult(message: string): ExecutionResult {
  return {
    success: false,
    message,
    llmText: "",
    terminationReason: "aborted",
    rounds: [],
    affectedNodes: [],
    affectedEdges: [],
    usage: { inputTokens: 0, outputTokens: 0 },
    sources: [],
    degraded: [],
    undoStep: null,
  };
}

import type { AiFailure, FailureKind } from "@/ai/port/provider-port";
import type { LibraryProblem, ProblemKind } from "@/providers/webllm/model-library-types";
import { modelProblems } from "@/words/en/dialogs/model-problems";

const kinds: Partial<Record<ProblemKind, FailureKind>> = {
  offline: "offline",
  network: "network",
  "not-found": "not-found",
  "unknown-model": "not-found",
  corrupt: "bad-response",
  "not-downloaded": "not-found",
  unexpected: "unexpected",
};

/** The engine counts before it begins: nothing was written, and a shorter conversation may do. */
export function overflowOf(error: unknown, title: string): AiFailure | undefined {
  if (!(error instanceof Error) || error.name !== "ContextWindowSizeExceededError") return undefined;
  return {
    kind: "overflow",
    message: `The conversation is longer than ${title} can read. Start a new chat, or choose a model with a larger context.`,
    detail: error.message,
  };
}

/** The model wrote nothing for too long: its worker is ended. */
export function silentFailure(title: string, seconds: number, hasBegun: boolean): AiFailure {
  const partial = hasBegun ? " I kept what arrived." : "";
  return {
    kind: hasBegun ? "cut-off" : "unavailable",
    message:
      `${title} wrote nothing for ${seconds} s and was stopped.${partial} Retry: it then loads again. ` +
      "You can set a longer timeout in Settings.",
  };
}

/** A problem of the library as a message's end. */
export function toFailure({ kind, detail }: LibraryProblem): AiFailure {
  return {
    kind: kinds[kind] ?? "unavailable",
    message: modelProblems[kind],
    ...(detail === undefined ? {} : { detail }),
  };
}

import type { ToolDefinition } from "@/commands/registry/command-types";
import type { RefusalReason } from "@/commands/registry/refusal-reason";
import type { ToolCall } from "../history/messages";
import type { ToolOutcome } from "../results/execution-result";

/** The calls of this message before one, of earlier rounds and of its own, and how those that have ended went. */
export interface Earlier {
  readonly before: readonly ToolCall[];
  readonly round: readonly ToolCall[];
  readonly outcomes: readonly ToolOutcome[];
  /** A small model wrote them. */
  readonly isBySmall: boolean;
  /** What the request offered. */
  readonly tools: readonly ToolDefinition[];
}

/** Why a call is not run, in words the model can act on. */
export interface Refusal {
  readonly message: string;
  readonly hint?: string;
  readonly reason?: RefusalReason;
}

/** What a model reads of a call its user did not allow. */
export const deniedRefusal = {
  message: "The user did not allow this call, so nothing was changed.",
  hint: "Do not send it again; tell the user what was not done.",
  reason: { why: "denied" },
} as const;

/** Of a call whose ground never stood still. */
export const changingGraphRefusal = {
  message: "Not run: the user kept changing the graph while this was prepared.",
  hint: "Send the call again.",
} as const;

/** Of a call that the user's message quotes. */
export const quotedRefusal = {
  message: "Not run: the user's message shows this call and does not ask to run it.",
  hint: "Say what it would do. The user runs it by asking for it.",
} as const;

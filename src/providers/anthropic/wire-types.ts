import type { JsonObject } from "@/lib/json";

/** Kept for five minutes by the API: what comes before the mark is read again at a tenth of the price. */
export interface CacheMark {
  readonly cache_control?: { readonly type: "ephemeral" };
}

export interface TextBlock extends CacheMark {
  readonly type: "text";
  readonly text: string;
}

export interface ToolUseBlock extends CacheMark {
  readonly type: "tool_use";
  readonly id: string;
  readonly name: string;
  readonly input: JsonObject;
}

export interface ToolResultBlock extends CacheMark {
  readonly type: "tool_result";
  readonly tool_use_id: string;
  readonly content: string;
  readonly is_error?: true;
}

/** As it came, signature and all. */
export type ThinkingBlock =
  | { readonly type: "thinking"; readonly thinking: string; readonly signature: string }
  | { readonly type: "redacted_thinking"; readonly data: string };

export interface AssistantMessage {
  readonly role: "assistant";
  readonly content: readonly (TextBlock | ThinkingBlock | ToolUseBlock)[];
}

export interface UserMessage {
  readonly role: "user";
  readonly content: readonly (TextBlock | ToolResultBlock)[];
}

export type WireMessage = AssistantMessage | UserMessage;

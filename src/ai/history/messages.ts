import type { RefusalReason } from "@/commands/registry/refusal-reason";
import type { JsonObject, JsonValue } from "@/lib/json";

/** One message: what the user wrote, its rounds so far, the answer once there is one. */
export interface Exchange {
  readonly user: string;
  readonly rounds: readonly Round[];
  readonly answer?: readonly Block[];
  /** What the user had changed by hand or undone before it, as the assistant was told. */
  readonly byHand?: readonly string[];
}

/** One model turn with calls; results[i] answers calls[i]. */
export interface Round {
  readonly blocks: readonly Block[];
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
}

/** Reasoning goes back verbatim to the model that wrote it and to no other. */
export type Block =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "reasoning"; readonly model: string; readonly raw: JsonValue };

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: JsonObject;
  /** Malformed or cut-off arguments as they came: such a call is never run. */
  readonly rawInput?: string;
}

export interface ToolResult {
  readonly callId: string;
  readonly success: boolean;
  /** The JSON the model reads: `{ success, message, data?, affectedNodes?, affectedEdges?, hint? }`, already cut. */
  readonly content: string;
  /** Why the call was refused, for who says it in words of their own. */
  readonly reason?: RefusalReason;
}

/** The text blocks of a turn, joined. */
export function blocksText(blocks: readonly Block[]): string {
  let text = "";
  for (const block of blocks) if (block.type === "text") text += block.text;
  return text;
}

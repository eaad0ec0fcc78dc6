import type { Block } from "@/ai/messages";
import { isJsonObject } from "@/lib/json";
import type { ThinkingBlock } from "./wire-types";

/** How a request asks for thinking: by a number of tokens up to Claude 4.5, by effort from 4.6 on, which refuse each other's form. */
export type ThinkingForm = "off" | "tokens" | "effort";

/** Told by the model's name; an unknown one is asked the older way and may refuse it (`mendRefusal`). */
export function thinkingFormOf(model: string): "tokens" | "effort" {
  const version = /^claude-[a-z]+-(\d+)(?:-(\d{1,2})(?!\d))?/.exec(model);
  if (!version) return "tokens";
  const [major, minor] = [Number(version[1]), Number(version[2] ?? 0)];
  return major > 4 || (major === 4 && minor >= 6) ? "effort" : "tokens";
}

/** The API takes no fewer. */
export const fewestThinkingTokens = 1024;

export function toEffort(tokens: number): "low" | "medium" | "high" {
  if (tokens < 4000) return "low";
  return tokens < 16_000 ? "medium" : "high";
}

/** The thinking this very model wrote, as it came; that of others cannot be read by it. */
export function ownThinking(block: Block, model: string): ThinkingBlock | undefined {
  if (block.type !== "reasoning" || block.model !== model || !isJsonObject(block.raw)) return undefined;
  const { type, thinking, signature, data } = block.raw;
  if (type === "thinking" && typeof thinking === "string" && typeof signature === "string" && signature !== "") {
    return { type, thinking, signature };
  }
  return type === "redacted_thinking" && typeof data === "string" ? { type, data } : undefined;
}

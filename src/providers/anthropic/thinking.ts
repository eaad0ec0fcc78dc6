import type { Block } from "@/ai/history/messages";
import type { ThinkingLevel } from "@/ai/port/thinking-level";
import { isJsonObject } from "@/lib/json";
import type { ThinkingBlock } from "./wire-types";

/**
 * How a request asks for thinking. "model": not at all, it thinks as it does by itself. "tokens": a number of tokens, up to Claude
 * 4.5; "effort" from 4.6 on, which refuse each other's form. "off" and "between-tools" (Sonnet from 5.5 on) where newer models,
 * which think unasked, can be kept from it.
 */
export const thinkingForms = ["model", "off", "between-tools", "tokens", "effort"] as const;
export type ThinkingForm = (typeof thinkingForms)[number];

export interface ThinkingOptions {
  /** "default": by the tokens, where there are any. */
  readonly level: ThinkingLevel;
  readonly tokens: number;
}

const tokensOf: Readonly<Record<ThinkingLevel, number>> = { default: 0, off: 0, low: 2048, medium: 8192, high: 24_576 };

export function toThinkingOptions(level: ThinkingLevel = "default", tokens = 0): ThinkingOptions {
  return { level, tokens: level === "default" ? tokens : tokensOf[level] };
}

/** Told by the model's name; an unknown one is asked the older way and may refuse it (`mendRefusal`). */
export function thinkingFormOf({ level, tokens }: ThinkingOptions, model: string): ThinkingForm {
  const version = versionOf(model);
  const isNew = version >= 4.6;
  if (level === "off") return isNew ? leastForm(model, version) : "model";
  if (tokens === 0) return "model";
  return isNew ? "effort" : "tokens";
}

/** Some think always: these are asked to think little. */
function leastForm(model: string, version: number): ThinkingForm {
  if (/^claude-(fable|mythos)-/.test(model)) return "effort";
  if (version < 5.5) return "off";
  if (/^claude-opus-/.test(model)) return "effort";
  return /^claude-sonnet-/.test(model) ? "between-tools" : "off";
}

/**
 * From Fable 5.1 and the models 5.5 on, thinking is taken back only behind the very conversation it was written in: whatever was
 * sent before it, word for word. https://platform.claude.com/docs/en/build-with-claude/preserved-thinking/prefix-checks
 */
export function bindsThinking(model: string): boolean {
  return versionOf(model) >= (/^claude-(fable|mythos)-/.test(model) ? 5.1 : 5.5);
}

/** 4.5 of "claude-haiku-4-5-20251001"; 0 where the name tells none. */
function versionOf(model: string): number {
  const version = /^claude-[a-z]+-(\d+)(?:-(\d{1,2})(?!\d))?/.exec(model);
  return version ? Number(`${version[1]}.${version[2] ?? 0}`) : 0;
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

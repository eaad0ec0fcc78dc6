import { type Block, blocksText, type Exchange, type Round } from "@/ai/history/messages";
import { leavingObject, leavingText } from "@/lib/text/visible-text";
import type { WireNames } from "../http/wire-names";
import { ownThinking } from "./thinking";
import type { TextBlock, ThinkingBlock, ToolResultBlock, WireMessage } from "./wire-types";

export interface MessageOptions {
  readonly model: string;
  readonly names: WireNames;
  /** False where the API refused what thinking it was sent. */
  readonly withThinking: boolean;
  /** Without tool definitions the API takes no calls and results: they are sent as text. */
  readonly flatten: boolean;
  /** The exchange that is under way needs no end. */
  readonly isRunning: boolean;
}

/**
 * One exchange as the Messages API wants it: calls last in the assistant's message, all their results first in the one user
 * message behind it, no empty text, roles in turn, thinking before the calls as it came.
 */
export function toMessages(exchange: Exchange, options: MessageOptions): readonly WireMessage[] {
  const rounds = exchange.rounds.flatMap((round) => (options.flatten ? flatRound(round) : wireRound(round, options)));
  return [{ role: "user", content: [toText(exchange.user)] }, ...rounds, ...closing(exchange, options)];
}

/** An aborted or failed turn that left no text is closed, so that two user messages never meet. */
function closing(exchange: Exchange, options: MessageOptions): readonly WireMessage[] {
  const answer = exchange.answer ?? [];
  if (blocksText(answer).trim() !== "") return [{ role: "assistant", content: said(answer, options) }];
  return options.isRunning ? [] : [{ role: "assistant", content: [toText("(stopped)")] }];
}

/** Text and own thinking in the order they came. */
function said(blocks: readonly Block[], options: MessageOptions): readonly (TextBlock | ThinkingBlock)[] {
  return blocks.flatMap((block): readonly (TextBlock | ThinkingBlock)[] => {
    if (block.type === "text") return block.text.trim() === "" ? [] : [toText(block.text)];
    const thinking = options.withThinking && !options.flatten ? ownThinking(block, options.model) : undefined;
    return thinking ? [thinking] : [];
  });
}

function wireRound(round: Round, options: MessageOptions): readonly WireMessage[] {
  const { names } = options;
  const uses = round.calls.map((call) => ({
    type: "tool_use" as const,
    id: names.idOf(call.id),
    name: names.nameOf(call.name),
    input: leavingObject(call.input),
  }));
  return [
    { role: "assistant", content: [...said(round.blocks, options), ...uses] },
    { role: "user", content: round.calls.map((call, index) => toResult(round, index, names.idOf(call.id))) },
  ];
}

function toResult(round: Round, index: number, id: string): ToolResultBlock {
  const result = round.results[index];
  const content = leavingText(result?.content.trim() ? result.content : "(empty)");
  return { type: "tool_result", tool_use_id: id, content, ...(result?.success === true ? {} : { is_error: true }) };
}

function flatRound(round: Round): readonly WireMessage[] {
  const calls = round.calls.map((call) => `Called ${call.name} with ${JSON.stringify(leavingObject(call.input))}.`);
  const results = round.calls.map(
    (call, index) => `Result of ${call.name}: ${round.results[index]?.content || "(empty)"}`,
  );
  const text = [blocksText(round.blocks).trim(), ...calls].filter((line) => line !== "").join("\n");
  return [
    { role: "assistant", content: [toText(text)] },
    { role: "user", content: [toText(results.join("\n"))] },
  ];
}

export function toText(text: string): TextBlock {
  return { type: "text", text: text.trim() === "" ? "(empty)" : leavingText(text) };
}

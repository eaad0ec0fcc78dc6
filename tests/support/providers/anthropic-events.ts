import { redactedOf, signatureOf } from "./anthropic-rules";
import type { AnthropicReply } from "./anthropic-server";

export interface AnthropicCall {
  readonly id?: string;
  readonly name: string;
  /** A text is sent as the arguments as it is. */
  readonly input: unknown;
}

export interface AnthropicTurn {
  readonly thinking?: string;
  readonly redacted?: string;
  readonly text?: string;
  readonly calls?: readonly AnthropicCall[];
  readonly stop?: string | null;
  /** Who signs the thinking. */
  readonly model?: string;
  readonly usage?: object;
}

/** A model's turn as the real API streams it: a ping early on, each block in a start, several deltas and a stop. */
export function anthropicReply(turn: AnthropicTurn, more: Partial<AnthropicReply> = {}): AnthropicReply {
  return { events: anthropicEvents(turn), ...more };
}

export function anthropicEvents(turn: AnthropicTurn): readonly object[] {
  const calls = turn.calls ?? [];
  const usual = calls.length > 0 ? "tool_use" : "end_turn";
  const blocks = [
    ...(turn.thinking === undefined ? [] : [thinkingBlock(turn.model ?? "test-model", turn.thinking)]),
    ...(turn.redacted === undefined ? [] : [redactedBlock(turn.model ?? "test-model", turn.redacted)]),
    ...(turn.text === undefined ? [] : [textBlock(turn.text)]),
    ...calls.map(callBlock),
  ];
  return [
    messageStart(turn.model, turn.usage),
    { type: "ping" },
    ...blocks.flatMap(({ start, deltas }, index) => [
      { type: "content_block_start", index, content_block: start },
      ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ]),
    ...messageEnd(turn.stop === undefined ? usual : turn.stop),
  ];
}

export function messageStart(model = "test-model", usage: object = { input_tokens: 100 }): object {
  const message = { id: "msg_1", type: "message", role: "assistant", model, content: [], stop_reason: null };
  return { type: "message_start", message: { ...message, usage: { output_tokens: 1, ...usage } } };
}

export function messageEnd(stop: string | null): readonly object[] {
  return [
    { type: "message_delta", delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 20 } },
    { type: "message_stop" },
  ];
}

interface StreamedBlock {
  readonly start: object;
  readonly deltas: readonly object[];
}

function textBlock(text: string): StreamedBlock {
  const words = text.match(/\s*\S+\s*/g) ?? [text];
  return { start: { type: "text", text: "" }, deltas: words.map((word) => ({ type: "text_delta", text: word })) };
}

function thinkingBlock(model: string, thinking: string): StreamedBlock {
  const pieces = thinking.match(/[\s\S]{1,6}/g) ?? [];
  return {
    start: { type: "thinking", thinking: "", signature: "" },
    deltas: [
      ...pieces.map((piece) => ({ type: "thinking_delta", thinking: piece })),
      { type: "signature_delta", signature: signatureOf(model, thinking) },
    ],
  };
}

function redactedBlock(model: string, note: string): StreamedBlock {
  return { start: { type: "redacted_thinking", data: redactedOf(model, note) }, deltas: [] };
}

let count = 0;

function callBlock(call: AnthropicCall): StreamedBlock {
  const text = typeof call.input === "string" ? call.input : JSON.stringify(call.input ?? null);
  const pieces = text.match(/[\s\S]{1,7}/g) ?? [];
  count += 1;
  return {
    start: { type: "tool_use", id: call.id ?? `toolu_${count}`, name: call.name, input: {} },
    // The first delta of the real API is empty.
    deltas: ["", ...pieces].map((piece) => ({ type: "input_json_delta", partial_json: piece })),
  };
}

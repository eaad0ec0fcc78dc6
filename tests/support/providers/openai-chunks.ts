import type { ServerReply } from "./openai-server";

export interface WireCall {
  readonly id?: string;
  readonly name: string;
  readonly input: unknown;
}

export interface WireTurn {
  readonly text?: string;
  readonly calls?: readonly WireCall[];
  readonly finish?: string | null;
}

/** A chunk as the API sends it. */
export function chunk(delta: object, finish: string | null = null): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: "test-model",
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
}

/** A model's turn as the real API streams it: role first, text in words, each call's arguments in small pieces, usage last. */
export function reply(turn: WireTurn, more: Partial<ServerReply> = {}): ServerReply {
  const calls = turn.calls ?? [];
  const usual = calls.length > 0 ? "tool_calls" : "stop";
  const finish = turn.finish === undefined ? usual : turn.finish;
  return {
    events: [
      chunk({ role: "assistant", content: calls.length > 0 ? null : "" }),
      ...(turn.text?.match(/\s*\S+\s*/g) ?? []).map((content) => chunk({ content })),
      ...calls.flatMap(callChunks),
      chunk({}, finish),
      { ...chunk({}), choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } },
    ],
    ...more,
  };
}

function callChunks(call: WireCall, index: number): object[] {
  const text = typeof call.input === "string" ? call.input : JSON.stringify(call.input);
  const pieces = text.match(/[\s\S]{1,7}/g) ?? [""];
  const id = call.id ?? `call_${index}_${call.name}`;
  return [
    chunk({ tool_calls: [{ index, id, type: "function", function: { name: call.name, arguments: "" } }] }),
    ...pieces.map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ];
}

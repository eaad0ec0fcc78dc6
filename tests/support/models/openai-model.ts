import type { FailureKind, FinishReason } from "@/ai/port/provider-port";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import type { LModel, NeutralCall, NeutralTurn } from "../l-cases";
import { playTurns } from "../play-turns";
import { chunk } from "../providers/openai-chunks";
import { type ServerReply, startOpenAiServer } from "../providers/openai-server";

const finishWords: Readonly<Record<FinishReason, string | null>> = {
  stop: "stop",
  "tool-calls": "tool_calls",
  length: "length",
  "content-filter": "content_filter",
  none: null,
};

/** How the API says it; what it cannot say in a status is a broken connection. */
const statuses: Partial<Record<FailureKind, number>> = {
  auth: 401,
  "not-found": 404,
  "rate-limit": 429,
  overloaded: 500,
  overflow: 413,
};

/** The turns over real HTTP, from a server that refuses any malformed history. */
export async function openAiModel(turns: readonly NeutralTurn[]): Promise<LModel> {
  const server = await startOpenAiServer([]);
  return playTurns({
    turns,
    provider: createOpenAiProvider({ baseUrl: server.baseUrl, model: "test-model" }),
    prepare: (turn, released) => server.answerNext(toReply(turn, released)),
    refusals: server.refusals,
    who: "API",
    close: server.close,
  });
}

function toReply(turn: NeutralTurn, released: Promise<void>): ServerReply {
  const text = turn.text === undefined ? [] : [chunk({ content: turn.text })];
  const calls = (turn.calls ?? []).map((call, index) => chunk({ tool_calls: [toWireCall(call, index)] }));
  if (turn.failure !== undefined) return toFailedReply([...text, ...calls], turn.failure);
  const usual = calls.length > 0 ? "tool_calls" : "stop";
  const finish = turn.finish === undefined ? usual : finishWords[turn.finish];
  const events = [...text, ...calls, chunk({}, finish)];
  if (!turn.hold) return { events };
  return { events, holdBefore: { event: events.length - 1, until: released } };
}

function toFailedReply(events: readonly object[], failure: FailureKind): ServerReply {
  const error = { message: `The server failed: ${failure}`, type: "server_error" };
  if (events.length > 0) return { events: [...events, { error }] };
  return { status: statuses[failure] ?? 400, body: JSON.stringify({ error }), headers: { "retry-after": "999" } };
}

function toWireCall(call: NeutralCall, index: number): object {
  const text = call.rawInput ?? (call.input === "" ? "" : JSON.stringify(call.input ?? null));
  return {
    index,
    ...(call.id === undefined ? {} : { id: call.id }),
    type: "function",
    function: { name: call.name, arguments: text },
  };
}

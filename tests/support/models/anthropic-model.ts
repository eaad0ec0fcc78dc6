import type { FailureKind, FinishReason } from "@/ai/port/provider-port";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import type { LModel, NeutralTurn } from "../l-cases";
import { playTurns } from "../play-turns";
import { anthropicEvents } from "../providers/anthropic-events";
import { type AnthropicReply, startAnthropicServer } from "../providers/anthropic-server";

const stopReasons: Readonly<Record<FinishReason, string | null>> = {
  stop: "end_turn",
  "tool-calls": "tool_use",
  length: "max_tokens",
  "content-filter": "refusal",
  none: null,
};

/** How the API says it. */
const errors: Partial<Record<FailureKind, readonly [number, string]>> = {
  auth: [401, "authentication_error"],
  "not-found": [404, "not_found_error"],
  "rate-limit": [429, "rate_limit_error"],
  overloaded: [529, "overloaded_error"],
  overflow: [413, "request_too_large"],
};

/** The turns over real HTTP, from a server that refuses any malformed history. */
export async function anthropicModel(turns: readonly NeutralTurn[]): Promise<LModel> {
  const server = await startAnthropicServer([]);
  return playTurns({
    turns,
    provider: createAnthropicProvider({ baseUrl: server.baseUrl, model: "test-model" }),
    prepare: (turn, released) => server.answerNext(toReply(turn, released)),
    refusals: server.refusals,
    who: "API",
    close: server.close,
  });
}

function toReply(turn: NeutralTurn, released: Promise<void>): AnthropicReply {
  const calls = (turn.calls ?? []).map(({ id, name, input, rawInput }) => ({
    name,
    input: rawInput ?? input,
    ...(id === undefined ? {} : { id }),
  }));
  const events = anthropicEvents({
    calls,
    ...(turn.text === undefined ? {} : { text: turn.text }),
    ...(turn.finish === undefined ? {} : { stop: stopReasons[turn.finish] }),
  });
  if (turn.failure !== undefined) return toFailedReply(turn, events, turn.failure);
  // Held before the events that end the message; with nothing to say, before any.
  const isMute = turn.text === undefined && calls.length === 0;
  if (turn.hold) return { events, holdBefore: { event: isMute ? 0 : events.length - 2, until: released } };
  return { events };
}

function toFailedReply(turn: NeutralTurn, events: readonly object[], failure: FailureKind): AnthropicReply {
  const [status, type] = errors[failure] ?? [400, "invalid_request_error"];
  const error = { type: "error", error: { type, message: `The server failed: ${failure}` } };
  if (turn.text !== undefined || turn.calls !== undefined) return { events: [...events.slice(0, -2), error] };
  return { status, body: JSON.stringify(error), headers: { "retry-after": "999" } };
}

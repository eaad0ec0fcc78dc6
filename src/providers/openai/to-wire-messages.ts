import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { toStateText } from "@/ai/context/prompt";
import { type Block, blocksText, type Exchange, type Round } from "@/ai/history/messages";
import type { ProviderCapabilities, ProviderRequest } from "@/ai/port/provider-port";
import { leavingObject, leavingText } from "@/lib/text/visible-text";
import { wireName } from "../http/wire-names";
import type { EndpointFlags } from "./endpoint-kinds";
import { callExtraOf, ownReasoning, reasoningFieldsOf } from "./reasoning-fields";

export interface WireOptions {
  readonly model: string;
  readonly capabilities: ProviderCapabilities;
  readonly flags: Pick<EndpointFlags, "reasoningFiller" | "callExtras" | "nineCharacterIds">;
}

/**
 * History as OpenAI's chat completions want it: one system message first, the same for a whole conversation; each call answered
 * by a `tool` message right behind the message that made it; no empty content; no two user messages in a row. A pure function of
 * the request. With nothing to call, on endpoints without `tool_choice: none`, tool turns are flattened to text.
 */
export function toWireMessages(request: ProviderRequest, options: WireOptions): ChatCompletionMessageParam[] {
  const flatten = request.tools.length === 0 && !options.capabilities.toolChoiceNone;
  const messages = request.history.flatMap((exchange, index) => {
    const isRunning = index === request.history.length - 1;
    return toMessages(exchange, { ...options, flatten, isRunning });
  });
  const withContext = withState(mergeNeighbours(messages), toStateText(request));
  return request.instructions === ""
    ? withContext
    : [{ role: "system", content: request.instructions }, ...withContext];
}

/**
 * What changes with each request ends the newest message, so that all before it is the same as last time and is read from the
 * server's cache. Behind results it ends the last of them: a user message there is refused by some servers and makes reasoning
 * models drop what they thought in earlier rounds.
 */
function withState(messages: readonly ChatCompletionMessageParam[], state: string): ChatCompletionMessageParam[] {
  const last = messages.at(-1);
  if (last?.role !== "user" && last?.role !== "tool") return [...messages, { role: "user", content: state }];
  return [...messages.slice(0, -1), { ...last, content: `${String(last.content)}\n\n${state}` }];
}

interface ExchangeOptions extends WireOptions {
  readonly flatten: boolean;
  readonly isRunning: boolean;
}

function toMessages(exchange: Exchange, options: ExchangeOptions): ChatCompletionMessageParam[] {
  const rounds = exchange.rounds.flatMap((round) => (options.flatten ? flatRound(round) : wireRound(round, options)));
  return [{ role: "user", content: filled(exchange.user) }, ...rounds, ...closing(exchange, options)];
}

/** An aborted or failed turn that left no text is closed, so that a tool result is never followed by a user message. */
function closing(exchange: Exchange, options: ExchangeOptions): ChatCompletionMessageParam[] {
  const answer = blocksText(exchange.answer ?? []);
  if (answer.trim() !== "") {
    const thoughts = exchange.rounds.length > 0 ? thoughtsOf(exchange.answer ?? [], options) : {};
    return [{ role: "assistant", content: leavingText(answer), ...thoughts }];
  }
  if (options.isRunning || exchange.rounds.length === 0) return [];
  return [{ role: "assistant", content: "(stopped)" }];
}

function wireRound(round: Round, options: ExchangeOptions): ChatCompletionMessageParam[] {
  const text = leavingText(blocksText(round.blocks));
  const empty = options.capabilities.contentNull ? null : "";
  const { model, flags } = options;
  const own = ownReasoning(round.blocks, model);
  const idOf = (id: string): string => (flags.nineCharacterIds ? toNineCharacters(id) : id);
  return [
    {
      role: "assistant",
      content: text === "" ? empty : text,
      tool_calls: round.calls.map((call, place) => ({
        id: idOf(call.id),
        type: "function",
        function: { name: wireName(call.name), arguments: JSON.stringify(leavingObject(call.input)) },
        ...(flags.callExtras ? callExtraOf(own, place, model) : {}),
      })),
      ...thoughtsOf(round.blocks, options),
    },
    ...round.calls.map((call, index): ChatCompletionMessageParam => {
      const result = round.results[index];
      return { role: "tool", tool_call_id: idOf(call.id), content: leavingText(result?.content || "(empty)") };
    }),
  ];
}

function flatRound(round: Round): ChatCompletionMessageParam[] {
  const calls = round.calls.map((call) => `Called ${call.name} with ${JSON.stringify(leavingObject(call.input))}.`);
  const results = round.calls.map(
    (call, index) => `Result of ${call.name}: ${round.results[index]?.content || "(empty)"}`,
  );
  const said = [blocksText(round.blocks), ...calls].filter((line) => line !== "").join("\n");
  return [
    { role: "assistant", content: leavingText(said) },
    { role: "user", content: leavingText(results.join("\n")) },
  ];
}

/** The endpoint's own reasoning fields, back to the model that wrote them and to no other. */
function thoughtsOf(blocks: readonly Block[], { model, capabilities, flags }: ExchangeOptions): object {
  return capabilities.reasoningBack ? reasoningFieldsOf(ownReasoning(blocks, model), flags.reasoningFiller) : {};
}

function mergeNeighbours(messages: readonly ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  const merged: ChatCompletionMessageParam[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role === "user" && message.role === "user") {
      merged[merged.length - 1] = { role: "user", content: `${String(last.content)}\n\n${String(message.content)}` };
    } else merged.push(message);
  }
  return merged;
}

function filled(text: string): string {
  return text.trim() === "" ? "(empty)" : leavingText(text);
}

const digits = 36;
const length = 9;

/** An id of nine letters and digits for any id, always the same one; ids that are such stay as they are. */
function toNineCharacters(id: string): string {
  return /^[a-zA-Z0-9]{9}$/.test(id) ? id : hash(id).toString(digits).padStart(length, "0").slice(-length);
}

/** 53 bits, of two multiplicative hashes: two ids of a conversation do not meet. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 2 ** 21 * (low >>> 0) + (high >>> 11);
}

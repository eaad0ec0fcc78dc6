import * as z from "zod/mini";
import type { Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { JsonObject } from "@/lib/json";
import { createWireNames } from "../http/wire-names";
import { bindsThinking, fewestThinkingTokens, ownThinking, thinkingForms, toEffort } from "./thinking";
import { toMessages, toText } from "./to-messages";
import type { CacheMark, TextBlock, WireMessage } from "./wire-types";

const shapeSchema = z.object({
  thinking: z.enum(thinkingForms),
  /** Earlier thinking goes back. */
  withThinking: z.boolean(),
  /** Of the answer; thinking counts too. */
  maxTokens: z.int().check(z.minimum(1)),
});
/** What a model may refuse, and is then asked without. */
export type BodyShape = Readonly<z.output<typeof shapeSchema>>;

export const readShape = (raw: unknown): BodyShape | undefined => z.safeParse(shapeSchema, raw).data;

export interface BodyOptions {
  readonly model: string;
  readonly maxTools: number;
  /** Of thinking, where it is asked for. */
  readonly thinkingTokens: number;
  /** The states of the graph behind the running message and each round's results; the last is that of now. */
  readonly states: readonly (string | undefined)[];
}

const mark = { cache_control: { type: "ephemeral" } } as const;

/**
 * The body of one request. What stays the same comes first and is marked for the API's cache: definitions, lasting instructions,
 * finished exchanges, results so far. What changes with each request, the graph's state among it, ends the last user message.
 */
export function toBody(request: ProviderRequest, shape: BodyShape, options: BodyOptions): JsonObject {
  const tools = request.tools.slice(0, options.maxTools).map((tool) => ({
    name: tool.name,
    description: tool.description,
    input_schema: { ...tool.parameters },
  }));
  const body = {
    model: options.model,
    max_tokens: shape.maxTokens,
    stream: true,
    ...(request.instructions === "" ? {} : { system: [{ ...toText(request.instructions), ...mark }] }),
    ...(tools.length === 0 ? {} : { tools: markLast(tools), tool_choice: { type: request.toolChoice } }),
    ...thinkingOf(request, shape, options),
    messages: allMessages(request, shape, options),
  };
  return JSON.parse(JSON.stringify(body));
}

function allMessages(request: ProviderRequest, shape: BodyShape, options: BodyOptions): readonly WireMessage[] {
  const { history, tools } = request;
  const { model } = options;
  const isBound = bindsThinking(model);
  // Thinking that is bound to a state nobody remembers, or to that of a finished message, which is gone, would be refused.
  const isWhole = !isBound || options.states.every((state) => state !== undefined);
  const common = { model, names: createWireNames(history), flatten: tools.length === 0 };
  const finished = history
    .slice(0, -1)
    .flatMap((exchange) =>
      toMessages(exchange, { ...common, withThinking: shape.withThinking && !isBound, isRunning: false }),
    );
  const running = history
    .slice(-1)
    .flatMap((exchange) =>
      toMessages(exchange, { ...common, withThinking: shape.withThinking && isWhole, isRunning: true }),
    );
  const states = options.states.map((state) => (state === undefined ? undefined : toText(state)));
  return [...markEnd(finished), ...(isBound ? withAllStates(running, states) : withState(running, states.at(-1)))];
}

/** The state behind the newest message's own blocks; of these, results are marked, for the next round sends them again. */
function withState(messages: readonly WireMessage[], state: TextBlock | undefined): readonly WireMessage[] {
  if (state === undefined) return messages;
  const last = messages.at(-1);
  if (last?.role !== "user") return [...messages, { role: "user", content: [state] }];
  const content = messages.length > 1 ? markLast(last.content) : last.content;
  return [...messages.slice(0, -1), { role: "user", content: [...content, state] }];
}

/** Each state where it was sent first; the newest is marked, for all of it will be sent again. */
function withAllStates(
  messages: readonly WireMessage[],
  states: readonly (TextBlock | undefined)[],
): readonly WireMessage[] {
  let place = 0;
  return messages.map((message, index) => {
    if (message.role !== "user") return message;
    const state = states[place];
    place += 1;
    const content = state === undefined ? message.content : [...message.content, state];
    return { role: "user", content: index === messages.length - 1 ? markLast(content) : content };
  });
}

function markEnd(messages: readonly WireMessage[]): readonly WireMessage[] {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return messages;
  // Thinking cannot be marked; a closed exchange always holds a text.
  const place = last.content.findLastIndex(({ type }) => type === "text");
  const content = last.content.map((block, index) =>
    index === place && block.type === "text" ? { ...block, ...mark } : block,
  );
  return [...messages.slice(0, -1), { role: "assistant", content }];
}

function markLast<Item extends object>(items: readonly Item[]): readonly (Item & CacheMark)[] {
  return items.map((item, index) => (index === items.length - 1 ? { ...item, ...mark } : item));
}

function thinkingOf(request: ProviderRequest, shape: BodyShape, options: BodyOptions): JsonObject {
  switch (shape.thinking) {
    case "model":
      return {};
    case "off":
      return { thinking: { type: "disabled" } };
    case "between-tools":
      return { thinking: { type: "between_tools" } };
    case "effort":
      return { thinking: { type: "adaptive" }, output_config: { effort: toEffort(options.thinkingTokens) } };
    case "tokens":
      return withinBudget(request, shape, options);
  }
}

/** The budget must be smaller than the answer's limit; where there is no room for the fewest, nothing is thought. */
function withinBudget(request: ProviderRequest, shape: BodyShape, options: BodyOptions): JsonObject {
  const hasRoom = shape.maxTokens > fewestThinkingTokens;
  if (!hasRoom || !beginsWithThinking(request.history.at(-1), shape, options.model)) return {};
  const budget = Math.max(fewestThinkingTokens, Math.min(options.thinkingTokens, shape.maxTokens - 1024));
  return { thinking: { type: "enabled", budget_tokens: budget } };
}

/**
 * Asked to think within a budget, the API wants the running message's calls to have begun with thinking. Calls made by another
 * model have not, and their message is answered without.
 */
function beginsWithThinking(running: Exchange | undefined, shape: BodyShape, model: string): boolean {
  const rounds = running?.rounds ?? [];
  return rounds.every(({ blocks: [first] }) => shape.withThinking && first !== undefined && ownThinking(first, model));
}

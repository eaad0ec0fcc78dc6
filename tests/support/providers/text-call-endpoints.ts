import type { Provider } from "@/ai/port/provider-port";
import { toCallText } from "@/ai/small-prompt/reply-form";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { createOpenAiProvider, type OpenAiProviderOptions } from "@/providers/openai/openai-provider";
import { route } from "@/providers/routing/route";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import { anthropicReply, messageEnd, messageStart } from "./anthropic-events";
import { startAnthropicServer } from "./anthropic-server";
import { createFakeEngine, fakeRecord } from "./fake-engine";
import { chunk, reply } from "./openai-chunks";
import { type ServerReply, startOpenAiServer } from "./openai-server";

/** What a scripted model does in one turn: writes a text, in pieces of that many characters, or calls as its API has it. */
export type ModelTurn =
  | { readonly text: string; readonly size: number }
  | { readonly call: { readonly name: string; readonly input: Readonly<Record<string, string>> } };

export interface TextCallEndpoint {
  /** A provider whose next requests are answered so. */
  answer(turns: readonly ModelTurn[]): Provider;
  /** What its server refused of what it was sent. */
  readonly refusals: readonly string[];
  close(): Promise<void>;
}

const piecesOf = (text: string, size: number): readonly string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${size}}`, "gu")) ?? [];

function openAiReply(turn: ModelTurn): ServerReply {
  if ("call" in turn) return reply({ calls: [turn.call] });
  return { events: [...piecesOf(turn.text, turn.size).map((content) => chunk({ content })), chunk({}, "stop")] };
}

async function openAi(
  options: Omit<OpenAiProviderOptions, "baseUrl" | "model">,
  wrap: (provider: Provider) => Provider = (provider) => provider,
): Promise<TextCallEndpoint> {
  const server = await startOpenAiServer([]);
  return {
    answer(turns) {
      server.answerNext(...turns.map(openAiReply));
      return wrap(createOpenAiProvider({ baseUrl: server.baseUrl, model: "test-model", ...options }));
    },
    refusals: server.refusals,
    close: server.close,
  };
}

/** A short prompt's model knows no other form for its calls. */
function inShortForm(turn: ModelTurn): ModelTurn {
  return "call" in turn ? { text: toCallText(turn.call.name, { ...turn.call.input }), size: 3 } : turn;
}

async function shortPrompt(options: Omit<OpenAiProviderOptions, "baseUrl" | "model">): Promise<TextCallEndpoint> {
  const endpoint = await openAi({ ...options, facts: { contextTokens: 8000 } });
  return { ...endpoint, answer: (turns) => endpoint.answer(turns.map(inShortForm)) };
}

async function anthropic(): Promise<TextCallEndpoint> {
  const server = await startAnthropicServer([]);
  return {
    answer(turns) {
      server.answerNext(
        ...turns.map((turn) =>
          "call" in turn ? anthropicReply({ calls: [turn.call] }) : { events: textEvents(turn) },
        ),
      );
      return createAnthropicProvider({ baseUrl: server.baseUrl, model: "test-model" });
    },
    refusals: server.refusals,
    close: server.close,
  };
}

function textEvents({ text, size }: Extract<ModelTurn, { text: string }>): readonly object[] {
  return [
    messageStart("test-model"),
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ...piecesOf(text, size).map((piece) => ({
      type: "content_block_delta",
      index: 0,
      delta: { type: "text_delta", text: piece },
    })),
    { type: "content_block_stop", index: 0 },
    ...messageEnd("end_turn"),
  ];
}

function webllm(): TextCallEndpoint {
  const engine = createFakeEngine();
  return {
    answer(turns) {
      const replies = turns.map(inShortForm).map((turn) => ({ text: "text" in turn ? turn.text : "" }));
      const own = createFakeEngine(replies);
      return createWebLlmProvider({ record: fakeRecord, host: own.host });
    },
    refusals: engine.refusals,
    close: () => Promise.resolve(),
  };
}

const room = { facts: { contextTokens: 32_768 } };
const nobody = { fallback: [], results: null, first: null };

/** Every kind of endpoint whose text is searched for calls. */
export const textCallEndpoints: Readonly<Record<string, () => Promise<TextCallEndpoint>>> = {
  vllm: () => openAi({ kind: "vllm", ...room }),
  ollama: () => openAi({ kind: "ollama", ...room }),
  "lm-studio": () => openAi({ kind: "lm-studio", ...room }),
  "llama-cpp": () => openAi({ kind: "llama-cpp", ...room }),
  "an unknown host": () => openAi({ kind: "other" }),
  "a local server of Anthropic's API": anthropic,
  "vllm with the short prompt": () => shortPrompt({ kind: "vllm" }),
  "ollama with the short prompt": () => shortPrompt({ kind: "ollama" }),
  "lm-studio with the short prompt": () => shortPrompt({ kind: "lm-studio" }),
  "llama-cpp with the short prompt": () => shortPrompt({ kind: "llama-cpp" }),
  "a model in the browser": () => Promise.resolve(webllm()),
  "a route for results": () =>
    openAi({ kind: "vllm", ...room }, (model) => route(model, { ...nobody, results: model })),
  "a fallback order": () =>
    openAi({ kind: "vllm", ...room }, (model) => route(model, { ...nobody, fallback: [model] })),
};

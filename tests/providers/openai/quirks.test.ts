import { describe, expect, it } from "vitest";
import type { AiOptions } from "@/ai/options/ai-options";
import type { EndpointKind } from "@/ai/port/endpoint-kind";
import type { ExecutionResult } from "@/ai/results/execution-result";
import type { EndpointFlags } from "@/providers/openai/endpoint-kinds";
import { createOpenAiProvider, type OpenAiProviderOptions } from "@/providers/openai/openai-provider";
import { startConversation, type TestConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import {
  deepseekThoughts,
  geminiSignatures,
  groqNone,
  mistralExtra,
  mistralIds,
  ollamaContent,
  openAiLimit,
  openRouterThoughts,
} from "../../support/providers/endpoint-rules";
import { chunk, reply } from "../../support/providers/openai-chunks";
import {
  type OpenAiServer,
  type ServerOptions,
  type ServerReply,
  startOpenAiServer,
} from "../../support/providers/openai-server";

const closing = closedAfterEach();

const find = { name: "findNodes", input: { selector: "type == 'cat'" } };
const findText = JSON.stringify(find.input);
const done = reply({ text: "There are 8 cats." });
const called = reply({ calls: [find] });

interface Quirk {
  readonly flag: keyof EndpointFlags;
  readonly title: string;
  readonly kind: EndpointKind;
  readonly model?: string;
  /** The flag as OpenAI's own API has it. */
  readonly off: Partial<EndpointFlags>;
  readonly replies: readonly ServerReply[];
  readonly refuses?: ServerOptions["refuses"];
  readonly options?: Partial<AiOptions>;
  /** Sent before, answered by another model. */
  readonly before?: boolean;
  readonly facts?: OpenAiProviderOptions["facts"];
  readonly limit?: number;
  works(seen: Seen): boolean;
}

interface Seen {
  readonly result: ExecutionResult;
  readonly server: OpenAiServer;
  readonly shown: string;
}

const isAnswered = ({ result }: Seen) => result.success && result.message === "There are 8 cats.";
const hasFound = (seen: Seen) =>
  isAnswered(seen) &&
  seen.result.rounds.some(({ toolResults }) =>
    toolResults.some(({ name, success }) => name === "findNodes" && success),
  );

/** https://github.com/open-webui/computer/issues/224: no index, arguments in two pieces, then "stop". */
const geminiStream: ServerReply = {
  events: [
    chunk({
      role: "assistant",
      tool_calls: [
        { function: { name: "queryGraph", arguments: '{"query":"nodeCount"}' }, id: "fc-1", type: "function" },
      ],
    }),
    chunk({ tool_calls: [{ function: { name: "findNodes", arguments: findText }, id: "fc-2", type: "function" }] }),
    chunk({ role: "assistant" }, "stop"),
  ],
};

/** https://github.com/THU-MAIC/OpenMAIC/issues/1556 */
const signed: ServerReply = {
  events: [
    chunk({
      role: "assistant",
      tool_calls: [
        {
          extra_content: { google: { thought_signature: "c2lnbmVk" } },
          function: { arguments: findText, name: "findNodes" },
          id: "call_297140",
          type: "function",
        },
      ],
    }),
    chunk({}, "stop"),
  ],
};

/** https://github.com/BerriAI/litellm/issues/16272 */
const magistral: ServerReply = {
  events: [
    chunk({ role: "assistant", content: "" }),
    chunk({ content: [{ type: "thinking", thinking: [{ type: "text", text: "Eight, I think." }] }] }),
    chunk({ content: [{ type: "text", text: "There are 8 cats." }] }),
    chunk({ content: "" }, "stop"),
  ],
};

/** How Groq refuses what the model wrote as a call. */
function toolUseFailed(failed_generation: string, more: object = {}): object {
  const message = "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.";
  return { error: { message, type: "invalid_request_error", code: "tool_use_failed", failed_generation, ...more } };
}

function refused(status: number, body: object): ServerReply {
  return { status, body: JSON.stringify(body) };
}

/** https://github.com/huggingface/smolagents/issues/1119, of this graph's commands. */
const failedCall = refused(400, toolUseFailed(`findNodes${findText}</function>`));

/** https://github.com/anomalyco/opencode/issues/1018: the same in mid-stream. */
const failedLate: ServerReply = {
  events: [
    chunk({ role: "assistant" }),
    toolUseFailed(`<function=findNodes>${findText}</function>`, { status_code: 400 }),
  ],
};

/** https://github.com/ggml-org/llama.cpp/pull/9056 */
const loading = refused(503, { error: { code: 503, message: "Loading model", type: "unavailable_error" } });

const quirks: readonly Quirk[] = [
  {
    flag: "looseIndexes",
    title: "calls without an index",
    kind: "gemini",
    model: "gemini-2.5-flash",
    off: { looseIndexes: false },
    replies: [geminiStream, done],
    works: hasFound,
  },
  {
    flag: "reasoningBack",
    title: "calls without the thoughts that led to them are refused",
    kind: "deepseek",
    off: { reasoningBack: false },
    replies: [
      {
        events: [
          chunk({ reasoning_content: "Cats, " }),
          chunk({ reasoning_content: "then." }),
          ...(called.events ?? []),
        ],
      },
      done,
    ],
    refuses: deepseekThoughts,
    works: (seen) => hasFound(seen) && JSON.stringify(seen.server.requests[1]?.body).includes("Cats, then."),
  },
  {
    flag: "reasoningBack",
    title: "signed thoughts in pieces go back whole",
    kind: "openrouter",
    off: { reasoningBack: false },
    replies: [
      {
        events: [
          chunk({
            reasoning: "Cats, ",
            reasoning_details: [{ type: "reasoning.text", text: "Cats, ", index: 0, format: "google-gemini-v1" }],
          }),
          chunk({ reasoning: "then.", reasoning_details: [{ type: "reasoning.text", text: "then.", index: 0 }] }),
          chunk({ reasoning_details: [{ type: "reasoning.text", index: 0, signature: "sig-1" }] }),
          ...(called.events ?? []),
        ],
      },
      done,
    ],
    refuses: openRouterThoughts,
    works: hasFound,
  },
  {
    flag: "reasoningFiller",
    title: "calls of another model need the field too",
    kind: "deepseek",
    off: { reasoningFiller: null },
    replies: [done],
    refuses: deepseekThoughts,
    before: true,
    works: isAnswered,
  },
  {
    flag: "callExtras",
    title: "the signature beside a call goes back with it",
    kind: "gemini",
    model: "gemini-3-flash",
    off: { callExtras: false },
    replies: [signed, done],
    refuses: geminiSignatures,
    works: (seen) => hasFound(seen) && JSON.stringify(seen.server.requests[1]?.body).includes("c2lnbmVk"),
  },
  {
    flag: "callExtras",
    title: "a call of another model says that it was never signed",
    kind: "gemini",
    model: "gemini-3-flash",
    off: { callExtras: false },
    replies: [done],
    refuses: geminiSignatures,
    before: true,
    works: isAnswered,
  },
  {
    flag: "nineCharacterIds",
    title: "ids are nine letters and digits",
    kind: "mistral",
    off: { nineCharacterIds: false },
    replies: [called, done],
    refuses: mistralIds,
    works: hasFound,
  },
  {
    flag: "contentParts",
    title: "the text is a list with thoughts in it",
    kind: "mistral",
    off: { contentParts: false },
    replies: [magistral],
    works: (seen) => isAnswered(seen) && !seen.shown.includes("Eight, I think."),
  },
  {
    flag: "contentNull",
    title: "no null beside calls",
    kind: "ollama",
    off: { contentNull: true },
    facts: { contextTokens: 32_768 },
    replies: [called, done],
    refuses: ollamaContent,
    works: hasFound,
  },
  {
    flag: "textCalls",
    title: "a call in the text",
    kind: "vllm",
    off: { textCalls: false },
    replies: [reply({ text: `<tool_call>\n{"name": "findNodes", "arguments": ${findText}}\n</tool_call>` }), done],
    works: hasFound,
  },
  {
    flag: "usageOption",
    title: "stream_options are refused, and the refusal costs no request",
    kind: "mistral",
    off: { usageOption: true },
    replies: [done],
    refuses: mistralExtra,
    works: (seen) => isAnswered(seen) && seen.server.requests.length === 1,
  },
  {
    flag: "answerLimit",
    title: "the limit's old name is refused",
    kind: "openai",
    off: { answerLimit: "max_tokens" },
    replies: [done],
    refuses: openAiLimit,
    limit: 500,
    works: isAnswered,
  },
  {
    flag: "answerLimit",
    title: "the limit's new name is refused",
    kind: "mistral",
    off: { answerLimit: "max_completion_tokens" },
    replies: [done],
    refuses: mistralExtra,
    limit: 500,
    works: isAnswered,
  },
  {
    flag: "toolChoiceNone",
    title: "tools are not shown where none may be called",
    kind: "groq",
    off: { toolChoiceNone: true },
    replies: [called, done],
    refuses: groqNone,
    options: { maxToolIterations: 1 },
    works: isAnswered,
  },
  {
    flag: "failedGeneration",
    title: "a call the endpoint could not read is read here",
    kind: "groq",
    off: { failedGeneration: false },
    replies: [failedCall, done],
    works: hasFound,
  },
  {
    flag: "failedGeneration",
    title: "what nobody can read is asked for once more",
    kind: "groq",
    off: { failedGeneration: false },
    replies: [refused(400, toolUseFailed("Tool use failed")), done],
    works: isAnswered,
  },
  {
    flag: "failedGeneration",
    title: "also in the middle of a stream",
    kind: "groq",
    off: { failedGeneration: false },
    replies: [failedLate, done],
    works: hasFound,
  },
  {
    flag: "loadsModel",
    title: "a model that takes its time to load is waited for",
    kind: "llama-cpp",
    off: { loadsModel: false },
    replies: [...Array.from({ length: 6 }, () => loading), done],
    facts: { contextTokens: 32_768 },
    works: isAnswered,
  },
];

async function play(quirk: Quirk, flags: Partial<EndpointFlags>): Promise<Seen> {
  const server = await closing(startOpenAiServer(quirk.replies, quirk.refuses ? { refuses: quirk.refuses } : {}));
  const other = await closing(
    startOpenAiServer([reply({ calls: [{ ...find, id: "toolu_01ESed5hCdyBEf6xWqtpMKwH" }] }), done]),
  );
  const make = (more: Partial<OpenAiProviderOptions>) => {
    const { model = "test-model", kind, limit, facts } = quirk;
    const own = { baseUrl: server.baseUrl, model, kind, flags, loadPollMs: 1, ...(facts ? { facts } : {}) };
    const made = createOpenAiProvider({ ...own, ...more });
    if (limit === undefined) return made;
    return {
      ...made,
      stream: (request, signal) => made.stream({ ...request, maxTokens: limit }, signal),
    } as typeof made;
  };
  let provider = make({ baseUrl: other.baseUrl, kind: "openai", model: "gpt", flags: {} });
  const session: TestConversation = startConversation(() => provider, quirk.options);
  if (quirk.before) await session.controller.execute("find all cats");
  provider = make({});
  const from = session.events.length;
  const result = await session.controller.execute("how many cats?");
  const shown = session.events
    .slice(from)
    .map((event) => (event.type === "ai-text-delta" ? event.text : ""))
    .join("");
  return { result, server, shown };
}

describe("the quirks of endpoints, each by a reply as it was reported", () => {
  for (const quirk of quirks) {
    it(`${quirk.kind}: ${quirk.title} (${quirk.flag}), and without the flag it fails`, async () => {
      const seen = await play(quirk, {});
      expect(seen.server.refusals).toEqual([]);
      expect(quirk.works(seen)).toBe(true);
      expect(quirk.works(await play(quirk, quirk.off))).toBe(false);
    });
  }

  it("has a row for each flag that a reply can show", () => {
    const known: readonly (keyof EndpointFlags)[] = [
      "looseIndexes",
      "reasoningBack",
      "reasoningFiller",
      "callExtras",
      "nineCharacterIds",
      "contentParts",
      "contentNull",
      "textCalls",
      "usageOption",
      "answerLimit",
      "toolChoiceNone",
      "failedGeneration",
      "loadsModel",
    ];
    expect([...new Set(quirks.map(({ flag }) => flag))].sort()).toEqual([...known].sort());
  });
});

describe("for every endpoint", () => {
  it.each([
    ["a list of one, as Gemini's", [{ error: { code: 400, message: "API key not valid." } }], "API key not valid."],
    ["words at the top, as Mistral's", { object: "error", message: "Invalid model: x" }, "Invalid model: x"],
    ["a detail, as FastAPI's", { detail: "Not a chat model" }, "Not a chat model"],
    ["a bare text", { error: "model 'x' not found, try pulling it first" }, "model 'x' not found"],
  ])("tells a refusal in the form of %s in its own words", async (_form, body, words) => {
    const server = await closing(startOpenAiServer([refused(400, body)]));
    const { controller } = startConversation(createOpenAiProvider({ baseUrl: server.baseUrl, model: "x" }));
    expect((await controller.execute("hi")).message).toContain(words);
  });

  it("binds small models to the form of a reply only where the server is known to", async () => {
    const asked = async (kind: EndpointKind) => {
      const server = await closing(startOpenAiServer([done]));
      const facts = { contextTokens: 4096 };
      const provider = createOpenAiProvider({ baseUrl: server.baseUrl, model: "m", kind, facts });
      await startConversation(provider).controller.execute("hi");
      return server.requests[0]?.body["response_format"];
    };
    expect(await asked("ollama")).toMatchObject({ type: "json_schema" });
    expect(await asked("groq")).toBeUndefined();
  });

  it("tells the size of a context that is known over what its kind is known for, and offers less where it is small", () => {
    const capabilities = (options: Partial<OpenAiProviderOptions>) =>
      createOpenAiProvider({ baseUrl: "http://localhost:11434/v1", model: "m", ...options }).capabilities;
    expect(capabilities({})).toMatchObject({ contextTokens: 4096, toolProfile: "compact" });
    expect(capabilities({ facts: { contextTokens: 32_768 } })).toMatchObject({
      contextTokens: 32_768,
      toolProfile: "full",
    });
    expect(capabilities({ facts: { contextTokens: 32_768, takesTools: false } })).toMatchObject({
      toolProfile: "compact",
      textCalls: true,
    });
    expect(capabilities({ baseUrl: "https://openrouter.ai/api/v1" })).toMatchObject({
      contextTokens: 128_000,
      reasoningBack: true,
      textCalls: false,
    });
  });
});

import { describe, expect, it } from "vitest";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Provider, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import { type AnthropicProviderOptions, createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { startConversation } from "../../support/conversation";
import { isLong } from "../../support/long";
import { notesOf } from "../../support/notes-of";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { type AnthropicTurn, anthropicReply, messageEnd, messageStart } from "../../support/providers/anthropic-events";
import {
  type AnthropicReply,
  type AnthropicServerOptions,
  startAnthropicServer,
  toPiece,
} from "../../support/providers/anthropic-server";

const closing = closedAfterEach();

interface Setting {
  readonly server?: AnthropicServerOptions;
  readonly provider?: Partial<AnthropicProviderOptions>;
  readonly options?: Partial<AiOptions>;
}

async function open(replies: readonly AnthropicReply[], setting: Setting = {}) {
  const server = await closing(startAnthropicServer(replies, setting.server));
  const provider = createAnthropicProvider({
    baseUrl: server.baseUrl,
    model: "test-model",
    apiKey: "sk-ant-secret-1234567890",
    ...setting.provider,
  });
  return { server, ...startConversation(provider, setting.options) };
}

function turn(said: AnthropicTurn): AnthropicReply {
  return anthropicReply(said);
}

const find = { name: "findNodes", input: { selector: "type == 'cat'" } };
const count = { name: "queryGraph", input: { query: "nodeCount" } };
const done = turn({ text: "There are 8 cats." });

function blocks(
  body: Readonly<Record<string, unknown>> | undefined,
  place: number,
): readonly Record<string, unknown>[] {
  return at(body, place)["content"] as readonly Record<string, unknown>[];
}

function at(body: Readonly<Record<string, unknown>> | undefined, place: number): Readonly<Record<string, unknown>> {
  const messages = (body?.["messages"] ?? []) as readonly Record<string, unknown>[];
  return messages.at(place) ?? {};
}

function types(list: readonly Record<string, unknown>[]): readonly unknown[] {
  return list.map(({ type }) => type);
}

function refused(status: number, type: string, message: string, headers = {}): AnthropicReply {
  return { status, headers, body: JSON.stringify({ type: "error", error: { type, message }, request_id: "req_1" }) };
}

describe("wire cases of Anthropic's Messages API", () => {
  it("finds and styles in two rounds, and every request is one the API accepts", async () => {
    const { server, controller, document } = await open([
      turn({ text: "Looking.", calls: [find] }),
      turn({ calls: [{ name: "styleNodes", input: { selector: "$last", color: "blue" } }] }),
      turn({ text: "All 8 cats are blue now." }),
      turn({ text: "You asked about cats." }),
    ]);
    const result = await controller.execute("Find all cats and make them blue");
    expect(result).toMatchObject({ success: true, message: "All 8 cats are blue now." });
    expect(result.rounds.map((round) => round.toolsUsed)).toEqual([["findNodes"], ["styleNodes"]]);
    expect(document.styles.effectiveNode("cat3").color).toBe("--g-1");
    expect(document.styles.effectiveNode("h1").color).toBeUndefined();
    expect(result.usage).toMatchObject({ inputTokens: 300, outputTokens: 60 });
    await controller.execute("and what did I ask before?");
    expect(server.requests).toHaveLength(4);
    expect(server.refusals).toEqual([]);
  });

  it("4: keeps the tools with tool_choice none in the forced final answer, and ignores calls that come anyway", async () => {
    const { server, controller } = await open(
      [turn({ calls: [find] }), turn({ text: "8 cats.", calls: [{ ...count, id: "late" }] })],
      { options: { maxToolIterations: 1 } },
    );
    const result = await controller.execute("find all cats");
    expect(result).toMatchObject({ success: true, message: "8 cats.", terminationReason: "max_rounds_reached" });
    expect(server.requests.map(({ body }) => body["tool_choice"])).toEqual([{ type: "auto" }, { type: "none" }]);
    expect(server.requests[1]?.body["tools"]).toEqual(server.requests[0]?.body["tools"]);
    expect(server.refusals).toEqual([]);
  });

  it("4: tells earlier calls as text where no tools are offered at all", async () => {
    const server = await closing(startAnthropicServer([turn({ calls: [find] }), done, done]));
    const provider = createAnthropicProvider({ baseUrl: server.baseUrl, model: "test-model" });
    const { controller } = startConversation(provider);
    await controller.execute("find all cats");
    await controller.execute("thanks", { maxToolIterations: 0 });
    const last = server.requests[2]?.body;
    expect(last).not.toHaveProperty("tools");
    expect(JSON.stringify(last?.["messages"])).toContain("Result of findNodes");
    expect(server.refusals).toEqual([]);
  });

  it("5: joins the pieces of calls that stream in turn, and those without an index", async () => {
    const start = (index: number | undefined, id: string, name: string) => ({
      type: "content_block_start",
      index,
      content_block: { type: "tool_use", id, name, input: {} },
    });
    const piece = (index: number | undefined, partial_json: string) => ({
      type: "content_block_delta",
      index,
      delta: { type: "input_json_delta", partial_json },
    });
    const { server, controller } = await open([
      {
        events: [
          messageStart(),
          start(0, "a", "findNodes"),
          start(1, "b", "queryGraph"),
          piece(0, '{"selector":'),
          piece(1, '{"query":'),
          piece(0, "\"type == 'cat'\"}"),
          piece(1, '"nodeCount"}'),
          ...messageEnd("tool_use"),
        ],
      },
      {
        events: [
          messageStart(),
          start(undefined, "c", "queryGraph"),
          piece(undefined, '{"query":"edge'),
          piece(undefined, 'Count"}'),
          ...messageEnd("tool_use"),
        ],
      },
      done,
    ]);
    const result = await controller.execute("count");
    expect(result.rounds.flatMap((round) => round.toolResults.map(({ input }) => input))).toEqual([
      find.input,
      count.input,
      { query: "edgeCount" },
    ]);
    expect(server.refusals).toEqual([]);
  });

  it("6: gives calls without, with empty and with repeated ids ids of their own", async () => {
    const same = { ...count, id: "toolu_same" };
    const { server, controller } = await open([
      turn({ calls: [same, { ...find, id: "" }] }),
      turn({ calls: [{ ...same, input: { query: "layout" } }] }),
      done,
      turn({ calls: [same] }),
      done,
    ]);
    await controller.execute("count");
    await controller.execute("count again");
    expect(server.requests).toHaveLength(5);
    expect(server.refusals).toEqual([]);
  });

  it("7: runs calls that came with stop_reason end_turn", async () => {
    const { controller } = await open([turn({ calls: [count], stop: "end_turn" }), done]);
    const result = await controller.execute("count");
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: true });
  });

  it.each(["max_tokens", "model_context_window_exceeded", "refusal", null])(
    "7: does not run calls that came with stop_reason %s",
    async (stop) => {
      const { controller, document } = await open([
        turn({ calls: [{ name: "styleNodes", input: { selector: "*", color: "red" } }], stop }),
        done,
      ]);
      await controller.execute("make all red");
      expect(document.layers).toEqual([]);
    },
  );

  it.each(["end_turn", "stop_sequence", "pause_turn"])("7: takes %s for the end of an answer", async (stop) => {
    const { controller } = await open([turn({ text: "Hello.", stop })]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "Hello." });
  });

  it("8: never runs cut-off arguments and asks for the whole call again", async () => {
    const { server, controller } = await open([
      turn({ calls: [{ name: "findNodes", input: '{"selector":"type ==' }] }),
      turn({ calls: [find] }),
      done,
    ]);
    const result = await controller.execute("find cats");
    expect(result.success).toBe(true);
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: false });
    expect(server.refusals).toEqual([]);
  });

  it.each(["", "null", "{}"])("9: takes the arguments %j of a command without parameters as {}", async (input) => {
    const { server, controller } = await open([turn({ calls: [{ name: "listAlgorithms", input }] }), done]);
    const result = await controller.execute("which algorithms?");
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: true, input: {} });
    expect(server.refusals).toEqual([]);
  });

  it("10, 11: results come first in one user message, calls last, and nothing is empty", async () => {
    const { server, controller } = await open([turn({ text: "  \n", calls: [find, count] }), done]);
    await controller.execute("find and count");
    const body = server.requests[1]?.body;
    expect(types(blocks(body, -2))).toEqual(["tool_use", "tool_use"]);
    expect(types(blocks(body, -1))).toEqual(["tool_result", "tool_result", "text"]);
    expect(server.refusals).toEqual([]);
  });

  it("10: marks a failed call as an error", async () => {
    const { server, controller } = await open([turn({ calls: [{ name: "findNode", input: {} }, count] }), done]);
    await controller.execute("find");
    expect(blocks(server.requests[1]?.body, -1).map((block) => block["is_error"])).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it("12: a stopped message leaves roles that alternate", async () => {
    const { server, controller } = await open([{ silent: true }, done]);
    const stopped = controller.execute("first");
    await expect.poll(() => server.requests.length).toBe(1);
    controller.cancel();
    expect(await stopped).toMatchObject({ terminationReason: "aborted", success: false });
    expect(await controller.execute("second")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it("13: sends thinking back verbatim to the model that wrote it and drops it on a switch", async () => {
    const thinks = { thinking: "Hm, cats: äöü 😺.", redacted: "hidden" };
    const server = await closing(
      startAnthropicServer([turn({ ...thinks, text: "Looking.", calls: [find] }), done, done, done]),
    );
    const make = (model: string) => createAnthropicProvider({ baseUrl: server.baseUrl, model });
    let provider = make("test-model");
    const { controller } = startConversation(() => provider);
    await controller.execute("find cats");
    await controller.execute("and now?");
    provider = make("other-model");
    await controller.execute("again");
    const seen = server.requests.map((request) => JSON.stringify(request.body["messages"]));
    expect(types(blocks(server.requests[1]?.body, -2))).toEqual(["thinking", "redacted_thinking", "text", "tool_use"]);
    expect(blocks(server.requests[1]?.body, -2)[0]).toMatchObject({ thinking: "Hm, cats: äöü 😺." });
    expect(seen[2]).toContain("redacted_thinking");
    expect(seen[3]).not.toContain("thinking");
    expect(server.refusals).toEqual([]);
  });

  it("13: keeps no thinking that was cut before its signature", async () => {
    const events = anthropicReply({ thinking: "I was about to", text: "x" }).events ?? [];
    const { server, controller } = await open([{ events: events.slice(0, 5) }, done]);
    expect(await controller.execute("hi")).toMatchObject({ success: false });
    expect(await controller.execute("again")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it("13: asks once more without the thinking that the API refuses", async () => {
    const words = "messages.1.content.0: Invalid `signature` in `thinking` block";
    const { server, controller } = await open([
      turn({ thinking: "Hm.", calls: [find] }),
      refused(400, "invalid_request_error", words),
      done,
    ]);
    expect(await controller.execute("find cats")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(JSON.stringify(server.requests[2]?.body["messages"])).not.toContain("thinking");
  });

  it("17: retries 429, 500 and 529 before the first byte as retry-after says, visibly", async () => {
    const { server, controller, events } = await open([
      refused(429, "rate_limit_error", "This request would exceed your rate limit", { "retry-after": "0" }),
      refused(500, "api_error", "Internal server error", { "retry-after": "0" }),
      refused(529, "overloaded_error", "Overloaded", { "retry-after": "0" }),
      done,
    ]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(server.requests).toHaveLength(4);
    expect(events.filter((event) => event.type === "ai-status-change" && event.note?.includes("529"))).toHaveLength(1);
  });

  it("17: a wait for a retry is stopped at once", async () => {
    const { server, controller } = await open([refused(429, "rate_limit_error", "Slow down", { "retry-after": "30" })]);
    const running = controller.execute("hi");
    await expect.poll(() => server.requests.length).toBe(1);
    controller.cancel();
    expect(await running).toMatchObject({ terminationReason: "aborted" });
  });

  it.each([
    ["as the very first event", 0],
    ["behind the message's start", 2],
  ])("17: retries an error that comes %s of a stream, before anything was shown", async (_where, place) => {
    const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const events = [...(anthropicReply({ text: "x" }).events ?? []).slice(0, place), overloaded];
    const { server, controller, events: output } = await open([{ events }, done]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(server.requests).toHaveLength(2);
    expect(output.filter((event) => event.type === "ai-status-change" && event.note?.includes("529"))).toHaveLength(1);
  });

  it("17: does not retry a refusal that comes as the first event", async () => {
    const refusal = { type: "error", error: { type: "authentication_error", message: "invalid x-api-key" } };
    const { server, controller } = await open([{ events: [refusal] }, done]);
    expect((await controller.execute("hi")).message).toMatch(/refused the API key/);
    expect(server.requests).toHaveLength(1);
  });

  it("18: an error behind the first piece of a call is not retried", async () => {
    const events = (anthropicReply({ calls: [find] }).events ?? []).slice(0, 4);
    const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const { server, controller } = await open([{ events: [...events, overloaded] }, done]);
    expect((await controller.execute("find")).message).toMatch(/overloaded for now \(529\)/);
    expect(server.requests).toHaveLength(1);
  });

  it("18: an error in mid-stream ends the message with its partial text kept and no retry", async () => {
    const events = anthropicReply({ text: "There are eight" }).events ?? [];
    const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const { server, controller } = await open([{ events: [...events.slice(0, -3), overloaded] }, done]);
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error", llmText: "There are eight" });
    expect(result.message).toMatch(/overloaded for now \(529\)/);
    expect(server.requests).toHaveLength(1);
    expect(await controller.execute("and now?")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it.each([
    [400, "invalid_request_error", "prompt is too long: 215000 tokens > 200000 maximum", /has 215000 tokens.*200000/],
    [
      400,
      "invalid_request_error",
      "input length and `max_tokens` exceed context limit: 195000 + 16000 > 200000, decrease input length or `max_tokens` and try again",
      /longer than test-model/,
    ],
    [413, "request_too_large", "Request exceeds the maximum size", /longer than test-model/],
  ])("19: after an overflow (%i %s: %s) drops older exchanges, tries once more, then says so", async (...row) => {
    const [status, type, words, says] = row;
    const overflow = refused(status, type, words);
    const { server, controller } = await open([done, overflow, done, overflow, overflow]);
    await controller.execute("a first message that will be dropped");
    const second = await controller.execute("second");
    expect(second.success).toBe(true);
    expect(notesOf(second).length).toBeGreaterThan(0);
    expect(JSON.stringify(server.requests[2]?.body["messages"])).not.toContain("a first message that will be dropped");
    const third = await controller.execute("third");
    expect(third).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(third.message).toMatch(says);
  });

  it("20: sends well-formed Unicode whatever was typed", async () => {
    const { server, controller } = await open([done]);
    await controller.execute("half a pair: \uD83D and 👩‍👩‍👧");
    expect(server.refusals).toEqual([]);
  });

  it("21: offers at most 128 tools with names the API takes", async () => {
    const { server, controller } = await open([done]);
    await controller.execute("hi");
    const tools = server.requests[0]?.body["tools"];
    expect(Array.isArray(tools) && tools.length > 20 && tools.length <= 128).toBe(true);
    expect(server.refusals).toEqual([]);
  });

  it("22: says that a page asks, and sends the key in its header alone, no cookies and no referrer", async () => {
    const { server, controller } = await open([done], { server: { apiKey: "sk-ant-secret-1234567890" } });
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    const headers = server.requests[0]?.headers ?? {};
    expect(headers).toMatchObject({
      "anthropic-dangerous-direct-browser-access": "true",
      "anthropic-version": "2023-06-01",
      "x-api-key": "sk-ant-secret-1234567890",
    });
    const names = Object.keys(headers);
    expect(names.filter((name) => /^x-stainless|^authorization$|^cookie$|^referer$/.test(name))).toEqual([]);
  });
});

describe("what is kept in the API's cache", () => {
  it("what goes before the running message is the same in every request, marked, and nothing that changes stands in it", async () => {
    const { server, controller } = await open([
      done,
      turn({ calls: [find] }),
      turn({ calls: [count] }),
      turn({
        text: "Done.",
        usage: { input_tokens: 10, cache_read_input_tokens: 900, cache_creation_input_tokens: 40 },
      }),
    ]);
    await controller.execute("first");
    const result = await controller.execute("second");
    const bodies = server.requests.slice(1).map(({ body }) => body);
    const fixed = bodies.map(({ tools, system, messages }) =>
      JSON.stringify([tools, system, (messages as readonly unknown[]).slice(0, 2)]),
    );
    expect(new Set(fixed).size).toBe(1);
    expect(fixed[0]?.split("cache_control")).toHaveLength(4);
    expect(fixed[0]).not.toMatch(/graph-data|rounds? (is|are) left/);
    for (const body of bodies) {
      const state = String(blocks(body, -1).at(-1)?.["text"]);
      expect(state).toContain("graph-data");
      expect(state).toMatch(/Rounds of calls left|Nothing can be called/);
    }
    // The round before is in the next request as it stood, so that its results are read from the cache too.
    expect(JSON.stringify(at(bodies[2], 3))).toBe(JSON.stringify(at(bodies[1], 3)));
    expect(result.usage).toMatchObject({ cachedTokens: 900, cacheWriteTokens: 40, inputTokens: 200 + 950 });
    expect(server.refusals).toEqual([]);
  });
});

describe("extended thinking", () => {
  it("is not asked for unless it is set", async () => {
    const { server, controller } = await open([done]);
    await controller.execute("hi");
    expect(server.requests[0]?.body).not.toHaveProperty("thinking");
    expect(server.requests[0]?.body).not.toHaveProperty("temperature");
  });

  it("has a budget within the answer's limit with older models, through rounds of calls", async () => {
    const { server, controller } = await open([turn({ thinking: "Hm.", calls: [find] }), done, done], {
      provider: { thinkingTokens: 5000 },
    });
    await controller.execute("find cats");
    expect(await controller.execute("again")).toMatchObject({ success: true });
    for (const { body } of server.requests) {
      expect(body).toMatchObject({ thinking: { type: "enabled", budget_tokens: 5000 }, max_tokens: 21_000 });
    }
    expect(server.refusals).toEqual([]);
  });

  it("is an effort with newer models", async () => {
    const { server, controller } = await open([turn({ text: "Hello." })], {
      provider: { thinkingTokens: 5000, model: "claude-sonnet-5-5" },
    });
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(server.requests[0]?.body).toMatchObject({
      thinking: { type: "adaptive" },
      output_config: { effort: "medium" },
    });
    expect(server.refusals).toEqual([]);
  });

  it("is asked for in the other form where a model refuses the first", async () => {
    const { server, controller } = await open([turn({ text: "Hello." })], {
      provider: { thinkingTokens: 5000, model: "a-model-of-another-name" },
    });
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(server.requests.map(({ body }) => body["thinking"])).toEqual([
      { type: "enabled", budget_tokens: 5000 },
      { type: "adaptive" },
    ]);
  });

  it.each([
    ["low", "claude-haiku-4-5", { thinking: { type: "enabled", budget_tokens: 2048 }, max_tokens: 18_048 }],
    ["high", "claude-haiku-4-5", { thinking: { type: "enabled", budget_tokens: 24_576 }, max_tokens: 40_576 }],
    ["low", "claude-opus-5-5", { thinking: { type: "adaptive" }, output_config: { effort: "low" } }],
    ["high", "claude-haiku-5-5", { thinking: { type: "adaptive" }, output_config: { effort: "high" } }],
    ["off", "claude-haiku-5-5", { thinking: { type: "disabled" } }],
    ["off", "claude-opus-5", { thinking: { type: "disabled" } }],
    ["off", "claude-sonnet-5-5", { thinking: { type: "between_tools" } }],
    ["off", "claude-opus-5-5", { thinking: { type: "adaptive" }, output_config: { effort: "low" } }],
    ["off", "claude-fable-5-1", { thinking: { type: "adaptive" }, output_config: { effort: "low" } }],
  ] as const)("set to %s is asked of %s in its own form", async (thinking, model, wanted) => {
    const { server, controller } = await open([done], { provider: { thinking, model } });
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(server.requests[0]?.body).toMatchObject(wanted);
    expect(server.refusals).toEqual([]);
  });

  it.each(["claude-haiku-4-5", "test-model"])("set to off or left alone asks nothing of %s", async (model) => {
    for (const thinking of ["off", "default"] as const) {
      const { server, controller } = await open([done], { provider: { thinking, model } });
      await controller.execute("hi");
      expect(server.requests[0]?.body).not.toHaveProperty("thinking");
    }
  });

  it.each([
    ["between_tools", { type: "between_tools" }],
    ["adaptive", { type: "adaptive" }],
  ])("that cannot be turned off so is asked for as the refusal says: %s", async (way, wanted) => {
    const words = `"thinking.type.disabled" is not supported for this model. Use "thinking.type.${way}" to control thinking behavior.`;
    const { server, controller } = await open([refused(400, "invalid_request_error", words), done], {
      provider: { thinking: "off", model: "claude-haiku-6" },
    });
    const seen = server.requests;
    await controller.execute("hi");
    expect(seen.slice(0, 2).map(({ body }) => body["thinking"])).toEqual([{ type: "disabled" }, wanted]);
  });

  it("is given up where the answer's limit leaves no room for it", async () => {
    const words = "max_tokens: 18048 > 1024, which is the maximum allowed number of output tokens for test-model";
    const { server, controller } = await open([refused(400, "invalid_request_error", words), done], {
      provider: { thinking: "low" },
    });
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(server.requests[1]?.body).toMatchObject({ max_tokens: 1024 });
    expect(server.requests[1]?.body).not.toHaveProperty("thinking");
    expect(server.refusals).toEqual([]);
  });

  it("that is bound to what stood before it finds all of it again, round by round, and is not sent with the next message", async () => {
    const model = "claude-sonnet-5-5";
    const thought = (words: string) => ({ thinking: words, model });
    const { server, controller } = await open(
      [
        turn({ ...thought("Cats first."), calls: [find] }),
        turn({ ...thought("Now blue."), calls: [{ name: "styleNodes", input: { selector: "$last", color: "blue" } }] }),
        turn({ ...thought("Done."), text: "All 8 cats are blue now." }),
        turn({ ...thought("Counting."), calls: [count] }),
        turn({ text: "14 nodes." }),
      ],
      { provider: { model } },
    );
    expect(await controller.execute("make all cats blue")).toMatchObject({ success: true });
    expect(await controller.execute("how many nodes are there?")).toMatchObject({ message: "14 nodes." });
    expect(server.refusals).toEqual([]);
    expect(server.requests).toHaveLength(5);
    const thinking = server.requests.map(
      ({ body }) => JSON.stringify(body["messages"]).split('"thinking":"').length - 1,
    );
    expect(thinking).toEqual([0, 1, 2, 0, 1]);
    // The graph as it is now ends each request.
    expect(JSON.stringify(blocks(server.requests[2]?.body, -1).at(-1))).toMatch(/Rounds of calls left: [34] of/);
  });

  it("that is bound is left out where nobody remembers what stood before it", async () => {
    const model = "claude-opus-5-5";
    const server = await closing(startAnthropicServer([turn({ thinking: "Hm.", model, calls: [find] }), done]));
    const make = () => createAnthropicProvider({ baseUrl: server.baseUrl, model });
    const first = make();
    const { controller } = startConversation({
      ...first,
      // Another adapter does not know what was told.
      stream: (request, signal) => make().stream(request, signal),
    });
    expect(await controller.execute("find cats")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(JSON.stringify(server.requests[1]?.body["messages"])).not.toContain("thinking");
    expect(server.refusals).toEqual([]);
  });

  it("is left out of a message whose calls another model began", async () => {
    const server = await closing(startAnthropicServer([turn({ calls: [find] }), done]));
    const make = (thinkingTokens: number, model: string) =>
      createAnthropicProvider({ baseUrl: server.baseUrl, model, thinkingTokens });
    const providers = [make(0, "claude-haiku-4-5"), make(2000, "test-model")];
    const first = providers[0];
    if (!first) throw new Error("There is no provider.");
    let asked = 0;
    const { controller } = startConversation({
      ...first,
      stream: (request, signal) => {
        asked += 1;
        return (providers[asked - 1] ?? first).stream(request, signal);
      },
    });
    expect(await controller.execute("find cats")).toMatchObject({ success: true });
    expect(server.requests[1]?.body).not.toHaveProperty("thinking");
    expect(server.refusals).toEqual([]);
  });
});

describe("failures in plain words", () => {
  const slow = { "retry-after": "999" };
  it.each([
    {
      title: "a wrong key",
      reply: refused(401, "authentication_error", "invalid x-api-key"),
      says: /refused the API key/,
    },
    {
      title: "an organisation that lets no page in",
      reply: refused(
        401,
        "authentication_error",
        "CORS requests are not allowed for this Organization because of Custom Retention Settings.",
      ),
      says: /lets no page use the keys of this organisation/,
    },
    {
      title: "an empty account",
      reply: refused(
        400,
        "invalid_request_error",
        "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
      ),
      says: /too little credit/,
    },
    {
      title: "no right to the model",
      reply: refused(403, "permission_error", "Not allowed"),
      says: /does not let this key/,
    },
    {
      title: "an unknown model",
      reply: refused(404, "not_found_error", "model: test-model"),
      says: /does not know the model test-model/,
    },
    {
      title: "a request that took too long",
      reply: refused(408, "timeout_error", "Timed out", slow),
      says: /took too long/,
    },
    {
      title: "too many requests",
      reply: refused(429, "rate_limit_error", "Rate limited", slow),
      says: /no more requests for \d+ (seconds|minutes)/,
    },
    {
      title: "a server in trouble",
      reply: refused(500, "api_error", "Internal server error", slow),
      says: /has a problem/,
    },
    {
      title: "an overloaded server",
      reply: refused(529, "overloaded_error", "Overloaded", slow),
      says: /overloaded for now/,
    },
    {
      title: "a request it does not take, with the key it may repeat left out",
      reply: refused(400, "invalid_request_error", "tools.0: no, sk-ant-secret-1234567890"),
      says: /did not accept the request \(400\)\. It says: tools\.0: no, \[key\]/,
    },
    {
      title: "a web page",
      reply: { body: "<!doctype html><h1>Hi</h1>", headers: { "content-type": "text/html" } },
      says: /web page.*api\.anthropic\.com/,
    },
    { title: "a plain text", reply: { status: 502, body: "Bad gateway", headers: slow }, says: /has a problem/ },
    { title: "nonsense events", reply: { events: ["data: {not json\n\n"] }, says: /sent an answer I cannot read/ },
    { title: "no events at all", reply: { events: [] }, says: /answered with nothing at all/ },
    { title: "an empty JSON answer", reply: { body: "{}" }, says: /sent an answer I cannot read/ },
  ])("tells $title and lets the next message work", async (row) => {
    const { controller, server } = await open([row.reply, done]);
    const result = await controller.execute("hi");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(row.says);
    expect(JSON.stringify(result)).not.toContain("sk-ant-secret");
    expect(await controller.execute("again")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it("tells a key that was copied with something else in it", async () => {
    const { controller, server } = await open([done], { provider: { apiKey: "“sk-ant-secret”" } });
    const result = await controller.execute("hi");
    expect(result.message).toMatch(/holds a character that no key has\. Copy it once more/);
    expect(JSON.stringify(result)).not.toContain("sk-ant-secret");
    expect(server.requests).toEqual([]);
  });

  it("tells a closed port with the host", async () => {
    const server = await startAnthropicServer([]);
    await server.close();
    const { controller } = startConversation(createAnthropicProvider({ baseUrl: server.baseUrl, model: "m" }));
    expect((await controller.execute("hi")).message).toMatch(
      /I could not reach 127\.0\.0\.1:\d+\. Is the server running/,
    );
  });

  it("tells a base URL that is none", async () => {
    const { controller } = startConversation(createAnthropicProvider({ baseUrl: "anthropic", model: "m" }));
    expect((await controller.execute("hi")).message).toMatch(/is not a web address.*https:\/\/api\.anthropic\.com/);
  });

  it("takes a base URL with /v1 at its end too", async () => {
    const { server } = await open([]);
    server.answerNext(done);
    const provider = createAnthropicProvider({ baseUrl: `${server.baseUrl}/v1/`, model: "m" });
    expect(await startConversation(provider).controller.execute("hi")).toMatchObject({ success: true });
  });

  it("asks for a shorter answer where the model can give no longer one", async () => {
    const words = "max_tokens: 16000 > 4096, which is the maximum allowed number of output tokens for test-model";
    const { controller, server } = await open([refused(400, "invalid_request_error", words), done]);
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(server.requests.map(({ body }) => body["max_tokens"])).toEqual([16_000, 4096]);
  });

  it("reads a whole JSON answer from a server that does not stream", async () => {
    const message = {
      type: "message",
      content: [
        { type: "text", text: "Looking." },
        { type: "tool_use", id: "t1", ...find },
      ],
      stop_reason: "tool_use",
      usage: { input_tokens: 5, output_tokens: 7 },
    };
    const { controller, server } = await open([{ body: JSON.stringify(message) }, done]);
    const result = await controller.execute("find cats");
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ input: find.input, success: true });
    expect(server.refusals).toEqual([]);
  });

  it("reads events whatever ends their lines, and passes over kinds it does not know", async () => {
    const events = [{ type: "vertex_event", more: true }, ...(anthropicReply({ text: "Hello there." }).events ?? [])];
    const text = [": a comment\n", "retry: 3000\n", ...events.map(toPiece)].join("").replaceAll("\n", "\r\n");
    const { controller } = await open([{ events: text.match(/[\s\S]{1,11}/g) ?? [] }]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "Hello there." });
  });

  const recorded = turn({ thinking: "Hm 😺.", text: "Yes: ä.", calls: [count] });
  const bytes = Buffer.from((recorded.events ?? []).map(toPiece).join("")).length;
  /** Every place in the long run; a step that is no multiple of any piece meets each kind of place in the short one. */
  const step = isLong ? 1 : 7;

  it("ends with a failure or whole wherever a recorded answer is cut", async () => {
    const server = await closing(startAnthropicServer([done]));
    const provider = createAnthropicProvider({ baseUrl: server.baseUrl, model: "test-model" });
    let request: ProviderRequest | undefined;
    const seen: Provider = {
      ...provider,
      stream: (asked, signal) => {
        request = { ...asked, tools: [] };
        return provider.stream(asked, signal);
      },
    };
    await startConversation(seen).controller.execute("hi");
    for (let cutAfter = 0; cutAfter < bytes && request; cutAfter += step) {
      server.answerNext({ ...recorded, cutAfter });
      const parts: ProviderPart[] = [];
      for await (const part of provider.stream(request, new AbortController().signal)) parts.push(part);
      const [end, calls] = [parts.at(-1), parts.filter(({ type }) => type === "tool-call")];
      if (end?.type === "failure") expect(end.failure.message, `cut after ${cutAfter}`).toMatch(/broke off/);
      else expect([end?.type, calls.length], `cut after ${cutAfter}`).toEqual(["finish", 1]);
      if (end?.type === "failure") expect(calls, `cut after ${cutAfter}`).toEqual([]);
    }
    expect(server.requests).toHaveLength(Math.ceil(bytes / step) + 1);
  });

  it("goes on with the conversation after such a cut", async () => {
    const { controller, server } = await open([]);
    for (let cutAfter = 0; cutAfter < bytes; cutAfter += 41) {
      controller.clear();
      server.answerNext({ ...recorded, cutAfter }, done);
      const result = await controller.execute("hi");
      expect(result.message, `cut after ${cutAfter}`).toMatch(/broke off|There are 8 cats/);
      server.answerNext(done);
      expect(await controller.execute("again"), `cut after ${cutAfter}`).toMatchObject({ success: true });
    }
    expect(server.refusals).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { AiOptions } from "@/ai/options/ai-options";
import { createOpenAiProvider, type OpenAiProviderOptions } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { notesOf } from "../../support/notes-of";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { chunk, reply } from "../../support/providers/openai-chunks";
import { type ServerOptions, type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

const closing = closedAfterEach();

interface Setting {
  readonly server?: ServerOptions;
  readonly provider?: Partial<OpenAiProviderOptions>;
  readonly options?: Partial<AiOptions>;
}

async function open(replies: readonly ServerReply[], setting: Setting = {}) {
  const server = await closing(startOpenAiServer(replies, setting.server));
  const provider = createOpenAiProvider({
    baseUrl: server.baseUrl,
    model: "test-model",
    apiKey: "sk-secret-1234567890",
    ...setting.provider,
  });
  return { server, ...startConversation(provider, setting.options) };
}

const find = { name: "findNodes", input: { selector: "type == 'cat'" } };
const count = { name: "queryGraph", input: { query: "nodeCount" } };
const done = reply({ text: "There are 8 cats." });

function calls(...pieces: readonly object[]): ServerReply {
  return { events: [...pieces.map((piece) => chunk({ tool_calls: [piece] })), chunk({}, "tool_calls")] };
}

describe("wire cases of an OpenAI-compatible endpoint", () => {
  it("finds and styles in two rounds, and every request is a history the API accepts", async () => {
    const { server, controller, document } = await open([
      reply({ text: "Looking.", calls: [find] }),
      reply({ calls: [{ name: "styleNodes", input: { selector: "$last", color: "blue" } }] }),
      reply({ text: "All 8 cats are blue now." }),
      reply({ text: "You asked about cats." }),
    ]);
    const result = await controller.execute("Find all cats and make them blue");
    expect(result).toMatchObject({
      success: true,
      message: "All 8 cats are blue now.",
      terminationReason: "natural_completion",
    });
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
      [reply({ calls: [find] }), reply({ text: "8 cats.", calls: [{ ...count, id: "late" }] })],
      { options: { maxToolIterations: 1 } },
    );
    const result = await controller.execute("find all cats");
    expect(result).toMatchObject({ success: true, message: "8 cats.", terminationReason: "max_rounds_reached" });
    expect(server.requests[1]?.body).toMatchObject({ tool_choice: "none" });
    expect(server.requests[1]?.body["tools"]).toEqual(server.requests[0]?.body["tools"]);
    expect(server.refusals).toEqual([]);
  });

  it("4: flattens tool turns to text where the endpoint knows no tool_choice none", async () => {
    const { server, controller } = await open([reply({ calls: [find] }), reply({ text: "8 cats." })], {
      options: { maxToolIterations: 1 },
      provider: { capabilities: { toolChoiceNone: false } },
    });
    await controller.execute("find all cats");
    const last = server.requests[1]?.body;
    expect(last).not.toHaveProperty("tools");
    expect(JSON.stringify(last?.["messages"])).not.toContain("tool_calls");
    expect(JSON.stringify(last?.["messages"])).toContain("Result of findNodes");
    expect(server.refusals).toEqual([]);
  });

  it.each([
    {
      title: "no index at all",
      pieces: [
        { id: "a", function: { name: "findNodes", arguments: '{"selector":' } },
        { function: { arguments: "\"type == 'cat'\"}" } },
        { id: "b", function: { name: "queryGraph", arguments: '{"query":"nodeCount"}' } },
      ],
    },
    {
      title: "index 0 on every piece",
      pieces: [
        { index: 0, id: "a", function: { name: "findNodes", arguments: "" } },
        { index: 0, function: { arguments: '{"selector":"type == \'cat\'"}' } },
        { index: 0, id: "b", function: { name: "queryGraph", arguments: '{"query":' } },
        { index: 0, id: "b", function: { arguments: '"nodeCount"}' } },
      ],
    },
    {
      title: "pieces of two calls in turn",
      pieces: [
        { index: 0, id: "a", function: { name: "findNodes", arguments: '{"selector":' } },
        { index: 1, id: "b", function: { name: "queryGraph", arguments: '{"query":' } },
        { index: 0, function: { arguments: "\"type == 'cat'\"}" } },
        { index: 1, function: { arguments: '"nodeCount"}' } },
      ],
    },
    {
      title: "a new id on each piece of one call",
      pieces: [
        { index: 0, id: "x1", function: { name: "findNodes", arguments: '{"selector":' } },
        { index: 0, id: "x2", function: { arguments: "\"type == 'cat'\"}" } },
        { index: 1, id: "x3", function: { name: "queryGraph", arguments: '{"query":"nodeCount"}' } },
      ],
    },
    {
      title: "neither index nor id",
      pieces: [
        { function: { name: "findNodes", arguments: '{"selector":"type == \'cat\'"}' } },
        { function: { name: "queryGraph", arguments: '{"query":"nodeCount"}' } },
      ],
    },
  ])("5: joins streamed calls that have $title", async ({ pieces }) => {
    const { server, controller } = await open([calls(...pieces), done]);
    const result = await controller.execute("count");
    expect(result.rounds[0]?.toolResults.map(({ name, input, success }) => ({ name, input, success }))).toEqual([
      { ...find, success: true },
      { ...count, success: true },
    ]);
    expect(server.refusals).toEqual([]);
  });

  it("6: gives calls without, with empty and with repeated ids ids of their own", async () => {
    const same = { index: 0, id: "call_1", function: { name: "queryGraph", arguments: '{"query":"nodeCount"}' } };
    const { server, controller } = await open([
      calls(same, { index: 1, id: "", function: { name: "queryGraph", arguments: '{"query":"edgeCount"}' } }),
      calls({ ...same, function: { name: "queryGraph", arguments: '{"query":"layout"}' } }),
      done,
      calls(same),
      done,
    ]);
    await controller.execute("count");
    await controller.execute("count again");
    expect(server.requests).toHaveLength(5);
    expect(server.refusals).toEqual([]);
  });

  it("7: runs calls that came with finish_reason stop", async () => {
    const { controller } = await open([reply({ calls: [count], finish: "stop" }), done]);
    const result = await controller.execute("count");
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: true });
  });

  it.each(["length", "content_filter", null])(
    "7: does not run calls that came with finish_reason %s",
    async (finish) => {
      const { controller, document } = await open([
        reply({ calls: [{ name: "styleNodes", input: { selector: "*", color: "red" } }], finish }),
        done,
      ]);
      await controller.execute("make all red");
      expect(document.layers).toEqual([]);
    },
  );

  it("8: never runs cut-off arguments and asks for the whole call again", async () => {
    const { server, controller } = await open([
      calls({ index: 0, id: "a", function: { name: "findNodes", arguments: '{"selector":"type ==' } }),
      reply({ calls: [find] }),
      done,
    ]);
    const result = await controller.execute("find cats");
    expect(result.success).toBe(true);
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: false });
    expect(server.refusals).toEqual([]);
  });

  it.each(["", "null", undefined])("9: takes the arguments %j of a command without parameters as {}", async (text) => {
    const named = text === undefined ? { name: "listAlgorithms" } : { name: "listAlgorithms", arguments: text };
    const { server, controller } = await open([calls({ index: 0, id: "a", function: named }), done]);
    const result = await controller.execute("which algorithms?");
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ success: true, input: {} });
    expect(server.refusals).toEqual([]);
  });

  it.todo("11: not applicable: the rule that results stand first in one user message is Anthropic's");

  it("12: a stopped message leaves roles that alternate", async () => {
    const { server, controller } = await open([{ silent: true }, done]);
    const stopped = controller.execute("first");
    await expect.poll(() => server.requests.length).toBe(1);
    controller.cancel();
    expect(await stopped).toMatchObject({ terminationReason: "aborted", success: false });
    expect(await controller.execute("second")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it("13: sends reasoning back verbatim to the model that wrote it and drops it on a switch", async () => {
    const server = await closing(
      startOpenAiServer([
        {
          events: [
            chunk({ reasoning_content: "Hm, " }),
            chunk({ reasoning_content: "cats." }),
            ...(reply({ calls: [find] }).events ?? []),
          ],
        },
        done,
        done,
      ]),
    );
    const make = (model: string) =>
      createOpenAiProvider({ baseUrl: server.baseUrl, model, capabilities: { reasoningBack: true } });
    let provider = make("thinker");
    const { controller } = startConversation(() => provider);
    await controller.execute("find cats");
    provider = make("other");
    await controller.execute("again");
    const seen = server.requests.map((request) => JSON.stringify(request.body["messages"]));
    expect(seen[1]).toContain('"reasoning_content":"Hm, cats."');
    expect(seen[2]).not.toContain("reasoning_content");
    expect(server.refusals).toEqual([]);
  });

  it("17: retries 429 and 503 before the first byte as retry-after says, visibly", async () => {
    const { server, controller, events } = await open([
      { status: 429, headers: { "retry-after": "0" }, body: '{"error":{"message":"Rate limit reached"}}' },
      { status: 503, headers: { "retry-after-ms": "1" }, body: '{"error":{"message":"overloaded"}}' },
      done,
    ]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(server.requests).toHaveLength(3);
    // Told again while it waits, on a slow machine.
    const notes = events.flatMap((event) => (event.type === "ai-status-change" ? [event.note ?? ""] : []));
    expect(new Set(notes.filter((note) => note.includes("429"))).size).toBe(1);
  });

  it("17: a wait for a retry is stopped at once", async () => {
    const { server, controller } = await open([{ status: 429, headers: { "retry-after": "30" }, body: "{}" }]);
    const running = controller.execute("hi");
    await expect.poll(() => server.requests.length).toBe(1);
    controller.cancel();
    expect(await running).toMatchObject({ terminationReason: "aborted" });
  });

  it("17: does not retry an account whose quota is used up", async () => {
    const body = '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}';
    const { server, controller } = await open([{ status: 429, body }, done]);
    const result = await controller.execute("hi");
    expect(result.message).toContain("quota is used up");
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["OpenAI", { message: "The server had an error", type: "server_error", param: null, code: null }, "500"],
    ["OpenRouter", { code: 502, message: "Provider disconnected" }, "502"],
    ["vLLM", { object: "error", message: "Engine is overloaded", type: "ServiceUnavailableError", code: 503 }, "503"],
    ["Groq", { message: "Rate limit reached", type: "tokens", code: "rate_limit_exceeded" }, "429"],
  ])("17: retries an error that comes first in a stream, as %s writes it", async (_who, error, status) => {
    const first = chunk({ role: "assistant", content: "" });
    const { server, controller, events } = await open([{ events: [{ error }] }, { events: [first, { error }] }, done]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(server.requests).toHaveLength(3);
    expect(events.filter((event) => event.type === "ai-status-change" && event.note?.includes(status))).toHaveLength(2);
  });

  it.each([
    ["no account", { message: "Incorrect API key", type: "authentication_error" }, /refused the API key/],
    ["no quota", { message: "You exceeded your quota", code: "insufficient_quota" }, /quota is used up/],
  ])("17: does not retry a refusal that comes first in a stream: %s", async (_title, error, says) => {
    const { server, controller } = await open([{ events: [{ error }] }, done]);
    expect((await controller.execute("hi")).message).toMatch(says);
    expect(server.requests).toHaveLength(1);
  });

  it("18: an error in mid-stream ends the message with its partial text kept and no retry", async () => {
    const { server, controller } = await open([
      {
        events: [
          chunk({ content: "There are " }),
          chunk({ content: "eight" }),
          { error: { message: "The server had an error", type: "server_error" } },
        ],
      },
      done,
    ]);
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error", llmText: "There are eight" });
    expect(server.requests).toHaveLength(1);
    expect(await controller.execute("and now?")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it.each([
    [
      400,
      '{"error":{"message":"This model\'s maximum context length is 8192 tokens","code":"context_length_exceeded"}}',
    ],
    [400, '{"error":{"message":"the request exceeds the available context size","type":"exceed_context_size_error"}}'],
    [413, '{"error":{"message":"Request too large"}}'],
  ])("19: after an overflow (%i) drops older exchanges, tries once more, then says so", async (status, body) => {
    const { server, controller } = await open([done, { status, body }, done, { status, body }, { status, body }]);
    await controller.execute("a first message that will be dropped");
    const second = await controller.execute("second");
    expect(second.success).toBe(true);
    expect(notesOf(second).length).toBeGreaterThan(0);
    expect(JSON.stringify(server.requests[2]?.body["messages"])).not.toContain("a first message that will be dropped");
    const third = await controller.execute("third");
    expect(third).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(third.message).toMatch(/longer than test-model/);
  });

  it("21: offers at most 128 tools with names the API takes", async () => {
    const { server, controller } = await open([done]);
    await controller.execute("hi");
    const tools = server.requests[0]?.body["tools"];
    expect(Array.isArray(tools) && tools.length > 20 && tools.length <= 128).toBe(true);
    expect(server.refusals).toEqual([]);
  });

  it("22: removes the SDK's own headers and sends no cookies or referrer", async () => {
    const { server, controller } = await open([done]);
    await controller.execute("hi");
    const names = Object.keys(server.requests[0]?.headers ?? {});
    expect(names.filter((name) => name.startsWith("x-stainless"))).toEqual([]);
    expect(names).not.toContain("cookie");
  });

  it("20: sends well-formed Unicode whatever was typed", async () => {
    const { server, controller } = await open([done]);
    await controller.execute("half a pair: \uD83D and 👩‍👩‍👧");
    expect(server.refusals).toEqual([]);
  });
});

describe("failures in plain words", () => {
  it.each([
    {
      title: "a wrong key",
      reply: { status: 401, body: '{"error":{"message":"Incorrect API key provided: sk-secret-1234567890"}}' },
      says: /refused the API key/,
    },
    {
      title: "an unknown model",
      reply: { status: 404, body: '{"error":{"message":"The model does not exist"}}' },
      says: /does not know the model test-model/,
    },
    { title: "no right to the model", reply: { status: 403, body: "{}" }, says: /does not let this key/ },
    {
      title: "a web page",
      reply: { body: "<!doctype html><h1>Hi</h1>", headers: { "content-type": "text/html" } },
      says: /web page.*\/v1/,
    },
    { title: "nonsense events", reply: { events: ["{not json"] }, says: /an answer I cannot read|broke off/ },
    {
      title: "an answer cut off",
      reply: reply({ text: "There are many cats in here" }, { cutAfter: 500 }),
      says: /broke off/,
    },
  ])("tells $title and lets the next message work", async (row) => {
    const { controller, server } = await open([row.reply, done]);
    const result = await controller.execute("hi");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(row.says);
    expect(JSON.stringify(result)).not.toContain("sk-secret");
    expect(await controller.execute("again")).toMatchObject({ success: true });
    expect(server.refusals).toEqual([]);
  });

  it("tells a closed port with the host", async () => {
    const server = await startOpenAiServer([]);
    await server.close();
    const { controller } = startConversation(createOpenAiProvider({ baseUrl: server.baseUrl, model: "m" }));
    const result = await controller.execute("hi");
    expect(result.message).toMatch(/I could not reach 127\.0\.0\.1:\d+\. Is the server running/);
  });

  it("tells a base URL that is none", async () => {
    const { controller } = startConversation(createOpenAiProvider({ baseUrl: "http://", model: "m" }));
    expect((await controller.execute("hi")).message).toMatch(/is not a web address/);
  });

  it("reads a whole JSON answer from a server that does not stream", async () => {
    const message = { role: "assistant", content: "Hello.", tool_calls: [] };
    const { controller } = await open([
      { body: JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }) },
    ]);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "Hello." });
  });

  it("asks again without usage where a server does not know stream_options", async () => {
    const { controller, server } = await open([
      { status: 400, body: '{"error":{"message":"Unknown field: stream_options"}}' },
      done,
    ]);
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(server.requests[1]?.body).not.toHaveProperty("stream_options");
  });

  it("ends clearly and goes on for a stream cut at every byte of a recorded answer", async () => {
    const recorded = reply({ text: "Yes.", calls: [count] });
    const length = (recorded.events ?? []).reduce((sum, event) => sum + JSON.stringify(event).length + 8, 0);
    const cuts = Array.from({ length: 24 }, (_, index) => Math.floor((length * (index + 1)) / 25));
    for (const cutAfter of cuts) {
      const { controller, server } = await open([{ ...recorded, cutAfter }, done, done]);
      const result = await controller.execute("hi");
      expect(result.message, `cut after ${cutAfter}`).not.toBe("");
      expect(await controller.execute("again"), `cut after ${cutAfter}`).toMatchObject({ success: true });
      expect(server.refusals).toEqual([]);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { readAnswer } from "@/providers/http/read-answer";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { toPiece } from "../../support/providers/anthropic-server";
import { chunk } from "../../support/providers/openai-chunks";
import { startRecordingServer } from "../../support/providers/recording-server";

/** Nothing here is timed: what takes the square of its length does not end within a test's time. */
const closing = closedAfterEach();
const line = { signal: new AbortController().signal, onData: () => 0, moved: () => 0, again: () => 0 };
const form = { fromWhole: () => null, isWord: () => true, line };

/** The text in pieces of so many bytes. */
function inPieces(text: string, length: number): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + length));
      at += length;
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

async function read(response: Response): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readAnswer(response, form)) events.push(event);
  return events;
}

describe("an answer without line breaks", () => {
  it("of 2 MB in pieces of 8 bytes is read", async () => {
    const text = "x".repeat(2_000_000);
    expect(await read(inPieces(`data: ${JSON.stringify({ text })}\n\n`, 8))).toEqual([{ text }]);
  });

  it("of 2 MB that never ends is no answer, and more than 32 MB is not waited for", async () => {
    await expect(read(inPieces(`data: ${"x".repeat(2_000_000)}`, 8))).rejects.toMatchObject({
      fault: { kind: "no-answer" },
    });
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(120)),
    });
    await expect(read(new Response(endless))).rejects.toMatchObject({ fault: { kind: "too-large", megabytes: 32 } });
    const lines = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${"x".repeat(1_000_000)}\n`)),
    });
    await expect(read(new Response(lines))).rejects.toMatchObject({ fault: { kind: "too-large" } });
  });

  it.each(["\n", "\r", "\r\n"])("is read alike however its pieces are cut, lines ending in %j", async (end) => {
    const text = ['data: {"a":1}', "", ": no", "event: x", 'data: {"b":', 'data: "ä😺"}', "", ""].join(end);
    for (let length = 1; length <= new TextEncoder().encode(text).length; length += 1) {
      expect(await read(inPieces(text, length)), `pieces of ${length}`).toEqual([{ a: 1 }, { b: "ä😺" }]);
    }
  });
});

const count = 30_000;

/** Streams the given pieces as one answer, then says "done". */
async function ask(make: (origin: string) => Provider, pieces: readonly string[], last: readonly string[]) {
  const answers = [pieces, last, last];
  const server = await closing(
    startRecordingServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const answer = answers.shift() ?? [];
      for (let at = 0; at < answer.length; at += 100) response.write(answer.slice(at, at + 100).join(""));
      response.end();
    }),
  );
  const { controller } = startConversation(make(server.origin));
  const result = await controller.execute("hi");
  // As the command line writes them: what is nested too deep would end it.
  JSON.stringify([result, controller.traces(), controller.history()]);
  return result;
}

function openAi(origin: string): Provider {
  return createOpenAiProvider({ baseUrl: `${origin}/v1`, model: "m", kind: "gemini" });
}

function anthropic(origin: string): Provider {
  return createAnthropicProvider({ baseUrl: origin, model: "m", capabilities: { textCalls: false } });
}

const data = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
const openAiDone = [data(chunk({ content: "done" }, "stop")), "data: [DONE]\n\n"];

function anthropicAnswer(blocks: readonly (readonly object[])[], reason: string): readonly string[] {
  return [
    { type: "message_start", message: { usage: { input_tokens: 1, output_tokens: 1 } } },
    ...blocks.flat(),
    { type: "message_delta", delta: { stop_reason: reason } },
    { type: "message_stop" },
  ].map(toPiece);
}

const anthropicDone = anthropicAnswer(
  [
    [
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "done" } },
    ],
  ],
  "end_turn",
);

function block(content: object, deltas: readonly object[]): readonly object[] {
  return [
    { type: "content_block_start", index: 0, content_block: content },
    ...deltas.map((delta) => ({ type: "content_block_delta", index: 0, delta })),
    { type: "content_block_stop", index: 0 },
  ];
}

describe("an answer in very many pieces", () => {
  const words = Array.from({ length: count }, (_, index) => `word${index} `);

  it("is read as text by both adapters", async () => {
    const streamed = [...words.map((content) => data(chunk({ content }))), data(chunk({}, "stop")), "data: [DONE]\n\n"];
    expect((await ask(openAi, streamed, openAiDone)).message).toHaveLength(words.join("").trimEnd().length);
    const deltas = words.map((text) => ({ type: "text_delta", text }));
    const answer = anthropicAnswer([block({ type: "text", text: "" }, deltas)], "end_turn");
    expect((await ask(anthropic, answer, anthropicDone)).message).toHaveLength(words.join("").trimEnd().length);
  });

  it("is read as thinking by both adapters", async () => {
    const streamed = words.map((word) => data(chunk({ reasoning_content: word })));
    expect(await ask(openAi, [...streamed, ...openAiDone], openAiDone)).toMatchObject({ message: "done" });
    const thoughts = [...words.map((word) => ({ type: "thinking_delta", thinking: word })), { signature: "s" }];
    const thinking = block({ type: "thinking", thinking: "" }, thoughts);
    const said = block({ type: "text", text: "" }, [{ type: "text_delta", text: "done" }]);
    expect(await ask(anthropic, anthropicAnswer([thinking, said], "end_turn"), anthropicDone)).toMatchObject({
      message: "done",
    });
  });

  const input = { selector: "type == 'cat'", reason: "x".repeat(count) };
  const argumentPieces = JSON.stringify(input).match(/[\s\S]{1,4}/g) ?? [];

  it("is read as the arguments of a call by both adapters, with its name on each piece or not", async () => {
    for (const named of [true, false]) {
      const pieces = argumentPieces.map((text, index) => {
        const name = named || index === 0 ? { name: "findNodes" } : {};
        return data(chunk({ tool_calls: [{ index: 0, id: "a", function: { ...name, arguments: text } }] }));
      });
      const answer = [...pieces, data(chunk({}, "tool_calls")), "data: [DONE]\n\n"];
      const result = await ask(openAi, answer, openAiDone);
      expect(result.rounds[0]?.toolResults.map(({ name }) => name)).toEqual(["findNodes"]);
      expect(result.message).toBe("done");
    }
    const deltas = argumentPieces.map((text) => ({ type: "input_json_delta", partial_json: text }));
    const call = block({ type: "tool_use", id: "a", name: "findNodes", input: {} }, deltas);
    const result = await ask(anthropic, anthropicAnswer([call], "tool_use"), anthropicDone);
    expect(result.rounds[0]?.toolResults.map(({ name }) => name)).toEqual(["findNodes"]);
  });

  it("is read in the form of a small model", async () => {
    const text = JSON.stringify({ tool: "findNodes", args: input });
    const streamed = (text.match(/[\s\S]{1,4}/g) ?? []).map((content) => data(chunk({ content })));
    const small = (origin: string) =>
      createOpenAiProvider({
        baseUrl: `${origin}/v1`,
        model: "m",
        kind: "gemini",
        capabilities: { toolProfile: "compact" },
      });
    const answer = [...streamed, data(chunk({}, "stop")), "data: [DONE]\n\n"];
    const result = await ask(small, answer, openAiDone);
    expect(result.rounds[0]?.toolResults.map(({ name }) => name)).toEqual(["findNodes"]);
  });
});

describe("arguments nested 5,000 deep, and 200,000", () => {
  const deeply = (levels: number) => `{"selector":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}`;
  const lists = (levels: number) => `{"selector":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  const rows = [5000, 200_000].flatMap((levels) => [deeply(levels), lists(levels)]);

  const ended = async (make: (origin: string) => Provider, answer: readonly string[], last: readonly string[]) => {
    const result = await ask(make, answer, last);
    expect(result).toMatchObject({ success: true, message: "done" });
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({
      success: false,
      message: expect.stringContaining("Not run: the arguments of findNodes are nested more than 200 levels deep."),
    });
  };

  it("are refused in words by both adapters, and the message goes on", async () => {
    for (const text of rows) {
      const call = { index: 0, id: "a", function: { name: "findNodes", arguments: text } };
      const answer = [data(chunk({ tool_calls: [call] })), data(chunk({}, "tool_calls")), "data: [DONE]\n\n"];
      await ended(openAi, answer, openAiDone);
      const answered = block({ type: "tool_use", id: "a", name: "findNodes", input: {} }, [
        { type: "input_json_delta", partial_json: text },
      ]);
      await ended(anthropic, anthropicAnswer([answered], "tool_use"), anthropicDone);
    }
  });

  it("are refused in words where a small model writes them", async () => {
    const small = (origin: string) =>
      createOpenAiProvider({
        baseUrl: `${origin}/v1`,
        model: "m",
        kind: "gemini",
        capabilities: { toolProfile: "compact" },
      });
    for (const text of rows) {
      const content = `{"tool":"findNodes","args":${text}}`;
      const answer = [data(chunk({ content }, "stop")), "data: [DONE]\n\n"];
      await ended(small, answer, openAiDone);
    }
  });

  it("are no answer where they come as an object, or beside one", async () => {
    for (const text of rows) {
      const events = [
        `data: {"choices":[{"index":0,"delta":{"tool_calls":[{"id":"a","function":{"name":"findNodes","arguments":${text}}}]}}]}\n\n`,
        `data: {"choices":[{"index":0,"delta":{"content":"x","reasoning_details":[${text}]}}]}\n\n`,
        text,
      ];
      for (const event of events) {
        const result = await ask(openAi, [event], openAiDone);
        expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
        expect(result.message).toMatch(/sent an answer I cannot read/);
      }
      const use = `{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"findNodes","input":${text}}}`;
      expect((await ask(anthropic, [`data: ${use}\n\n`], anthropicDone)).message).toMatch(
        /sent an answer I cannot read/,
      );
    }
  });
});

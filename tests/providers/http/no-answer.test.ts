import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import { checkAnthropic } from "@/providers/anthropic/anthropic-check";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { listModels } from "@/providers/openai/endpoint-check";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { anthropicReply } from "../../support/providers/anthropic-events";
import { toPiece } from "../../support/providers/anthropic-server";
import { chunk, reply } from "../../support/providers/openai-chunks";
import { startRecordingServer } from "../../support/providers/recording-server";

const noSignal = new AbortController().signal;

interface Api {
  readonly name: string;
  readonly make: (origin: string) => Provider;
  /** An answer that says "Hello there.", as it is streamed. */
  readonly pieces: readonly string[];
  readonly sign: string;
  /** Events that bring nothing, after those that come before them. */
  readonly hollow: readonly (readonly [title: string, before: readonly object[], event: object])[];
}

const openCall = { index: 0, id: "c1", type: "function", function: { name: "getGraphInfo", arguments: "" } };
const toolBlock = { type: "tool_use", id: "c1", name: "getGraphInfo", input: {} };

const apis: readonly Api[] = [
  {
    name: "OpenAI",
    make: (origin) => createOpenAiProvider({ baseUrl: `${origin}/v1`, model: "m" }),
    pieces: [...(reply({ text: "Hello there." }).events ?? []), "[DONE]"].map(
      (event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`,
    ),
    sign: `: PROCESSING\n\ndata: ${JSON.stringify(chunk({ role: "assistant", content: "" }))}\n\n`,
    hollow: [
      ["empty thoughts", [], chunk({ reasoning_content: "" })],
      ["empty lists", [], chunk({ content: [], tool_calls: [] })],
      ["empty parts", [], chunk({ content: [{ type: "text", text: "" }] })],
      [
        "empty arguments",
        [chunk({ tool_calls: [openCall] })],
        chunk({ tool_calls: [{ index: 0, function: { arguments: "" } }] }),
      ],
    ],
  },
  {
    name: "Anthropic",
    make: (origin) => createAnthropicProvider({ baseUrl: origin, model: "m" }),
    pieces: (anthropicReply({ text: "Hello there." }).events ?? []).map(toPiece),
    sign: 'event: ping\ndata: {"type":"ping"}\n\n',
    hollow: [
      ["events of another API", [], { choices: [{ index: 0, delta: { content: "" } }] }],
      ["events of an unknown kind", [], { type: "news" }],
      ["beginnings", [], { type: "message_start", message: { id: "m", content: [] } }],
      ["empty words", [], { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "" } }],
      [
        "empty thoughts",
        [],
        { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "" } },
      ],
      [
        "empty arguments",
        [{ type: "content_block_start", index: 0, content_block: toolBlock }],
        { type: "content_block_delta", index: 0, delta: { type: "input_json_delta", partial_json: "" } },
      ],
    ],
  },
];

/** Tests that wait go side by side here: one of them does not close another's server. */
const servers: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function closing<Server extends { close(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
  const started = await server;
  servers.push(started);
  return started;
}

/** A server whose first answer is the given one and whose others say "Hello there.". */
async function open(api: Api, first: (response: ServerResponse) => void | Promise<void>, idleSeconds?: number) {
  let count = 0;
  const server = await closing(
    startRecordingServer(async (_request, response) => {
      count += 1;
      if (count === 1) return first(response);
      response.writeHead(200, { "content-type": "text/event-stream" }).end(api.pieces.join(""));
    }),
  );
  const options = idleSeconds === undefined ? {} : { idleSeconds };
  return { server, ...startConversation(api.make(server.origin), options) };
}

/** How many pieces it takes to its first word. */
function firstWord({ pieces }: Api): number {
  return pieces.findIndex((piece) => piece.includes("Hello")) + 1;
}

const sse = { "content-type": "text/event-stream" };
const json = { "content-type": "application/json" };
const bytes = randomBytes(300);

const noAnswers: readonly [string, object, string | Buffer, RegExp][] = [
  ["no content under the type of a stream", sse, "", /answered with nothing at all/],
  ["no content under the type of JSON", json, "", /answered with nothing at all/],
  ["no content without a type", {}, "", /answered with nothing at all/],
  ["blank lines alone", sse, "\n\n \r\n", /answered with nothing at all/],
  ["an empty list", json, "[]", /sent an answer I cannot read/],
  ["null", json, "null", /sent an answer I cannot read/],
  ["a number", json, "42", /sent an answer I cannot read/],
  ["an empty object", json, "{}", /sent an answer I cannot read/],
  ["half an object", json, '{"choices":[{"mess', /sent an answer I cannot read/],
  ["an object of another API", json, '{"status":"ok","data":[]}', /sent an answer I cannot read/],
  ["an answer without choices", json, '{"object":"chat.completion","choices":[]}', /sent an answer I cannot read/],
  ["a choice without a message", json, '{"choices":[{"message":null}]}', /sent an answer I cannot read/],
  ["a message that is a number", json, '{"choices":[{"message":7}]}', /sent an answer I cannot read/],
  [
    "words that are a number",
    json,
    '{"choices":[{"message":{"content":7},"finish_reason":"stop"}]}',
    /sent an answer I cannot read/,
  ],
  ["words that are a record", json, '{"choices":[{"message":{"content":{"a":1}}}]}', /sent an answer I cannot read/],
  [
    "calls that are none",
    json,
    '{"choices":[{"message":{"content":null,"tool_calls":[null]}}]}',
    /sent an answer I cannot read/,
  ],
  [
    "a piece that is a number",
    sse,
    'data: {"choices":[{"delta":7}]}\n\ndata: [DONE]\n\n',
    /sent an answer I cannot read/,
  ],
  ["bytes", { "content-type": "application/octet-stream" }, bytes, /sent an answer I cannot read/],
  ["bytes under the type of a stream", sse, bytes, /sent an answer I cannot read/],
  ["a login page", { "content-type": "text/html" }, "<!doctype html><h1>Log in</h1>", /web page/],
  ["a login page under the type of a stream", sse, "<!DOCTYPE html><h1>Log in</h1>", /web page/],
  ["a plain sentence", { "content-type": "text/plain" }, "It works!", /sent an answer I cannot read/],
  ["comments alone", sse, ": hello\n\n: again\n\n", /sent an answer I cannot read/],
  ["an event with an empty object", sse, "data: {}\n\n", /sent an answer I cannot read/],
  ["an event with null", sse, "data: null\n\n", /sent an answer I cannot read/],
  ["an event with an empty list", sse, "data: []\n\n", /sent an answer I cannot read/],
  ["only the end of a stream", sse, "data: [DONE]\n\n", /sent an answer I cannot read/],
  ["an error without a status", json, '{"error":"out of luck"}', /ended its answer with an error.*out of luck/],
  ["an error in the stream", sse, 'data: {"error":{"message":"out of luck"}}\n\n', /with an error.*out of luck/],
  ["an error by name", sse, 'event: error\ndata: {"message":"out of luck"}\n\n', /with an error.*out of luck/],
  ["what says it is gzip", { ...json, "content-encoding": "gzip" }, bytes, /broke off|an answer I cannot read/],
];

describe.each(apis)("an answer of 200 that is none, to $name", (api) => {
  it.each(noAnswers)("is told: %s, and the next message works", async (_title, headers, body, says) => {
    const { controller } = await open(api, (response) => void response.writeHead(200, { ...headers }).end(body));
    const result = await controller.execute("hi");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(says);
    expect(await controller.execute("again")).toMatchObject({ success: true, message: "Hello there." });
  });

  it.each([204, 205])("is told where the status is %i", async (status) => {
    const { controller } = await open(api, (response) => void response.writeHead(status).end());
    expect((await controller.execute("hi")).message).toMatch(/answered with nothing at all/);
    expect(await controller.execute("again")).toMatchObject({ success: true });
  });

  it("is told where the stream ends before the answer does, and what had come is kept", async () => {
    const { controller } = await open(api, (response) => {
      response.writeHead(200, sse).end(api.pieces.slice(0, firstWord(api)).join(""));
    });
    const result = await controller.execute("hi");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.llmText).toMatch(/^Hello/);
    expect(result.message).toMatch(/broke off/);
    expect(await controller.execute("again")).toMatchObject({ success: true });
  });

  it.each([json, { "content-type": "text/plain" }, {}])("is one all the same where the type is %j", async (headers) => {
    const { controller } = await open(api, (response) => {
      response.writeHead(200, { ...headers }).end(api.pieces.join(""));
    });
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "Hello there." });
  });
});

// On a busy machine what was sent in time is read too late: then once more.
describe.concurrent.each(apis)("a server that falls silent, asked by $name", { retry: 1 }, (api) => {
  const idle = 0.8;
  const never = new Promise<void>(() => undefined);

  /** Sends the first pieces, then goes on as told. */
  const begun = (count: number, rest: (response: ServerResponse) => void = () => undefined) => {
    return (response: ServerResponse) => {
      response.writeHead(200, sse);
      response.flushHeaders();
      if (count > 0) response.write(api.pieces.slice(0, count).join(""));
      rest(response);
    };
  };
  const silences: readonly [string, (response: ServerResponse) => void | Promise<void>, RegExp][] = [
    ["accepts and never answers", () => never, /sent nothing for 0\.8 s/],
    ["sends its headers alone", begun(0), /sent nothing for 0\.8 s/],
    ["refuses and never says why", (response) => void response.writeHead(401, json).write('{"err'), /API key/],
    [
      "sends half an event",
      begun(0, (response) => response.write(api.pieces[0]?.slice(0, 20))),
      /sent nothing for 0\.8 s/,
    ],
    ["sends half a whole answer", (response) => void response.writeHead(200, json).write('{"cho'), /sent nothing/],
  ];

  it.each(silences)("is given up where it %s, and the next message works", async (_title, first, says) => {
    const { controller } = await open(api, first, idle);
    const result = await controller.execute("hi");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(says);
    expect(await controller.execute("again")).toMatchObject({ success: true, message: "Hello there." });
  });

  it("is given up in the middle of a text, which is kept", async () => {
    const { controller } = await open(api, begun(firstWord(api)), idle);
    const result = await controller.execute("hi");
    expect(result.llmText).toMatch(/^Hello/);
    expect(result.message).toMatch(
      /stopped in the middle of its answer: nothing came for 0\.8 s\. I kept what arrived/,
    );
    expect(await controller.execute("again")).toMatchObject({ success: true });
  });

  it("is given up where it sends signs of life for ever, though later", async () => {
    let signs = 0;
    const alive = begun(0, (response) => {
      const timer = setInterval(() => {
        signs += 1;
        response.write(api.sign);
      }, 50);
      response.on("close", () => clearInterval(timer));
    });
    const { controller } = await open(api, alive, idle);
    const result = await controller.execute("hi");
    expect(result.message).toMatch(/sent no words for 4 s/);
    expect(signs).toBeGreaterThan(idle / 0.05);
    expect(await controller.execute("again")).toMatchObject({ success: true });
  });

  it.each(api.hollow)("is given up where it sends %s for ever", async (_title, before, event) => {
    const hollow = begun(0, (response) => {
      response.write(before.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""));
      const send = () => response.write(`data: ${JSON.stringify(event)}\n\n`);
      // On a busy machine a timer comes late: the first stands there at once.
      send();
      const timer = setInterval(send, 20);
      response.on("close", () => clearInterval(timer));
    });
    const { controller } = await open(api, hollow, idle);
    const result = await controller.execute("hi");
    expect(result.message).toMatch(/sent no words for|stopped in the middle/);
    expect(await controller.execute("again")).toMatchObject({ success: true });
  });

  it("is waited for while it goes on slowly", async () => {
    const slow = begun(0, (response) => {
      let sent = 0;
      const timer = setInterval(() => {
        response.write(api.pieces[sent] ?? "");
        sent += 1;
        if (sent < api.pieces.length) return;
        clearInterval(timer);
        response.end();
      }, 150);
    });
    const { controller } = await open(api, slow, 1);
    expect(await controller.execute("hi")).toMatchObject({ success: true, message: "Hello there." });
  });

  it("is left at once where its user stops, without a limit", async () => {
    const { controller, server } = await open(api, () => never);
    const running = controller.execute("hi");
    await expect.poll(() => server.seen.length).toBe(1);
    controller.cancel();
    expect(await running).toMatchObject({ terminationReason: "aborted" });
    expect(await controller.execute("again")).toMatchObject({ success: true });
  });
});

describe("a question about an endpoint", () => {
  const ask = (origin: string) => [
    listModels({ baseUrl: `${origin}/v1`, kind: "other", idleSeconds: 0.3 }, noSignal),
    checkAnthropic({ baseUrl: origin, kind: "anthropic", idleSeconds: 0.3 }, noSignal),
  ];

  it.each([
    ["", {}, /answered with nothing at all/],
    ["[]", json, /an answer I cannot read|not as Anthropic's API does/],
    ["null", json, /an answer I cannot read|not as Anthropic's API does/],
    ["{}", json, /an answer I cannot read|not as Anthropic's API does/],
    ['{"data":{}}', json, /an answer I cannot read|not as Anthropic's API does/],
    ['{"error":{"message":"out of luck"}}', json, /out of luck|not as Anthropic's API does/],
    [bytes, {}, /sent an answer I cannot read/],
    ["<html>", { "content-type": "text/html" }, /web page/],
  ])("ends in words where the answer is %s", async (body, headers, says) => {
    const server = await closing(
      startRecordingServer((_request, response) => void response.writeHead(200, { ...headers }).end(body)),
    );
    for (const found of await Promise.all(ask(server.origin))) {
      expect(found.success).toBe(false);
      expect(found.message).toMatch(says);
    }
  });

  it("ends in words where nothing ever comes", async () => {
    const server = await closing(startRecordingServer(() => undefined));
    for (const { message } of await Promise.all(ask(server.origin))) expect(message).toMatch(/sent nothing for 0\.3 s/);
  });
});

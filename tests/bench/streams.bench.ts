import { it } from "vitest";
import type { Provider } from "@/ai/port/provider-port";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../support/conversation";
import { medianTimes, printRatios } from "../support/measure";
import { toPiece } from "../support/providers/anthropic-server";
import { chunk } from "../support/providers/openai-chunks";
import { startRecordingServer } from "../support/providers/recording-server";

const data = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

function openAi(more: object): (origin: string) => Provider {
  return (origin) => createOpenAiProvider({ baseUrl: `${origin}/v1`, model: "m", kind: "gemini", ...more });
}

function anthropic(origin: string): Provider {
  return createAnthropicProvider({ baseUrl: origin, model: "m", capabilities: { textCalls: false } });
}

const openAiText = (words: readonly string[]) => [
  ...words.map((content) => data(chunk({ content }))),
  data(chunk({}, "stop")),
  "data: [DONE]\n\n",
];
const openAiCall = (words: readonly string[]) => [
  ...[`{"selector":"`, ...words, `"}`].map((text) =>
    data(chunk({ tool_calls: [{ index: 0, id: "a", function: { name: "findNodes", arguments: text } }] })),
  ),
  data(chunk({}, "length")),
  "data: [DONE]\n\n",
];
const anthropicText = (words: readonly string[]) =>
  [
    { type: "message_start", message: {} },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ...words.map((text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })),
    { type: "message_delta", delta: { stop_reason: "end_turn" } },
    { type: "message_stop" },
  ].map(toPiece);

const rows: readonly [string, (origin: string) => Provider, (words: readonly string[]) => readonly string[]][] = [
  [
    "one line in small pieces",
    openAi({}),
    (words) => [`data: ${JSON.stringify(chunk({ content: words.join("") }))}`, ...openAiText([])],
  ],
  ["text by the OpenAI adapter", openAi({}), openAiText],
  ["text where calls are looked for", openAi({ capabilities: { textCalls: true } }), openAiText],
  ["text for a small model", openAi({ capabilities: { toolProfile: "compact" } }), openAiText],
  ["arguments of a call", openAi({}), openAiCall],
  ["text by the Anthropic adapter", anthropic, anthropicText],
];

it.each(rows)("0.1 MB and 0.4 MB in pieces of 5 characters, without a line break: %s", async (title, make, write) => {
  const answers = new Map([0.1, 0.4].map((megabytes) => [megabytes, write(Array(megabytes * 200_000).fill("abcd "))]));
  let size = 0.1;
  const server = await startRecordingServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const pieces = answers.get(size) ?? [];
    for (let at = 0; at < pieces.length; at += 50) response.write(pieces.slice(at, at + 50).join(""));
    response.end();
  });
  const ask = async (megabytes: number) => {
    size = megabytes;
    await startConversation(make(server.origin), { maxToolIterations: 0 }).controller.execute("hi");
  };
  const times = await medianTimes({ "0.1 MB": () => ask(0.1), "0.4 MB": () => ask(0.4) }, 3);
  printRatios(`${title} (linear: 4)`, times, "0.1 MB");
  await server.close();
});

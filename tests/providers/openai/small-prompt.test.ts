import { afterEach, describe, expect, it } from "vitest";
import { toCallText, toReplyText } from "@/ai/small-prompt/reply-form";
import { createOpenAiProvider, type OpenAiProviderOptions } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { chunk } from "../../support/providers/openai-chunks";
import { type OpenAiServer, type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

const servers: OpenAiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function said(text: string): ServerReply {
  const pieces = text.match(/[\s\S]{1,3}/gu) ?? [];
  return { events: [...pieces.map((content) => chunk({ content })), chunk({}, "stop")] };
}

async function open(replies: readonly ServerReply[], small: OpenAiProviderOptions["small"] = {}) {
  const server = await startOpenAiServer(replies);
  servers.push(server);
  const provider = createOpenAiProvider({
    baseUrl: server.baseUrl,
    model: "small",
    capabilities: { toolProfile: "compact", toolChoiceNone: false },
    small,
  });
  return { server, ...startConversation(provider) };
}

const findStyleAnswer = [
  said(toCallText("findNodes", { selector: "type == 'cat'" })),
  said(toCallText("styleNodes", { selector: "$last", color: "blue" })),
  said(toReplyText("The 8 cats are blue.")),
];

describe("a small model behind an OpenAI-compatible server", () => {
  it("finds, then styles, then answers, with tools and examples in the prompt and none in the request", async () => {
    const { server, controller } = await open(findStyleAnswer);
    const result = await controller.execute("Find all cats and make them blue");
    expect(result).toMatchObject({ success: true, message: "The 8 cats are blue." });
    expect(result.rounds.map(({ toolsUsed }) => toolsUsed)).toEqual([["findNodes"], ["styleNodes"]]);
    expect(server.refusals).toEqual([]);
    const [{ body } = { body: {} }] = server.requests;
    expect(body).toMatchObject({ temperature: 0, stream: true });
    expect(body).not.toHaveProperty("tools");
    expect(body).not.toHaveProperty("response_format");
    expect(JSON.stringify(body)).toContain("Find all humans and make them green");
  });

  it("binds the reply to a schema only where the server takes one", async () => {
    const { server, controller } = await open(findStyleAnswer, { jsonSchema: true });
    await controller.execute("Find all cats and make them blue");
    const text = JSON.stringify(server.requests[0]?.body["response_format"]);
    expect(text).toContain('"const":"findNodes"');
    expect(text).toContain('"const":"reply"');
    expect(text).not.toContain("description");
  });

  it("sends no examples when they are switched off", async () => {
    const { server, controller } = await open([said(toReplyText("Hello."))], { examples: false });
    await controller.execute("hi");
    expect(server.requests[0]?.body["messages"]).toHaveLength(2);
  });
});

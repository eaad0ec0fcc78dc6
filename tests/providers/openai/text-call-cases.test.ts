import { afterEach, describe, expect, it } from "vitest";
import type { AiOptions } from "@/ai/options/ai-options";
import type { ProviderCapabilities } from "@/ai/port/provider-port";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startConversation } from "../../support/conversation";
import { chunk, reply } from "../../support/providers/openai-chunks";
import { type OpenAiServer, type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

const servers: OpenAiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The text in pieces of three characters, as tokens cut it: also through the middle of a mark. */
function said(text: string, finish = "stop"): ServerReply {
  const pieces = text.match(/[\s\S]{1,3}/g) ?? [];
  return { events: [...pieces.map((content) => chunk({ content })), chunk({}, finish)] };
}

const done = reply({ text: "There are 8 cats." });
const find = '{"selector": "type == \'cat\'"}';
const call = `{"name": "findNodes", "arguments": ${find}}`;

async function open(
  first: ServerReply,
  setting: { options?: Partial<AiOptions>; capabilities?: Partial<ProviderCapabilities> } = {},
) {
  const server = await startOpenAiServer([first, done, done]);
  servers.push(server);
  const provider = createOpenAiProvider({
    baseUrl: server.baseUrl,
    model: "test-model",
    ...(setting.capabilities ? { capabilities: setting.capabilities } : {}),
  });
  return { server, ...startConversation(provider, setting.options) };
}

function seenText(events: readonly { readonly type: string; readonly text?: string }[]): string {
  return events.map((event) => (event.type === "ai-text-delta" ? (event.text ?? "") : "")).join("");
}

describe("14: calls written as text, over HTTP", () => {
  it.each([
    ["tool_call tags", `Let me look.\n<tool_call>\n${call}\n</tool_call>`],
    ["[TOOL_CALLS]", `[TOOL_CALLS][${call}]`],
    ["function= tags", '<function=findNodes>{"selector": "type == \'cat\'"}</function>'],
    ["a fenced block", `\`\`\`json\n${call}\n\`\`\``],
    ["bare JSON", call],
    ["tools tags", `<tools>\n${call}\n</tools>`],
  ])("runs a call in the form of %s, and shows none of it", async (_form, text) => {
    const { server, controller, events } = await open(said(text));
    const result = await controller.execute("find all cats");
    expect(result).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(result.rounds[0]?.toolResults[0]).toMatchObject({ name: "findNodes", success: true, data: { count: 8 } });
    expect(seenText(events)).not.toMatch(/findNodes|selector|TOOL|<|```/);
    expect(server.refusals).toEqual([]);
  });

  it("runs a call that stands behind words the reader may see", async () => {
    const { controller, events } = await open(said(`I will look for cats. <tool_call>${call}</tool_call>`));
    await controller.execute("find all cats");
    expect(seenText(events)).toContain("I will look for cats.");
  });

  it("never runs what a model only thinks of", async () => {
    const { server, controller } = await open(said(`<think>I could <tool_call>${call}</tool_call></think>Hello.`));
    expect(await controller.execute("hi")).toMatchObject({ success: true, rounds: [] });
    expect(server.requests).toHaveLength(1);
  });

  it("never runs a block that was cut off, nor shows it", async () => {
    const { controller, events } = await open(
      said('<tool_call>{"name": "removeElements", "arguments": {"selector": "*"', "length"),
    );
    const result = await controller.execute("hi");
    expect(result.rounds.flatMap((round) => round.toolResults).filter((outcome) => outcome.success)).toEqual([]);
    expect(seenText(events)).not.toContain("removeElements");
  });

  it("leaves names that are no command in the text", async () => {
    const text = 'Use ```json\n{"name": "makeCoffee", "arguments": {}}\n```';
    const { controller } = await open(said(text));
    expect(await controller.execute("how?")).toMatchObject({ success: true, rounds: [], message: text });
  });

  it.each([
    { options: { textCalls: false }, capabilities: {} },
    { options: {}, capabilities: { textCalls: false } },
  ] satisfies { options: Partial<AiOptions>; capabilities: Partial<ProviderCapabilities> }[])(
    "runs none where it is off: %j",
    async (setting) => {
      const { controller } = await open(said(`<tool_call>${call}</tool_call>`), setting);
      expect((await controller.execute("find all cats")).rounds).toEqual([]);
    },
  );

  it("is on for this machine and unknown hosts, off for hosts known to send calls", () => {
    const isOn = (baseUrl: string) => createOpenAiProvider({ baseUrl, model: "m" }).capabilities.textCalls;
    expect(
      ["http://localhost:11434/v1", "http://192.168.1.7:8000/v1", "https://models.example.org/v1"].map(isOn),
    ).toEqual([true, true, true]);
    expect(
      ["https://api.openai.com/v1", "https://openrouter.ai/api/v1", "https://api.groq.com/openai/v1"].map(isOn),
    ).toEqual([false, false, false]);
  });
});

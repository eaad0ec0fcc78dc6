import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { historyFaults } from "@/ai/history/validate-history";
import type { Provider, ProviderCapabilities, ProviderRequest } from "@/ai/port/provider-port";
import { toCallText, toReplyText } from "@/ai/small-prompt/reply-form";
import { toSmallMessages } from "@/ai/small-prompt/to-small-messages";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { openAiRefusalOf } from "@/providers/openai/wire-rules";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import { startAiSession } from "../../support/ai-session";
import { arbitraryExchanges, writers } from "../../support/graphs/arbitrary-exchanges";
import { isLong } from "../../support/long";
import { anthropicReply } from "../../support/providers/anthropic-events";
import { anthropicRefusalOf } from "../../support/providers/anthropic-rules";
import { startAnthropicServer } from "../../support/providers/anthropic-server";
import { createFakeEngine, fakeRecord } from "../../support/providers/fake-engine";
import { chunk, reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";
import { createScriptedProvider, says } from "../../support/providers/scripted-provider";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const find = { name: "findNodes", input: { selector: "type == 'cat'" } };
const style = { name: "styleNodes", input: { selector: "$last", color: "blue" } };
const remove = { name: "removeElements", input: { selector: "type == 'cat'" } };

async function startAll() {
  const anthropic = await startAnthropicServer([]);
  const openAi = await startOpenAiServer([
    { events: [chunk({ reasoning_content: "Drastic." }), ...(reply({ calls: [remove] }).events ?? [])] },
    reply({ text: "You did not allow it." }),
  ]);
  closing.push(anthropic.close, openAi.close);
  let provider: Provider = createBuiltinProvider();
  const engine = createFakeEngine([{ text: toCallText(find.name, find.input) }, { text: toReplyText("There are 8.") }]);
  const session = startAiSession({ provider: () => provider, options: { maxToolResultSize: 400 } });
  session.controller.subscribe((event) => {
    if (event.type === "ai-approval-request") session.controller.answerApproval(event.callId, false);
  });
  return {
    ...session,
    anthropic,
    openAi,
    engine,
    local: () => createWebLlmProvider({ record: fakeRecord, host: engine.host }),
    claude: (model = "test-model") => createAnthropicProvider({ baseUrl: anthropic.baseUrl, model }),
    gpt: (model: string, capabilities: Partial<ProviderCapabilities> = {}) =>
      createOpenAiProvider({ baseUrl: openAi.baseUrl, model, capabilities }),
    /** From the next message on. */
    change: (next: Provider) => {
      provider = next;
    },
  };
}

describe("a conversation that changes its provider after each message", () => {
  it("is one every provider takes, with thinking, a cut result, a denied call and a stopped message in it", async () => {
    const all = await startAll();
    const { controller, anthropic, openAi, engine, document } = all;

    all.change(all.claude());
    anthropic.answerNext(
      anthropicReply({ thinking: "Cats first.", redacted: "hidden", text: "Looking.", calls: [find] }),
      anthropicReply({ thinking: "Eight.", text: "There are 8 cats." }),
    );
    expect(await controller.execute("Find all cats")).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(controller.history()[0]?.rounds[0]?.results[0]?.content).toMatch(/left out|more/);

    all.change(all.gpt("gpt-test", { reasoningBack: true }));
    const denied = await controller.execute("Delete them");
    expect(denied.rounds[0]?.toolResults[0]).toMatchObject({ success: false, approval: "denied" });
    expect(document.profile().nodeCount).toBe(14);

    all.change(createBuiltinProvider());
    expect(await controller.execute("Make the cats red")).toMatchObject({ success: true });
    expect(document.layers).toHaveLength(1);

    all.change(all.claude("claude-sonnet-5"));
    anthropic.answerNext(anthropicReply({ thinking: "Two.", calls: [find, style], model: "claude-sonnet-5" }));
    const off = controller.subscribe((event) => {
      if (event.type === "ai-tool-call-end") controller.cancel();
    });
    expect(await controller.execute("Make them blue")).toMatchObject({ terminationReason: "aborted" });
    off();

    all.change(all.local());
    const local = await controller.execute("How many cats are there?");
    expect(local).toMatchObject({ success: true, message: "There are 8." });
    expect(local.rounds[0]?.toolResults[0]).toMatchObject({ name: "findNodes", success: true });

    all.change(all.claude("claude-sonnet-5"));
    anthropic.answerNext(anthropicReply({ text: "Much was said.", model: "claude-sonnet-5" }));
    expect(await controller.execute("What have we done?")).toMatchObject({ success: true });

    all.change(all.claude());
    anthropic.answerNext(anthropicReply({ text: "As I said: 8." }));
    expect(await controller.execute("And your first words?")).toMatchObject({ success: true });

    expect(anthropic.refusals).toEqual([]);
    expect(openAi.refusals).toEqual([]);
    expect(engine.refusals).toEqual([]);
    expect(historyFaults(controller.history())).toEqual([]);
    expect(controller.history()).toHaveLength(7);
    expect(controller.history().map(({ user }) => user)).toContain("Make them blue");
    // Each model gets its own thinking back as it wrote it, and no other's.
    const sent = anthropic.requests.map(({ body }) => JSON.stringify(body["messages"]));
    expect(sent.at(-1)).toContain('"thinking":"Cats first."');
    expect(sent.at(-1)).not.toContain('"thinking":"Two."');
    expect(sent.at(-2)).toContain('"thinking":"Two."');
    expect(sent.at(-2)).not.toMatch(/Cats first|Drastic/);
    expect(openAi.requests.map(({ body }) => JSON.stringify(body)).join()).not.toMatch(/Cats first|signature|hidden/);
  });
});

describe("histories of any kind", () => {
  const histories = isLong ? 2000 : 300;

  async function someRequest(): Promise<ProviderRequest> {
    const model = createScriptedProvider([says("Hello.")]);
    await startAiSession({ provider: model }).controller.execute("hi");
    const [request] = model.requests;
    if (!request) throw new Error("Nothing was asked.");
    return request;
  }

  const asking = fc.record({
    history: arbitraryExchanges,
    model: fc.constantFrom(...writers.filter((writer) => writer !== "")),
    mode: fc.constantFrom("auto" as const, "none" as const, "without" as const),
    flag: fc.boolean(),
  });

  it("are written as requests that Anthropic, OpenAI and small models take", { timeout: 240_000 }, async () => {
    const base = await someRequest();
    const tools = base.tools.slice(0, 3);
    let refusals: string[] = [];
    // In place of the network: the rules of both APIs, and an answer to neither.
    const network = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      const isAnthropic = String(url).endsWith("/messages");
      const refusal = (isAnthropic ? anthropicRefusalOf : openAiRefusalOf)(JSON.parse(String(init?.body)));
      if (refusal) refusals.push(refusal);
      return new Response('{"error":{"message":"seen"}}', { status: 418 });
    });
    await fc.assert(
      fc.asyncProperty(asking, async ({ history, model, mode, flag }) => {
        refusals = [];
        expect(historyFaults(history)).toEqual([]);
        const request: ProviderRequest = {
          ...base,
          history,
          tools: mode === "without" ? [] : tools,
          toolChoice: mode === "auto" ? "auto" : "none",
        };
        const thinking = flag ? { thinkingTokens: 2000 } : {};
        await readAll(createAnthropicProvider({ model, ...thinking }), request);
        const capabilities = { reasoningBack: flag };
        await readAll(createOpenAiProvider({ baseUrl: "https://api.openai.com/v1", model, capabilities }), request);
        expect(refusals).toEqual([]);
        expect(smallFault(request)).toBeUndefined();
      }),
      { numRuns: histories },
    );
    expect(network.mock.calls.length).toBe(2 * histories);
    network.mockRestore();
  });

  async function readAll(provider: Provider, request: ProviderRequest): Promise<void> {
    for await (const part of provider.stream(request, new AbortController().signal)) {
      expect(part).toMatchObject({ type: "failure", failure: { detail: "seen" } });
    }
  }

  /** What every small engine's template wants. */
  function smallFault(request: ProviderRequest): string | undefined {
    const messages = toSmallMessages(request);
    const [system, ...turns] = messages;
    if (system?.role !== "system") return "no system message first";
    if (messages.some(({ content }) => content.trim() === "" || /\p{Surrogate}/u.test(content))) return "a bad text";
    const wrong = turns.findIndex(({ role }, index) => role !== (index % 2 === 0 ? "user" : "assistant"));
    if (wrong >= 0) return `turn ${wrong} is out of turn`;
    return turns.at(-1)?.role === "user" ? undefined : "no user message last";
  }
});

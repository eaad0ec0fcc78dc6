import { describe, expect, it } from "vitest";
import type { ProviderPart } from "@/ai/port/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { startChat } from "./support/chat";
import { coloured } from "./support/document-checks";
import { requestFor } from "./support/request-for";

describe("the built-in assistant as a provider", () => {
  it("streams calls as delta and call, with ids that are new in the conversation", async () => {
    const chat = startChat();
    await chat.sayAll(
      "Find all cats and make them blue",
      "how many edges?",
      "highlight the shortest path from Luna to Dan",
    );
    const calls = chat.parts.flatMap((part) => (part.type === "tool-call" ? [part.call.id] : []));
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBeGreaterThan(6);
    const deltas = chat.parts.flatMap((part) => (part.type === "tool-call-delta" ? [part.callId] : []));
    expect(deltas).toEqual(calls);
  });

  it("streams its answer in several pieces and ends with finish", async () => {
    const chat = startChat();
    const { answer } = await chat.say("give me a summary");
    const texts = chat.parts.flatMap((part) => (part.type === "text-delta" ? [part.text] : []));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.join("")).toBe(answer);
    expect(chat.parts.at(-1)).toEqual({ type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } });
  });

  it("goes through the stages of a model with two rounds", async () => {
    const chat = startChat();
    await chat.say("Find all cats and make them blue");
    const stages = chat.events.flatMap((event) => (event.type === "ai-status-change" ? [event.stage] : []));
    expect(stages).toEqual(
      "submitted streaming executing processing streaming executing processing streaming complete".split(" "),
    );
  });

  it("gives the same parts for the same request, whatever came before", async () => {
    const request = await requestFor("find all cats and make them blue");
    const provider = createBuiltinProvider();
    const first = await collect(provider.stream(request, new AbortController().signal));
    await collect(provider.stream(await requestFor("hello"), new AbortController().signal));
    expect(await collect(provider.stream(request, new AbortController().signal))).toEqual(first);
  });

  it("ends without a part more when it is stopped", async () => {
    const controller = new AbortController();
    const parts: ProviderPart[] = [];
    for await (const part of createBuiltinProvider().stream(await requestFor("what can you do?"), controller.signal)) {
      parts.push(part);
      controller.abort();
    }
    expect(parts).toHaveLength(1);
    expect(await collect(createBuiltinProvider().stream(await requestFor("hello"), AbortSignal.abort()))).toEqual([]);
  });

  it("answers from what it has when nothing may be called", async () => {
    const parts = await collect(
      createBuiltinProvider().stream(
        { ...(await requestFor("make the cats blue")), toolChoice: "none" },
        new AbortController().signal,
      ),
    );
    expect(parts.every((part) => ["text-delta", "note", "finish"].includes(part.type))).toBe(true);
    expect(streamedText(parts)).toMatch(/I did not change/u);
  });

  it("calls what the model beside it is not offered", async () => {
    const request = await requestFor("make the cats blue and tell me how many edges there are");
    const tools = request.tools.filter(({ name }) => name === "findNodes");
    const parts = await collect(createBuiltinProvider().stream({ ...request, tools }, new AbortController().signal));
    const called = parts.flatMap((part) => (part.type === "tool-call" ? [part.call.name] : []));
    expect(called).toEqual(["styleNodes", "queryGraph"]);
  });
});

describe("limits of the loop", () => {
  it("tells what was not done when the rounds are used up", async () => {
    const chat = startChat();
    const turn = await chat.say("Find all cats and make them blue", { maxToolIterations: 1 });
    expect(turn.result.success).toBe(true);
    expect(turn.answer).toMatch(/I did not change .*: I ran out of steps/u);
    expect(coloured(chat.document)).toEqual({});
  });

  it("works when it is given no data of results", async () => {
    const chat = startChat();
    await chat.say("Find all cats and make them blue", { includeToolDataInContext: false });
    expect(Object.keys(coloured(chat.document))).toHaveLength(8);
  });

  it("works with results cut to the smallest size, and says how many of all are shown", async () => {
    const chat = startChat();
    const turn = await chat.say("Find all cats", { maxToolResultSize: 300 });
    expect(turn.answer).toMatch(/^8 cats/u);
    await chat.say("now make those blue", { maxToolResultSize: 300 });
    expect(Object.keys(coloured(chat.document))).toHaveLength(8);
  });

  it("goes on with its reading though the change took the words out of the graph", async () => {
    const chat = startChat();
    const turn = await chat.say("delete the humans");
    expect(turn.answer).toMatch(/^Deleted 6 nodes and \d+ edges/u);
    expect(turn.calls.filter(({ name }) => name === "removeElements")).toHaveLength(1);
  });
});

async function collect(stream: AsyncIterable<ProviderPart>): Promise<readonly ProviderPart[]> {
  const parts: ProviderPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

function streamedText(parts: readonly ProviderPart[]): string {
  return parts.flatMap((part) => (part.type === "text-delta" ? [part.text] : [])).join("");
}

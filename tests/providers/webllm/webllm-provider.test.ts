import { describe, expect, it } from "vitest";
import type { AiEvent } from "@/ai/loop/ai-events";
import { toCallText, toReplyText } from "@/ai/small-prompt/reply-form";
import { problemOf } from "@/providers/webllm/library-problem";
import { createWebLlmProvider, type WebLlmProviderOptions } from "@/providers/webllm/webllm-provider";
import { startConversation } from "../../support/conversation";
import { createFakeEngine, type EngineReply, fakeRecord } from "../../support/providers/fake-engine";

function open(replies: readonly EngineReply[], change: Partial<WebLlmProviderOptions> = {}) {
  const engine = createFakeEngine(replies);
  const provider = createWebLlmProvider({ record: fakeRecord, host: engine.host, ...change });
  return { engine, provider, ...startConversation(provider) };
}

const find = { text: toCallText("findNodes", { selector: "type == 'cat'" }) };
const style = { text: toCallText("styleNodes", { selector: "$last", color: "blue" }) };
const answer = { text: toReplyText("The 8 cats are blue.") };
const never = new Promise<void>(() => undefined);

function notesOf(events: readonly AiEvent[]): readonly string[] {
  return events.flatMap((event) => (event.type === "ai-status-change" && event.note ? [event.note] : []));
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe("a model in the browser", () => {
  it("loads with plain notes, finds, styles by what it found, and answers", async () => {
    let speed: number | undefined;
    const { controller, events, engine } = open([find, style, answer], {
      onUse: (measured) => {
        speed = measured;
      },
    });
    const result = await controller.execute("Find all cats and make them blue");
    expect(result).toMatchObject({ success: true, message: "The 8 cats are blue." });
    expect(result.rounds.map(({ toolsUsed }) => toolsUsed)).toEqual([["findNodes"], ["styleNodes"]]);
    expect(result.usage).toMatchObject({ tokensPerSecond: 31.5 });
    expect(speed).toBe(31.5);
    expect(notesOf(events)).toContain("Loading Qwen3 1.7B: 1 of 2");
    expect(notesOf(events)).toContain("Preparing the graphics card for Qwen3 1.7B: 1 of 2");
    expect(engine.deeds).toEqual(["load Qwen3-1.7B-q4f16_1-MLC", "ask", "ask", "ask"]);
    expect(engine.refusals).toEqual([]);
  });

  it("is bound by a grammar of the offered tools, asked at temperature 0, with thinking off and a bound on its length", async () => {
    const { controller, engine } = open([find, answer]);
    await controller.execute("Find all cats");
    const [request] = engine.requests;
    expect(request).toMatchObject({ temperature: 0, max_tokens: 512, extra_body: { enable_thinking: false } });
    expect(request?.response_format).toMatchObject({ type: "grammar", grammar: expect.stringContaining("findNodes") });
    expect(JSON.stringify(request)).not.toContain("maxLength");
  });

  it("writes free text when nothing may be called", async () => {
    const engine = createFakeEngine([find, { text: "There are <think>8?</think>8 cats." }]);
    const provider = createWebLlmProvider({ record: fakeRecord, host: engine.host });
    const { controller } = startConversation(provider, { maxToolIterations: 1 });
    const result = await controller.execute("Find all cats");
    expect(result).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(engine.requests[1]).not.toHaveProperty("response_format");
  });

  it("asks for the whole call again when it was cut off by its length", async () => {
    const cut: EngineReply = { text: '{"tool":"styleNodes","args":{"selector":"', finish: "length" };
    const { controller, engine } = open([cut, style, answer]);
    const result = await controller.execute("Make the cats blue");
    expect(result.rounds[0]?.toolResults[0]?.success).toBe(false);
    expect(engine.requests[1]?.messages.at(-1)?.content).toContain("styleNodes");
    expect(result).toMatchObject({ success: true, message: "The 8 cats are blue." });
  });

  it("stops at once in mid-stream, is interrupted, and answers the next message with the same engine", async () => {
    const { controller, engine, events } = open([
      { text: '{"tool":"reply","args":{"text":"Well, ', hold: never },
      answer,
    ]);
    const pending = controller.execute("Tell me everything");
    await until(() => events.some((event) => event.type === "ai-text-delta"));
    controller.cancel();
    expect(await pending).toMatchObject({ success: false, terminationReason: "aborted" });
    expect((await controller.execute("hi")).message).toBe("The 8 cats are blue.");
    expect(engine.deeds).toEqual(["load Qwen3-1.7B-q4f16_1-MLC", "ask", "interrupt", "ask"]);
  });

  it("stops while the engine is still reading the prompt", async () => {
    const { controller, engine } = open([{ hold: never }, answer]);
    const pending = controller.execute("Tell me everything");
    await until(() => engine.deeds.includes("ask"));
    controller.cancel();
    expect(await pending).toMatchObject({ terminationReason: "aborted" });
    expect((await controller.execute("hi")).message).toBe("The 8 cats are blue.");
  });

  it("is started anew when a stopped model does not end", async () => {
    const { controller, engine, events } = open([
      { text: '{"tool":"reply","args":{"text":"Well, ', hold: never, isDeaf: true },
      answer,
    ]);
    const pending = controller.execute("Tell me everything");
    await until(() => events.some((event) => event.type === "ai-text-delta"));
    controller.cancel();
    expect(await pending).toMatchObject({ terminationReason: "aborted" });
    expect((await controller.execute("hi")).message).toBe("The 8 cats are blue.");
    expect(engine.deeds.filter((deed) => deed !== "ask")).toEqual([
      "load Qwen3-1.7B-q4f16_1-MLC",
      "interrupt",
      "end",
      "load Qwen3-1.7B-q4f16_1-MLC",
    ]);
  });

  it.each([
    ["before its first word", {}, /Qwen3 1\.7B wrote nothing for 0\.2 s and was stopped\. Retry/],
    ["in the middle", { text: '{"tool":"reply","args":{"text":"Well, ' }, /was stopped\. I kept what arrived/],
  ])("is stopped and started anew where it falls silent %s", async (_when, begun, says) => {
    const engine = createFakeEngine([{ ...begun, hold: never, isDeaf: true }, answer]);
    const provider = createWebLlmProvider({ record: fakeRecord, host: engine.host });
    const { controller } = startConversation(provider, { idleSeconds: 0.2 });
    const result = await controller.execute("Tell me everything");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toMatch(says);
    expect(result.llmText).toBe("text" in begun ? "Well, " : "");
    expect((await controller.execute("hi")).message).toBe("The 8 cats are blue.");
    expect(engine.deeds.filter((deed) => deed !== "ask" && deed !== "interrupt")).toEqual([
      "load Qwen3-1.7B-q4f16_1-MLC",
      "end",
      "load Qwen3-1.7B-q4f16_1-MLC",
    ]);
  });

  it("stops while it loads, and loads with a new worker for the next message", async () => {
    const { controller, engine } = open([answer]);
    const off = controller.subscribe((event) => {
      if (event.type === "ai-status-change" && event.stage === "loading") controller.cancel();
    });
    expect(await controller.execute("hi")).toMatchObject({ terminationReason: "aborted" });
    off();
    expect((await controller.execute("hi")).success).toBe(true);
    // The first worker is let go before it has loaded anything.
    expect(engine.deeds).toEqual(["end", "load Qwen3-1.7B-q4f16_1-MLC", "ask"]);
  });

  it("is loaded anew in the same message when the graphics card is lost before a word came", async () => {
    const lost = { error: { name: "AbortError", message: "Failed to execute 'mapAsync' on 'GPUBuffer'" } };
    const { controller, engine, events } = open([lost, answer]);
    expect(await controller.execute("hi")).toMatchObject({ success: true });
    expect(engine.deeds).toEqual(["load Qwen3-1.7B-q4f16_1-MLC", "ask", "end", "load Qwen3-1.7B-q4f16_1-MLC", "ask"]);
    expect(notesOf(events).join()).toContain("The graphics card was reset");
  });

  it("keeps what had come when it is lost later, says so, and the next message loads it anew", async () => {
    const error = { name: "AbortError", message: "mapAsync: the device was lost" };
    const { controller, engine } = open([{ text: '{"tool":"reply","args":{"text":"There are ', error }, answer]);
    const result = await controller.execute("How many?");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toContain("Send the message again");
    expect((await controller.execute("How many?")).success).toBe(true);
    expect(engine.deeds.filter((deed) => deed.startsWith("load"))).toHaveLength(2);
  });

  it("drops older messages once when the context overflows", async () => {
    const error = {
      name: "ContextWindowSizeExceededError",
      message: "Prompt tokens exceed context window size: number of prompt tokens: 4500; context window size: 4096",
    };
    const { controller, engine } = open([{ text: toReplyText("Hello.") }, { error }, answer]);
    await controller.execute("hi");
    const result = await controller.execute("Make the cats blue");
    expect(result).toMatchObject({ success: true });
    expect(result.degraded).toContainEqual({ id: "shrunk" });
    const sizes = engine.requests.map(({ messages }) => JSON.stringify(messages).length);
    expect(sizes[2]).toBeLessThan(sizes[1] ?? 0);
    expect(engine.deeds.filter((deed) => deed.startsWith("load"))).toHaveLength(1);
  });

  it.each([
    { name: "WorkerError", message: "", says: "could not start" },
    { name: "WebGPUNotAvailableError", message: "WebGPU is not supported", says: "no WebGPU" },
    { name: "Error", message: "Unable to find a compatible GPU.", says: "hardware acceleration" },
    { name: "ShaderF16SupportError", message: "This model requires shader-f16", says: "16-bit" },
    { name: "LinkError", message: "import object field 'x' is not a Function", says: "another version of the engine" },
    { name: "IntegrityError", message: "hash mismatch", says: "damaged" },
    { name: "TypeError", message: "Failed to fetch", says: "could not reach the model's server" },
    { name: "OperationError", message: "Out of memory", says: "too little free memory" },
  ])("says what to do about a load that ends with $name: $message", async ({ name, message, says }) => {
    const { controller, engine } = open([answer, answer]);
    engine.failLoad({ name, message });
    const result = await controller.execute("hi");
    expect(result).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(result.message).toContain(says);
    expect((await controller.execute("hi")).success).toBe(true);
  });

  it("is not loaded when its files are not on the device", async () => {
    const { controller, engine } = open([answer], { refusal: async () => problemOf("not-found") });
    expect(await controller.execute("hi")).toMatchObject({ success: false });
    expect(engine.deeds).toEqual([]);
  });

  it("gives results in pieces its context has room for", async () => {
    const { controller, engine } = open([{ text: toCallText("findNodes", { selector: "*", limit: 14 }) }, answer]);
    await controller.execute("Show all");
    expect(engine.requests[1]?.messages.at(-1)?.content.length).toBeLessThan(1300);
  });
});

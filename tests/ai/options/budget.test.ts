import { describe, expect, it } from "vitest";
import { historyFaults } from "@/ai/history/validate-history";
import { decideNext } from "@/ai/loop/decide-next";
import { defaultAiOptions } from "@/ai/options/option-table";
import { resolveOptions } from "@/ai/options/resolve-options";
import { costOf } from "@/ai/usage/prices";
import { priceOf, pricesReadOn, priceTable } from "@/providers/price-table";
import { startAiSession, startScripted } from "../../support/ai-session";
import { notesOf } from "../../support/notes-of";
import { calls, createScriptedProvider, type Script, says } from "../../support/providers/scripted-provider";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const style = calls([{ name: "styleNodes", input: { selector: "*", color: "red" } }]);
const schema = calls([{ name: "getSchema" }]);

describe("a budget", () => {
  it("of tokens forces the answer and says so", async () => {
    const { controller, model } = startScripted([find, schema, says("Eight.")], {
      options: { budget: { tokens: 30 } },
    });
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ success: true, terminationReason: "budget", message: "Eight." });
    expect(notesOf(result).join(" ")).toMatch(/budget of 30 tokens/);
    expect(model.requests.at(-1)?.toolChoice).toBe("none");
    expect(model.requests).toHaveLength(3);
  });

  it("of seconds counts from the start of the message", async () => {
    const session = startAiSession({
      provider: createScriptedProvider([
        find,
        () => {
          session.pass(2000);
          return schema;
        },
        says("Eight."),
      ]),
      options: { budget: { seconds: 2 } },
    });
    expect(await session.controller.execute("how many?")).toMatchObject({ terminationReason: "budget" });
  });

  it("of seconds stops an answer in the middle, keeps what came, and the next message works", async () => {
    const half: Script = [{ type: "text-delta", text: "There are eight" }, { type: "hold" }];
    const { controller, events } = startScripted([half, says("Hello.")], { options: { budget: { seconds: 0.05 } } });
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ success: true, terminationReason: "budget", message: "There are eight" });
    expect(notesOf(result)).toEqual(["The time limit was reached, so I stopped the answer."]);
    expect(events.at(-1)?.type).toBe("ai-complete");
    expect(result.usage).toMatchObject({ outputTokens: 5, isEstimated: true });
    expect(result.usage.inputTokens).toBeGreaterThan(500);
    expect(JSON.stringify(controller.history())).toContain("Stopped here: its time was used up");
    expect(await controller.execute("hello")).toMatchObject({ success: true, message: "Hello." });
    expect(historyFaults(controller.history())).toEqual([]);
  });

  it("of seconds runs none of the calls of a turn it stopped, and tells what was done before", async () => {
    const cut: Script = [...style.slice(0, -1), { type: "hold" }];
    const { controller, document } = startScripted([find, cut, says("Hello.")], {
      options: { budget: { seconds: 0.05 } },
    });
    const result = await controller.execute("make all red");
    expect(result).toMatchObject({ success: false, terminationReason: "budget" });
    expect(result.message).toMatch(/^The message's seconds were used up before an answer came\. Done before that: .*8/);
    expect(result.rounds).toHaveLength(1);
    expect(document.layers).toEqual([]);
    await controller.execute("hello");
    expect(historyFaults(controller.history())).toEqual([]);
  });

  it("counts what a model used that told no tokens, and what was used before a stop", async () => {
    const silent: Script = [
      { type: "tool-call", call: { id: "c", name: "getSchema", input: {} } },
      { type: "finish", reason: "tool-calls" },
    ];
    const { controller } = startScripted([silent, says("Eight.")], { options: { budget: { tokens: 500 } } });
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ terminationReason: "budget", usage: { isEstimated: true } });
    const stopped = startScripted([[{ type: "text-delta", text: "There" }, { type: "hold" }]]);
    const going = stopped.controller.execute("how many cats?");
    await stopped.model.held();
    stopped.controller.cancel();
    expect((await going).usage).toMatchObject({ outputTokens: 2, isEstimated: true });
  });

  it("estimates nothing where a provider refused or told its tokens", async () => {
    const failure = { kind: "auth" as const, message: "The key was refused." };
    const refused = startScripted([[{ type: "failure", failure }]]);
    expect((await refused.controller.execute("hello")).usage).toEqual({ inputTokens: 0, outputTokens: 0 });
    const output = startScripted([says("Hello.")]);
    expect((await output.controller.execute("hello")).usage).not.toHaveProperty("isEstimated");
  });

  it("of seconds that are used up between rounds leaves the answer as long again, and no longer", async () => {
    const session = startAiSession({
      provider: createScriptedProvider([
        () => {
          session.pass(2000);
          return find;
        },
        [{ type: "text-delta", text: "Eight" }, { type: "hold" }],
      ]),
      options: { budget: { seconds: 0.05 } },
    });
    expect(await session.controller.execute("how many?")).toMatchObject({
      terminationReason: "budget",
      message: "Eight",
    });
  });

  it("of seconds leaves a stop by the user a stop, and lets go of an answer that came in time", async () => {
    const { controller, events } = startScripted([[{ type: "hold" }], says("Hello.")], {
      options: { budget: { seconds: 60 } },
    });
    const running = controller.execute("how many?");
    await expect.poll(() => events.some(({ type }) => type === "ai-turn-start")).toBe(true);
    controller.cancel();
    expect(await running).toMatchObject({ terminationReason: "aborted" });
    expect(await controller.execute("hello")).toMatchObject({ success: true, degraded: [] });
  });

  it("of dollars counts where the price is known, and never where it is not", () => {
    const options = { ...defaultAiOptions, budget: { cost: 0.01 } };
    const rounds = [{ toolResults: [] }];
    expect(decideNext(rounds, options, { tokens: 1e9, seconds: 0 })).toEqual({ type: "call" });
    expect(decideNext(rounds, options, { tokens: 1, seconds: 0, cost: 0.01 })).toMatchObject({ reason: "budget" });
  });

  it("is not asked before the first round, and ends within its limits otherwise", async () => {
    const { controller } = startScripted([says("Hello.")], { options: { budget: { tokens: 1 } } });
    expect(await controller.execute("hi")).toMatchObject({ terminationReason: "natural_completion" });
  });

  it.each([{ tokens: 0 }, { seconds: -1 }, { cost: Number.NaN }, { minutes: 3 }])("refuses %j", (budget) => {
    expect(() => resolveOptions({ budget: JSON.parse(JSON.stringify(budget)) })).toThrow(/^budget must be null or/);
  });
});

describe("prices", () => {
  it("make a cost of tokens", () => {
    expect(costOf({ inputTokens: 3500, outputTokens: 500 }, { input: 1, output: 5 })).toBeCloseTo(0.006, 10);
  });

  it("take cached tokens at their own price", () => {
    const price = { input: 1, output: 5, cachedInput: 0.1 };
    expect(costOf({ inputTokens: 1000, outputTokens: 0, cachedTokens: 600 }, price)).toBeCloseTo(0.00046, 10);
  });

  it("take tokens that were written to a cache at theirs", () => {
    const price = { input: 1, output: 5, cachedInput: 0.1, cacheWrite: 1.25 };
    const usage = { inputTokens: 1000, outputTokens: 0, cachedTokens: 600, cacheWriteTokens: 400 };
    expect(costOf(usage, price)).toBeCloseTo(0.00056, 10);
  });

  it("of a model that costs more for a long request are asked request by request", () => {
    const price = priceOf("api.anthropic.com", "claude-haiku-5-5");
    if (!price) throw new Error("There is no price.");
    expect(costOf({ inputTokens: 100_000, outputTokens: 1000 }, price)).toBeCloseTo(0.0105, 10);
    expect(costOf({ inputTokens: 100_001, outputTokens: 1000 }, price)).toBeCloseTo(0.0525005, 10);
  });

  it.each([
    ["claude-opus-5-5", 4, 20],
    ["claude-sonnet-5-5", 2, 10],
    ["claude-fable-5-1", 10, 50],
  ])("of %s are as its page said", (model, input, output) => {
    expect(priceOf("api.anthropic.com", model)).toMatchObject({ input, output });
    expect(pricesReadOn("api.anthropic.com")).toMatch(/^2026-/);
  });

  it("are those of the host's own model, dated versions too, and unknown for all else", () => {
    expect(priceOf("api.openai.com", "gpt-5-mini-2025-08-07")).toEqual(priceOf("api.openai.com", "gpt-5-mini"));
    expect(priceOf("127.0.0.1:8000", "gpt-5-mini")).toBeUndefined();
    expect(priceOf("api.openai.com", "gpt-99")).toBeUndefined();
    const own = [{ host: "127.0.0.1:8000", model: "mine", input: 2, output: 3 }];
    expect(priceOf("127.0.0.1:8000", "mine", own)).toMatchObject({ input: 2, output: 3 });
    expect(new Set(priceTable.map(({ host, model }) => `${host} ${model}`)).size).toBe(priceTable.length);
  });

  it("are told with a result where they are known, else no cost at all", async () => {
    const { controller } = startScripted([says("Hi.")]);
    expect((await controller.execute("hi")).usage).not.toHaveProperty("cost");
    const priced = startScripted([says("Hi.")], { price: { input: 1, output: 5 } });
    expect((await priced.controller.execute("hi")).usage.cost).toBeCloseTo(0.000035, 10);
  });
});

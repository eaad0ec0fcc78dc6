import { describe, expect, it } from "vitest";
import type { AiEvent } from "@/ai/loop/ai-events";
import type { FailureKind, Provider, ProviderCapabilities, ProviderPart } from "@/ai/port/provider-port";
import { toSmallMessages } from "@/ai/small-prompt/to-small-messages";
import type { GraphData } from "@/graph/changes/change-types";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { type Routes, route } from "@/providers/routing/route";
import { startAiSession } from "../../support/ai-session";
import { catsGraph } from "../../support/graphs/cats";
import { notesOf } from "../../support/notes-of";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";
import {
  calls,
  createScriptedProvider,
  type Script,
  type ScriptedProvider,
  says,
} from "../../support/providers/scripted-provider";
import { handbookAsGraph } from "../builtin/courses/catalogue";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const findNothing = calls([{ name: "findNodes", input: { selector: "no such attribute ==" } }]);

function fails(kind: FailureKind = "overloaded", before: readonly ProviderPart[] = []): Script {
  return [...before, { type: "failure", failure: { kind, message: "big.example is overloaded." } }];
}

function model(name: string, scripts: readonly Script[]): ScriptedProvider {
  return { ...createScriptedProvider(scripts, { model: name }), title: `${name} at its host` };
}

const nobody: Routes = { fallback: [], results: null, first: null };

interface Asked {
  readonly capabilities?: Partial<ProviderCapabilities>;
  readonly graph?: GraphData;
}

/** Each message gets a route of its own, as the page makes one. */
function start(main: Provider, routes: Partial<Routes>) {
  return startAiSession({ provider: () => route(main, { ...nobody, ...routes }) });
}

function answerers(events: readonly AiEvent[]): readonly string[] {
  return events.flatMap((event) => (event.type === "ai-answerer" ? event.answerer.title : []));
}

describe("a fallback order", () => {
  it("asks the next one where the first fails before its first word, says so, and stays with it", async () => {
    const main = model("big", [fails()]);
    const spare = model("spare", [find, says("There are 8 cats.")]);
    const { controller, events } = start(main, { fallback: [spare] });
    const result = await controller.execute("how many cats?");
    expect(result).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(notesOf(result)).toEqual(["big.example is overloaded. spare at its host answered instead."]);
    expect(answerers(events)).toEqual(["spare at its host", "spare at its host"]);
    expect([main.requests.length, spare.requests.length]).toEqual([1, 2]);
    await controller.execute("and dogs?");
    expect(main.requests).toHaveLength(2);
  });

  it("goes on to the third, and tells the last failure when all fail", async () => {
    const third = model("third", [says("Here.")]);
    const order = start(model("big", [fails()]), { fallback: [model("spare", [fails("network")]), third] });
    expect(await order.controller.execute("hi")).toMatchObject({ success: true, message: "Here." });
    const none = start(model("big", [fails()]), { fallback: [model("spare", [fails("network")])] });
    expect(await none.controller.execute("hi")).toMatchObject({ success: false, terminationReason: "provider_error" });
  });

  it.each([
    ["a word was said", fails("overloaded", [{ type: "text-delta", text: "Well, " }])],
    ["the filter of its host refused", fails("content-filter")],
  ])("asks nobody else once %s", async (_why, script) => {
    const spare = model("spare", [says("Hello.")]);
    const { controller } = start(model("big", [script]), { fallback: [spare] });
    expect(await controller.execute("hi")).toMatchObject({ success: false });
    expect(spare.requests).toHaveLength(0);
  });

  it("lets the built-in assistant answer when a real endpoint is down", async () => {
    const server = await startOpenAiServer([]);
    await server.close();
    const main = createOpenAiProvider({ baseUrl: server.baseUrl, model: "gone" });
    const { controller, events } = start(main, { fallback: [createBuiltinProvider()] });
    const result = await controller.execute("How many cats are there?");
    expect(result.message).toContain("8");
    expect(notesOf(result)[0]).toMatch(/I could not reach .*Built-in assistant answered instead/);
    expect(answerers(events)).toContain("Built-in assistant");
  });

  it("sends a small model only what it can take", async () => {
    const spare = createScriptedProvider([says("Hi.")], { capabilities: { toolProfile: "compact", maxTools: 5 } });
    const { controller } = start(model("big", [fails()]), { fallback: [spare] });
    await controller.execute("hi");
    expect(spare.requests[0]?.tools).toHaveLength(5);
  });
});

describe("a smaller model for results", () => {
  it("gets the rounds that only read what was found", async () => {
    const main = model("big", [find]);
    const small = model("small", [says("There are 8 cats.")]);
    const { controller, events } = start(main, { results: small });
    expect(await controller.execute("how many cats?")).toMatchObject({ message: "There are 8 cats.", degraded: [] });
    expect([main.requests.length, small.requests.length]).toEqual([1, 1]);
    expect(answerers(events)).toEqual(["small at its host"]);
  });

  it("leaves a failed call to the model itself, which also steps in for it", async () => {
    const main = model("big", [findNothing, find, says("8 cats.")]);
    const small = model("small", [fails()]);
    const { controller } = start(main, { results: small });
    expect(await controller.execute("how many cats?")).toMatchObject({ success: true, message: "8 cats." });
    expect([main.requests.length, small.requests.length]).toEqual([3, 1]);
  });

  it("works over HTTP with requests each server accepts", async () => {
    const findCats = { name: "findNodes", input: { selector: "type == 'cat'" } };
    const servers = [
      await startOpenAiServer([reply({ calls: [findCats] })]),
      await startOpenAiServer([reply({ text: "8." })]),
    ] as const;
    const [big, small] = servers.map(({ baseUrl }) => createOpenAiProvider({ baseUrl, model: "m" }));
    if (!big || !small) throw new Error("Two providers were made.");
    const { controller } = start(big, { results: small });
    expect(await controller.execute("how many cats?")).toMatchObject({ success: true, message: "8." });
    expect(servers.map(({ refusals }) => refusals)).toEqual([[], []]);
    await Promise.all(servers.map((server) => server.close()));
  });
});

describe("the built-in assistant first", () => {
  const ask = async (...texts: readonly string[]) => {
    const main = model("big", [says("From the model.")]);
    const session = start(main, { first: createBuiltinProvider() });
    const results = [];
    for (const text of texts) results.push(await session.controller.execute(text));
    return { main, results, ...session };
  };

  it.each([
    ["How many cats are there?", "8"],
    ["Make all cats blue", "cats"],
    ["Who is connected to Whiskers?", ""],
    ["What is the average age?", ""],
  ])("answers what it understands whole: %s", async (text, part) => {
    const { main, results, events } = await ask(text);
    expect(results[0]).toMatchObject({ success: true, degraded: [] });
    expect(results[0]?.message).toContain(part);
    expect(main.requests).toHaveLength(0);
    expect(answerers(events)).toContain("Built-in assistant");
  });

  it.each([
    "Write me a short story about these animals",
    "Which of them would get along best, and why do you think so?",
    "Mkae alll catz bleu",
    "Delete the ones that look odd to you",
  ])("leaves the rest to the model, unchanged: %s", async (text) => {
    const { main, results, document } = await ask(text);
    expect(results[0]).toMatchObject({ message: "From the model." });
    expect(main.requests).toHaveLength(1);
    // What was looked up to find out is not the model's business.
    expect(main.requests[0]?.history.at(-1)).toEqual({ user: text, rounds: [] });
    expect(document.steps()).toEqual([]);
  });

  it("leaves what leans on a model's answer to the model", async () => {
    const { main } = await ask("Write me a story about two of the cats", "Make those blue");
    expect(main.requests).toHaveLength(2);
  });

  it("offers the built-in assistant all commands though the model is small", async () => {
    const main = createScriptedProvider([says("Hm.")], {
      capabilities: { toolProfile: "compact", contextTokens: 4096 },
    });
    const { controller, document } = start(main, { first: createBuiltinProvider() });
    await controller.execute("Add a node called Rex");
    expect(document.tables.nodes.count).toBe(15);
    expect(main.requests).toHaveLength(0);
  });
});

describe("a small model behind the built-in assistant", () => {
  const ask = async (text: string, { capabilities = { toolProfile: "compact" }, graph = catsGraph() }: Asked = {}) => {
    const small = createScriptedProvider([says("From the model.")], { capabilities });
    const provider = () => route(small, { ...nobody, first: createBuiltinProvider() });
    const session = startAiSession({ provider, graph });
    const result = await session.controller.execute(text);
    const [request] = small.requests;
    const prompt = request && toSmallMessages(request);
    return { request, result, system: prompt?.[0]?.content ?? "", last: prompt?.at(-1)?.content ?? "" };
  };

  it("is told how the built-in assistant would begin, and which words that leaves out", async () => {
    const { request, system, last } = await ask("Make the zorbly cats blue");
    expect(request?.context.details?.suggested).toMatchObject({
      calls: [{ name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } }],
    });
    expect(last).toContain("(Rules read");
    expect(last).toContain('{"tool":"styleNodes","args":{"selector":"type == \'cat\'","color":"blue"}}');
    expect(system).toContain("perhaps wrongly");
    expect(request?.tools.length).toBeLessThan(20);
  });

  it("is told of the search for a question that texts answer", async () => {
    const { request, last } = await ask("What does it say about bridges?", { graph: handbookAsGraph() });
    expect(request?.context.details?.suggested?.calls[0]).toMatchObject({ name: "searchContent" });
    expect(last).toContain("bridges");
  });

  it("leaves what an outline tells to the built-in assistant", async () => {
    const { request, result } = await ask("Which courses are there?", { graph: handbookAsGraph() });
    expect(request).toBeUndefined();
    expect(result.message).toContain("Centrality");
  });

  it("is told nothing where the rules read nothing", async () => {
    const { request, system, last } = await ask("Write me a short story");
    expect(request?.context.details).toMatchObject({ mentions: expect.any(Array) });
    expect(request?.context.details?.suggested).toBeUndefined();
    expect(`${system}${last}`).not.toContain("Rules read");
  });

  it("is what a large model is not: that is told nothing of it", async () => {
    const { request } = await ask("Make the zorbly cats blue", { capabilities: {} });
    expect(request?.context.details).toBeUndefined();
  });
});

describe("the cost of a message with several answerers", () => {
  const usage = { inputTokens: 1000, outputTokens: 0 };
  const answer = (text: string): Script => [
    { type: "text-delta", text },
    { type: "finish", reason: "stop", usage },
  ];

  it("is each one's own, and unknown once one is", async () => {
    const main = { ...model("big", [find]), host: "big" };
    const small = { ...model("small", [answer("8.")]), host: "small" };
    const cost = async (prices: Readonly<Record<string, number>>) => {
      const session = startAiSession({
        provider: () => route(main, { ...nobody, results: small }),
        priceOf: ({ host = "" }) => (prices[host] === undefined ? undefined : { input: prices[host], output: 0 }),
      });
      return (await session.controller.execute("how many cats?")).usage.cost;
    };
    expect(await cost({ big: 100, small: 2 })).toBeLessThan(0.01);
    expect(await cost({ big: 100 })).toBeUndefined();
  });
});

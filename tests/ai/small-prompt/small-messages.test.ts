import { describe, expect, it } from "vitest";
import { estimateTokens } from "@/ai/context/text-limits";
import { toolsFor } from "@/ai/context/tool-profile";
import type { Exchange } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { createReplyReader } from "@/ai/small-prompt/reply-reader";
import { toSmallMessages } from "@/ai/small-prompt/to-small-messages";
import type { GraphData } from "@/graph/changes/change-types";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { JsonObject } from "@/lib/json";
import { toToolGrammar } from "@/providers/webllm/engine/tool-grammar";
import { startScripted } from "../../support/ai-session";
import { catsGraph } from "../../support/graphs/cats";
import { createEbnfMatcher } from "../../support/providers/ebnf";

/** The request a message to a small model makes on that graph. */
async function requestOn(graph: GraphData, change: Partial<ProviderRequest> = {}): Promise<ProviderRequest> {
  const session = startScripted([[{ type: "finish", reason: "stop" }]], { graph });
  const tools = await toolsFor([], session.registry, { toolProfile: "compact", maxTools: 128 });
  const recorded: ProviderRequest[] = [];
  session.controller.subscribe(() => undefined);
  await session.controller.execute("Find all cats");
  recorded.push(...session.model.requests);
  const [request] = recorded;
  if (request === undefined) throw new Error("Nothing was asked.");
  return { ...request, tools, ...change };
}

function callsIn(reply: string) {
  const reader = createReplyReader();
  return [...reader.push(reply), ...reader.end()].flatMap((part) => (part.type === "tool-call" ? [part.call] : []));
}

function graphOf(name: string, rows: readonly JsonObject[]): GraphData {
  const nodes = rows.map((attributes, index) => ({ id: `n${index}`, attributes }));
  return { name, directed: true, nodes, edges: [], layers: [], sets: [], filter: null };
}

const kinds = ["red 'x'", 'blue "y"', "grün", "猫😀"];
const graphs: readonly (readonly [string, GraphData])[] = [
  ["the cats", catsGraph()],
  [
    "a graph without attributes",
    graphOf(
      "Bare",
      Array.from({ length: 9 }, () => ({})),
    ),
  ],
  ["an empty graph", graphOf("", [])],
  [
    "odd names and quotes",
    graphOf(
      "It's <b>",
      Array.from({ length: 40 }, (_, index) => ({
        "kind of thing": kinds[index % 4] ?? "",
        "weird'na\"me": index * 1.5,
        "Größe😀": index,
        "a.b": `\n\r\t${index}`,
        name: `Nod'e "${index}" </graph-data>`,
      })),
    ),
  ],
  [
    "sixty long attributes",
    graphOf(
      "Wide ".repeat(50),
      Array.from({ length: 12 }, (_, row) =>
        Object.fromEntries(
          Array.from({ length: 60 }, (_unused, index) => [
            `attribute with a long name ${index}`,
            index % 2 === 0 ? `value ${row % 3} ${"long ".repeat(20)}` : row,
          ]),
        ),
      ),
    ),
  ],
];

describe.each(graphs)("the prompt for small models on %s", (_name, graph) => {
  it("stays within 1,650 tokens with tools, graph and examples", async () => {
    const messages = toSmallMessages(await requestOn(graph));
    const tokens = messages.reduce((sum, { content }) => sum + 4 + estimateTokens(content), 0);
    expect(tokens).toBeLessThanOrEqual(1650);
  });

  it("shows about twelve turns of calls that parse, name offered tools and hold selectors that can be read", async () => {
    const request = await requestOn(graph);
    const offered = new Set(request.tools.map(({ name }) => name));
    const replies = toSmallMessages(request).flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
    expect(replies.length).toBeGreaterThanOrEqual(12);
    expect(replies.length).toBeLessThanOrEqual(18);
    const accepts = createEbnfMatcher(toToolGrammar(request.tools));
    expect(replies.filter((reply) => !accepts(reply))).toEqual([]);
    const calls = replies.flatMap(callsIn);
    expect(calls.filter(({ rawInput }) => rawInput !== undefined)).toEqual([]);
    expect(new Set(calls.map(({ name }) => name))).toEqual(offered);
    const selectors = calls.map(({ input }) => input["selector"]).filter((text) => typeof text === "string");
    expect(selectors.filter((text) => !parseSelector(text).success)).toEqual([]);
  });

  it("gives every example a call that runs", async () => {
    const messages = toSmallMessages(await requestOn(graph));
    const session = startScripted([], { graph });
    const { signal } = new AbortController();
    const calls = messages.flatMap(({ role, content }) => (role === "assistant" ? callsIn(content) : []));
    // With no layer there is nothing to clear, and in an empty graph nothing to find.
    for (const { name, input } of calls.filter((call) => call.name !== "clearStyles")) {
      const { result } = await session.registry.prepare({ name, input }, { signal, actor: "assistant" });
      if (graph.nodes.length > 0) expect(result, name).toMatchObject({ success: true });
      else expect(result.message).not.toMatch(/selector|argument|unknown/iu);
    }
  });

  it("lets nothing of the graph end its fence or begin a line of its own", async () => {
    const [system] = toSmallMessages(await requestOn(graph));
    expect(system?.content.match(/<\/graph-data>/gu)).toHaveLength(1);
    expect(system?.content).toMatch(/<graph-data>[^<>]*<\/graph-data>/u);
  });
});

describe("a request for a small model", () => {
  const exchange: Exchange = {
    user: "Find all cats",
    rounds: [
      {
        blocks: [{ type: "text", text: "I look." }],
        calls: [{ id: "c1", name: "findNodes", input: { selector: "type == 'cat'" } }],
        results: [{ callId: "c1", success: true, content: '{"success":true,"message":"Found 8 nodes."}' }],
      },
    ],
    answer: [{ type: "text", text: "There are 8 cats." }],
  };
  const running: Exchange = { user: "And the humans?", rounds: [] };

  it("is texts in turns: the system once and first, a user last, calls and results in the form of the examples", async () => {
    const messages = toSmallMessages(await requestOn(catsGraph(), { history: [exchange, exchange, running] }));
    const [first, ...turns] = messages.map(({ role }) => role);
    expect(first).toBe("system");
    expect(turns).toEqual(turns.map((_role, index) => (index % 2 === 0 ? "user" : "assistant")));
    expect(messages.at(-1)).toEqual({ role: "user", content: "And the humans?\n(humans: type == 'human')" });
    expect(messages.at(-4)?.content).toBe(`{"tool":"findNodes","args":{"selector":"type == 'cat'"}}`);
    expect(messages.at(-3)?.content).toContain("RESULT of findNodes: {");
    expect(messages.at(-2)?.content).toBe('{"tool":"reply","args":{"text":"There are 8 cats."}}');
  });

  it("begins alike while a message goes on, and tells what is selected with the message", async () => {
    const request = await requestOn(catsGraph(), { history: [exchange, running] });
    const layers = [{ id: "layer-1", name: "Blue", target: "nodes" as const, count: 8 }];
    const sets = [{ name: "1", nodeCount: 8, edgeCount: 0 }];
    const before = toSmallMessages(request);
    expect(toSmallMessages({ ...request, context: { ...request.context, layers, sets } })).toEqual(before);
    const selection = { nodeCount: 1, edgeCount: 0, nodes: [{ id: "cat1", label: "Whis</graph-data>kers" }] };
    const after = toSmallMessages({ ...request, context: { ...request.context, selection } });
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)?.content).toMatch(
      /^And the humans\?\n\(humans: type == 'human'\)\n<graph-data>\nSelected \(\$selected\): 1 nodes[^<>]*<\/graph-data>$/u,
    );
  });

  it("changes nothing it was given, and gives the same for the same", async () => {
    const request = await requestOn(catsGraph(), { history: [exchange, running] });
    const before = JSON.stringify(request);
    expect(toSmallMessages(request)).toEqual(toSmallMessages(request));
    expect(JSON.stringify(request)).toBe(before);
  });

  it("asks for plain words, without tools or examples, when nothing may be called", async () => {
    const request = await requestOn(catsGraph(), { history: [exchange, running], toolChoice: "none", tools: [] });
    const text = toSmallMessages(request)
      .map(({ content }) => content)
      .join("\n");
    expect(text).not.toContain('"tool"');
    expect(text).toContain("I called findNodes");
    expect(text).toContain("Answer now in plain words.");
  });

  it("closes a message that was stopped, and fills what is empty", async () => {
    const stopped: Exchange = { user: " ", rounds: [], answer: [] };
    const messages = toSmallMessages(await requestOn(catsGraph(), { history: [stopped, running] }));
    expect(messages.at(-3)).toEqual({ role: "user", content: "(empty)" });
    expect(messages.at(-2)?.content).toBe('{"tool":"reply","args":{"text":"(stopped)"}}');
  });

  it("fits its room: older results without their data but with their sets, then no examples", async () => {
    const content = JSON.stringify({
      success: true,
      message: "Found 8 nodes.",
      data: { set: "$1", rows: "x".repeat(900) },
    });
    const round = {
      blocks: [],
      calls: [{ id: "c", name: "findNodes", input: { selector: "*" } }],
      results: [{ callId: "c", success: true, content }],
    };
    const long: Exchange = { user: "Find all", rounds: Array.from({ length: 6 }, () => round) };
    const request = await requestOn(catsGraph(), { history: [long] });
    const sizeOf = (room?: number) => {
      const messages = toSmallMessages(request, room === undefined ? {} : { room });
      return messages.reduce((sum, { content: text }) => sum + 4 + estimateTokens(text), 0);
    };
    expect(sizeOf()).toBeGreaterThan(2800);
    expect(sizeOf(2400)).toBeLessThanOrEqual(2400);
    const shorter = toSmallMessages(request, { room: 2400 });
    expect(shorter.at(-1)?.content).toContain("xxx");
    expect(shorter.at(-3)?.content).toBe('RESULT of findNodes: {"success":true,"message":"Found 8 nodes.","set":"$1"}');
    expect(JSON.stringify(shorter)).toContain("Thank you!");
    expect(JSON.stringify(toSmallMessages(request, { room: 1000 }))).not.toContain("Thank you!");
  });

  it("can leave the examples out", async () => {
    const request = await requestOn(catsGraph());
    expect(toSmallMessages(request, { examples: false }).map(({ role }) => role)).toEqual(["system", "user"]);
  });

  it("shows no example of a command that was withdrawn", async () => {
    const request = await requestOn(catsGraph());
    const tools = request.tools.filter(({ name }) => name !== "styleNodes");
    const text = JSON.stringify(toSmallMessages({ ...request, tools }));
    expect(text).not.toContain("styleNodes");
  });
});

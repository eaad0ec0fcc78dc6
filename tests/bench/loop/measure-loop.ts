import { z } from "zod";
import type { Exchange, ToolCall } from "@/ai/history/messages";
import { createAiController } from "@/ai/loop/ai-controller";
import type { Provider, ProviderPart } from "@/ai/port/provider-port";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { defineCommand } from "@/commands/registry/define-command";
import { createRegistry } from "@/commands/registry/registry";
import { createConversationSets } from "@/commands/view/conversation-sets";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../../support/graphs/cats";
import { testKnowledge } from "../../support/test-reading";

/*
 * A step of the loop beside a bare one, as a program of its own: `loop.bench.ts` bundles it, runs it and reads the milliseconds it
 * prints. Inside the test runner each name of another file is looked up through a getter, which our many small files pay for
 * and the bare loop, which is one file, does not; what ships is bundled too.
 */
const steps = 5;
const words = "I count the nodes of the graph step by step as asked".split(" ").map((word) => `${word} `);

const count = defineCommand({
  name: "count",
  title: "Count",
  description: "Counts.",
  input: z.strictObject({ step: z.number() }),
  effect: "read",
  scope: "shown",
  run: async ({ step }, { tables }) => {
    const nodeCount = tables().nodes.count;
    return { success: true, message: `Step ${step}.`, said: [], data: { count: nodeCount } };
  },
});

/** Parts as a provider makes them of what it reads: the call's arguments come as text. */
async function* play(step: number): AsyncGenerator<ProviderPart> {
  for (const text of words) yield { type: "text-delta", text };
  if (step === steps) {
    yield { type: "finish", reason: "stop" };
    return;
  }
  const text = `{"step":${step}}`;
  for (const piece of text) yield { type: "tool-call-delta", callId: "", argumentsText: piece };
  const input = JSON.parse(text);
  yield { type: "tool-call", call: { id: "", name: "count", input } };
  yield { type: "finish", reason: "tool-calls" };
}

const provider: Provider = {
  id: "bench",
  model: "bench",
  title: "Bench",
  capabilities: {
    toolChoiceNone: true,
    contentNull: true,
    textCalls: false,
    maxTools: 128,
    contextTokens: 10_000_000,
    reasoningBack: false,
    toolProfile: "full",
  },
  stream: (request) => play(request.history.at(-1)?.rounds.length ?? 0),
};

function createMessage(history: readonly Exchange[]) {
  const document = createGraphDocument(catsGraph());
  const registry = createRegistry({
    commands: [count],
    document,
    sets: createConversationSets(document),
    layouts: { run: () => Promise.resolve(new Map()) },
    algorithms: createLocalAlgorithmRunner(),
    knowledge: testKnowledge(document),
    samples: { list: () => [], load: () => Promise.reject(new Error("There are no samples here.")) },
    now: () => performance.now(),
    random: () => 0,
  });
  let ids = 0;
  const controller = createAiController({
    document,
    registry,
    provider: () => provider,
    options: { maxToolIterations: steps },
    now: () => performance.now(),
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    sampleNames: [],
  });
  return {
    prepare: () => controller.restore(history),
    async run() {
      const { rounds } = await controller.execute("Count");
      // Not by `expect`, which costs as much as a tenth of all that is measured here.
      if (rounds.length !== steps) throw new Error(`There were ${rounds.length} rounds.`);
    },
  };
}

const bareDocument = createGraphDocument(catsGraph());

/** What a hand-written loop may call, by name. */
const bareTools = new Map<string, (input: JsonObject) => Promise<object>>([
  [
    count.name,
    async (input: JsonObject) => {
      const { nodes } = bareDocument.tables;
      return { success: true, message: `Step ${input["step"]}.`, data: { count: nodes.count } };
    },
  ],
]);

/** Send, read the parts, call, send back: no check of input, no event, no guard, no history of other messages. */
async function bareLoop(): Promise<void> {
  const messages: object[] = [];
  for (;;) {
    const request = { messages: [{ role: "user", text: "Count" }, ...messages], tools: [count.name] };
    const { text, calls } = await bareTurn(request.messages.length - 1);
    if (calls.length === 0) return;
    const results: string[] = [];
    for (const { name, input } of calls) results.push(JSON.stringify(await bareTools.get(name)?.(input)));
    messages.push({ role: "assistant", text, calls, results });
  }
}

async function bareTurn(step: number): Promise<{ text: string; calls: ToolCall[] }> {
  const calls: ToolCall[] = [];
  let text = "";
  for await (const part of play(step)) {
    if (part.type === "text-delta") text += part.text;
    if (part.type === "tool-call") calls.push(part.call);
  }
  return { text, calls };
}

function historyOf(length: number): readonly Exchange[] {
  return Array.from({ length }, (_, index) => ({
    user: `Message ${index}`,
    rounds: [],
    answer: [{ type: "text", text: `Answer ${index}` }],
  }));
}

interface Side {
  readonly prepare: () => void;
  readonly run: () => Promise<void>;
}

/** So that no history grows far beyond what it stands for. */
const messagesPerHistory = 20;

/** Median milliseconds of each, taken in turns so that whatever else runs here disturbs all alike. */
async function mediansInTurns(sides: Readonly<Record<string, Side>>, runs: number): Promise<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(sides).map((name) => [name, []]));
  for (let index = -200; index < runs; index += 1) {
    for (const [name, { prepare, run }] of Object.entries(sides)) {
      // Not before each: reading 1,000 exchanges in empties the processor's caches, which no message of a chat does.
      if (index % messagesPerHistory === 0) prepare();
      const started = performance.now();
      await run();
      if (index >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return Object.fromEntries([...times].map(([name, values]) => [name, middle(values) / (steps + 1)]));
}

const times = mediansInTurns(
  {
    "bare loop": { prepare: () => undefined, run: bareLoop },
    "the controller": createMessage([]),
    "the controller after 1,000 exchanges": createMessage(historyOf(1000)),
  },
  600,
);
// Not awaited here: parts of the bundle that are loaded when used wait for this file to end.
void times.then((medians) => process.stdout.write(JSON.stringify(medians)));

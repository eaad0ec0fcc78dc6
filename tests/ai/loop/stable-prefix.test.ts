import { afterEach, describe, expect, it } from "vitest";
import type { JsonObject } from "@/lib/json";
import { createAnthropicProvider } from "@/providers/anthropic/anthropic-provider";
import { createOpenAiProvider } from "@/providers/openai/openai-provider";
import { startAiSession } from "../../support/ai-session";
import { anthropicReply } from "../../support/providers/anthropic-events";
import { startAnthropicServer } from "../../support/providers/anthropic-server";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

interface Call {
  readonly name: string;
  readonly input: JsonObject;
}
const call = (name: string, input: JsonObject = {}): Call => ({ name, input });
const cats = call("findNodes", { selector: "type == 'cat'" });
const humans = call("findNodes", { selector: "type == 'human'" });
const blue = call("styleNodes", { selector: "$last", color: "blue" });
const ranked = call("rankNodes", { by: "degree", limit: 3 });
const around = call("getNeighbors", { selector: "Whiskers" });

/** A message and the calls of its rounds. */
type Said = readonly [string, ...(readonly Call[])[]];

const conversations: readonly (readonly Said[])[] = [
  [
    ["Find all cats", [cats]],
    ["Make them blue", [blue]],
    ["How many humans are there?", [humans]],
  ],
  [
    ["Who knows most others?", [ranked]],
    ["And around Whiskers?", [around], [blue]],
  ],
  [["Find the cats, then the humans", [cats], [humans]], ["Thanks"]],
  [
    [
      "Rename age to years",
      [call("findCommands", { want: "rename an attribute" })],
      [call("renameAttribute", { attribute: "age", to: "years" })],
    ],
    ["Who is oldest?", [call("rankNodes", { by: "years", limit: 1 })]],
  ],
  [
    [
      "Plan it: find the cats, make them blue, and lay them out",
      [call("setPlan", { steps: ["Find", "Colour"] })],
      [cats, blue, call("updatePlan", { steps: [{ id: 1, state: "done" }] })],
    ],
    ["Undo that", [call("undo")]],
  ],
  [
    ["Hide the humans", [call("filterGraph", { selector: "type == 'cat'" })]],
    ["Show all", [call("showAll")]],
    ["Find cats", [cats]],
  ],
  [
    ["Add Milo", [call("addNodes", { nodes: [{ attributes: { name: "Milo", type: "cat" } }] })]],
    ["Join him with Whiskers", [call("addEdges", { edges: [{ source: "Milo", target: "Whiskers" }] })]],
  ],
  [
    ["What does the handbook say on degree?", [call("searchContent", { query: "degree" })]],
    ["And on hubs?", [call("searchContent", { query: "hub" })]],
  ],
  [
    ["How is age spread?", [call("describeProperty", { property: "age" })]],
    ["Colour by it", [call("styleByAttribute", { property: "age", channel: "color" })]],
  ],
  [
    ["Circle", [call("setLayout", { type: "circle" })]],
    ["Select the cats", [call("selectElements", { selector: "type == 'cat'" })]],
    ["Zoom there", [call("zoomToNodes", { selector: "$selected" })]],
  ],
];

/** In the order in which servers read a request: definitions and lasting text, then the messages. Marks for the cache are not read. */
const read = ({ tools, system, messages }: JsonObject): string =>
  JSON.stringify([tools, system, messages], (name, value) => (name === "cache_control" ? undefined : value));

function equalShare(before: string, after: string): number {
  let equal = 0;
  while (equal < before.length && before[equal] === after[equal]) equal += 1;
  return equal / after.length;
}

interface Wire {
  readonly name: string;
  /** Runs a conversation; the bodies of each message's requests. */
  run(conversation: readonly Said[]): Promise<readonly (readonly JsonObject[])[]>;
}

async function bodiesOf(
  conversation: readonly Said[],
  session: ReturnType<typeof startAiSession>,
  requests: readonly { readonly body: unknown }[],
): Promise<readonly (readonly JsonObject[])[]> {
  const messages: JsonObject[][] = [];
  let known = 0;
  for (const [text] of conversation) {
    await session.controller.execute(text);
    messages.push(requests.slice(known).map(({ body }) => JSON.parse(JSON.stringify(body))));
    known = requests.length;
  }
  return messages;
}

const named = (calls: readonly Call[]) => calls.map((one) => ({ id: crypto.randomUUID(), ...one }));

const wires: readonly Wire[] = [
  {
    name: "OpenAI",
    async run(conversation) {
      const answers = conversation.flatMap(([, ...rounds]) => [
        ...rounds.map((calls) => reply({ calls: named(calls) })),
        reply({ text: "Here it is." }),
      ]);
      const server = await startOpenAiServer(answers);
      closing.push(server.close);
      const session = startAiSession({ provider: createOpenAiProvider({ baseUrl: server.baseUrl, model: "m" }) });
      return bodiesOf(conversation, session, server.requests);
    },
  },
  {
    name: "Anthropic",
    async run(conversation) {
      const answers = conversation.flatMap(([, ...rounds]) => [
        ...rounds.map((calls) => anthropicReply({ calls })),
        anthropicReply({ text: "Here it is." }),
      ]);
      const server = await startAnthropicServer(answers);
      closing.push(server.close);
      const session = startAiSession({ provider: createAnthropicProvider({ baseUrl: server.baseUrl, model: "m" }) });
      return bodiesOf(conversation, session, server.requests);
    },
  },
];

/** Of each request but the first: what share of it the one before held too, and whether it begins a message. */
function sharesIn(messages: readonly (readonly JsonObject[])[]) {
  const texts = messages.flatMap((bodies) => bodies.map((body, place) => ({ text: read(body), isFirst: place === 0 })));
  return texts
    .slice(1)
    .map(({ text, isFirst }, place) => ({ share: equalShare(texts[place]?.text ?? "", text), isFirst }));
}

describe.each(wires)("on the $name wire", ({ run }) => {
  it("a request begins with what the one before it held, so that the server's cache serves it", async () => {
    const shares: ReturnType<typeof sharesIn> = [];
    for (const conversation of conversations) shares.push(...sharesIn(await run(conversation)));
    const within = shares.filter(({ isFirst }) => !isFirst).map(({ share }) => share);
    const across = shares.filter(({ isFirst }) => isFirst).map(({ share }) => share);
    expect(within.length).toBeGreaterThan(20);
    expect(across.length).toBeGreaterThan(10);
    expect(mean(within)).toBeGreaterThanOrEqual(0.85);
    expect(mean(across)).toBeGreaterThanOrEqual(0.8);
    // Also where commands were found or a plan began: the list of commands only grows at its end.
    expect(Math.min(...within, ...across)).toBeGreaterThanOrEqual(0.6);
  });
});

const mean = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length;

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type OptionName, optionNames, optionTable } from "@/ai/options/option-table";
import { createDoor } from "../../support/headless-door";
import { reply, type WireCall } from "../../support/providers/openai-chunks";
import { type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

type Body = Readonly<Record<string, unknown>>;

interface Ran {
  readonly bodies: readonly Body[];
  /** The file of what happened, for what goes on beside the requests. */
  readonly trace: string;
}

interface Row {
  readonly changed: unknown;
  /** Set besides, in both runs. */
  readonly also?: Readonly<Record<string, unknown>>;
  readonly prompts?: readonly string[];
  /** How the model answers a request of that place. */
  readonly model: (body: Body, place: number) => ServerReply;
  readonly seen: (ran: Ran) => unknown;
  readonly usually: unknown;
  readonly instead: unknown;
}

interface Sent {
  readonly role: string;
  readonly content: string | null;
}

const messagesOf = (body: Body | undefined): readonly Sent[] => {
  const messages = body?.["messages"];
  return Array.isArray(messages) ? messages : [];
};
const toolsOf = (body: Body | undefined): readonly unknown[] => {
  const tools = body?.["tools"];
  return Array.isArray(tools) && body?.["tool_choice"] !== "none" ? tools : [];
};
const mayCall = (body: Body): boolean => toolsOf(body).length > 0;
const messagesText = (body: Body | undefined): string => JSON.stringify(messagesOf(body));
/** What the model reads of its last call. */
/** Without what Parley writes behind it. */
const lastResult = ({ bodies }: Ran): string =>
  (bodies.flatMap(messagesOf).findLast(({ role }) => role === "tool")?.content ?? "").split(
    "\n\n(Written by Parley",
  )[0] ?? "";

const cats: WireCall = { name: "findNodes", input: { selector: "type == 'cat'" } };
const says = () => reply({ text: "Hello there." });
const once =
  (...calls: readonly WireCall[]) =>
  (_: Body, place: number) =>
    place === 0 ? reply({ calls: calls.map((call, at) => ({ id: `c${at}`, ...call })) }) : says();
/** Calls as long as it may. */
const eager = (call: (place: number) => WireCall) => (body: Body, place: number) =>
  mayCall(body) && place < 9 ? reply({ calls: [{ id: `c${place}`, ...call(place) }] }) : says();
const looking = eager((place) => ({ name: "findNodes", input: { selector: "type == 'cat'", limit: place + 1 } }));
const many = ["Find the cats, then find the humans, then colour the cats blue and the humans red, and count both"];
const eight = Array.from({ length: 8 }, (_, at) => `I want to know how cat number ${at + 1} is doing today`);
const long = () => reply({ text: `They are all well. ${"She likes fish. ".repeat(20)}` });

/** For each option one value that is not the usual one, and where a server, or what happened, shows the difference. */
const rows: { readonly [Name in OptionName]: Row } = {
  maxToolIterations: {
    changed: 0,
    model: says,
    seen: ({ bodies }) => bodies.map(mayCall),
    usually: [true],
    instead: [false],
  },
  adaptive: {
    changed: true,
    also: { maxToolIterations: 1 },
    prompts: many,
    model: looking,
    seen: ({ bodies }) => bodies.filter(mayCall).length > 1,
    usually: false,
    instead: true,
  },
  maxToolIterationsCap: {
    changed: 2,
    also: { maxToolIterations: 1, adaptive: true },
    prompts: many,
    model: looking,
    seen: ({ bodies }) => bodies.filter(mayCall).length <= 2,
    usually: false,
    instead: true,
  },
  onLimit: {
    changed: "fail",
    also: { maxToolIterations: 1 },
    model: looking,
    seen: ({ bodies }) => bodies.map(mayCall),
    usually: [true, false],
    instead: [true],
  },
  onAllToolsFailed: {
    changed: "answer",
    model: (_, place) => (place === 0 ? reply({ calls: [{ name: "noSuchCommand", input: {} }] }) : says()),
    seen: ({ bodies }) => bodies.map(mayCall),
    usually: [true, true],
    instead: [true, false],
  },
  budget: {
    changed: { tokens: 1 },
    model: once(cats),
    seen: ({ bodies }) => bodies.map(mayCall),
    usually: [true, true],
    instead: [true, false],
  },
  idleSeconds: {
    changed: 0.2,
    model: (_, place) => ({
      ...reply({ text: "There are eight cats." }),
      ...(place === 0 && { holdBefore: { event: 2, until: new Promise<void>((resolve) => setTimeout(resolve, 800)) } }),
    }),
    seen: ({ trace }) => trace.includes("stopped in the middle"),
    usually: false,
    instead: true,
  },
  toolLimits: {
    changed: { findNodes: 0 },
    model: once(cats),
    seen: (whole) => lastResult(whole).includes("used up"),
    usually: false,
    instead: true,
  },
  contextStrategy: {
    changed: "compact",
    also: { contextTokens: 200 },
    prompts: ["Find the cats", "Tell me of Whiskers"],
    model: (_, place) => (place === 0 ? reply({ calls: [cats] }) : long()),
    seen: ({ bodies }) => bodies.some((body) => messagesText(body).includes("Already done, in short")),
    usually: false,
    instead: true,
  },
  summaries: {
    changed: true,
    also: { contextStrategy: "compact", contextTokens: 60 },
    prompts: eight,
    model: long,
    seen: ({ bodies }) => bodies.length > eight.length,
    usually: false,
    instead: true,
  },
  contextTokens: {
    changed: 1,
    prompts: ["hello", "hello again"],
    model: says,
    seen: ({ bodies }) => messagesText(bodies[1]).includes("Hello there."),
    usually: true,
    instead: false,
  },
  tellSelection: {
    changed: false,
    prompts: ["Select the cats", "hello"],
    model: once({ name: "selectElements", input: { selector: "type == 'cat'" } }),
    seen: ({ bodies }) => /selected \(\$selected\): (\d+)/u.exec(messagesText(bodies.at(-1)))?.[1],
    usually: "12",
    instead: undefined,
  },
  toolProfile: {
    changed: "compact",
    model: says,
    seen: ({ bodies }) => toolsOf(bodies[0]).length > 15,
    usually: true,
    instead: false,
  },
  examples: {
    changed: false,
    also: { toolProfile: "compact" },
    model: says,
    seen: ({ bodies }) => /[Ee]xample/u.test(messagesText(bodies[0])),
    usually: true,
    instead: false,
  },
  includeToolDataInContext: {
    changed: false,
    model: once(cats),
    seen: (whole) => lastResult(whole).includes("Whiskers"),
    usually: true,
    instead: false,
  },
  maxToolResultSize: {
    changed: 200,
    model: once(cats),
    seen: (whole) => lastResult(whole).length > 300,
    usually: true,
    instead: false,
  },
  parallelReads: {
    changed: false,
    model: once(cats, { name: "findNodes", input: { selector: "type == 'human'" } }),
    seen: ({ trace }) => [...trace.matchAll(/"type":"ai-tool-call-(start|end)"/gu)].map(([, at]) => at).join(" "),
    usually: "start start end end",
    instead: "start end start end",
  },
  cacheReads: {
    changed: false,
    model: (_, place) => (place < 2 ? reply({ calls: [{ id: `c${place}`, ...cats }] }) : says()),
    seen: ({ trace }) => trace.includes('"cached":true'),
    usually: true,
    instead: false,
  },
  textCalls: {
    changed: false,
    model: (_, place) =>
      place === 0
        ? reply({ text: `<tool_call>{"name":"findNodes","arguments":{"selector":"type == 'cat'"}}</tool_call>` })
        : says(),
    seen: ({ bodies }) => bodies.length,
    usually: 2,
    instead: 1,
  },
  approval: {
    changed: { effects: ["destroy", "style"], largeEdits: true },
    model: once({ name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } }),
    seen: (whole) => JSON.parse(lastResult(whole)).success,
    usually: true,
    instead: false,
  },
};

const folder = mkdtempSync(join(tmpdir(), "parley-options-"));
const door = createDoor(folder);

async function ran(
  { prompts = ["What is in here?"], model }: Row,
  set: Readonly<Record<string, unknown>>,
): Promise<Ran> {
  let place = 0;
  const server = await startOpenAiServer([], {
    answers: (body) => {
      place += 1;
      return model(body, place - 1);
    },
  });
  const options = Object.entries(set).flatMap(([name, value]) => ["--set", `${name}=${JSON.stringify(value)}`]);
  await door(
    ...[
      "--sample",
      "cats",
      "--provider",
      "openai",
      "--base-url",
      server.baseUrl,
      "--model",
      "m-1",
      "--trace",
      "t.json",
    ],
    ...options,
    ...prompts.flatMap((prompt) => ["--prompt", prompt]),
  );
  await server.close();
  expect(server.refusals).toEqual([]);
  return { bodies: server.requests.map(({ body }) => body), trace: readFileSync(join(folder, "t.json"), "utf8") };
}

describe("an option of a message", () => {
  it.each(optionNames)("%s is seen by the server that answers, or in what happens", async (name) => {
    const row = rows[name];
    const usual = await ran(row, { ...row.also, [name]: optionTable[name].usual });
    expect(row.seen(usual)).toEqual(row.usually);
    const changed = await ran(row, { ...row.also, [name]: row.changed });
    expect(row.seen(changed)).toEqual(row.instead);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { JsonObject, JsonValue } from "@/lib/json";
import { taskReport } from "../../../packages/bench/src/headless-report";
import { judgeTask } from "../../../packages/bench/src/run-jobs";
import { type EvalTask, suiteFile } from "../../../packages/bench/src/task-schema";
import { createDoor } from "../../support/headless-door";
import { isLong } from "../../support/long";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

/**
 * Conversations with the replies a strong model wrote from what each request held, replayed through the real loop and the real
 * adapter. A renamed parameter refuses a call; a field that is told no more is missing in a request whose reply uses it.
 */
const bench = resolve("packages/bench");
const folder = mkdtempSync(join(tmpdir(), "parley-recorded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Text; calls; or `["$undo", words]`: undo of the change that the state of the graph tells in these words. */
const call = z.tuple([z.string(), z.record(z.string(), z.json())]);
const turn = z.union([z.string(), z.tuple([z.literal("$undo"), z.string()]), z.array(call)]);
const conversations = z.parse(
  z.array(
    z.strictObject({
      task: z.union([z.string(), z.record(z.string(), z.json())]),
      replies: z.array(z.array(turn)),
      /** Calls that are refused, and repaired by the next turn. */
      refused: z.optional(z.array(z.string())),
    }),
  ),
  JSON.parse(readFileSync(join(import.meta.dirname, "conversations.json"), "utf8")),
);
type Turn = z.output<typeof turn>;

const known = new Map<string, EvalTask>();
for (const name of readdirSync(join(bench, "suites", "core"))) {
  const text = readFileSync(join(bench, "suites", "core", name), "utf8");
  for (const task of z.parse(suiteFile, JSON.parse(text)).tasks) known.set(task.id, task);
}

function taskOf(given: (typeof conversations)[number]["task"]): EvalTask {
  const task =
    typeof given === "string" ? known.get(given) : z.parse(suiteFile, { suite: "own", tasks: [given] }).tasks[0];
  if (task === undefined) throw new Error(`There is no task ${JSON.stringify(given)}.`);
  return task;
}

function toReply(one: Turn, request: string) {
  if (typeof one === "string") return reply({ text: one });
  const [first, words] = one;
  if (first === "$undo") return reply({ calls: [{ name: "undo", input: { step: numberOf(String(words), request) } }] });
  return reply({
    calls: one.map((each, at) => ({ id: `call_${crypto.randomUUID()}_${at}`, name: String(each[0]), input: each[1] })),
  });
}

/** What the digest told; the short prompt has none. */
const numbers = new Map<string, number>();

/** "- 12 \"Styled 5 nodes: colour red\"" is 12. */
function numberOf(words: string, request: string): number {
  const line = new RegExp(`- (\\d+) \\\\*"[^"]*${words}`, "u").exec(request);
  const number = line === null ? numbers.get(words) : Number(line[1]);
  if (number === undefined) throw new Error(`No change is told in the words "${words}".`);
  numbers.set(words, number);
  return number;
}

/** Numbers and nodes that an answer names. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/\[\[([^\]]+)\]\]|\d[\d.,]*\d|\d/gu)].map(([all, id]) => id ?? all.replaceAll(",", ""));
}

function isDenied(message: string): boolean {
  return /denied|not allow/iu.test(message);
}

/** A terminal shows the names of nodes in place of `[[id]]`. */
function asShown(answer: string): RegExp {
  const parts = answer.split(/\[\[[^\]]+\]\]/u).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "u");
}

let requestCount = 0;
let messageCount = 0;

describe("recorded conversations", () => {
  it.each(conversations.map((one) => ({ ...one, task: taskOf(one.task) })))("$task.id", async (conversation) => {
    const { task, replies, refused = [] } = conversation;
    const turns = replies.flat();
    const bodies: string[] = [];
    const server = await startOpenAiServer([], {
      answers: (body) => {
        const request = JSON.stringify(body);
        bodies.push(request);
        const next = turns[bodies.length - 1];
        return next === undefined ? reply({ text: "(no reply is recorded)" }) : toReply(next, request);
      },
    });
    const line = await played(task, server.baseUrl).finally(server.close);
    const report = z.parse(taskReport, line);
    expect(judgeTask(task, report)).toEqual([]);
    const prompts = report.steps.flatMap((step) => ("prompt" in step ? [step] : []));
    const calls = prompts.flatMap((prompt) => prompt.calls);
    const failed = calls.filter(({ success, message }) => !success && !isDenied(message));
    expect(failed.map(({ name }) => name)).toEqual(refused);
    const answers = replies.map((ofMessage) => String(ofMessage.at(-1)));
    expect(prompts.map(({ message }) => message)).toEqual(
      answers.map((answer) => expect.stringMatching(asShown(answer))),
    );
    expect(bodies).toHaveLength(turns.length);
    for (const [at, one] of turns.entries()) {
      const held = (bodies[at] ?? "").replaceAll(/(?<=\d),(?=\d{3})/gu, "");
      if (typeof one === "string")
        expect(
          namedIn(one).filter((named) => !held.includes(named)),
          one,
        ).toEqual([]);
    }
    requestCount += bodies.length;
    messageCount += prompts.length;
  });

  it("are 60 or more, with at most 2 requests a message", () => {
    expect(conversations.length).toBeGreaterThanOrEqual(60);
    expect(requestCount / messageCount).toBeLessThanOrEqual(2);
  });
});

/** The same calls as a small model writes them: the guard against names it makes up withholds none and leaves nothing out. */
describe("recorded conversations, as a small model's after a large one's", () => {
  it.each(conversations.filter((_, at) => isLong || at % 3 === 0).map((one) => ({ ...one, task: taskOf(one.task) })))(
    "$task.id",
    async (conversation) => {
      const { task, replies, refused = [] } = conversation;
      const turns = replies.flat();
      let count = 0;
      const server = await startOpenAiServer([], {
        answers: (body) => {
          count += 1;
          return toReply(turns[count - 1] ?? "(no reply is recorded)", JSON.stringify(body));
        },
      });
      const line = await played(task, server.baseUrl, ["--set", "toolProfile=compact"]).finally(server.close);
      const prompts = z.parse(taskReport, line).steps.flatMap((step) => ("prompt" in step ? [step] : []));
      const calls = prompts.flatMap((prompt) => prompt.calls);
      const made = turns.flatMap(namesIn);
      expect(calls.map(({ name }) => name)).toEqual(made);
      const failed = calls.filter(({ success, message }) => !success && !isDenied(message));
      expect(failed.map(({ name, message }) => [name, message])).toEqual(
        refused.map((name) => [name, expect.not.stringMatching(/nobody said/u)]),
      );
      expect(calls.filter(({ hint }) => hint?.includes("Left out"))).toEqual([]);
    },
  );
});

function namesIn(one: Turn): readonly string[] {
  if (typeof one === "string") return [];
  return one[0] === "$undo" ? ["undo"] : one.map(([name]) => String(name));
}

async function played(task: EvalTask, baseUrl: string, more: readonly string[] = []): Promise<JsonValue> {
  const steps = [
    ...(task.before ?? []).map(({ command, input }) => ({ command, input: input ?? {} })),
    ...task.messages.map((prompt) => ({ prompt })),
  ];
  const line: JsonObject = {
    id: task.id,
    graph: join(bench, "graphs", task.graph),
    steps: JSON.parse(JSON.stringify(steps)),
    approve: task.approve ?? "always",
  };
  writeFileSync(join(folder, "batch.jsonl"), `${JSON.stringify(line)}\n`);
  const provider = ["--provider", "openai", "--base-url", baseUrl, "--model", "strong"];
  const ended = await createDoor(folder)("--batch", "batch.jsonl", "--json", "--snapshots", ...provider, ...more);
  if (ended.stdout === "") throw new Error(ended.stderr);
  return JSON.parse(ended.stdout);
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeGraph } from "@parley/formats/write";
import { afterAll, describe, expect, it } from "vitest";
import { catsGraph } from "../support/graphs/cats";
import { createDoor } from "../support/headless-door";
import { reply } from "../support/providers/openai-chunks";
import { startOpenAiServer } from "../support/providers/openai-server";

const folder = mkdtempSync(join(tmpdir(), "parley-replay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const whole = catsGraph();
writeFileSync(join(folder, "cats.json"), writeGraph(whole));
const fewer = {
  ...whole,
  nodes: whole.nodes.filter(({ id }) => id !== "cat8"),
};
writeFileSync(join(folder, "fewer.json"), writeGraph(fewer));

const key = "sk-replay-secret-1234";
const door = createDoor(folder, { TEST_KEY: key, OTHER_TOKEN: "quite-another-secret" });

async function json(...args: readonly string[]) {
  const ended = await door(...args, "--json");
  return { ...ended, value: JSON.parse(ended.stdout) };
}

const read = (name: string) => readFileSync(join(folder, name), "utf8");
const replayed = (name: string, ...args: readonly string[]) => json("--provider", "replay", "--trace", name, ...args);

async function record(name: string, ...args: readonly string[]) {
  return json("--graph", "cats.json", ...args, "--trace", name);
}

describe("the headless door, replaying a trace", () => {
  it("comes to the same steps and the same document, on the trace's own graph", async () => {
    const prompts = [
      "--prompt",
      "Find all cats and make them blue",
      "--prompt",
      "Delete all humans",
      "--prompt",
      "Undo that",
    ];
    const recorded = await record("a.json", ...prompts, "--approve", "always");
    const again = await replayed("a.json", "--save", "after.json");
    expect(again.status).toBe(0);
    expect(again.value.replay).toEqual({ equal: true, messages: 3 });
    expect(again.value.document).toEqual(recorded.value.document);
    const output = ({ message, calls, terminationReason, undoStep }: Record<string, unknown>) => ({
      message,
      calls,
      terminationReason,
      undoStep,
    });
    expect(again.value.steps.map(output)).toEqual(recorded.value.steps.map(output));
    expect(read("a.json")).toContain('"parley": "trace"');
  });

  it("does again by itself what was denied, stopped and done by hand", async () => {
    const recorded = await record(
      "b.json",
      "--prompt",
      "Find all cats and make them blue",
      "--cancel-on",
      "ai-tool-call-end",
      "--command",
      "setLayout",
      "--input",
      '{"type":"circle"}',
      "--prompt",
      "Delete all humans",
    );
    expect(recorded.value.steps[0].terminationReason).toBe("aborted");
    const again = await replayed("b.json");
    expect(again.value.replay).toEqual({ equal: true, messages: 2 });
    expect(again.value.steps[1].calls.at(-1).approval).toBe("denied");
    expect(again.value.document).toEqual(recorded.value.document);
  });

  it("needs no host and holds no key, where a model answered", async () => {
    const server = await startOpenAiServer(
      [
        reply({ calls: [{ name: "findNodes", input: { selector: "type == 'cat'" } }] }),
        reply({ text: `Your key is ${key}, and there are 8 cats.` }),
      ],
      { apiKey: key },
    );
    const asked = ["--provider", "openai", "--base-url", server.baseUrl, "--model", "m", "--api-key-env", "TEST_KEY"];
    const recorded = await record("c.json", ...asked, "--prompt", "How many cats? Not quite-another-secret.");
    await server.close();
    expect(recorded.value.steps[0].success).toBe(true);
    expect(read("c.json")).not.toMatch(/replay-secret|another-secret/);
    const again = await replayed("c.json");
    expect(again.value.replay).toEqual({ equal: true, messages: 1 });
    expect(again.value.steps[0].message).toBe("Your key is [key], and there are 8 cats.");
    expect(server.requests).toHaveLength(2);
  });

  it("says where another graph leaves the recording, stops there, and ends with status 1", async () => {
    await record("d.json", "--prompt", "Find all cats and make them blue", "--prompt", "How many cats are there?");
    const other = await replayed("d.json", "--graph", "fewer.json");
    expect(other.status).toBe(1);
    expect(other.value.replay).toEqual({
      equal: false,
      messages: 1,
      difference:
        "Message 1 of 2. The graph had 14 nodes and 15 edges in the recording and has 13 nodes and 15 edges here.",
    });
    expect(other.value.document.layers).toEqual([]);
    const same = {
      ...whole,
      nodes: whole.nodes.map((node) => (node.id === "cat8" ? { ...node, attributes: {} } : node)),
    };
    writeFileSync(join(folder, "other.json"), writeGraph(same));
    const left = await replayed("d.json", "--graph", "other.json");
    expect(left.value.replay.difference).toBe(
      "Message 1 of 2. Step 1: findNodes found 8 nodes in the recording and 7 here.",
    );
    expect(left.value.steps[0].message).toContain("The replay stops here.");
  });

  it("says where the message is another", async () => {
    await record("e.json", "--prompt", "How many cats are there?");
    const { value, status } = await replayed("e.json", "--prompt", "How many humans are there?");
    expect(status).toBe(1);
    expect(value.replay.difference).toBe(
      'The message was "How many cats are there?" in the recording and is "How many humans are there?" here.',
    );
    const many = await door("--provider", "replay", "--trace", "e.json", "--prompt", "a", "--prompt", "b");
    expect(many.status).toBe(2);
    expect(many.stderr).toBe("e.json holds 1 message: give as many prompts at most, or none.\n");
  });

  it("takes a recording that was changed at its word and no further: a deletion nobody allowed is denied", async () => {
    await record("f.json", "--prompt", "Delete all humans", "--approve", "always");
    const file = JSON.parse(read("f.json"));
    writeFileSync(
      join(folder, "forged.json"),
      JSON.stringify({ ...file, messages: [{ ...file.messages[0], acts: [] }] }),
    );
    const { value } = await replayed("forged.json");
    expect(value.replay.difference).toMatch(/removeElements asks for approval here, and nobody was asked or answered/);
    expect(value.document.nodes).toHaveLength(14);
  });

  it("reads the messages a batch keeps, with the graph they were recorded on", async () => {
    writeFileSync(
      join(folder, "tasks.jsonl"),
      '{"id":"a","graph":"cats.json","steps":[{"prompt":"Make the cats blue"},{"prompt":"Delete all humans"}]}\n',
    );
    await door("--batch", "tasks.jsonl", "--traces", ".", "--json");
    const alone = await door("--provider", "replay", "--trace", "a.json");
    expect(alone.stderr).toMatch(/holds no graph: name the one it was recorded on with --graph FILE or --sample NAME/);
    const { value } = await replayed("a.json", "--graph", "cats.json");
    expect(value.replay).toEqual({ equal: true, messages: 2 });
  });

  it("reads files of the first form, which hold nothing but messages", async () => {
    await record("g.json", "--prompt", "Delete all humans", "--approve", "always", "--prompt", "How many are left?");
    const file = JSON.parse(read("g.json"));
    const bare = file.messages.map(
      ({ step: _s, before: _b, acts: _a, edits: _e, random: _r, prices: _p, ...message }: Record<string, unknown>) => ({
        ...message,
        provider: { id: "builtin", model: "", title: "Built-in assistant" },
      }),
    );
    writeFileSync(join(folder, "first.json"), JSON.stringify(bare));
    const { value } = await replayed("first.json", "--graph", "cats.json");
    expect(value.replay).toMatchObject({ messages: 2 });
    expect(value.document.nodes).toHaveLength(8);
  });

  it("says in words how it went", async () => {
    await record("h.json", "--prompt", "How many cats are there?");
    const { stdout, status } = await door("--provider", "replay", "--trace", "h.json", "--verbose");
    expect(status).toBe(0);
    expect(stdout).toMatch(/\[round 1\/5\] findNodes[\s\S]*As recorded: 1 message, the same events and changes\.\n$/);
  });

  it("goes at the recorded speed where that is asked for", async () => {
    await record("i.json", "--prompt", "How many cats are there?");
    const file = JSON.parse(read("i.json"));
    for (const part of file.messages[0].parts) part.at += part.request * 300;
    for (const request of file.messages[0].requests) request.at = 0;
    writeFileSync(join(folder, "slow.json"), JSON.stringify(file));
    const started = performance.now();
    const { value } = await replayed("slow.json", "--speed", "recorded");
    expect(value.replay).toEqual({ equal: true, messages: 1 });
    expect(performance.now() - started).toBeGreaterThan(290);
  });
});

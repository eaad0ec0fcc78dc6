import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeGraph } from "@parley/formats/write";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { main } from "@/app/headless";
import { allCommands } from "@/commands/registry/all-commands";
import type { CommandResult } from "@/commands/registry/command-types";
import { defineCommand } from "@/commands/registry/define-command";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../support/graphs/cats";
import { createDoor } from "../support/headless-door";
import { closedAfterEach } from "../support/page/closed-after-each";
import { anthropicReply } from "../support/providers/anthropic-events";
import { startAnthropicServer } from "../support/providers/anthropic-server";
import { reply } from "../support/providers/openai-chunks";
import { type ServerOptions, type ServerReply, startOpenAiServer } from "../support/providers/openai-server";

const folder = mkdtempSync(join(tmpdir(), "parley-headless-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "cats.json"), writeGraph(catsGraph()));
writeFileSync(join(folder, "broken.json"), '{"parley":1,"nodes":[{"id":');

const door = createDoor(folder, {
  TEST_KEY: "sk-headless-secret",
  OPENAI_API_KEY: "sk-own-headless-secret",
  ANTHROPIC_API_KEY: "sk-ant-headless-secret",
});

async function json(...args: readonly string[]) {
  const ended = await door("--graph", "cats.json", ...args, "--json");
  return { ...ended, value: JSON.parse(ended.stdout) };
}

describe("the headless door", () => {
  it("answers a message of two rounds with the steps, the events and the document", async () => {
    const { status, value } = await json("--prompt", "Find all cats and make them blue");
    expect(status).toBe(0);
    const [step] = value.steps;
    expect(step).toMatchObject({
      prompt: "Find all cats and make them blue",
      success: true,
      terminationReason: "natural_completion",
    });
    expect(
      step.calls.map((call: { name: string; round: number; approval: string }) => [
        call.name,
        call.round,
        call.approval,
      ]),
    ).toEqual([
      ["findNodes", 1, "none"],
      ["styleNodes", 2, "none"],
    ]);
    expect(step.stages).toEqual([
      "submitted",
      "streaming",
      "executing",
      "processing",
      "streaming",
      "executing",
      "processing",
      "streaming",
      "complete",
    ]);
    expect(step.events.at(-1).type).toBe("ai-complete");
    const blue = value.document.nodes.filter((node: { style: { color?: string } }) => node.style.color === "#3164e7");
    expect(blue.map((node: { id: string }) => node.id)).toEqual([
      "cat1",
      "cat2",
      "cat3",
      "cat4",
      "cat5",
      "cat6",
      "cat7",
      "cat8",
    ]);
    expect(value.document.undo).toEqual(["Find all cats and make them blue"]);
    expect(value.document.sets.last).toHaveLength(8);
    expect(value.document.defaults).toEqual({
      node: { color: "#837f79", size: 16 },
      edge: { color: "#7d8889", width: 1.5 },
    });
  });

  it("runs commands by hand among the prompts, in order, without approval", async () => {
    const { status, value } = await json(
      "--command",
      "removeElements",
      "--input",
      '{"selector":"name == \'Luna\'"}',
      "--prompt",
      "How many nodes are there?",
      "--command",
      "undo",
      "--prompt",
      "How many nodes are there?",
    );
    expect(status).toBe(0);
    expect(value.steps[0]).toMatchObject({ command: "removeElements", success: true, data: { removedNodes: 1 } });
    expect(value.steps[1].message).toContain("13");
    expect(value.steps[1].reading).toEqual({
      requests: [{ action: "count", things: { of: "nodes", from: "all" }, conditions: [], details: [] }],
      skipped: [],
      guessed: [],
    });
    expect(value.steps[3].message).toContain("14");
  });

  it.each([
    ["never", "denied", 14],
    ["always", "allowed", 13],
  ])("ends calls that need approval as --approve %s says", async (approve, approval, nodes) => {
    const { status, value } = await json("--approve", approve, "--prompt", "Delete the Luna node");
    expect(status).toBe(0);
    expect(value.steps[0].calls.at(-1)).toMatchObject({ name: "removeElements", approval });
    expect(value.document.nodes).toHaveLength(nodes);
  });

  it("reports the document before and after each step as it is drawn, where snapshots are asked for", async () => {
    const { value } = await json("--snapshots", "--prompt", "Make the cats blue", "--prompt", "Delete Luna");
    const cat = (document: { nodes: { id: string }[] }) => document.nodes.find((node) => node.id === "cat1");
    expect(cat(value.opened)).toMatchObject({ style: {}, drawn: { color: "#837f79", opacity: 1 } });
    expect(cat(value.steps[0].document)).toMatchObject({ style: { color: "#3164e7" }, drawn: { color: "#3164e7" } });
    expect(value.steps[0].durationMs).toBeGreaterThan(0);
    expect((await json("--prompt", "Make the cats blue")).value.steps[0].document).toBeUndefined();
  });

  it("runs the commands it is given in place of its own", async () => {
    const stdout: string[] = [];
    await main({
      args: ["--graph", "cats.json", "--prompt", "How many nodes are there?", "--json"],
      workingFolder: folder,
      samplesFolder: folder,
      environment: {},
      commands: [],
      stdout: (text) => stdout.push(text),
      stderr: () => undefined,
    });
    expect(JSON.parse(stdout.join("")).steps[0].calls.every((call: { success: boolean }) => !call.success)).toBe(true);
  });

  it("keeps one trace for each task of a batch where a folder is named", async () => {
    writeFileSync(
      join(folder, "traced.jsonl"),
      '{"id":"a/1","graph":"cats.json","steps":[{"prompt":"How many cats are there?"}]}\n',
    );
    const ended = await door("--batch", "traced.jsonl", "--traces", "traces", "--json");
    expect(ended.status).toBe(0);
    const [trace] = JSON.parse(readFileSync(join(folder, "traces", "a_1.json"), "utf8"));
    expect(trace).toMatchObject({ version: 1, input: "How many cats are there?" });
  });

  it("keeps a batch's traces in their folder, whatever the tasks are called", async () => {
    const steps = [{ prompt: "How many cats are there?" }];
    const ids = ["../../..", "..", "/tmp/a"];
    writeFileSync(
      join(folder, "outside.jsonl"),
      ids.map((id) => JSON.stringify({ id, graph: "cats.json", steps })).join("\n"),
    );
    const ended = await door("--batch", "outside.jsonl", "--traces", "kept", "--json");
    expect(ended.status).toBe(0);
    expect(readdirSync(join(folder, "kept")).sort()).toEqual(["...json", ".._.._...json", "_tmp_a.json"]);
  });

  it("cancels at the n-th event once, and the next message works", async () => {
    const { status, value } = await json(
      "--cancel-on",
      "ai-tool-call-end",
      "--prompt",
      "Find all cats and make them blue",
      "--prompt",
      "How many cats are there?",
    );
    expect(status).toBe(1);
    expect(value.steps[0]).toMatchObject({ success: false, terminationReason: "aborted" });
    expect(value.steps[1]).toMatchObject({ success: true });
    expect(value.steps[1].message).toContain("8");
    expect(value.document.layers).toEqual([]);
  });

  it.each(["pets.graphml", "pets.gexf", "pets.cyjs", "pets-edges.csv", "pets-node-link.json"])(
    "saves %s in the form of its ending",
    async (name) => {
      await door("--graph", "cats.json", "--save", name);
      const { stdout } = await door(
        "--graph",
        name,
        "--command",
        "queryGraph",
        "--input",
        '{"query":"edgeCount"}',
        "--json",
      );
      expect(JSON.parse(stdout).steps[0].data).toEqual({ edgeCount: 15 });
    },
  );

  it("tells what a saved file does not hold, and nothing of one that holds all", async () => {
    const red = ["--graph", "cats.json", "--command", "styleNodes", "--input", '{"selector":"*","color":"red"}'];
    const gexf = await door(...red, "--save", "red.gexf");
    expect(gexf.stderr).toContain("red.gexf: 1 style layer is saved as fixed colours and sizes (light theme).");
    const own = await door(...red, "--save", "red.json");
    expect(own.stderr).toBe("");
    const { stdout } = await door(
      "--graph",
      "red.gexf",
      "--command",
      "queryGraph",
      "--input",
      '{"query":"nodeCount"}',
      "--json",
    );
    expect(JSON.parse(stdout).document.layers).toMatchObject([{ name: "Looks of the file", target: "nodes" }]);
  });

  it("saves a document that reads back the same", async () => {
    await json("--prompt", "Make the cats red", "--save", "saved.json", "--trace", "trace.json");
    const first = JSON.parse(readFileSync(join(folder, "saved.json"), "utf8"));
    await door("--graph", "saved.json", "--save", "again.json");
    expect(JSON.parse(readFileSync(join(folder, "again.json"), "utf8"))).toEqual(first);
    expect(first.layers).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(folder, "trace.json"), "utf8"))).toBeTruthy();
  });

  it("runs a batch, each task on its own document and conversation", async () => {
    const tasks = [
      { id: "a", graph: "cats.json", steps: [{ prompt: "Make the cats blue" }] },
      { id: "b", graph: "cats.json", steps: [{ command: "queryGraph", input: { query: "styles" } }] },
      { id: "c", sample: "nowhere", steps: [] },
    ];
    writeFileSync(join(folder, "tasks.jsonl"), tasks.map((task) => JSON.stringify(task)).join("\n"));
    const { status, stdout } = await door("--batch", "tasks.jsonl", "--json");
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.id)).toEqual(["a", "b", "c"]);
    expect(lines[0].document.layers).toHaveLength(1);
    expect(lines[1].steps[0].data).toEqual({ layers: [] });
    expect(lines[2].error).toMatch(/Samples: cats, les-miserables/);
    expect(status).toBe(2);
  });

  it("lets no task of a batch that fails take the others down", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    writeFileSync(join(folder, "deep.json"), `{"nodes":[{"id":"a","x":${deep}}]}`);
    const step = '{"prompt":"How many cats are there?"}';
    const lines = [
      `{"id":"good","graph":"cats.json","steps":[${step}]}`,
      "no JSON",
      `{"id":"deep-input","graph":"cats.json","steps":[{"command":"queryGraph","input":{"query":${deep}}}]}`,
      `{"id":"deep-option","graph":"cats.json","steps":[${step}],"set":{"maxRounds":${deep}}}`,
      `{"id":"deep-graph","graph":"deep.json","steps":[${step}]}`,
      `{"id":"broken-graph","graph":"broken.json","steps":[${step}]}`,
      '{"id":"bad-step","graph":"cats.json","steps":[{"promt":"x"}]}',
      `{"id":"unwritable","graph":"cats.json","steps":[{"command":"unwritable"}]}`,
      `{"id":"throwing","graph":"cats.json","steps":[{"command":"throwing"}]}`,
      `{"id":"long","graph":"cats.json","steps":[{"prompt":${JSON.stringify("cat of ".repeat(500_000))}}]}`,
      `{"id":"last","graph":"cats.json","steps":[${step}]}`,
    ];
    writeFileSync(join(folder, "faults.jsonl"), lines.join("\n"));
    const output: string[] = [];
    const circular: Record<string, unknown> = {};
    circular["itself"] = circular;
    const broken = (name: string, run: () => CommandResult) =>
      defineCommand({
        name,
        title: name,
        description: name,
        effect: "read",
        scope: "shown",
        input: z.strictObject({}),
        run: async () => run(),
      });
    const status = await main({
      args: ["--batch", "faults.jsonl", "--json"],
      workingFolder: folder,
      samplesFolder: folder,
      environment: {},
      commands: [
        ...allCommands,
        broken("unwritable", () => ({ success: true, message: "Done.", said: [], data: circular as JsonObject })),
        broken("throwing", () => {
          throw new RangeError("Maximum call stack size exceeded");
        }),
      ],
      stdout: (text) => void output.push(text),
      stderr: () => undefined,
    });
    const results = output.map((line) => JSON.parse(line));
    expect(results.map(({ id }) => id)).toEqual(lines.map((line) => /^\{"id":"([^"]+)/.exec(line)?.[1]));
    const errors = Object.fromEntries(results.flatMap(({ id, error }) => (error === undefined ? [] : [[id, error]])));
    expect(errors).toEqual({
      undefined: "This line is not JSON.",
      "deep-input": "This line is nested more than 200 levels deep.",
      "deep-option": "This line is nested more than 200 levels deep.",
      "deep-graph": expect.stringContaining("deep.json is nested more than 200 levels deep."),
      "broken-graph": expect.stringContaining("broken.json is not valid JSON"),
      "bad-step": expect.stringContaining("steps.0"),
      unwritable: expect.stringContaining("This task ended unexpectedly: "),
    });
    const message = (id: string): string => results.find((result) => result.id === id).steps[0].message;
    expect(message("throwing")).toBe("throwing failed unexpectedly: it is nested too deep");
    expect(message("long")).toMatch(/^That is too long for one request\. Nothing changed\./);
    expect(message("last")).toContain("8");
    expect(output.join("")).not.toMatch(/call stack/);
    expect(status).toBe(2);
  });

  it("tells why a sample cannot be read", async () => {
    const output: string[] = [];
    const status = await main({
      args: ["--sample", "flights", "--json"],
      workingFolder: folder,
      samplesFolder: folder,
      environment: {},
      stdout: (text) => void output.push(text),
      stderr: () => undefined,
    });
    expect(status).toBe(2);
    expect(JSON.parse(output.join("")).error).toBe(
      "The sample flights cannot be read: there is no such file or folder.",
    );
  });

  it("says under an answer which steps of its plan were done", async () => {
    const prompt = "Colour all cats red, then style all dogs blue, then count the nodes";
    const { stdout } = await door("--graph", "cats.json", "--prompt", prompt);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^2 of 3 steps of the plan are done: 1, 3\. Not done: 2 "/u);
    expect((await door("--graph", "cats.json", "--prompt", "Colour all cats red")).stdout).not.toContain("the plan");
  });

  it("prints each round with --verbose", async () => {
    const { stdout } = await door("--graph", "cats.json", "--verbose", "--prompt", "Find all cats and make them blue");
    expect(stdout).toMatch(/\[round 1\/5\] findNodes/);
    expect(stdout).toMatch(/\[round 2\/5\] styleNodes/);
    expect(stdout).toMatch(/finished after 2 rounds/);
  });

  it("takes options and an endpoint, and keeps the key out of everything it writes", async () => {
    const server = await startOpenAiServer(
      [1, 2].map((round) =>
        reply({ calls: [{ name: "queryGraph", input: { query: round === 1 ? "nodeCount" : "edgeCount" } }] }),
      ),
      { apiKey: "sk-headless-secret" },
    );
    const ended = await json(
      "--provider",
      "openai",
      "--base-url",
      server.baseUrl,
      "--model",
      "test-model",
      "--api-key-env",
      "TEST_KEY",
      "--set",
      "maxToolIterations=2",
      "--set",
      "onLimit=fail",
      "--prompt",
      "count",
      "--trace",
      "key-trace.json",
    );
    await server.close();
    expect(ended.status).toBe(1);
    expect(ended.value.steps[0]).toMatchObject({
      success: false,
      message: "Maximum tool iterations reached",
      terminationReason: "max_rounds_reached",
    });
    expect(server.requests).toHaveLength(2);
    expect(ended.stdout + readFileSync(join(folder, "key-trace.json"), "utf8")).not.toContain("sk-headless-secret");
  });

  it("takes Anthropic's API with the key of its own variable, and keeps the key out of everything it writes", async () => {
    const server = await startAnthropicServer(
      [
        anthropicReply({ calls: [{ name: "findNodes", input: { selector: "type == 'cat'" } }] }),
        anthropicReply({ text: "There are 8 cats." }),
      ],
      { apiKey: "sk-ant-headless-secret" },
    );
    const args = [
      "--provider",
      "anthropic",
      "--base-url",
      server.baseUrl,
      "--model",
      "test-model",
      "--prompt",
      "find cats",
    ];
    const named = [...args, "--api-key-env", "ANTHROPIC_API_KEY"];
    const ended = await json(...named, "--trace", "anthropic-trace.json");
    const refused = await json(...args, "--api-key-env", "PARLEY_NO_SUCH_KEY");
    await server.close();
    expect(ended.status).toBe(0);
    expect(ended.value.steps[0]).toMatchObject({ success: true, message: "There are 8 cats." });
    expect(server.refusals).toEqual([]);
    expect(ended.stdout + readFileSync(join(folder, "anthropic-trace.json"), "utf8")).not.toContain("headless-secret");
    expect(refused.status).toBe(1);
    expect(refused.value.steps[0].message).toMatch(/wants an API key, and none is set for it/);
  });

  it.each([
    ["openai", "OPENAI_API_KEY", "api.openai.com", () => startOpenAiServer([reply({ text: "Hello." })])],
    [
      "anthropic",
      "ANTHROPIC_API_KEY",
      "api.anthropic.com",
      () => startAnthropicServer([anthropicReply({ text: "Hello." })]),
    ],
  ] as const)("sends the usual key of %s to its own host alone, and says so", async (id, variable, host, start) => {
    const server = await start();
    const args = ["--provider", id, "--base-url", server.baseUrl, "--model", "m", "--prompt", "hello there"];
    const ended = await json(...args);
    const helper = JSON.stringify({ name: "other", baseUrl: server.baseUrl, model: "m", kind: id });
    await json(
      ...["--provider", "openai", "--base-url", "http://127.0.0.1:9/v1", "--model", "m", "--prompt", "hello there"],
      ...["--endpoint", helper, "--fallback", "other"],
    );
    await server.close();
    expect(ended.value.steps[0]).toMatchObject({ success: true, message: "Hello." });
    expect(server.requests).toHaveLength(2);
    expect(JSON.stringify(server.requests)).not.toContain("headless-secret");
    expect(ended.stderr).toMatch(`The key in ${variable} is for ${host} and is not sent to 127.0.0.1`);
    expect(ended.stderr).toContain(`add --api-key-env ${variable}`);
    expect(ended.stdout).not.toContain("headless-secret");
    expect((await json(...args, "--api-key-env", variable)).stderr).toBe("");
  });

  it("repeats no key that stands in an address", async () => {
    for (const address of ["sk-typed-secret-1234", "https://me:sk-typed-secret-1234@api.example/v1"]) {
      const ended = await json("--provider", "openai", "--base-url", address, "--prompt", "hello there");
      expect(ended.status).toBe(1);
      expect(ended.value.steps[0].message).toMatch(/looks like an API key|name or a password/);
      const endpoint = JSON.stringify({ name: "one", baseUrl: address, model: "m" });
      const helped = await json("--provider", "openai", "--endpoint", endpoint, "--fallback", "one", "--prompt", "hi");
      expect(helped.status).toBe(2);
      expect(ended.stdout + ended.stderr + helped.stdout + helped.stderr).not.toContain("typed-secret");
    }
  });

  describe("routing and prices", () => {
    const closing = closedAfterEach();
    const find = { name: "findNodes", input: { selector: "type == 'cat'" } };

    function serve(replies: readonly ServerReply[], options: ServerOptions = {}) {
      return closing(startOpenAiServer(replies, options));
    }

    function endpoint(name: string, baseUrl: string, more: object = {}): readonly string[] {
      return ["--endpoint", JSON.stringify({ name, baseUrl, model: `${name}-model`, ...more })];
    }

    function openai(baseUrl: string): readonly string[] {
      return ["--provider", "openai", "--base-url", baseUrl, "--model", "main-model"];
    }

    it("goes through the fallbacks in their order, each with its own key", async () => {
      const broken = await serve([{ status: 401, body: "{}" }]);
      const good = await serve([reply({ text: "There are 8 cats." })], { apiKey: "sk-headless-secret" });
      const ended = await json(
        ...openai("http://127.0.0.1:9/v1"),
        ...endpoint("first", broken.baseUrl),
        ...endpoint("second", good.baseUrl, { apiKeyEnv: "TEST_KEY" }),
        ...["--fallback", "first", "--fallback", "second", "--fallback", "builtin"],
        ...["--prompt", "how many cats?"],
      );
      expect(ended.status).toBe(0);
      expect(ended.value.steps[0]).toMatchObject({ message: "There are 8 cats." });
      expect(ended.value.steps[0].degraded.join(" ")).toMatch(/I could not reach .*wants an API key.*second-model/s);
      expect(broken.requests[0]?.headers.authorization).toBeUndefined();
      expect(ended.stdout).not.toContain("sk-headless-secret");
    });

    it("lets the built-in assistant answer what it understands, and asks the model for the rest, message by message", async () => {
      const server = await serve([reply({ text: "A ship." }), reply({ text: "A boat." })]);
      const { value } = await json(
        ...openai(server.baseUrl),
        "--builtin-first",
        ...["--prompt", "How many cats are there?", "--prompt", "tell me a story about ships"],
        ...["--prompt", "How many humans are there?", "--prompt", "tell me a story about boats"],
      );
      expect(value.steps.map((step: { message: string }) => step.message)).toEqual([
        expect.stringContaining("8"),
        "A ship.",
        expect.stringContaining("6"),
        "A boat.",
      ]);
      expect(server.requests).toHaveLength(2);
    });

    it("gives the rounds that only read results to a smaller model, and prices each by who answered", async () => {
      const large = await serve([reply({ calls: [find] })]);
      const small = await serve([reply({ text: "There are 8 cats." })]);
      const [largeHost, smallHost] = [large, small].map(({ baseUrl }) => new URL(baseUrl).host);
      const { value } = await json(
        ...openai(large.baseUrl),
        ...endpoint("small", small.baseUrl, { kind: "other", contextTokens: 32_000 }),
        ...[
          "--results",
          "small",
          "--price",
          `${largeHost}/main-model=1/5`,
          "--price",
          `${smallHost}/small-model=0.1/0.5`,
        ],
        ...["--budget", "cost=1,seconds=60", "--prompt", "how many cats?"],
      );
      expect(large.requests).toHaveLength(1);
      expect(small.requests[0]?.body["model"]).toBe("small-model");
      // 100 tokens in and 20 out of each.
      expect(value.steps[0].usage.cost).toBeCloseTo(0.00022, 10);
    });

    it("sends what the kind of an endpoint asks for", async () => {
      const server = await serve([reply({ text: "Hello." })]);
      await json(...openai(server.baseUrl), "--kind", "mistral", "--prompt", "hello there");
      expect(server.requests[0]?.body).not.toHaveProperty("stream_options");
    });

    it("gives an answer up after the silence that is set, and asks who helps", async () => {
      const server = await serve([{ silent: true }, { silent: true }]);
      const idle = [...openai(server.baseUrl), "--set", "idleSeconds=0.2", "--prompt", "How many cats are there?"];
      const alone = await json(...idle);
      expect(alone.status).toBe(1);
      expect(alone.value.steps[0].message).toMatch(/sent nothing for 0\.2 s/);
      const helped = await json(...idle, "--fallback", "builtin");
      expect(helped.value.steps[0]).toMatchObject({ success: true, message: expect.stringContaining("8") });
      expect(helped.value.steps[0].degraded.join(" ")).toMatch(/sent nothing for 0\.2 s.*answered instead/);
    });

    it("ends a message at its budget", async () => {
      const server = await serve([reply({ calls: [find] }), reply({ text: "8." })]);
      const args = ["--budget", "tokens=50", "--prompt", "count"];
      const { value } = await json(...openai(server.baseUrl), ...args);
      expect(value.steps[0]).toMatchObject({ terminationReason: "budget", message: "8." });
    });
  });

  it("tells every flag with --help, and the documentation has the same text", async () => {
    const { status, stdout } = await door("--help");
    expect(status).toBe(0);
    const unknown = await door("--no-such-flag");
    for (const flag of unknown.stderr.match(/--[a-z-]+/g) ?? []) {
      if (flag !== "--no-such-flag") expect(stdout).toContain(flag);
    }
    const documentation = readFileSync(join(import.meta.dirname, "..", "..", "docs", "headless.md"), "utf8");
    expect(documentation).toContain(stdout.slice(0, stdout.indexOf("\n\n")));
  });

  const model = ["--graph", "cats.json", "--provider", "openai"];
  const one = '{"name":"one","baseUrl":"http://127.0.0.1:9/v1","model":"m"}';

  it.each([
    { args: [...model, "--kind", "llama"], says: /There is no kind llama\. Kinds: openai, openrouter/ },
    { args: [...model, "--kind", "anthropic"], says: /use --provider anthropic/ },
    { args: ["--graph", "cats.json", "--kind", "ollama"], says: /--kind goes with --provider openai/ },
    { args: [...model, "--context-tokens", "12"], says: /from 256, not "12"/ },
    { args: [...model, "--fallback", "cloud"], says: /no endpoint cloud\. Name one with --endpoint/ },
    { args: [...model, "--endpoint", one, "--fallback", "two"], says: /no endpoint two\. Known: builtin, one/ },
    { args: [...model, "--endpoint", one, "--endpoint", one], says: /two endpoints one/ },
    { args: [...model, "--endpoint", '{"name":"x"}'], says: /--endpoint: baseUrl/ },
    { args: [...model, "--endpoint", "cloud"], says: /JSON object with name, baseUrl and model/ },
    { args: [...model, "--endpoint", one.replace("http:", "ftp:")], says: /is not a web address/ },
    { args: [...model, "--endpoint", one.replace('"m"', '"m","kind":"dolphin"')], says: /--endpoint: kind/ },
    { args: [...model, "--endpoint", one.replace("one", "builtin")], says: /own name/ },
    { args: [...model, "--results", "builtin"], says: /takes a model/ },
    { args: ["--graph", "cats.json", "--builtin-first"], says: /choose one with --provider/ },
    { args: [...model, "--price", "gpt-5=1/2"], says: /HOST\/MODEL=IN\/OUT/ },
    { args: [...model, "--price", "api.openai.com/gpt-5=-1/2"], says: /HOST\/MODEL=IN\/OUT/ },
    { args: [...model, "--budget", "minutes=3"], says: /tokens, cost \(dollars\) or seconds/ },
    { args: [...model, "--budget", "tokens=0"], says: /above 0/ },
    { args: [...model, "--model", "gpt-99", "--budget", "cost=1"], says: /price of gpt-99 at api\.openai\.com/ },
    { args: ["--graph", "cats.json", "--colour", "blue"], says: /Unknown option --colour/ },
    { args: ["--graph", "cats.json", "--prompt", "How", "many"], says: /“many” stands behind no option. Put a text/ },
    { args: ["--graph", "cats.json", "other.json"], says: /other\.json cannot be read: there is no such file/ },
    { args: ["--graph", "nowhere.json"], says: /nowhere\.json cannot be read: there is no such file/ },
    { args: ["--graph", "broken.json"], says: /broken\.json/ },
    { args: ["--sample", "dogs"], says: /There is no sample dogs\. Samples: cats/ },
    { args: ["--graph", "cats.json", "--set", "maxToolIteration=2"], says: /Did you mean maxToolIterations/ },
    { args: ["--graph", "cats.json", "--set", "onLimit=maybe"], says: /onLimit must be/ },
    { args: ["--graph", "cats.json", "--set", "idleSeconds=0"], says: /idleSeconds must be null or a number of sec/ },
    { args: ["--graph", "cats.json", "--set", "idleSeconds=long"], says: /idleSeconds must be/ },
    { args: ["--graph", "cats.json", "--set", "maxToolIterations=-1", "--prompt", "hi"], says: /maxToolIterations/ },
    { args: ["--graph", "cats.json", "--provider", "dolphin"], says: /Use builtin, openai, anthropic.* or replay/ },
    { args: ["--graph", "cats.json", "--thinking-tokens", "lots"], says: /takes a number of tokens/ },
    { args: ["--graph", "cats.json", "--provider", "anthropic", "--thinking", "lots"], says: /default, off, low/ },
    { args: [...model, "--thinking", "low"], says: /--thinking goes with --provider anthropic/ },
    { args: ["--graph", "cats.json", "--provider", "replay"], says: /Name the recording .* --trace FILE/ },
    { args: ["--provider", "replay", "--trace", "nowhere.json"], says: /nowhere\.json cannot be read: there is no/ },
    { args: ["--provider", "replay", "--trace", "cats.json"], says: /cats\.json is no trace: it is a graph/ },
    { args: ["--provider", "replay", "--trace", "broken.json"], says: /broken\.json is not whole: line 1/ },
    { args: ["--provider", "replay", "--trace", "a", "--approve", "always"], says: /--approve does not go with/ },
    {
      args: ["--provider", "replay", "--trace", "a", "--command", "undo"],
      says: /--command and --recipe do not go with/,
    },
    { args: ["--graph", "cats.json", "--speed", "full"], says: /--speed goes with --provider replay/ },
    { args: ["--graph", "cats.json", "--command", "queryGraph", "--input", "{"], says: /JSON object/ },
    { args: ["--prompt", "hi"], says: /Give a graph/ },
    { args: ["--graph"], says: /needs a value/ },
  ])("ends with status 2 and says why: $args", async ({ args, says }) => {
    const plain = await door(...args);
    expect(plain.status).toBe(2);
    expect(plain.stderr).toMatch(says);
    expect(plain.stdout).toBe("");
    const asJson = await door(...args, "--json");
    expect(asJson.status).toBe(2);
    if (args.length > 1) expect(JSON.parse(asJson.stdout)).toEqual({ version: 1, error: expect.stringMatching(says) });
  });

  it("takes no key in a flag, and does not repeat one", async () => {
    const ended = await door(...model, "--endpoint", one.replace('"m"', '"m","apiKey":"sk-typed-secret"'));
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(/environment variable/);
    expect(ended.stderr).not.toContain("sk-typed-secret");
  });

  it("tells an unreachable host as a result", async () => {
    const { status, value } = await json(
      "--provider",
      "openai",
      "--base-url",
      "http://127.0.0.1:9/v1",
      "--prompt",
      "hi",
    );
    expect(status).toBe(1);
    expect(value.steps[0]).toMatchObject({ success: false, terminationReason: "provider_error" });
    expect(value.steps[0].message).toMatch(/I could not reach 127\.0\.0\.1:9/);
  });

  it("gives a file that was made to be downloaded in the report, by hand and by the assistant", async () => {
    const { value } = await json("--command", "exportGraph", "--prompt", "Export the graph");
    for (const step of value.steps) {
      expect(step.downloads.map((file: { fileName: string }) => file.fileName)).toEqual(["cats.json"]);
      expect(JSON.parse(step.downloads[0].content).nodes).toHaveLength(14);
    }
  });

  it("shows labels where the page shows chips", async () => {
    const { value } = await json("--prompt", "What's the most connected node?");
    expect(value.steps[0].message).toContain("Whiskers");
    expect(value.steps[0].message).not.toContain("[[");
  });
});

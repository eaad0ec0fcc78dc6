import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "@/app/headless";
import { closedAfterEach } from "../support/page/closed-after-each";
import { type EmbeddingsRules, embeddingModel, startEmbeddingsServer } from "../support/providers/embeddings-server";

const folder = mkdtempSync(join(tmpdir(), "parley-embeddings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = "sk-headless-embeddings-secret";
writeFileSync(
  join(folder, "garage.md"),
  `Course Title: The garage

Lesson 1: Repairs
Every car is looked over twice before it goes back to whom it belongs. The second look is at the brakes.

Lesson 2: Snacks
The bread comes from next door at seven, still warm, and is gone before the first of the guests has sat down.

Lesson 3: Guards
A cat keeps the mice away from the shelves, and nobody has ever seen it asleep while the doors were open.
`,
);
writeFileSync(join(folder, "other.md"), "Course Title: Cheese\n\nLesson 1: Curd\nMilk is warmed.\n");

async function door(...args: readonly string[]) {
  let stdout = "";
  let stderr = "";
  const status = await main({
    args,
    workingFolder: folder,
    samplesFolder: join(import.meta.dirname, "..", "..", "public", "samples"),
    environment: { TEST_KEY: key },
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
  });
  return { status, stdout, stderr };
}

const closed = closedAfterEach();
const serve = (rules: EmbeddingsRules = {}) => closed(startEmbeddingsServer({ apiKey: key, ...rules }));

const search = (query: string) => ["--command", "searchContent", "--input", JSON.stringify({ query })];
const by = (baseUrl: string) => ["--provider", "openai", "--base-url", baseUrl, "--api-key-env", "TEST_KEY"];
const embeddings = ["--embeddings", "endpoint", "--embeddings-model", embeddingModel];

async function steps(...args: readonly string[]) {
  const { stdout } = await door("--graph", "garage.md", ...args, "--json");
  return JSON.parse(stdout).steps;
}

describe("search by meaning in the terminal", () => {
  it("is asked only where it is switched on; a word of the same meaning is found without", async () => {
    const server = await serve();
    const [off] = await steps(...by(server.baseUrl), ...search("automobile"));
    expect(off.data).toMatchObject({ ranking: "words", near: [{ said: "automobile", meant: ["car"] }] });
    expect(server.seen).toEqual([]);
    const [on] = await steps(...by(server.baseUrl), ...embeddings, ...search("automobile"));
    expect(on.data).toMatchObject({ from: "graph", ranking: "words and meaning" });
    expect(on.data.passages[0]).toMatchObject({ lesson: "Repairs", number: 1 });
  });

  it("sends each passage once, with its titles, and then the queries alone", async () => {
    const server = await serve();
    await steps(...by(server.baseUrl), ...embeddings, ...search("automobile"), ...search("feline"));
    const [texts = [], ...queries] = server.embedded;
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^The garage, Repairs\nEvery car/);
    expect(queries).toEqual([["automobile"], ["feline"]]);
  });

  it("makes anew what was changed only", async () => {
    const server = await serve();
    const [found] = await steps(...by(server.baseUrl), ...embeddings, ...search("bread"));
    const { id } = found.data.passages[0];
    const value = "Every vessel in the harbour is painted white by hand, each spring, from bow to stern.";
    const input = { values: [{ id, attribute: "text", value }] };
    const before = server.embedded.length;
    const [, changed, after] = await steps(
      ...by(server.baseUrl),
      ...embeddings,
      ...search("bread"),
      "--command",
      "setValues",
      "--input",
      JSON.stringify(input),
      ...search("boat"),
    );
    expect(changed).toMatchObject({ success: true });
    expect(server.embedded.slice(before).map(({ length }) => length)).toEqual([3, 1, 1, 1]);
    expect(after.data.passages[0]).toMatchObject({ id });
  });

  it("never sends the handbook", async () => {
    const server = await serve();
    const [found] = await steps(...by(server.baseUrl), ...embeddings, ...search("What is betweenness?"));
    expect(found.data).toMatchObject({ from: "graph", ranking: "words and meaning" });
    expect(found.data.passages).toContainEqual(
      expect.objectContaining({ from: "handbook", text: expect.stringMatching(/betweenness/i) }),
    );
    expect(server.embedded.flat().filter((text) => /betweenness/i.test(text))).toEqual(["What is betweenness?"]);
  });

  it("goes to another endpoint by its name, while the built-in assistant answers", async () => {
    const server = await serve();
    const endpoint = { name: "vectors", baseUrl: server.baseUrl, model: "unused", apiKeyEnv: "TEST_KEY" };
    const [found] = await steps(
      "--endpoint",
      JSON.stringify(endpoint),
      "--embeddings",
      "vectors",
      "--embeddings-model",
      embeddingModel,
      ...search("automobile"),
    );
    expect(found.data).toMatchObject({ ranking: "words and meaning", passages: [{ lesson: "Repairs" }] });
  });

  it("goes on by words alone, and says why, where the endpoint fails; the key is told nowhere", async () => {
    const { baseUrl } = await serve({ apiKey: "another" });
    const trace = join(folder, "trace.json");
    const { status, stdout, stderr } = await door(
      "--graph",
      "garage.md",
      ...by(baseUrl),
      ...embeddings,
      ...search("car"),
      "--trace",
      trace,
      "--json",
    );
    expect(status).toBe(0);
    const [found] = JSON.parse(stdout).steps;
    expect(found.data).toMatchObject({ ranking: "words alone", passages: [{ lesson: "Repairs" }] });
    expect(found.message).toMatch(/ Search by meaning: 127\.0\.0\.1:\d+ refused the API key\. Check it in Settings\.$/);
    expect(
      [stdout, stderr, ...readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))].join(),
    ).not.toContain(key);
  });

  it.each([
    [["--embeddings", "endpoint", "--embeddings-model", "x"], "asks the endpoint of --provider openai"],
    [["--embeddings", "nobody", "--embeddings-model", "x"], "There is no endpoint nobody for embeddings"],
    [["--embeddings-model", "x"], "--embeddings-model goes with --embeddings endpoint"],
    [["--provider", "openai", "--base-url", "http://127.0.0.1:1/v1", "--embeddings", "endpoint"], "Say which model"],
  ])("refuses %j", async (args, words) => {
    const { status, stderr } = await door("--graph", "garage.md", ...args, ...search("car"));
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe("a recorded search by meaning", () => {
  it("is not made again: what it found is the recording's, and nobody is asked", async () => {
    const server = await serve();
    const endpoint = { name: "texts", baseUrl: server.baseUrl, model: "m", apiKeyEnv: "TEST_KEY" };
    const asked = ["What does the course say about automobiles?", "Which lesson is it in?"];
    const recorded = await door(
      ...["--graph", "garage.md", "--endpoint", JSON.stringify(endpoint)],
      ...["--embeddings", "texts", "--embeddings-model", embeddingModel],
      ...asked.flatMap((text) => ["--prompt", text]),
      ...["--trace", "meaning.json", "--json"],
    );
    const [first] = JSON.parse(recorded.stdout).steps;
    expect(first.calls[0]).toMatchObject({ name: "searchContent", data: { ranking: "words and meaning" } });
    const count = server.seen.length;
    const again = await door("--provider", "replay", "--trace", "meaning.json", "--json");
    const { replay, steps: played } = JSON.parse(again.stdout);
    expect(replay).toEqual({
      equal: true,
      messages: 2,
      notes: ["Searches by meaning were not asked for again: what they found is the recording's."],
    });
    expect(played[0].calls[0].data).toEqual(first.calls[0].data);
    expect(server.seen).toHaveLength(count);
    const other = await door("--graph", "other.md", "--provider", "replay", "--trace", "meaning.json", "--json");
    expect(JSON.parse(other.stdout).replay).toMatchObject({ equal: false, difference: expect.any(String) });
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDoor } from "../support/headless-door";

const folder = mkdtempSync(join(tmpdir(), "parley-recipes-"));
const door = createDoor(folder);

afterAll(() => rmSync(folder, { recursive: true }));

async function json(...args: readonly string[]) {
  const { status, stdout } = await door(...args, "--json");
  return { status, report: JSON.parse(stdout) };
}

describe("recipes from a terminal", () => {
  it("writes what the messages did, and runs it with other values", async () => {
    const made = await json("--sample", "cats", "--prompt", "colour all cats orange", "--save-recipe", "orange.json");
    expect(made.status).toBe(0);
    const file = JSON.parse(readFileSync(join(folder, "orange.json"), "utf8"));
    expect(file).toMatchObject({
      parley: "recipe",
      version: 1,
      name: "orange",
      parameters: [
        { name: "type", kind: "attribute", value: "type", role: "type" },
        { name: "type-value", kind: "value", value: "cat", of: "type" },
        { name: "colour", kind: "colour", value: "orange" },
      ],
    });
    const ran = await json(
      "--sample",
      "cats",
      "--recipe",
      "orange.json",
      "--with",
      "type-value=human",
      "--with",
      "colour=teal",
    );
    expect(ran.status).toBe(0);
    expect(ran.report.steps).toMatchObject([
      {
        recipe: "orange",
        success: true,
        unfit: [],
        bound: [
          { how: "same" },
          { name: "type-value", recorded: "cat", value: "human", how: "chosen" },
          { value: "teal" },
        ],
        calls: [{ name: "styleNodes", input: { selector: "type == 'human'", color: "teal" }, success: true }],
      },
    ]);
    expect(ran.report.document.undo).toEqual(["orange"]);
  });

  it("runs nothing where something does not fit, and lists what the graph has instead", async () => {
    const { status, report } = await json("--sample", "flare", "--recipe", "orange.json");
    expect(status).toBe(1);
    expect(report.steps[0]).toMatchObject({
      success: false,
      calls: [],
      unfit: [
        { name: "type", why: "no-attribute", suggestion: "module", options: expect.arrayContaining(["package"]) },
        { name: "type-value", why: "waits" },
      ],
    });
    expect(report.steps[0].message).toContain("the nodes have no attribute 'type'");
    expect(report.document.layers).toEqual([]);
  });

  it("takes the nearest only when told", async () => {
    const with_ = ["--with", "type-value=query"];
    const { status, report } = await json(
      "--sample",
      "flare",
      "--recipe",
      "orange.json",
      ...with_,
      "--unfit",
      "nearest",
    );
    expect(status).toBe(0);
    expect(report.steps[0].calls[0].input).toEqual({ selector: "module == 'query'", color: "orange" });
  });

  it("asks as for an assistant: what destroys is denied unless it is allowed, and then nothing stays", async () => {
    const calls = [
      { name: "styleNodes", input: { selector: "*", color: "red" } },
      { name: "removeElements", input: { selector: "type == 'cat'" } },
    ];
    writeFileSync(
      join(folder, "bare.json"),
      JSON.stringify({ parley: "recipe", version: 1, name: "Bare", parameters: [], calls }),
    );
    const denied = await json("--sample", "cats", "--recipe", "bare.json");
    expect(denied.status).toBe(1);
    expect(denied.report.steps[0]).toMatchObject({
      success: false,
      calls: [{ success: true }, { approval: "denied" }],
    });
    expect(denied.report.document.nodes).toHaveLength(20);
    expect(denied.report.document.layers).toEqual([]);
    const allowed = await json("--sample", "cats", "--recipe", "bare.json", "--approve", "always");
    expect(allowed.status).toBe(0);
    expect(allowed.report.document.nodes).toHaveLength(8);
    expect(allowed.report.document.undo).toEqual(["Bare"]);
  });

  it("is a wrong call where the file, a parameter or a flag is", async () => {
    writeFileSync(join(folder, "cut.json"), '{"parley":"recipe","version":1,"name":"C');
    const cases = [
      [["--recipe", "none.json"], /none\.json cannot be read/],
      [["--recipe", "cut.json"], /cut\.json is incomplete\. Get it again\./],
      [["--recipe", "orange.json", "--with", "size=3"], /no parameter size: it has type, type-value, colour/],
      [["--with", "size=3"], /--with belongs behind a --recipe/],
      [["--recipe", "orange.json", "--unfit", "guess"], /refuse or nearest/],
    ] as const;
    for (const [flags, message] of cases) {
      const { status, report } = await json("--sample", "cats", ...flags);
      expect([status, report.error]).toEqual([2, expect.stringMatching(message)]);
    }
    const nothing = await door(
      "--sample",
      "cats",
      "--prompt",
      "how many cats are there?",
      "--save-recipe",
      "none.json",
    );
    expect([nothing.status, nothing.stderr]).toEqual([2, expect.stringContaining("changed nothing")]);
  });

  it("runs in a batch", async () => {
    const line = { id: 1, sample: "cats", steps: [{ recipe: "orange.json", with: { colour: "red" } }] };
    writeFileSync(join(folder, "batch.jsonl"), `${JSON.stringify(line)}\n`);
    const { status, report } = await json("--batch", "batch.jsonl");
    expect(status).toBe(0);
    expect(report.steps[0].calls[0].input.color).toBe("red");
  });

  it("keeps what saves a file as a step, and tells the file that it makes", async () => {
    const prompts = ["colour all cats orange", "how many cats are there", "export the graph as graphml"];
    const made = await json(
      "--sample",
      "cats",
      ...prompts.flatMap((one) => ["--prompt", one]),
      "--save-recipe",
      "file.json",
    );
    expect(made.status).toBe(0);
    const { calls } = JSON.parse(readFileSync(join(folder, "file.json"), "utf8"));
    expect(calls.map(({ name }: { readonly name: string }) => name)).toEqual(["styleNodes", "exportGraph"]);
    const { status, report } = await json("--sample", "cats", "--recipe", "file.json");
    expect(status).toBe(0);
    const [step] = report.steps;
    expect(step.downloads).toMatchObject([
      { fileName: "cats-and-humans.graphml", content: expect.stringContaining("<graphml") },
    ]);
  });
});

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDoor } from "../support/headless-door";

const folder = mkdtempSync(join(tmpdir(), "parley-metrics-"));
const door = createDoor(folder);
const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe("--metrics", () => {
  it("writes the figures of all messages as JSON", async () => {
    const { status } = await door(
      ...["--sample", "cats", "--prompt", "How many cats are there?", "--prompt", "Make all cats blue"],
      ...["--metrics", "out/metrics.json"],
    );
    expect(status).toBe(0);
    const report = JSON.parse(read("out/metrics.json"));
    expect(report).toMatchObject({
      parley: "metrics",
      version: 1,
      total: { queries: 2, tool_failure_rate: 0, input_tokens: 0 },
      byProvider: { builtin: { queries: 2 } },
      queries: [
        { turn: "message 1", provider: "builtin", kind: "read" },
        { turn: "message 2", provider: "builtin", kind: "style" },
      ],
    });
    expect(report.total).not.toHaveProperty("cost");
    const rounds = report.queries.map((query: { readonly rounds: number }) => query.rounds);
    expect(report.total.avg_tool_rounds_per_query).toBe((rounds[0] + rounds[1]) / 2);
    expect(JSON.stringify(report)).not.toContain("blue");
  });

  it("writes a table for a batch, all its tasks together", async () => {
    const task = (id: string) =>
      JSON.stringify({ id, sample: "cats", steps: [{ prompt: "How many cats are there?" }] });
    writeFileSync(join(folder, "tasks.jsonl"), `${task("a")}\n${task("b")}\n${task("c")}\n`);
    const { status } = await door("--batch", "tasks.jsonl", "--metrics", "metrics.csv");
    expect(status).toBe(0);
    const [head = "", all = "", ...each] = read("metrics.csv").trim().split("\r\n");
    const cells = Object.fromEntries(head.split(",").map((name, index) => [name, all.split(",")[index]]));
    expect(cells).toMatchObject({ provider: "all", queries: "3", cost: "" });
    expect(each).toHaveLength(1);
  });

  it("refuses a name that tells no form, before anything runs", async () => {
    const { status, stderr } = await door("--sample", "cats", "--prompt", "hi", "--metrics", "metrics.txt");
    expect({ status, stderr }).toEqual({ status: 2, stderr: "--metrics takes a file that ends in .json or .csv.\n" });
  });
});

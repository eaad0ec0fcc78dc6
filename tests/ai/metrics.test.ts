import { describe, expect, it } from "vitest";
import { metricsByKind, needingAttention, requestKind, toMetrics } from "@/ai/trace/metrics";
import { startScripted } from "../support/ai-session";
import { calls, says } from "../support/providers/scripted-provider";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const style = calls([{ name: "styleNodes", input: { selector: "$last", color: "blue" } }]);
const bad = calls([{ name: "findNodes", input: { selector: "nothing == 1" } }]);

async function measured() {
  const { controller, registry } = startScripted([find, style, says("Blue."), bad, find, says("8."), says("Hello.")]);
  const results = [];
  for (const text of ["Find and colour", "Find", "hello"]) results.push(await controller.execute(text));
  return results.map((result, index) => ({
    kind: requestKind(result, (name) => registry.get(name)?.effect),
    result,
    latencyMs: 1000 * (index + 1),
  }));
}

describe("metrics of a session", () => {
  it("are computed from the results", async () => {
    const metrics = toMetrics(await measured());
    expect(metrics).toEqual({
      queries: 3,
      avg_tool_rounds_per_query: 4 / 3,
      queries_with_2_rounds: 2,
      tool_failure_rate: 0.25,
      avg_query_latency: 2,
      input_tokens: 70,
      output_tokens: 35,
    });
    expect(needingAttention(metrics)).toEqual(["tool_failure_rate"]);
    expect(
      needingAttention(metrics, { avg_tool_rounds_per_query: 1, tool_failure_rate: 1, avg_query_latency: 1 }),
    ).toEqual(["avg_tool_rounds_per_query", "avg_query_latency"]);
  });

  it("are kept apart by what the message did", async () => {
    const byKind = metricsByKind(await measured());
    expect([...byKind].map(([kind, { queries }]) => [kind, queries])).toEqual([
      ["talk", 1],
      ["read", 1],
      ["style", 1],
    ]);
  });

  it("of nothing are 0, and a cost is shown only where one is known", () => {
    expect(toMetrics([])).toMatchObject({ queries: 0, tool_failure_rate: 0, avg_query_latency: 0 });
    expect(toMetrics([])).not.toHaveProperty("cost");
  });
});

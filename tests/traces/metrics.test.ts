import { describe, expect, it } from "vitest";
import { isBehind, type Measure, needingAttention, toMeasure, toMetrics, usualThresholds } from "@/traces/metrics";
import { metricsCsv, metricsReport, rowsOf } from "@/traces/metrics-report";
import { dayOf, grouped, sumOf } from "@/traces/metrics-rows";
import { startScripted } from "../support/ai-session";
import { calls, says } from "../support/providers/scripted-provider";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const style = calls([{ name: "styleNodes", input: { selector: "$last", color: "blue" } }]);
const bad = calls([{ name: "findNodes", input: { selector: "nothing == 1" } }]);
const remove = calls([{ name: "removeElements", input: { selector: "type == 'cat'" } }]);

const noon = new Date(2026, 10, 23, 12).getTime();

/** Three messages: two rounds, two rounds with a failure, none. */
async function measured(): Promise<readonly Measure[]> {
  const { controller, registry } = startScripted([find, style, says("Blue."), bad, find, says("8."), says("Hello.")]);
  const measures: Measure[] = [];
  for (const [index, text] of ["Find and colour", "Find", "hello"].entries()) {
    const result = await controller.execute(text);
    const about = { turn: `t${index}`, at: noon, provider: "openai", latencyMs: 1000 * (index + 1) };
    measures.push(toMeasure(result, about, (name) => registry.get(name)?.effect));
  }
  return measures;
}

const metricsOf = (measures: readonly Measure[]) => toMetrics(sumOf(rowsOf(measures)));

const one: Measure = {
  turn: "a",
  at: noon,
  provider: "openai",
  kind: "read",
  rounds: 1,
  calls: 2,
  failedCalls: 0,
  latencyMs: 2000,
  inputTokens: 100,
  outputTokens: 10,
  cost: 0.02,
};

describe("metrics of a session", () => {
  it("are computed from the results", async () => {
    const metrics = metricsOf(await measured());
    expect(metrics).toEqual({
      queries: 3,
      avg_tool_rounds_per_query: 4 / 3,
      queries_with_2_rounds: 2,
      share_of_queries_with_2_rounds: 2 / 3,
      tool_failure_rate: 0.25,
      avg_query_latency: 2,
      input_tokens: 70,
      output_tokens: 35,
      avg_tokens_per_query: 35,
    });
    expect(needingAttention(metrics)).toEqual(["tool_failure_rate"]);
    expect(
      needingAttention(metrics, { avg_tool_rounds_per_query: 1, tool_failure_rate: 1, avg_query_latency: 1 }),
    ).toEqual(["avg_tool_rounds_per_query", "avg_query_latency"]);
  });

  it("do not count a call the user denied, or stopped, as a failure", async () => {
    const { controller, registry } = startScripted([remove, says("Not deleted.")]);
    controller.subscribe((event) => {
      if (event.type === "ai-approval-request") controller.answerApproval(event.callId, false);
    });
    const result = await controller.execute("Delete Whiskers");
    const measure = toMeasure(result, one, (name) => registry.get(name)?.effect);
    expect(measure).toMatchObject({ kind: "destroy", rounds: 1, calls: 1, failedCalls: 0 });
    expect(measure).not.toHaveProperty("cost");
  });

  it("hold no word of a message", async () => {
    for (const measure of await measured()) {
      expect(Object.keys(measure).toSorted()).toEqual([
        "at",
        "calls",
        "failedCalls",
        "inputTokens",
        "kind",
        "latencyMs",
        "outputTokens",
        "provider",
        "rounds",
        "turn",
      ]);
    }
  });

  it("are kept apart by provider, kind, day and rounds", async () => {
    const rows = rowsOf([
      ...(await measured()),
      one,
      { ...one, provider: "builtin", at: noon + 86_400_000, rounds: 3, cost: 0.04 },
    ]);
    const queries = (by: Parameters<typeof grouped>[1]) =>
      Object.fromEntries([...grouped(rows, by)].map(([name, tally]) => [name, tally.queries]));
    expect(queries("kind")).toEqual({ style: 1, read: 3, talk: 1 });
    expect(queries("provider")).toEqual({ openai: 4, builtin: 1 });
    expect(queries("took")).toEqual({ several: 3, none: 1, one: 1 });
    expect(queries("day")).toEqual({ "2026-11-23": 4, "2026-11-24": 1 });
    expect(toMetrics(sumOf(rows))).toMatchObject({ queries: 5, cost: 0.06, avg_cost_per_query: 0.03 });
  });

  it("of nothing are 0, and a cost is shown only where one is known", () => {
    const none = toMetrics(sumOf([]));
    expect(none).toMatchObject({ queries: 0, tool_failure_rate: 0, avg_query_latency: 0, avg_tokens_per_query: 0 });
    expect(none).not.toHaveProperty("cost");
    expect(none).not.toHaveProperty("avg_cost_per_query");
  });

  it.each([
    ["avg_tool_rounds_per_query", { rounds: 2 }, { rounds: 1 }],
    ["tool_failure_rate", { failedCalls: 1 }, { failedCalls: 0 }],
    ["avg_query_latency", { latencyMs: 4001 }, { latencyMs: 4000 }],
  ] as const)("%s points to the messages behind it", (name, behind, before) => {
    expect(isBehind({ ...one, ...behind }, name, usualThresholds)).toBe(true);
    expect(isBehind({ ...one, ...before }, name, usualThresholds)).toBe(false);
  });
});

describe("exported metrics", () => {
  it("are one report of totals, parts and the messages' figures", () => {
    const measures = [one, { ...one, turn: "b", rounds: 2, latencyMs: 10_000 }];
    const report = metricsReport({ rows: rowsOf(measures), measures });
    expect(report).toMatchObject({
      parley: "metrics",
      version: 1,
      total: { queries: 2, avg_query_latency: 6, queries_with_2_rounds: 1, share_of_queries_with_2_rounds: 0.5 },
      attention: ["avg_query_latency"],
      byRounds: { one: { queries: 1 }, several: { queries: 1 } },
      byDay: { [dayOf(noon)]: { queries: 2 } },
    });
    expect(report.queries).toEqual(measures);
  });

  it("are a table whose cells run nothing in a spreadsheet", () => {
    const [head, all, first] = metricsCsv(rowsOf([{ ...one, provider: '=cmd,"x"' }])).split("\r\n");
    expect(head?.split(",").slice(0, 5)).toEqual(["day", "provider", "kind", "rounds", "queries"]);
    expect(all).toBe("all,all,all,all,1,1,0,0,0,2,100,10,110,0.02,0.02");
    expect(first).toBe('2026-11-23,"\'=cmd,""x""",read,one,1,1,0,0,0,2,100,10,110,0.02,0.02');
  });
});

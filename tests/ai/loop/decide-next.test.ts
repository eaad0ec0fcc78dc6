import { describe, expect, it } from "vitest";
import { decideNext, type LimitOptions, type LimitRound } from "@/ai/loop/decide-next";
import { defaultAiOptions } from "@/ai/options/option-table";
import type { ToolOutcome } from "@/ai/results/execution-result";
import type { JsonObject } from "@/lib/json";

let count = 0;
function outcome(success: boolean, input: JsonObject, approval: ToolOutcome["approval"] = "none"): ToolOutcome {
  return {
    callId: "c",
    name: "findNodes",
    title: "Find nodes",
    input,
    success,
    message: "",
    affectedNodes: [],
    affectedEdges: [],
    approval,
    durationMs: 0,
  };
}

/** A new call each time, so that none repeats. */
function calls(...successes: readonly boolean[]): LimitRound {
  return {
    toolResults: successes.map((success) => {
      count += 1;
      return outcome(success, { call: count });
    }),
  };
}

const ok = () => calls(true);
const bad = () => calls(false, false);
const mixed = () => calls(false, true);
const denied: LimitRound = { toolResults: [outcome(false, {}, "denied")] };
const same = (input: JsonObject = { a: 1, b: [2] }): LimitRound => ({ toolResults: [outcome(true, input)] });

const call = { type: "call" };
const answer = (reason = "natural_completion") => ({ type: "answer", reason });
const end = (reason: string) => ({ type: "end", reason });

describe("what comes after the rounds so far", () => {
  it.each<[string, readonly LimitRound[], Partial<LimitOptions>, object]>([
    ["nothing yet", [], {}, call],
    ["no tools are allowed", [], { maxToolIterations: 0 }, answer()],
    ["no tools are allowed, to fail", [], { maxToolIterations: 0, onLimit: "fail" }, answer()],
    ["one of one round", [ok()], { maxToolIterations: 1 }, answer("max_rounds_reached")],
    ["one of two rounds", [ok()], { maxToolIterations: 2 }, call],
    ["two of two rounds", [ok(), ok()], { maxToolIterations: 2 }, answer("max_rounds_reached")],
    ["two of two rounds, to fail", [ok(), ok()], { maxToolIterations: 2, onLimit: "fail" }, end("max_rounds_reached")],
    ["one of two rounds, to fail", [ok()], { maxToolIterations: 2, onLimit: "fail" }, call],
    ["one failed round", [bad()], {}, call],
    ["two failed rounds in a row", [bad(), bad()], {}, answer()],
    ["two failed rounds apart", [bad(), ok(), bad()], {}, call],
    ["a round of which some failed", [bad(), mixed()], {}, call],
    ["one failed round, to answer", [bad()], { onAllToolsFailed: "answer" }, answer()],
    ["a mixed round, to answer", [mixed()], { onAllToolsFailed: "answer" }, call],
    ["one failed round, to fail", [bad()], { onAllToolsFailed: "fail" }, end("tool_failure")],
    ["a mixed round, to fail", [mixed()], { onAllToolsFailed: "fail" }, call],
    ["a denial is no failure", [denied], { onAllToolsFailed: "fail" }, call],
    ["the same call twice", [same(), same()], {}, call],
    ["the same call three times", [same(), same(), same()], {}, answer("repeated_calls")],
    [
      "three times with its arguments in another order",
      [same(), same({ b: [2], a: 1 }), same()],
      {},
      answer("repeated_calls"),
    ],
    ["three times with other arguments", [same(), same({ a: 2 }), same()], {}, call],
    [
      "three times in one round",
      [{ toolResults: [...same().toolResults, ...same().toolResults, ...same().toolResults] }],
      {},
      answer("repeated_calls"),
    ],
    [
      "repeats at the limit",
      [same(), same(), same()],
      { maxToolIterations: 3, onLimit: "fail" },
      end("max_rounds_reached"),
    ],
    [
      "a failed round at the limit, to fail",
      [bad()],
      { maxToolIterations: 1, onAllToolsFailed: "fail" },
      end("tool_failure"),
    ],
  ])("%s", (_what, rounds, options, expected) => {
    expect(decideNext(rounds, { ...defaultAiOptions, ...options })).toMatchObject(expected);
  });
});

import { describe, expect, it } from "vitest";
import type { JsonValue } from "@/lib/json";
import type { ChatStep } from "@/store/chat/chat-types";
import { numberSources } from "@/store/chat/number-sources";

function step(callId: string, data: JsonValue, state: ChatStep["state"] = "done"): ChatStep {
  return { callId, name: "findNodes", input: {}, state, message: "", data, startedAt: 0, durationMs: 1, remark: "" };
}

const cats = step("cats", {
  count: 13,
  set: "$1",
  nodes: [
    { id: "cat1", label: "Biscuit", data: { breed: "Maine Coon", age: 14 } },
    { id: "cat2", label: "Soot", data: { breed: "Shorthair", age: 12 } },
  ],
});
const mean = step("mean", { measure: "mean", rows: [{ group: "tabby", value: 5.3333333, count: 3 }] });
const airports = step("airports", {
  nodeCount: 5366,
  density: -0.25,
  highestDegree: { label: "Atlanta", degree: 210 },
});
const failed = step("failed", { count: 99 }, "failed");
const { stepFor } = numberSources([cats, mean, airports, failed]);

describe("where a number of an answer came from", () => {
  it.each([
    ["the count of a result", "13", "All 13 cats are blue now.", "cats"],
    ["a record named by a reference", "14", "The oldest is [[cat1]] at 14.", "cats"],
    ["a record named by its label", "12", "Soot is 12.", "cats"],
    ["thousands", "5,366", "There are 5,366 routes.", "airports"],
    ["less than nothing", "−0.25", "It is −0.25.", "airports"],
    ["a mean as it is rounded", "5.33", "tabby: 5.33", "mean"],
    ["a record inside the result", "210", "Atlanta has 210 links.", "airports"],
  ])("%s", (_name, figure, line, callId) => {
    expect(stepFor(figure, line)?.callId).toBe(callId);
  });

  it("is the last step that has it: a search for one node is not where one was deleted", () => {
    const deleted = step("deleted", { removedNodes: 1, removedEdges: 4 });
    const sources = numberSources([step("search", { count: 1 }), deleted]);
    expect(sources.stepFor("1", "1 node and 4 edges are deleted.")?.callId).toBe("deleted");
  });

  it.each([
    ["that stands in no result", "15", "The oldest is [[cat1]] at 15."],
    ["of a record that is not named beside it", "14", "These are the top 14."],
    ["of a record of which only part of the name stands there", "12", "Sooty is 12."],
    ["of a failed step", "99", "There are 99."],
    ["that is rounded to a whole", "5", "tabby: about 5"],
    ["that is rounded otherwise", "5.34", "tabby: 5.34"],
  ])("is not told for one %s", (_name, figure, line) => {
    expect(stepFor(figure, line)).toBeNull();
  });
});

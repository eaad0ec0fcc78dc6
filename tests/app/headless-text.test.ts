import { describe, expect, it } from "vitest";
import { describeStep } from "@/app/headless/text-output";

describe("what a person reads in the terminal", () => {
  it("is the answer with what the page says under it, and the account of its plan", () => {
    const step = { kind: "prompt", prompt: "Add both" } as const;
    const report = {
      message: "Added both.",
      degraded: ["This message changed nothing: this id is taken."],
      plan: { account: "All 2 steps of the plan are done." },
    };
    expect(describeStep(step, report).split("\n")).toEqual([
      "> Add both",
      "Added both.",
      "(This message changed nothing: this id is taken.)",
      "All 2 steps of the plan are done.",
    ]);
    expect(describeStep(step, { message: "8.", degraded: [] })).toBe("> Add both\n8.");
  });
});

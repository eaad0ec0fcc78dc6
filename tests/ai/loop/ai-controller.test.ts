import { describe, expect, it } from "vitest";
import { stagesOf } from "@/ai/loop/ai-stage";
import type { ProviderPart } from "@/ai/port/provider-port";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

const findCats = { id: "a", name: "findNodes", input: { selector: "type == 'cat'" } };
const styleLast = { id: "b", name: "styleNodes", input: { selector: "$last", color: "blue" } };

describe("a message that finds and styles", () => {
  async function findAndStyle() {
    const session = startScripted([calls([findCats]), calls([styleLast]), says("All 8 cats are blue now.")]);
    const result = await session.controller.execute("Find all cats and make them blue");
    return { ...session, result };
  }

  it("answers from the data, in two rounds and one undo step", async () => {
    const { result, document } = await findAndStyle();
    expect(result).toMatchObject({
      success: true,
      message: "All 8 cats are blue now.",
      llmText: "All 8 cats are blue now.",
      terminationReason: "natural_completion",
      degraded: [],
      usage: { inputTokens: 30, outputTokens: 15 },
    });
    expect(result.rounds.map((round) => round.toolsUsed)).toEqual([["findNodes"], ["styleNodes"]]);
    expect(document.steps()).toMatchObject([
      { id: result.undoStep, title: "Find all cats and make them blue", actor: "assistant" },
    ]);
    const plan = document.planUndo(1);
    if (!plan.success) throw new Error(plan.message);
    document.apply(plan.changes, { step: "u", actor: "user", title: "Undo", undoes: plan.undoes });
    expect(document.layers).toEqual([]);
  });

  it("goes through every stage in order", async () => {
    const { events } = await findAndStyle();
    expect(stagesOf(events)).toEqual([
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
    expect(events.at(-1)?.type).toBe("ai-complete");
  });
});

describe("an answer that asks which was meant", () => {
  const choices = ["How old is Ann Lee?", "How old is Ann Moss?"];
  const noteOf = (raw: unknown): ProviderPart => ({ type: "note", from: "builtin", raw });

  it("offers the messages to choose from", async () => {
    const { controller } = startScripted([[noteOf({ choices }), ...says("Which Ann do you mean?")]]);
    expect(await controller.execute("How old is Ann?")).toMatchObject({ success: true, choices });
  });

  it("tells that the message was not understood", async () => {
    const part = noteOf({ choices, isLost: true });
    const { controller } = startScripted([[part, ...says("This was not understood.")]]);
    expect(await controller.execute("How old is Ann?")).toMatchObject({ success: true, choices, isLost: true });
  });

  it.each([null, "choices", { choices: "Ann" }, { choices, requests: "2" }])(
    "is not made of a note nobody knows: %j",
    async (raw) => {
      const { controller } = startScripted([[noteOf(raw), ...says("Ann is 7.")]]);
      const result = await controller.execute("How old is Ann?");
      expect(result).toMatchObject({ success: true, message: "Ann is 7." });
      expect(result).not.toHaveProperty("choices");
    },
  );

  it("offers none when it did not come whole", async () => {
    const failure = { kind: "offline", message: "There is no connection." } as const;
    const { controller } = startScripted([
      [noteOf({ choices }), { type: "text-delta", text: "Which" }, { type: "failure", failure }],
    ]);
    expect(await controller.execute("How old is Ann?")).not.toHaveProperty("choices");
  });
});

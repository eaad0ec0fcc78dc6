import { describe, expect, it } from "vitest";
import type { AiOptions } from "@/ai/options/ai-options";
import { startConversation } from "../../support/conversation";
import { calls, createScriptedProvider, type ScriptedCall, says } from "../../support/providers/scripted-provider";

const options: Partial<AiOptions> = { maxToolIterations: 100 };

function adding(from: number, count: number) {
  const nodes = Array.from({ length: count }, (_, at) => ({ attributes: { name: `New ${from + at}` } }));
  return { name: "addNodes", input: { nodes } };
}

async function asked(rounds: readonly (readonly ScriptedCall[])[], allow = true) {
  const turns = rounds.map((list) => calls(list));
  const conversation = startConversation(createScriptedProvider([...turns, says("Done.")]), options);
  const questions: string[] = [];
  conversation.controller.subscribe((event) => {
    if (event.type !== "ai-approval-request") return;
    questions.push(event.summary);
    conversation.controller.answerApproval(event.callId, allow);
  });
  const before = conversation.document.tables.nodes.count;
  await conversation.controller.execute("Add them all");
  return { questions, added: conversation.document.tables.nodes.count - before, conversation };
}

const each = (count: number, size: number) => Array.from({ length: count }, (_, at) => [adding(at * size, size)]);

describe("a message that changes much in small calls", () => {
  it.each([
    ["one call of 60", each(1, 60), ["Add 60 elements?"]],
    [
      "60 calls of 1",
      each(60, 1),
      [
        "Add 1 element (26 with what this message did already)?",
        "Add 1 element (26 with what this message did already)?",
      ],
    ],
    [
      "10 calls of 6",
      each(10, 6),
      [
        "Add 6 elements (30 with what this message did already)?",
        "Add 6 elements (30 with what this message did already)?",
      ],
    ],
    ["25 calls of 1", each(25, 1), []],
  ])("asks as often as it passes the limit: %s", async (_title, rounds, expected) => {
    expect((await asked(rounds)).questions).toEqual(expected);
  });

  it("adds nothing beyond what was allowed", async () => {
    expect((await asked(each(60, 1), false)).added).toBe(25);
  });

  it("counts from nothing again with the next message", async () => {
    const { conversation, questions } = await asked(each(20, 1));
    expect(questions).toEqual([]);
    expect(conversation.document.tables.nodes.count).toBeGreaterThan(20);
  });
});

describe("undo by the assistant", () => {
  function withHandwork() {
    const conversation = startConversation(
      createScriptedProvider([
        calls([{ name: "undo", input: { all: true } }]),
        says("Undone."),
        calls([{ name: "undo", input: {} }]),
        says("Undone."),
      ]),
    );
    const questions: string[] = [];
    conversation.controller.subscribe((event) => {
      if (event.type !== "ai-approval-request") return;
      questions.push(event.summary);
      conversation.controller.answerApproval(event.callId, false);
    });
    return { ...conversation, questions };
  }

  it("asks before it takes back several changes of which some were made by hand", async () => {
    const { controller, document, registry, questions } = withHandwork();
    for (const name of ["Rex", "Biscuit"]) {
      await registry.execute(
        { name: "addNodes", input: { nodes: [{ attributes: { name } }] } },
        { step: `by-hand-${name}`, actor: "user", title: `Add ${name}` },
        { signal: new AbortController().signal, actor: "user" },
      );
    }
    const before = document.tables.nodes.count;
    await controller.execute("Undo all");
    expect(questions).toEqual(["Undo 2 changes, 2 of them made by hand: 'Add Biscuit' and 'Add Rex'?"]);
    expect(document.tables.nodes.count).toBe(before);
    await controller.execute("Undo");
    expect(questions).toHaveLength(1);
    expect(document.tables.nodes.count).toBe(before - 1);
  });
});

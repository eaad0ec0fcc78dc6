import { expect, it } from "vitest";
import { toContextText } from "@/ai/context/context-text";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

it("a model reads which changes it can undo, in words, and takes back one of them", async () => {
  const session = startScripted([
    calls([
      { id: "red", name: "styleNodes", input: { selector: "type == 'cat'", color: "red" } },
      { id: "age", name: "updateElements", input: { selector: "id == 'cat1'", set: { age: 6 } } },
    ]),
    says("Done."),
    says("I see."),
  ]);
  await session.controller.execute("Make the cats red, and Whiskers 6");
  await session.controller.execute("What did you do?");
  const [first, , last] = session.model.requests;
  expect(first?.context.undoable).toBeUndefined();
  const output = last?.context.undoable ?? [];
  expect(output.map(({ words }) => words)).toEqual([expect.stringContaining("age"), expect.stringContaining("red")]);
  const text = last === undefined ? "" : toContextText(last.context);
  expect(text).toMatch(/changes \(undo step\):\n- \d+ "Updated/u);
  const red = output[1]?.number ?? 0;
  const { signal } = new AbortController();
  const origin = { step: "later", actor: "assistant", title: "Undo" } as const;
  await session.registry.execute({ name: "undo", input: { step: red } }, origin, { signal, actor: "assistant" });
  expect(session.document.layers).toEqual([]);
  expect(session.document.node("cat1")?.attributes["age"]).toBe(6);
});

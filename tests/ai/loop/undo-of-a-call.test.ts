import { describe, expect, it } from "vitest";
import type { CallOfStep, UndoPlan } from "@/graph/document/document-types";
import { startScripted } from "../../support/ai-session";
import { calls, says } from "../../support/providers/scripted-provider";

const blueAndRed = calls([
  { id: "blue", name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } },
  { id: "red", name: "styleNodes", input: { selector: "type == 'human'", color: "red" } },
]);
const ages = calls([
  { id: "first", name: "updateElements", input: { selector: "id == 'cat1'", set: { age: 6 } } },
  { id: "second", name: "updateElements", input: { selector: "id == 'cat1'", set: { age: 7 } } },
]);

/** A message with two calls, answered, and how one of them is taken back. */
async function answered(script: typeof ages) {
  const session = startScripted([script, says("Done."), says("I see.")]);
  const result = await session.controller.execute("Change two things");
  const step = result.undoStep ?? "none";
  let made = 0;
  const apply = (plan: UndoPlan) => {
    made += 1;
    if (!plan.success) return plan.message;
    const origin = { step: `hand-${made}`, actor: "user", title: `Undo ${made}`, undoes: plan.undoes } as const;
    return session.document.apply(plan.changes, origin).success;
  };
  const ids = session.document.callsOf(step).map(({ call }) => call);
  const callAt = (place: number): CallOfStep => ({ step, call: ids[place] ?? "none" });
  return { ...session, step, apply, callAt };
}

describe("one call of a message", () => {
  it("is taken back alone, stands as undone beside the other, and comes again", async () => {
    const { document, step, apply, callAt } = await answered(blueAndRed);
    const colors = () => document.layers.map(({ style }) => style?.color);
    expect(colors()).toEqual(["--g-1", "--w-red"]);
    const before = document.snapshot();
    expect(apply(document.planUndo(callAt(1)))).toBe(true);
    expect(colors()).toEqual(["--g-1"]);
    expect(document.callsOf(step).map(({ inForce }) => inForce)).toEqual([true, false]);
    expect(document.steps().find(({ id }) => id === step)).toMatchObject({ inForce: true });
    expect(apply(document.planUndo(callAt(1)))).toContain("already undone");
    expect(apply(document.planRedo(callAt(1)))).toBe(true);
    expect(document.snapshot()).toEqual(before);
    expect(apply(document.planRedo(callAt(1)))).toContain("not undone");
  });

  it("tells what that call alone changed", async () => {
    const { document, callAt } = await answered(ages);
    expect(document.changesOf(callAt(1))?.changes).toMatchObject([{ type: "attributes-set", set: { age: 7 } }]);
    expect(document.changesOf({ step: "gone", call: "gone" })).toBeNull();
  });

  it("is refused while a later call of the message stands on it, and nothing is changed", async () => {
    const { document, apply, callAt } = await answered(ages);
    const before = document.snapshot();
    expect(apply(document.planUndo(callAt(0)))).toMatch(/later call of the same message, “Update elements”/u);
    expect(document.snapshot()).toEqual(before);
    expect(apply(document.planUndo(callAt(1)))).toBe(true);
    expect(apply(document.planUndo(callAt(0)))).toBe(true);
    expect(document.node("cat1")?.attributes["age"]).toBe(5);
  });

  it("is refused while a later step stands on it", async () => {
    const { document, apply, callAt } = await answered(ages);
    const hand = { step: "hand", actor: "user", title: "Change values" } as const;
    document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: 9 } }], hand);
    expect(apply(document.planUndo(callAt(1)))).toContain("A later step, “Change values”");
  });

  it("is not brought back alone where the whole message was undone", async () => {
    const { document, step, apply, callAt } = await answered(blueAndRed);
    expect(apply(document.planUndo(step))).toBe(true);
    expect(apply(document.planRedo(callAt(1)))).toContain("undone together with more");
    expect(document.layers).toEqual([]);
  });

  it("is told to the model by what it had said it did, once", async () => {
    const { document, controller, model, apply, callAt } = await answered(blueAndRed);
    apply(document.planUndo(callAt(1)));
    apply(document.planRedo(callAt(1)));
    await controller.execute("And now?");
    const output = model.requests.at(-1)?.context.userChanges ?? [];
    expect(output).toEqual([
      expect.stringMatching(
        /^The user undid one call of "Change two things", which had said: "Styled .* The rest of it stands\.$/u,
      ),
      expect.stringMatching(/^The user redid one call of "Change two things", which had said: "Styled /u),
    ]);
  });
});

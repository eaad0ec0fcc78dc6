import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CallOfStep, GraphDocument, UndoPlan } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { arbitraryChange, type RandomChange, randomGraph, resolveChange } from "../support/graphs/random-changes";
import { replayed } from "../support/graphs/replay-steps";
import { runsOf } from "../support/long";

/** Messages of some calls each, with edits by hand and undos between. */
const changes = fc.array(arbitraryChange, { minLength: 1, maxLength: 3 });
const move = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("call" as const), changes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("hand" as const), changes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("message-ends" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undo-in-message" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undo-step" as const), pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo-call" as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("redo-call" as const), pick: fc.nat() }) },
);
const moves = fc.array(move, { minLength: 2, maxLength: 24, size: "max" });
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

describe("undo of one call among many", { timeout: 600_000 }, () => {
  it("leaves what a replay without that call would make, or refuses with a reason and changes nothing", () => {
    let [taken, refused] = [0, 0];
    check((document, all, pick) => {
      const opened = document.snapshot();
      play(document, all);
      const call = pickedCall(document, pick);
      if (!call) return;
      const before = documentText(document);
      const steps = document.savedSteps(1000);
      const plan = document.planUndo(call);
      if (!plan.success) {
        refused += 1;
        expect(plan.message).toMatch(/\S/u);
        expect(documentText(document)).toBe(before);
        return;
      }
      taken += 1;
      applyPlan(document, plan, "alone");
      const isOfCall = ({ call: own, sequence }: (typeof steps)[number]["entries"][number]) =>
        own === call.call && stepOf(steps, sequence) === call.step;
      // Undos inside a message are calls, too: taking one back brings something again, which no replay without it tells.
      const isUndoCall = steps.some(({ entries }) => entries.some((each) => isOfCall(each) && each.undone.length > 0));
      const after = document.snapshot();
      expect(after).toEqual(
        isUndoCall ? replayed(opened, document.savedSteps(1000)) : replayed(opened, steps, isOfCall),
      );
      applyPlan(document, document.planRedo(call), "again");
      expect(documentText(document)).toBe(before);
    });
    expect(taken).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(1);
  });

  it("refuses no call that nothing was done after", () => {
    check((document, all) => {
      play(document, all);
      const list = resolveChange(
        { type: "add-node", id: 19, attributes: {}, position: null, parent: null, at: undefined },
        document,
      );
      const done = document.apply(list, { ...assistant("last"), call: "last" });
      if (!done.success || list.length === 0) return;
      const plan = document.planUndo({ step: "last", call: "last" });
      expect(plan).toMatchObject({ success: true, undoes: { call: { step: "last", call: "last" } } });
    });
  });

  it("leaves a way back to what was opened, step by step, and from there to where it was", () => {
    check((document, all) => {
      const opened = documentText(document);
      play(document, all);
      const last = documentText(document);
      let undone = 0;
      for (; document.planUndo(1).success; undone += 1) {
        expect(undone).toBeLessThan(200);
        applyPlan(document, document.planUndo(1), `back-${undone}`);
      }
      expect(documentText(document)).toBe(opened);
      for (let again = 0; again < undone; again += 1) applyPlan(document, document.planRedo(1), `again-${again}`);
      expect(documentText(document)).toBe(last);
    });
  });

  it("is the same after a visit", () => {
    check((document, all, pick) => {
      play(document, all);
      const stored = JSON.parse(JSON.stringify(document.savedSteps(1000)));
      const again = createGraphDocument(JSON.parse(JSON.stringify(document.snapshot())), stored);
      const call = pickedCall(document, pick);
      if (!call) return;
      expect(again.callsOf(call.step)).toEqual(document.callsOf(call.step));
      const [here, there] = [document.planUndo(call), again.planUndo(call)];
      expect(JSON.parse(JSON.stringify(there))).toEqual(JSON.parse(JSON.stringify(here)));
    });
  });
});

function check(law: (document: GraphDocument, all: readonly Move[], pick: number) => void): void {
  fc.assert(
    fc.property(moves, fc.nat(), (all, pick) => law(createGraphDocument(randomGraph()), all, pick)),
    { numRuns: runsOf(60) },
  );
}

function assistant(step: string) {
  return { step, actor: "assistant", title: step } as const;
}

function play(document: GraphDocument, all: readonly Move[]): void {
  let [made, message] = [0, "message-0"];
  const next = (name: string) => {
    made += 1;
    return `${name}-${made}`;
  };
  const undo = (each: Extract<Move, { pick: number }>): void => {
    const steps = document.steps();
    const id = steps[each.pick % Math.max(1, steps.length)]?.id ?? "";
    const call = pickedCall(document, each.pick);
    if (each.kind === "undo-step") applyPlan(document, document.planUndo(id), next("undo"));
    else if (call)
      applyPlan(document, document[each.kind === "undo-call" ? "planUndo" : "planRedo"](call), next("undo"));
  };
  for (const each of all) {
    switch (each.kind) {
      case "call":
        document.apply(resolved(each.changes, document), { ...assistant(message), call: next("call"), part: "Call" });
        break;
      case "hand":
        document.apply(resolved(each.changes, document), { step: next("hand"), actor: "user", title: "hand" });
        break;
      case "message-ends":
        message = next("message");
        break;
      case "undo-in-message": {
        const plan = document.planUndo(1, { within: message, sinceOpening: true });
        if (!plan.success) break;
        document.apply(plan.changes, { ...assistant(message), call: next("call"), part: "Undo", undoes: plan.undoes });
        break;
      }
      default:
        undo(each);
    }
  }
}

/** Without places: they are those among what stood when the change was made. */
function resolved(list: readonly RandomChange[], document: GraphDocument) {
  return list.flatMap((change) => resolveChange("at" in change ? { ...change, at: undefined } : change, document));
}

function pickedCall(document: GraphDocument, pick: number): CallOfStep | undefined {
  const calls = document.steps().flatMap(({ id }) => document.callsOf(id));
  return calls[pick % Math.max(1, calls.length)];
}

function applyPlan(document: GraphDocument, plan: UndoPlan, step: string): void {
  if (!plan.success) return;
  const done = document.apply(plan.changes, { step, actor: "user", title: step, undoes: plan.undoes });
  expect(done).toMatchObject({ success: true });
}

function stepOf(steps: ReturnType<GraphDocument["savedSteps"]>, sequence: number): string | undefined {
  return steps.find(({ entries }) => entries.some((entry) => entry.sequence === sequence))?.id;
}

/** Exact, order included. */
function documentText(document: GraphDocument): string {
  return JSON.stringify(document.snapshot());
}

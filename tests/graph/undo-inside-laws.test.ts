import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument, UndoPlan, UndoScope } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { arbitraryChange, type RandomChange, randomGraph, resolveChange } from "../support/graphs/random-changes";
import { replayed } from "../support/graphs/replay-steps";
import { runsOf } from "../support/long";

/** By hand each move is a step of its own; the assistant's go on in its message until it ends. */
const by = fc.constantFrom("hand" as const, "message" as const);
const count = fc.constantFrom(1, 1, 1, 2, 3, Number.POSITIVE_INFINITY);
const changes = fc.array(arbitraryChange, { minLength: 1, maxLength: 3 });
const move = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("change" as const), by, changes }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("undo" as const), by, count }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("redo" as const), by, count }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo-step" as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("redo-step" as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("message-ends" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("retry" as const) }) },
);
const moves = fc.array(move, { minLength: 1, maxLength: 40, size: "max" });
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

describe("undo and redo by user and assistant, inside and between messages", { timeout: 600_000 }, () => {
  it("leaves the graph as it was opened plus the changes that stand, in their first order", () => {
    check(moves, (document, all) => {
      const opened = document.snapshot();
      const play = createPlayer(document);
      for (const each of all) {
        play(unplaced(each));
        const standing = replayed(opened, document.savedSteps(1000));
        expect(document.snapshot()).toEqual(standing);
      }
    });
  });

  it("always goes back to what was opened, step by step, and from there to where it was", () => {
    check(moves, (document, all) => {
      const opened = graphText(document.snapshot());
      const play = createPlayer(document);
      for (const each of all) play(each);
      const last = graphText(document.snapshot());
      const undone = undoOneByOne(document);
      expect(graphText(document.snapshot())).toBe(opened);
      for (let again = 0; again < undone; again += 1) applyPlan(document, document.planRedo(1), `redo-${again}`);
      expect(graphText(document.snapshot())).toBe(last);
    });
  });

  it("goes back at once, too, and there again", () => {
    check(moves, (document, all) => {
      const opened = graphText(document.snapshot());
      const play = createPlayer(document);
      for (const each of all) play(each);
      const last = graphText(document.snapshot());
      const plan = document.planUndo(Number.POSITIVE_INFINITY);
      if (!plan.success) {
        expect(plan.isNothing).toBe(true);
        expect(last).toBe(opened);
        return;
      }
      applyPlan(document, plan, "all");
      expect(graphText(document.snapshot())).toBe(opened);
      applyPlan(document, document.planRedo(1), "again");
      expect(graphText(document.snapshot())).toBe(last);
    });
  });

  it("leaves no step that cannot be undone by itself, but for those that were made in the middle of each other", () => {
    check(fc.tuple(moves, fc.infiniteStream(fc.nat())), (document, [all, picks]) => {
      const opened = graphText(document.snapshot());
      const play = createPlayer(document);
      for (const each of all) play(each);
      for (let back = 0; hasChanges(document); back += 1) {
        expect(back).toBeLessThan(200);
        const steps = document.steps().filter(({ kind, inForce }) => kind === "change" && inForce);
        const plans = steps.map(({ id }) => document.planUndo(id));
        const free = plans.filter(({ success }) => success);
        const reasons = plans.flatMap((each) => (each.success ? [] : [each.message]));
        if (free.length === 0)
          expect(reasons.join("\n")).toMatch(
            /neither can be undone|Bring that one back|stand in itself|come back together/,
          );
        const plan = free[picks.next().value % Math.max(1, free.length)] ?? document.planUndo(1);
        applyPlan(document, plan, `back-${back}`);
      }
      expect(graphText(document.snapshot())).toBe(opened);
    });
  });

  it("goes on after a visit from what was kept of the steps", () => {
    check(
      fc.tuple(moves, moves),
      (document, [before, after]) => {
        const opened = document.snapshot();
        const play = createPlayer(document);
        for (const each of before) play(unplaced(each));
        const stored = JSON.parse(JSON.stringify(document.savedSteps(1000)));
        const again = createGraphDocument(JSON.parse(JSON.stringify(document.snapshot())), stored);
        expect(again.steps()).toEqual(document.steps());
        const playOn = createPlayer(again, "later");
        for (const each of after) if (!isPicked(each)) playOn(unplaced(each));
        undoOneByOne(again);
        // Where rows and attributes stood that were away then is not kept over a visit.
        expect(inOrder(again.snapshot())).toEqual(inOrder(opened));
      },
      [[circleAcrossAnOpening]],
    );
  });
});

/**
 * A message that took back a move between groups opens a graph, while a hand moved nodes the other way round: with the
 * message alone taken back, a node would be inside itself.
 */
const circleAcrossAnOpening: [Move[], Move[]] = [
  [{ kind: "undo", by: "hand", count: 1 }],
  [
    { kind: "change", by: "hand", changes: [{ type: "group", pick: 9, parent: 0 }] },
    { kind: "undo", by: "message", count: 1 },
    { kind: "change", by: "hand", changes: [{ type: "group", pick: 0, parent: 5 }] },
    { kind: "change", by: "message", changes: [{ type: "replace", keep: 0 }] },
  ],
];

function check<T>(
  arbitrary: fc.Arbitrary<T>,
  law: (document: GraphDocument, value: T) => void,
  examples: [T][] = [],
): void {
  fc.assert(
    fc.property(arbitrary, (value) => law(createGraphDocument(randomGraph()), value)),
    { numRuns: runsOf(30), examples },
  );
}

/** Plays moves; a plan that is not refused must apply. */
function createPlayer(document: GraphDocument, name = "step"): (move: Move) => void {
  let made = 0;
  let message = `${name}-message`;
  const nextStep = () => {
    made += 1;
    return `${name}-${made}`;
  };
  const stepOf = (who: "hand" | "message") => (who === "hand" ? nextStep() : message);
  const scopeOf = (who: "hand" | "message"): UndoScope =>
    who === "hand" ? {} : { within: message, sinceOpening: true };

  return (each) => {
    switch (each.kind) {
      case "change": {
        const list = each.changes.flatMap((change) => resolveChange(change, document));
        document.apply(list, {
          step: stepOf(each.by),
          actor: each.by === "hand" ? "user" : "assistant",
          title: each.by,
        });
        return;
      }
      case "undo":
        applyPlan(document, document.planUndo(each.count, scopeOf(each.by)), stepOf(each.by), "may be none");
        return;
      case "redo":
        applyPlan(document, document.planRedo(each.count, scopeOf(each.by)), stepOf(each.by), "may be refused");
        return;
      case "undo-step":
        applyPlan(document, document.planUndo(picked(document, each.pick, true)), nextStep(), "may be refused");
        return;
      case "redo-step":
        applyPlan(document, document.planRedo(picked(document, each.pick, false)), nextStep(), "may be refused");
        return;
      case "message-ends":
        message = nextStep();
        return;
      case "retry":
        applyPlan(document, document.planUndo(message), nextStep(), "may be refused");
        message = nextStep();
    }
  };
}

function isPicked({ kind }: Move): boolean {
  return kind === "undo-step" || kind === "redo-step" || kind === "retry";
}

function picked(document: GraphDocument, pick: number, inForce: boolean): string {
  const steps = document.steps().filter((step) => step.inForce === inForce);
  return steps[pick % Math.max(1, steps.length)]?.id ?? "none";
}

function applyPlan(document: GraphDocument, plan: UndoPlan, step: string, refusal = "is a fault"): void {
  if (!plan.success) {
    expect(plan.message).not.toBe("");
    if (refusal === "may be none") expect(plan).toMatchObject({ isNothing: true });
    else expect(plan).toMatchObject({ message: refusal === "may be refused" ? plan.message : "no refusal" });
    return;
  }
  const done = document.apply(plan.changes, { step, actor: "user", title: step, undoes: plan.undoes });
  expect(done).toMatchObject({ success: true });
  expect(plan.titles.length).toBeGreaterThan(0);
}

function hasChanges(document: GraphDocument): boolean {
  return document.planUndo(1).success;
}

function undoOneByOne(document: GraphDocument): number {
  let undone = 0;
  for (; hasChanges(document); undone += 1) {
    expect(undone).toBeLessThan(200);
    applyPlan(document, document.planUndo(1), `undo-${undone}`);
  }
  return undone;
}

/** Without places: they are those among what stood when the change was made. */
function unplaced(each: Move): Move {
  if (each.kind !== "change") return each;
  return {
    ...each,
    changes: each.changes.map((change): RandomChange => ("at" in change ? { ...change, at: undefined } : change)),
  };
}

/** Exact, order of attributes included. */
function graphText(graph: GraphData): string {
  return JSON.stringify(graph, null, 1);
}

function inOrder(graph: GraphData): GraphData {
  const sorted = <T extends { readonly id: string }>(items: readonly T[]) =>
    items.toSorted((a, b) => a.id.localeCompare(b.id));
  return { ...graph, nodes: sorted(graph.nodes), edges: sorted(graph.edges) };
}
